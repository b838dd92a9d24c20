import HAPTransport
import HomeModel

/// The pairings of a store that can be read, and the others.
public struct PairingCensus: Hashable, Sendable {
    /// Those that can be read, in the order in which they were made.
    public var pairings: [StoredPairing]
    /// The devices whose pairing cannot be read, each with the reason.
    public var unreadable: [DeviceID: PairingFileError]

    /// A census of the given parts.
    public init(pairings: [StoredPairing], unreadable: [DeviceID: PairingFileError] = [:]) {
        self.pairings = pairings
        self.unreadable = unreadable
    }
}

extension PairingFileError {
    /// What an error of the store means for a pairing in it.
    init(of error: any Error, at place: String) {
        switch error {
        case let error as PairingFileError: self = error
        case let error as PrivateFileError: self.init(path: error.path, fault: .unreadable, detail: "\(error.fault)")
        default: self.init(path: place, fault: .unreadable, detail: "\(error)")
        }
    }
}
