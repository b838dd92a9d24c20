import Spelling

/// Compiles one message: puts terms and references in their places, and checks what it asks for.
struct MessageCompiler {
    typealias Part = MessageBundle.Part

    private let table: EntryTable
    private let numbers: NumberRules
    private let signature: MessageSignature
    /// The entries that lead to the present one, for circles.
    private var path: [String] = []
    private var size = 0

    init(_ table: EntryTable, _ numbers: NumberRules, _ signature: MessageSignature) {
        self.table = table
        self.numbers = numbers
        self.signature = signature
    }

    mutating func template() throws(FluentError) -> [Part] {
        guard let (pattern, resource) = table.pattern(signature.key) else { return [] }
        path = [signature.key]
        return try parts(of: pattern, Scope(resource: resource, term: nil))
    }

    /// Where a pattern stands, which tells what its variables are.
    private struct Scope {
        let resource: Resource
        /// The term that it is of, with the arguments given to it; nil in a message.
        let term: (name: String, arguments: [String: Resource.Expression])?

        func fault(_ fault: FluentError.Fault, at offset: Int) -> FluentError {
            FluentError(position: resource.position(offset), fault: fault)
        }
    }

    // MARK: - Patterns

    private mutating func parts(of pattern: Resource.Pattern, _ scope: Scope) throws(FluentError) -> [Part] {
        var parts: [Part] = []
        for element in pattern.elements {
            switch element {
            case .text(let text): try add([.text(text)], to: &parts, scope, at: 0)
            case .placeable(let expression, let offset):
                try add(try self.parts(of: expression, at: offset, scope), to: &parts, scope, at: offset)
            }
        }
        return parts
    }

    /// Adds parts, text to text, as far as the message may be long.
    private mutating func add(
        _ more: [Part], to parts: inout [Part], _ scope: Scope, at offset: Int
    ) throws(FluentError) {
        size += 1
        for part in more {
            guard case .text(let text) = part else {
                parts.append(part)
                continue
            }
            size += text.utf8.count / 16
            if case .text(let before)? = parts.last {
                parts[parts.count - 1] = .text(before + text)
            } else {
                parts.append(part)
            }
        }
        guard size <= MessageBundle.sizeLimit else {
            throw scope.fault(.tooLarge(path[0], limit: MessageBundle.sizeLimit), at: offset)
        }
    }

    // MARK: - Expressions

    private mutating func parts(
        of expression: Resource.Expression, at offset: Int, _ scope: Scope
    ) throws(FluentError) -> [Part] {
        switch expression {
        case .string(let text): return text.isEmpty ? [] : [.text(text)]
        case .number(let number): return [.text(numbers.digits(of: number))]
        case .variable(let name): return try variable(name, at: offset, scope)
        case .message(let name, let attribute):
            let key = attribute.map { name + "." + $0 } ?? name
            return try refer(to: key, at: offset, scope) { Scope(resource: $0, term: nil) }
        case .term(let name, _, let arguments):
            return try refer(to: "-" + name, at: offset, scope) {
                Scope(resource: $0, term: ("-" + name, arguments))
            }
        case .select(let selector, let variants, let usual):
            return try select(selector, variants, usual, at: offset, scope)
        }
    }

    private func variable(_ name: String, at offset: Int, _ scope: Scope) throws(FluentError) -> [Part] {
        guard let (term, arguments) = scope.term else { return [.value(try slot(name, at: offset, scope))] }
        switch arguments[name] {
        case .string(let text)?: return [.text(text)]
        case .number(let number)?: return [.text(numbers.digits(of: number))]
        default: throw scope.fault(.noArgument("$" + name, of: term), at: offset)
        }
    }

    /// The place of a variable among those of the message.
    private func slot(_ name: String, at offset: Int, _ scope: Scope) throws(FluentError) -> Int {
        if let slot = signature.parameters.firstIndex(where: { $0.name == name }) { return slot }
        let given = signature.parameters.map { "$" + $0.name }
        throw scope.fault(
            .unknownVariable(
                "$" + name, in: signature.key, given: given, nearest: Nearest.word(to: "$" + name, among: given)),
            at: offset)
    }

