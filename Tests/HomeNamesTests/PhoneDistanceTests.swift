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
                #expect(distance <= 100)
                // Replacing is never dearer than leaving out and putting in.
                #expect(distance <= phones.missing(one) + phones.missing(other))
            }
        }
    }

    @Test(arguments: [
        ("P", "T", "M"), ("M", "N", "S"), ("S", "SH", "G"), ("F", "TH", "N"), ("CH", "SH", "L"), ("B", "V", "S"),
        ("IH", "IY", "AA"), ("EH", "AE", "UW"), ("AH", "AA", "IY"), ("EY", "EH", "OW"), ("W", "UW", "IY"),
    ])
    func nearPhonesAreNearerThanFarOnes(phone: String, near: String, far: String) {
        #expect(between(phone, near) < between(phone, far))
    }

    @Test func placeIsLostInNoiseBeforeVoiceAndNose() {
        #expect(between("P", "T") < between("P", "B"))
        #expect(between("B", "D") < between("B", "M"))
    }

    @Test func knowsPhonesWithMarksOfStress() {
        #expect(between("AH0", "AH") == 0)
        #expect(alike.similarity(of: ["L", "AE1", "M", "P"], ["L", "AE", "M", "P"]) == 1)
    }

    @Test func comparesWholeNames() {
        let kitchen = ["K", "IH", "CH", "AH", "N"]
        #expect(abs(alike.similarity(of: kitchen, kitchen + ["Z"]) - 0.91) < 0.005)
        #expect(alike.similarity(of: kitchen, ["G", "AH", "R", "AA", "ZH"]) < 0.5)
        #expect(alike.distance(between: ["F", "IH", "F", "T", "IY", "N"], ["F", "IH", "F", "T", "IY"]) <= 60)
        #expect(alike.similarity(of: [], kitchen) == 0)
    }

    @Test func knowsNoSoundsWhereALanguageHasNone() {
        #expect(SoundAlike(PhoneSet()).similarity(of: ["AH"], ["AH"]) == 0)
    }
}
