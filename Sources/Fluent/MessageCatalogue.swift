/// Messages that are asked for by name, of which a run of a program says a few: each is compiled when it is said.
public struct MessageCatalogue: Sendable {
    private let numbers: NumberRules
    private let entries: EntryTable

    /// The messages of some files.
    ///
    /// - Throws: `FluentError` where two bear one name.
    public init(_ resources: [Resource], _ numbers: NumberRules) throws(FluentError) {
        self.numbers = numbers
        entries = try EntryTable(resources)
    }

    /// Says a message with values by the names of its variables; nil where there is none of the name.
    ///
    /// - Throws: `FluentError` where it refers to what is not there, or asks for what it is not given.
    public func text(_ name: String, _ values: [(name: String, value: MessageValue)]) throws(FluentError) -> String? {
        guard entries.pattern(name) != nil else { return nil }
        let signature = MessageSignature(name, values.map { MessageSignature.Parameter($0.name, $0.value.kind) })
        var compiler = MessageCompiler(entries, numbers, signature)
        var text = ""
        MessageBundle.write(try compiler.template(), values.map(\.value), numbers, to: &text)
        return text
    }

    /// Looks whether each of some messages can be said with what is given to it; there need not be all of them, and no others.
    ///
    /// - Throws: `FluentError` at the first that cannot, or that is none of these and that nothing refers to.
    public func check(_ signatures: [MessageSignature]) throws(FluentError) {
        try check(names: signatures.map(\.key))
        for signature in signatures where entries.pattern(signature.key) != nil {
            var compiler = MessageCompiler(entries, numbers, signature)
            _ = try compiler.template()
        }
    }

    private func check(names: [String]) throws(FluentError) {
        try entries.checkUse(by: names.map { MessageSignature($0, [], isOptional: true) })
    }

    /// Looks whether all messages are among those that some other language has, and each choice by plurals has all of the language.
    ///
    /// - Throws: `FluentError` at the first that is not.
    public func check(against whole: MessageCatalogue) throws(FluentError) {
        try check(names: whole.names)
        try entries.checkPlurals(numbers)
    }

    /// The names of the messages and, after a point, of their attributes; not of terms, which only messages say.
    public var names: [String] {
        entries.entries.values.filter { !$0.entry.isTerm }.flatMap { $0.entry.keys.map(\.key) }
    }

    /// Whether there is a message of a name.
    public func has(_ name: String) -> Bool { entries.pattern(name) != nil }
}

extension MessageValue {
    /// What kind of variable it is the value of.
    fileprivate var kind: MessageSignature.Kind {
        switch self {
        case .text: .text
        case .number: .number
        }
    }
}
