import HomeModel
import HomeNames
import LanguagePack

/// One word of a sentence that may be a slip of others.
struct MisspeltWord {
    private let place: Int
    private let lattice: Lattice
    private let language: LanguageRules
    private let letters: Letters
    private let light: [Letters]
    /// Whether it is an everyday word.
    private let isWord: Bool
    /// The words of sentences that are one letter away.
    private let near: [NearWords.Found]

    private typealias Near = NearWords.Found

    /// nil where it decides between a thing and its opposite, or may; and where too little else is said to tell.
    init?(at place: Int, of lattice: Lattice, _ language: LanguageRules) {
        let token = lattice.tokens[place]
        self.place = place
        self.lattice = lattice
        self.language = language
        letters = token.key.letters
        light = Slip.light(letters)
        isWord = letters.count > 1 && language.wordList.commonness(of: token.key) != nil
        near = language.nearWords.all(oneFrom: letters)
        let isApostrophed = letters.count + 1 < token.text.unicodeScalars.count
        guard !token.isPause, token.number == nil, !token.isPossessive || place == 0, !letters.isEmpty, !isApostrophed,
            !SpellingRule.ofWords.contains(where: { language.holds($0) && stands(by: $0) })
        else { return nil }
    }

    /// Whether the word stays as it is by a rule.
    private func stands(by rule: SpellingRule) -> Bool {
        switch rule {
        case .meaningfulWord:
            says(place, [.protected, .switched, .state, .number, .not, .no, .never, .except, .and, .then])
        case .tooLittleSaid: !saysSomething
        case .mayTell: place == 0 && letters.count < 3 && says(place, [.preamble]) && !isAsked
        // A question does no harm, whatever it is: "tere" is no "were" in "is tere anything on".
        default: !isBehindQuestion && isUndecided(by: rule)
        }
    }

    /// Whether a question goes on behind the word: "i the garage closed".
    private var isAsked: Bool {
        lattice.tokens.count > 1 && (says(1, [.introducing]) || says(1, [.preamble]) && says(1, [.thing]))
    }