    private mutating func refer(
        to key: String, at offset: Int, _ scope: Scope, in inner: (Resource) -> Scope
    ) throws(FluentError) -> [Part] {
        if let start = path.firstIndex(of: key) {
            throw scope.fault(.circle(path[start...] + [key]), at: offset)
        }
        guard path.count <= MessageBundle.referenceLimit else {
            throw scope.fault(.tooDeep(limit: MessageBundle.referenceLimit), at: offset)
        }
        guard let (pattern, resource) = table.pattern(key) else {
            let nearest = Nearest.word(to: key, among: table.entries.keys)
            throw scope.fault(.unknown("“\(key)”", nearest: nearest), at: offset)
        }
        path.append(key)
        defer { path.removeLast() }
        return try parts(of: pattern, inner(resource))
    }

    // MARK: - Selecting

    private mutating func select(
        _ selector: Resource.Expression, _ variants: [Resource.Variant], _ usual: Int, at offset: Int, _ scope: Scope
    ) throws(FluentError) -> [Part] {
        if case .variable(let name) = selector, scope.term == nil {
            let slot = try slot(name, at: offset, scope)
            try check(variants, of: signature.parameters[slot], scope)
            return [.choice(slot, try choice(variants, usual, scope))]
        }
        // What a term is, and what it was given, is known now: one variant is all there is. The others are read for faults.
        let value = try constant(selector, at: offset, scope)
        let place = value.flatMap { value in variants.firstIndex { matches($0.key, value) } } ?? usual
        var chosen: [Part] = []
        for (index, variant) in variants.enumerated() {
            let parts = try parts(of: variant.value, scope)
            if index == place { chosen = parts }
        }
        return chosen
    }

    private mutating func choice(
        _ variants: [Resource.Variant], _ usual: Int, _ scope: Scope
    ) throws(FluentError) -> MessageBundle.Choice {
        var branches: [[Part]] = []
        var words: [(String, Int)] = []
        var exact: [(Double, Int)] = []
        var categories = NumberRules.Category.allCases.map { _ in usual }
        for (place, variant) in variants.enumerated() {
            branches.append(try parts(of: variant.value, scope))
            switch variant.key {
            case .word(let word):
                words.append((word, place))
                if let category = NumberRules.Category.allCases.first(where: { $0.name == word }) {
                    categories[category.rawValue] = place
                }
            case .number(let number): exact.append((number, place))
            }
        }
        return MessageBundle.Choice(
            branches: branches, usual: usual, words: words, numbers: exact, categories: categories)
    }

    /// Looks whether the variable can be all that it is asked to be.
    private func check(
        _ variants: [Resource.Variant], of parameter: MessageSignature.Parameter, _ scope: Scope
    ) throws(FluentError) {
        let choices: [String]
        switch parameter.kind {
        case .text: return
        case .number: choices = numbers.categories.map(\.name)
        case .choice(let words): choices = words
        }
        for variant in variants {
            // What nothing else fits may be called “other”, whatever the words are.
            guard case .word(let word) = variant.key, !choices.contains(word), word != "other" else { continue }
            throw scope.fault(
                .unknownVariant(
                    word, of: "$" + parameter.name, choices: choices, nearest: Nearest.word(to: word, among: choices)),
                at: variant.offset)
        }
    }

    /// What a selector is whatever is said: a literal, an argument of a term, an attribute of a term; nil where the
    /// argument was not given.
    private mutating func constant(
        _ selector: Resource.Expression, at offset: Int, _ scope: Scope
    ) throws(FluentError) -> Resource.Expression? {
        switch selector {
        case .string, .number: return selector
        case .variable(let name): return scope.term?.arguments[name]
        case .term(let name, let attribute?, let arguments):
            guard table.entries["-" + name] != nil, table.pattern("-\(name).\(attribute)") == nil else {
                let parts = try refer(to: "-\(name).\(attribute)", at: offset, scope) {
                    Scope(resource: $0, term: ("-" + name, arguments))
                }
                guard case .text(let text)? = parts.first, parts.count == 1 else { return nil }
                return .string(text)
            }
            // A term that lacks the attribute is of the usual kind.
            return nil
        default: return nil
        }
    }

    private func matches(_ key: Resource.Key, _ value: Resource.Expression) -> Bool {
        switch (key, value) {
        case (.word(let word), .string(let text)): word == text
        case (.word(let word), .number(let number)): word == numbers.category(of: number).name
        case (.number(let key), .number(let number)): key == number
        default: false
        }
    }
}
