import HomeModel
import UtteranceAnalysis

/// What a sentence that nobody understood says for certain, by its words: which way, when, how much, and what not.
struct SaidWords {
    /// One word that was said.
    struct Word {
        let stem: WordStem
        /// Whether it says nothing by itself.
        let isIdle: Bool
        /// Whether it is met all the time.
        let isCommon: Bool
        /// Whether it is a word of what is told, and not asked for.
        let isAgainst: Bool
        /// Whether it tells of somebody, and so may stand in a wish too: "my", "I".
        let isOwn: Bool
        /// Whether it denies something.
        let denies: Bool
        /// The words of names that it may be a slip of, where nobody knows it.
        let slips: [NameKey]
    }

    /// The words, without pauses.
    let words: [Word]
    /// The cues among the words.
    let cues: [CueTable.Hit]
    let lattice: Lattice
    /// Which tokens stand in idioms of several words, and so say no time: “that's enough for today”.
    private let isIdiom: [Bool]
    private let interpreter: Interpreter
    private let lexicon: SuggestionLexicon

    private var language: LanguageRules { interpreter.language }
    private var grammar: CompiledGrammar { interpreter.language.compiled }

    /// The words of an utterance.
    init(_ said: Utterance, _ interpreter: Interpreter, _ lexicon: SuggestionLexicon) {
        (self.interpreter, self.lexicon) = (interpreter, lexicon)
        lattice = interpreter.lattice(of: said)
        let list = interpreter.language.wordList
        // Who says “dad's lamp” tells nothing of him.
        let (isNamed, isStrange) = (lattice.namedTokens, lattice.strangeTokens)
        let nameWords = interpreter.analyzer.nameWords
        let places = said.tokens.indices.filter { !said.tokens[$0].isPause }
        words = places.map { place in
            let key = said.tokens[place].key
            let commonness = list.commonness(of: key)
            return Word(
                stem: WordStem(key.text), isIdle: lexicon.idle.contains(key.text), isCommon: commonness == .everywhere,
                isAgainst: !isNamed[place] && lexicon.against.contains(key.text),
                isOwn: lexicon.own.contains(key.text),
                denies: lexicon.denying.contains(key.text) || interpreter.language.denies(key),
                slips: isStrange[place] && commonness == nil ? nameWords.near(key) : [])
        }
        cues = lexicon.cues(in: words.map(\.stem))
        let idioms = Set(cues.filter { $0.range.count > 1 }.flatMap { $0.range.map { places[$0] } })
        isIdiom = said.tokens.indices.map(idioms.contains)
    }

    /// Whether it is a question: who asks how hot the sun is wants nothing done.
    var asks: Bool { SentenceMood(lattice, language).asks }

    /// Whether it says when, or on what condition: what is offered says so too, or would do something else.
    var isTimed: Bool {
        let aside = Lattice(lattice.tokens, grammar: language.aside)
        return says([.time], grammar, lattice) || says([.occasion, .supposing], language.aside, aside)
    }

