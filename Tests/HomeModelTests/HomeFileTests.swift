import HomeModel
import TestSupport
import Testing

struct HomeFileTests {
    /// The example of the contract.
    static let example = #"""
        {
          "version": 1,
          "homes": [
            {
              "name": "Maple Street",
              "primary": true,
              "aliases": ["our house"],
              "temperatureUnit": "celsius",
              "rooms": [
                {"name": "Kitchen", "aliases": ["cook's corner"]},
                {"name": "Nursery"}
              ],
              "zones": [{"name": "Upstairs", "rooms": ["Nursery"]}],
              "accessories": [
                {
                  "name": "Nursery Lamp",
                  "aliases": ["night light"],
                  "room": "Nursery",
                  "bridge": "Hue Bridge",
                  "manufacturer": "Signify", "model": "LCT015", "serialNumber": "A1", "firmwareRevision": "1.2",
                  "services": [
                    {
                      "type": "Lightbulb",
                      "name": "Nursery Lamp",
                      "characteristics": {"On": false, "Brightness": 60, "Hue": 30, "Saturation": 80}
                    }
                  ]
                },
                {"name": "Front Door", "services": [{"type": "LockMechanism", "characteristics": {"LockCurrentState": 1, "LockTargetState": 1}}]},
                {"name": "Hue Bridge", "isBridge": true}
              ],
              "serviceGroups": [
                {"name": "Night Lights", "services": [{"accessory": "Nursery Lamp", "service": "Nursery Lamp"}]}
              ],
              "actionSets": [
                {
                  "name": "Good Night",
                  "aliases": ["bed time"],
                  "actions": [
                    {"accessory": "Nursery Lamp", "service": "Nursery Lamp", "characteristic": "On", "value": false},
                    {"accessory": "Front Door", "service": "LockMechanism", "characteristic": "LockTargetState", "value": 1}
                  ]
                }
              ],
              "triggers": [
                {"name": "Lock up", "fireDate": "2030-01-01T22:30:00+01:00", "timeZone": "Europe/Paris", "recurrence": {"days": 1},
                 "enabled": true, "actionSets": ["Good Night"]}
              ],
              "users": [{"name": "Ann", "role": "administrator"}, {"name": "Bo", "role": "guest"}]
            }
          ]
        }
        """#

    @Test func readsTheWholeExample() throws {
        let snapshot = try HomeFile.read(Array(Self.example.utf8))
        let home = try #require(snapshot.primary)
        #expect(home.name == "Maple Street")
        #expect(home.aliases == ["our house"])
        #expect(home.temperatureUnit == .celsius)
        #expect(home.rooms.map(\.name) == ["Kitchen", "Nursery"])
        #expect(home.rooms[0].aliases == ["cook's corner"])
        #expect(home.zones[0].rooms == [home.rooms[1].id])
        let (lamp, door, bridge) = (home.accessories[0], home.accessories[1], home.accessories[2])
        #expect(home.room(lamp.room)?.name == "Nursery")
        #expect(lamp.bridge == bridge.id)
        #expect(bridge.isBridge)
        #expect(door.room == nil)
        #expect(
            [lamp.manufacturer, lamp.model, lamp.serialNumber, lamp.firmwareRevision] == [
                "Signify", "LCT015", "A1", "1.2",
            ])
        #expect(lamp.services[0][CharacteristicType("Hue")]?.value == .double(30))
        #expect(home.serviceGroups[0].services == [ServiceReference(accessory: lamp.id, service: lamp.services[0].id)])
        let actions = home.actionSets[0].actions
        #expect(actions.map(\.value) == [.bool(false), .int(1)])
        #expect(home.service(actions[1].service)?.accessory == door)
        let trigger = home.triggers[0]
        #expect(trigger.fireDate == "2030-01-01T22:30:00+01:00")
        #expect(trigger.timeZone == "Europe/Paris")
        #expect(trigger.recurrence == .every(1, .days))
        #expect(trigger.isEnabled)
        #expect(trigger.actionSets == [home.actionSets[0].id])
        #expect(home.users.map(\.name) == ["Ann", "Bo"])
        #expect(home.users.map(\.role) == [.administrator, .guest])
    }

    @Test func givesAnImportedHomeNewIdentities() throws {
        let bytes = Array(Self.example.utf8)
        #expect(try HomeFile.read(bytes).homes[0].id != HomeFile.read(bytes).homes[0].id)
    }

    @Test func skipsAByteOrderMark() throws {
        #expect(try HomeFile.read([0xEF, 0xBB, 0xBF] + Array(Self.example.utf8)).homes.count == 1)
    }

    @Test func makesTheFirstHomePrimaryWhereNoneIsCalledSo() throws {
        let file = #"{"version": 1, "homes": [{"name": "A"}, {"name": "B", "primary": false}]}"#
        #expect(try HomeFile.read(Array(file.utf8)).primary?.name == "A")
    }

    @Test func readsAFileWithoutHomes() throws {
        let snapshot = try HomeFile.read(Array(#"{"version": 1, "homes": []}"#.utf8))
        #expect(snapshot.homes.isEmpty)
        #expect(snapshot.primaryHome == nil)
        #expect(
            String(decoding: HomeFile.write(snapshot), as: UTF8.self) == "{\n  \"version\": 1,\n  \"homes\": []\n}\n")
    }

    @Test func takesNullAsLeftOut() throws {
        let file =
            #"{"version": 1, "homes": [{"name": "A", "rooms": null, "accessories": [{"name": "B", "room": null}]}]}"#
        #expect(try HomeFile.read(Array(file.utf8)).homes[0].accessories[0].room == nil)
    }

    @Test func keepsWhatOtherProgramsLeftUnderExtra() throws {
        let extra = #""extra": {"a": [1, 2.5, null, {"b": "ü\n"}], "big": 18446744073709551615}"#
        let named = #"{"name": "N", \#(extra)}"#
        for key in ["rooms", "zones", "accessories", "serviceGroups", "actionSets", "triggers", "users"] {
            let file = #"{"version": 1, "homes": [{"name": "A", "\#(key)": [\#(named)], \#(extra)}], \#(extra)}"#
            let written = HomeFile.write(try HomeFile.read(Array(file.utf8)))
            let text = String(decoding: written, as: UTF8.self)
            #expect(text.split(separator: extra, omittingEmptySubsequences: false).count == 4, "\(text)")
            #expect(HomeFile.write(try HomeFile.read(written)) == written)
        }
    }

    @Test func refusesWhatIsTooMuch() {
        #expect(
            faultLines([UInt8](repeating: 0x20, count: HomeFile.maximumSize + 1)) == ["the file is larger than 32 MiB"])
        let homes = (0...HomeFile.maximumHomes).map { #"{"name": "H\#($0)"}"# }.joined(separator: ",")
        #expect(
            faultLines(Array(#"{"version": 1, "homes": [\#(homes)]}"#.utf8))
                == ["homes: 1001 are too many: at most 1000 fit"])
        let deep = String(repeating: "[", count: 100_000)
        #expect(
            faultLines(Array(#"{"version": 1, "extra": \#(deep)"#.utf8))
                == ["line 1, column 152: more than 128 levels inside one another"])
    }
}
