import Foundation
import HAPCrypto
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import HAPWire

/// The vectors of `Golden/vectors.json`: whole handshakes, frames, setup codes and messages.
struct WireVectors: Decodable, Sendable {
    struct SRPRun: Decodable, Sendable {
        let password, salt, a, b, K: String
    }

    struct PairSetup: Decodable, Sendable {
        let srp: SRPRun
        let controller_id, accessory_id, controller_seed, accessory_seed, controller_ltpk, accessory_ltpk: String
        let encrypt_key, controller_x, accessory_x, controller_signature, accessory_signature: String
        let M1, M2, M3, M4, M5_plain, M5, M6_plain, M6: String
    }

    struct PairVerify: Decodable, Sendable {
        let controller_secret, accessory_secret, controller_public, accessory_public, shared, encrypt_key: String
        let accessory_signature, controller_signature, M1, M2, M3, M4: String
        let accessory_to_controller_key, controller_to_accessory_key: String
    }

    struct Frames: Decodable, Sendable {
        let first_request, first_request_frame, body_2500_frames_counters_0_1_2, sha512: String
        let frame_lengths: [Int]
    }

    struct Payload: Decodable, Sendable {
        let code, setup_id, payload: String
        let category: UInt8
        let ip, ble: Bool
    }

    struct Hash: Decodable, Sendable {
        let setup_id, device_id, sh: String
    }

    struct Setup: Decodable, Sendable {
        let payload: [Payload]
        let hash: [Hash]
        let refused_codes: [String]
    }

    struct GoodMessage: Decodable, Sendable {
        let items: [Item]
        let hex: String

        struct Item: Decodable, Sendable {
            let type: UInt8
            let value: String

            init(from decoder: any Decoder) throws {
                var pair = try decoder.unkeyedContainer()
                type = try pair.decode(UInt8.self)
                value = try pair.decode(String.self)
            }
        }
    }

    struct BadMessage: Decodable, Sendable, CustomTestStringConvertible {
        let hex, why: String
        var testDescription: String { why }
    }

    struct Messages: Decodable, Sendable {
        let good: [GoodMessage]
        let bad: [BadMessage]
    }

    let pair_setup: PairSetup
    let pair_verify: PairVerify
    let frames: Frames
    let setup: Setup
    let tlv8: Messages

    static let golden: WireVectors = {
        do {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
            return try JSONDecoder().decode(
                WireVectors.self, from: Data(contentsOf: folder.appending(path: "Golden/vectors.json")))
        } catch {
            fatalError("The golden vectors cannot be read: \(error)")
        }
    }()
}

/// A random source that is the same in every run.
func seeded(_ seed: UInt64) -> RandomSource {
    let numbers = Mutex(SeededNumbers(seed: seed))
    return { count in
        numbers.withLock { numbers in (0..<count).map { _ in UInt8.random(in: 0...255, using: &numbers) } }
    }
}

/// Every beginning of a message, and the message with bytes changed, removed and added, from a fixed seed.
func disfigured(_ message: [UInt8], seed: UInt64, changes: Int) -> [[UInt8]] {
    var numbers = SeededNumbers(seed: seed)
    let prefixes = message.indices.map { Array(message.prefix($0)) }
    let mutations = (0..<changes).map { _ in
        var changed = message
        for _ in 0..<Int.random(in: 1...3, using: &numbers) where !changed.isEmpty {
            let place = Int.random(in: changed.indices, using: &numbers)
            switch Int.random(in: 0..<4, using: &numbers) {
            case 0: changed.remove(at: place)
            case 1: changed.insert(UInt8.random(in: 0...255, using: &numbers), at: place)
            case 2: changed[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            default: changed[place] = [0, 1, 0x7F, 0xFE, 0xFF].randomElement(using: &numbers) ?? 0
            }
        }
        return changed
    }
    return prefixes + mutations.filter { $0 != message }
}
