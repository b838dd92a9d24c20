/// How the other side broke the protocol, as codes; the messages of each language say it.
public struct ProtocolViolation: Hashable, Sendable, CustomStringConvertible {
    /// What it did.
    public enum Kind: String, CaseIterable, Sendable {
        /// A message is longer than allowed.
        case tooLong
        /// A message is not HTTP as HAP has it.
        case notHTTP
        /// It asks to be waited for again and again.
        case noAnswer
        /// A sealed frame cannot be opened.
        case badFrame
        /// A body is no JSON.
        case notJSON
        /// A body has more values than are read; the detail is how many those are.
        case tooManyValues
        /// A body lacks the member that the detail names.
        case missing
        /// It answered with an HTTP status.
        case status
        /// It sent a request where an answer was due.
        case request
        /// It left out an answer, or the status of one.
        case leftOut
        /// It told no value.
        case noValue
        /// It answered what was not asked.
        case unasked
        /// It told of a change before it proved who it is.
        case unproven
        /// It tells of changes without end.
        case endless
        /// A message of pairing is not as it must be.
        case pairing
        /// It did not prove who it is.
        case notGenuine
        /// It refused, for the reason that the detail names.
        case refusal
    }

    /// What it did.
    public let kind: Kind
    /// What exactly: a code or a number, which is the same in all languages.
    public let detail: String
    /// Whether it was a change that was answered so: nobody knows whether it was done.
    public var isInDoubt = false

    /// A violation.
    public init(_ kind: Kind, _ detail: String = "") { (self.kind, self.detail) = (kind, detail) }

    /// The codes, as a log has them.
    public var description: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) \(detail)" }
}
