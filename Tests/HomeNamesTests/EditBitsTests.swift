import HomeModel
import TestSupport
import Testing

@testable import HomeNames

struct EditBitsTests {
    @Test(arguments: 0..<20) func countsTheEditsThatTheTableCounts(seed: Int) throws {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<500 {
            let (one, other) = (text(upTo: 64, &random), text(upTo: 90, &random))
            let bits = try #require(EditBits(one.unicodeScalars.map(\.value)))
            let edits = Array(other.utf8).withUnsafeBufferPointer { bits.edits(to: $0) }
            #expect(
                edits == EditDistance.between(Array(one.unicodeScalars), Array(other.unicodeScalars)),
                "\(one) and \(other)")
        }
    }

    @Test(arguments: ["", String(repeating: "ü", count: 65)])
    func leavesOtherTextsToTheTable(text: String) {
        #expect(EditBits(text.unicodeScalars.map(\.value)) == nil)
    }

    private func text(upTo longest: Int, _ random: inout SeededNumbers) -> String {
        let count = Int.random(in: 1...longest, using: &random)
        return String((0..<count).map { _ in "abcüé卧🏠".randomElement(using: &random)! })
    }
}
