import HomeModel
import HomeNames
import UtteranceAnalysis

/// Finds out what the clauses of a sentence mean in the homes at hand.
struct Resolver {
    /// The most readings of one sentence.
    private static let readingLimit = 128

    /// The homes that may be meant, the likeliest first.
    private(set) var homes: [HomeView]
    /// Where the speaker is; nil where that is not known.
    let context: Context
    /// Whether readings may be left out that are worse than others whatever else is found.
    var isBestEnough = false

    /// All readings of a sentence; none where its names are in no home, or where a clause makes no sense.
    func readings(of frames: [Frame]) -> [Interpretation] {
        if frames.allSatisfy({ $0.slots.has(.kept) }), MeaningRule.keptAlone.holds { return [] }
        var found: [[Interpretation]] = []
        // Others are beside those of the turn before: "turn the other one on".
        let isOfOthers = frames.first?.isOfOthers == true && TurnRule.othersOfTurn.holds
        let isOfOther = frames.first?.isOfOther == true || isOfOthers
        var mentioned = isOfOther ? Set(context.focus?.services ?? []) : []
        var spared: Set<Interpretation.TargetedAction> = []
        var left: Set<ServiceReference> = []
        // What is said later finds the homes as they are by then.
        var then = self
        for index in frames.indices {
            let frame = frames[index]
            let whole = withoutHere(withThings(frames, at: index))
            var further = then.beside(frames, at: index, whole, mentioned) ?? then.readings(of: whole, mentioned)
            if whole.isBorrowing, frame.mayBeOfHouse,
                !further.contains(where: { $0.intents != nil || $0.isOfLamps && frame.mayBeOfLamps }),
                MeaningRule.qualityOfHouse.holds
            {
                // What the other commands are about cannot do that: "make it warmer and close the blinds".
                let own = then.readings(of: withoutHere(frame.withoutIt), mentioned).filter { $0.intents != nil }
                // Whatever else the words can be is likelier: "the lamp on from 19 to 23".
                if !own.isEmpty { further = own.map(\.lessLikely) }
            }
            if index + 1 < frames.count, let first = further.first, !frame.isTimed {
                then.homes = then.homes.map { $0.once(first) }
            }
            // Words that were said once explain the sentence once.
            if whole.referents != frame.referents { further = further.map(\.unexplaining) }
            // What a command is about matters to those after it, and to itself where it is left be.
            let isHeard = index + 1 < frames.count || frame.isLeftBe
            let said = isHeard ? Set((further.first?.targetedActions ?? []).map(\.reference)) : []
            mentioned.formUnion(said)
            // What is spared alone says what it is itself to be, and with nothing beside it no more: "only the desk
            // lamp on in the study", where there is no other.
            let isLastOne = frame.isSparing && frame.slots.has(.out) && index + 1 < frames.count
            if frame.slots.has(.kept) || isLastOne, !further.contains(where: { $0.intents != nil }) {
                // Nothing could be done to them anyway: "keep the blinds as they are".
                further = further.prefix(1).compactMap(\.lettingBe)
            }
            if frame.isLeftBe {
                if frame.isNegated {
                    spared.formUnion(further.first?.targetedActions ?? [])
                } else if frame.scene == nil {
                    left.formUnion(said)
                }
                further = further.map(\.leavingBe)
            }
            if further.isEmpty { return [] }
            found.append(further)
        }
        if !spared.isEmpty || !left.isEmpty {
            let isSceneLater = frames.contains { $0.scene != nil && $0.isTimed && !$0.isLeftBe }
            if isSceneLater, MeaningRule.laterSceneIsWhole.holds { return [] }
            let leftBy = frames.indices.map { $0 > 0 && frames[$0].goesOn(from: frames[$0 - 1]) ? [] : left }
            let rest = zip(found, leftBy).map { $0.first?.sparing(spared, and: $1) }
            if rest.contains(where: { $0 == nil }), MeaningRule.takenBackAtOnce.holds { return [] }
            found = zip(found, leftBy).map { readings, left in readings.compactMap { $0.sparing(spared, and: left) } }
        }
        if !frames.contains(where: \.isTimed) { return Self.together(found) }
        var now = context.now ?? PresentTime()
        // Homes that are elsewhere have another sun.
        let goBySun = frames.contains { ($0.times + $0.leadTimes).goBySun }
        let places = goBySun ? Set(homes.map(\.home.coordinates)) : [nil]
        return places.flatMap { place in
            now.coordinates = place
            return Timing.choices(of: frames, at: now, after: context.focus?.time).flatMap { timings in
                Self.together(
                    zip(found, timings).map { readings, timing in
                        readings.filter { places.count == 1 || isAll($0, at: place) }.compactMap {
                            timed($0, by: timing)
                        }
                    })
            }
        }
    }

