/// How words that say what is to be done or asked, or a part of it, go on from what was read before them.
struct WordsAttachment {
    private let parse: PartialParse
    private let words: Slots
    private let constraints: Constraints

    /// Puts words to a partial parse, whose language has some constraints.
    init(of words: Slots, to parse: PartialParse, under constraints: Constraints) {
        (self.parse, self.words, self.constraints) = (parse, words, constraints)
    }

    /// The partial parses that come of them; none where they cannot follow.
    var parses: [PartialParse] {
        if constraints.holds(.stateOfSpared), frame.isSparing, !frame.exceptions.isEmpty, words.isState {
            return [parse.with { $0.last = .slots }]
        }
        if let lasting { return [lasting] }
        if let asked = confirmed ?? assured { return [asked] }
        if let lead { return lead.adding(words, under: constraints) }
        return isAnotherPossible && frame.isComplete ? another + beside : beside
    }

    private var frame: Frame { _read { yield parse.frame } }
    private var link: PartialParse.Link { parse.link }

    /// The partial parse in which it only says how that ends which lasts for some time.
    private var lasting: PartialParse? {
        guard constraints.holds(.stateBehindLength), link == .then, frame.isLastingAlone, words.isState,
            let state = words[.to]?.opposite
        else { return nil }
        return parse.with { frame in
            frame.slots = Slots().filling(.to, with: state)
            frame.last = .slots
        }
    }

    /// The partial parses in which the command so far is whole, and the words begin another.
    private var another: [PartialParse] {
        guard let next = parse.broken(under: constraints) else { return [] }
        let found = next.adding(words, under: constraints)
        let isForbidden = frame.isNegated && link == .and && words.has(anyOf: Self.order) && !words.has(.ask)
        guard constraints.holds(.orderForbiddenToo), isForbidden else { return found }
        var forbidden = next
        forbidden.frame.isNegated = true
        return found + forbidden.adding(words, under: constraints)
    }

    /// What makes an order of words.
    private static let order: PropertySet = [.directive, .act]

    /// Whether the command so far may be whole.
    private var isAnotherPossible: Bool {
        link != .none || constraints.holds(.orderBehindReason) && frame.isReasonBefore(words)
            || constraints.holds(.orderBehindOrder) && frame.isOrderBefore(words)
    }

    /// The partial parse in which they ask what was stated.
    private var confirmed: PartialParse? {
        guard constraints.holds(.questionTag), words.has(.confirming) else { return nil }
        return parse.with { $0.slots = $0.slots.filling(.ask, with: .is) }
    }

    /// The partial parse in which they ask what has to be made sure.
    private var assured: PartialParse? {
        guard constraints.holds(.questionBehindWish), words.has(.stating), frame.slots.has(.assert),
            frame.referents.isEmpty, frame.places.isEmpty
        else { return nil }
        return parse.with { $0.slots = words.filling(.ask, with: .is) }
    }

    /// The partial parse in which the place before them is that of the question.
    private var lead: PartialParse? {
        guard constraints.holds(.placeBeforeQuestion), words.has(.ask), link == .pause, parse.frames.isEmpty,
            frame.slots.isEmpty, !frame.referents.isEmpty,
            frame.referents.allSatisfy(\.isPlace)
        else { return nil }
        var next = parse
        next.lead += frame.referents + frame.places
        next.frame = Frame()
        next.link = .none
        return next
    }

    /// The partial parse in which they say more of the same command; none where they contradict it.
    private var beside: [PartialParse] {
        // What may stand behind "but" of the same command the language's constraints say.
        guard link < .and || link == .but || !frame.isComplete, let both = frame.slots.merging(words) else { return [] }
        return parse.going(on: constraints.penalties(ofBeside: words, after: parse)) { parse in
            let next = parse.with { frame in
                frame.slots = both
                frame.isSaid = !frame.referents.isEmpty
                frame.last = .slots
                if constraints.holds(.exceptionAtFirst), frame.referents.isEmpty, !frame.exceptions.isEmpty {
                    frame.isExcepting = false
                }
            }
            return [next]
        }
    }
}
