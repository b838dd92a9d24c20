/// What a part has to say that has no words: a message by its name, and what is put into it.
///
/// The words lie in the languages' `program.ftl`, and the program finds them; whoever reads a log is told the name and the values.
public struct MessageReference: Hashable, Sendable, CustomStringConvertible {
    /// The message's name.
    public let name: String
    /// What is put into it, by the names of its variables.
    public let values: [String: Value]

    /// What is put into a message.
    public enum Value: Hashable, Sendable {
        /// This text.
        case text(String)
        /// What another message says.
        case message(MessageReference)

        /// A message without values.
        static func message(_ name: String) -> Value { .message(MessageReference(name)) }

        /// A text of the file as a fault quotes it, without marks.
        static func excerpt(_ text: String) -> Value { .text(text.excerpt) }

        /// A number.
        static func count(_ number: some BinaryInteger) -> Value { .text("\(number)") }
    }

    init(_ name: String, _ values: [String: Value] = [:]) {
        self.name = name
        self.values = values
    }

    /// The name and the values on one line: `file-missing, key: type`.
    public var description: String {
        let told = values.sorted { $0.key < $1.key }.map { key, value in
            switch value {
            case .text(let text): "\(key): \(text)"
            case .message(let message): "\(key): (\(message))"
            }
        }
        return ([name] + told).joined(separator: ", ")
    }
}
