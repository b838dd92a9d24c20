import HomeLanguage
import HomeModel
import HomeNames
import TestSupport
import Testing

@testable import BeckonRuntime

/// Every name that is offered is one that a person might choose.
struct NameSuggestionTests {
    private static let kinds = NamedThing.Kind.allCases.filter { $0 != .user }
    /// Names of commands, of things that are there, near them, against the rules, and in other scripts.
    private static let names = [
        "Off", "On", "All", "Everything", "Lights", "The Lights", "All Lights", "Dim the Lights", "Turn On", "Stop",
        "Room", "This Room", "Every Room", "Scene", "Home", "My House", "Here", "Things", "Yes", "Cancel", "Half",
        "the", "Turn Off Kitchen", "Kitchen and Study", "Kitchen", "kitchens", "The Kitchen", "Kitchin",
        "Kitchen Light",
        "Kitchen Lights", "Desk Lamp", "Desk Lamps", "Study Desk Lamp", "Lamp", "Light", "Fan", "Fans", "Upstairs",
        "Good Night", "Thermostat", "Cottage", "Castle", "North Tower", "Library Lamp", "Library Lamps", "North Wing",
        "East Tower Thermostat", "Feast", "Curfew", "Secret Lair #13", "Lamp-", "-", "", " ", "'", "Kitchen!",
        "Off-Broadway", "x\ny", "💡", "卧室!", "Küche.", "Library Library Lamp?", "Temperature", "Set", "50 percent!",
        String(repeating: "long ", count: 20), String(repeating: "x", count: 70),
    ]
    private static let silly: Set<String> = [
        "on", "off", "turn", "switch on", "all", "every", "everything", "dim", "the", "a", "my", "this", "stop", "set",
        "here", "yes", "cancel",
    ]

    @Test(arguments: ["cottage", "castle"], kinds)
    func everySuggestionIsFreeAndUnwarnedAndNotSilly(fixture: String, kind: NamedThing.Kind) throws {
        let advice = try Self.advice(on: Fixture.home(fixture))
        let home = try #require(advice.snapshot.primary?.id)
        var warned = 0
        for verdict in advice.verdicts(on: Self.names, for: kind, in: home) where verdict.status != .free {
            warned += 1
            let offers = verdict.suggestions
            #expect(offers.count == 2, "“\(verdict.name)” as \(kind): \(offers)")
            #expect(!verdict.problems.isEmpty)
            for again in advice.verdicts(on: offers, for: kind, in: home) {
                #expect(again.status == .free, "“\(verdict.name)” as \(kind): \(again)")
                #expect(Self.isSensible(again.name), "“\(verdict.name)” as \(kind): “\(again.name)”")
            }
        }
        // Triggers may be called as commands are.
        #expect(warned > (kind == .trigger || kind == .home ? 12 : 40))
    }

    private static func isSensible(_ name: String) -> Bool {
        let words = name.split(separator: " ").map { $0.lowercased() }
        let plain = words.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
        // "Off Broadway" is a name.
        let isTitle = name == "Off Broadway"
        return Set(plain).count == plain.count && (isTitle || words.allSatisfy { !silly.contains($0) })
    }

    @Test(
        arguments: [
            ("Off", .accessory, "Switch"), ("Lights", .accessory, "Light"), ("Kitchen", .accessory, "Kitchen"),
            ("Upstairs", .zone, "Upstairs"), ("The Kitchen", .room, "Kitchen"), ("Desk Lamp", .accessory, "Desk Lamp"),
            ("Secret Lair #13", .scene, "Secret Lair 13"),
        ] as [(String, Kind, String)])
    func aSuggestionKeepsWhatIsWorthKeeping(name: String, kind: Kind, kept: String) throws {
        let advice = try Self.advice(on: Fixture.home("cottage"))
        let verdict = advice.verdicts(on: [name], for: kind.kind, in: advice.snapshot.primary?.id)[0]
        #expect(verdict.suggestions.first?.contains(kept) == true, "\(verdict.suggestions)")
    }

    /// A kind, by the word that people type.
    enum Kind: Sendable {
        case room, zone, accessory, scene

        var kind: NamedThing.Kind {
            switch self {
            case .room: .room
            case .zone: .zone
            case .accessory: .accessory
            case .scene: .actionSet
            }
        }
    }

    @Test(arguments: [
        "Lights", "Room", "Everything", "Scene", "On", "Home", "House", "Things", "Here", "This Room", "The House",
        "Every Light", "Fans", "Devices", "Kitchen and Study", "Please", "the",
    ])
    func aNameThatCommandsSwallowIsWarnedOf(name: String) throws {
        let advice = try Self.advice(on: Fixture.home("cottage"))
        for kind in Self.kinds where kind != .trigger && kind != .home {
            let verdict = advice.verdicts(on: [name], for: kind, in: advice.snapshot.primary?.id)[0]
            #expect(verdict.status == .confusable, "“\(name)” as \(kind)")
        }
    }

    @Test(arguments: [
        ("Everything", NameVerdict.Status.confusable), ("All", .confusable), ("Room", .confusable), ("It", .confusable),
        ("All Lights", .free), ("Lock the Front Door", .free), ("Dim the Lights", .free),
    ])
    func aTriggerIsWarnedOfWhereItCannotBeManagedByItsName(name: String, status: NameVerdict.Status) throws {
        let advice = try Self.advice(on: Fixture.home("cottage"))
        #expect(advice.verdicts(on: [name], for: .trigger, in: advice.snapshot.primary?.id)[0].status == status)
    }

