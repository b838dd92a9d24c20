#if canImport(Glibc)
import Glibc
#endif

/// A colour as degrees of hue and percent of saturation.
package struct Color: Hashable {
    package var hue: Double
    package var saturation: Double

    package init(hue: Double, saturation: Double) {
        self.hue = hue
        self.saturation = saturation
    }

    /// The colour of a white of so many kelvin.
    ///
    /// Krystek's approximation of the black body's chromaticity (1985), put into linear sRGB.
    package init(kelvin: Double) {
        let square = kelvin * kelvin
        let u =
            (0.860117757 + 1.54118254e-4 * kelvin + 1.28641212e-7 * square)
            / (1 + 8.42420235e-4 * kelvin + 7.08145163e-7 * square)
        let v =
            (0.317398726 + 4.22806245e-5 * kelvin + 4.20481691e-8 * square)
            / (1 - 2.89741816e-5 * kelvin + 1.61456053e-7 * square)
        let x = 3 * u / (2 * u - 8 * v + 4)
        let y = 2 * v / (2 * u - 8 * v + 4)
        let (tristimulusX, tristimulusZ) = (x / y, (1 - x - y) / y)
        let linear = [
            3.2404542 * tristimulusX - 1.5371385 - 0.4985314 * tristimulusZ,
            -0.9692660 * tristimulusX + 1.8760108 + 0.0415560 * tristimulusZ,
            0.0556434 * tristimulusX - 0.2040259 + 1.0572252 * tristimulusZ,
        ].map { max($0, 0) }
        let most = max(linear[0], linear[1], linear[2])
        let rgb = linear.map { Self.gamma($0 / most) }
        self.init(red: rgb[0], green: rgb[1], blue: rgb[2])
    }

    /// The colour of red, green and blue from 0 to 1, as whole degrees and percents.
    package init(red: Double, green: Double, blue: Double) {
        let most = max(red, green, blue)
        let span = most - min(red, green, blue)
        let sixth: Double =
            switch (span, most) {
            case (0, _): 0
            case (_, red): (green - blue) / span
            case (_, green): (blue - red) / span + 2
            default: (red - green) / span + 4
            }
        hue = (sixth * 60 + (sixth < 0 ? 360 : 0)).rounded()
        saturation = most == 0 ? 0 : (span / most * 100).rounded()
    }

    private static func gamma(_ linear: Double) -> Double {
        linear <= 0.0031308 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
    }

    /// A colour between this one and another, on the straight way through the colour circle.
    package func mixed(with other: Color, share: Double) -> Color {
        let (x, y) =
            (1 - share) * point.x + share * other.point.x == 0
            ? (other.point.x, other.point.y)
            : ((1 - share) * point.x + share * other.point.x, (1 - share) * point.y + share * other.point.y)
        let angle = atan2(y, x) * 180 / .pi
        return Color(
            hue: (angle < 0 ? angle + 360 : angle).rounded(),
            saturation: min((x * x + y * y).squareRoot().rounded(), 100))
    }

    /// How far two colours are apart on the colour circle, whose radius is 100.
    package func distance(to other: Color) -> Double {
        let (x, y) = (point.x - other.point.x, point.y - other.point.y)
        return (x * x + y * y).squareRoot()
    }

    private var point: (x: Double, y: Double) {
        let angle = hue * .pi / 180
        return (saturation * cos(angle), saturation * sin(angle))
    }
}
