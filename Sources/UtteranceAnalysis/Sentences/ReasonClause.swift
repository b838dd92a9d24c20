/// A clause that says why, and not what is to be done.
enum ReasonClause {
    /// What is asked for, without what only says why: "it's too dark, turn on the lights".
    ///
    /// A reason can name what the command then calls "it", and the place: "the garage door is open, close it", "it's
    /// stuffy in the den, turn on the fan". "And" does not join reasons to what they are for. One that comes behind names what
    /// an order leaves open: "dim it, the floor lamp is blinding".
    static func requests(of frames: [Frame]) -> [Frame] {
        if frames.count == 1 { return frames }
        var requests: [Frame] = []
        var reasons: [Frame] = []
        for frame in frames {
            if let order = requests.last, reasons.isEmpty, frame.explains(order), FrameRule.reasonBehind.holds {
                requests[requests.count - 1] = order.after(frame)
                continue
            }
            let isFirst = requests.isEmpty && !(frame.isJoined && FrameRule.reasonIsNotJoined.holds)
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
        let named = rest.filter { !($0.isIdleComplaint && FrameRule.idleComplaint.holds) }
        return named.isEmpty ? rest : named
    }
}

extension Frame {
    /// Whether it says how something is, not what is to be done: a complaint or a statement.
    fileprivate var isReason: Bool {
        let isShort = slots[.to] != nil && referents.contains { $0.has(.owner) }
        let isTold = isShort || slots.has(.stating) && (slots[.to] != nil || slots.has(.told)) && !slots.has(.assert)
        return (slots.has(.complaint) && !ordersBesideComplaint || isTold) && !isOrder && !isNegated
            && !slots.has(anyOf: [.ask, .asked]) && scene == nil && exceptions.isEmpty
    }

    /// Whether a complaint was taken together with the order that it is the reason for: “it's dark, turn on the lamp”.
    private var ordersBesideComplaint: Bool {
        (slots[.to] != nil || slots.has(.run)) && (slots.has(.act) || slots.has(.explicit)) && !referents.isEmpty
    }

    /// Whether it says why an order is given that leaves open what it is about.
    fileprivate func explains(_ order: Frame) -> Bool {
        isReason && !isJoined && !isOpposed && !referents.isEmpty && order.isOrder && !order.isNegated
            && order.scene == nil && order.places.isEmpty && order.referents.allSatisfy { $0.has(.mentioned) }
    }

    /// Whether it only says how the command before it ends, which is done for so long: "turn on the fan for ten minutes, then
    /// off".
    func ends(_ before: Frame) -> Bool {
        guard let state = slots[.to], state == before.slots[.to]?.opposite, before.times.sayHowLong, times.isEmpty,
            places.isEmpty,
            exceptions.isEmpty, scene == nil, !isNegated, !slots.has(.ask), !slots.has(.stating)
        else { return false }
        return (referents.allSatisfy { $0.has(.mentioned) } || referents == before.referents)
            && FrameRule.endOfLength.holds
    }

    /// Whether it is a complaint about nothing in particular, though it be here.
    fileprivate var isIdleComplaint: Bool {
        slots.has(.complaint) && referents.isEmpty && places.allSatisfy { $0.has(.here) } && times.isEmpty
            && !slots.has(anyOf: [.act, .directive])
    }

    /// Whether an order with these slots can follow with no pause: "the lamp is too bright turn it down".
    ///
    /// A state behind what was left says how it was left, and is no order: "open" after "you left the blind".
    func isReasonBefore(_ order: Slots) -> Bool {
        let isWhole = slots[.to] != nil || slots.has(.complaint)
        return isReason && (order.has(.explicit) || order.has(.act) && isWhole)
    }

    /// Whether another order can follow with no pause: "turn on the lamp turn off the fan".
    func isOrderBefore(_ order: Slots) -> Bool {
        isOrder && !referents.isEmpty && !isExcepting && last != .slots && (slots[.to] != nil || isNegated)
            && (order.has(.explicit) || order.has(.act) && order[.to] != nil)
    }

    /// The command after the reason for it, with what the reason named where it names nothing itself.
    fileprivate func after(_ reason: Frame) -> Frame {
        var frame = self
        let isOpen = referents.isEmpty && places.isEmpty || referents.contains { $0.has(.mentioned) }
        if isOpen, scene == nil, !reason.referents.isEmpty {
            // Another thing beside "it" is one more: "the lamp is on, turn it off and the fan too".
            frame.referents = reason.referents + referents.filter { !$0.has(.mentioned) && FrameRule.besideIt.holds }
            frame.places += reason.places
        } else if referents.allSatisfy({ $0.names.isEmpty && $0.places.isEmpty && !$0.has(.everything) }),
            places.allSatisfy({ $0.has(.there) })
        {
            let said = reason.referents.filter(\.isPlace) + reason.places
            frame.places = said.isEmpty || !FrameRule.placeOfReason.holds ? places : said
        }
        return frame
    }
}