    @Test func aKindAloneIsWarnedOfWhereThereIsAnotherOfIt() throws {
        let cottage = try Self.advice(on: Fixture.home("cottage"))
        #expect(cottage.verdicts(on: ["Light"], for: .accessory, in: cottage.snapshot.primary?.id)[0].status != .free)
        let bare = Home(name: "Cabin")
        let cabin = try Self.advice(on: HomeSnapshot(homes: [bare], primaryHome: bare.id))
        #expect(cabin.verdicts(on: ["Light"], for: .accessory, in: bare.id)[0].status == .free)
        #expect(cabin.verdicts(on: ["Light"], for: .room, in: bare.id)[0].status == .confusable)
    }

    @Test func aThingMayBeNamedAfterItsRoomAndItsKind() throws {
        let advice = try Self.advice(on: Fixture.home("cottage"))
        let home = try #require(advice.snapshot.primary)
        let kitchen = home.rooms[0]
        for name in ["Kitchen Light", "Kitchen Fan", "Kitchen Radio"] {
            for room in [nil, kitchen.id] {
                #expect(advice.check.verdict(on: name, for: .accessory, in: home.id, room: room).status == .free)
            }
        }
    }

    @Test func allAdviceOfALintCanBeTakenAtOnce() throws {
        var snapshot = Fixture.home("cottage")
        let lamps = ["Lamp 15", "Lamp 50", "Lamp 13", "Lamp 30", "Lamp 14", "Lamp 40"]
        snapshot.homes[0].accessories += lamps.map { Accessory(name: $0) }
        let advice = try Self.advice(on: snapshot)
        let findings = advice.findings(in: snapshot.homes[0].id)
        let offers = Dictionary(grouping: findings, by: \.bearer.name).values.flatMap { $0[0].suggestions }
        #expect(findings.count >= 3)
        #expect(Set(offers.map(NameKey.init)).count == offers.count, "\(offers)")
    }

    /// A small home with names that others are near.
    private static let cabin: HomeSnapshot = {
        var home = Home(name: "Cabin")
        home.rooms = ["Kitchen", "Ben's Room", "Den", "Living Room"].map { Room(name: $0) }
        home.accessories = ["Anna's Lamp", "Desk Lamp", "Lamp 15"].map { name in
            var lamp = Accessory(name: name)
            lamp.services = [Service(type: "Lightbulb", name: name)]
            return lamp
        }
        home.actionSets = [ActionSet(name: "Good Night")]
        return HomeSnapshot(homes: [home], primaryHome: home.id)
    }()

    @Test(
        arguments: [
            ("Kitchens", .room, ["Little Kitchen", "Guest Kitchen"]),
            ("Kitchen Room", .room, ["Little Kitchen", "Guest Kitchen"]),
            ("Living", .room, ["Little Living Room", "Guest Living Room"]),
            ("Ken's Room", .room, ["Ken's Bedroom", "Ken's Study"]), ("Good Night", .room, ["Parlor", "Sunroom"]),
            ("#1", .room, ["Room 1", "Bedroom 1"]), ("#1", .accessory, ["Light 1", "Switch 1"]),
            ("Hannah's Lamp", .accessory, ["Hannah's Corner Lamp", "Hannah's Window Lamp"]),
            ("Lamp Fifteen", .accessory, ["Corner Lamp", "Window Lamp"]),
            ("Desk", .accessory, ["Desk Switch", "Desk Socket"]),
            ("Desk Lamps", .accessory, ["Left Desk Lamp", "Right Desk Lamp"]),
            ("灯", .accessory, ["灯 2", "灯 3"]), ("Good Nights", .scene, ["Quiet Evening", "Movie Mood"]),
            ("Kitchen", .scene, ["Kitchen Mood", "Kitchen Evening"]),
        ] as [(String, Kind, [String])])
    func theOffersAreWhatAPersonWouldChoose(name: String, kind: Kind, offers: [String]) throws {
        let advice = try Self.advice(on: Self.cabin)
        let verdict = advice.verdicts(on: [name], for: kind.kind, in: advice.snapshot.primary?.id)[0]
        #expect(verdict.suggestions == offers)
    }

    @Test func aNameThatIsTooLongIsNotCutWithinAWord() throws {
        let name = "My Very Own Favourite Reading Lamp That Stands Beside The Bedroom Window"
        let advice = try Self.advice(on: Self.cabin)
        let verdict = advice.verdicts(on: [name], for: .accessory, in: advice.snapshot.primary?.id)[0]
        #expect(verdict.suggestions.count == 2)
        let words = Set(name.split(separator: " ") + ["Left", "Right"])
        for offer in verdict.suggestions { #expect(words.isSuperset(of: offer.split(separator: " ")), "\(offer)") }
    }

    @Test(
        arguments: [
            ("White Light", .accessory), ("Black Lamp", .accessory), ("Top Light", .accessory),
            ("Top Speaker", .accessory), ("Lower Light", .accessory), ("Sensor 10", .accessory),
            ("Blind 3", .accessory), ("Outlet 1", .accessory), ("Plug 10", .accessory), ("Room 2", .room),
            ("Light Room", .room), ("Level 1", .zone), ("Outside", .zone),
        ] as [(String, Kind)])
    func aNameThatNobodyTakesForACommandIsFree(name: String, kind: Kind) throws {
        let bare = Home(name: "Cabin")
        let advice = try Self.advice(on: HomeSnapshot(homes: [bare], primaryHome: bare.id))
        #expect(advice.verdicts(on: [name], for: kind.kind, in: bare.id)[0].problems.isEmpty)
    }

    private static func advice(on snapshot: HomeSnapshot) throws -> NameAdvice {
        let language = try English.language.get()
        return try NameAdvice(language, snapshot, models: Fixture.project + "/Models")
    }
}