    /// Whether all that a reading is about is in homes at a place.
    private func isAll(_ reading: Interpretation, at place: Coordinates?) -> Bool {
        reading.homes.allSatisfy { name in
            homes.first { $0.home.name == name }?.home.coordinates == place
        }
    }

    /// The readings of a sentence whose commands have these.
    private static func together(_ readings: [[Interpretation]]) -> [Interpretation] {
        guard var found = readings.first else { return [] }
        if readings.count == 1, !found.contains(where: \.contradictsItself) { return found }
        for further in readings.dropFirst() {
            found = Array(
                found.flatMap { first in further.map { first.yielding(to: $0).followed(by: $0) } }.prefix(readingLimit))
        }
        return found.filter { !$0.contradictsItself || !MeaningRule.noContradiction.holds }
    }

    private func readings(of frame: Frame, _ mentioned: Set<ServiceReference>) -> [Interpretation] {
        let names = frame.allNames
        let places = homes.indices.filter { place in
            Self.isMeant(homes[place], by: names)
                && (frame.remembered.isEmpty || homes[place].home.name == context.focus?.home)
        }
        let isOfLikeliest = names.allSatisfy(\.kind.isPlace) && MeaningRule.unnamedAtHome.holds
        if places.isEmpty { return acrossHomes(frame, mentioned) }
        // Each has its whole name in a home, if no home has both: "the dock light and the porch light".
        if homes.count > 1, names.count > 1, names.allSatisfy({ name in homes.contains { $0.hasWhole(name) } }),
            !homes.contains(where: { home in names.allSatisfy { home.hasWhole($0) } })
        {
            let across = acrossHomes(frame, mentioned)
            if !across.isEmpty { return across }
        }
        let likeliest = readings(of: frame, mentioned, inHomeAt: places[0])
        return isOfLikeliest
            ? likeliest : places.dropFirst().reduce(likeliest) { $0 + readings(of: frame, mentioned, inHomeAt: $1) }
    }

    private func readings(of frame: Frame, _ mentioned: Set<ServiceReference>, inHomeAt score: Int) -> [Interpretation]
    {
        let home = homes[score]
        let room = context.room.flatMap { home.room(named: $0) }?.id
        let isBestEnough = isBestEnough && !frame.isLeftBe && !frame.isTimed
        // Who says once more what was just done means another: “turn on the light”, behind “turn on the floor lamp”.
        let recent = context.recent.flatMap { focus in
            let isSame = focus.frame.map { Effect.effects(of: $0) == Effect.effects(of: frame) } ?? false
            return focus.home == home.home.name && !isSame ? Set(focus.services) : nil
        }
        var readings = FrameResolver(
            home: home, frame: frame, room: room, mentioned: mentioned, recent: recent ?? [],
            isBestEnough: isBestEnough, isLeaving: context.isLeaving
        ).readings
        for index in readings.indices { readings[index].score[.home] = score }
        return readings
    }

    /// The readings of a command to things of several homes, each said with its home: "the heater in the den and the
    /// kettle in the cottage".
    private func acrossHomes(_ frame: Frame, _ mentioned: Set<ServiceReference>) -> [Interpretation] {
        guard homes.count > 1, frame.referents.count > 1, frame.places.isEmpty, frame.exceptions.isEmpty,
            frame.scene == nil, !frame.slots.has(.ask)
        else { return [] }
        let readings = frame.referents.map { referent in
            var part = frame
            part.referents = [referent]
            return self.readings(of: part, mentioned).filter { $0.intents != nil }
        }
        return Self.together(readings).map { reading in
            var reading = reading
            (reading.score[.commands], reading.score[.home]) = (1, 0)
            if let intents = reading.intents { reading.result = .understood(intents.joined) }
            return reading
        }
    }

