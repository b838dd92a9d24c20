import HomeModel
import TestSupport
import Testing

@testable import HomeNames

/// Every look-up of an index, against a plain scan of all names.
struct NameLookupTests {
    private let reading = NameReading(
        spellings: { $0.contains("2") ? [$0.replacing("2", with: " Two")] : [] },
        pronunciations: { [SpeltPhones.of($0)] }, phones: .english)

    @Test(arguments: 0..<6) func findsByKeyWhatAScanFinds(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot, reading: reading)
        let scan = Scan(snapshot)
        for name in scan.names.map(\.name) + ["", "Nobody", "🏠"] {
            let found = Set(
                index.entries(for: NameKey(name)).filter { $0.form == .full && NameKey($0.name) == NameKey(name) })
            #expect(found == scan.entries { NameKey($0.name) == NameKey(name) })
        }
    }

    @Test(arguments: 0..<6) func findsMisspellingsAsAScanDoes(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        var typist = Typist(seed: seed)
        for name in scan.names.map(\.name) {
            let typo = typist.misspelling(of: name)
            let found = index.misspellings(of: typo, limit: .max).filter { $0.entry.form == .full }
            let expected = scan.entries { entry in
                let (key, other) = (NameKey(typo).text, NameKey(entry.name).text)
                let edits = EditTable.distance(Array(key.unicodeScalars), Array(other.unicodeScalars))
                let shorter = min(key.unicodeScalars.count, other.unicodeScalars.count)
                return shorter > 0 && edits <= MisspellingSearch.toleratedEdits(for: shorter)
                    && MisspellingSearch.fixedLetters(of: key) == MisspellingSearch.fixedLetters(of: other)
            }
            #expect(Set(found.map(\.entry)) == expected, "\(typo) for \(name)")
            #expect(
                found.map(\.edits) == found.map(\.edits).sorted() && found.map(\.cost) == found.map(\.cost).sorted())
        }
    }

    @Test(arguments: 0..<6) func findsByPrefixWhatAScanFinds(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        for prefix in ["", "k", "KIT", "kitchen l", "卧", "К", "lamp 1", "zzz"] + scan.names.prefix(20).map(\.name) {
            let expected = scan.entries { NameKey($0.name).text.utf8.starts(with: NameKey(prefix).text.utf8) }
            let found = index.completions(of: prefix, limit: .max)
            #expect(Set(found) == expected)
            #expect(found.count == expected.count)
            #expect(index.completions(of: prefix, limit: 3) == Array(found.prefix(3)))
            let keys = found.map { Array(NameKey($0.name).text.utf8) }
            #expect(zip(keys, keys.dropFirst()).allSatisfy { !$1.lexicographicallyPrecedes($0) })
        }
    }

    @Test(arguments: 0..<6) func findsByEitherEndWhatAScanFinds(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        let words = scan.names.prefix(20).flatMap { $0.name.split(separator: " ").map(String.init) }
        let ends = ["k", "KIT", "p", "amp", "灯", "ухня", "т", "é", "50", "zzz"] + words
        for end in ends where !NameKey(end).isEmpty {
            let letters = NameKey(end).letters
            let expected = scan.entries { entry in
                let all = NameKey(entry.name).letters
                return all.starts(with: letters) || all.reversed().starts(with: letters.reversed())
            }
            let found = index.wholeNames(beginningOrEndingWith: [NameKey(end)])
            #expect(Set(found) == expected, "\(end)")
            #expect(found.count == expected.count)
        }
    }

    @Test(arguments: 0..<6) func findsNamesInRunningTextAsAScanDoes(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        for name in scan.names.map(\.name) {
            let text = Array(NameKey("turn-on" + name + "and" + name).text.utf8)
            let offset = NameKey("turn-on").text.utf8.count
            let found = index.names(in: text, at: offset)
            let expected = scan.entries {
                !NameKey($0.name).isEmpty && text[offset...].starts(with: NameKey($0.name).text.utf8)
            }
            #expect(Set(found.flatMap(\.entries).filter { $0.form == .full }) == expected)
            #expect(found.map(\.length) == found.map(\.length).sorted())
            #expect(found.last?.length ?? 0 >= NameKey(name).text.utf8.count)
        }
    }

    @Test(arguments: 0..<3) func findsBySoundWhatAScanFinds(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot, reading: reading)
        let (scan, alike) = (Scan(snapshot), SoundAlike(.english))
        for name in scan.names.map(\.name) {
            let phones = SpeltPhones.of(name)
            for distance in [0, 60, 100, 170] {
                let found = index.soundingLike(phones, atMost: distance, limit: .max).filter { $0.entry.form == .full }
                let expected = scan.entries {
                    let other = SpeltPhones.of($0.name)
                    return !phones.isEmpty && !other.isEmpty && alike.distance(between: phones, other) <= distance
                }
                #expect(Set(found.map(\.entry)) == expected, "\(name) within \(distance)")
                #expect(found.map(\.distance) == found.map(\.distance).sorted())
            }
        }
    }
}

struct WordKeysTests {
    @Test(arguments: [
        "Kitchen Lamp", " a  b ", "Küche Straße 2", "卧室 灯", "e \u{301}x y", "Kid's  LIGHT", "ﬁn ΣΑΣ ς", "한 글",
        "\u{1100} \u{1161}",
        String(repeating: "ä b ", count: 80), "",
    ])
    func joinToTheKeyOfTheWholeName(name: String) {
        let words = WordKeys(name)
        #expect(String(decoding: words.bytes, as: UTF8.self) == NameKey(name).text)
        #expect(words.count <= WordKeys.most)
        for start in 0..<words.count {
            let rest = NameKey(WordKeys.text(of: name, from: start)).text
            #expect(String(decoding: words.bytes[words.starts[start]...], as: UTF8.self) == rest)
        }
    }
}
