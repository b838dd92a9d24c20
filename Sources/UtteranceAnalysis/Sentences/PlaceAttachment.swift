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
        if constraints.holds(.exceptedPlace), frame.isExcepting, frame.exceptions.allSatisfy(\.isPlace),
            frame.exceptions.isEmpty || link != .none
        {
            return [parse.with { $0.add(place) }]
        }
        if let lead { return [lead] }
        if frame.last == .referent || frame.last == .place {
            return [parse.with { $0.place(place, isFurther: link != .none) }] + allThere + another + exceptedThere
        }
        return link == .none || frame.isEmpty ? [beside] : (isOfSpeaker ? [beside] : []) + another
    }

    /// Whether somebody says where they are behind what is done to several of a kind: "lights off, I'm in the kitchen", but not
    /// "the heating up, I'm in the kitchen".
    private var isOfSpeaker: Bool {
        place.has(.told) && link == .pause && frame.isValued && !frame.isExcepting && frame.places.isEmpty
            && !frame.referents.isEmpty && frame.referents.allSatisfy { $0.isUnplacedKind && $0.has(.plural) }
    }

    private var frame: Frame { _read { yield parse.frame } }
    private var link: PartialParse.Link { parse.link }

    /// The partial parse in which the sentence begins with it.
    private var lead: PartialParse? {
        guard constraints.holds(.leadingPlace), parse.frames.isEmpty, frame.isEmpty else { return nil }
        var next = parse
        next.lead.place(place, isFurther: link != .none)
        next.link = .none
        next.frame.last = .place
        return next
    }

    /// The partial parse in which it begins a command of its own.
    private var another: [PartialParse] {
        guard constraints.holds(.commandAtPlace), link != .none, let broken = parse.broken(under: constraints) else {
            return []
        }
        return [Self(of: place, to: broken, under: constraints).beside]
    }

    /// The partial parse in which all is there that the command is about.
    private var beside: PartialParse {
        parse.with { frame in
            frame.places.append(place)
            frame.last = .place
        }
    }

    /// The partial parse in which it stands behind what is left out, and is that of all.
    private var exceptedThere: [PartialParse] {
        guard constraints.holds(.placeBehindException), frame.isExceptingByName, link == .none else { return [] }
        return [parse.with { $0.places.append(place) }]
    }

    /// The partial parse in which all things of kinds that were named before it are there.
    private var allThere: [PartialParse] {
        guard constraints.holds(.placeOfAll), link == .none, !frame.isExcepting, frame.last == .referent,
            frame.places.isEmpty, !frame.isSaid,
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