    /// The readings of a bare kind of thing where another command of the sentence is, if there is such a thing: "lights off
    /// in the den and close the curtains" are the curtains of the den.
    private func beside(
        _ frames: [Frame], at index: Int, _ frame: Frame, _ mentioned: Set<ServiceReference>
    ) -> [Interpretation]? {
        guard frames.count > 1, frame.isOfBareKind else { return nil }
        let before = frames[..<index].reversed().lazy.map { $0.placesBeside + roomsInNames(of: $0) }
            .first { !$0.isEmpty }
        guard let places = before ?? frames[(index + 1)...].last?.placesAtEnd, !places.isEmpty else { return nil }
        var placed = frame
        (placed.places, placed.isBorrowing) = (places, true)
        let all = readings(of: placed, mentioned)
        let found = all.filter { $0.intents != nil }
        // What is there and cannot do it was meant all the same.
        return found.isEmpty ? all.contains(where: \.isUnable) && MeaningRule.unableThere.holds ? all : nil : found
    }

    /// The rooms of things that are called after them: "the boardroom blinds down and lights to 30".
    private func roomsInNames(of frame: Frame) -> [Referent] {
        guard frame.referents.count == 1, let home = homes.first else { return [] }
        let entries = frame.referents[0].names.flatMap(\.entries).filter { $0.home == home.home.id && $0.form == .full }
        guard let entry = entries.first, entries.allSatisfy({ $0.name == entry.name }),
            let room = home.services(of: entry.thing).first?.room,
            NameKey(entry.name).text.hasPrefix(NameKey(room.name).text)
        else { return [] }
        let named = NameEntry(home: home.home.id, thing: .room(room.id), name: room.name)
        return [Referent([.name(Lattice.NameHit(kind: .room, range: 0..<0, entries: [named]))])]
    }

    /// The clause without "in here" where nobody knows which room that is and it is the air of the house all the same.
    private func withoutHere(_ frame: consuming Frame) -> Frame {
        guard context.room == nil, frame.saysHere, frame.isOfAir else { return frame }
        let isHere: (Referent) -> Bool = { $0.has(.here) && $0.isPlace && $0.names.isEmpty }
        frame.places.removeAll(where: isHere)
        frame.referents.removeAll(where: isHere)
        return frame
    }

    private static func isMeant(_ view: HomeView, by names: [Lattice.NameHit]) -> Bool {
        // By their places, because to look at an entry as a value is to copy it.
        names.allSatisfy { name in name.entries.indices.contains { name.entries[$0].home == view.home.id } }
    }

