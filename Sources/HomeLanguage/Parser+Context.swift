import HomeModel
import HomeNames
import HomeOutcomes

extension Parser {
    /// The homes that may be meant: the one of the context, or all, with the primary first.
    ///
    /// Where only the speaker's room is known, a home that has such a room comes before those that have none.
    func homes(in context: Context) -> [HomeView] {
        if let name = context.home { return views.filter { $0.home.isCalled(name) } }
        guard let room = context.room else { return views }
        return views.filter { $0.room(named: room) != nil } + views.filter { $0.room(named: room) == nil }
    }

    /// What to say where the home or the room of the context is nowhere.
    func missingPlace(in context: Context) -> Reply.Content? {
        let homes = homes(in: context)
        if let home = context.home, homes.isEmpty {
            let near = index.nearest(to: home, limit: 3) { $0.thing == .home }.map(\.name)
            return .unknownName(home, near: near, home: nil)
        }
        guard let room = context.room, !homes.contains(where: { $0.room(named: room) != nil }) else { return nil }
        let ids = Set(homes.map(\.home.id))
        let near = index.nearest(to: room, limit: 3) { $0.thing.kind == .room && ids.contains($0.home) }.map(\.name)
        return .unknownRoom(room, near: near, home: homes.first?.home.name ?? primary)
    }

    /// The outcome for a user: refused where a home has users and this is none of them (rows U1 to U4).
    ///
    /// Guests may control and ask, so a guest's outcome stays as it is.
    func permitted(_ outcome: Outcome, to user: String) -> Outcome {
        switch outcome.status {
        case .understood:
            guard let home = outcome.intents.flatMap(\.homes).first(where: { !isKnown(user, in: $0) }) else {
                return unscheduled(outcome, user)
            }
            return refused(outcome, user, home)
        case .ambiguous:
            let homes = outcome.candidates.map { $0.intents.flatMap(\.homes).first { !isKnown(user, in: $0) } }
            if let home = homes.first ?? nil, !homes.contains(nil) { return refused(outcome, user, home) }
            var open = outcome
            open.candidates = zip(outcome.candidates, homes).filter { $0.1 == nil }.map(\.0)
            return open
        case .notUnderstood, .unknownName, .unsupported, .refused, .confirm, .failed: return outcome
        }
    }

    /// The outcome, refused where a guest would keep something for later: that changes the home (row U4).
    private func unscheduled(_ outcome: Outcome, _ user: String) -> Outcome {
        let homes = outcome.intents.filter(\.changesAgenda).flatMap(\.homes)
        let home = homes.first { name in
            views.first { $0.home.name == name }?.home.users.named(user)?.role == .guest
        }
        guard let home else { return outcome }
        return self.outcome(outcome.text, .refused, .guest(user, home: home), confidence: outcome.confidence)
    }

    private func refused(_ outcome: Outcome, _ user: String, _ home: String) -> Outcome {
        self.outcome(outcome.text, .refused, .refused(user, home: home), confidence: outcome.confidence)
    }

    func isKnown(_ user: String, in home: String) -> Bool {
        guard let users = views.first(where: { $0.home.name == home })?.home.users, !users.isEmpty else { return true }
        return users.named(user) != nil
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

    /// Whether it keeps something for later, or takes it back.
    fileprivate var changesAgenda: Bool {
        switch action {
        case .schedule, .cancel: true
        default: false
        }
    }
}
