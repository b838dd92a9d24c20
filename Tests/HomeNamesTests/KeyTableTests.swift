import HomeModel
import LanguagePack
import TestSupport
import Testing

@testable import HomeNames

/// What the index is made of, each against a plain model.
struct KeyTableTests {
    @Test(arguments: 0..<20) func findsEachKeyAndNoOther(seed: Int) throws {
        var random = SeededNumbers(seed: seed)
        let texts = (0..<300).map { _ in CrowdedTexts.text(&random) }.filter { !$0.isEmpty }
        let (table, numbering) = table(of: texts)
        // The numbers are given in the order of the first of each text.
        let different = texts.enumerated().filter { texts.firstIndex(of: $1) == $0 }.map(\.element)
        #expect((0..<table.count).map { Array(table[$0]) } == different)
        for (place, text) in texts.enumerated() {
            let number = text.withUnsafeBufferPointer { table.place(of: $0) }
            #expect(number == different.firstIndex(of: text))
            #expect(Int(numbering.numbers[place]) == number)
        }
        #expect(numbering.again.map { texts[Int($0)] }.count == texts.count - different.count)
        for _ in 0..<300 {
            let text = CrowdedTexts.text(&random)
            let number = text.withUnsafeBufferPointer { table.place(of: $0) }
            #expect(number == different.firstIndex(of: text))
        }
    }

    @Test(arguments: 0..<20) func findsTheBeginningsOfAText(seed: Int) {
        var random = SeededNumbers(seed: seed)
        let texts = (0..<200).map { _ in CrowdedTexts.text(&random) }.filter { !$0.isEmpty }
        let (table, _) = table(of: texts)
        for _ in 0..<200 {
            let text = CrowdedTexts.text(&random) + CrowdedTexts.text(&random)
            let found = text.withUnsafeBufferPointer { table.beginnings(of: $0) { _ in true } }.map { Array(table[$0]) }
            let expected = (0...text.count).map { Array(text[..<$0]) }.filter(texts.contains)
            #expect(found == expected)
        }
    }

    /// A table of texts, each of which has a name of its own.
    private func table(of texts: [[UInt8]]) -> (KeyTable, KeyTable.Numbering) {
        var bytes: [UInt8] = []
        let keys = texts.enumerated().map { number, text in
            defer { bytes += text }
            let posting = NamePosting(bearer: UInt32(number), dropped: 0, form: .full)
            return KeyPlace(start: bytes.count, length: text.count, posting)
        }
        let hashes = texts.map { $0.withUnsafeBufferPointer { TextHash.value(of: $0) } }
        var numbering = KeyTable.Numbering()
        let table = KeyTable(keys, hashes, in: bytes, &numbering)
        return (table, numbering)
    }
}

struct TextSortingTests {
    @Test(arguments: 0..<12) func sortsAsAPlainSortDoes(seed: Int) {
        var random = SeededNumbers(seed: seed)
        // Below and above the number from which texts are counted rather than compared.
        let texts = (0..<[20, 250, 2_000][seed % 3]).map { _ in CrowdedTexts.text(&random) }
        var strings = ByteStrings()
        for text in texts { strings.append(text) }
        let expected = texts.indices.sorted {
            texts[$0] == texts[$1] ? $0 < $1 : texts[$0].lexicographicallyPrecedes(texts[$1])
        }
        #expect(strings.sorted(Array(0..<UInt32(texts.count))).map { Int($0) } == expected)
    }

    @Test func readsTextsBackwardsLetterByLetter() {
        var strings = ByteStrings()
        for text in ["", "lamp", "Küche", "卧室灯", "🏠x"] { strings.append(text.utf8) }
        let backwards = strings.reversed([4, 1, 2, 3, 0])
        let expected = ["x🏠", "pmal", "ehcüK", "灯室卧", ""]
        #expect((0..<5).map { String(decoding: backwards[$0], as: UTF8.self) } == expected)
    }
}

struct LetterCountsTests {
    @Test(arguments: 0..<20) func askForNoMoreEditsThanThereAre(seed: Int) {
        var random = SeededNumbers(seed: seed)
        for _ in 0..<300 {
            let (one, other) = (CrowdedTexts.letters(&random), CrowdedTexts.letters(&random))
            let counts = [one, other].map { text in
                Array(String(text).utf8).withUnsafeBufferPointer { LetterCounts($0) }
            }
            let edits = EditTable.distance(Array(one), Array(other))
            #expect(counts[0].length == one.count)
            #expect(max(counts[0].excess(over: counts[1]), counts[1].excess(over: counts[0])) <= edits)
            #expect(counts[0].excess(over: counts[0]) == 0)
        }
    }

    @Test func countWhatIsNotInTheOther() {
        let counts = ["lamp", "lmp", String(repeating: "a", count: 300)].map { text in
            Array(text.utf8).withUnsafeBufferPointer { LetterCounts($0) }
        }
        #expect(counts[0].excess(over: counts[1]) == 1)
        #expect(counts[1].excess(over: counts[0]) == 0)
        #expect(counts[2].length == nil)
    }
}

/// Texts of few letters, so that many begin alike or are the same.
private enum CrowdedTexts {
    static func text(_ random: inout SeededNumbers) -> [UInt8] {
        let beginning = ["", "kitchenceiling", "kitchen", "ab\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}", "küche"]
        let end = (0..<Int.random(in: 0...3, using: &random)).map { _ in UInt8.random(in: 0...3, using: &random) * 32 }
        return Array(beginning.randomElement(using: &random)!.utf8) + end
    }

    static func letters(_ random: inout SeededNumbers) -> String.UnicodeScalarView {
        let count = Int.random(in: 0...40, using: &random)
        return String((0..<count).map { _ in "abcopüé卧🏠".randomElement(using: &random)! }).unicodeScalars
    }
}
