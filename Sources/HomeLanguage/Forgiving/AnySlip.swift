import HomeModel

/// What a sentence can have been before one slip that left hardly anything of a word, or made another of it: "fountain
/// fn", "putt the kettle on", "turn off the fan in uhe bedroom".
///
/// The last that is tried: all that the wrong word can have been, with all the others as they are, has to come to one thing.
struct AnySlip {
    /// The most words of a sentence, and the most that it is tried with.
    private static let (longest, limit) = (14, 60)

    /// The sentence with one word put right.
    struct Choice {
        let sentence: Lattice
        /// Whether two letters were swapped or one was doubled, the commonest slips.
        let isLight: Bool
        /// Whether the word forbids: where that makes sense, nobody guesses.
        let isFirm: Bool
    }

    /// The sentences that it can have been.
    private(set) var choices: [Choice] = []

    /// Looks for what the one word can be that nobody knows, or where all are known, one that is hardly a word.
    init(_ lattice: Lattice, _ parser: Parser) {
        let tokens = lattice.tokens
        let (strange, isNamed) = (lattice.strangeTokens(besides: parser.nameWords), lattice.namedTokens)
        guard strange.count(where: \.self) < 2, tokens.count <= Self.longest else { return }
        let isOdd =
            strange.contains(true)
            ? strange
            : tokens.indices.map { place in
                !isNamed[place] && Self.isHardlyWord(tokens[place].key, parser.language)
            }
        let grammar = parser.language.compiled
        for place in tokens.indices where isOdd[place] && choices.count < Self.limit {
            let light = Slip.light(Array(tokens[place].key.text.utf8))
            for letters in WrongWord(at: place, of: lattice, parser.language)?.words(parser.nameWords) ?? [] {
                var tokens = tokens
                tokens[place] = Token(text: Substring(String(decoding: letters, as: UTF8.self)))
                let sentence = Lattice(tokens, grammar: grammar, index: parser.index, isCovering: true)
                let isFirm = grammar.begins(anyOf: ["firm"], with: sentence.words[place].first?.id)
                choices.append(Choice(sentence: sentence, isLight: light.contains(letters), isFirm: isFirm))
            }
        }
    }

    /// "Bring i down", "th fan is too slow": what sentences have is what it is, if it is more than that.
    private static func isHardlyWord(_ key: NameKey, _ language: Language) -> Bool {
        let says: (String) -> Bool = { language.compiled.begins(anyOf: [$0], with: language.compiled.words[key]) }
        return key.text.utf8.count == 1 || says("slip") && !says("mere")
    }
}

/// One word of a sentence that may be a slip of others.
private struct WrongWord {
    private let place: Int
    private let lattice: Lattice
    private let language: Language
    private let letters: [UInt8]
    private let light: [[UInt8]]
    /// Whether it is an everyday word.
    private let isWord: Bool
    /// The words of sentences that are one letter away.
    private let near: [Near]

    private typealias Near = (id: CompiledGrammar.WordID, letters: [UInt8])

    /// nil where it decides between a thing and its opposite, or may; and where too little else is said to tell.
    init?(at place: Int, of lattice: Lattice, _ language: Language) {
        let token = lattice.tokens[place]
        self.place = place
        self.lattice = lattice
        self.language = language
        letters = Array(token.key.text.utf8)
        light = Slip.light(letters)
        isWord = letters.count > 1 && language.wordList.commonness(of: token.key) != nil
        near = language.nearWords.all(oneFrom: letters)
        let isApostrophed = letters.count + 1 < token.text.utf8.count
        guard !token.isPause, token.number == nil, !token.isPossessive, !letters.isEmpty, !isApostrophed,
            !says(place, ["firm", "switched", "state", "number", "not", "no", "never", "except", "and", "then"]),
            saysSomething, !isUndecided, !OneSlip.takesBack(letters, language)
        else { return nil }
        // "I turned it off" is told; "could u get the lights" says you.
        if place == 0, letters.count < 3, says(place, ["mere"]) { return nil }
        if language.isTexted(token.key), near.contains(where: { says($0, ["lettered"]) }) { return nil }
    }

