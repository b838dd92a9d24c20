import Fluent
import Foundation
import HomeModel
import TestSupport
import Testing

/// What a faulty file is told, word for word.
struct HomeFileFaultTests {
    private func faults(_ file: String) -> [String] { faultLines(Array(file.utf8)) }

    private func faults(ofHome members: String) -> [String] {
        faults(#"{"version": 1, "homes": [{"name": "Cottage", \#(members)}]}"#)
    }

    @Test func saysLineAndColumnWhereTheTextIsNoJSON() {
        #expect(faults("{\n  \"version\": 1,\n}") == ["line 2, column 15: nothing follows this comma: remove it"])
        #expect(faults("") == ["line 1, column 1: a value is missing: the text ends here"])
        #expect(faults("{\"a\": 1 \"b\"") == ["line 1, column 9: a comma or a closing } is missing before this"])
        #expect(faults("[\"ü\", x]").first?.hasPrefix("line 1, column 7: ") == true)
    }

    @Test func refusesOtherVersionsAndNothingElseOfThem() {
        #expect(
            faults(#"{"version": 2, "rooms": []}"#) == [
                "rooms: there is no such key here; there are version, homes, extra",
                "version: the number 2 is no version that is known here: only 1 is",
            ])
        #expect(faults(#"{"homes": []}"#) == [#"“version” is missing: add "version": 1"#])
        #expect(faults(#"{"version": 1}"#) == [#"“homes” is missing: add "homes": […]"#])
        #expect(faults("[]") == ["a list stands where an object {…} is expected"])
    }

