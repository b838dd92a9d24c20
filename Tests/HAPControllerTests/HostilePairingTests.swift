import Foundation
import HAPCrypto
import HAPTransport
import HAPWire
import HomeModel
import TestSupport
import Testing

@testable import HAPController

/// Devices that misbehave while they are paired: each is told as what it is, and none takes longer than it is given.
struct HostilePairingTests {
    private let folder = TemporaryFolder()
    private var store: PairingFile { PairingFile(folder: folder.file("data")) }

    /// What a device makes of its good answers: the number of the answer, the answer, and the connection to send it on.
    private typealias Answering = @Sendable (Int, HTTPMessage, MessageConnection) async -> Void

    /// Why a device that answers so is not paired with, and how long that takes.
    private func failure(
        within time: Duration = .seconds(60), _ answering: @escaping Answering
    ) async throws -> (failure: PairingFailure?, time: Duration) {
        let listener = try await MessageListener.bind(host: "127.0.0.1", port: 0)
        let code = try #require(SetupCode("031-45-154"))
        let id = try #require(DeviceID("AA:BB:CC:DD:EE:01"))
        let serving = Task {
            await withDiscardingTaskGroup { group in
                for await connection in listener.connections {
                    group.addTask { await Self.pair(connection, code, id, answering) }
                }
                group.cancelAll()
            }
        }
        let controller = HomeController(store: store, deadlines: Deadlines(pairing: time))
        _ = try await store.identity()
        let start = ContinuousClock.now
        var failure: PairingFailure?
        do { _ = try await controller.pair(host: "127.0.0.1", port: listener.port, code: code) } catch {
            failure = error
        }
        let taken = ContinuousClock.now - start
        #expect(try await store.pairings().isEmpty)
        await controller.close()
        await listener.close()
        serving.cancel()
        await serving.value
        return (failure, taken)
    }

    private static func pair(
        _ connection: MessageConnection, _ code: SetupCode, _ id: DeviceID, _ answering: Answering
    ) async {
        let key = SigningKey(random: systemRandom)
        let verifier = SRPVerifier(code: code, random: systemRandom)
        var handshake = PairSetupAccessory(deviceID: id, key: key, verifier: verifier, random: systemRandom)
        var number = 0
        // A side that breaks off ends the conversation, as its end does.
        while let request = try? await connection.receive() {
            number += 1
            let reply = handshake.receive(request.body)
            await answering(number, .response(200, content: HTTPContent.pairing, body: reply.body), connection)
        }
        await connection.close()
    }

    @Test func saysThatAProofIsFalse() async throws {
        let (failure, _) = try await failure { number, answer, connection in
            var answer = answer
            if number == 2, !answer.body.isEmpty { answer.body[answer.body.count - 1] ^= 1 }
            // A side that has gone wants no answer.
            try? await connection.send(answer)
        }
        #expect(failure == .refused(.notGenuine(.proof)))
    }

    @Test func takesNewsInClearForNoAnswerOfAnAccessory() async throws {
        let (failure, time) = try await failure { _, answer, connection in
            for _ in 0..<2 {
                // A side that has gone wants no news.
                try? await connection.send(.event(Array("{}".utf8)))
            }
            try? await connection.send(answer)
        }
        #expect(failure == .notAnAccessory(ProtocolViolation(.unproven)))
        #expect(time < .seconds(20))
    }

    @Test(arguments: 1...3)
    func waitsForNoAnswerLongerThanForAll(silent: Int) async throws {
        let (failure, time) = try await failure(within: .milliseconds(800)) { number, answer, connection in
            // A side that has gone wants no answer.
            if number < silent {
                try? await connection.send(answer)
            } else {
                try? await connection.sendHalf(of: answer)
            }
        }
        #expect(failure == .tooSlow)
        #expect(time < .seconds(3))
    }

    @Test func beginsAgainOnlyWhileThereIsTime() async throws {
        let (failure, time) = try await failure(within: .milliseconds(500)) { number, answer, connection in
            var answer = answer
            // A public key that begins with a zero byte is to be asked for again.
            if number == 1, let place = answer.body.firstIndex(of: 3) { answer.body[place + 2] = 0 }
            // A side that has gone wants no answer.
            try? await connection.send(answer)
        }
        #expect(failure != nil)
        #expect(time < .seconds(3))
    }

    @Test func saysThatNothingWasAskedWhereTheStoreCannotBeUsed() async throws {
        let path = folder.file("data/pairings.json")
        _ = try await store.identity()
        try Data().write(to: URL(filePath: path))
        let controller = HomeController(store: store)
        let code = try #require(SetupCode("031-45-154"))
        // Nobody listens at the discard port of this machine; it is not even tried.
        let failure = await #expect(throws: PairingFailure.self) {
            try await controller.pair(host: "127.0.0.1", port: 9, code: code)
        }
        guard case .storeUnusable = try #require(failure) else {
            Issue.record("\(failure as Any)")
            return await controller.close()
        }
        await controller.close()
    }
}
