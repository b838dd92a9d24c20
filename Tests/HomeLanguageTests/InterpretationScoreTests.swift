import HomeModel
import HomeNames
import TestSupport
import Testing

@testable import HomeLanguage
@testable import UtteranceAnalysis

struct InterpretationScoreTests {
    @Test func prefersWholeNamesThenThePrimaryHomeThenMoreNamesThenThisRoomThenWhatCanBeDone() {
        let scores: [Score] = [
            [:], [.ability: 1], [.room: 1], [.unnamedPlaces: 1], [.unnamedThings: 1], [.home: 1], [.form: 1],
            [.form: 2], [.absent: 1],
        ]
        let scorer = English.language.rules.scorer
        #expect(scores.shuffled().sorted { scorer.cost(of: $0) < scorer.cost(of: $1) } == scores)
    }

    @Test func actsInAnotherHomeOnlyByAName() {
        let lamp = English.castle.parse("turn on the attic lamp")
        #expect(lamp.intents.flatMap(\.targets).map(\.home) == ["Hunting Lodge"])
        #expect(lamp.confidence == 0.9)
        let lights = English.castle.parse("turn off all the lights")
        #expect(Set(lights.intents.flatMap(\.targets).map(\.home)) == ["Castle"])
        #expect(lights.confidence == 1)
    }

    @Test func takesTheHomeOfTheContextForThePrimaryOne() {
        let lights = English.castle.parse("turn off all the lights", in: Context(home: "hunting lodge"))
        #expect(Set(lights.intents.flatMap(\.targets).map(\.home)) == ["Hunting Lodge"])
        let named = English.castle.parse("turn on the crypt lamp in the castle", in: Context(home: "Hunting Lodge"))
        #expect(named.status != .understood || named.intents.flatMap(\.targets).allSatisfy { $0.home == "Castle" })
    }

    @Test func takesTheSpeakersRoomForTheHomeThatHasIt() {
        let lights = English.castle.parse("turn on the lights", in: Context(room: "Attic"))
        #expect(Set(lights.intents.flatMap(\.targets).map(\.room)) == ["Attic"])
    }

    @Test func saysWhereTheContextLeadsNowhere() {
        #expect(
            English.castle.parse("lights on", in: Context(home: "Castel")).reply
                == "There is nothing called “Castel”. Did you mean Castle?")
        let room = English.cottage.parse("lights on", in: Context(room: "Kitchn"))
        #expect(room.status == .unknownName)
        #expect(room.reply == "There is no room called “Kitchn” in Cottage. Did you mean Kitchen?")
    }
}

/// Homes made for one question each.
struct NamedThingReadingTests {
    private func home(_ lights: [String], scenes: [String] = []) -> Parser {
        var home = Home(name: "Cabin")
        home.accessories = lights.map { name in
            var accessory = Accessory(name: name)
            var service = Service(type: "Lightbulb", name: name)
            service.characteristics = [Characteristic(type: "On"), Characteristic(type: "Brightness")]
            accessory.services = [service]
            return accessory
        }
        home.actionSets = scenes.map { name in
            var scene = ActionSet(name: name)
            scene.actions = home.accessories.flatMap { accessory in
                accessory.services.map { service in
                    let reference = ServiceReference(accessory: accessory.id, service: service.id)
                    return Action(service: reference, characteristic: "On", value: .bool(true))
                }
            }
            return scene
        }
        return English.parser(HomeSnapshot(homes: [home]))
    }

