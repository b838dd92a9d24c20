import HomeModel
import TestSupport
import Testing

/// What refers to what in a home file: groups, scenes and triggers.
struct HomeFileReferenceTests {
    private static let accessories = #"""
        "accessories": [
          {"name": "Strip", "services": [{"type": "Outlet"}, {"type": "Outlet"}, {"type": "Switch"}, {"type": "Fan", "name": "Breeze"}]},
          {"name": "Odd", "services": [{"type": "Switch"}, {"type": "Fan", "name": "switch"}]},
          {"name": "Front Door", "services": [{"type": "LockMechanism"}]}
        ]
        """#

    private static func file(_ members: String) -> [UInt8] {
        Array(#"{"version": 1, "homes": [{"name": "Cottage", \#(accessories), \#(members)}]}"#.utf8)
    }

    private func group(_ services: String) throws -> [String] {
        let home = try HomeFile.read(Self.file(#""serviceGroups": [{"name": "Group", "services": [\#(services)]}]"#))
            .homes[0]
        return try home.serviceGroups[0].services.map { reference in
            let (accessory, service) = try #require(home.service(reference))
            return "\(try #require(accessory.services.firstIndex(of: service))) of \(accessory.name)"
        }
    }

    @Test func findsAServiceByItsNameOrItsType() throws {
        #expect(try group(#"{"accessory": "strip", "service": "Breeze"}"#) == ["3 of Strip"])
        #expect(try group(#"{"accessory": "Strip", "service": "Switch"}"#) == ["2 of Strip"])
        #expect(try group(#"{"accessory": "Strip", "service": "Outlet", "number": 2}"#) == ["1 of Strip"])
        #expect(try group(#"{"accessory": "Odd", "service": "Switch"}"#) == ["1 of Odd"])
        #expect(try group(#"{"accessory": "Odd", "service": "Switch", "number": 1}"#) == ["0 of Odd"])
    }

    @Test func writesReferencesThatFindTheSameServiceAgain() throws {
        let services = #"""
            {"accessory": "Strip", "service": "Outlet", "number": 1}, {"accessory": "Strip", "service": "Outlet", "number": 2},
            {"accessory": "Strip", "service": "Switch"}, {"accessory": "Odd", "service": "Switch", "number": 1},
            {"accessory": "Odd", "service": "switch"}
            """#
        let first = HomeFile.write(
            try HomeFile.read(Self.file(#""serviceGroups": [{"name": "Group", "services": [\#(services)]}]"#)))
        #expect(HomeFile.write(try HomeFile.read(first)) == first)
        #expect(
            String(decoding: first, as: UTF8.self).contains(
                #"{"accessory": "Strip", "service": "Outlet", "number": 2}"#))
    }

    @Test(arguments: [
        (
            #"{"accessory": "Strip", "service": "Outlet"}"#,
            ".service: “Strip” has 2 services of this type: give \"number\", from 1"
        ),
        (
            #"{"accessory": "Strip", "service": "Outlet", "number": 3}"#,
            ".service: “Strip” has 2 services of this type, so there is no 3"
        ),
        (
            #"{"accessory": "Strip", "service": "Breze"}"#,
            ".service: “Strip” has no service “Breze”; did you mean “Breeze”?"
        ),
        (
            #"{"accessory": "Stripe", "service": "Breeze"}"#,
            ".accessory: there is no accessory “Stripe” in this home; did you mean “Strip”?"
        ),
        (#"{"accessory": "Strip"}"#, ": “service” is missing"),
        (
            #"{"accessory": "Odd", "service": "Switch", "number": 0}"#,
            ".number: the number 0 stands where a whole number from 1 to 100 is expected"
        ),
    ])
    func saysWhichServiceIsNotThere(reference: String, fault: String) {
        let lines = faultLines(Self.file(#""serviceGroups": [{"name": "Group", "services": [\#(reference)]}]"#))
        #expect(lines.first == "homes[0].serviceGroups[0].services[0]" + fault)
    }

    @Test func refusesAServiceThatStandsTwiceInAGroup() {
        let twice = Array(repeating: #"{"accessory": "Strip", "service": "Breeze"}"#, count: 2).joined(separator: ",")
        #expect(
            faultLines(Self.file(#""serviceGroups": [{"name": "Group", "services": [\#(twice)]}]"#))
                == ["homes[0].serviceGroups[0].services[1]: this service stands twice in the group: remove one"])
    }

    @Test(arguments: [
        (#""characteristic": "LockTargetState", "value": 3"#, ".value: the number 3 is above the greatest value, 1"),
        (#""characteristic": "LockTargetState", "value": null"#, ": “value” is missing"),
        (
            #""characteristic": "LockCurrentState", "value": 1"#,
            ".characteristic: LockCurrentState can only be read, so a scene cannot set it"
        ),
        (
            #""characteristic": "LockTargetSate", "value": 1"#,
            ".characteristic: the service has no characteristic “LockTargetSate”; did you mean “LockTargetState”?"
        ),
        (#""value": 1"#, ": “characteristic” is missing"),
    ])
    func checksWhatASceneWrites(action: String, fault: String) {
        let lines = faultLines(
            Self.file(
                #""actionSets": [{"name": "Scene", "actions": [{"accessory": "Front Door", "service": "LockMechanism", \#(action)}]}]"#
            ))
        #expect(lines == ["homes[0].actionSets[0].actions[0]" + fault])
    }

    @Test(arguments: [
        (
            #""fireDate": "2030-02-30T22:30:00Z""#,
            ".fireDate: “2030-02-30T22:30:00Z” is no date by RFC 3339: write it like 2030-01-01T22:30:00+01:00"
        ),
        (#""fireDate": "2030-02-03T22:30:30Z""#, ".fireDate: a trigger fires on the minute: give it 00 seconds"),
        (#""timeZone": "Paris time""#, ".timeZone: “Paris time” is no time zone: write one like Europe/Paris"),
        (
            #""recurrence": {"minutes": 4}"#,
            ".recurrence.minutes: the number 4 stands where a whole number from 5 to 50400 is expected"
        ),
        (
            #""recurrence": {"weeks": 6}"#,
            ".recurrence.weeks: the number 6 stands where a whole number from 1 to 5 is expected"
        ),
        (#""recurrence": {"day": 1}"#, ".recurrence.day: there is no such key here; did you mean “days”?"),
        (
            #""recurrence": {"days": 1, "weeks": 1}"#,
            ".recurrence: give exactly one of minutes, hours, days, weeks, weekdays"
        ),
        (
            #""recurrence": {"weekdays": ["mondy"]}"#,
            ".recurrence.weekdays[0]: “mondy” is no day of the week; did you mean “monday”?"
        ),
        (
            #""actionSets": ["Good Nite"]"#,
            ".actionSets[0]: there is no action set “Good Nite” in this home; did you mean “Good Night”?"
        ),
        (#""enabled": "yes""#, ".enabled: the text “yes” stands where true or false is expected"),
    ])
    func checksATrigger(members: String, fault: String) {
        let lines = faultLines(
            Self.file(#""actionSets": [{"name": "Good Night"}], "triggers": [{"name": "Lock Up", \#(members)}]"#))
        #expect(lines.first == "homes[0].triggers[0]" + fault)
    }

    @Test(arguments: [
        "2030-01-01T22:30:00+01:00", "2024-02-29T00:00:00Z", "2000-02-29t23:59:00z", "2030-12-31T10:00:00.000-23:59",
    ])
    func takesDatesByRFC3339(date: String) throws {
        let file = Self.file(#""triggers": [{"name": "Lock Up", "fireDate": "\#(date)"}]"#)
        #expect(try HomeFile.read(file).homes[0].triggers[0].fireDate == date)
    }

    @Test(arguments: [
        "", "tomorrow", "2030-01-01", "2030-01-01T22:30", "2030-01-01T22:30:00", "2030-01-01 22:30:00Z",
        "2030-13-01T22:30:00Z",
        "1900-02-29T00:00:00Z", "2030-01-00T00:00:00Z", "2030-01-01T24:00:00Z", "2030-01-01T22:60:00Z",
        "2030-01-01T22:30:00.Z",
        "2030-01-01T22:30:00+0100", "2030-01-01T22:30:00+24:00", "+030-01-01T22:30:00Z", "２030-01-01T22:30:00Z",
        "2030-01-01T22:30:00Zx", "2030-01-01T22:30:00.\(String(repeating: "0", count: 100))Z",
    ])
    func refusesOtherDates(date: String) {
        #expect(faultLines(Self.file(#""triggers": [{"name": "Lock Up", "fireDate": "\#(date)"}]"#)).count == 1)
    }

    @Test func readsTheTriggersOfTheCottage() {
        let triggers = Fixture.home("cottage").homes[0].triggers
        #expect(triggers[0].recurrence == .every(1, .days))
        #expect(triggers[1].recurrence == .weekdays([.monday, .tuesday, .wednesday, .thursday, .friday]))
        #expect(triggers.map(\.isEnabled) == [true, false])
    }
}
