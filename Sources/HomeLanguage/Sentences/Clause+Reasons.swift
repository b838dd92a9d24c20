extension Clause {
    /// What is asked for, without what only says why: "it's too dark, turn on the lights".
    ///
    /// A reason can name what the command then calls "it", and the place: "the garage door is open, close it", "it's
    /// stuffy in the den, turn on the fan". Reasons come first, and "and" does not join them to what they are for.
    static func wishes(of clauses: [Clause]) -> [Clause] {
        if clauses.count == 1 { return clauses }
        var wishes: [Clause] = []
        var reasons: [Clause] = []
        for clause in clauses {
            let isFirst = wishes.isEmpty && !clause.isJoined
            guard let reason = isFirst ? reasons.last : nil, clause.isOrder else {
                wishes += reasons
                reasons = []
                if clause.isReason { reasons.append(clause) } else { wishes.append(clause) }
                continue
            }
            reasons = []
            wishes.append(clause.after(reason))
        }
        let rest = wishes + reasons
        let named = rest.filter { !$0.isIdleComplaint }
        return named.isEmpty ? rest : named
    }

    /// Whether it says how something is, not what is to be done: a complaint or a statement.
    private var isReason: Bool {
        let isShort = facts[.to] != nil && nouns.contains { $0.has(.owner) }
        let isTold = isShort || facts.has(.copula) && (facts[.to] != nil || facts.has(.told)) && !facts.has(.assert)
        return (facts.has(.complaint) || isTold) && !isOrder && !facts.has(.ask) && !facts.has(.asked) && !isNegated
            && scene == nil
            && times.isEmpty && exceptions.isEmpty
    }

    /// Whether it is a complaint about nothing in particular.
    private var isIdleComplaint: Bool {
        facts.has(.complaint) && nouns.isEmpty && places.isEmpty && times.isEmpty && !facts.has(.act)
    }

    /// Whether an order with these facts can follow with no pause: "the lamp is too bright turn it down".
    ///
    /// "Open" after "you left the blind" says how it was left, and is no order.
    func isReasonBefore(_ order: Facts) -> Bool {
        let isWhole = facts[.to] != nil || facts.has(.complaint)
        return isReason && (order.has(.strong) || order.has(.act) && isWhole)
    }

    /// Whether another order can follow with no pause: "turn on the lamp turn off the fan".
    func isOrderBefore(_ order: Facts) -> Bool {
        isOrder && !nouns.isEmpty && last != .facts && facts[.to] != nil
            && (order.has(.strong) || order.has(.act) && order[.to] != nil)
    }

    /// Whether it says what to do.
    var isOrder: Bool {
        (facts.has(.strong) || facts.has(.act) || facts.has(.verb)) && !facts.has(.ask) && !facts.has(.copula)
            && !facts.has(.complaint)
    }

    /// The command after the reason for it, with what the reason named where it names nothing itself.
    private func after(_ reason: Clause) -> Clause {
        var clause = self
        let isOpen = nouns.isEmpty && places.isEmpty || nouns.contains { $0.has(.pronoun) }
        if isOpen, scene == nil, !reason.nouns.isEmpty {
            clause.nouns = reason.nouns
            clause.places += reason.places
        } else if nouns.allSatisfy({ $0.names.isEmpty && $0.places.isEmpty && !$0.has(.everything) }), places.isEmpty {
            clause.places = reason.nouns.filter(\.isPlace) + reason.places
        }
        return clause
    }
}
