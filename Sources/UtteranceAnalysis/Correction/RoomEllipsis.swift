import HomeModel

/// A sentence that says whose room or house it is and leaves out that it is one: "Emma's lights" for those of Emma's Room,
/// "the kettle at Mum's" for that in Mum's House, “le rideau de Léa” for that in the Chambre de Léa.
struct RoomEllipsis {
    /// The sentence with such a room written out.
    let paraphrases: [Paraphrase]

    /// Looks for names that are part of the name of a room or of a home.
    init(_ tokens: [Token], _ analyzer: Analyzer) {
        let rooms = analyzer.language.spellings.value.ownRooms
        let tokenizer = analyzer.language.compiled.tokenizer
        let before = tokens.indices.compactMap { place -> (place: Range<Int>, room: [Token])? in
            // An owner may have two words: "Dr Ahmed's".
            let cut = (place + 1..<min(place + 3, tokens.count)).first { tokens[$0].isPossessive }
            let isCut = cut != nil
            let end = (cut ?? place) + 1
            guard isCut || tokenizer.endsInClitic(tokens[place]) else { return nil }
            let room = rooms.map { tokens[place..<end] + [$0] }.first { analyzer.isName($0, orHome: true) }
            if let room { return (place..<end, Array(room)) }
            guard isCut, Self.isName(at: end, tokens, analyzer) else { return nil }
            return Self.onlyRoom(of: tokens[place..<end], analyzer).map { (place..<end, $0) }
        }
        let named = before + Self.ownersBehind(tokens, analyzer)
        let each = named.map { Paraphrase(tokens: tokens).putting($0.room, for: $0.place) }
        // From the last on, so that none moves another: "all blinds except Anna's and Ben's".
        let all = named.reversed().reduce(Paraphrase(tokens: tokens)) { $0.putting($1.room, for: $1.place) }
        paraphrases = named.count > 1 ? each + [all] : each
    }

    /// Owners that stand behind a small word: “chez Léa”, “de Léa”, as in the names of their rooms, and „bei Emil“.
    private static func ownersBehind(_ tokens: [Token], _ analyzer: Analyzer) -> [(place: Range<Int>, room: [Token])] {
        let links = analyzer.language.linkTokens
        // Where no small word links the words of a name, they stand side by side: «у Маши» is in the Комната Маши.
        let joints = links.isEmpty ? [[]] : links
        let rooms = analyzer.language.spellings.value.ownRooms
        let aside = analyzer.language.aside
        let isBefore = { (token: Token) in
            links.contains { $0.last?.key == token.key }
                || aside.begins(aside.rule(.placing), with: aside.wordTable[token.key])
        }
        return tokens.indices.dropFirst().compactMap { place in
            guard isBefore(tokens[place - 1]), !tokens[place].isPause else { return nil }
            let owner = tokens[place..<place + 1]
            let named = rooms.lazy.flatMap { room in joints.lazy.map { [room] + $0 + owner } }
            let room = named.first { analyzer.isName($0[...], orHome: true) }
            return (room ?? inflectedRoom(of: tokens[place], analyzer)).map { (place..<place + 1, $0) }
        }
    }

    /// The one room whose name has a form of its owner’s before what it is: Emils Zimmer.
    private static func inflectedRoom(of owner: Token, _ analyzer: Analyzer) -> [Token]? {
        let (language, rooms) = (analyzer.language, analyzer.language.spellings.value.ownRooms)
        guard language.forms.hasCases else { return nil }
        return onlyRoom(beginningOrEndingWith: Set(rooms.map(\.key)), analyzer) { words in
            words.count == 2 && words[0].key != owner.key && rooms.contains { $0.key == words[1].key }
                && language.forms.nominatives(of: words[0].key.text).contains(owner.key.text)
        }
    }

    /// Whether the whole name of something begins at a place; one word that sentences have too, as "light", is too little.
    private static func isName(at start: Int, _ tokens: [Token], _ analyzer: Analyzer) -> Bool {
        (start..<min(start + 4, tokens.count)).contains { end in
            if end == start, analyzer.language.compiled.words[tokens[start].key] != nil { return false }
            let key = NameKey(joining: tokens[start...end].map(\.key))
            return analyzer.index.entries(for: key).contains { $0.form == .full }
        }
    }

    /// The one room that is somebody's, whatever it is called: "Dad's heat lamp" is that of Dad's Shed.
    private static func onlyRoom(of owner: ArraySlice<Token>, _ analyzer: Analyzer) -> [Token]? {
        onlyRoom(beginningOrEndingWith: [NameKey(joining: owner.map(\.key))], analyzer) {
            $0.starts(with: owner) { $0.key == $1.key }
        }
    }

    /// The one name of rooms, of those that begin or end with some words, that is meant; nil where several are, or none.
    private static func onlyRoom(
        beginningOrEndingWith keys: Set<NameKey>, _ analyzer: Analyzer, where isMeant: ([Token]) -> Bool
    ) -> [Token]? {
        let rooms = analyzer.index.wholeNames(beginningOrEndingWith: keys).filter { $0.thing.kind == .room }
        let named = Set(rooms.map(\.name)).map { analyzer.language.tokens(of: $0) }.filter(isMeant)
        return named.count == 1 ? named[0] : nil
    }
}
