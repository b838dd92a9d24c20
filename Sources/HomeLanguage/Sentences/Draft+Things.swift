extension Draft {
    func adding(_ noun: Noun, under constraints: Constraints) -> [Draft] {
        // "Not the lamp but the fan, turn it on".
        if clause.isNegated, clause.facts.isEmpty, link == .pause || link == .but, clause.nouns.count == 1 {
            return [with { $0 = $0.denied(for: noun) }]
        }
        // What follows "but" is an exception, unless something else is said of it: "the lamp off but the fan on".
        if link == .but {
            // So is that of all others: "all lights to 20 but the hall light off".
            let isOfSome = !clause.nouns.contains(where: Scope.isBroad)
            let isOther =
                isOfSome || clause.isValued && !clause.isNegated && !noun.has(.everything) && !noun.has(.rest)
            return isOther && !clause.isExcepting ? broken?.adding(noun, under: constraints) ?? [] : []
        }
        guard constraints.allow(noun, after: self) else { return [] }
        // "The lights, all of them".
        // So are "the lights, all".
        let isAllOfThem = noun.has(.pronoun) && noun.has(.plural) && clause.last == .noun || noun.has(.lot)
        if link == .pause, !clause.isExcepting, isAllOfThem,
            let last = clause.nouns.last, last.has(.plural), !last.has(.pronoun)
        {
            return [with()]
        }
        // "Except for the lamp, everything off": what is meant.
        if clause.isExcepting, link == .pause, clause.nouns.isEmpty, clause.facts.isEmpty, !clause.exceptions.isEmpty,
            noun.has(.everything) || noun.has(.all)
        {
            return [
                with { clause in
                    clause.isExcepting = false
                    clause.add(noun)
                }
            ]
        }
        // "All but the lamp and the strip, lights off": all lights.
        if clause.isExcepting, link == .pause, Scope.isBroad(noun), clause.facts.isEmpty, !clause.exceptions.isEmpty,
            clause.nouns.allSatisfy({ $0.has(.lot) })
        {
            return [
                with { clause in
                    clause.isExcepting = false
                    clause.nouns = []
                    clause.add(noun)
                }
            ]
        }
        let list = clause.isExcepting ? clause.exceptions : clause.nouns
        if clause.scene != nil, link == .none, noun.isPlace { return adding(place: noun, under: constraints) }
        if clause.scene != nil || (link == .then && clause.isComplete) {
            // "The kettle, then the fan": the same is done to both.
            let both = clause.scene == nil && noun.isNamedThing && !list.isEmpty ? [with { $0.list(noun) }] : []
            return link == .none ? [] : both + (broken?.adding(noun, under: constraints) ?? [])
        }
        if clause.last == .place, link != .none, noun.isPlace { return adding(place: noun, under: constraints) }
        // "Lock it, the front door", "the front door: lock it": it is what it is called beside it.
        if link == .pause, list.count == 1, list[0].has(.pronoun), !noun.has(.pronoun), !noun.isPlace {
            return [with { $0.call(it: noun) }] + (broken?.adding(noun, under: constraints) ?? [])
        }
        if noun.has(.pronoun), link == .none, clause.last == .facts, !list.isEmpty, !list.contains(where: \.isPlace) {
            return [with()]
        }
        // "And raise it on the radio".
        if link == .none, !clause.isExcepting, list.count == 1, list[0].has(.pronoun),
            noun.has(.onto) || noun.has(.of),
            !noun.isPlace, clauses.last?.facts.has(.quality) == true
        {
            return [with { $0.add(noun) }]
        }
        if list.isEmpty {
            let fresh = link == .none || clause.nouns.isEmpty && clause.facts.isEmpty
            // "Turn on and lights" joins nothing.
            let isTorn = link == .and && clause.last == .facts && !clause.isExcepting
            let together = isTorn ? [] : [with { $0.add(noun) }]
            return fresh ? together : together + (broken?.adding(noun, under: constraints) ?? [])
        }
        // "Kitchen, lights on": a place and a pause.
        let isHeading = !clause.isExcepting && list.count == 1 && list[0].isPlace && !noun.isPlace
        if link == .pause, isHeading, clause.facts.isEmpty, !noun.isKindInPlace { return headed(by: noun) }
        // "Turn on the lamp at 40 and the vanity", which perhaps has no levels: then it is turned on.
        if link != .none, !noun.isPlace, clause.isTurnedOnTo, var beside = broken {
            beside.clause.facts = clause.facts.withoutLevel
            return [with { $0.add(noun) }, beside.with { $0.add(noun) }]
                + (broken?.adding(noun, under: constraints) ?? [])
        }
        // "Lights off, kitchen": a place after what is done to things of a kind is where they are.
        if link == .pause, !clause.isExcepting, noun.isPlace, clause.places.isEmpty, clause.last == .facts,
            clause.isValued, list.allSatisfy({ !$0.isPlace && $0.names.isEmpty && !$0.has(.pronoun) })
        {
            return [with { $0.places.append(noun) }] + (broken?.adding(noun, under: constraints) ?? [])
        }
        if link != .none {
            let isListed = link == .pause && (clause.facts[.to] != nil || clause.facts.number != nil)
            let together = with { clause in
                clause.add(noun)
                clause.isListed = isListed
            }
            return [together] + (broken?.adding(noun, under: constraints) ?? [])
        }
        // "Kitchen light off hall light on": said in one breath.
        if clause.isStateAfterThing, !noun.isPlace, !noun.has(.pronoun) {
            return broken?.adding(noun, under: constraints) ?? []
        }
        // "Anna's lamp to 10 Ben's lamp to 50", "Anna's blind up Ben's blind down".
        if clause.isValueAfterThing || clause.isWayAfterThing && !list[0].isPlace, noun.isNamedThing, !noun.has(.of),
            !noun.has(.onto)
        {
            return broken?.adding(noun, under: constraints) ?? []
        }
        // "Turn off the kettle the oven and the fan": said in one breath.
        if clause.last == .noun, noun.isNamedThing, !noun.has(.of), !noun.has(.onto), let last = list.last,
            last.isNamedThing, !last.has(.owner)
        {
            return [with { $0.list(noun) }]
        }
        // "Turn off the lights kitchen", "everything upstairs off": a place after things is where they are.
        if noun.isPlace { return adding(place: noun, under: constraints) }
        // "The kitchen, turn off the lights": what comes first is where.
        return isHeading && (clause.last != .noun || noun.has(.everything)) ? headed(by: noun) : []
    }

    /// The noun before this one is where it is.
    func headed(by noun: Noun) -> [Draft] {
        [
            with { clause in
                clause.places += clause.nouns
                clause.nouns = []
                clause.add(noun)
            }
        ]
    }

    func adding(place said: Noun, under constraints: Constraints) -> [Draft] {
        // "In" says nothing of a place that is not the place itself.
        var place = said
        place.facts = said.facts.without(.onto)
        guard constraints.allow(place: place, after: self) else { return [] }
        if clause.isExcepting, clause.exceptions.allSatisfy(\.isPlace), clause.exceptions.isEmpty || link != .none {
            return [with { $0.add(place) }]
        }
        if clauses.isEmpty, clause.isEmpty {
            var next = self
            next.lead.place(place, isFurther: link != .none)
            next.link = .none
            next.clause.last = .place
            return [next]
        }
        var drafts: [Draft] = []
        // "… and in the study the lamp": a place may begin a command of its own.
        if link != .none, var fresh = broken {
            fresh.clause.places.append(place)
            fresh.clause.last = .place
            drafts.append(fresh)
        }
        if clause.last == .noun || clause.last == .place {
            if clause.isExceptingByName, link == .none {
                // "Turn off all but the desk lamp in the study": all of the study, perhaps.
                drafts.append(with { $0.places.append(place) })
            }
            return [with { $0.place(place, isFurther: link != .none) }] + drafts
        }
        if link != .none, !clause.isEmpty { return drafts }
        return [
            with { clause in
                clause.places.append(place)
                clause.last = .place
            }
        ]
    }

    func adding(scene: Noun, under constraints: Constraints) -> [Draft] {
        guard constraints.allow(scene: scene, after: self) else { return [] }
        guard clause.scene == nil, clause.nouns.allSatisfy(\.isPlace) else {
            return link == .none ? [] : broken?.adding(scene: scene, under: constraints) ?? []
        }
        if link != .none, clause.isComplete { return broken?.adding(scene: scene, under: constraints) ?? [] }
        return [
            with { clause in
                clause.scene = scene
                // "Set the cottage to good night": where it is run.
                clause.places += clause.nouns
                clause.nouns = []
                clause.last = .scene
            }
        ]
    }
}
