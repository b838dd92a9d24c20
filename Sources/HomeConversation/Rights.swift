import HomeLanguage
import HomeModel
import HomeOutcomes
import ReplyRendering

/// What users may do in their homes (rows U1 to U4): a home that has users is controlled and asked by them alone, its
/// guests keep nothing for later, and some of them open nothing.
public struct Rights: Sendable {
    private let homes: [Home]
    private let replies: ReplyRenderer

    /// The rights in the homes of a parser, told in its language.
    public init(_ parser: Parser) { (homes, replies) = (parser.homes, parser.replies) }

    /// The outcome for whoever speaks: refused where a home has users and this is none of them; as it is where nobody knows
    /// who speaks.
    public func permitted(_ outcome: Outcome, to user: String?) -> Outcome {
        guard let user else { return outcome }
        switch outcome.status {
        case .understood: return understood(outcome, user)
        case .ambiguous:
            let homes = outcome.candidates.map { stranger(user, to: $0.intents) }
            if let home = homes.first ?? nil, !homes.contains(nil) {
                return refused(outcome, .refused(user, home: home))
            }
            var open = outcome
            open.candidates = zip(outcome.candidates, homes).filter { $0.1 == nil }.map(\.0)
            return open
        case .notUnderstood, .unknownName, .unsupported, .refused, .confirm, .failed: return outcome
        }
    }

    private func understood(_ outcome: Outcome, _ user: String) -> Outcome {
        var own = outcome
        own.intents = outcome.intents.map { $0.keeping { isKnown(user, in: $0) } }
        if own.intents != outcome.intents {
            own.told = .doing(own.intents)
            own = replies.rendering(own)
        }
        if let home = stranger(user, to: own.intents) { return refused(own, .refused(user, home: home)) }
        let guest = own.intents.filter(\.changesAgenda).flatMap(\.homes).first { name in
            homes.first { $0.name == name }?.users.named(user)?.role == .guest
        }
        if let guest { return refused(own, .guest(user, home: guest)) }
        let shut = own.intents.filter { !$0.guards.isEmpty }.flatMap(\.homes).first { name in
            homes.first { $0.name == name }?.users.named(user)?.isKeptFromOpening == true
        }
        return shut.map { refused(own, .notKept(.mayNotOpen(user, in: $0))) } ?? own
    }

    /// The first home that intents concern and whose users do not know a user.
    private func stranger(_ user: String, to intents: [Intent]) -> String? {
        intents.flatMap(\.homes).first { !isKnown(user, in: $0) }
    }

    private func isKnown(_ user: String, in home: String) -> Bool {
        guard let users = homes.first(where: { $0.name == home })?.users, !users.isEmpty else { return true }
        return users.named(user) != nil
    }

    private func refused(_ outcome: Outcome, _ why: Reply.Content) -> Outcome {
        replies.rendering(
            Outcome(
                text: outcome.text, language: outcome.language, status: .refused, confidence: outcome.confidence,
                told: Reply(why)))
    }
}

extension Parser {
    /// What a sentence asks for, refused where whoever speaks may not; nothing is done.
    public func outcome(of text: String, in context: Context) -> Outcome {
        let said = utterance(text)
        return suggesting(Rights(self).permitted(parse(said, in: context), to: context.user), said, in: context)
    }

    /// Why a sentence is read as it is, with what comes of it for whoever speaks.
    public func explanation(of text: String, in context: Context) -> Explanation {
        let said = utterance(text)
        var explanation = explain(said, in: context)
        let permitted = Rights(self).permitted(explanation.outcome, to: context.user)
        explanation.outcome = suggesting(permitted, said, in: context)
        return explanation
    }

    /// What would be done by the nearest sentence to one of which nothing came, for whoever may do it; nil where none is near.
    func suggestion(for outcome: Outcome, _ said: Utterance, in context: Context) -> Outcome? {
        guard let near = nearest(to: outcome, said, in: context) else { return nil }
        let permitted = Rights(self).permitted(near, to: context.user)
        return permitted.status == .understood && !permitted.intents.isEmpty ? permitted : nil
    }

    private func suggesting(_ outcome: Outcome, _ said: Utterance, in context: Context) -> Outcome {
        suggestion(for: outcome, said, in: context).map { suggesting($0, after: outcome) } ?? outcome
    }
}

extension Intent {
    /// The names of the homes that the intent concerns.
    fileprivate var homes: [String] {
        switch action {
        case .run(_, let home), .schedule(.run(_, let home), _): [home]
        case .list(let scheduled), .cancel(let scheduled): scheduled.map(\.home)
        default: targets.map(\.home)
        }
    }

    /// The same with what is scheduled in some homes only.
    fileprivate func keeping(inHome isKept: (String) -> Bool) -> Intent {
        var kept = self
        switch action {
        case .list(let scheduled): kept.action = .list(scheduled.filter { isKept($0.home) })
        case .cancel(let scheduled): kept.action = .cancel(scheduled.filter { isKept($0.home) })
        default: break
        }
        return kept
    }

    /// Whether it keeps something for later, or takes it back.
    fileprivate var changesAgenda: Bool {
        switch action {
        case .schedule, .cancel: true
        default: false
        }
    }
}
