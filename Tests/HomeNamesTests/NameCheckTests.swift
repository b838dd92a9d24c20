import HomeModel
import Testing

@testable import HomeNames

struct NameCheckTests {
    private let home = SpokenHome.home
    private let check = SpokenHome.check

    private func verdict(
        _ name: String, _ kind: NamedThing.Kind = .accessory, thing: NamedThing? = nil, room: RoomID? = nil
    ) -> NameVerdict {
        check.verdict(on: name, for: kind, in: home.id, thing: thing, room: room)
    }

    @Test func letsANewNamePass() {
        let verdict = verdict("Piano")
        #expect(verdict.status == .free)
        #expect(verdict.problems.isEmpty && verdict.suggestions.isEmpty && verdict.collisions.isEmpty)
        #expect(verdict.home == "Cabin")
    }

    @Test("N11: Secret Lair #13 is refused and Secret Lair 13 offered") func n11OffersALegalName() {
        let verdict = verdict("Secret Lair #13", .room)
        #expect(verdict.status == .invalid)
        #expect(verdict.row == "N1")
        #expect(verdict.offset == 12)
        #expect(verdict.suggestions.first == "Secret Lair 13")
        #expect(verdict.problems == [Name.fault(in: "Secret Lair #13")].compactMap { $0.map { .fault($0) } })
    }

    @Test func saysWhoBearsATakenName() {
        let taken = verdict("desk lamp", .actionSet)
        #expect(taken.status == .taken)
        #expect(taken.collisions.map(\.name) == ["Desk Lamp"])
        #expect(taken.collisions.map(\.kind) == [.accessory])
        #expect(taken.collisions.map(\.room) == ["Kitchen"])
        #expect(taken.collisions.map(\.home) == ["Cabin"])
        #expect(taken.suggestions.count == 2)
    }

    @Test("N8: nothing in a home may bear the home's own name") func n8TheHomesOwnName() {
        #expect(verdict("Cabin", .room).collisions.map(\.kind) == [.home])
    }

    @Test("N9: an accessory and its own service may share a name, two services of it may not") func n9OwnService() {
        let accessory = home.accessories[0]
        let own = NamedThing.service(ServiceReference(accessory: accessory.id, service: ServiceID()))
        #expect(verdict("Desk Lamp", .service, thing: own).status == .free)
        #expect(verdict("Dimmer", .service, thing: own).status == .taken)
        #expect(verdict("Dimmer", .accessory, thing: .accessory(accessory.id)).status == .free)
    }

    @Test("N10: a rename to the same key is allowed") func n10OwnName() {
        #expect(verdict("DeskLamp", thing: .accessory(home.accessories[0].id)).status == .free)
    }

    @Test("N5: homes of one user share a namespace, N7: what is in them does not") func n5Homes() {
        #expect(check.verdict(on: "Barn", for: .home, in: nil).status == .taken)
        #expect(verdict("Stable", .room).status == .free)
        #expect(check.verdict(on: "Stable", for: .room, in: SpokenHome.other.id).status == .taken)
    }

    @Test(arguments: [("Lamp 50", "Lamp 15"), ("Kitten", "Kitchen"), ("Kitchens", "Kitchen")])
    func hearsWhatSoundsAlike(name: String, known: String) {
        let verdict = verdict(name, .room)
        #expect(verdict.status == .confusable)
        #expect(verdict.soundsLike.map(\.bearer.name).contains(known))
        #expect(verdict.soundsLike.allSatisfy { $0.similarity > 0.5 && $0.similarity <= 1 })
    }

    @Test(arguments: [("Room Two", "Room 2"), ("Bedroom For", "Bedroom Four")])
    func hearsWhatIsSaidAlike(name: String, known: String) {
        let alike = verdict(name, .room).soundsLike.first
        #expect(alike?.bearer.name == known)
        #expect(alike?.reason == .saidAlike)
        #expect(alike?.similarity == 1)
    }

    @Test(arguments: ["Lamp 9", "Lamp 16", "Bedroom Three", "Piano"])
    func tellsApartWhatDiffersEnough(name: String) {
        #expect(verdict(name).soundsLike.isEmpty)
    }

