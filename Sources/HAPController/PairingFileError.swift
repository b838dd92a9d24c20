import HomeModel

/// A file of pairings that is of no use.
public struct PairingFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Fault: Hashable, Sendable {
        /// There is nothing in it.
        case empty
        /// A later version of Beckon wrote it.
        case newer(Int64)
        /// There are pairings, and not the identity that goes with them.
        case noIdentity
        /// It does not hold what it should; the text says what is wrong.
        case damaged(String)
    }

    /// The file.
    public let path: String
    /// What is wrong in it.
    public let fault: Fault

    /// The error in words, and how to mend it; whoever reads it should not reset an accessory for nothing.
    public var description: String {
        switch fault {
        case .newer(let version):
            "\(path) was written by a newer Beckon (version \(version)): use that one. It was left as it is."
        case .noIdentity:
            "\(path) is missing, without which the pairings beside it are of no use. \(Self.advice)"
        case .empty: "\(path) is damaged: it is empty. It was left as it is. \(Self.advice)"
        case .damaged(let reason): "\(path) is damaged: \(reason). It was left as it is. \(Self.advice)"
        }
    }

    private static let advice =
        "Bring back a copy of it, or move it away and take the pairings from a backup (beckon pairings import)."
}

/// The pairings of a store that can be read, and the others.
public struct PairingCensus: Hashable, Sendable {
    /// Those that can be read, in the order in which they were made.
    public var pairings: [StoredPairing]
    /// The devices whose pairing cannot be read, each with the reason.
    public var unreadable: [DeviceID: String]

    /// A census of the given parts.
    public init(pairings: [StoredPairing], unreadable: [DeviceID: String] = [:]) {
        self.pairings = pairings
        self.unreadable = unreadable
    }
}
