/// How a place goes on from what was read before it.
struct PlaceAttachment {
    private let parse: PartialParse
    private let place: Referent
    private let constraints: Constraints

    /// Puts a place to a partial parse, whose language has some constraints.
    init(of place: Referent, to parse: PartialParse, under constraints: Constraints) {
        (self.parse, self.place, self.constraints) = (parse, place, constraints)
    }

    /// The partial parses that come of it; none where it cannot follow.
    var parses: [PartialParse] {
        if frame.isExcepting, frame.exceptions.allSatisfy(\.isPlace), frame.exceptions.isEmpty || link != .none {
            return [parse.with { $0.add(place) }]
        }
        if let lead { return [lead] }
        if frame.last == .referent || frame.last == .place {
            return [parse.with { $0.place(place, isFurther: link != .none) }] + allThere + another + exceptedThere
        }
        return link == .none || frame.isEmpty ? [beside] : another
    }

    private var frame: Frame { _read { yield parse.frame } }
    private var link: PartialParse.Link { parse.link }

    /// A place with which the sentence begins: "in the kitchen, …".
    private var lead: PartialParse? {
        guard parse.frames.isEmpty, frame.isEmpty else { return nil }
        var next = parse
        next.lead.place(place, isFurther: link != .none)
        next.link = .none
        next.frame.last = .place
        return next
    }

    /// A place may begin a command of its own: "… and in the study the lamp".
    private var another: [PartialParse] {
        guard link != .none, let broken = parse.broken(under: constraints) else { return [] }
        return [Self(of: place, to: broken, under: constraints).beside]
    }

    /// The partial parse in which all is there that the command is about.
    private var beside: PartialParse {
        parse.with { frame in
            frame.places.append(place)
            frame.last = .place
        }
    }

    /// A place behind what is left out may be that of all, too: "turn off all but the desk lamp in the study".
    private var exceptedThere: [PartialParse] {
        guard frame.isExceptingByName, link == .none else { return [] }
        return [parse.with { $0.places.append(place) }]
    }

    /// All things of kinds that were named before a place may be there: "the lights and the fan in the bedroom".
    private var allThere: [PartialParse] {
        guard link == .none, !frame.isExcepting, frame.last == .referent, frame.places.isEmpty, !frame.isSaid,
            frame.referents.count > 1, frame.referents.allSatisfy(\.isUnplacedKind)
        else { return [] }
        return [
            parse.with { frame in
                for index in frame.referents.indices { frame.referents[index].places.append(place) }
                frame.last = .place
            }
        ]
    }
}

extension Referent {
    /// Whether it is of a kind, and nothing says where.
    fileprivate var isUnplacedKind: Bool { has(.kind) && names.isEmpty && places.isEmpty }
}
