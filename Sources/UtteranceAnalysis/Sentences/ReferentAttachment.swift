import HomeModel
import HomeNames

/// How a referent goes on from what was read before it.
///
/// The ways are tried in their order, and the first that fits holds, with all partial parses that it makes.
struct ReferentAttachment {
    private let parse: PartialParse
    private let referent: Referent
    private let constraints: Constraints

    /// Puts a referent to a partial parse, whose language has some constraints.
    init(of referent: Referent, to parse: PartialParse, under constraints: Constraints) {
        (self.parse, self.referent, self.constraints) = (parse, referent, constraints)
    }

    /// The partial parses that come of it; none where it cannot follow.
    var parses: [PartialParse] {
        repeated ?? meantBesideException ?? behindCommand ?? apposed ?? firstOfItsList ?? besideOthers
    }

    private var besideOthers: [PartialParse] {
        behindHeading ?? joined ?? nextCommandAtOnce ?? listedAtOnce ?? placed
    }

    private var frame: Frame { _read { yield parse.frame } }
    private var link: PartialParse.Link { parse.link }
    /// The referents that it would stand beside.
    private var list: [Referent] { frame.isExcepting ? frame.exceptions : frame.referents }

    /// The partial parses in which the command so far is whole, and the referent begins another.
    private var another: [PartialParse] {
        parse.broken(under: constraints)?.adding(referent, under: constraints) ?? []
    }

    private var withReferent: PartialParse { parse.with { $0.add(referent) } }

    // MARK: - No further thing

    /// It says again what is meant, or which.
    private var repeated: [PartialParse]? {
        guard !frame.isExcepting, let last = frame.referents.last, !last.has(.mentioned) else { return nil }
        let isAllOfThem =
            referent.has(.mentioned) && referent.has(.plural) && frame.last == .referent || referent.has(.lot)
        if constraints.holds(.floatingQuantifier), link == .pause, isAllOfThem, last.has(.plural) {
            return [parse.with()]
        }
        guard referent.has(.mentioned) else { return nil }
        let isDislocated = referent.has(.late) && link <= .pause && frame.last == .referent && frame.slots.isEmpty
        return isDislocated && constraints.holds(.dislocation) ? [parse.with()] : nil
    }

    /// It is what is meant, behind what is not.
    private var meantBesideException: [PartialParse]? {
        guard frame.isExcepting, !frame.exceptions.isEmpty else { return nil }
        let isRest = link == .none && (referent.has(.rest) || referent.has(.lot))
        if constraints.holds(.allBesideException), isRest || link <= .pause && frame.slots.isEmpty,
            frame.referents.isEmpty,
            referent.has(.everything) || referent.has(.all)
        {
            return [meant]
        }
        let isKind =
            constraints.holds(.kindBesideException) && link == .pause && referent.isBroad && frame.slots.isEmpty
        return isKind && frame.referents.allSatisfy { $0.has(.lot) } ? [meant] : nil
    }

    /// The partial parse in which it is all that is meant, but for what is left out.
    private var meant: PartialParse {
        parse.with { frame in
            frame.isExcepting = false
            frame.referents = []
            frame.add(referent)
        }
    }

    // MARK: - Another command

    /// It stands behind something that is whole.
    private var behindCommand: [PartialParse]? {
        if constraints.holds(.markedObject), referent.has(.object),
            frame.scene != nil || !frame.slots.properties.allNames({ $0 == .please })
        {
            return another
        }
        if constraints.holds(.placeOfScene), frame.scene != nil, link == .none, referent.isPlace { return place }
        let isBehindScene = constraints.holds(.thingBehindScene) && frame.scene != nil
        if isBehindScene || constraints.holds(.thingBehindThen) && link == .then && frame.isComplete {
            let isBoth = constraints.holds(.sequence) && frame.scene == nil && referent.isNamedThing && !list.isEmpty
            return link == .none ? [] : (isBoth ? [parse.with { $0.list(referent) }] : []) + another
        }
        let isBesidePlace = frame.last == .place && link != .none && referent.isPlace
        return isBesidePlace && constraints.holds(.placeBesidePlace) ? place : nil
    }

    /// It is said in one breath behind a command that is whole.
    private var nextCommandAtOnce: [PartialParse]? {
        if constraints.holds(.commandBehindState), !referent.isPlace, !referent.has(.mentioned),
            frame.isStateAfterThing || frame.isActAfterThing && !list.contains(where: \.isPlace)
        {
            return another
        }
        let isOfAnother =
            constraints.holds(.commandBehindValue) && !referent.isBearer
            && (referent.isNamedThing || referent.names.contains(where: \.isUnknown))
            && (frame.isValueAfterThing || frame.isWayAfterThing && !list[0].isPlace)
        return isOfAnother ? another : nil
    }

    // MARK: - Beside one referent

    /// It stands beside the only referent, and says what that is, where, or of what.
    private var apposed: [PartialParse]? {
        guard list.count == 1 else { return pointedBack }
        if link == .pause, let explained = explaining(list[0]) { return explained }
        if let pointedBack { return pointedBack }
        let isBearer =
            constraints.holds(.bearerOfQuality) && link == .none && !frame.isExcepting && referent.isBearer
            && !referent.isPlace
            && list[0].has(.mentioned)
            && parse.frames.last?.slots.has(.quality) == true
        return isBearer ? [withReferent] : nil
    }

