import HomeModel

/// What breaks a constraint, as an expression over the tags and the shape of the command that is being read.
///
/// `to & some noun(owner & !place)`: it says a state, and one of the nouns owns something.
indirect enum Condition: Hashable, Sendable {
    case test(Test)
    case not(Condition)
    case all([Condition])
    case any([Condition])
    /// One of a list is so; where the list is empty, none is.
    case some(List, Condition)
    /// The last of a list is so.
    case last(List, Condition)
    /// It is so of something else than what is being looked at.
    case of(Other, Condition)

    /// What is looked at.
    enum Subject: UInt8 {
        case command, referent, words
    }

    /// What else can be looked at.
    enum Other: String, CaseIterable {
        /// The command that is being read.
        case frame = "clause"
        /// The command before it in the sentence.
        case earlier

        init?(_ word: String) { self.init(rawValue: word) }
    }

    /// What can be looked at one by one.
    enum List: String, CaseIterable {
        /// What a command is about.
        case referent = "noun"
        /// Where, said of all that a command is about; or the places beside a noun.
        case place
        /// What is left out.
        case exception
        /// The commands before this one; of a sentence that is complete, all of them.
        case command
    }

    /// The least part of a condition.
    enum Test: Hashable {
        /// A tag was said.
        case has(Property)
        /// A tag was said with one of these values.
        case equals(Property, [String])
        /// A number was said, and where a bound is given it is on that side of it.
        case number(Bound?)
        /// The number is not a whole one.
        case fraction
        /// No tags were said but these.
        case saysOnly([Property])
        /// The command that is being read says all of it already.
        case repeated
        /// The command has this mark.
        case mark(Mark)
        /// The last time that was said is a bare clock time: “at 1”.
        case bareClock
        /// The referent is as told.
        case referent(ReferentTest)
        /// The referent has a name of one of some kinds, or the places beside it have; all kinds are meant where none is given.
        case named([NamedThing.Kind], isWithin: Bool)
        /// A name of the referent is this word.
        case called(String)
    }

    /// A bound of a number.
    struct Bound: Hashable {
        enum Side: String, CaseIterable {
            case below = "<"
            case least = ">="

            /// Its sign.
            var sign: Unicode.Scalar { self == .below ? "<" : ConditionToken.least }
        }
        let side: Side
        let number: Double
    }

    /// What is asked of a referent that its tags do not say.
    enum ReferentTest: String, CaseIterable {
        /// It says nothing but where.
        case place
        /// It has the whole name of a thing.
        case namedThing = "named-thing"
        /// A place is said beside it.
        case placed
        /// It is called by what a name ends in, or by a whole name: "the maker", but not "the coffee", of the Coffee Maker.
        case headed
    }

    /// What is asked of a command that its tags do not say: one bit each.
    enum Mark: UInt64, CaseIterable {
        /// It is forbidden: “don't”.
        case negated
        /// Something was said of its things after they were named: “the lamp on”.
        case said
        /// What follows is left out.
        case excepting
        /// What is left out is said to stay as it is: “but leave the lamp on”.
        case sparing
        /// It is joined to the one before, as by “and”.
        case joined
        /// It is opposed to the one before, as by “but”.
        case opposed
        /// It goes on from the command of the turn before in a conversation.
        case following
        /// A further thing was named after something was said of the first: “the lamp on and the fan”.
        case reopened
        /// Nothing but a comma stands before the last of several things.
        case listed
        /// A thing was named.
        case referents
        /// Several things were named.
        case several
        /// A place was said of all.
        case places
        /// Something is left out.
        case exceptions
        /// A time was said.
        case timed
        /// A time was said before all commands.
        case timedBefore
        /// How long was said, or until when: “for ten minutes”.
        case lasting
        /// How long was said by a number alone: “on 20 minutes”.
        case bareLength
        /// A time was said that comes again: “every ten minutes”.
        case recurring
        /// A scene was named.
        case scene
        /// A tag or a number was said.
        case words
        /// It takes from the one before it what is to be done.
        case elided
        // What the last words were.
        case lastNothing, lastReferent, lastPlace, lastWords, lastScene, lastTime, lastInstead, lastFurther
        // What joins the chunk to what was read before it, and whether a command stands before it in the sentence.
        case linkNone, linkPause, linkAnd, linkOr, linkBut, linkThen, earlier
        /// A denial by itself was said last, and no pause after it: "no".
        case afterNo

        /// Its bit of all marks.
        @inline(__always) var bit: UInt64 { 1 << rawValue }

        /// Whether it is one of the sentence, whichever command is looked at.
        var isOfSentence: Bool { self >= .linkNone }

        /// The marks by their names.
        static let named: [String: Mark] = [
            "negated": .negated, "said": .said, "excepting": .excepting, "sparing": .sparing, "joined": .joined,
            "opposed": .opposed, "following": .following, "reopened": .reopened, "listed": .listed, "elided": .elided,
            "nouns": .referents,
            "several": .several, "places": .places, "exceptions": .exceptions, "timed": .timed,
            "timed-before": .timedBefore, "lasting": .lasting, "bare-length": .bareLength,
            "recurring": .recurring, "scene": .scene,
            "words": .words,
            "last=nothing": .lastNothing,
            "last=noun": .lastReferent, "last=place": .lastPlace, "last=words": .lastWords, "last=scene": .lastScene,
            "last=time": .lastTime, "last=instead": .lastInstead, "last=further": .lastFurther, "link=none": .linkNone,
            "link=pause": .linkPause,
            "link=and": .linkAnd, "link=or": .linkOr, "link=but": .linkBut, "link=then": .linkThen,
            "earlier": .earlier, "after-no": .afterNo,
        ]
    }
}

extension Condition.Mark: Comparable {
    /// The order of their bits.
    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

extension Condition {
    /// The same, in which nothing but a test is denied.
    var normal: Condition { normal(isDenied: false) }

    private func normal(isDenied: Bool) -> Condition {
        switch self {
        case .test: isDenied ? .not(self) : self
        case .not(let inner): inner.normal(isDenied: !isDenied)
        case .all(let parts):
            isDenied ? .any(parts.map { $0.normal(isDenied: true) }) : .all(parts.map { $0.normal(isDenied: false) })
        case .any(let parts):
            isDenied ? .all(parts.map { $0.normal(isDenied: true) }) : .any(parts.map { $0.normal(isDenied: false) })
        case .some(let list, let inner):
            isDenied ? .not(.some(list, inner.normal(isDenied: false))) : .some(list, inner.normal(isDenied: false))
        case .last(let list, let inner):
            isDenied ? .not(.last(list, inner.normal(isDenied: false))) : .last(list, inner.normal(isDenied: false))
        case .of(let other, let inner):
            isDenied ? .not(.of(other, inner.normal(isDenied: false))) : .of(other, inner.normal(isDenied: false))
        }
    }
}
