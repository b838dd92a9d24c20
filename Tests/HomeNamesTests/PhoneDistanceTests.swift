import LanguagePack
import Testing

@testable import HomeNames

struct PhoneDistanceTests {
    private let phones = Phones(.english)
    private let alike = SoundAlike(.english)

    private func between(_ one: String, _ other: String) -> Int {
        phones.between(phones.letters([one])[0], phones.letters([other])[0])
    }

    @Test func isTheSameInBothDirectionsAndNoneOnlyForTheSamePhone() {
        #expect(phones.width > 30)
        for one in 1..<UInt8(phones.width) {
            for other in 1..<UInt8(phones.width) {
                let distance = phones.between(one, other)
                #expect(distance == phones.between(other, one))
                #expect((distance == 0) == (one == other))
            }
        }
    }

    @Test(arguments: [
        ("P", "T", "M"), ("M", "N", "S"), ("S", "Z", "G"), ("F", "TH", "N"), ("CH", "JH", "L"), ("B", "P", "S"),
        ("IH", "AH", "AA"), ("EH", "AE", "UW"), ("AA", "AO", "IY"), ("EY", "IY", "OW"), ("R", "ER", "IY"),
    ])
    func nearPhonesAreNearerThanFarOnes(phone: String, near: String, far: String) {
        #expect(between(phone, near) < between(phone, far))
    }

    /// “Lights” is heard where “light” was said, as T hisses; an M hisses less.
    @Test func aPhoneTooMuchCostsLessBesideOneThatIsLikeIt() {
        let (s, t, m, ay) = (letter("S"), letter("T"), letter("M"), letter("AY"))
        #expect(phones.extra(s, between: t, and: 0) < phones.extra(s, between: m, and: 0))
        #expect(phones.extra(s, between: ay, and: t) == phones.extra(s, between: t, and: ay))
        #expect(phones.extra(s, between: s, and: t) <= phones.extra(s, between: t, and: t))
        // A name of one phone has no neighbours.
        #expect(phones.extra(s, between: 0, and: 0) > SoundAlike.confusableDistance)
    }

    private func letter(_ phone: String) -> UInt8 { phones.letters([phone])[0] }

    @Test func knowsPhonesWithMarksOfStress() {
        #expect(between("AH0", "AH") == 0)
        #expect(alike.similarity(of: ["L", "AE1", "M", "P"], ["L", "AE", "M", "P"]) == 1)
    }

    @Test func comparesWholeNames() {
        let (light, bar) = (["L", "AY", "T"], ["B", "AA", "R"])
        #expect(alike.distance(between: light, light + ["S"]) <= SoundAlike.confusableDistance)
        #expect(alike.distance(between: bar + light, bar + ["N"] + light) <= SoundAlike.confusableDistance)
        #expect(alike.distance(between: light, bar) > 2 * SoundAlike.confusableDistance)
        #expect(alike.similarity(of: light + bar, light + bar) == 1)
        #expect(alike.similarity(of: [], bar) == 0)
    }

    @Test func knowsNoSoundsWhereALanguageHasNone() {
        #expect(SoundAlike(PhoneSet()).similarity(of: ["AH"], ["AH"]) == 0)
    }
}
