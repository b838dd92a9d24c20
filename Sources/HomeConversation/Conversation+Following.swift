import FoundationEssentials
import HomeLanguage
import HomeModel

/// Going on from the turn before: "it", "too", "again", "no, the other one", "undo that".
extension Conversation {
    /// What an utterance comes to, which may leave something to the turns before it.
    func understand(_ said: Utterance, _ parser: Parser, _ context: Context) -> Wish {
        var context = context
        context.focus = memory.focus
        if let kind = parser.following(said) { return followed(kind, said, parser, context) }
        if parser.isClosed(said), let wish = bare(said, parser, context), wish.outcome.status == .understood {
            return wish
        }
        if let wish = time(said, parser, context, isInstead: false) { return wish }
        let openings = parser.opened(said)
        var impossible: Wish?
        for (opening, _, rest) in openings {
            guard let wish = opened(opening, said.text, rest, parser, context) else { continue }
            if wish.outcome.status != .unsupported { return wish }
            impossible = impossible ?? wish
        }
        var plain = Wish(parser.parse(said, in: context))
        plain.source = said
        guard [.notUnderstood, .unknownName].contains(plain.outcome.status), plain.outcome.meant.isEmpty else {
            return plain
        }
        if let impossible { return impossible }
        if let wish = bare(said, parser, context) { return wish }
        return openings.isEmpty ? plain : alone(said.text, plain, parser, context)
    }

    // MARK: - Whole turns

    private func followed(_ kind: Following, _ said: Utterance, _ parser: Parser, _ context: Context) -> Wish {
        let text = said.text
        switch kind {
        case .undo: return undone(text, parser) ?? Wish(parser.unheard(.nothingBefore, text: text))
        case .cancel:
            if memory.isOpen { return Wish(parser.leaving(text)) }
            if let wish = undone(text, parser) { return wish }
            return Wish(parser.parse(said, in: context))
        case .leave: return Wish(parser.leaving(text))
        case .again:
            let again = memory.last.map { Wish(parser.understood(text, $0.outcome.intents)) }
            return again ?? Wish(parser.unheard(.nothingBefore, text: text))
        case .other:
            return other(text, parser, context) ?? Wish(parser.unheard(.goesOnFromNothing, text: text))
        case .not:
            guard memory.latest?.isChange == true, var wish = undone(text, parser) else {
                return Wish(parser.leaving(text))
            }
            wish.isDoubtful = true
            return wish
        case .told:
            return Wish(parser.telling(memory.last?.outcome.told ?? .didNothingYet, text: text))
        case .thanks: return Wish(parser.telling(.welcome, text: text))
        }
    }

    /// What takes back the last turn that changed something, now or for later.
    private func undone(_ text: String, _ parser: Parser) -> Wish? {
        guard let turn = memory.lastChange else { return nil }
        var wish = Wish(parser.understood(text, parser.cancelling(turn.scheduled) + turn.undoing))
        wish.undoes = true
        return wish
    }

    /// The other one of two that the last turn chose from, or the only one like it beside it.
    private func other(_ text: String, _ parser: Parser, _ context: Context) -> Wish? {
        guard let turn = memory.latest else { return nil }
        if turn.candidates.count == 2, let other = turn.candidates.first(where: { $0.effect != turn.effect }) {
            var wish = Wish(parser.understood(text, other.intents))
            wish.joins = true
            return wish
        }
        let others = parser.others(than: memory.focus?.services ?? [], in: context)
        guard others.count == 1, let outcome = parser.repeated(text, with: others, in: context) else { return nil }
        var wish = Wish(outcome)
        wish.joins = true
        return wish
    }

    // MARK: - Beginnings

    private func opened(
        _ opening: Beginning, _ text: String, _ rest: Utterance, _ parser: Parser, _ context: Context
    ) -> Wish? {
        if opening == .instead, let wish = time(rest, parser, context, isInstead: true) { return wish }
        guard let found = parser.continued(rest, in: context),
            found.outcome.status != .notUnderstood, found.outcome.status != .unknownName
        else { return nil }
        // "How about you turn on the fan", "just turn it off": a sentence with a polite beginning.
        if found.isWhole, [.about, .except, .only].contains(opening) { return nil }
        var wish = Wish(found, joins: opening == .too)
        wish.outcome.text = text
        switch opening {
        case .too: return wish
        case .go, .agree:
            wish.isDoubtful = opening == .agree || isDoubtful(found, isClosed: false)
            return wish
        case .about:
            wish.isDoubtful = wish.acts
            return wish
        case .instead:
            // "No lights" may be none.
            wish.isDoubtful = wish.acts && found.isBroad
            if wish.outcome.status == .understood { wish.subject = wish.outcome }
            wish.outcome = instead(text, wish.outcome, parser)
            return wish
        case .except, .only:
            guard let turn = memory.latest, found.outcome.status == .understood, !found.isSame else { return nil }
            // "Just the piano lamp off", after it was turned on, is a wish of its own.
            if opening == .only, !Set(found.outcome.intents.map(\.deed)).isSubset(of: turn.deeds) { return nil }
            let meant = Set(found.outcome.intents.flatMap(\.targets).map(\.reference))
            let back = turn.changing.limited { meant.contains($0) == (opening == .except) }
            guard meant.isSubset(of: turn.effect) else {
                wish.isDoubtful = wish.acts
                return opening == .except ? nil : wish
            }
            guard !back.isEmpty else { return Wish(parser.leaving(text)) }
            if opening == .only { wish.subject = wish.outcome } else { wish.keepsFocus = true }
            wish.outcome = parser.understood(text, back)
            return wish
        }
    }

