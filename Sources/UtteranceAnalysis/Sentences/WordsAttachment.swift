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
        if frame.isSparing, !frame.exceptions.isEmpty, words.isState {
            return [parse.with { $0.last = .slots }]
        }
        if let lasting { return [lasting] }
        if let asked = confirmed ?? assured { return [asked] }
        if let lead { return lead.adding(words, under: constraints) }
        // A question begins with its question word, unless it stands where the answer would.
        if words.has(.ask), !words.has(.late), !frame.isEmpty, !frame.slots.has(.ask), !frame.isPreface {
            return link == .none ? [] : another
        }
        let beside = beside.map { [$0] } ?? []
        return isAnotherPossible && frame.isComplete ? another + beside : beside
    }

    private var frame: Frame { _read { yield parse.frame } }
    private var link: PartialParse.Link { parse.link }

    /// What lasts for some time is over then, and to say so behind it adds nothing: "for ten minutes the fan, then
    /// off".
    private var lasting: PartialParse? {
        guard link == .then, frame.isLastingAlone, words.isState, let state = words[.to]?.opposite else { return nil }
        return parse.with { frame in
            frame.slots = Slots().filling(.to, with: state)
            frame.last = .slots
        }
    }

    /// The partial parses in which the command so far is whole, and the words begin another.
    private var another: [PartialParse] {
        parse.broken(under: constraints)?.adding(words, under: constraints) ?? []
    }

    /// What is wrong may be told before what is asked for: "the lamp is too bright turn it down".
    private var isAnotherPossible: Bool {
        link != .none || frame.isReasonBefore(words) || frame.isOrderBefore(words)
    }

    /// A tag makes a question of what was stated: "the door is locked, isn't it".
    private var confirmed: PartialParse? {
        words.has(.confirming) ? parse.with { $0.slots = $0.slots.filling(.ask, with: .is) } : nil
    }

    /// What has to be made sure may be put as a question: "make sure, is the lamp off".
    private var assured: PartialParse? {
        guard words.has(.stating), frame.slots.has(.assert), frame.referents.isEmpty, frame.places.isEmpty else {
            return nil
        }
        return parse.with { $0.slots = words.filling(.ask, with: .is) }
    }

    /// A place may stand before its question: "upstairs, are any lights on".
    private var lead: PartialParse? {
        guard words.has(.ask), link == .pause, parse.frames.isEmpty, frame.slots.isEmpty, !frame.referents.isEmpty,
            frame.referents.allSatisfy(\.isPlace)
        else { return nil }
        var next = parse
        next.lead += frame.referents + frame.places
        next.frame = Frame()
        next.link = .none
        return next
    }

    /// The partial parse in which they say more of the same command; nil where they contradict it.
    private var beside: PartialParse? {
        // What goes as far as the one before is said of another thing: "the heating to 20 and the blinds down".
        let isBeside = link < .and || link == .but && frame.isMoved(asFarAs: words)
        guard isBeside || !frame.isComplete, let both = frame.slots.merging(words) else { return nil }
        let isOfAll =
            both == frame.slots && frame.times.isEmpty && !frame.isPlacedBefore || words.has(.asked)
            || words.has(.together)
        guard !frame.isReopened || isOfAll else { return nil }
        return parse.with { frame in
            frame.slots = both
            frame.isSaid = !frame.referents.isEmpty
            frame.last = .slots
            // What is left out first leaves open what is meant: "except the lamp, turn off …".
            if frame.referents.isEmpty, !frame.exceptions.isEmpty { frame.isExcepting = false }
        }
    }
}