    /// The clause with the things of its neighbour where it has none or says "it": "turn on and dim the lamp".
    private func withThings(_ frames: [Frame], at index: Int) -> Frame {
        var frame = frames[index]
        // Not with what the other commands do: "don't touch the lamp".
        let isIdle = frame.isNegated && Effect.effects(of: frame).isEmpty
        if isIdle || frame.slots.has(.kept), let other = frames.first(where: { !$0.isLeftBe }) {
            frame.slots = other.slots
        }
        if index > 0, let kinds = frame.kinds(from: frames[index - 1], leavingBe: frames[index].isLeftBe) {
            frame.places += frame.referents.map(\.asPlace)
            (frame.referents, frame.isBorrowing) = (kinds, true)
            return frame
        }
        if index == 0, frame.isOfOthers, let left = context.focus?.left, TurnRule.othersOfTurn.holds {
            (frame.referents, frame.remembered, frame.isBorrowing) = ([], left, true)
            return frame
        }
        frame.referents = frame.referents.map { alike($0, after: frames[..<index]) }
        let isOpen =
            frame.referents.isEmpty && frame.places.isEmpty && frame.scene == nil && !frame.slots.has(.kind)
            || frame.referents.contains { $0.has(.mentioned) }
        let isOfFocus = frame.isAboutBefore || context.asksOfFocus && frame.asksOfNothing
        guard isOpen, !frame.isOfTheHouse || !MeaningRule.warmthOfTheHouse.holds || isOfFocus && context.focus != nil
        else { return frame }
        if let focus = context.focus, isOfFocus,
            !frames[..<index].contains(where: { !$0.referents.isEmpty && !$0.referents[0].has(.mentioned) })
        {
            (frame.remembered, frame.isBorrowing) = (focus.services(meantBy: frame.referents), true)
            return frame
        }
        let others = frames[..<index].reversed() + frames[(index + 1)...]
        let isAbout: (Frame) -> Bool = {
            !$0.referents.isEmpty && !$0.referents[0].has(.mentioned) || frame.isAsked(with: $0)
        }
        guard let source = others.first(where: isAbout) else { return frame }
        frame.isBorrowing = true
        // Others of the kind, there: "open the blinds in the den and close them in the hall".
        let elsewhere = frame.places + frame.referents.flatMap(\.places)
        if !elsewhere.isEmpty, source.referents.allSatisfy(\.canBeElsewhere) {
            (frame.referents, frame.places) = (source.referents.map(\.anywhere), elsewhere)
            return frame
        }
        // The one that was spared: "all lights off except the lamp, and set that to 20".
        if let spared = source.spared, frame.isOfOneMentioned || frame.isLit(behind: source),
            MeaningRule.sparedIsMeant.holds
        {
            frame.referents = spared
            return frame
        }
        // Both: "dim it and the floor lamp".
        let own = frame.referents.filter { !$0.has(.mentioned) && !$0.isPlace && !$0.isBearer }
        frame.isBorrowing = own.isEmpty
        frame.referents = source.referents + own
        // One of each command: "the lamp blue, then the strip red, then both to half".
        if frames[index].referents.contains(where: { $0.has(.both) }), source.referents.count == 1,
            !source.referents[0].isBroad,
            let first = others.drop(while: { !isAbout($0) }).dropFirst().first(where: isAbout)
        {
            frame.referents = first.referents + frame.referents
        }
        // Another one, there: "in the den turn the light on and in the hall turn it off".
        if frame.places.isEmpty { frame.places = source.places }
        if frame.exceptions.isEmpty { frame.exceptions = source.exceptions }
        return frame
    }
}

extension Resolver {
    /// The things of a place that are of the type of what was named before, where one more of these is said to be there: of
    /// 主卧窗帘打开，次卧的关上 the curtain in 次卧.
    private func alike(_ referent: Referent, after earlier: ArraySlice<Frame>) -> Referent {
        if let others = others(referent, after: earlier) { return others }
        guard referent.has(.like), referent.isPlace, let home = homes.first else { return referent }
        let types = earlier.last?.referents.flatMap { home.types(named: $0) } ?? []
        guard let type = types.first, types.allSatisfy({ $0 == type }) else { return referent }
        var alike = referent
        alike.slots = referent.slots.filling(.kind, with: .services([type])).filling(.plural, with: .present)
        return alike
    }

    /// Others are of the kind that was spoken of just before; nil where they are of none, or of several: "the other
    /// one", "the rest", which is else all that can be switched.
    private func others(_ referent: Referent, after earlier: ArraySlice<Frame>) -> Referent? {
        let isRest = referent.has(.rest) && referent.has(.everything) && referent.has(.all)
        guard referent.has(.others) || isRest, referent.places.isEmpty, referent.names.isEmpty,
            let home = homes.first
        else { return nil }
        let types =
            earlier.last?.referents.flatMap { $0.has(.kind) ? $0.services(.kind) : home.types(named: $0) }
            ?? typesOfFocus(referent)
        guard let type = types.first, types.allSatisfy({ $0 == type }) || !MeaningRule.othersOfOneKind.holds else {
            return nil
        }
        let isAlone = home.services(ofTypes: [type]).count <= types.count || ["Outlet", "Switch"].contains(type)
        if isRest, !referent.has(.others), isAlone, MeaningRule.restOfNone.holds { return nil }
        var others = referent
        others.slots = referent.slots.without(.everything)
            .filling(.kind, with: .services([type])).filling(.others, with: .present)
        return others
    }

    /// The types of what was spoken of, where others than that are meant.
    private func typesOfFocus(_ referent: Referent) -> [ServiceType] {
        guard referent.has(.others), !referent.has(.one), TurnRule.othersOfTurn.holds else { return [] }
        return (context.focus?.types ?? []).sorted().map { ServiceType($0) }
    }
}