    @Test(arguments: [("The Attic", "Attic"), ("Attics", "Attic"), ("Desk", "Desk Lamp"), ("Sofas", "Sofa Light")])
    func warnsOfWhatPeopleLeaveOut(name: String, known: String) {
        #expect(verdict(name).soundsLike.map(\.bearer.name).contains(known))
    }

    @Test(arguments: ["Kitchen Light", "Attic Lamp", "Desk Fan", "Kitchen Fan"])
    func letsAThingBeNamedAfterItsRoomAndItsKind(name: String) {
        #expect(verdict(name, room: home.rooms[0].id).status == .free)
    }

    @Test(arguments: ["All Lights", "Off", "Dim the Lights", "Turn On Desk Lamp", "desk lamp off", "Abracadabra"])
    func warnsOfCommands(name: String) {
        let verdict = verdict(name, .actionSet)
        #expect(verdict.status == .confusable)
        #expect(verdict.problems.contains { if case .command = $0 { true } else { false } })
        #expect(verdict.suggestions.count == 2)
    }

    @Test(arguments: ["Dim Sum Bar", "Light", "Off Broadway"])
    func letsNamesPassThatOnlyHoldAWordOfCommands(name: String) {
        #expect(verdict(name).status == .free)
    }

    @Test func letsATriggerBearACommand() {
        #expect(verdict("All Lights", .actionSet).status == .confusable)
        #expect(verdict("All Lights", .trigger).status == .free)
    }

    @Test func offersTwoFreeNamesForEveryWarning() {
        for name in ["Lamp 50", "Kitchens", "Room Two", "The Attic", "All Lights", "Desk Lamp", "#", "Bedroom For"] {
            for kind in [NamedThing.Kind.room, .zone, .accessory, .service, .serviceGroup, .actionSet] {
                let verdict = verdict(name, kind, room: home.rooms[0].id)
                #expect(verdict.suggestions.count == 2, "\(name) as \(kind)")
                #expect(!verdict.problems.isEmpty)
                for offer in verdict.suggestions {
                    #expect(self.verdict(offer, kind, room: home.rooms[0].id).status == .free, "\(offer) as \(kind)")
                }
            }
        }
    }

    @Test func saysHowANameIsPronounced() {
        #expect(verdict("Kitten").pronounced == ["K IH T AH N"])
    }
}

struct NameLintTests {
    @Test func tellsOfEachPairOnceTheWorstFirst() {
        var home = SpokenHome.home
        home.accessories += [Accessory(name: "Lamp 50"), Accessory(name: "Bad-Name"), Accessory(name: "attic")]
        home.actionSets = [ActionSet(name: "All Lights")]
        let lint = NameLint(SpokenHome.check(home), home: home.id)
        #expect(lint.findings.map(\.status) == lint.findings.map(\.status).sorted(by: >))
        #expect(lint.findings.first?.bearer.name == "Bad-Name")
        let pairs = lint.findings.map { Set([$0.bearer.name, $0.other?.name ?? ""]) }
        #expect(pairs.count { $0 == ["Lamp 15", "Lamp 50"] } == 1)
        #expect(pairs.count { $0 == ["Attic", "attic"] } == 1)
        #expect(pairs.count { $0 == ["All Lights", ""] } == 1)
        #expect(lint.findings.allSatisfy { $0.suggestions.count == 2 })
    }

    @Test func findsNothingInAHomeOfPlainNames() {
        var home = Home(name: "Cabin")
        home.rooms = [Room(name: "Kitchen"), Room(name: "Attic")]
        home.accessories = [Accessory(name: "Piano"), Accessory(name: "Kitchen Light")]
        home.accessories[1].services = [Service(type: "Lightbulb", name: "Kitchen Light")]
        #expect(NameLint(SpokenHome.check(home), home: home.id).findings.isEmpty)
        #expect(NameLint(SpokenHome.check(home), home: HomeID()).findings.isEmpty)
    }
}
