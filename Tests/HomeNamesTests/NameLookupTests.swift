import HomeModel
import TestSupport
import Testing

@testable import HomeNames

/// Every look-up of an index, against a plain scan of all names.
struct NameLookupTests {
    private let reading = NameReading(
        spellings: { $0.contains("2") ? [$0.replacing("2", with: " Two")] : [] },
        pronunciations: { [SpeltPhones.of($0)] })

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
                let edits = EditDistance.between(Array(key.unicodeScalars), Array(other.unicodeScalars))
                let shorter = min(key.unicodeScalars.count, other.unicodeScalars.count)
                return shorter > 0 && edits <= NameIndex.forgivenEdits(for: shorter)
                    && NameIndex.fixedLetters(of: key) == NameIndex.fixedLetters(of: other)
            }
            #expect(Set(found.map(\.entry)) == expected, "\(typo) for \(name)")
            #expect(found.map(\.edits) == found.map(\.edits).sorted())
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

    @Test(arguments: 0..<6) func findsNamesInRunningTextAsAScanDoes(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        for name in scan.names.map(\.name) {
            let text = NameKey("turn-on" + name + "and" + name)
            let offset = NameKey("turn-on").text.utf8.count
            let rest = Array(text.text.utf8.dropFirst(offset))
            let found = index.names(in: text, at: offset)
            let expected = scan.entries { !NameKey($0.name).isEmpty && rest.starts(with: NameKey($0.name).text.utf8) }
            #expect(Set(found.flatMap(\.entries).filter { $0.form == .full }) == expected)
            #expect(found.map(\.length) == found.map(\.length).sorted())
            #expect(index.longestName(in: text, at: offset)?.length ?? 0 >= NameKey(name).text.utf8.count)
        }
    }

    @Test(arguments: 0..<3) func findsBySoundWhatAScanFinds(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot, reading: reading)
        let scan = Scan(snapshot)
        for name in scan.names.map(\.name) {
            let phones = SpeltPhones.of(name)
            for distance in [0, 60, 100, 170] {
                let found = index.soundingLike(phones, atMost: distance, limit: .max).filter { $0.entry.form == .full }
                let expected = scan.entries {
                    let other = SpeltPhones.of($0.name)
                    return !phones.isEmpty && !other.isEmpty && SoundAlike.distance(between: phones, other) <= distance
                }
                #expect(Set(found.map(\.entry)) == expected, "\(name) within \(distance)")
                #expect(found.map(\.distance) == found.map(\.distance).sorted())
            }
        }
    }

    @Test(arguments: 0..<4) func anUpdatedIndexIsLikeOneMadeAnew(seed: Int) {
        var snapshot = CrowdedHome.snapshot(seed: seed)
        var index = NameIndex(snapshot, reading: reading)
        let first = (index: index, scan: Scan(snapshot))
        var random = SeededNumbers(seed: seed + 1_000)
        for step in 0..<60 {
            index = change(&snapshot, index, step, &random)
            guard step % 10 == 9 else { continue }
            let anew = NameIndex(snapshot, reading: reading)
            #expect(Set(index.entries) == Set(anew.entries))
            #expect(index.count == anew.count)
            for entry in Scan(snapshot).names {
                let phones = SpeltPhones.of(entry.name)
                #expect(Set(index.soundingLike(phones, limit: .max)) == Set(anew.soundingLike(phones, limit: .max)))
                #expect(
                    Set(index.misspellings(of: entry.name, limit: .max))
                        == Set(anew.misspellings(of: entry.name, limit: .max)))
            }
        }
        #expect(Set(first.index.entries.filter { $0.form == .full }).isSuperset(of: first.scan.entries { _ in true }))
    }

    @Test func readsOnlyWhatAnEventIsAbout() throws {
        var snapshot = Fixture.home("cottage")
        let index = NameIndex(snapshot, reading: NameReading())
        let home = snapshot.homes[0]
        let room = try #require(home.rooms.first { $0.name == "Bedroom" })
        let place = try #require(home.rooms.firstIndex(of: room))
        snapshot.homes[0].rooms[place].name = "Den"
        let event = HomeEvent(topic: .rooms, verb: .renamed, home: home.id, thing: .room(room.id), name: "Den")
        let updated = index.updated(with: event, in: snapshot)
        #expect(updated.entries(for: NameKey("den")).map(\.thing) == [.room(room.id)])
        #expect(updated.entries(for: NameKey("bedroom")).isEmpty)
        #expect(updated.entries(for: NameKey("blinds")).isEmpty)
        #expect(index.entries(for: NameKey("bedroom")).map(\.thing) == [.room(room.id)])
        let value = HomeEvent(topic: .values, verb: .changed, home: home.id)
        #expect(index.updated(with: value, in: HomeSnapshot()).entries(for: NameKey("bedroom")).count == 1)
        let gone = HomeEvent(topic: .homes, verb: .removed, home: home.id)
        #expect(Set(index.updated(with: gone, in: HomeSnapshot()).entries.filter { $0.home == home.id }).isEmpty)
    }

    /// Renames, adds or removes something, and tells the index.
    private func change(
        _ snapshot: inout HomeSnapshot, _ index: NameIndex, _ step: Int, _ random: inout SeededNumbers
    ) -> NameIndex {
        let home = Int.random(in: 0..<snapshot.homes.count, using: &random)
        let id = snapshot.homes[home].id
        let accessories = snapshot.homes[home].accessories
        switch step % 4 {
        case 0:
            let new = Accessory(name: "New Lamp \(step)")
            snapshot.homes[home].accessories.append(new)
            return index.updated([.accessory(new.id)], of: id, in: snapshot)
        case 1 where !accessories.isEmpty:
            let place = Int.random(in: 0..<accessories.count, using: &random)
            snapshot.homes[home].accessories.remove(at: place)
            return index.updated([.accessory(accessories[place].id)], of: id, in: snapshot)
        case 2 where !snapshot.homes[home].rooms.isEmpty:
            let place = Int.random(in: 0..<snapshot.homes[home].rooms.count, using: &random)
            snapshot.homes[home].rooms[place].name = "Hall \(step)"
            return index.updated([.room(snapshot.homes[home].rooms[place].id)], of: id, in: snapshot)
        default:
            guard !accessories.isEmpty else { return index }
            let place = Int.random(in: 0..<accessories.count, using: &random)
            snapshot.homes[home].accessories[place].name = "Wide Kitchen Thing \(step)"
            return index.updated([.accessory(accessories[place].id)], of: id, in: snapshot)
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
