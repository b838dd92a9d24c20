import HomeModel
import TestSupport
import Testing

struct HomeDifferenceTests {
    private let name = Fixture.home("cottage").homes[0].name

    @Test func findsNoneBetweenEqualHomesWhateverTheirIdentities() {
        for fixture in ["cottage", "castle"] {
            #expect(HomeDifference(from: Fixture.home(fixture), to: Fixture.home(fixture)).isEmpty)
        }
    }

    @Test func holdsWhatHasChangedAsCodesAndThings() throws {
        let before = Fixture.home("cottage")
        var after = before
        let lamp = try #require(after.homes[0].accessories.firstIndex { $0.name == "Desk Lamp" })
        after.homes[0].accessories[lamp].room = nil
        after.homes[0].accessories[lamp].isBridge = true
        after.homes[0].zones.reverse()
        let changes = HomeDifference(from: before, to: after).changes
        #expect(
            changes.map(\.details) == [
                [.reordered(.zones)], [.changed(.room, from: "Study", to: nil), .became(.isBridge, true)],
            ])
        #expect(changes.map(\.kind) == [.home, .accessory] && changes.allSatisfy { $0.verb == .changed })
    }

    @Test func tellsOfAWholeHomeWithAllThatIsInIt() {
        let difference = HomeDifference(from: HomeSnapshot(), to: Fixture.home("cottage"))
        let home = Fixture.home("cottage").homes[0]
        #expect(difference.changes.allSatisfy { $0.verb == .added })
        #expect(difference.changes.first?.kind == .home && difference.changes.first?.name == name)
        #expect(difference.changes.filter { $0.kind == .room }.map(\.name) == home.rooms.map(\.name))
        #expect(difference.changes.filter { $0.kind == .accessory }.map(\.name) == home.accessories.map(\.name))
        let back = HomeDifference(from: Fixture.home("cottage"), to: HomeSnapshot())
        #expect(back.changes.count == difference.changes.count)
        #expect(back.changes.allSatisfy { $0.verb == .removed })
    }

    @Test(arguments: 0..<60) func isEmptyExactlyWhereTheFilesAreEqual(seed: Int) throws {
        let known = RandomHome.snapshot(seed: seed)
        let file = HomeFile.write(known)
        // What a file has of homes is no different from the homes.
        #expect(HomeDifference(from: known, to: try HomeFile.read(file)).isEmpty)
        let other = RandomHome.snapshot(seed: seed + 1_000)
        #expect(HomeDifference(from: known, to: other).isEmpty == (file == HomeFile.write(other)))
        var random = SeededNumbers(seed: seed)
        for _ in 0..<10 {
            var changed = known
            changed.changeSomething(using: &random)
            let isSame = HomeFile.write(changed) == file
            #expect(HomeDifference(from: known, to: changed).isEmpty == isSame)
        }
    }
}

extension HomeSnapshot {
    /// Changes one thing, whatever it is.
    fileprivate mutating func changeSomething(using random: inout SeededNumbers) {
        guard let index = homes.indices.randomElement(using: &random) else { return homes.append(Home(name: "Hut")) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0: homes[index].rooms.shuffle(using: &random)
        case 1: homes[index].aliases.append("another \(homes[index].name)")
        case 2: homes[index].zones.indices.randomElement(using: &random).map { homes[index].zones[$0].rooms = [] }
        case 3:
            homes[index].accessories.indices.randomElement(using: &random).map {
                homes[index].accessories[$0].services.shuffle(using: &random)
            }
        case 4: homes[index].serviceGroups.indices.last.map { homes[index].serviceGroups[$0].services.reverse() }
        case 5: homes[index].actionSets.indices.last.map { _ = homes[index].actionSets[$0].actions.popLast() }
        case 6: homes[index].triggers.indices.last.map { homes[index].triggers[$0].isEnabled.toggle() }
        case 7: homes[index].users.indices.last.map { homes[index].users[$0].role = .guest }
        case 8: homes.shuffle(using: &random)
        case 9: homes[index].temperatureUnit = .fahrenheit
        case 10: primaryHome = homes.randomElement(using: &random)?.id
        default:
            homes[index].accessories.indices.randomElement(using: &random).map { place in
                homes[index].accessories[place].services.indices.last.map { service in
                    _ = homes[index].accessories[place].services[service].characteristics.popLast()
                }
            }
        }
    }
}
