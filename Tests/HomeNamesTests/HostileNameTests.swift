import HomeModel
import Testing

@testable import HomeNames

/// Input that nobody means well with.
struct HostileNameTests {
    private let texts = [
        String(repeating: "a", count: 65_536), String(repeating: "e\u{301}", count: 20_000),
        "a" + String(repeating: "\u{301}", count: 60_000), String(repeating: "a ", count: 30_000), "\u{0}", "\u{301}",
        String(repeating: "🏠", count: 9_000), " '’ ", "\u{FDFA}",
    ]

    @Test func answersToAnyText() {
        var home = Home(name: "Home")
        home.accessories = [Accessory(name: "Lamp"), Accessory(name: "Küche 2")]
        let index = NameIndex(
            HomeSnapshot(homes: [home]),
            reading: NameReading(pronunciations: { [SpeltPhones.of(String($0.prefix(400)))] }, phones: .english))
        for text in texts {
            #expect(index.entries(for: NameKey(text)).isEmpty)
            #expect(index.misspellings(of: text).isEmpty)
            for offset in [-1, 1, 700_000] {
                #expect(index.names(in: Array(NameKey(text).text.utf8), at: offset).isEmpty)
            }
            #expect(index.nearest(to: text, limit: 3).count <= 3)
            #expect(index.soundingLike(SpeltPhones.of(text)).isEmpty)
            #expect(index.completions(of: text, limit: 5).isEmpty == !NameKey(text).isEmpty)
        }
    }

    @Test func indexesNamesThatBreakEveryRuleAndStillFindsTheOthers() {
        var home = Home(name: "Home")
        home.rooms = texts.map { Room(name: $0) }
        home.accessories = (texts + ["Desk Lamp"]).enumerated().map { number, name in
            var accessory = Accessory(name: name)
            accessory.room = home.rooms[number % home.rooms.count].id
            accessory.aliases = texts
            return accessory
        }
        let snapshot = HomeSnapshot(homes: [home])
        let index = NameIndex(
            snapshot, reading: NameReading(pronunciations: { [SpeltPhones.of($0)] }, phones: .english))
        #expect(index.misspellings(of: "Desk Lanp").map(\.entry.name) == ["Desk Lamp"])
        let check = NameCheck(snapshot, index: index)
        for text in texts { #expect(check.verdict(on: text, for: .room, in: home.id).status >= .taken) }
    }
}
