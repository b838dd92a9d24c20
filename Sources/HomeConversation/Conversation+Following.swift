import FoundationEssentials
import HomeLanguage
import HomeModel

/// Going on from the turn before: "it", "too", "again", "no, the other one", "undo that".
extension Conversation {
    /// The outcome of a text, which may leave something to the turns before it.
    func understand(_ text: String, _ parser: Parser, _ context: Context) -> Outcome {
        now = context.now?.date ?? Date()
        memory.forget(at: now)
        (undoing, chosenFrom, source) = (false, [], text)
        var context = context
        context.focus = memory.focus
        guard let following = parser.following(text) else { return parser.parse(text, in: context) }
        source = nil
        switch following {
        case .undo: return undone(text, parser) ?? parser.unheard(Self.nothingBefore, text: text)
        case .again: return repeated(text, parser) ?? parser.unheard(Self.nothingBefore, text: text)
        case .other: return other(text, parser) ?? alone(text, parser, context)
        case .too: return parser.continued(text, in: context) ?? alone(text, parser, context)
        case .about: return about(text, parser, context) ?? alone(text, parser, context)
        case .instead: return instead(text, parser, context) ?? alone(text, parser, context)
        }
    }

    private static let nothingBefore =
        "I remember nothing that I did just now. Say what you want with the thing's name."

    /// What a text means that goes on from nothing; an echo alone asks for nothing.
    private func alone(_ text: String, _ parser: Parser, _ context: Context) -> Outcome {
        source = text
        var context = context
        context.focus = nil
        let plain = parser.parse(text, in: context)
        let isClear = plain.status != .notUnderstood && plain.status != .unsupported
        if isClear, !plain.intents.contains(where: \.changesAnything) { return plain }
        return parser.unheard("I do not know what that goes on from. Say the whole sentence, please.", text: text)
    }

    /// What takes back the last turn that changed something.
    private func undone(_ text: String, _ parser: Parser) -> Outcome? {
        guard let turn = memory.lastChange else { return nil }
        undoing = true
        return parser.understood(text, turn.restoring)
    }

    /// The last command or question once more.
    private func repeated(_ text: String, _ parser: Parser) -> Outcome? {
        memory.last.map { parser.understood(text, $0.outcome.intents) }
    }

    /// The other one of two that the last turn chose from.
    private func other(_ text: String, _ parser: Parser) -> Outcome? {
        guard let turn = memory.last, turn.candidates.count == 2,
            let other = turn.candidates.first(where: { $0.effect != turn.effect })
        else { return nil }
        return parser.understood(text, other.intents)
    }

    /// The last question of something else; the last command of it only after a yes.
    private func about(_ text: String, _ parser: Parser, _ context: Context) -> Outcome? {
        guard let outcome = parser.continued(text, in: context) else { return nil }
        let acts = outcome.intents.contains { if case .get = $0.deed { false } else { true } }
        guard outcome.status == .understood, acts else { return outcome }
        pending = .confirmation(outcome)
        return parser.asking(outcome)
    }

    /// The last command of something else, and back to what it was with what it did.
    private func instead(_ text: String, _ parser: Parser, _ context: Context) -> Outcome? {
        guard let outcome = parser.continued(text, in: context) else { return nil }
        guard outcome.status == .understood, let turn = memory.last, !turn.restoring.isEmpty else { return outcome }
        let meant = Set(outcome.intents.flatMap(\.targets).map(\.reference))
        let back = turn.restoring.filter { $0.targets.allSatisfy { !meant.contains($0.reference) } }
        return parser.understood(text, back + outcome.intents)
    }
}

extension Intent {
    fileprivate var changesAnything: Bool { if case .get = deed { false } else { true } }
}

extension Memory.Turn {
    /// What it wrote and where.
    fileprivate var effect: Set<ServiceReference> { Set(outcome.intents.flatMap(\.targets).map(\.reference)) }
}

extension Outcome.Candidate {
    fileprivate var effect: Set<ServiceReference> { Set(intents.flatMap(\.targets).map(\.reference)) }
}
