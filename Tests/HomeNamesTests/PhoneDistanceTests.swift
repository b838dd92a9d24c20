import Testing

@testable import HomeNames

struct PhoneDistanceTests {
    @Test func isTheSameInBothDirectionsAndNoneOnlyForTheSamePhone() {
        for one in Phones.names {
            for other in Phones.names {
                let distance = PhoneDistance.between(one, other)
                #expect(distance == PhoneDistance.between(other, one))
                #expect((distance == 0) == (one == other))
                #expect(distance <= 100)
                // Replacing is never dearer than leaving out and putting in.
                #expect(distance <= PhoneDistance.missing(one) + PhoneDistance.missing(other))
            }
        }
    }

    @Test(arguments: [
        ("P", "T", "M"), ("M", "N", "S"), ("S", "SH", "G"), ("F", "TH", "N"), ("CH", "SH", "L"), ("B", "V", "S"),
        ("IH", "IY", "AA"), ("EH", "AE", "UW"), ("AH", "AA", "IY"), ("EY", "EH", "OW"), ("W", "UW", "IY"),
    ])
    func nearPhonesAreNearerThanFarOnes(phone: String, near: String, far: String) {
        #expect(PhoneDistance.between(phone, near) < PhoneDistance.between(phone, far))
    }

    @Test func placeIsLostInNoiseBeforeVoiceAndNose() {
        #expect(PhoneDistance.between("P", "T") < PhoneDistance.between("P", "B"))
        #expect(PhoneDistance.between("B", "D") < PhoneDistance.between("B", "M"))
    }

    @Test func knowsPhonesWithMarksOfStress() {
        #expect(PhoneDistance.between("AH0", "AH") == 0)
        #expect(SoundAlike.similarity(of: ["L", "AE1", "M", "P"], ["L", "AE", "M", "P"]) == 1)
    }

    @Test func comparesWholeNames() {
        let kitchen = ["K", "IH", "CH", "AH", "N"]
        #expect(abs(SoundAlike.similarity(of: kitchen, kitchen + ["Z"]) - 0.91) < 0.005)
        #expect(SoundAlike.similarity(of: kitchen, ["G", "AH", "R", "AA", "ZH"]) < 0.5)
        #expect(SoundAlike.distance(between: ["F", "IH", "F", "T", "IY", "N"], ["F", "IH", "F", "T", "IY"]) <= 60)
        #expect(SoundAlike.similarity(of: [], kitchen) == 0)
    }
}