    /// Behind a pause it says what the only referent is, or where.
    private func explaining(_ only: Referent) -> [PartialParse]? {
        let isIt =
            constraints.holds(.cataphora) && only.has(.mentioned) && !referent.has(.mentioned) && !referent.isPlace
        let isWhich =
            constraints.holds(.apposition) && (frame.last == .referent || only.has(.both))
            && only.isApposed(by: referent)
        let isWhichOne =
            constraints.holds(.lateApposition) && !frame.isExcepting && frame.isValued && !frame.slots.has(.asked)
            && only.isApposed(by: referent)
        if isIt || isWhich || isWhichOne { return [parse.with { $0.call(it: referent) }] + another }
        let isSame = referent.has(.like) && referent.names.isEmpty && referent.places.isEmpty && only.isKindAlone
        if constraints.holds(.anaphora), isSame, !frame.isExcepting {
            return [parse.with { $0.last = .referent }] + another
        }
        let isWhere =
            constraints.holds(.kindAsTopic) && !frame.isExcepting && frame.slots.isEmpty && only.isKindAlone
            && referent.isPlace && !referent.has(.here)
        return isWhere ? [parse.with { $0.place(referent, isFurther: false) }] : nil
    }

    /// The partial parse in which a pronoun is what was named before.
    private var pointedBack: [PartialParse]? {
        let isSame =
            constraints.holds(.resumption) && referent.has(.mentioned) && link == .none && frame.last == .slots
            && !list.isEmpty
            && !list.contains(where: \.isPlace)
        return isSame ? [parse.with()] : nil
    }

    /// It is the first of those that are meant, or left out.
    private var firstOfItsList: [PartialParse]? {
        guard list.isEmpty else { return nil }
        let isFresh = link == .none || frame.referents.isEmpty && frame.slots.isEmpty
        return isFresh ? [withReferent] : [withReferent] + another
    }

    /// Whether one place was said and nothing else: "the kitchen, turn off the lights".
    private var isHeading: Bool { !frame.isExcepting && list.count == 1 && list[0].isPlace && !referent.isPlace }

    /// Whether it is of a kind, behind the place that was meant instead of another: "turn the den, no, the hall, lights off".
    private var isHeadingPutRight: Bool {
        isHeading && frame.last == .referent && frame.corrected.contains(where: \.isPlace) && referent.has(.kind)
            && referent.allNames.isEmpty
    }

    /// It stands behind where it is, and a pause.
    private var behindHeading: [PartialParse]? {
        guard link == .pause, !frame.isExcepting, frame.slots.isEmpty || isHeadingPutRight else { return nil }
        if constraints.holds(.placeAsTopic), isHeading, !referent.isKindInPlace { return [headed] }
        let areHeadings =
            constraints.holds(.placesAsTopic) && list.count > 1 && referent.has(.kind) && referent.allNames.isEmpty
            && list.allSatisfy(\.isPlace)
        return areHeadings ? [headed] : nil
    }

    /// The referents before it are where it is.
    private var headed: PartialParse {
        parse.with { frame in
            frame.places += frame.referents
            frame.referents = []
            frame.add(referent)
        }
    }

    // MARK: - A further thing

    /// What joins it to the one before: "and", "or" or a pause.
    private var joined: [PartialParse]? {
        if link == .none { return nil }
        if constraints.holds(.placeBehindPause), link == .pause, !frame.isExcepting, referent.isPlace,
            frame.places.isEmpty,
            frame.isValued,
            list.allSatisfy({ !$0.isPlace && $0.names.isEmpty && $0.places.isEmpty && !$0.has(.mentioned) })
        {
            let placed = parse.with { frame in
                frame.places.append(referent)
                frame.last = .place
                frame.isListed = true
            }
            return [placed] + another
        }
        let isListed =
            link == .pause && (frame.slots[.to] != nil || frame.slots[.dir] != nil || frame.slots.number != nil)
        let together = parse.with { frame in
            frame.isApart = parse.isApart && list.count == 1
            frame.add(referent)
            frame.isListed = isListed
        }
        return [together] + another
    }

    /// The partial parse in which it is one more of a list whose things nothing joins.
    private var listedAtOnce: [PartialParse]? {
        guard constraints.holds(.asyndeton), frame.last == .referent, referent.isNamedThing, !referent.isBearer,
            let last = list.last, last.isNamedThing,
            !last.has(.owner)
        else { return nil }
        // What is done to all of them may still be to come where a script sets no spaces, and none is misspelt: 厨房灯餐厅灯打开.
        let isList = (list + [referent]).flatMap(\.names).allSatisfy { name in
            name.errors == 0 && name.entries.allSatisfy { $0.name.first?.isWordByItself == true }
        }
        return [parse.with { frame.slots.isEmpty && isList ? $0.add(referent) : $0.list(referent) }]
    }

    /// It is where the things before it are, or those are where it is.
    private var placed: [PartialParse] {
        // A place behind things of a kind is where they are: "turn off the lights kitchen", "everything upstairs off".
        if referent.isPlace { return place }
        return constraints.holds(.topicAtOnce) && isHeading && (frame.last != .referent || referent.has(.everything))
            ? [headed] : []
    }

    /// The partial parses in which it says where, and nothing else.
    private var place: [PartialParse] { parse.adding(place: referent, under: constraints) }
}

extension Referent {
    /// Whether it is a thing, or several, of a kind, and nothing says which.
    fileprivate var isKindAlone: Bool {
        has(.kind) && names.isEmpty && places.isEmpty && !has(.all) && !has(.rest) && !has(.count)
    }

    /// Whether a name behind it tells which of its kind is meant: "both doors, front and back".
    fileprivate func isApposed(by other: Referent) -> Bool {
        guard has(.kind), names.isEmpty, places.isEmpty, other.isNamedThing else { return false }
        if has(.both) { return true }
        guard isKindAlone, let word = text(.word) else { return false }
        // What things are may stand at either end of their names: “Haustür”, “lampe du salon”.
        return other.names.contains { name in
            name.entries.contains { entry in
                let key = NameKey(entry.name).text
                return key.hasSuffix(word) || key.hasPrefix(word)
            }
        }
    }
}
