import HomeModel
import Testing

@testable import HomeNames

/// An index of so many names that two cores build it.
struct LargeIndexTests {
    private let homes = (1...3).map { number in
        var home = Home(name: "Home \(number)")
        home.accessories = (0..<9_000).map { Accessory(name: "Kitchen Ceiling Lamp \(number) \($0 * 7_919 % 9_001)") }
        return home
    }

    @Test func twoCoresBuildWhatOneBuilds() throws {
        let index = NameIndex(
            HomeSnapshot(homes: homes), reading: NameReading(pronunciations: { [SpeltPhones.of($0)] }, phones: .english)
        )
        #expect(homes.reduce(0) { $0 + $1.accessories.count + 1 } > worthAnotherCore)
        #expect(index.count == 27_003)
        for home in homes {
            for accessory in home.accessories {
                let expected = NameEntry(home: home.id, thing: .accessory(accessory.id), name: accessory.name)
                try #require(index.entries(for: NameKey(accessory.name)) == [expected])
                try #require(index.firstEntry(for: NameKey(accessory.name)) == expected)
            }
            let name = home.accessories[4_000].name
            #expect(index.misspellings(of: "Kichten" + name.dropFirst(7)).first?.entry.name == name)
            #expect(index.soundingLike(SpeltPhones.of(name), atMost: 0).contains { $0.entry.name == name })
        }
        let near = index.layers[0].segment.near
        let texts = near.forward.order.map { near.texts[Int($0)] }
        for place in 1..<texts.count { try #require(texts[place - 1].lexicographicallyPrecedes(texts[place])) }
    }
}
