import Foundation
import Testing

/// Accessories that call themselves more than anybody could say.
struct LongTextTests {
    /// What a lamp answers to `GET /accessories` that calls itself a megabyte, and all about itself too.
    private func listing(_ text: String) -> Data {
        let information = [("14", "null"), ("20", text), ("21", text), ("23", text), ("30", text), ("52", text)]
        let told = information.enumerated().map { number, entry in
            let value = entry.0 == "14" ? "" : #", "value": "\#(entry.1)""#
            let format =
                entry.0 == "14" ? #""perms": ["pw"], "format": "bool""# : #""perms": ["pr"], "format": "string""#
            return #"{"iid": \#(number + 2), "type": "\#(entry.0)", \#(format)\#(value)}"#
        }
        let lamp = #"""
            {"iid": 20, "type": "43", "characteristics": [
              {"iid": 21, "type": "25", "perms": ["pr", "pw", "ev"], "format": "bool", "value": false},
              {"iid": 22, "type": "23", "perms": ["pr"], "format": "string", "value": "\#(text)"}]}
            """#
        return Data(
            #"""
            {"accessories": [{"aid": 1, "services": [
              {"iid": 1, "type": "3E", "characteristics": [\#(told.joined(separator: ", "))]}, \#(lamp)]}]}
            """#.utf8)
    }

    @Test(arguments: ["Lamp ", "Lämpchen \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} "])
    func takesInOfANameWhatAPersonCanUse(_ word: String) throws {
        let hut = try HutWithLock()
        let text = String(repeating: word, count: (1 << 18) / word.utf8.count)
        try listing(text).write(to: URL(filePath: hut.door.folder + "/long.json"))
        let lamp = try SimulatedLock(simulating: "long.json", in: hut.door.folder, state: "long")
        defer { lamp.switchOff() }
        let added = try hut.add(lamp, "--name", "Reading Light")
        #expect(added.status == 0, "\(added.errors.prefix(500))")
        #expect(added.output.utf8.count < 2_000)
        let listed = try hut.run("accessory", "list")
        #expect(listed.status == 0, "\(listed.errors.prefix(500))")
        #expect(listed.lines.count == 2)
        #expect(listed.output.utf8.count < 4_000)
        #expect(listed.lines.contains { $0.hasPrefix("Front Door") })
        #expect(try hut.run("accessory", "show", "Reading Light").status == 0)
        #expect(try hut.run("accessory", "show", "Front Door").status == 0)
        #expect(try hut.records().values.allSatisfy { $0.count < 1_000 })
    }

    @Test func tellsThatAListingIsTooLongAndTakesThePairingBack() throws {
        let hut = try HutWithLock()
        let records = try hut.records()
        try listing(String(repeating: "x", count: 1 << 20)).write(to: URL(filePath: hut.door.folder + "/long.json"))
        let lamp = try SimulatedLock(simulating: "long.json", in: hut.door.folder, state: "long")
        defer { lamp.switchOff() }
        let refused = try hut.add(lamp)
        #expect(refused.status == 3)
        #expect(
            refused.errors.contains("does not tell what it has: it answered wrongly: a message is longer than allowed"))
        #expect(refused.errors.contains("taken back"))
        #expect(try hut.records() == records)
        #expect(try !lamp.isPaired())
    }
}
