import HomeModel
import HomeNames
import UtteranceAnalysis

/// A sentence that calls something by a part of its name that nothing else has: “the kitchen” where there is but a Chef's
/// Kitchen.
struct PartialNameStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// The most words of a part of a name, and the fewest and most characters of one where each is a word.
    private static let longestPart = 3
    private static let fewestCharacters = 3
    private static let mostCharacters = 6

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        lattice.unknownName(language).flatMap { analysis(of: text, lattice, naming: $0, in: context) }
    }

    /// What comes of an utterance with the whole name for words that nobody knows, though they be misspelt, or for those that
    /// are left where all other parts of names are made whole.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let lattice = interpreter.lattice(of: said)
        if let gap = interpreter.unknownName(in: said) {
            return analysis(of: said.text, lattice, naming: gap, in: context)
                ?? analysis(of: said.text, lattice, namingMisspelt: gap, in: context)
        }
        guard let rest = namingAllButLast(lattice), rest.tokens.count != lattice.tokens.count,
            let gap = rest.unknownName(language)
        else { return nil }
        return analysis(of: said.text, rest, naming: gap, in: context)
    }

    /// What comes of a sentence with the whole name for some of its words; nil where that is not one thing, or makes no sense.
    ///
    /// Words after the part that the name has too belong to it: "the bay window" of the Bay Window Shades.
    func analysis(of text: String, _ lattice: Lattice, naming part: Range<Int>, in context: Context) -> Analysis? {
        guard let tokens = naming(part, lattice) else { return nil }
        let readings = readings(of: tokens, for: part, of: lattice, in: context)
        return interpreter.analysis(of: readings, text, .partOfName)
    }

    /// The same where the part is one misspelt word: "coffe on".
    func analysis(
        of text: String, _ lattice: Lattice, namingMisspelt part: Range<Int>, in context: Context
    ) -> Analysis? {
        puttingRight(part, lattice).flatMap { analysis(of: text, $0, naming: part, in: context) }
    }

    /// The fewest letters of a misspelt word; shorter ones are near to too much.
    private static let shortestMisspelt = 5

    /// What a sentence can mean with a whole name for a part of it.
    private func readings(
        of tokens: [Token], for part: Range<Int>, of lattice: Lattice, in context: Context
    ) -> [Interpretation] {
        // A part of a name that ends the sentence ends the name too: "my phone" is no Phone Charger.
        let tail = zip(tokens.reversed(), lattice.tokens.reversed()).prefix { $0.key == $1.key }.count
        let isEndSaid = tail > lattice.tokens.count - part.upperBound
        // A time beside it is said apart from it: "book nights" are no Book Lights at night.
        let isTimeApart = lattice.tokens.count - part.upperBound != 1
        let whole = analyzer.lattice(tokens, isCovering: true)
        var reader = SentenceReader(language, whole, keepsTrail: interpreter.isExplaining)
        let sentences = reader.sentences.enumerated().filter { sentence in
            sentence.element.frames.allSatisfy { frame in
                language.constraints.penalties(ofPartlyNamed: frame) != nil
                    && (frame.times.isEmpty || isTimeApart)
                    && (isEndSaid || !frame.referents.contains { $0.has(.mine) })
            }
        }
        return sentences.flatMap { interpreter.readings(of: $0.element, at: $0.offset, in: context) }
            .filter { reading in
                // What is forbidden is left, and so is a deed: "don't turn off the console".
                let isForbidden = reading.sentence?.frames.allSatisfy(\.isNegated) ?? false
                let isDeed = reading.intents.map { isForbidden || !$0.isEmpty } ?? false
                return isDeed && !sparesInVain(reading, from: part, in: context)
            }
    }

    /// Whether what was guessed from a part of a name is left out of things that it is none of: "all lights off but the hall's"
    /// is about no Hall Door.
    private func sparesInVain(_ reading: Interpretation, from part: Range<Int>, in context: Context) -> Bool {
        guard let sentence = reading.sentence else { return false }
        let isGuessed: (Referent) -> Bool = { exception in
            exception.names.contains { !$0.kind.isPlace && $0.range.overlaps(part) }
        }
        guard sentence.frames.contains(where: { $0.exceptions.contains(where: isGuessed) }) else { return false }
        let frames = sentence.frames.map { frame in
            var frame = frame
            frame.exceptions.removeAll(where: isGuessed)
            return frame
        }
        // What is left out by a part of its name is of the kind of the others: "all lights but the flood to 20", "the
        // sconces, not the chandelier".
        let types = Set((reading.intents ?? []).flatMap(\.targets).map(\.type))
        let guessed = sentence.frames.flatMap(\.exceptions).filter(isGuessed).flatMap(\.names).flatMap(\.entries)
        let isAlike = guessed.contains { entry in
            let view = interpreter.views.first { $0.home.id == entry.home }
            return view?.services(of: entry.thing).contains { types.contains($0.service.type) } ?? false
        }
        if isAlike { return false }
        let whole = SentenceReader.Sentence(frames: frames, tokens: sentence.tokens, score: sentence.score)
        return interpreter.readings(of: whole, at: 0, in: context).contains { $0.targets == reading.targets }
    }

    /// The sentence with the word of names for a part that is one misspelt word: "coffe on".
    private func puttingRight(_ part: Range<Int>, _ lattice: Lattice) -> Lattice? {
        let key = lattice.tokens[part.lowerBound].key
        guard part.count == 1, key.letters.count >= Self.shortestMisspelt, !nameWords.has(key),
            language.wordList.commonness(of: key) == nil
        else { return nil }
        let near = nameWords.near(key)
        guard near.count == 1, near[0] != key else { return nil }
        var tokens = lattice.tokens
        tokens[part.lowerBound] = Token(text: Substring(near[0].text))
        return analyzer.lattice(tokens)
    }

    /// The sentence with the whole name for a part of one that nothing else has.
    ///
    /// A word for one is no number there, and a state no name: "the owl one" is the Owl Lamp, and no Owl Lamp at 1
    /// percent; "party's off" is said of no Party Switch.
    func naming(_ part: Range<Int>, _ lattice: Lattice) -> [Token]? {
        let isOneSaid = part.count > 1 && saysOne(at: part.upperBound - 1, lattice)
        let part = isOneSaid ? part.lowerBound..<part.upperBound - 1 : part
        let parts = (part.upperBound...part.upperBound + Self.longestPart).reversed()
            .filter { $0 <= lattice.tokens.count }.map { part.lowerBound..<$0 }
        let names = wordsOfNames
        let named = parts.lazy.compactMap { part in
            (name(of: part, lattice, among: names) ?? room(of: part, lattice, among: names)
                ?? roomOfThings(called: part, lattice, among: names))
                .map { (part: part, names: [$0]) } ?? things(of: part, lattice, among: names).map { (part, $0) }
                ?? name(ofSingular: part, lattice, among: names).map { (part, [$0]) }
        }
        guard let (part, found) = named.first, !isSaidOf(part, lattice) else { return nil }
        var tokens = lattice.tokens
        let end = part.upperBound + (saysOne(at: part.upperBound, lattice) ? 1 : 0)
        let words = Array(found.map(language.tokens).joined(separator: [Token(text: ",", isPause: true)]))
        tokens.replaceSubrange(part.lowerBound..<end, with: words)
        return tokens
    }

    /// The sentence with the whole names for all words that nobody knows but the last of them: "till on grinder on slicer
    /// off"; nil where one is no part of a name.
    func namingAllButLast(_ lattice: Lattice) -> Lattice? {
        var lattice = lattice
        // Other talk has words of no name at all.
        let words = zip(lattice.tokens, lattice.strangeTokens)
        guard words.allSatisfy({ word, isStrange in !isStrange || isOfName(word) }) else { return nil }
        for _ in 0..<Self.mostParts {
            let strange = lattice.strangeTokens
            let starts = strange.indices.filter { strange[$0] && ($0 == 0 || !strange[$0 - 1]) }
            guard starts.count > 1 else { return lattice }
            let end = strange[starts[0]...].firstIndex(of: false) ?? strange.count
            guard let tokens = naming(starts[0]..<end, lattice) else { return nil }
            lattice = analyzer.lattice(tokens)
        }
        return nil
    }

    /// The most parts of names in one sentence.
    private static let mostParts = 4

    /// Whether "one" or "1" stands at a place and is no number: "the owl one", but not "the hall one percent".
    private func saysOne(at place: Int, _ lattice: Lattice) -> Bool {
        let tokens = lattice.tokens
        guard place < tokens.count,
            tokens[place].number == 1
                || language.aside.begins(anyOf: [.ones], with: language.aside.wordTable[tokens[place].key])
        else { return false }
        let after: [RuleRole] = [.and, .then, .but, .except, .state, .to, .where, .courtesy]
        return place + 1 == tokens.count || tokens[place + 1].isPause
            || lattice.says(after, at: place + 1, in: language.compiled)
    }

    /// Whether "'s" ends a part of a name and is an "is", as a state follows.
    private func isSaidOf(_ part: Range<Int>, _ lattice: Lattice) -> Bool {
        guard lattice.tokens[part.upperBound - 1].isPossessive, part.upperBound < lattice.tokens.count else {
            return false
        }
        return lattice.says([.switched, .state], at: part.upperBound, in: language.compiled)
    }

    /// The whole names of things of the interpreter.primary home and their words; scenes are run by their whole names only.
    private var wordsOfNames: [NameInWords] {
        index.entries.filter {
            $0.form == .full && $0.home == interpreter.views.first?.home.id
                && ![.home, .actionSet, .trigger, .user].contains($0.thing.kind)
        }.map {
            NameInWords(
                name: $0.name, words: Self.words(of: language.tokens(of: $0.name)), isPlace: $0.thing.kind.isPlace)
        }
    }

    /// A whole name, its words, and whether it is that of a room or zone.
    private struct NameInWords {
        let name: String
        let words: [String]
        let isPlace: Bool

        /// Whether it has some words, one after the other, and more.
        ///
        /// Of characters some may be left out between the first and the last: 餐桌灯 is the 餐桌吊灯.
        func has(_ part: [String]) -> Bool {
            guard words.count > part.count else { return false }
            if words.indices.contains(where: { words[$0...].starts(with: part) }) { return true }
            let isIdeographic = part.allSatisfy(\.isIdeograph)
            guard isIdeographic, words.first == part.first, words.last == part.last else { return false }
            var rest = part[...]
            for word in words where word == rest.first { rest.removeFirst() }
            return rest.isEmpty
        }
    }

    private static func words(of tokens: some Sequence<Token>) -> [String] {
        tokens.filter { !$0.isPossessive }.map(\.key.text)
    }

    /// The one name that has some words of a sentence, one after the other, and more.
    private func name(of part: Range<Int>, _ lattice: Lattice, among names: [NameInWords]) -> String? {
        guard let words = wordsOfPart(part, lattice) else { return nil }
        return Self.only(names.filter { $0.has(words) })
    }

    /// The one name that has the singular of some words: “the candles” are the Candle Lamps.
    private func name(ofSingular part: Range<Int>, _ lattice: Lattice, among names: [NameInWords]) -> String? {
        wordsInSingular(part, lattice).flatMap { one in Self.only(names.filter { $0.has(one) }) }
    }

    /// The one room or zone whose name ends in some words, or else begins so, where they say in which place something is:
    /// "the bedroom heating" is that of the Master Bedroom, though there is a Bedroom Fan, and so are "the master lights".
    ///
    /// A thing's name begins with its place, so that "the bedroom" by itself is no Bedroom Fan either.
    private func room(of part: Range<Int>, _ lattice: Lattice, among names: [NameInWords]) -> String? {
        guard let words = wordsOfPart(part, lattice) else { return nil }
        let rooms = names.filter { $0.isPlace && $0.words.count > words.count }
        let ending = Self.only(rooms.filter { $0.words.suffix(words.count) == words[...] })
        let isOfPlace = names.allSatisfy { $0.isPlace || !$0.has(words) || $0.words.starts(with: words) }
        if let ending, isOfPlace { return ending }
        guard
            isWithin(part, lattice)
                || part.upperBound < lattice.tokens.count
                    && lattice.says([.one, .many], at: part.upperBound, in: language.compiled)
        else { return nil }
        return ending ?? Self.only(rooms.filter { $0.words.starts(with: words) })
    }

    /// The room in which all stands whose name begins with some words, where these are things of several kinds: "the boardroom"
    /// is where the Boardroom Light, the Boardroom Blind and the Boardroom Sensor are.
    private func roomOfThings(called part: Range<Int>, _ lattice: Lattice, among names: [NameInWords]) -> String? {
        guard let words = wordsOfPart(part, lattice), let home = interpreter.views.first,
            names.allSatisfy({ !$0.has(words) || !$0.isPlace && $0.words.starts(with: words) })
        else { return nil }
        let called = Set(names.filter { $0.has(words) }.map(\.name))
        guard called.count >= Self.fewestOfRoom else { return nil }
        let things = home.services.filter { called.contains($0.name) }
        let rooms = Set(things.map { $0.room?.id })
        guard Set(things.map(\.service.type)).count >= Self.fewestOfRoom, rooms.count == 1 else { return nil }
        return things.first?.room?.name
    }

    /// The fewest things, and kinds of them, that say what their room is called too.
    private static let fewestOfRoom = 3

    /// The things or places whose names end in what some words are the plural of, where there are several: "the machines" are
    /// the Ice Machine and the Fruit Machine.
    private func things(of part: Range<Int>, _ lattice: Lattice, among names: [NameInWords]) -> [String]? {
        guard let one = wordsInSingular(part, lattice) else { return nil }
        let called = names.filter { $0.words.count > one.count && $0.words.suffix(one.count) == one[...] }
        // Two that share a word may be rooms: "both barns" are the Cow Barn and the Hay Barn.
        let rooms = called.filter(\.isPlace)
        let found = rooms.count > 1 && rooms.count == called.count ? rooms : called.filter { !$0.isPlace }
        let distinct = found.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        // As many as were said, or nothing was understood: "all three machines" of two.
        let count = part.lowerBound > 0 ? NumberedNames.count(lattice.tokens[part.lowerBound - 1], analyzer) : nil
        guard count.map({ $0.number == Double(distinct.count) }) ?? true else { return nil }
        return distinct.count > 1 ? distinct : nil
    }

    /// Whether "in" or "in the" stands before some words.
    private func isWithin(_ part: Range<Int>, _ lattice: Lattice) -> Bool {
        lattice.tokens[..<part.lowerBound].suffix(2).contains {
            language.aside.begins(anyOf: [.within], with: language.aside.wordTable[$0.key])
        }
    }

    /// The words of a part of a name of which the last is a plural, with its singular; nil where it is none.
    private func wordsInSingular(_ part: Range<Int>, _ lattice: Lattice) -> [String]? {
        guard let words = wordsOfPart(part, lattice), let last = words.last else { return nil }
        let one = language.forms.singular(of: last)
        return one == last ? nil : words.dropLast() + [one]
    }

    private func wordsOfPart(_ part: Range<Int>, _ lattice: Lattice) -> [String]? {
        let tokens = lattice.tokens[part].map(inNominative)
        let words = Self.words(of: tokens)
        if words.allSatisfy(\.isIdeograph) {
            return Self.fewestCharacters...Self.mostCharacters ~= words.count ? words : nil
        }
        guard 1...Self.longestPart ~= words.count, !tokens.contains(where: \.isPause),
            words.contains(where: { $0.unicodeScalars.count > 2 }),
            // A short word is a part of a name where it is a number: "Bench 2" is the Bench 2 Light.
            zip(words, tokens.filter { !$0.isPossessive }).allSatisfy({
                $0.unicodeScalars.count > 2 || $1.number != nil
            })
        else { return nil }
        return words
    }

    /// Whether a word, in this or another case or number, is one of a name.
    func isOfName(_ word: Token) -> Bool {
        nameWords.has(inNominative(word).key) || nameWords.has(NameKey(language.forms.singular(of: word.key.text)))
    }

    /// A word of a name for what is another case of it: “правую” is of the Правая лампа.
    private func inNominative(_ token: Token) -> Token {
        if nameWords.has(token.key) { return token }
        return language.forms.nominatives(of: token.key.text).first { nameWords.has(NameKey($0)) }
            .map { Token(text: Substring($0)) } ?? token
    }

    /// The only name, or the one with which all others begin: the "tub" is the Hot Tub, and no Hot Tub Sensor.
    private static func only(_ names: [NameInWords]) -> String? {
        guard let shortest = names.min(by: { $0.words.count < $1.words.count }) else { return nil }
        let areCalledAfter = names.allSatisfy {
            NameKey($0.name) == NameKey(shortest.name)
                || !shortest.isPlace && $0.words.count > shortest.words.count && $0.words.starts(with: shortest.words)
        }
        return areCalledAfter ? shortest.name : nil
    }
}

extension String {
    /// Whether it is a character that is a word by itself.
    fileprivate var isIdeograph: Bool { count == 1 && unicodeScalars.allSatisfy(\.properties.isIdeographic) }
}

extension Interpretation {
    /// What it would do something with.
    fileprivate var targets: Set<ServiceReference> { Set((intents ?? []).flatMap(\.targets).map(\.reference)) }
}
