import HomeModel

/// A sentence that says whose room it is and leaves out that it is one: "Emma's lights" for those of Emma's Room.
struct OwnRooms {
    /// The sentence with such a room written out.
    let wordings: [Wording]

    /// Looks for names that are part of the name of a room.
    init(_ tokens: [Token], _ parser: Parser) {
        let rooms = parser.language.spellings.value.ownRooms
        wordings = tokens.indices.dropLast().compactMap { place in
            let end = tokens[place + 1].isPossessive ? place + 2 : place + 1
            guard end < tokens.count, !tokens[place].isPause, end > place + 1 || tokens[place].text.last == "s" else {
                return nil
            }
            let named = rooms.map { tokens[place..<end] + [$0] }.first(where: parser.isName)
            return named.map { Wording(tokens: tokens).putting($0, for: place..<end) }
        }
    }
}
