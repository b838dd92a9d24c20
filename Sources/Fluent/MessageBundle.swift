/// The messages of one language, compiled: what a program asks for is there, and what is there is asked for.
///
/// Terms and references are put in their places when the bundle is made, so that to say a message is to join a few texts.
public struct MessageBundle: Sendable {
    /// The most parts that one message may come to with all that it refers to; sixteen bytes of text are one.
    public static let sizeLimit = 4096
    /// How many references may lead from one to the next.
    public static let referenceLimit = 16

    /// How numbers stand in the sentences of the language.
    public let numbers: NumberRules
    private let templates: [[Part]]

    /// Compiles the messages of some files, as a program asks for them.
    ///
    /// - Throws: `FluentError` where a message is missing, not asked for, or asks for what is not there.
    public init(
        _ resources: [Resource], _ numbers: NumberRules, for signatures: [MessageSignature]
    ) throws(FluentError) {
        let entries = try EntryTable(resources)
        try entries.checkUse(by: signatures)
        var templates: [[Part]] = []
        templates.reserveCapacity(signatures.count)
        for signature in signatures {
            var compiler = MessageCompiler(entries, numbers, signature)
            let isLeftOut = signature.isOptional && entries.pattern(signature.key) == nil
            templates.append(isLeftOut ? [] : try compiler.template())
        }
        try entries.checkPlurals(numbers)
        self.numbers = numbers
        self.templates = templates
    }

    /// Says a message: the one at a place among the signatures, with values in the order of its parameters.
    public func text(_ place: Int, _ values: [MessageValue]) -> String {
        var text = ""
        Self.write(templates[place], values, numbers, to: &text)
        return text
    }

    static func write(_ parts: [Part], _ values: [MessageValue], _ numbers: NumberRules, to text: inout String) {
        for part in parts {
            switch part {
            case .text(let said): text += said
            case .value(let slot):
                switch values[slot] {
                case .text(let said): text += said
                case .number(let number): text += numbers.digits(of: number)
                }
            case .choice(let slot, let choice):
                write(choice.branch(for: values[slot], numbers), values, numbers, to: &text)
            }
        }
    }

    /// A piece of a compiled message.
    enum Part: Sendable {
        case text(String)
        case value(Int)
        case choice(Int, Choice)
    }

    /// What is said by the value of one variable.
    struct Choice: Sendable {
        let branches: [[Part]]
        let usual: Int
        /// The branches of words; few are looked through sooner than looked up.
        private let words: [(word: String, branch: Int)]
        private let numbers: [(number: Double, branch: Int)]
        /// The branch of each plural category.
        private let categories: [Int]
        private let table: [String: Int]

        init(
            branches: [[Part]], usual: Int, words: [(String, Int)], numbers: [(Double, Int)], categories: [Int]
        ) {
            (self.branches, self.usual) = (branches, usual)
            (self.words, self.numbers, self.categories) = (words, numbers, categories)
            table = words.count > 8 ? Dictionary(words) { first, _ in first } : [:]
        }

        func branch(for value: MessageValue, _ rules: NumberRules) -> [Part] {
            switch value {
            case .text(let word):
                if !table.isEmpty { return branches[table[word] ?? usual] }
                for known in words where known.word == word { return branches[known.branch] }
                return branches[usual]
            case .number(let number):
                for known in numbers where known.number == number { return branches[known.branch] }
                return branches[categories[rules.category(of: number).rawValue]]
            }
        }
    }
}
