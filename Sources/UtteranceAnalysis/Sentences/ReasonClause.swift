/// A clause that says why, and not what is to be done.
enum ReasonClause {
    /// What is asked for, without what only says why: "it's too dark, turn on the lights".
    ///
    /// A reason can name what the command then calls "it", and the place: "the garage door is open, close it", "it's
    /// stuffy in the den, turn on the fan". Reasons come first, and "and" does not join them to what they are for.
    static func requests(of frames: [Frame]) -> [Frame] {
        if frames.count == 1 { return frames }
        var requests: [Frame] = []
        var reasons: [Frame] = []
        for frame in frames {
            let isFirst = requests.isEmpty && !frame.isJoined
            guard let reason = isFirst ? reasons.last : nil, frame.isOrder else {
                requests += reasons
                reasons = []
                if frame.isReason { reasons.append(frame) } else { requests.append(frame) }
                continue
            }
            reasons = []
            requests.append(frame.after(reason))
        }
        let rest = requests + reasons
        let named = rest.filter { !$0.isIdleComplaint }
        return named.isEmpty ? rest : named
    }
}

extension Frame {
    /// Whether it says how something is, not what is to be done: a complaint or a statement.
    fileprivate var isReason: Bool {
        let isShort = slots[.to] != nil && referents.contains { $0.has(.owner) }
        let isTold = isShort || slots.has(.stating) && (slots[.to] != nil || slots.has(.told)) && !slots.has(.assert)
        return (slots.has(.complaint) || isTold) && !isOrder && !slots.has(.ask) && !slots.has(.asked) && !isNegated
            && scene == nil
            && times.isEmpty && exceptions.isEmpty
    }

    /// Whether it is a complaint about nothing in particular, though it be here.
    fileprivate var isIdleComplaint: Bool {
        slots.has(.complaint) && referents.isEmpty && places.allSatisfy { $0.has(.here) } && times.isEmpty
            && !slots.has(.act)
    }

    /// Whether an order with these slots can follow with no pause: "the lamp is too bright turn it down".
    ///
    /// "Open" after "you left the blind" says how it was left, and is no order.
    func isReasonBefore(_ order: Slots) -> Bool {
        let isWhole = slots[.to] != nil || slots.has(.complaint)
        return isReason && (order.has(.explicit) || order.has(.act) && isWhole)
    }

    /// Whether another order can follow with no pause: "turn on the lamp turn off the fan".
    func isOrderBefore(_ order: Slots) -> Bool {
        isOrder && !referents.isEmpty && last != .slots && slots[.to] != nil
            && (order.has(.explicit) || order.has(.act) && order[.to] != nil)
    }

    /// Whether it says what to do.
    var isOrder: Bool {
        (slots.has(.explicit) || slots.has(.act) || slots.has(.verb)) && !slots.has(.ask) && !slots.has(.stating)
            && !slots.has(.complaint)
    }

    /// The command after the reason for it, with what the reason named where it names nothing itself.
    fileprivate func after(_ reason: Frame) -> Frame {
        var frame = self
        let isOpen = referents.isEmpty && places.isEmpty || referents.contains { $0.has(.mentioned) }
        if isOpen, scene == nil, !reason.referents.isEmpty {
            frame.referents = reason.referents
            frame.places += reason.places
        } else if referents.allSatisfy({ $0.names.isEmpty && $0.places.isEmpty && !$0.has(.everything) }),
            places.allSatisfy({ $0.has(.there) })
        {
            // "It's dark in the hall, put the light on there" too.
            let said = reason.referents.filter(\.isPlace) + reason.places
            frame.places = said.isEmpty ? places : said
        }
        return frame
    }
}
