/// What may be said in one place of a grammar: the right-hand side of a JSGF rule, as a tree.
///
/// The reader never makes a tree deeper than ``GrammarReader/nestingLimit`` groups. Whoever builds trees by hand keeps
/// to the same depth, because everything that walks a tree does so by recursion.
public indirect enum Expansion: Hashable, Sendable {
    /// One token. A token that was quoted in the grammar may hold spaces.
    case word(String)
    /// Another rule, by its name as written and without the angle brackets: `target` or `en._common.number`.
    case reference(String)
    /// One after the other.
    case sequence([Expansion])
    /// One of several.
    case alternatives([Alternative])
    /// Said or left out: `[a]`.
    case optional(Expansion)
    /// Said any number of times: `a*`, or at least once: `a+`.
    case repeated(Expansion, atLeastOnce: Bool)
    /// Carries tags, in the order in which they are written: `a {x} {y}`.
    case tagged(Expansion, tags: [String])
    /// Said by saying nothing: `<NULL>`.
    case null
    /// Can never be said: `<VOID>`.
    case void
}

/// One choice among several, with its weight where one is written: `/0.2/ a`.
public struct Alternative: Hashable, Sendable {
    /// How likely the choice is, relative to its neighbours; zero or more, and nil counts as 1.
    public var weight: Double?
    /// What is said.
    public var expansion: Expansion

    /// Makes a choice.
    public init(weight: Double? = nil, expansion: Expansion) {
        self.weight = weight
        self.expansion = expansion
    }
}

extension Expansion {
    /// The names of all rules that the tree mentions, each once, in the order of their first mention.
    public var references: [String] {
        Self.once(forEachReference)
    }

    /// All tokens of the tree, each once, in the order of their first mention.
    public var words: [String] {
        Self.once { found in forEachLeaf { if case .word(let word) = $0 { found(word) } } }
    }

    private static func once(_ each: ((String) -> Void) -> Void) -> [String] {
        var seen: Set<String> = []
        var found: [String] = []
        each { if seen.insert($0).inserted { found.append($0) } }
        return found
    }

    /// Goes through the words and references of the tree in the order in which they are written.
    func forEachLeaf(_ body: (Expansion) -> Void) {
        switch self {
        case .null, .void: break
        case .word, .reference: body(self)
        case .sequence(let parts): for part in parts { part.forEachLeaf(body) }
        case .alternatives(let choices): for choice in choices { choice.expansion.forEachLeaf(body) }
        case .optional(let inner), .repeated(let inner, _), .tagged(let inner, _): inner.forEachLeaf(body)
        }
    }

    /// Goes through the references of the tree, past its words, which are many more.
    func forEachReference(_ body: (String) -> Void) {
        switch self {
        case .null, .void, .word: break
        case .reference(let name): body(name)
        // By their places, because to look at a tree as a value is to copy it.
        case .sequence(let parts): for place in parts.indices { parts[place].forEachReference(body) }
        case .alternatives(let choices):
            for place in choices.indices { choices[place].expansion.forEachReference(body) }
        case .optional(let inner), .repeated(let inner, _), .tagged(let inner, _): inner.forEachReference(body)
        }
    }

    /// Whether a weight is written anywhere in the tree.
    public var isWeighted: Bool {
        switch self {
        case .null, .void, .word, .reference: false
        case .sequence(let parts): parts.contains(where: \.isWeighted)
        case .alternatives(let choices): choices.contains { $0.weight != nil || $0.expansion.isWeighted }
        case .optional(let inner), .repeated(let inner, _), .tagged(let inner, _): inner.isWeighted
        }
    }

    /// The same tree with each word and each reference replaced by what `change` makes of it.
    public func mappingLeaves<Failure: Error>(
        _ change: (Expansion) throws(Failure) -> Expansion
    ) throws(Failure) -> Expansion {
        switch self {
        case .null, .void: return self
        case .word, .reference: return try change(self)
        case .sequence(var parts):
            for place in parts.indices { parts[place] = try parts[place].mappingLeaves(change) }
            return .sequence(parts)
        case .alternatives(var choices):
            for place in choices.indices {
                choices[place].expansion = try choices[place].expansion.mappingLeaves(change)
            }
            return .alternatives(choices)
        case .optional(let inner): return .optional(try inner.mappingLeaves(change))
        case .repeated(let inner, let atLeastOnce):
            return .repeated(try inner.mappingLeaves(change), atLeastOnce: atLeastOnce)
        case .tagged(let inner, let tags): return .tagged(try inner.mappingLeaves(change), tags: tags)
        }
    }

    /// The same tree with each reference replaced by what `meaning` gives for its name.
    package func replacingReferences<Failure: Error>(
        _ meaning: (String) throws(Failure) -> Expansion
    ) throws(Failure) -> Expansion {
        try withReferencesReplaced(meaning) ?? self
    }

    /// The same; nil where the tree mentions no rule, as most of a tree is lists of words, which stay as they are.
    private func withReferencesReplaced<Failure: Error>(
        _ meaning: (String) throws(Failure) -> Expansion
    ) throws(Failure) -> Expansion? {
        switch self {
        case .null, .void, .word: return nil
        case .reference(let name): return try meaning(name)
        case .sequence(var parts):
            var isOther = false
            for place in parts.indices {
                guard let part = try parts[place].withReferencesReplaced(meaning) else { continue }
                (parts[place], isOther) = (part, true)
            }
            return isOther ? .sequence(parts) : nil
        case .alternatives(var choices):
            var isOther = false
            for place in choices.indices {
                guard let part = try choices[place].expansion.withReferencesReplaced(meaning) else { continue }
                (choices[place].expansion, isOther) = (part, true)
            }
            return isOther ? .alternatives(choices) : nil
        case .optional(let inner):
            return try inner.withReferencesReplaced(meaning).map { .optional($0) }
        case .repeated(let inner, let atLeastOnce):
            return try inner.withReferencesReplaced(meaning).map { .repeated($0, atLeastOnce: atLeastOnce) }
        case .tagged(let inner, let tags):
            return try inner.withReferencesReplaced(meaning).map { .tagged($0, tags: tags) }
        }
    }

    /// The same tree without what can never be said; `.void` where nothing is left.
    ///
    /// A choice of weight 0 can never be said either.
    var withoutVoid: Expansion {
        switch self {
        case .word, .reference, .null, .void:
            return self
        case .sequence(let parts):
            let spoken = parts.map(\.withoutVoid)
            return spoken.contains(.void) ? .void : .sequence(spoken)
        case .alternatives(let choices):
            let spoken = choices.compactMap { choice -> Alternative? in
                let expansion = choice.expansion.withoutVoid
                guard expansion != .void, choice.weight != 0 else { return nil }
                return Alternative(weight: choice.weight, expansion: expansion)
            }
            return spoken.isEmpty ? .void : .alternatives(spoken)
        case .optional(let inner):
            let spoken = inner.withoutVoid
            return spoken == .void ? .null : .optional(spoken)
        case .repeated(let inner, let atLeastOnce):
            let spoken = inner.withoutVoid
            if spoken == .void { return atLeastOnce ? .void : .null }
            return .repeated(spoken, atLeastOnce: atLeastOnce)
        case .tagged(let inner, let tags):
            let spoken = inner.withoutVoid
            return spoken == .void ? .void : .tagged(spoken, tags: tags)
        }
    }
}
