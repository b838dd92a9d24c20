import FoundationEssentials

/// A vowel by where its first two formants begin and end, in Hertz.
///
/// The ten single vowels are the men's means of table II of Peterson and Barney (1952, "Control methods used in a study
/// of the vowels", JASA 24, 175–184, doi:10.1121/1.1906875), in the order of "heed, hid, head, had, hod, hawed, hood,
/// who'd, hud, heard". Their listeners confused neighbours of this plane: "hid" with "head", "head" with "had", "hod"
/// with "hawed". The plane leaves out the low third formant by which "heard" is told apart. They measured no
/// diphthongs; the ways of those between single vowels are ours.
struct Vowel {
    private let start: Formants
    private let end: Formants

    /// The two lowest resonances of the mouth.
    private struct Formants {
        let first: Double
        let second: Double

        init(_ first: Double, _ second: Double) {
            self.first = Self.bark(first)
            self.second = Self.bark(second)
        }

        func distance(to other: Formants) -> Double {
            let (one, two) = (first - other.first, second - other.second)
            return (one * one + two * two).squareRoot()
        }

        /// The place of a frequency on the ear's own scale (Traunmüller, 1990).
        private static func bark(_ hertz: Double) -> Double { 26.81 * hertz / (1960 + hertz) - 0.53 }
    }

    private init(_ start: Formants, to end: Formants? = nil) {
        self.start = start
        self.end = end ?? start
    }

    /// The mean of the ways between the beginnings and between the ends; 1 is the way from IY to AA.
    func distance(to other: Vowel) -> Double {
        let whole = Self.iy.distance(to: Self.aa)
        return (start.distance(to: other.start) + end.distance(to: other.end)) / 2 / whole
    }

    private static let iy = Formants(270, 2290)
    private static let ih = Formants(390, 1990)
    private static let eh = Formants(530, 1840)
    private static let ae = Formants(660, 1720)
    private static let aa = Formants(730, 1090)
    private static let ao = Formants(570, 840)
    private static let uh = Formants(440, 1020)
    private static let uw = Formants(300, 870)
    private static let ah = Formants(640, 1190)
    private static let er = Formants(490, 1350)

    /// All vowels of English.
    static let all: [String: Vowel] = [
        "IY": Vowel(iy), "IH": Vowel(ih), "EH": Vowel(eh), "AE": Vowel(ae), "AA": Vowel(aa), "AO": Vowel(ao),
        "UH": Vowel(uh), "UW": Vowel(uw), "AH": Vowel(ah), "ER": Vowel(er), "EY": Vowel(eh, to: ih),
        "AY": Vowel(aa, to: ih), "AW": Vowel(aa, to: uh), "OW": Vowel(ao, to: uh), "OY": Vowel(ao, to: ih),
    ]
}