    /// The words that say when or how long, one behind the other: “ for ten minutes”; nothing where there are none.
    var timeSaid: String {
        guard let rule = grammar.rule(.time) else { return "" }
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, lattice)
        var (said, place) = ("", 0)
        while place < lattice.tokens.count {
            let end = isNamed[place] || isIdiom[place] ? nil : matcher.end(of: rule, at: place)
            if let end, end > place { said += " " + Array(lattice.tokens[place..<end]).asWritten }
            place = max(place + 1, end ?? 0)
        }
        return said
    }

    /// Whether words that are no name are one of some rules.
    private func says(_ roles: [RuleRole], _ grammar: CompiledGrammar, _ words: Lattice) -> Bool {
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, words)
        return roles.compactMap { grammar.rule($0) }.contains { rule in
            lattice.tokens.indices.contains {
                !isNamed[$0] && !isIdiom[$0] && !matcher.matches(of: rule, at: $0).isEmpty
            }
        }
    }

    /// Whether something is denied: "don't"; who says "stop" or "but" wants what is said beside it.
    var denies: Bool {
        lattice.tokens.indices.contains { place in
            lexicon.denying.contains(lattice.tokens[place].key.text)
                || language.denies(lattice.tokens[place].key)
                    && !lattice.isWhole([.but, .wanting, .act], at: place, in: grammar)
        }
    }

    /// Whether something is not wanted, by a "no" that answers nothing: "no fan in the study", "no need for the fan".
    var wantsNone: Bool {
        lattice.tokens.indices.dropLast().contains { place in
            lattice.says([.no], at: place, in: grammar) && !lattice.tokens[place + 1].isPause
        }
    }

    /// The words that leave something out of what is done; what is offered has them too, or would do it to what was left out.
    var exceptions: [NameKey] {
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, lattice)
        return ([.except, .spare, .instead] as [RuleRole]).compactMap { grammar.rule($0) }.flatMap { rule in
            lattice.tokens.indices.filter { !isNamed[$0] }.flatMap { place in
                let end = matcher.end(of: rule, at: place) ?? place
                return lattice.tokens[place..<max(place, end)].map(\.key)
            }
        }
    }

    /// The numbers that were said, but for those in names and for "one".
    var numbers: [NameKey] {
        zip(lattice.tokens, lattice.namedTokens).filter { token, isNamed in
            !isNamed && token.number.map { $0 != 1 } ?? false
        }.map(\.0.key)
    }

    /// Whether a thing was named that a sentence of some words is not about.
    func leavesOut(_ words: [NameKey], keys: (String) -> [NameKey]) -> Bool {
        lattice.names.joined().contains { hit in
            let isThing = hit.kind == .accessory || hit.kind == .service || hit.kind == .serviceGroup
            let names = [lattice.tokens[hit.range].map(\.key)] + hit.entries.map { keys($0.name) }
            return isThing && hit.hasWhole && !names.contains { $0.allSatisfy(words.contains) }
        }
    }

    /// The state that some word says; nil where none does, or several do.
    var state: TagWord? {
        var matcher = Matcher(grammar, lattice)
        var states: Set<TagWord> = []
        for rule in ([.act, .state] as [RuleRole]).compactMap({ grammar.rule($0) }) {
            for place in lattice.tokens.indices {
                for match in matcher.matches(of: rule, at: place) {
                    if let state = Slots(matcher.events(of: match))[.to] { states.insert(state) }
                }
            }
        }
        return states.count == 1 ? states.first : nil
    }

    /// Whether a word says of what kind a thing is, and not what is to be done: "the light".
    private func isDetermined(_ place: Int) -> Bool {
        place > 0 && lattice.says([.one, .many], at: place, in: grammar)
            && lattice.says([.introducing, .known, .whichever], at: place - 1, in: grammar)
    }

    /// Whether states are on or open.
    private static let ways: [TagWord: Bool] = [.on: true, .open: true, .off: false, .closed: false]

    /// Whether some words say on, open or more, or the other way; nil where none does, or both are said.
    var way: Bool? {
        var matcher = Matcher(grammar, lattice)
        var ways: Set<Bool> = []
        let isNamed = lattice.namedTokens
        for rule in ([.act, .state, .change] as [RuleRole]).compactMap({ grammar.rule($0) }) {
            for place in lattice.tokens.indices where !isNamed[place] && !isDetermined(place) {
                for match in matcher.matches(of: rule, at: place) {
                    let slots = Slots(matcher.events(of: match))
                    if slots.has(.made), OfferRule.becomingIsNoState.holds { continue }
                    if let way = slots[.to].flatMap({ Self.ways[$0] }) { ways.insert(way) }
                    if let side = slots[.dir], slots[.to] == nil { ways.insert(side == .up) }
                }
            }
        }
        return ways.count == 1 ? ways.first : nil
    }

    /// The words that say how something is to be, or how much, as they were said: “pink”, “to 40 percent”; nothing where there are
    /// none.
    var values: [String] {
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, lattice)
        var (said, place): ([String], Int) = ([], 0)
        while place < lattice.tokens.count {
            let ends =
                isNamed[place] || isDetermined(place)
                ? []
                : Self.valued.compactMap { role in
                    grammar.rule(role).flatMap { matcher.end(of: $0, at: place) }
                }
            let end = ends.max() ?? place
            if end > place, !isNamed[place..<end].contains(true) {
                said.append(Array(lattice.tokens[place..<end]).asWritten)
                place = end
            } else {
                place += 1
            }
        }
        return said
    }

    /// What says how something is to be.
    private static let valued: [RuleRole] = [.state, .value, .change, .color]

    /// Whether what is wanted is on or open, by a state or a way that was said and perhaps denied; nil where none was.
    var wantsOn: Bool? { (state.flatMap { Self.ways[$0] } ?? way).map { $0 != denies } }
}

extension LanguageRules {
    /// Whether a word denies something: "don't", "no more".
    fileprivate func denies(_ key: NameKey) -> Bool {
        aside.begins(anyOf: [.denial], with: aside.wordTable[key])
            || compiled.begins(anyOf: [.protected], with: compiled.wordTable[key])
    }
}
