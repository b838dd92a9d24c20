import Foundation
import Testing

@testable import HAPCrypto

/// The vectors of `Golden/srp.json`: one published with the specification, five of our own with each short number.
struct SRPVectors: Decodable {
    struct Reference: Decodable {
        let user, password, salt, v, b, A, B, u, S, m1, m2: String
        /// The published name of the session key.
        let k: String
    }

    struct Run: Decodable, Sendable, CustomTestStringConvertible {
        let user, password, salt, a, b, x, v, A, B, u, S, K, M1, M2: String
        let leading_zero: [String]

        var testDescription: String { leading_zero.isEmpty ? "no number short" : "\(leading_zero[0]) short" }

        /// Whether this number of the run begins with a zero byte.
        func isShort(_ number: String) -> Bool { leading_zero.contains(number) }
    }

    let srp_reference: Reference
    let srp_hap: [Run]

    static let golden: SRPVectors = {
        do {
            let folder = URL(filePath: #filePath).deletingLastPathComponent()
            return try JSONDecoder().decode(
                SRPVectors.self, from: Data(contentsOf: folder.appending(path: "Golden/srp.json")))
        } catch {
            fatalError("The golden vectors cannot be read: \(error)")
        }
    }()
}
