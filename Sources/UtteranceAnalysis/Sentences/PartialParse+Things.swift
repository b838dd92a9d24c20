import HomeModel
import HomeNames

extension PartialParse {
    func adding(_ referent: Referent, under constraints: Constraints) -> [PartialParse] {
        // "Not the lamp but the fan, turn it on".
        if frame.isNegated, frame.slots.isEmpty, link == .pause || link == .but, frame.referents.count == 1 {
            return [with { $0 = $0.denied(for: referent) }]
        }
        // "The lamp off but the fan on"; that "but" leaves something out is another way to read it.
        if link == .but { return broken(under: constraints)?.adding(referent, under: constraints) ?? [] }
        return going(on: constraints.penalties(of: referent, after: self)) { $0.taking(referent, under: constraints) }
    }

    private func taking(_ referent: Referent, under constraints: Constraints) -> [PartialParse] {
        // "The lights, all of them".
        // So are "the lights, all".
        let isAllOfThem =
            referent.has(.mentioned) && referent.has(.plural) && frame.last == .referent || referent.has(.lot)
        if link == .pause, !frame.isExcepting, isAllOfThem,
            let last = frame.referents.last, last.has(.plural), !last.has(.mentioned)
        {
            return [with()]
        }
        // „Mach die Lampen aus, die an sind“: which of them, behind what is done to them.
        if referent.has(.lit), referent.has(.mentioned), link == .none, !frame.isExcepting,
            let last = frame.referents.last, !last.has(.mentioned)
        {
            return [with { $0.referents[$0.referents.count - 1].slots = last.slots.filling(.lit, with: .present) }]
        }
        // “La télé, tu l'éteins”: a pronoun that stands behind its thing, and before what is done.
        if referent.has(.mentioned), referent.has(.late), link <= .pause, !frame.isExcepting, frame.last == .referent,
            frame.slots.isEmpty, let last = frame.referents.last, !last.has(.mentioned)
        {
            return [with()]
        }
        // "Except for the lamp, everything off", “bis auf die Lampe alle Lichter aus”: what is meant.
        // "Turn off except the lamp the rest" too.
        let isRest = link == .none && (referent.has(.rest) || referent.has(.lot))
        if frame.isExcepting, isRest || link <= .pause && frame.slots.isEmpty, frame.referents.isEmpty,
            !frame.exceptions.isEmpty, referent.has(.everything) || referent.has(.all)
        {
            return [
                with { frame in
                    frame.isExcepting = false
                    frame.add(referent)
                }
            ]
        }
        // "All but the lamp and the strip, lights off": all lights.
        if frame.isExcepting, link == .pause, referent.isBroad, frame.slots.isEmpty, !frame.exceptions.isEmpty,
            frame.referents.allSatisfy({ $0.has(.lot) })
        {
            return [
                with { frame in
                    frame.isExcepting = false
                    frame.referents = []
                    frame.add(referent)
                }
            ]
        }
        // What something is done to begins a command where something else is done already.
        let isSaid = frame.scene != nil || frame.slots.properties.contains { $0.name != .please }
        if referent.has(.object), isSaid {
            return broken(under: constraints)?.adding(referent, under: constraints) ?? []
        }
        let list = frame.isExcepting ? frame.exceptions : frame.referents
        if frame.scene != nil, link == .none, referent.isPlace { return adding(place: referent, under: constraints) }
        if frame.scene != nil || (link == .then && frame.isComplete) {
            // "The kettle, then the fan": the same is done to both.
            let both = frame.scene == nil && referent.isNamedThing && !list.isEmpty ? [with { $0.list(referent) }] : []
            return link == .none ? [] : both + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        if frame.last == .place, link != .none, referent.isPlace { return adding(place: referent, under: constraints) }
        // "Lock it, the front door", "the front door: lock it": it is what it is called beside it.
        if link == .pause, list.count == 1, list[0].has(.mentioned), !referent.has(.mentioned), !referent.isPlace {
            return [with { $0.call(it: referent) }]
                + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        // "Both doors, front and back": which they are.
        if link == .pause, list.count == 1, frame.last == .referent || list[0].has(.both),
            list[0].isApposed(by: referent)
        {
            return [with { $0.call(it: referent) }]
                + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        // "Lights: study 20, den 60": a kind, and where.
        if link == .pause, !frame.isExcepting, frame.slots.isEmpty, list.count == 1, list[0].isKindAnywhere,
            referent.isPlace, !referent.has(.here)
        {
            return [with { $0.place(referent, isFurther: false) }]
        }
        if referent.has(.mentioned), link == .none, frame.last == .slots, !list.isEmpty,
            !list.contains(where: \.isPlace)
        {
            return [with()]
        }
        // "And raise it on the radio".
        if link == .none, !frame.isExcepting, list.count == 1, list[0].has(.mentioned),
            referent.isBearer, !referent.isPlace, frames.last?.slots.has(.quality) == true
        {
            return [with { $0.add(referent) }]
        }
        if list.isEmpty {
            let fresh = link == .none || frame.referents.isEmpty && frame.slots.isEmpty
            let together = [with { $0.add(referent) }]
            return fresh
                ? together : together + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        // "Kitchen, lights on": a place and a pause.
        let isHeading = !frame.isExcepting && list.count == 1 && list[0].isPlace && !referent.isPlace
        if link == .pause, isHeading, frame.slots.isEmpty, !referent.isKindInPlace { return headed(by: referent) }
        // "Kitchen and study: lights off": several places and a pause.
        let areHeadings = !frame.isExcepting && list.count > 1 && list.allSatisfy(\.isPlace)
        if link == .pause, areHeadings, frame.slots.isEmpty, referent.has(.kind), referent.allNames.isEmpty {
            return headed(by: referent)
        }
        // "Turn on the lamp at 40 and the vanity", which perhaps has no levels: then it is turned on.
        if link != .none, !referent.isPlace, frame.isTurnedOnTo, var beside = broken(under: constraints) {
            beside.frame.slots = frame.slots.withoutLevel
            return [with { $0.add(referent) }, beside.with { $0.add(referent) }]
                + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        // "Lights off, kitchen", "off with the lights, kitchen": a place after what is done to things of a kind is where
        // they are.
        if link == .pause, !frame.isExcepting, referent.isPlace, frame.places.isEmpty, frame.isValued,
            list.allSatisfy({ !$0.isPlace && $0.names.isEmpty && $0.places.isEmpty && !$0.has(.mentioned) })
        {
            let placed = with { frame in
                frame.places.append(referent)
                frame.last = .place
                frame.isListed = true
            }
            return [placed] + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        if link != .none {
            let isListed = link == .pause && (frame.slots[.to] != nil || frame.slots.number != nil)
            let together = with { frame in
                frame.add(referent)
                frame.isListed = isListed
            }
            return [together] + (broken(under: constraints)?.adding(referent, under: constraints) ?? [])
        }
        // "Kitchen light off hall light on": said in one breath.
        if frame.isStateAfterThing, !referent.isPlace, !referent.has(.mentioned) {
            return broken(under: constraints)?.adding(referent, under: constraints) ?? []
        }
        // The same where the deed stands behind its thing.
        if frame.isActAfterThing, !list.contains(where: \.isPlace), !referent.isPlace, !referent.has(.mentioned) {
            return broken(under: constraints)?.adding(referent, under: constraints) ?? []
        }
        // "Anna's lamp to 10 Ben's lamp to 50", "Anna's blind up Ben's blind down".
        if frame.isValueAfterThing || frame.isWayAfterThing && !list[0].isPlace,
            referent.isNamedThing || referent.names.contains(where: \.isUnknown), !referent.isBearer
        {
            return broken(under: constraints)?.adding(referent, under: constraints) ?? []
        }
        // "Turn off the kettle the oven and the fan": said in one breath.
        if frame.last == .referent, referent.isNamedThing, !referent.isBearer,
            let last = list.last,
            last.isNamedThing, !last.has(.owner)
        {
            // What is done to all of them may still be to come where a script sets no spaces, and none is misspelt: 厨房灯餐厅灯打开.
            let names = (list + [referent]).flatMap(\.names)
            let isList = names.allSatisfy { name in
                name.errors == 0 && name.entries.allSatisfy { $0.name.first?.isWordByItself == true }
            }
            return [with { frame.slots.isEmpty && isList ? $0.add(referent) : $0.list(referent) }]
        }
        // "Turn off the lights kitchen", "everything upstairs off": a place after things is where they are.
        if referent.isPlace { return adding(place: referent, under: constraints) }
        // "The kitchen, turn off the lights": what comes first is where.
        return isHeading && (frame.last != .referent || referent.has(.everything)) ? headed(by: referent) : []
    }

    /// The noun before this one is where it is.
    func headed(by referent: Referent) -> [PartialParse] {
        [
            with { frame in
                frame.places += frame.referents
                frame.referents = []
                frame.add(referent)
            }
        ]
    }

    func adding(place said: Referent, under constraints: Constraints) -> [PartialParse] {
        // "In" says nothing of a place that is not the place itself.
        var place = said
        place.slots = said.slots.without(.host)
        return going(on: constraints.penalties(ofPlace: place, after: self)) {
            $0.taking(place: place, under: constraints)
        }
    }

    private func taking(place: Referent, under constraints: Constraints) -> [PartialParse] {
        if frame.isExcepting, frame.exceptions.allSatisfy(\.isPlace), frame.exceptions.isEmpty || link != .none {
            return [with { $0.add(place) }]
        }
        if frames.isEmpty, frame.isEmpty {
            var next = self
            next.lead.place(place, isFurther: link != .none)
            next.link = .none
            next.frame.last = .place
            return [next]
        }
        var parses: [PartialParse] = []
        // "… and in the study the lamp": a place may begin a command of its own.
        if link != .none, var fresh = broken(under: constraints) {
            fresh.frame.places.append(place)
            fresh.frame.last = .place
            parses.append(fresh)
        }
        if frame.last == .referent || frame.last == .place {
            if frame.isExceptingByName, link == .none {
                // "Turn off all but the desk lamp in the study": all of the study, perhaps.
                parses.append(with { $0.places.append(place) })
            }
            return [with { $0.place(place, isFurther: link != .none) }] + placingAll(place) + parses
        }
        if link != .none, !frame.isEmpty { return parses }
        return [
            with { frame in
                frame.places.append(place)
                frame.last = .place
            }
        ]
    }

    /// "The lights and the fan in the bedroom": all things of kinds that were named before the place are there, perhaps.
    private func placingAll(_ place: Referent) -> [PartialParse] {
        guard link == .none, !frame.isExcepting, frame.last == .referent, frame.places.isEmpty, !frame.isSaid,
            frame.referents.count > 1, frame.referents.allSatisfy(\.isUnplacedKind)
        else { return [] }
        return [
            with { frame in
                for index in frame.referents.indices { frame.referents[index].places.append(place) }
                frame.last = .place
            }
        ]
    }

    func adding(scene: Referent, under constraints: Constraints) -> [PartialParse] {
        going(on: constraints.penalties(ofScene: scene, after: self)) { $0.taking(scene: scene, under: constraints) }
    }

    private func taking(scene: Referent, under constraints: Constraints) -> [PartialParse] {
        guard frame.scene == nil, frame.referents.allSatisfy(\.isPlace) else {
            return link == .none ? [] : broken(under: constraints)?.adding(scene: scene, under: constraints) ?? []
        }
        if link != .none, frame.isComplete {
            return broken(under: constraints)?.adding(scene: scene, under: constraints) ?? []
        }
        return [
            with { frame in
                frame.scene = scene
                // "Set the cottage to good night": where it is run.
                frame.places += frame.referents
                frame.referents = []
                frame.last = .scene
            }
        ]
    }
}

extension Referent {
    /// Whether it is several things of a kind, and nothing says which.
    fileprivate var isKindAnywhere: Bool {
        has(.kind) && has(.plural) && names.isEmpty && places.isEmpty && !has(.all) && !has(.rest)
    }

    /// Whether it is of a kind, and nothing says where.
    fileprivate var isUnplacedKind: Bool { has(.kind) && names.isEmpty && places.isEmpty }

    /// Whether a name behind it tells which of its kind is meant: "both doors, front and back".
    fileprivate func isApposed(by other: Referent) -> Bool {
        guard has(.kind), names.isEmpty, places.isEmpty, other.isNamedThing else { return false }
        if has(.both) { return true }
        guard isKindAnywhere, let word = text(.word) else { return false }
        return other.names.contains { $0.entries.contains { NameKey($0.name).text.hasSuffix(word) } }
    }
}
