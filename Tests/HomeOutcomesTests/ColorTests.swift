import Testing

@testable import HomeOutcomes

/// Colours, and the names that are nearest to them.
struct ColorTests {
    @Test func knowsTheNameOfEveryColour() {
        #expect(ColorName.nearest(to: Color(hue: 240, saturation: 100)) == .blue)
        #expect(ColorName.nearest(to: Color(hue: 177, saturation: 82)) == .lightSeaGreen)
        #expect(ColorName.nearest(to: Color(hue: 0, saturation: 0)) == .white)
        #expect(ColorName.nearest(to: Color(kelvin: 2700)) == .warmWhite)
        #expect(ColorName.table.count == ColorName.allCases.count)
    }

    @Test func makesWhitesOfColours() {
        #expect(Color(kelvin: 6500).saturation < 5)
        #expect(Color(kelvin: 2700) == Color(hue: 30, saturation: 65))
        #expect(
            Color(hue: 0, saturation: 100).mixed(with: Color(hue: 240, saturation: 100), share: 1)
                == Color(hue: 240, saturation: 100))
    }
}
