/// The colours that have a name: those that the CSS Color specification gives, and a few whites; the words for them are the
/// language's.
package enum ColorName: String, CaseIterable {
    case warmWhite, candlelight, coolWhite, daylight, red, firebrick, brown, indianRed, lightCoral, rosyBrown, snow
    case white, salmon, mistyRose, tomato, darkSalmon, orangeRed, coral, lightSalmon, sienna, chocolate, seashell
    case sandyBrown, peachPuff, peru, linen, darkOrange, bisque, burlywood, tan, antiqueWhite, navajoWhite
    case blanchedAlmond, papayaWhip, moccasin, orange, wheat, oldLace, floralWhite, darkGoldenrod, goldenrod
    case cornsilk, gold, khaki, lemonChiffon, paleGoldenrod, darkKhaki, yellow, lightGoldenrodYellow, lightYellow
    case beige, ivory, yellowGreen, oliveDrab, darkOliveGreen, greenYellow, lawnGreen, green, limeGreen, paleGreen
    case darkSeaGreen, honeydew, seaGreen, mediumSeaGreen, springGreen, mintCream, mediumSpringGreen, aquamarine
    case turquoise, lightSeaGreen, mediumTurquoise, cyan, darkSlateGray, paleTurquoise, lightCyan, azure
    case darkTurquoise, cadetBlue, powderBlue, deepSkyBlue, lightBlue, skyBlue, lightSkyBlue, steelBlue, aliceBlue
    case dodgerBlue, slateGray, lightSteelBlue, cornflowerBlue, royalBlue, blue, midnightBlue, lavender, ghostWhite
    case slateBlue, mediumSlateBlue, mediumPurple, rebeccaPurple, blueViolet, indigo, darkOrchid, darkViolet
    case mediumOrchid, purple, violet, plum, thistle, orchid, mediumVioletRed, deepPink, hotPink, paleVioletRed
    case lavenderBlush, crimson, pink, lightPink

    /// The one that is nearest; no light is grey, unless somebody asked for just that.
    package static func nearest(to color: Color) -> ColorName {
        let names = table.filter { !$0.name.isGray || $0.color == color }
        return names.min { $0.color.distance(to: color) < $1.color.distance(to: color) }?.name ?? .white
    }

    /// The place on the circle of colours that a hue is nearest to, from 0 to 11.
    package static func twelfth(of hue: Double) -> Double {
        (hue / 30).rounded().truncatingRemainder(dividingBy: 12).magnitude
    }

    private var isGray: Bool { self == .darkSlateGray || self == .slateGray }

    /// Each with its degrees of hue and percent of saturation.
    package static let table: [(name: ColorName, color: Color)] = rows.map { ($0, Color(hue: $1, saturation: $2)) }

    private static let rows: [(ColorName, Double, Double)] = [
        (.warmWhite, 30, 65), (.candlelight, 30, 91), (.coolWhite, 28, 19), (.daylight, 308, 3), (.red, 0, 100),
        (.firebrick, 0, 81), (.brown, 0, 75), (.indianRed, 0, 55), (.lightCoral, 0, 47), (.rosyBrown, 0, 24),
        (.snow, 0, 2), (.white, 0, 0), (.salmon, 6, 54), (.mistyRose, 6, 12), (.tomato, 9, 72), (.darkSalmon, 15, 48),
        (.orangeRed, 16, 100), (.coral, 16, 69), (.lightSalmon, 17, 52), (.sienna, 19, 72), (.chocolate, 25, 86),
        (.seashell, 25, 7), (.sandyBrown, 28, 61), (.peachPuff, 28, 27), (.peru, 30, 69), (.linen, 30, 8),
        (.darkOrange, 33, 100), (.bisque, 33, 23), (.burlywood, 34, 39), (.tan, 34, 33), (.antiqueWhite, 34, 14),
        (.navajoWhite, 36, 32), (.blanchedAlmond, 36, 20), (.papayaWhip, 37, 16), (.moccasin, 38, 29),
        (.orange, 39, 100), (.wheat, 39, 27), (.oldLace, 39, 9), (.floralWhite, 40, 6), (.darkGoldenrod, 43, 94),
        (.goldenrod, 43, 85), (.cornsilk, 48, 14), (.gold, 51, 100), (.khaki, 54, 42), (.lemonChiffon, 54, 20),
        (.paleGoldenrod, 55, 29), (.darkKhaki, 56, 43), (.yellow, 60, 100), (.lightGoldenrodYellow, 60, 16),
        (.lightYellow, 60, 12), (.beige, 60, 10), (.ivory, 60, 6), (.yellowGreen, 80, 76), (.oliveDrab, 80, 75),
        (.darkOliveGreen, 82, 56), (.greenYellow, 84, 82), (.lawnGreen, 90, 100), (.green, 120, 100),
        (.limeGreen, 120, 76), (.paleGreen, 120, 39), (.darkSeaGreen, 120, 24), (.honeydew, 120, 6),
        (.seaGreen, 146, 67), (.mediumSeaGreen, 147, 66), (.springGreen, 150, 100), (.mintCream, 150, 4),
        (.mediumSpringGreen, 157, 100), (.aquamarine, 160, 50), (.turquoise, 174, 71), (.lightSeaGreen, 177, 82),
        (.mediumTurquoise, 178, 66), (.cyan, 180, 100), (.darkSlateGray, 180, 41), (.paleTurquoise, 180, 26),
        (.lightCyan, 180, 12), (.azure, 180, 6), (.darkTurquoise, 181, 100), (.cadetBlue, 182, 41),
        (.powderBlue, 187, 23), (.deepSkyBlue, 195, 100), (.lightBlue, 195, 25), (.skyBlue, 197, 43),
        (.lightSkyBlue, 203, 46), (.steelBlue, 207, 61), (.aliceBlue, 208, 6), (.dodgerBlue, 210, 88),
        (.slateGray, 210, 22), (.lightSteelBlue, 214, 21), (.cornflowerBlue, 219, 58), (.royalBlue, 225, 71),
        (.blue, 240, 100), (.midnightBlue, 240, 78), (.lavender, 240, 8), (.ghostWhite, 240, 3), (.slateBlue, 248, 56),
        (.mediumSlateBlue, 249, 56), (.mediumPurple, 260, 49), (.rebeccaPurple, 270, 67), (.blueViolet, 271, 81),
        (.indigo, 275, 100), (.darkOrchid, 280, 75), (.darkViolet, 282, 100), (.mediumOrchid, 288, 60),
        (.purple, 300, 100), (.violet, 300, 45), (.plum, 300, 28), (.thistle, 300, 12), (.orchid, 302, 49),
        (.mediumVioletRed, 322, 89), (.deepPink, 328, 92), (.hotPink, 330, 59), (.paleVioletRed, 340, 49),
        (.lavenderBlush, 340, 6), (.crimson, 348, 91), (.pink, 350, 25), (.lightPink, 351, 29),
    ]
}