extension HomeView {
    /// What is here and bears, whole, the names that a referent says.
    func services(named referent: Referent) -> [ServiceView] {
        referent.names.flatMap(\.entries).filter { $0.home == home.id && $0.form == .full }
            .flatMap { services(of: $0.thing) }
    }

    /// The types of what is here and bears, whole, the names that a referent says.
    fileprivate func types(named referent: Referent) -> [ServiceType] { services(named: referent).map(\.service.type) }

    /// Whether something here bears a name as it was said, whole.
    fileprivate func hasWhole(_ name: Lattice.NameHit) -> Bool {
        name.entries.indices.contains { name.entries[$0].home == home.id && name.entries[$0].form == .full }
    }
}

extension Frame {
    /// Whether it needs no thing, as what is to be as warm as the house is: "set the temperature to 19, then open the blinds".
    fileprivate var isOfTheHouse: Bool {
        !slots.has(.ask)
            && ([.temperature, .humidity].contains(slots[.about]) && !slots.has(.act) || slots.has(.mode))
    }

    /// Whether it says what may be of the house, and names nothing: how warm or loud it is, and that it is guarded.
    fileprivate var mayBeOfHouse: Bool {
        guard scene == nil, places.isEmpty, exceptions.isEmpty, !slots.has(.ask), !slots.has(.kind),
            referents.allSatisfy({ $0.has(.mentioned) })
        else { return false }
        return [.temperature, .volume, .humidity, .warmth].contains(slots[.about]) || slots.has(.mode)
            || [.degrees, .celsius, .fahrenheit].contains(slots[.unit]) || slots.has(.arm) && referents.isEmpty
    }

    /// Whether what it says may be of the light of lamps, as being warm is, and being loud is not.
    fileprivate var mayBeOfLamps: Bool { slots[.about] != .volume && !slots.has(.arm) }

    /// The same without "it".
    fileprivate var withoutIt: Frame {
        var frame = self
        frame.referents = []
        return frame
    }

    /// Whether "here" or the like was said.
    fileprivate var saysHere: Bool { places.contains { $0.has(.here) } || referents.contains { $0.has(.here) } }

    /// Whether it is about how warm it is, and of no thing.
    fileprivate var isOfAir: Bool {
        guard referents.allSatisfy({ $0.isPlace || $0.has(.mentioned) || $0.services(.prefer) == ["Thermostat"] }),
            scene == nil,
            !slots.has(.ask)
        else {
            return false
        }
        let effects = Effect.effects(of: self)
        return !effects.isEmpty && effects.allSatisfy(\.isHeating)
    }

    /// Whether it is about a kind of thing of which nothing says where or how many: "the curtains".
    fileprivate var isOfBareKind: Bool {
        scene == nil && places.isEmpty && exceptions.isEmpty && !referents.isEmpty
            && referents.allSatisfy { referent in
                referent.has(.kind) && referent.names.isEmpty && referent.places.isEmpty
                    && !([.all, .rest, .everything, .whole, .here, .lit, .mentioned] as [Property]).contains(
                        where: referent.has)
            }
    }

    /// Where it is, by words beside what it is about, but for the house as a whole.
    fileprivate var placesBeside: [Referent] {
        let inNames = referents.filter { $0.names.contains(where: \.kind.isPlace) }.map { referent in
            var place = referent
            (place.slots, place.names) = (Slots(), referent.names.filter(\.kind.isPlace))
            return place
        }
        return placesAtEnd + inNames
    }

    /// Where it is, by words that stand for themselves.
    fileprivate var placesAtEnd: [Referent] { (places + referents.flatMap(\.places)).filter { !$0.has(.whole) } }

    /// The one thing that is spared of several, or those of the kind in the one place that is; nil where none or more are.
    fileprivate var spared: [Referent]? {
        guard exceptions.count == 1, !referents.allSatisfy(\.isOne) else { return nil }
        if exceptions[0].isOne { return exceptions }
        let isOfKinds = referents.allSatisfy { $0.has(.kind) && $0.names.isEmpty }
        guard exceptions[0].isPlace, isOfKinds, !referents.isEmpty else { return nil }
        return referents.map { $0.placed(at: exceptions) }
    }

