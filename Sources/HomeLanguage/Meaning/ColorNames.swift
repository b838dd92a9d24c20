/// The names of colours, for replies: those that the CSS Color specification gives, one for each hue and saturation.
enum ColorNames {
    /// The name of the colour that is nearest; no light is grey, unless somebody asked for just that.
    static func nearest(to color: Color) -> String {
        let names = table.filter { !$0.name.hasSuffix("gray") || $0.color == color }
        return names.min { $0.color.distance(to: color) < $1.color.distance(to: color) }?.name ?? ""
    }

    /// Each name with its degrees of hue and percent of saturation.
    static let table: [(name: String, color: Color)] = rows.split { $0 == "," || $0.isNewline }.compactMap { row in
        let words = row.split(separator: " ")
        guard words.count > 2, let hue = Double(words[words.count - 2]), let saturation = Double(words[words.count - 1])
        else { return nil }
        return (words.dropLast(2).joined(separator: " "), Color(hue: hue, saturation: saturation))
    }

    private static let rows = """
        warm white 30 65, candlelight 30 91, cool white 28 19, daylight 308 3, red 0 100, firebrick 0 81, brown 0 75, indian red 0 55, light coral 0 47, rosy brown 0 24, snow 0 2,
        white 0 0, salmon 6 54, misty rose 6 12, tomato 9 72, dark salmon 15 48, orange red 16 100, coral 16 69,
        light salmon 17 52, sienna 19 72, chocolate 25 86, seashell 25 7, sandy brown 28 61, peach puff 28 27,
        peru 30 69, linen 30 8, dark orange 33 100, bisque 33 23, burlywood 34 39, tan 34 33, antique white 34 14,
        navajo white 36 32, blanched almond 36 20, papaya whip 37 16, moccasin 38 29, orange 39 100, wheat 39 27,
        old lace 39 9, floral white 40 6, dark goldenrod 43 94, goldenrod 43 85, cornsilk 48 14, gold 51 100,
        khaki 54 42, lemon chiffon 54 20, pale goldenrod 55 29, dark khaki 56 43, yellow 60 100,
        light goldenrod yellow 60 16, light yellow 60 12, beige 60 10, ivory 60 6, yellow green 80 76,
        olive drab 80 75, dark olive green 82 56, green yellow 84 82, lawn green 90 100, green 120 100,
        lime green 120 76, pale green 120 39, dark sea green 120 24, honeydew 120 6, sea green 146 67,
        medium sea green 147 66, spring green 150 100, mint cream 150 4, medium spring green 157 100,
        aquamarine 160 50, turquoise 174 71, light sea green 177 82, medium turquoise 178 66, cyan 180 100,
        dark slate gray 180 41, pale turquoise 180 26, light cyan 180 12, azure 180 6, dark turquoise 181 100,
        cadet blue 182 41, powder blue 187 23, deep sky blue 195 100, light blue 195 25, sky blue 197 43,
        light sky blue 203 46, steel blue 207 61, alice blue 208 6, dodger blue 210 88, slate gray 210 22,
        light steel blue 214 21, cornflower blue 219 58, royal blue 225 71, blue 240 100, midnight blue 240 78,
        lavender 240 8, ghost white 240 3, slate blue 248 56, medium slate blue 249 56, medium purple 260 49,
        rebecca purple 270 67, blue violet 271 81, indigo 275 100, dark orchid 280 75, dark violet 282 100,
        medium orchid 288 60, purple 300 100, violet 300 45, plum 300 28, thistle 300 12, orchid 302 49,
        medium violet red 322 89, deep pink 328 92, hot pink 330 59, pale violet red 340 49, lavender blush 340 6,
        crimson 348 91, pink 350 25, light pink 351 29
        """
}
