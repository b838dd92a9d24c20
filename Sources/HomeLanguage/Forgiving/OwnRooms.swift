import HomeModel

/// A sentence that says whose room or house it is and leaves out that it is one: "Emma's lights" for those of Emma's Room,
/// "the kettle at Mum's" for that in Mum's House.
struct OwnRooms {
    /// The sentence with such a room written out.
    let wordings: [Wording]

    /// Looks for names that are part of the name of a room or of a home.
    init(_ tokens: [Token], _ parser: Parser) {
        let rooms = parser.language.spellings.value.ownRooms
        let named = tokens.indices.compactMap { place -> (place: Range<Int>, room: [Token])? in
            let isCut = place + 1 < tokens.count && tokens[place + 1].isPossessive
            let end = isCut ? place + 2 : place + 1
            guard !tokens[place].isPause, isCut || tokens[place].text.last == "s" else { return nil }
            let room = rooms.map { tokens[place..<end] + [$0] }.first { parser.isName($0, orHome: true) }
            return room.map { (place..<end, Array($0)) }
        }
        let each = named.map { Wording(tokens: tokens).putting($0.room, for: $0.place) }
        // From the last on, so that none moves another: "all blinds except Anna's and Ben's".
        let all = named.reversed().reduce(Wording(tokens: tokens)) { $0.putting($1.room, for: $1.place) }
        wordings = named.count > 1 ? each + [all] : each
    }
}