    @Test func listsEveryFaultAtOnce() {
        let lines = faults(
            ofHome: #"""
                "rooms": [{"name": "Kitchen"}, {"name": "Secret Lair #13"}, {"nmae": "Den"}, {}],
                "zones": [{"name": "kitchen", "rooms": ["Kitchn", "Secret Lair #13"]}], "colour": 1
                """#)
        #expect(
            lines == [
                "homes[0].colour: there is no such key here; there are name, primary, aliases, temperatureUnit, rooms, zones, "
                    + "accessories, serviceGroups, actionSets, triggers, users, extra",
                "homes[0].rooms[1].name: “Secret Lair #13”: “#” at character 13 is not allowed: a name holds letters, digits, "
                    + "spaces and apostrophes; “Secret Lair 13” would do",
                "homes[0].rooms[2].nmae: there is no such key here; did you mean “name”?",
                #"homes[0].rooms[2]: the name is missing: add "name": "…""#,
                #"homes[0].rooms[3]: the name is missing: add "name": "…""#,
                "homes[0].zones[0].name: “kitchen” is taken by the room at homes[0].rooms[0].name: choose another name "
                    + "(case, spaces and apostrophes make no difference)",
                "homes[0].zones[0].rooms[0]: there is no room “Kitchn” in this home; did you mean “Kitchen”?",
            ])
    }

    @Test func tellsAKeyThatStandsTwice() {
        let lines = faults(
            "{\"version\": 1, \"homes\": [\n{\"name\": \"A\",\n \"name\": \"B\",\n \"extra\": {\"x\": 1, \"x\": 2}}]}")
        #expect(
            lines == [
                "homes[0].name: this key stands twice in one object, in lines 2 and 3: remove one",
                "homes[0].extra.x: this key stands twice in one object, in lines 4 and 4: remove one",
            ])
    }

    @Test(arguments: [
        (#""primary": 1"#, "homes[0].primary: the number 1 stands where true or false is expected"),
        (
            #""temperatureUnit": "kelvin""#,
            #"homes[0].temperatureUnit: the text “kelvin” stands where one of "celsius", "fahrenheit" is expected"#
        ),
        (#""rooms": {}"#, "homes[0].rooms: an object stands where a list […] is expected"),
        (#""rooms": ["Den"]"#, "homes[0].rooms[0]: the text “Den” stands where an object {…} is expected"),
        (#""aliases": [""]"#, "homes[0].aliases[0]: a name cannot be empty"),
        (
            #""aliases": ["COTTAGE"]"#,
            "homes[0].aliases[0]: “COTTAGE” is taken by the home at homes[0].name: choose another name "
                + "(case, spaces and apostrophes make no difference)"
        ),
        (
            #""users": [{"name": "Ann", "role": "king"}]"#,
            #"homes[0].users[0].role: the text “king” stands where one of "administrator", "guest" is expected"#
        ),
        (
            #""accessories": [{"name": "Lamp", "room": "Den"}]"#,
            "homes[0].accessories[0].room: there is no room “Den” in this home"
        ),
        (
            #""accessories": [{"name": "Lamp", "model": "a\nb"}]"#,
            #"homes[0].accessories[0].model: “a\u{A}b” holds a control character"#
        ),
        (
            #""accessories": [{"name": "Lamp", "bridge": "Hub"}, {"name": "Hub"}]"#,
            #"homes[0].accessories[0].bridge: “Hub” is no bridge: give it "isBridge": true, or remove this"#
        ),
        (
            #""accessories": [{"name": "Lamp", "bridge": "Hub", "isBridge": true}, {"name": "Hub", "isBridge": true}]"#,
            #"homes[0].accessories[0].bridge: a bridge does not stand behind another: remove this, or "isBridge""#
        ),
        (
            #""accessories": [{"name": "Lamp", "services": [{}]}]"#,
            "homes[0].accessories[0].services[0]: “type” is missing"
        ),
        (
            #""accessories": [{"name": "Lamp", "services": [{"type": "LightBulp"}]}]"#,
            "homes[0].accessories[0].services[0].type: “LightBulp” is no service type; did you mean “Lightbulb”?; "
                + "a vendor's own type is written as its UUID"
        ),
        (
            #""accessories": [{"name": "Lamp", "services": [{"type": "Lightbulb", "characteristics": {"Brigthness": 3}}]}]"#,
            "homes[0].accessories[0].services[0].characteristics.Brigthness: “Brigthness” is no characteristic; "
                + "did you mean “Brightness”?; a vendor's own type is written as its UUID"
        ),
    ])
    func saysWhatIsWrongAndWhere(members: String, line: String) {
        #expect(faults(ofHome: members) == [line])
    }

    @Test func allowsAtMostOnePrimaryHome() {
        #expect(
            faults(#"{"version": 1, "homes": [{"name": "A", "primary": true}, {"name": "B", "primary": true}]}"#)
                == ["homes[1].primary: only one home is primary, and homes[0] is: remove one of them"])
    }

    @Test func listsAHundredFaultsAndCountsTheRest() throws {
        let rooms = Array(repeating: "{}", count: 250).joined(separator: ", ")
        let error = try #require(throws: HomeFileError.self) {
            try HomeFile.read(Array(#"{"version": 1, "homes": [{"name": "A", "rooms": [\#(rooms)]}]}"#.utf8))
        }
        #expect(error.faults.count == 100)
        #expect(error.omitted == 150)
    }

    @Test func readsNoEndlessTexts() {
        let text = String(repeating: "a\u{301}", count: 1_000_000)
        let members = [
            #""rooms": [{"name": "\#(text)"}]"#, #""aliases": ["\#(text)"]"#,
            #""zones": [{"name": "Z", "rooms": ["\#(text)"]}]"#,
            #""accessories": [{"name": "A", "manufacturer": "\#(text)"}]"#,
            #""triggers": [{"name": "T", "timeZone": "\#(text)"}]"#,
        ]
        for member in members {
            let lines = faults(ofHome: member)
            #expect(lines.count == 1)
            #expect(lines[0].contains("the text is longer than"))
        }
    }

    @Test func keepsALineForEveryFaultWhateverTheFileSays() {
        let name = #"a\nb\u0000\u001B[31m\u2028"# + String(repeating: "x", count: 3_000)
        let lines = faults(ofHome: #""rooms": [{"name": "\#(name)", "\#(name)": 1}]"#)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { line in line.count < 1_000 && !line.unicodeScalars.contains { $0.value < 0x20 } })
    }
}

/// The lines of the error with which a file is refused, in English; empty where it is not.
func faultLines(_ bytes: [UInt8]) -> [String] {
    do {
        _ = try HomeFile.read(bytes)
        return []
    } catch {
        return error.faults.map { fault in
            switch fault.place {
            case .path(""): english(fault.message)
            case .path(let path): "\(path): \(english(fault.message))"
            case .text(let line, let column): "line \(line), column \(column): \(english(fault.message))"
            }
        }
    }
}

/// What the program says in English for a code; the code where it has no words.
func english(_ message: MessageReference) -> String {
    let values = message.values.map { name, value -> (name: String, value: MessageValue) in
        switch value {
        case .text(let text): (name, .text(text))
        case .message(let inner): (name, .text(english(inner)))
        }
    }
    do { return try englishMessages.get().text(message.name, values) ?? "\(message)" } catch { return "\(error)" }
}

private let englishMessages = Result {
    let file = "\(Fixture.project)/Grammars/en/program.ftl"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    return try MessageCatalogue(
        [FluentReader.read(text, file: file)], NumberRules("decimal: .\none: i = 1 and v = 0", file: "numbers.txt"))
}