    /// What it may be a slip of: words of sentences and of names.
    func words(_ nameWords: NameWords) -> [Letters] {
        var likely = near
        if let whichever { likely.append(whichever) }
        let key = lattice.tokens[place].key
        if language.holds(.guessedLightSlip), isLight {
            likely.removeAll { !light.contains($0.letters) && !isSwitch($0) }
        }
        if language.holds(.guessedDifference), isMeasured, near.contains(where: { says($0, [.difference]) }) {
            likely.removeAll { !says($0, [.difference]) }
        }
        if place == 0 {
            likely = likely.filter(isBeginning)
        } else if !isBehindQuestion {
            likely = likely.filter(isWord ? bearsOut : isLikely)
        } else if isWord {
            likely = likely.filter { says($0, [.state]) }
        }
        // What longer words a sentence can begin with, `UnknownWord` has tried.
        let names = isWord || place == 0 && letters.count > 2 ? [] : nameWords.near(key).map { $0.letters }
        return Set(likely.map(\.letters) + names).sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// What says that a thing is any, where a single letter stands before words of no thing: "e little warmer".
    private var whichever: Near? {
        let next = place + 1
        guard letters.count == 1, place > 0,
            !language.compiled.begins(anyOf: [.whichever], with: language.compiled.words[lattice.tokens[place].key]),
            next < lattice.tokens.count,
            language.compiled.words[lattice.tokens[place].key] == nil, lattice.names[next].isEmpty,
            lattice.tokens[next].number == nil, !lattice.tokens[next].isPause,
            !says(next, [.one, .many, .thing, .switched])
        else { return nil }
        return language.spellings.value.smallWords.whichever
    }

    /// Whether a word is a number that two letters swapped or one doubled made this one of, before a unit or behind another
    /// number: "up noe degree".
    private func isCounted(_ word: Near) -> Bool {
        guard letters.count > 2, says(word, [.number]), light.contains(word.letters) else { return false }
        let isUnit = place + 1 < lattice.tokens.count && says(place + 1, [.degreeSign, .percentSign])
        return isUnit || place > 0 && says(place - 1, [.number])
    }

    /// Whether a sentence may have begun with a word: as a question, with what introduces a thing, or as people are spoken to.
    private func isBeginning(_ word: Near) -> Bool {
        if language.holds(.tellingBeforeEnding), lattice.tokens.count > 1, lattice.tokens[1].isPossessive,
            letters.count < 4,
            near.contains(where: { says($0, [.preamble]) && says($0, [.thing]) })
        {
            return says(word, [.preamble]) && says(word, [.thing])
        }
        if says(word, [.asking]) { return true }
        if isCounted(word) { return true }
        if says(place, [.preamble]) || language.takesBack(letters) { return false }
        if language.holds(.guessedDoubt), letters.count == 1, language.isNearDoubt(lattice.tokens[place].key) {
            return false
        }
        if isWord { return bearsOut(word) }
        let isOrder = language.holds(.guessedCall) && near.contains { language.isOrder($0.id) }
        if letters.count > 1, !isOrder,
            says(word, [.idle]) || letters.count > 2 && language.isFiller(word.id)
        {
            return true
        }
        return letters.count < 3 && says(word, [.idle, .one, .many]) && isLikely(word)
    }

    /// Whether hardly a word can be another; numbers and "all" would be guessed, and nothing be seen of it.
    private func isLikely(_ word: Near) -> Bool {
        isCounted(word) || word.letters.count == 1
            || !SpellingRule.ofGuesses.contains { language.holds($0) && isNo(word, by: $0) }
    }

    /// Whether the word is no slip of another by a rule.
    private func isNo(_ word: Near, by rule: SpellingRule) -> Bool {
        switch rule {
        case .guessedAll: says(word, [.all]) && !says(word, [.idle]) && !isBeforeThings
        case .guessedNumber: says(word, [.number])
        // Within a courtesy that has begun it is one: "could yop switch it off".
        case .guessedCourtesy:
            word.letters.count < 4 && language.isFiller(word.id) && !(place > 0 && isCourtesyBegun)
        case .guessedState:
            letters.count > 1 && says(word, [.switched]) && word.letters[0] == letters[0]
                || letters.count < 3 && near.contains { says($0, [.switched]) } && says(word, [.state])
                    && !says(word, [.idle, .switched])
        case .guessedShortKind:
            word.letters.count < 3 && says(word, [.one, .many]) && !light.contains(word.letters)
                && (!lattice.words[place].isEmpty || !isThingDue)
        case .guessedShortWord:
            min(word.letters.count, letters.count) < 3 && says(word, [.lettered]) && !isBehindOrder
                && !says(0, [.asking])
        case .guessedShortAmount:
            letters.count > 1 && word.letters.count < 4 && !says(word, [.idle, .small, .color])
                && language.plainWords.contains(word.id)
        default: false
        }
    }

    /// Whether several things are named behind it: "al the lights" are the lights, whether all or not.
    private var isBeforeThings: Bool {
        place + 2 < lattice.tokens.count && says(place + 1, [.introducing]) && says(place + 2, [.many])
    }

    /// Whether a thing stands here: "kill the tt".
    private var isThingDue: Bool {
        place > 0 && says(place - 1, [.introducing]) || lattice.tokens.indices.contains { says($0, [.switched]) }
    }

    /// Whether the rest of a sentence bears out that an everyday word is a slip of another: an order before a thing, or
    /// what follows an order.
    private func bearsOut(_ word: Near) -> Bool {
        if isSwitch(word) { return true }
        guard isLikely(word) else { return false }
        if lattice.isLeading(place, language), place + 1 < lattice.tokens.count {
            let isMeant =
                language.holds(.everydayOrder)
                && (language.wordList.commonness(of: lattice.tokens[place].key) == .everywhere
                    || says(word, [.locking]))
            return language.isOrder(word.id) && (word.letters.count > 3 && !isMeant || light.contains(word.letters))
        }
        return says(word, [.change, .act]) && place > 0 && lattice.words[0].contains { language.isOrder($0.id) }
    }

    /// Whether a word turns and switches, before "on" and "off": "could you urn on the lamp", but not "the urn on the table", nor
    /// "the lamp turns off", which is told.
    private func isSwitch(_ word: Near) -> Bool {
        place + 1 < lattice.tokens.count && says(word, [.switching]) && says(place + 1, [.switched])
            && word.letters.count > letters.count
            && (place == 0 || !says(place - 1, [.introducing]))
    }

    /// Whether the others say enough: an everyday word, or one of two, is told by a thing.
    private var saysSomething: Bool {
        let others = lattice.tokens.indices.filter { $0 != place }
        let isSwitching = letters.count > 1 && !isWord && others.contains { says($0, [.switched]) }
        if isSwitching || !isWord && lattice.tokens.count > 2 { return true }
        return others.contains { says($0, [.one, .many, .climate, .change]) }
            || lattice.names.joined().contains { !$0.kind.isPlace && !$0.range.contains(place) }
    }

    /// Whether it may take something back or tell of somebody's words, and does not begin a question instead: "hat is open".
    private var takesBack: Bool {
        language.takesBack(letters) && !(place == 0 && near.contains { says($0, [.asking]) })
    }

    /// Whether it may forbid, or tell what is so instead of what shall be, by a rule.
    private func isUndecided(by rule: SpellingRule) -> Bool {
        switch rule {
        case .mayTakeBack: takesBack
        case .mayForbid: near.contains { says($0, [.protected]) } && !isLetterOfState
        case .mayLeaveOut:
            place > 0 && !isComplained && !isBehindWanting
                && near.contains {
                    says($0, [isLast ? .except : .asking]) && (!isLight || light.contains($0.letters))
                }
        case .mayLeaveOutOfAll: lattice.saysAll(before: place, language) && near.contains { says($0, [.except]) }
        case .mayBeEitherState:
            near.count { says($0, [.switched]) } > (letters.count == 1 && !isLetterOfState ? 0 : 1)
        case .mayBeStateOrAct:
            near.contains { $0.letters.count > 4 && says($0, [.state]) && !says($0, [.act]) }
                && near.contains { $0.letters.count > 3 && says($0, [.act]) }
        default: false
        }
    }

    private var isLast: Bool { !lattice.tokens[(place + 1)...].contains { !$0.isPause } }

    /// Whether it is a letter where a state is due: "lamp o" and "turn o the lamp" are one letter from "on" and two from "off";
    /// whether it can be "no" is tried.
    private var isLetterOfState: Bool {
        letters.count == 1 && !isMeasured && (isLast || place > 0 && says(place - 1, [.switching]))
    }

    /// Whether it stands in a question, where whatever it is does no harm.
    private var isBehindQuestion: Bool { place > 0 && says(0, [.asking]) }

    /// Whether the word before begins a courtesy and is none by itself: "thank yo", but not "please yo".
    private var isCourtesyBegun: Bool {
        guard says(place - 1, [.courtesy]), let rule = language.compiled.rule(.courtesy) else { return false }
        var matcher = Matcher(language.compiled, lattice)
        return !matcher.matches(of: rule, at: place - 1).contains { $0.end == place }
    }

    private var isMeasured: Bool { place + 1 < lattice.tokens.count && lattice.tokens[place + 1].number != nil }

    /// Whether what follows complains: "the kitchen ig too bright".
    private var isComplained: Bool {
        place + 1 < lattice.tokens.count && says(place + 1, [.complaint]) && !says(place + 1, [.asking, .preamble])
    }

    /// Whether two letters swapped or one doubled make a word of sentences of it.
    private var isLight: Bool { near.contains { light.contains($0.letters) } }

    /// Whether the word before wants a state or a value and says none: "turn".
    private var isBehindWanting: Bool {
        place > 0 && (says(place - 1, [.order]) || says(place - 1, [.wanting]) && !says(place - 1, [.act, .preamble]))
    }

    private var isBehindOrder: Bool {
        place > 0 && lattice.isLeading(place - 1, language)
            && lattice.words[place - 1].contains { language.isOrder($0.id) }
    }

    private func says(_ word: Near, _ roles: [RuleRole]) -> Bool {
        language.compiled.begins(anyOf: roles, with: word.id)
    }

    private func says(_ place: Int, _ roles: [RuleRole]) -> Bool {
        lattice.says(roles, at: place, in: language.compiled)
    }
}
