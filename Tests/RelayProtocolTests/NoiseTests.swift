import Foundation
import HAPCrypto
import Testing

@testable import RelayProtocol

/// The published vectors of `Golden/noise.json`.
struct NoiseVector: Decodable, Sendable, CustomTestStringConvertible {
    struct Message: Decodable, Sendable { let payload, ciphertext: String }

    let protocol_name, init_prologue, init_ephemeral, resp_static, resp_ephemeral: String
    let init_static, init_remote_static: String?
    let messages: [Message]

    var testDescription: String { protocol_name }

    static let golden: [NoiseVector] = {
        struct File: Decodable { let vectors: [NoiseVector] }
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden/noise.json")
        do { return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).vectors } catch {
            fatalError("The golden vectors cannot be read: \(error)")
        }
    }()
}

struct NoiseTests {
    @Test(arguments: NoiseVector.golden) func saysWhatThePublishedVectorsSay(_ vector: NoiseVector) throws {
        let pattern = try #require([NoisePattern.ik, .nx].first { $0.name == vector.protocol_name })
        func key(_ text: String?) throws -> AgreementKey? { try text.map { try AgreementKey(secret: bytes($0)) } }
        let prologue = bytes(vector.init_prologue)
        let ephemeral = (bytes(vector.init_ephemeral), bytes(vector.resp_ephemeral))
        var initiator = NoiseHandshake(
            pattern, as: .initiator, ownStatic: try key(vector.init_static),
            otherStatic: vector.init_remote_static.map(bytes), prologue: prologue, random: { _ in ephemeral.0 })
        var responder = NoiseHandshake(
            pattern, as: .responder, ownStatic: try key(vector.resp_static), prologue: prologue,
            random: { _ in ephemeral.1 })
        let first = try initiator.write(bytes(vector.messages[0].payload))
        #expect(first == bytes(vector.messages[0].ciphertext))
        #expect(try responder.read(first) == bytes(vector.messages[0].payload))
        let second = try responder.write(bytes(vector.messages[1].payload))
        #expect(second == bytes(vector.messages[1].ciphertext))
        #expect(try initiator.read(second) == bytes(vector.messages[1].payload))
        #expect(initiator.isDone && responder.isDone)
        var (one, other) = (initiator.session, responder.session)
        for (number, message) in vector.messages.enumerated().dropFirst(2) {
            let isFirst = number.isMultiple(of: 2)
            let sealed = try isFirst ? one.seal(bytes(message.payload)) : other.seal(bytes(message.payload))
            #expect(sealed == bytes(message.ciphertext))
            let opened = try isFirst ? other.open(sealed) : one.open(sealed)
            #expect(opened == bytes(message.payload))
        }
    }

    @Test func bothSidesKnowEachOtherAfterwards() throws {
        let (client, hub) = (AgreementKey(random: systemRandom), AgreementKey(random: systemRandom))
        var (here, there) = (RelayHandshakes.client(client, to: hub.publicKey), RelayHandshakes.hub(hub))
        #expect(try there.read(here.write()) == [])
        #expect(there.otherStatic == client.publicKey)
        #expect(try here.read(there.write()) == [])
        var (one, other) = (here.session, there.session)
        #expect(try other.open(one.seal(Array("light".utf8))) == Array("light".utf8))
        #expect(try one.open(other.seal([])) == [])
    }

    @Test func aHubOfAnotherKeyUnderstandsNothing() throws {
        let (meant, other) = (AgreementKey(random: systemRandom), AgreementKey(random: systemRandom))
        var here = RelayHandshakes.client(AgreementKey(random: systemRandom), to: meant.publicKey)
        var there = RelayHandshakes.hub(other)
        let first = try here.write()
        #expect(throws: NoiseError.notGenuine) { try there.read(first) }
    }

    @Test func aProofIsOfWhoHasTheKeyAndOfOneChallenge() throws {
        let hub = AgreementKey(random: systemRandom)
        var (relay, other) = (RelayHandshakes.challenge(), RelayHandshakes.challenge())
        var proof = RelayHandshakes.proof(by: hub)
        let challenge = try relay.write()
        _ = try other.write()
        _ = try proof.read(challenge)
        let shown = try proof.write()
        // Taken along to another relay, it proves nothing there.
        #expect(throws: NoiseError.notGenuine) { try other.read(shown) }
        #expect(try relay.read(shown) == [])
        #expect(relay.otherStatic == hub.publicKey)
    }

    @Test func nothingThatWasChangedOnItsWayIsTaken() throws {
        let (client, hub) = (AgreementKey(random: systemRandom), AgreementKey(random: systemRandom))
        var here = RelayHandshakes.client(client, to: hub.publicKey)
        let first = try here.write()
        for place in first.indices {
            var changed = first
            changed[place] ^= 1 << UInt8(place % 8)
            var there = RelayHandshakes.hub(hub)
            // X25519 leaves the highest bit of a key out; the hash of the handshake does not.
            #expect(throws: NoiseError.self, "byte \(place)") { try there.read(changed) }
        }
        for length in 0..<first.count {
            var there = RelayHandshakes.hub(hub)
            #expect(throws: NoiseError.self, "\(length) bytes") { try there.read(Array(first.prefix(length))) }
        }
        var there = RelayHandshakes.hub(hub)
        _ = try there.read(first)
        let second = try there.write()
        for place in second.indices {
            var (changed, again) = (second, here)
            changed[place] ^= 0x80
            #expect(throws: NoiseError.self, "byte \(place)") { try again.read(changed) }
        }
    }

    @Test func messagesAreTakenInTheirOrderAndOnce() throws {
        func pair() throws -> (NoiseSession, NoiseSession) {
            let (client, hub) = (AgreementKey(random: systemRandom), AgreementKey(random: systemRandom))
            var (here, there) = (RelayHandshakes.client(client, to: hub.publicKey), RelayHandshakes.hub(hub))
            _ = try there.read(here.write())
            _ = try here.read(there.write())
            return (here.session, there.session)
        }
        var (one, other) = try pair()
        let (first, second) = (try one.seal([1]), try one.seal([2]))
        var late = other
        #expect(throws: NoiseError.notGenuine) { try late.open(second) }
        #expect(try other.open(first) == [1])
        var again = other
        #expect(throws: NoiseError.notGenuine) { try again.open(first) }
        // What was said is not said back.
        #expect(throws: NoiseError.notGenuine) { try one.open(first) }
        #expect(try other.open(second) == [2])
        // A session that was agreed on anew takes nothing of the one before.
        var (_, fresh) = try pair()
        #expect(throws: NoiseError.notGenuine) { try fresh.open(first) }
        #expect(throws: NoiseError.notGenuine) { try fresh.open([]) }
    }

    @Test func aKeyThatAgreesOnZerosIsRefused() throws {
        let hub = AgreementKey(random: systemRandom)
        var there = RelayHandshakes.hub(hub)
        #expect(throws: NoiseError.notGenuine) { try there.read([UInt8](repeating: 0, count: 96)) }
    }

    private func bytes(_ text: String) -> [UInt8] {
        stride(from: 0, to: text.count, by: 2).map { place in
            let start = text.index(text.startIndex, offsetBy: place)
            return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16) ?? 0
        }
    }
}
