import TestSupport
import Testing

@testable import Spelling

struct EditDistanceTests {
    @Test(arguments: [
        ("", "", 0), ("lamp", "lamp", 0), ("lamp", "lam", 1), ("lamp", "alamp", 1), ("lamp", "lump", 1),
        ("lamp", "lapm", 1), ("lamp", "lpma", 2), ("кухня", "кужня", 1), ("кухня", "кхуня", 1), ("küche", "kuhce", 2),
        ("kitten", "sitting", 3), ("", "fan", 3),
    ])
    func countsSingleLettersAndSwaps(one: String, other: String, distance: Int) {
        let (letters, others) = (Array(one.unicodeScalars), Array(other.unicodeScalars))
        #expect(EditTable.distance(letters, others) == distance)
        #expect(EditDistance.isAtMostOne(letters, others) == (distance <= 1))
        #expect((EditDistance(letters)?.edits(to: other) ?? others.count) == distance)
    }

    @Test(arguments: 0..<20) func countsTheEditsThatTheTableCounts(seed: Int) throws {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<500 {
            let (one, other) = (text(upTo: 64, &random), text(upTo: 90, &random))
            let distance = try #require(EditDistance(Array(one.unicodeScalars)))
            #expect(
                distance.edits(to: other) == EditTable.distance(Array(one.unicodeScalars), Array(other.unicodeScalars)),
                "\(one) and \(other)")
        }
    }

    @Test(arguments: ["", String(repeating: "ü", count: 65)])
    func isNotCountedFromOtherTexts(text: String) {
        #expect(EditDistance(Array(text.unicodeScalars)) == nil)
    }

    private func text(upTo longest: Int, _ random: inout SeededNumbers) -> String {
        let count = Int.random(in: 1...longest, using: &random)
        return String((0..<count).map { _ in "abcüé卧🏠".randomElement(using: &random)! })
    }
}
