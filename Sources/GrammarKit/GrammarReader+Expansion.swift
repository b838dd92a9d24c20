extension GrammarReader {
    /// Reads choices up to what closes them, and leaves that as the next token.
    mutating func alternatives(depth: Int) throws(GrammarError) -> Expansion {
        let start = scanner.position
        let first = try alternative(depth: depth)
        if first.weight == nil, !scanner.isAt("|") { return first.expansion }
        var choices = [first]
        while scanner.isAt("|") {
            try scanner.advance()
            choices.append(try alternative(depth: depth))
        }
        guard choices.contains(where: { $0.weight != 0 }) else { throw .badWeight("0", at: start) }
        return .alternatives(choices)
    }

    private mutating func alternative(depth: Int) throws(GrammarError) -> Alternative {
        guard scanner.isAt("/") else { return Alternative(expansion: try sequence(depth: depth)) }
        let weight = try scanner.weight()
        try scanner.advance()
        return Alternative(weight: weight, expansion: try sequence(depth: depth))
    }

    private mutating func sequence(depth: Int) throws(GrammarError) -> Expansion {
        guard let first = try unit(depth: depth) else { throw unexpected("a word, a group or a <rule>") }
        // Most are one word.
        guard let second = try unit(depth: depth) else { return first }
        var parts = [first, second]
        while let part = try unit(depth: depth) { parts.append(part) }
        return .sequence(parts)
    }

    /// Reads a word, a reference or a group with the operators behind it; nil where none begins here.
    private mutating func unit(depth: Int) throws(GrammarError) -> Expansion? {
        guard var unit = try primary(depth: depth) else { return nil }
        var isRepeated = false
        while true {
            switch scanner.token {
            case .tag:
                unit = .tagged(unit, tags: try tags())
            case .symbol(let sign) where sign == "*" || sign == "+":
                guard !isRepeated else { throw .repeatedTwice(at: scanner.position) }
                isRepeated = true
                unit = .repeated(unit, atLeastOnce: sign == "+")
                try scanner.advance()
            default:
                return unit
            }
        }
    }

    private mutating func tags() throws(GrammarError) -> [String] {
        var tags: [String] = []
        while case .tag(let tag) = scanner.token {
            if !faultless.contains(tag) {
                if let fault = faultOfTag(tag) { throw .badTag(tag, fault, at: scanner.position) }
                faultless.insert(tag)
            }
            tags.append(tag)
            try scanner.advance()
        }
        return tags
    }

    private mutating func primary(depth: Int) throws(GrammarError) -> Expansion? {
        switch scanner.token {
        case .word(let word):
            try scanner.advance()
            return .word(word)
        case .ruleName("NULL"):
            try scanner.advance()
            return .null
        case .ruleName("VOID"):
            try scanner.advance()
            return .void
        case .ruleName(let name):
            guard !name.hasSuffix(".*") else { throw .badName(name, at: scanner.position) }
            try scanner.advance()
            return .reference(name)
        case .symbol("("):
            return try group(closedBy: ")", depth: depth)
        case .symbol("["):
            let inside = try group(closedBy: "]", depth: depth)
            return .optional(inside)
        default:
            return nil
        }
    }

    /// Reads a group to its closing bracket; an empty one says nothing, as the format has it.
    private mutating func group(closedBy closing: Unicode.Scalar, depth: Int) throws(GrammarError) -> Expansion {
        let start = scanner.position
        guard depth < Self.nestingLimit else { throw .tooDeep(limit: Self.nestingLimit, at: start) }
        try scanner.advance()
        var inside = Expansion.null
        if !scanner.isAt(closing) { inside = try alternatives(depth: depth + 1) }
        switch scanner.token {
        case .symbol(closing):
            try scanner.advance()
            return inside
        case .end, .symbol(";"):
            throw .unclosed("the group \(closing == ")" ? "(" : "[")", at: start)
        default:
            throw unexpected("“|” or “\(closing)”")
        }
    }
}
