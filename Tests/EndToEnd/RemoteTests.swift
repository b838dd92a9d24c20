import Foundation
import RelayProtocol
import Synchronization
import TestSupport
import Testing

/// A person away from home speaks to the hub through a relay: real programs, on this machine.
struct RemoteTests {
    @Test func aSentenceFromAwayMovesTheLampAndTheRelayReadsNothing() throws {
        let away = try AwayHome()
        let invitation = try away.invite()
        let said = try away.say("turn on the desk lamp")
        #expect(said.status == 0 && said.output == "The Desk Lamp is on.\n", "\(said.errors)")
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        // The outcome has its contract's shape, from wherever it was said.
        let outcome = try #require(try away.say("--json", "turn off the desk lamp").objects.first)
        #expect(outcome["status"] as? String == "understood" && outcome["text"] as? String == "turn off the desk lamp")
        let intent = try #require((outcome["intents"] as? [[String: Any]])?.first)
        #expect(intent["action"] as? String == "set" && intent["value"] as? Bool == false)
        // A question is answered by the next sentence, of another program or of the same one.
        #expect(try away.say("turn on a lamp").status == 2)
        #expect(try away.say("the bedside one").output == "The Bedside Lamp is on.\n")
        let lines = try away.say("-", input: "turn on a lamp\nthe desk one\nundo\n").lines
        #expect(lines.count == 3 && lines.last == "The Desk Lamp is off.", "\(lines)")
        let chat = try Program.run(
            ["chat", "--via", "Home", "--data-dir", away.laptop.path],
            input: Data("switch on a lamp\nthe desk lamp\n".utf8))
        #expect(chat.lines.last == "The Desk Lamp is on.", "\(chat.output)\(chat.errors)")
        // Nobody away from home is in a room of it.
        let here = try away.say("--room", "Study", "turn off the lights in here")
        #expect(here.status != 0, "\(here.output)")
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        for option in ["--yes", "--now=2030-01-01T10:00:00Z"] {
            #expect(try away.say(option, "turn off the desk lamp").errors.contains("only the owner"))
        }
        #expect(try away.say("--verify", "turn off the desk lamp").status == 64)

        // All that went through the relay, on both of its sides.
        let seen = [away.near.bytes, away.far.bytes]
        for bytes in seen {
            #expect(bytes.count > 2_000)
            for secret in ["lamp", "Lamp", "desk", "turn", "status", "HTTP", "Laptop", "text", "beckon"] {
                #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(secret) can be read")
            }
        }
        let content = try #require(Self.bytes(of: invitation))
        let (hub, secret) = (content[1..<33], content[33..<65])
        #expect(seen[0].range(of: Data(hub)) != nil)
        #expect(seen.allSatisfy { $0.range(of: Data(secret)) == nil })
        let kept = try String(contentsOfFile: away.hub.folder + "/clients.json", encoding: .utf8)
        #expect(!kept.contains(Self.text(of: secret)) && !away.log.contains(Self.text(of: secret)))
        for file in [away.hub.folder + "/hub-key.json", away.laptop.path + "/remote-homes.json"] {
            #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test func whoWasRemovedOrIsUnknownIsRefused() throws {
        let away = try AwayHome()
        try away.invite("Laptop", as: "Home")
        try away.invite("Phone", as: "Flat")
        #expect(try away.say("turn on the desk lamp").status == 0)
        #expect(try away.atHome("client", "list").lines.count == 2)
        // In the middle of a conversation, too.
        let talk = Process()
        let (input, output) = (Pipe(), Pipe())
        talk.executableURL = URL(filePath: Program.path)
        talk.arguments = ["say", "--via", "Home", "--data-dir", away.laptop.path, "-"]
        talk.standardInput = input
        talk.standardOutput = output
        talk.standardError = output
        try talk.run()
        let lines = LineReader(output.fileHandleForReading)
        input.fileHandleForWriting.write(Data("turn off the desk lamp\n".utf8))
        #expect(lines.next() == "The Desk Lamp is off.")
        #expect(try away.atHome("client", "remove", "Laptop").status == 0)
        input.fileHandleForWriting.write(Data("turn on the desk lamp\n".utf8))
        #expect(lines.next()?.contains("does not know this program") == true)
        try input.fileHandleForWriting.close()
        talk.waitUntilExit()
        let refused = try away.say("turn on the desk lamp")
        #expect(refused.status == 4 && refused.errors.contains("does not know this program"), "\(refused.errors)")
        #expect(try away.value("On", of: "Desk Lamp") == "false")
        #expect(try away.say("turn on the desk lamp", via: "flat").status == 0)

        #expect(try away.say("turn off the desk lamp", via: "Castle").status == 65)
        #expect(try Program.run(["remote", "forget", "Flat", "--data-dir", away.laptop.path]).status == 0)
        #expect(try Program.run(["remote", "list", "--data-dir", away.laptop.path]).lines.count == 1)
        for text in ["", "beckon_remote_", "beckon_0123456789ab_" + String(repeating: "0", count: 64)] {
            let accepted = try Program.run(
                ["remote", "accept", "Hut", "--data-dir", away.laptop.path], input: Data((text + "\n").utf8))
            #expect(accepted.status == 65 && accepted.errors.contains("no invitation"), "\(accepted.errors)")
        }
        // The laptop is led to another hub: that is not the one that it knows.
        let other = try HubProgram(
            folder: away.laptop.file("other"), "--remote-relay", "127.0.0.1:\(away.relayPort)")
        #expect(other.told { $0.hasPrefix("Reached from away") } != nil)
        let key = try Program.run(["remote", "key", "--data-dir", other.folder]).output
        let wrong = try #require(Self.bytes(ofHexadecimal: key.trimmingCharacters(in: .newlines)))
        try away.invite("Tablet", as: "Hut")
        away.near.tamper { _, _, frame in
            frame.kind == .open ? [RelayFrame(.open, [RelayFrame.version] + wrong)] : [frame]
        }
        let misled = try away.say("turn off the desk lamp", via: "Hut")
        #expect(misled.status == 4, "\(misled.errors)")
        #expect(try away.value("On", of: "Desk Lamp") == "true")
    }

    @Test func nothingIsOpenedFromAwayUntilThatWasAllowed() throws {
        let away = try AwayHome()
        try away.invite()
        func unlock() throws -> Program.Result { try away.say("unlock the front door") }
        let refused = try unlock()
        #expect(refused.status == 4 && refused.output.contains("from away"), "\(refused.output)")
        #expect(try away.say("yes").status == 1)
        // The permission of at home does not go along.
        #expect(try away.atHome("client", "opening", "Laptop", "on").status == 0)
        #expect(try unlock().status == 4)
        #expect(try away.say("unlock the front door in ten minutes").status == 4)
        #expect(try away.value("LockTargetState", of: "Front Door") == "1")
        #expect(try away.atHome("client", "opening", "Laptop", "on", "--from-away").status == 0)
        #expect(try away.atHome("client", "opening", "Laptop", "off").status == 0)
        #expect(try unlock().status == 4)
        #expect(try away.atHome("client", "opening", "Laptop", "on").status == 0)
        #expect(try away.atHome("client", "list").output.contains("from away, where it opens as at home"))
        #expect(try unlock().status == 5)
        #expect(try away.value("LockTargetState", of: "Front Door") == "1")
        #expect(try away.say("yes").output == "The Front Door is unlocked.\n")
        #expect(try away.value("LockTargetState", of: "Front Door") == "0")
        #expect(try away.say("lock the front door").status == 0)
        #expect(try away.atHome("client", "opening", "Laptop", "off", "--from-away").status == 0)
        #expect(try unlock().status == 4)
        // What is taken away while a question is open holds at the yes, from away and at home.
        for right in [["--from-away"], []] {
            for right in [[], ["--from-away"]] {
                #expect(try away.atHome(["client", "opening", "Laptop", "on"] + right).status == 0)
            }
            #expect(try unlock().status == 5)
            #expect(try away.atHome(["client", "opening", "Laptop", "off"] + right).status == 0)
            let late = try away.say("yes")
            #expect(late.status == 4 && late.output.contains("Laptop"), "\(late.output)\(late.errors)")
            #expect(try away.value("LockTargetState", of: "Front Door") == "1")
        }
        let phone = try away.hub.client("Phone")
        func say(_ text: String) throws -> HubProgram.Answer {
            try away.hub.ask("POST", "/v1/utterances", token: phone, body: #"{"text": "\#(text)"}"#)
        }
        #expect(try away.atHome("client", "opening", "Phone", "on").status == 0)
        #expect(try say("unlock the front door").object["status"] as? String == "confirm")
        #expect(try away.atHome("client", "opening", "Phone", "off").status == 0)
        #expect(try say("yes").object["status"] as? String == "refused")
        #expect(try away.value("LockTargetState", of: "Front Door") == "1")
        // Whoever speaks at home has no such permission.
        _ = try away.hub.client("Tablet")
        let tablet = try away.atHome("client", "opening", "Tablet", "on", "--from-away")
        #expect(tablet.status == 65 && tablet.errors.contains("not from away"))
    }

    @Test func whatARelayChangesRepeatsOrLeavesOutIsNotDone() throws {
        let away = try AwayHome()
        try away.invite()
        // Who says nothing at all, or not what he wants, is not waited for.
        let (silent, slow) = (try TCPConnection(port: away.relayPort), try TCPConnection(port: away.relayPort))
        slow.write([RelayFrame.Kind.open.rawValue, 0, 0])
        #expect(try away.say("turn on the desk lamp").status == 0)
        // The first sealed frame is the greeting, the second the request, or the answer.
        let ways: [(String, RelayWire.Tampering)] = [
            ("flips the greeting", { $0 == .toRelay && $2.isSealed($1, 0) ? [$2.flipped(at: 40)] : [$2] }),
            ("flips a request", { $0 == .toRelay && $2.isSealed($1, 1) ? [$2.flipped(at: 0)] : [$2] }),
            ("flips its tag", { $0 == .toRelay && $2.isSealed($1, 1) ? [$2.flipped(at: -1)] : [$2] }),
            ("cuts a request", { $0 == .toRelay && $2.isSealed($1, 1) ? [$2.cut] : [$2] }),
            ("empties a request", { $0 == .toRelay && $2.isSealed($1, 1) ? [RelayFrame(.data)] : [$2] }),
            ("flips the hub's greeting", { $0 == .fromRelay && $2.isSealed($1, 0) ? [$2.flipped(at: 10)] : [$2] }),
        ]
        for (way, tampering) in ways {
            away.near.tamper(tampering)
            let said = try away.say("turn off the desk lamp")
            #expect([4, 69].contains(said.status) && said.output.isEmpty, "\(way): \(said.status) \(said.output)")
            #expect(try away.value("On", of: "Desk Lamp") == "true", "\(way)")
            away.near.tamper(nil)
            #expect(try away.say("is the desk lamp on").status == 0, "\(way)")
        }
        // What was recorded is done by no other session.
        let recorded = Recorded()
        away.near.tamper { direction, number, frame in
            if direction == .toRelay, frame.isSealed(number, 0) || frame.isSealed(number, 1) { recorded.keep(frame) }
            return [frame]
        }
        #expect(try away.say("turn off the desk lamp").status == 0)
        #expect(try away.say("turn on the desk lamp").status == 0)
        let (greeting, request) = (recorded.frames[0], recorded.frames[1])
        away.near.tamper { direction, number, frame in
            direction == .toRelay && frame.isSealed(number, 1) ? [request] : [frame]
        }
        #expect(try away.say("is the desk lamp on").status == 69)
        away.near.tamper { direction, number, frame in
            direction == .toRelay && frame.isSealed(number, 0) ? [greeting, request] : [frame]
        }
        #expect(try away.say("is the desk lamp on").status == 69)
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        // Said twice, it is done once: the second time is none of the session.
        away.near.tamper { direction, number, frame in
            direction == .toRelay && frame.isSealed(number, 1) ? [frame, frame] : [frame]
        }
        #expect(try away.say("is the desk lamp on").status == 0)
        // An answer that was changed is none, and that it is not known what was done is said.
        away.near.tamper { direction, number, frame in
            direction == .fromRelay && frame.isSealed(number, 1) ? [frame.flipped(at: 3)] : [frame]
        }
        let unknown = try away.say("is the desk lamp on")
        #expect(unknown.status == 69 && unknown.errors.contains("may be done in part"), "\(unknown.errors)")
        // A relay that forges on the hub's side, or sends it what is none of the protocol, ends nothing but its connection.
        away.near.tamper(nil)
        away.far.tamper { direction, _, frame in
            direction == .fromRelay && frame.kind == .data ? [frame.flipped(at: 5)] : [frame]
        }
        #expect(try away.say("turn off the desk lamp").status != 0)
        away.far.tamper { direction, _, frame in direction == .fromRelay ? [RelayFrame(.proof), frame] : [frame] }
        _ = try away.say("turn off the desk lamp")
        away.far.tamper(nil)
        #expect(try away.saysInTheEnd("turn on the bedside lamp"))
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        #expect(away.log.contains("was let go"))
        // A relay that opens streams on which nothing is said takes no more than a few places, and for no longer than a while.
        let ends = Recorded()
        away.far.tamper { direction, _, frame in
            if direction == .toRelay, frame.kind == .close, frame.stream > 1_000 { ends.keep(frame) }
            guard direction == .fromRelay, frame.kind == .open else { return [frame] }
            return (1_001...1_040).map { RelayFrame(.open, stream: $0) }
        }
        _ = try away.say("is the desk lamp on")
        let end = ContinuousClock.now + .seconds(30)
        while .now < end, ends.frames.count < 40 { Thread.sleep(forTimeInterval: 0.1) }
        let reasons = Dictionary(grouping: ends.frames, by: \.end).mapValues(\.count)
        #expect(reasons == [.busy: 32, .slow: 8], "\(reasons)")
        away.far.tamper(nil)
        #expect(try away.saysInTheEnd("turn off the bedside lamp"))
        let start = ContinuousClock.now
        #expect(silent.rest().isEmpty && slow.rest().isEmpty)
        #expect(.now - start < .seconds(20))
    }

    @Test func relayAndHubComeBackAfterTheyWereKilledAndGarbageEndsNeither() throws {
        let away = try AwayHome()
        try away.invite()
        #expect(try away.say("turn on the desk lamp").status == 0)
        // Whatever is said to a relay ends just that connection.
        for bytes in [[UInt8]("GET / HTTP/1.1\r\n\r\n".utf8), [UInt8](repeating: 0xFF, count: 4_000), [1, 0, 0]] {
            let stranger = try TCPConnection(port: away.relayPort)
            stranger.write(bytes)
            if bytes.count > 3 { #expect(stranger.rest().isEmpty) }
        }
        // Whoever has no proof is no hub, nor does it drive one away.
        let impostor = try TCPConnection(port: away.relayPort)
        impostor.write(RelayFrame(.register, [RelayFrame.version]).bytes)
        impostor.write(RelayFrame(.proof, [UInt8](repeating: 7, count: 96)).bytes)
        #expect(!impostor.rest().utf8.isEmpty)
        #expect(try away.say("turn off the desk lamp").status == 0)

        away.relay.send(SIGKILL)
        let gone = try away.say("turn on the desk lamp")
        #expect(gone.status == 69 && gone.errors.contains("relay"), "\(gone.errors)")
        try away.restartRelay()
        #expect(try away.saysInTheEnd("turn on the desk lamp"))
        #expect(away.log.contains("the relay has ended the connection"))
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        away.hub.send(SIGKILL)
        _ = away.hub.status
        let absent = try away.say("turn off the desk lamp")
        #expect(absent.status == 69 && absent.errors.contains("not connected"), "\(absent.errors)")
        try away.restartHub()
        #expect(try away.saysInTheEnd("turn off the desk lamp"))
        #expect(try away.value("On", of: "Desk Lamp") == "false")
        away.hub.send(SIGTERM)
        #expect(away.hub.status == 0)
        away.relay.send(SIGTERM)
        #expect(away.relay.status == 0)
    }

    @Test func aRelayServesJustTheHubsThatItIsToldTo() throws {
        let (one, other) = (TemporaryFolder(), TemporaryFolder())
        let key = try Program.run(["remote", "key", "--data-dir", one.path]).output
            .trimmingCharacters(in: .newlines)
        #expect(key.utf8.count == 64)
        #expect(try Program.run(["remote", "key", "--data-dir", one.path]).output == key + "\n")
        let relay = try HubProgram(folder: one.path, "--relay", "0", "--relay-hub", key)
        let place = try #require(relay.told { $0.hasPrefix("Relay at ") })
        let port = try #require(place.split(separator: ":").last)
        let log = other.file("log")
        let stranger = try HubProgram(folder: other.path + "/data", "--remote-relay", "127.0.0.1:\(port)", log: log)
        let end = ContinuousClock.now + .seconds(30)
        while .now < end, try !String(contentsOfFile: log, encoding: .utf8).contains("serves other hubs alone") {
            Thread.sleep(forTimeInterval: 0.1)
        }
        #expect(try String(contentsOfFile: log, encoding: .utf8).contains("serves other hubs alone"))
        stranger.send(SIGTERM)
        #expect(stranger.status == 0)
        // Where nothing is set, nothing of it is on.
        let (quiet, quietLog) = (other.path + "/quiet", other.file("quiet.log"))
        let hub = try HubProgram(folder: quiet, log: quietLog)
        #expect(!FileManager.default.fileExists(atPath: quiet + "/hub-key.json"))
        #expect(try !String(contentsOfFile: quietLog, encoding: .utf8).contains("relay"))
        hub.send(SIGTERM)
        #expect(hub.status == 0)
        for options in [["--relay", "nowhere"], ["--relay-hub", key], ["--relay", "0", "--relay-hub", "1"]] {
            #expect(try Program.run(["serve", "--data-dir", other.path] + options).status == 64)
        }
        let lost = try Program.run(["remote", "add", "Laptop", "--data-dir", other.path])
        #expect(lost.status == 64 && lost.errors.contains("--remote-relay"))
    }

    @Test(.enabled(if: PostgresServer.isPossible, Comment(rawValue: PostgresServer.need)))
    func aHomeInAServersDatabaseIsSpokenToFromAway() throws {
        let server = try PostgresServer.shared.get()
        let away = try AwayHome(database: server.url(server.freshSchema()))
        try away.invite()
        #expect(try away.saysInTheEnd("turn on the desk lamp"))
        #expect(try away.value("On", of: "Desk Lamp") == "true")
        #expect(try away.say("unlock the front door").status == 4)
        #expect(try away.say("turn off a lamp").status == 2)
        #expect(try away.say("the desk one").output == "The Desk Lamp is off.\n")
    }

    private static func bytes(of invitation: String) -> [UInt8]? {
        invitation.split(separator: "_").last.flatMap { bytes(ofHexadecimal: String($0)) }
    }

    private static func bytes(ofHexadecimal text: String) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).compactMap { place in
            UInt8(String(decoding: digits[place...(place + 1)], as: UTF8.self), radix: 16)
        }
    }

    private static func text(of bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}

extension RelayFrame {
    /// Whether it is the sealed one of a number, by how many of its kind came before it.
    fileprivate func isSealed(_ number: Int, _ meant: Int) -> Bool { kind == .data && number == meant }

    /// The same with a bit that is another; a place below zero counts from the end.
    fileprivate func flipped(at place: Int) -> RelayFrame {
        var bytes = payload
        bytes[(place + bytes.count) % bytes.count] ^= 1
        return RelayFrame(kind, stream: stream, bytes)
    }

    /// The same without its last byte.
    fileprivate var cut: RelayFrame { RelayFrame(kind, stream: stream, Array(payload.dropLast())) }
}

/// Frames that a wire has kept.
private final class Recorded: Sendable {
    private let kept = Mutex<[RelayFrame]>([])

    var frames: [RelayFrame] { kept.withLock { $0 } }

    func keep(_ frame: RelayFrame) { kept.withLock { $0.append(frame) } }
}
