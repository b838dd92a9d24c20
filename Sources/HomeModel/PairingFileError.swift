/// A file of pairings that is of no use; the messages of each language say why.
public struct PairingFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong with it.
    public enum Fault: String, CaseIterable, Sendable {
        /// There is nothing in it.
        case empty
        /// A later version of Beckon wrote it, which the detail names.
        case newer
        /// There are pairings, and not the identity that goes with them.
        case noIdentity
        /// It is not JSON.
        case notJSON
        /// It has a version that there is not.
        case noVersion
        /// It does not hold the controller's identity where that should be.
        case badIdentity
        /// It has no list of pairings.
        case noList
        /// It is not a pairing, or an entry of its list is none, whose place the detail is.
        case notPairing
        /// It is longer than what is read; the detail is the limit in bytes.
        case tooLong
        /// What was to be written to it could not be read again.
        case unwritten
        /// The system or the database does not let it be read; the detail is what that says.
        case unreadable
    }

    /// The file, or the store that it is in.
    public let path: String
    /// What is wrong in it.
    public let fault: Fault
    /// A number or a place that belongs to the fault.
    public let detail: String

    /// A fault of a file.
    public init(path: String, fault: Fault, detail: String = "") {
        (self.path, self.fault, self.detail) = (path, fault, detail)
    }

    /// The error as a log has it.
    public var description: String { "\(path): \(fault.rawValue)\(detail.isEmpty ? "" : " (\(detail))")" }
}