    /// What it may be a slip of: words of sentences and of names.
    func words(_ nameWords: NameWords) -> [[UInt8]] {
        var likely = near
        let key = lattice.tokens[place].key
        // "Cut ti out" is "it", whether that makes sense or not.
        if near.contains(where: { light.contains($0.letters) }) { likely.removeAll { !light.contains($0.letters) } }
        // Before a number "gy" is "by" rather than "my".
        if isMeasured, near.contains(where: { says($0, ["difference"]) }) {
            likely.removeAll { !says($0, ["difference"]) }
        }
        // What longer words a sentence can begin with, `OneSlip` has tried.
        if place == 0, letters.count > 2, !isWord { return [] }
        if place == 0, letters.count < 3 { likely.removeAll { !says($0, ["asking", "idle", "one", "many"]) } }
        likely = likely.filter(isWord ? bearsOut : isLikely)
        let names = isWord ? [] : nameWords.near(key).map { Array($0.text.utf8) }
        return Set(likely.map(\.letters) + names).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Whether hardly a word can be another; numbers and "all" would be guessed, and nothing be seen of it.
    private func isLikely(_ word: Near) -> Bool {
        let isAll = says(word, ["all"]) && !says(word, ["idle"])
        if isAll || says(word, ["number"]) || place == 0 && says(word, ["switched"]) { return false }
        if word.letters.count < 4, language.isFiller(word.id) { return false }
        // "Lamp om" may be "of" too, and "of" as well "off".
        if letters.count > 1, says(word, ["switched"]), word.letters[0] == letters[0] { return false }
        // "Open the garage ap" is not opened upwards.
        let isShort = min(word.letters.count, letters.count) < 3
        if isShort, says(word, ["lettered"]), !isBehindOrder, !says(0, ["asking"]) { return false }
        if letters.count == 1 { return word.letters.contains(letters[0]) && !says(word, ["one", "many"]) }
        // "Heat the sop" is not up to the top.
        return word.letters.count > 3 || says(word, ["idle", "small"]) || !language.plainWords.contains(word.id)
    }

    /// Whether the rest of a sentence bears out that an everyday word is a slip of another: an order before a thing, or
    /// what follows an order.
    private func bearsOut(_ word: Near) -> Bool {
        guard isLikely(word) else { return false }
        if lattice.isLeading(place, language), isBeforeThing {
            return language.isOrder(word.id) && (word.letters.count > 3 || light.contains(word.letters))
        }
        return says(word, ["change", "act"]) && place > 0 && lattice.words[0].contains { language.isOrder($0.id) }
    }

    /// Whether the others say enough: an everyday word, or one of two, is told by a thing.
    private var saysSomething: Bool {
        let others = lattice.tokens.indices.filter { $0 != place }
        let isSwitching = letters.count > 1 && !isWord && others.contains { says($0, ["switched"]) }
        if isSwitching || !isWord && lattice.tokens.count > 2 { return true }
        return others.contains { says($0, ["one", "many", "climate", "change"]) }
            || lattice.names.joined().contains { !$0.kind.isPlace && !$0.range.contains(place) }
    }

    /// Whether it may forbid, or tell what is so instead of what shall be: "the blinds re closed", "the door closeq at five".
    private var isUndecided: Bool {
        let rest = lattice.tokens[(place + 1)...]
        let isLast = !rest.contains { !$0.isPause }
        let isState = near.contains { $0.letters.count > 4 && says($0, ["state"]) && !says($0, ["act"]) }
        // "Lamp o" and "turn o the lamp" are one letter from "on" and two from "off"; whether it can be "no" is tried.
        let isLetter = letters.count == 1 && !isMeasured && (isLast || place > 0 && says(place - 1, ["switching"]))
        return near.contains { says($0, ["firm"]) } && !isLetter
            || place > 0 && near.contains { says($0, [isLast ? "except" : "asking"]) }
            || lattice.saysAll(before: place, language) && near.contains { says($0, ["except"]) }
            || near.count { says($0, ["switched"]) } > (letters.count == 1 && !isLetter ? 0 : 1)
            || isState && near.contains { $0.letters.count > 3 && says($0, ["act"]) }
    }

    private var isMeasured: Bool { place + 1 < lattice.tokens.count && lattice.tokens[place + 1].number != nil }

    private var isBehindOrder: Bool {
        place > 0 && lattice.isLeading(place - 1, language)
            && lattice.words[place - 1].contains { language.isOrder($0.id) }
    }

    private var isBeforeThing: Bool {
        guard place + 1 < lattice.tokens.count else { return false }
        // "Rock on" is no "lock on".
        return !lattice.names[place + 1].isEmpty
            || says(place + 1, ["dangling", "noun"]) && !says(place + 1, ["switched"])
    }

    private func says(_ word: Near, _ rules: [String]) -> Bool { language.compiled.begins(anyOf: rules, with: word.id) }

    private func says(_ place: Int, _ rules: [String]) -> Bool {
        lattice.says(rules, at: place, in: language.compiled)
    }
}

extension Language {
    /// Whether it is what some people type for another word: "u".
    fileprivate func isTexted(_ key: NameKey) -> Bool { aside.begins(anyOf: ["texted"], with: aside.words[key]) }
}

extension Parser {
    /// The outcome of a sentence with one wrong word, where all that it can have been come to the same; scenes are run by
    /// their names alone.
    func afterAnySlip(_ text: String, _ lattice: Lattice, _ context: Context) -> Outcome? {
        let isQuestion = asks(lattice)
        var found: [(isLight: Bool, readings: [Reading])] = []
        for choice in AnySlip(lattice, self).choices {
            let readings = readings(of: choice.sentence, isPutRight: true, in: context).filter { $0.intents != nil }
            if readings.isEmpty { continue }
            if choice.isFirm { return nil }
            found.append((choice.isLight, readings))
        }
        if Self.areOpposed(found.flatMap(\.readings)) { return nil }
        let isLight = found.contains(where: \.isLight)
        var outcome: Outcome?
        for (light, readings) in found where light || !isLight {
            let next = choose(among: readings, text)
            guard next.status == .understood, !next.intents.isEmpty, !next.runsScene,
                !isQuestion || !readings.contains(where: \.acts), outcome.map({ $0.intents == next.intents }) ?? true
            else { return nil }
            outcome = outcome ?? next
        }
        outcome?.confidence *= Self.trust
        return outcome
    }
}

extension Outcome {
    fileprivate var runsScene: Bool { intents.contains { if case .run = $0.deed { true } else { false } } }
}
