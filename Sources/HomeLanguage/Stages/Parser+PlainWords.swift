import HomeModel
import UtteranceAnalysis

extension Parser {
    /// What comes of a sentence without the sounds that people make while they think, and with whole words for those that
    /// they type in a hurry: "turn on the, um, porch light", "u can lock up n turn off da tv".
    func inPlainWords(_ text: String, _ lattice: Lattice, _ context: Context) -> Analysis? {
        guard let tokens = plainTokens(of: lattice) else { return nil }
        let rest = analyzer.lattice(tokens, isCovering: true)
        let readings = readings(of: rest, in: context)
        return analysis(of: readings, text, .plainWords)
            ?? paraphrased(text, tokens, context)?.within(.plainWords)
    }

    /// The words of such a sentence; nil where all are as they should be.
    func plainTokens(of lattice: Lattice) -> [Token]? {
        let hesitation = language.compiled.rule(named: "hesitation")
        let texted = language.aside.rule(named: "texted")
        let pointing: (Lattice.Word) -> Bool = { [compiled = language.compiled] in
            compiled.begins(anyOf: ["decimalmark"], with: $0.id)
        }
        var matcher = Matcher(language.compiled, lattice)
        var hurried = Matcher(
            language.aside, Lattice(lattice.tokens, grammar: language.aside, index: index))
        var tokens: [Token] = []
        var place = 0
        var isChanged = false
        while place < lattice.tokens.count {
            if let pause = hesitation.flatMap({ matcher.matches(of: $0, at: place).max { $0.end < $1.end } }) {
                let start = place
                place = pause.end
                if place < lattice.tokens.count, lattice.tokens[place].isPause { place += 1 }
                if tokens.last?.isPause == true { tokens.removeLast() }
                if let last = tokens.last, isSwitched(last), place < lattice.tokens.count,
                    isSwitched(lattice.tokens[place])
                {
                    // "Turn the fan on, er, off" takes the first back.
                    tokens.removeLast()
                } else if let words = Slots(matcher.events(of: pause)).text(.say),
                    let takesBack = takesBack(from: start, to: place, lattice)
                {
                    guard takesBack else { return nil }
                    tokens += language.tokens(of: words)
                }
                isChanged = true
            } else if place + 1 < lattice.tokens.count, lattice.tokens[place + 1].isPause,
                isDangling(lattice.tokens[place]),
                hesitation.map({ matcher.matches(of: $0, at: place + 2).isEmpty }) ?? true
            {
                // "Turn on the, no, turn off the lamp": the name did not come.
                place += 1
                isChanged = true
            } else if let decimal = lattice.decimal(at: place, pointing) {
                tokens.append(decimal)
                place += 3
                isChanged = true
            } else if let match = texted.flatMap({ hurried.matches(of: $0, at: place).max { $0.end < $1.end } }) {
                let said = Slots(hurried.events(of: match))
                // "To 0 k" is a number of kelvin, whether there is such a white or not.
                if said.has(.apart), tokens.last?.number != nil { return nil }
                // "The lights n the den" are those in it.
                let isInside = lattice.isPlace(after: match.end) && !lattice.isPlace(before: place)
                let words = language.tokens(of: (isInside ? said.text(.inside) : nil) ?? said.text(.say) ?? "")
                // "Bedroom an on" and "lamp n and fan off" join nothing: they may be a fan and "on".
                if joins(words), !isBeforeThing(match.end, lattice) { return nil }
                // "Rather tha the lamp" is "than".
                if let next = words.last?.key, match.end < lattice.tokens.count, lattice.tokens[match.end].key == next {
                    return nil
                }
                // "N need to turn it off" was "no need".
                if joins(words), place == 0, lattice.says(["needless"], at: match.end, in: language.compiled) {
                    return nil
                }
                tokens += words
                place = match.end
                isChanged = true
            } else if lattice.words[place].isEmpty, lattice.names[place].isEmpty,
                let drawn = drawnOut(lattice.tokens[place])
            {
                tokens.append(drawn)
                place += 1
                isChanged = true
            } else {
                // "The the lamp" was said twice by mistake.
                let isAgain =
                    tokens.last?.key == lattice.tokens[place].key
                    && language.smallWords.has(lattice.words[place].first?.id)
                if isAgain { isChanged = true } else { tokens.append(lattice.tokens[place]) }
                place += 1
            }
        }
        return isChanged && !tokens.isEmpty ? tokens : nil
    }
}

extension Parser {
    /// The word of sentences that was drawn out: "offff", "pleeease"; nil where none was.
    private func drawnOut(_ token: Token) -> Token? {
        var letters: [(letter: Character, count: Int)] = []
        for letter in token.key.text {
            if letters.last?.letter == letter {
                letters[letters.count - 1].count += 1
            } else {
                letters.append((letter, 1))
            }
        }
        guard letters.contains(where: { $0.count > 2 }) else { return nil }
        return [2, 1].lazy.map { most in
            Token(text: Substring(letters.map { String(repeating: $0.letter, count: min($0.count, most)) }.joined()))
        }.first { language.compiled.words[$0.key] != nil }
    }

    /// Whether a word is "on" or "off".
    private func isSwitched(_ token: Token) -> Bool { begins("switched", with: token) }

    /// Whether a word is an article, after which a name should follow.
    private func isDangling(_ token: Token) -> Bool { begins("dangling", with: token) }

    private func begins(_ rule: String, with token: Token) -> Bool {
        language.compiled.begins(anyOf: [rule], with: language.compiled.words[token.key])
    }

    /// Whether words are "and".
    private func joins(_ words: [Token]) -> Bool {
        words.count == 1 && begins("and", with: words[0])
    }

    /// Whether something that can be joined begins at a place: neither its end, nor "and", nor a state alone.
    private func isBeforeThing(_ place: Int, _ lattice: Lattice) -> Bool {
        guard place < lattice.tokens.count, !lattice.tokens[place].isPause else { return false }
        return !lattice.says(["and", "switched"], at: place, in: language.compiled)
            || !lattice.names[place].isEmpty
    }
}

extension Lattice {
    /// Whether a room or zone stands at a place, or behind one word there that is no name: "the den"; the Den Lamp is none.
    fileprivate func isPlace(after place: Int) -> Bool {
        (place..<min(place + 2, tokens.count)).contains { names[$0].last?.kind.isPlace ?? false }
    }

    /// The number that two numerals make with a word for the point between them: "20 point 5".
    fileprivate func decimal(at place: Int, _ isPoint: (Word) -> Bool) -> Token? {
        guard place + 2 < tokens.count, tokens[place].number != nil, words[place + 1].contains(where: isPoint),
            tokens[place + 2].number != nil, tokens[place].text.utf8.count <= 6, tokens[place + 2].text.utf8.count <= 3
        else { return nil }
        let text = "\(tokens[place].text).\(tokens[place + 2].text)"
        return Double(text).map { Token(text: Substring(text), number: $0) }
    }
}
