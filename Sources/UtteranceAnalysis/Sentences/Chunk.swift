/// A few words of a sentence that belong together, and what they are to it.
package struct Chunk {
    /// Which tokens they are.
    package let range: Range<Int>
    /// What they say.
    package let content: Content
    /// How many letters are wrong.
    let errors: Int

    /// Whether it says nothing.
    var isIdle: Bool {
        switch content {
        case .courtesy, .pause, .question: true
        default: false
        }
    }

    package enum Content {
        /// Nothing that changes what is meant: "please", "could you".
        case courtesy(Manner)
        /// A comma or full stop.
        case pause
        /// A question mark.
        case question
        /// It is joined: "and", "as well as".
        case and
        /// One of things that are forbidden or left out: "or".
        case or
        /// A new command: "then", "after that", "but".
        case then
        /// What follows is a command, or is left out: "but".
        case but
        /// What follows is forbidden: "don't", "never".
        case not
        /// All that follows is forbidden: "under no circumstances: ", "never say “".
        case notAny
        /// Forbids what follows at once, and corrects where a pause follows: "no".
        case no
        /// What follows is meant instead; a mild one ("actually") may also end a sentence, and one that is apart
        /// corrects behind a pause only: "the lamp, that is, the fan", but not "the lamp that is on".
        case correction(isMild: Bool, isApart: Bool)
        /// All of it is taken back: "never mind".
        case never
        /// What follows is left out: "except", "apart from", "but not".
        case except
        /// What is not meant, nor what is not to be done: "instead of", "rather than".
        case instead
        /// Except, whatever state is said to be kept: "but leave".
        case spare
        /// What is meant.
        case referent(Referent)
        /// Where it is.
        case place(Referent)
        /// A scene by its name.
        case scene(Referent)
        /// What is to be done or asked.
        case slots(Slots)
        /// When.
        case time([Matcher.Event])
    }

    /// Beside what a courtesy makes no sense, or what it leaves no room for.
    package enum Manner {
        case plain
        /// Said to people only: "sleep well".
        case chat
        /// No time follows: "now".
        case now
        /// What follows is added, and leaves nothing out behind a “but”: "but also the lamp".
        case further
        /// It is done in the place of something else, which "of" may name: "instead".
        case instead
    }

    /// What a rule of chunks is.
    package enum Kind {
        case courtesy, pause, and, or, but, then, not, no, correction, never, except, instead, spare, referent, `where`,
            scene, time, slots

        /// What a rule of a language is by its roles; what has none of these says slots.
        init(_ roles: RuleRoles, rule: String) {
            self = Self.byRole.first { roles.name(of: $0.key) == rule }?.value ?? .slots
        }

        private static let byRole: [RuleRole: Kind] = [
            .courtesy: .courtesy, .and: .and, .or: .or, .but: .but, .then: .then, .not: .not, .no: .no,
            .correction: .correction, .never: .never, .except: .except, .instead: .instead, .spare: .spare,
            .thing: .referent, .where: .where, .scene: .scene, .time: .time,
        ]
    }

    /// The content of what a match of a rule of some kind says.
    static func content(of kind: Kind, _ match: Matcher.Match, _ matcher: borrowing Matcher) -> Content {
        switch kind {
        case .courtesy: .courtesy(manner(matcher.said(by: match).slots))
        case .pause: .pause
        case .and: .and
        case .or: .or
        case .but: .but
        case .then: .then
        case .not: .not
        case .no: .no
        case .correction:
            .correction(
                isMild: matcher.said(by: match).slots.has(.mild), isApart: matcher.said(by: match).slots.has(.apart))
        case .never: .never
        case .except: .except
        case .instead: .instead
        case .spare: .spare
        case .referent: .referent(Referent(matcher.said(by: match)))
        case .where: .place(Referent(matcher.said(by: match)))
        case .scene: .scene(Referent(matcher.said(by: match)))
        case .time: .time(matcher.events(of: match))
        case .slots: .slots(matcher.said(by: match).slots)
        }
    }

    private static func manner(_ slots: Slots) -> Manner {
        if slots.has(.chat) { return .chat }
        if slots.has(.now) { return .now }
        if slots.has(.instead) { return .instead }
        return slots.has(.further) ? .further : .plain
    }
}