    @Test(arguments: [
        "turn on the amber lamp", "is the amber lamp on", "dim the amber lamp to 20", "leave the amber lamp on",
        "turn on the amber lamp and dim it to 20", "turn off the amber lamp and the abbot amber lamp",
        "turn on all amber lamps", "turn off everything but the amber lamp", "turn on the abbot amber lamp",
    ])
    func leavesOutOnlyReadingsThatAreWorse(text: String) {
        let parser = home(["Abbot Amber Lamp", "Amber Lamp", "Baron Amber Lamp", "Cobalt Lamp"])
        let lattice = Lattice(
            English.language.rules.tokens(of: text), grammar: English.language.rules.compiled, index: parser.index)
        #expect(
            parser.search.read(text, in: Context())
                == parser.interpreter.choose(among: parser.interpreter.readings(of: lattice, in: Context()), text))
    }

    @Test func tellsOfThingsOfAShortenedNameThoughOneHasItWhole() {
        let parser = home(["Abbot Amber Lamp", "Amber Lamp"])
        #expect(parser.explain("turn on the amber lamp").readings.compactMap(\.loss).contains(.form))
    }

    @Test(arguments: ["turn on lamp 2", "turn on lamp two", "Lamp2 on", "turn lamp-2 on"])
    func readsTheNumberOfANameInDigitsAndWords(sentence: String) {
        for names in [["Lamp 1", "Lamp 2"], ["Lamp One", "Lamp Two"]] {
            let targets = home(names).parse(sentence).intents.flatMap(\.targets)
            #expect(targets.map(\.service) == [names[1]])
        }
    }

    @Test func doesNotTakeTheNumberOfANameForALevel() {
        let parser = home(["Lamp", "Lamp 2"])
        #expect(parser.parse("set lamp 2").status != .understood)
        #expect(parser.parse("set lamp 2 percent").status != .understood)
        #expect(parser.parse("set lamp 2 to 50").reading == ["set Brightness 50: Lamp 2"])
        #expect(parser.parse("set lamp to 2").reading == ["set Brightness 2: Lamp"])
    }

    @Test func takesAWholeNameBeforeTheWordsInIt() {
        let parser = home(["Reading Lamp", "Off Switch"], scenes: ["All Lights", "Half Light"])
        #expect(parser.parse("all lights").reading == ["run All Lights"])
        #expect(parser.parse("half light please").reading == ["run Half Light"])
        #expect(parser.parse("turn on the off switch").reading == ["set On true: Off Switch"])
        #expect(parser.parse("turn off the off switch").reading == ["set On false: Off Switch"])
    }

    @Test func prefersAWholeNameToAShortenedOne() {
        let parser = home(["Kid's Night Light", "Night Light"])
        #expect(parser.parse("turn on the night light").reading == ["set On true: Night Light"])
        let two = home(["Big Reading Lamp", "Small Reading Lamp"])
        #expect(
            two.parse("turn on the reading lamp").reading == [
                "ambiguous", "? the Big Reading Lamp", "? the Small Reading Lamp",
            ])
    }

    /// A fan whose modes are switches, as Home Assistant's bridge makes it, and two outlets in one housing.
    @Test func meansByAnAccessoryWhatGoesByItsNameAndNoPartOfAnotherName() {
        func accessory(_ name: String, _ services: [(String, String?, String)]) -> Accessory {
            var accessory = Accessory(name: name)
            accessory.services = services.map { type, name, power in
                var service = Service(type: ServiceType(type), name: name)
                service.characteristics = [Characteristic(type: CharacteristicType(power))]
                return service
            }
            return accessory
        }
        var home = Home(name: "Cabin")
        home.accessories = [
            accessory("Kitchen Blower", [("Fanv2", nil, "Active"), ("Switch", "Blower sleep", "On")]),
            accessory("Strip", [("Outlet", nil, "On"), ("Outlet", "Strip Kettle", "On")]),
            accessory("Hifi", [("Switch", "Hifi power", "On"), ("Switch", "Hifi mute", "On")]),
        ]
        let parser = English.parser(HomeSnapshot(homes: [home]))
        func services(_ text: String) -> [String] { parser.parse(text).intents.flatMap(\.targets).map(\.service) }
        #expect(services("turn on the kitchen blower") == ["Kitchen Blower"])
        #expect(services("turn on blower sleep") == ["Blower sleep"])
        #expect(services("is the kitchen blower on") == ["Kitchen Blower"])
        #expect(services("is blower sleep on") == ["Blower sleep"])
        #expect(
            services("are the strip and the kitchen blower on").sorted() == ["Kitchen Blower", "Strip", "Strip Kettle"])
        #expect(services("turn on the strip").sorted() == ["Strip", "Strip Kettle"])
        #expect(services("turn on the hifi").sorted() == ["Hifi mute", "Hifi power"])
    }

    @Test func readsNamesOfEveryScript() {
        let parser = home(["Лампа", "落地灯", "Lámpara", "مصباح"])
        for name in ["Лампа", "ЛАМПА", "落地灯", "lámpara", "مصباح"] {
            #expect(parser.parse("turn on \(name)").status == .understood, "\(name)")
        }
    }
}