    /// Whether it is about one that was mentioned: "it", "that one".
    fileprivate var isOfOneMentioned: Bool {
        referents.count == 1 && referents[0].has(.mentioned) && !referents[0].has(.plural) && !referents[0].has(.both)
            && !referents[0].has(.all)
    }

    /// Whether it says nothing of things but "it", and how they are to be that are not switched off: "all off but the lamp,
    /// dim to 20".
    fileprivate func isLit(behind before: Frame) -> Bool {
        referents.allSatisfy { $0.has(.mentioned) && !$0.has(.all) && !$0.has(.both) } && before.slots[.to] == .off
            && slots[.to] != .off && (slots[.dir] != nil || slots.number != nil)
    }

    /// Whether it says nothing but how and where: "off in the den", "the den up".
    private var isElsewhere: Bool {
        (isElided || slots.has(.upward)) && saysWhereAlone(referents) && !slots.has(.about)
    }

    /// Whether it says nothing of what it is about but where, with some of that for it.
    private func saysWhereAlone(_ referents: [Referent]) -> Bool {
        !(referents.isEmpty && places.isEmpty) && referents.allSatisfy(\.isPlace)
            && !places.contains { $0.has(.whole) } && !slots.has(.ask) && scene == nil
    }

    /// What the command before was about, without where, if this one is about the same elsewhere: "the blinds up in the
    /// study, down in the den".
    ///
    /// So is what is not to be done of it, or left: "all sockets off, leave those in the den".
    fileprivate func kinds(from before: Frame, leavingBe: Bool) -> [Referent]? {
        let isSame = slots[.to] == before.slots[.to] && slots[.dir] == before.slots[.dir]
        let isSpared = leavingBe && (isSame || slots.has(.leave))
        guard isSpared ? saysWhereAlone(referents.map(\.asPlace)) : isElsewhere, !before.referents.isEmpty,
            before.referents.allSatisfy({ $0.canBeElsewhere || isSpared && $0.has(.everything) })
        else { return nil }
        return before.referents.map(\.anywhere)
    }

    /// Whether both ask, and the other says where: "what's the temperature and humidity in the garden".
    fileprivate func isAsked(with other: Frame) -> Bool {
        slots.has(.ask) && referents.isEmpty && other.slots.has(.ask) && !other.places.isEmpty
    }

    /// Whether it says what becomes of what the one before leaves as it is, in another way or later: "leave the light on but
    /// dim it", "leave the fan on and turn it off at nine".
    fileprivate func goesOn(from before: Frame) -> Bool {
        before.isLeftBe && !before.isNegated && !isLeftBe && scene == nil && places.isEmpty
            && referents.allSatisfy { $0.has(.mentioned) } && (slots[.to] == nil || !times.isEmpty)
    }

    /// Whether what it is about is to stay as it is: "don't turn it on", "leave it on".
    var isLeftBe: Bool {
        isNegated || slots.has(.kept)
            || slots.has(.leave) && slots[.to] != nil && slots.number == nil && !slots.has(.ask) && times.isEmpty
    }
}

extension Referent {
    /// Whether it is one thing: a name, or a kind in the singular.
    fileprivate var isOne: Bool {
        !isPlace && !isBroad && !has(.mentioned) && (names.contains { !$0.kind.isPlace } || has(.kind) && !has(.plural))
    }

    /// Whether there may be such a thing in another place too: "the blinds", but not the Study Blinds.
    fileprivate var canBeElsewhere: Bool {
        let things = names.filter { !$0.kind.isPlace }
        if things.isEmpty { return has(.kind) && !has(.rest) }
        return things.allSatisfy { $0.entries.contains { $0.form != .full } }
    }

    /// The place alone, where all that is there was meant by it.
    fileprivate var asPlace: Referent {
        guard has(.lot), !names.isEmpty else { return self }
        var place = self
        place.slots = Slots()
        return place
    }

    /// The same, wherever it is.
    fileprivate var anywhere: Referent {
        var referent = self
        referent.names.removeAll(where: \.kind.isPlace)
        referent.places = []
        return referent
    }
}
