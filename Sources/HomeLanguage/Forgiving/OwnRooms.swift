import HomeModel

/// A sentence that says whose room or house it is and leaves out that it is one: "Emma's lights" for those of Emma's Room,
/// "the kettle at Mum's" for that in Mum's House.
struct OwnRooms {
    /// The sentence with such a room written out.
    let wordings: [Wording]

    /// Looks for names that are part of the name of a room or of a home.
    init(_ tokens: [Token], _ parser: Parser) {
        let rooms = parser.language.spellings.value.ownRooms
        wordings = tokens.indices.compactMap { place in
            let isCut = place + 1 < tokens.count && tokens[place + 1].isPossessive
            let end = isCut ? place + 2 : place + 1
            guard !tokens[place].isPause, isCut || tokens[place].text.last == "s" else { return nil }
            let named = rooms.map { tokens[place..<end] + [$0] }.first { parser.isName($0, orHome: true) }
            return named.map { Wording(tokens: tokens).putting($0, for: place..<end) }
        }
    }
}
