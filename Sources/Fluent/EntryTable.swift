import Spelling

/// The messages and terms of all files of a language, by name.
struct EntryTable {
    /// An entry, with the file that it stands in.
    typealias Known = (entry: Resource.Entry, resource: Resource)

    /// The entries; the names of terms begin with a hyphen.
    let entries: [String: Known]
    private let resources: [Resource]

    init(_ resources: [Resource]) throws(FluentError) {
        var entries: [String: Known] = [:]
        for resource in resources {
            for entry in resource.entries {
                guard let first = entries.updateValue((entry, resource), forKey: entry.key) else { continue }
                throw FluentError(
                    position: resource.position(entry.offset),
                    fault: .duplicate(entry.key, first: first.resource.position(first.entry.offset)))
            }
        }
        self.entries = entries
        self.resources = resources
    }

    /// What an entry or, after a point, an attribute of it says.
    func pattern(_ key: String) -> (pattern: Resource.Pattern, resource: Resource)? {
        let point = key.utf8.firstIndex(of: UInt8(ascii: "."))
        guard let known = entries[point.map { String(key[..<$0]) } ?? key] else { return nil }
        var pattern = known.entry.value
        if let point {
            let attribute = key[point...].dropFirst()
            pattern = known.entry.attributes.first { $0.name == attribute }?.value
        }
        return pattern.map { ($0, known.resource) }
    }

    /// Looks whether all messages are asked for, and all that are asked for are there.
    func checkUse(by signatures: [MessageSignature]) throws(FluentError) {
        let wanted = Set(signatures.map(\.key))
        var used = wanted
        for resource in resources {
            for entry in resource.entries {
                for pattern in [entry.value].compactMap(\.self) + entry.attributes.map(\.value) {
                    pattern.forEachReference { used.insert($0) }
                }
            }
        }
        for resource in resources {
            for entry in resource.entries {
                for (key, offset) in entry.keys where !used.contains(key) {
                    let missing = wanted.filter { pattern($0) == nil }
                    throw FluentError(
                        position: resource.position(offset),
                        fault: .unused(key, nearest: Nearest.word(to: key, among: missing)))
                }
            }
        }
        for (index, signature) in signatures.enumerated()
        where !signature.isOptional && pattern(signature.key) == nil {
            throw FluentError(
                position: place(missing: index, of: signatures),
                fault: .missing(signature.key, variables: signature.parameters.map { "$" + $0.name }))
        }
    }

    /// Looks whether each choice by plurals has all those of the language.
    func checkPlurals(_ numbers: NumberRules) throws(FluentError) {
        for resource in resources {
            for entry in resource.entries {
                for pattern in [entry.value].compactMap(\.self) + entry.attributes.map(\.value) {
                    for (name, variants) in pattern.choices {
                        guard let category = numbers.plural(missingIn: variants), let last = variants.last else {
                            continue
                        }
                        throw FluentError(
                            position: resource.position(last.offset),
                            fault: .missingPlural(category.name, of: "$" + name))
                    }
                }
            }
        }
    }

    /// Where a message that is missing would stand: at its entry, where only the attribute is missing, else by that which is
    /// asked for next before it, or after it, and is there; else after all others.
    private func place(missing index: Int, of signatures: [MessageSignature]) -> FilePosition {
        for signature in signatures[...index].reversed() + signatures[index...].dropFirst() {
            guard let name = signature.key.split(separator: ".").first, let known = entries[String(name)] else {
                continue
            }
            return known.resource.position(known.entry.offset)
        }
        guard let last = resources.last else { return FilePosition(file: "", line: 1, column: 1) }
        return last.position(last.lines.bytes.count)
    }
}

extension Resource.Entry {
    /// Its name, with the hyphen of a term.
    var key: String { isTerm ? "-" + name : name }

    /// What of it can be asked for: its value and, of a message, its attributes.
    var keys: [(key: String, offset: Int)] {
        let own = value == nil ? [] : [(key, offset)]
        return isTerm ? own : own + attributes.map { (name + "." + $0.name, $0.offset) }
    }
}

extension Resource.Pattern {
    /// Tells all that it refers to: “name”, “name.attribute”, “-term”.
    fileprivate func forEachReference(_ tell: (String) -> Void) {
        for case .placeable(let expression, _) in elements { expression.forEachReference(tell) }
    }

    /// The variables that it chooses by, each with what it chooses from, also within what was chosen.
    fileprivate var choices: [(variable: String, variants: [Resource.Variant])] {
        elements.flatMap { element -> [(variable: String, variants: [Resource.Variant])] in
            guard case .placeable(.select(let selector, let variants, _), _) = element else { return [] }
            let inner = variants.flatMap(\.value.choices)
            guard case .variable(let name) = selector else { return inner }
            return [(name, variants)] + inner
        }
    }
}

extension Resource.Expression {
    fileprivate func forEachReference(_ tell: (String) -> Void) {
        switch self {
        case .string, .number, .variable: return
        case .message(let name, let attribute): tell(attribute.map { name + "." + $0 } ?? name)
        case .term(let name, _, _): tell("-" + name)
        case .select(let selector, let variants, _):
            selector.forEachReference(tell)
            for variant in variants { variant.value.forEachReference(tell) }
        }
    }
}
