/// Tells whether two ways to read a sentence come to the same.
enum FrameLikeness {
    /// Whether two sentences ask the same of the homes, whatever words they were said with.
    ///
    /// Of two ways to read the same words that come to the same thing, the plainer one will do: "turn on" is one
    /// phrase or two, and "what is" a question with or without its verb. What several clauses say may hang together
    /// by more than that.
    static func areAlike(_ one: [Frame], _ other: [Frame]) -> Bool {
        if one.count != 1 || other.count != 1 { return one == other }
        guard canBeAlike(one, other) else { return false }
        let (one, other) = (one[0], other[0])
        guard one.gist == other.gist else { return false }
        // What a clause wants is dear to find out, and asked only where all else is alike.
        return one.isOrderInGist || Effect.effects(of: one) == Effect.effects(of: other)
    }

    /// Whether two clauses can have one gist, which most cannot, and which is soon told.
    private static func canBeAlike(_ one: [Frame], _ other: [Frame]) -> Bool {
        // By their places, because to look at a clause as a value is to copy it.
        one[0].referents.count == other[0].referents.count && one[0].places.count == other[0].places.count
            && one[0].slots.number == other[0].slots.number
            && one[0].slots.properties.areLike(other[0].slots.properties, but: manner)
    }

    /// What may be said otherwise for one gist.
    private static let manner: PropertySet = [.asked, .stating, .directive, .explicit, .act]
}

extension Frame {
    /// Whether its verb says more than what it wants.
    fileprivate var isOrderInGist: Bool {
        scene != nil || referents.isEmpty || referents.has(.mentioned) || isNegated || slots.has(.ask)
            || slots.has(.hue)
            || slots.has(.kelvin)
    }

    /// What the homes are asked about it.
    fileprivate var gist: Frame {
        guard scene == nil else { return self }
        var frame = self
        (frame.isExcepting, frame.isSparing, frame.isJoined, frame.isSaid) = (false, false, false, false)
        (frame.isReopened, frame.isNext, frame.last) = (false, false, .nothing)
        if slots.has(.ask) { frame.slots = slots.without(.asked, .stating) }
        if slots.number == nil {
            for index in referents.indices where referents[index].has(.host) {
                frame.referents[index].slots = referents[index].slots.without(.host)
            }
        }
        if !isOrderInGist { frame.slots = slots.without(.directive, .explicit, .act) }
        return frame
    }
}
