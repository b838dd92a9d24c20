import HomeModel
import TestSupport
import Testing

@testable import HomeNames

struct NearestNamesTests {
    @Test(arguments: 0..<4) func offersWhatAScanOffers(seed: Int) {
        let snapshot = CrowdedHome.snapshot(seed: seed)
        let index = NameIndex(snapshot)
        let scan = Scan(snapshot)
        var typist = Typist(seed: seed)
        for text in scan.names.map({ typist.misspelling(of: $0.name) }) + ["lamp", "kitch", "night", "entr", "zz", "e"]
        {
            let near = scan.names.compactMap { entry in
                distance(NameKey(text).text, NameKey(entry.name).text).map { (entry: entry, distance: $0) }
            }
            for limit in [1, 3, 500] {
                let found = index.nearest(to: text, limit: limit)
                // Which of several of one name and distance come first is not said.
                let expected = near.sorted { ($0.distance, $0.entry.name) < ($1.distance, $1.entry.name) }
                #expect(found.map(\.name) == Array(expected.map(\.entry.name).prefix(limit)), "\(text), \(limit)")
            }
            let rooms = index.nearest(to: text, limit: 3) { $0.thing.kind == .room }
            let expected = near.filter { $0.entry.thing.kind == .room }
            #expect(rooms.count == min(3, Set(expected.map(\.entry)).count))
        }
    }

    /// The edits between two keys where they are near enough.
    private func distance(_ wanted: String, _ other: String) -> Int? {
        let (one, two) = (Array(wanted.unicodeScalars), Array(other.unicodeScalars))
        guard !one.isEmpty else { return nil }
        if two.count > 2 * (one.count + 1) {
            let isBeginning = one.count >= 4 && two.count <= 4 * one.count && two.starts(with: one)
            return isBeginning ? two.count - one.count : nil
        }
        let edits = EditTable.distance(one, two)
        let isPart = min(one.count, two.count) >= 3 && (wanted.holds(other) || other.holds(wanted))
        return isPart || edits <= max(one.count, two.count) / 3 ? edits : nil
    }
}

extension String {
    fileprivate func holds(_ other: String) -> Bool {
        let (all, some) = (Array(utf8), Array(other.utf8))
        return all.count >= some.count && (0...all.count - some.count).contains { all[$0...].starts(with: some) }
    }
}

struct LongLivedIndexTests {
    @Test func forgetsTheLettersOfNamesThatAreGone() throws {
        var home = Home(name: "Cottage")
        home.accessories = (0..<40).map { Accessory(name: "Kitchen Ceiling Lamp \($0)") }
        var snapshot = HomeSnapshot(homes: [home])
        var index = NameIndex(snapshot)
        let before = index.layers.reduce(0) { $0 + $1.segment.keys.bytes.count }
        for step in 0..<1_000 {
            let place = step % 40
            snapshot.homes[0].accessories[place].name = "Kitchen Ceiling Lamp \(step % 90)"
            let id = snapshot.homes[0].accessories[place].id
            index = index.updated([.accessory(id)], of: home.id, in: snapshot)
        }
        #expect(index.count == 41)
        #expect(index.layers.reduce(0) { $0 + $1.segment.keys.bytes.count } < 4 * before)
    }
}