    /// What is meant instead, and back to what it was with what the last turn did to other things.
    private func instead(_ text: String, _ outcome: Outcome, _ parser: Parser) -> Outcome {
        guard outcome.status == .understood, let turn = memory.latest, !turn.restoring.isEmpty,
            turn.deeds == Set(outcome.intents.map(\.deed))
        else { return outcome }
        let meant = Set(outcome.intents.flatMap(\.targets).map(\.reference))
        return parser.understood(text, turn.changing.limited { !meant.contains($0) } + outcome.intents)
    }

    /// The last command at a time, where nothing but a time was said; another one than was said before.
    private func time(_ said: Utterance, _ parser: Parser, _ context: Context, isInstead: Bool) -> Wish? {
        guard let turn = memory.latest, turn.isChange else { return nil }
        if !turn.scheduled.isEmpty {
            guard let found = parser.retimed(said, in: context) else { return nil }
            var wish = Wish(found)
            wish.replaces = found.outcome.status == .understood
            if wish.replaces, let moved = turn.moved(to: found.outcome.intents) {
                wish.outcome = parser.understood(said.text, moved)
            }
            return wish
        }
        guard var found = parser.timed(said, in: context).map({ Wish($0) }) else { return nil }
        guard found.outcome.status == .understood, found.outcome.intents.contains(where: \.isScheduled) else {
            return found
        }
        // What was done just now is not done again, and is brought back to what was there before it.
        found.outcome = parser.understood(
            said.text, found.outcome.intents.filter(\.isScheduled).flatMap { turn.returning($0) })
        if isInstead { found.outcome.intents = turn.restoring + found.outcome.intents }
        return found
    }

    /// A thing, place, value or time alone.
    private func bare(_ said: Utterance, _ parser: Parser, _ context: Context) -> Wish? {
        guard let found = parser.continued(said, in: context),
            found.outcome.status == .understood
                || found.outcome.status == .ambiguous
        else { return nil }
        let isClosed = parser.isClosed(said)
        var wish = Wish(found, joins: isClosed)
        wish.isDoubtful = isDoubtful(found, isClosed: isClosed)
        return wish
    }

    /// Whether a thing alone may be no wish at all; a question does no harm.
    private func isDoubtful(_ found: Continuation, isClosed: Bool) -> Bool {
        let isSure = isClosed || found.isWhole || found.isPicking || found.isSame || memory.isOpen
        return Wish(found).acts && !isSure
    }

    /// What a text means that goes on from nothing; an echo alone asks for nothing.
    private func alone(_ text: String, _ plain: Wish, _ parser: Parser, _ context: Context) -> Wish {
        guard plain.outcome.status == .notUnderstood else { return plain }
        return Wish(parser.unheard(memory.focus == nil ? .goesOnFromNothing : plain.outcome.told, text: text))
    }
}

extension [Intent] {
    /// The intents for some of their things only.
    fileprivate func limited(to isMeant: (ServiceReference) -> Bool) -> [Intent] {
        compactMap { intent in
            var limited = intent
            limited.targets = intent.targets.filter { isMeant($0.reference) }
            return limited.targets.isEmpty ? nil : limited
        }
    }
}

extension Memory.Turn {
    /// What it wrote and where.
    fileprivate var effect: Set<ServiceReference> { Set(outcome.intents.flatMap(\.targets).map(\.reference)) }

    /// What it did, of whatever.
    fileprivate var deeds: Set<Intent.Deed> { Set(outcome.intents.map(\.deed)) }

    /// What it keeps for later at the one time of some intents; nil where there are several.
    fileprivate func moved(to intents: [Intent]) -> [Intent]? {
        let (old, new) = (Set(scheduled.compactMap(\.when)), Set(intents.compactMap(\.when)))
        guard old.count == 1, new.count == 1, var when = new.first else { return nil }
        when.isReturn = false
        return scheduled.compactMap { intent in
            guard case .schedule(let deed, _) = intent.deed else { return nil }
            return Intent(deed: .schedule(deed, when), targets: intent.targets)
        }
    }

    /// What takes it back.
    fileprivate var undoing: [Intent] { scheduled.isEmpty ? restoring : changing }

    /// What brings back what it really changed: a lamp that was on before stays on.
    fileprivate var changing: [Intent] {
        restoring.compactMap { back in
            var changing = back
            changing.targets = back.targets.filter { target in
                !outcome.intents.contains { done in
                    done.deed == back.deed && done.targets.contains { $0.reference == target.reference }
                }
            }
            return changing.targets.isEmpty ? nil : changing
        }
    }

    /// A return to what stood before this turn, where the intent brings back what was there.
    fileprivate func returning(_ intent: Intent) -> [Intent] {
        guard case .schedule(_, var when) = intent.deed, when.isReturn else { return [intent] }
        let references = Set(intent.targets.map(\.reference))
        let own = restoring.limitedTo(references)
        guard Set(own.flatMap(\.targets).map(\.reference)) == references else { return [intent] }
        when.isReturn = false
        return own.map { Intent(deed: .schedule($0.deed, when), targets: $0.targets) }
    }
}

extension [Intent] {
    fileprivate func limitedTo(_ references: Set<ServiceReference>) -> [Intent] {
        limited { references.contains($0) }
    }
}

extension Outcome.Candidate {
    fileprivate var effect: Set<ServiceReference> { Set(intents.flatMap(\.targets).map(\.reference)) }
}
