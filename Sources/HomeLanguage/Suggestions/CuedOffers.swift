import Foundation
import HomeModel
import UtteranceAnalysis

/// The sentences that words of one which nobody understood lean to.
///
/// Each is about something that may be meant, by words of its name or of its kind, and wants of it what words lean to, what is
/// said of it, or that it be otherwise than it is. How much speaks for each is its `OfferEvidence`.
struct CuedOffers {
    /// The most things that are looked at, those that were named most clearly first.
    private static let mostFillings = 12

    private let search: Search
    private let lexicon: SuggestionLexicon
    private let said: SaidWords
    private let words: [SaidWords.Word]
    private let hits: [CueTable.Hit]
    private let wantsOn: Bool?
    private let (denies, saysState): (Bool, Bool)
    private let values: [String]

    /// What the words of a sentence lean to.
    init(_ search: Search, _ lexicon: SuggestionLexicon, _ said: SaidWords) {
        (self.search, self.lexicon, self.said, words) = (search, lexicon, said, said.words)
        hits = said.cues
        (wantsOn, denies, saysState) = (said.wantsOn, said.denies, said.state != nil)
        values = said.values
    }

    /// Something that can stand in a gap, and which words speak for it.
    private struct Filling {
        let name: String
        let gap: SuggestionLexicon.Offer.Gap
        /// The words of its name that were said.
        let named: Set<Int>
        /// The words that its kind is known by.
        let kind: Set<Int>
        /// How much of its name was said.
        let share: Double
        /// What would change it, by what is known of it; nil where nothing is.
        let change: String?
        /// Whether it is switched or moved, so that who says its name alone may want it otherwise; a lock or a sensor is not.
        let isSwitched: Bool
        /// Whether it is opened and closed.
        let isMoved: Bool
        let room: Room?
        /// Whether the words of its name are in no other, and not in every sentence: “cowboy” of the Cowboy Lamp.
        var isTellingPart = false
        /// Whether its room was named, or another; nil where none was.
        var isInRoom: Bool?
        /// Whether it is in the room of who speaks.
        var isAroundSpeaker = false
        /// How many others may be meant as well.
        var rivals = 0

        /// Whether its whole name was said, or a part by which it is known.
        var isWhole: Bool { share >= 1 || isTellingPart }

        /// How clearly it is meant, among others.
        var clarity: Double {
            let name = share >= 1 ? 3 : isTellingPart ? 2.5 : 1.5 * share
            let place = isInRoom.map { $0 ? 0.8 : -0.8 } ?? (isAroundSpeaker ? 0.4 : 0)
            return name + (kind.isEmpty ? 0 : 1) + place
        }
    }

    /// What may have been meant, and how near it is.
    func candidates(in context: Context) -> [SuggestionSearch.Candidate] {
        let fillings = fillings(in: context)
        var found: [SuggestionSearch.Candidate] = []
        var met: Set<SuggestionLexicon.Offer.Gap> = []
        for (place, offer) in lexicon.offers.enumerated() {
            let cues = hits.filter { $0.owner == .offer(place) }.map(\.range)
            // The first offer of each gap is what is mostly asked of it.
            let isUsual = offer.gap.map { met.insert($0).inserted } ?? false
            guard let gap = offer.gap else {
                let isNamed = said.lattice.namedTokens.contains(true)
                if cues.isEmpty || isNamed && OfferRule.namesSomething.holds { continue }
                found.append(candidate(offer.sentence, evidence(of: cues, nil)))
                continue
            }
            for filling in fillings where filling.gap == gap {
                // What stands in a name says nothing of what is to be done: “corner lamp”.
                let own = cues.filter { !filling.named.isSuperset(of: $0) }
                let isSwitching = filling.isMoved && lexicon.switches(offer) && OfferRule.movedIsNotSwitched.holds
                if !own.isEmpty, !isSwitching {
                    found += leaning(to: offer, own, filling)
                } else if isUsual, gap == .scene {
                    found.append(candidate(offer.naming(filling.name), evidence(of: [], filling)))
                }
                if isUsual, gap == .thing { found += valued(filling) + plain(filling) }
            }
        }
        return found
    }

    /// What words lean to, or the contrary where something is denied by none of them.
    private func leaning(
        to offer: SuggestionLexicon.Offer, _ cues: [Range<Int>], _ filling: Filling
    ) -> [SuggestionSearch.Candidate] {
        let evidence = evidence(of: cues, filling)
        let isDenied = denies && !cues.joined().contains { words[$0].denies } && OfferRule.deniedIsContrary.holds
        guard isDenied else { return [candidate(offer.naming(filling.name), evidence)] }
        guard let contrary = lexicon.contrary(of: offer) else { return [] }
        return [candidate(contrary.replacing("{thing}", with: filling.name), evidence)]
    }

    /// A thing with the very words that say how it is to be.
    private func valued(_ filling: Filling) -> [SuggestionSearch.Candidate] {
        guard filling.isWhole, !values.isEmpty, !denies else { return [] }
        return [candidate(([filling.name] + values).joined(separator: " "), evidence(of: [], filling, .value))]
    }

    /// What is said of a thing, or would change it.
    private func plain(_ filling: Filling) -> [SuggestionSearch.Candidate] {
        let isMeant = filling.isWhole && filling.isSwitched && !((denies || saysState) && OfferRule.otherState.holds)
        let wanted = wantsOn.map { lexicon.change(from: $0, isMoved: filling.isMoved) }
        guard let deed = wanted ?? (isMeant ? filling.change : nil) else { return [] }
        let evidence = evidence(of: [], filling, wantsOn == nil ? .change : .said)
        return [candidate(deed.replacing("{thing}", with: filling.name), evidence)]
    }

    private func candidate(_ sentence: String, _ evidence: OfferEvidence) -> SuggestionSearch.Candidate {
        .init(sentence: sentence, nearness: evidence.nearness)
    }

    /// What speaks for a deed with something, to which some words lean.
    private func evidence(
        of cues: [Range<Int>], _ filling: Filling?, _ clue: OfferEvidence.Clue = .cue
    ) -> OfferEvidence {
        var evidence = OfferEvidence()
        if clue != .cue || !cues.isEmpty { evidence[clue] = 1 }
        var explained: Set<Int> = []
        if let filling {
            evidence[.wholeName] = filling.share >= 1 ? 1 : 0
            evidence[.tellingPart] = filling.share < 1 && filling.isTellingPart ? 1 : 0
            evidence[.part] = filling.isWhole ? 0 : filling.share
            evidence[.kind] = filling.kind.isEmpty ? 0 : 1
            evidence[.rivals] = log2(Double(filling.rivals + 1))
            evidence[.inRoom] = filling.isInRoom == true ? 1 : 0
            evidence[.inOtherRoom] = filling.isInRoom == false ? 1 : 0
            evidence[.aroundSpeaker] = filling.isAroundSpeaker ? 1 : 0
            evidence[.room] = filling.gap == .room ? 1 : 0
            evidence[.zone] = filling.gap == .zone ? 1 : 0
            evidence[.scene] = filling.gap == .scene ? 1 : 0
            explained = filling.named.union(filling.kind)
        } else {
            evidence[.nothingNamed] = 1
        }
        let leaning = cues.reduce(into: Set<Int>()) { $0.formUnion($1) }
        evidence[.moreCues] = Double(max(0, min(leaning.count, 4) - 1))
        explained.formUnion(leaning)
        // An idiom says what it says: “a assez tourné” tells nothing of somebody who has.
        let rest = words.indices.filter { !leaning.contains($0) }
        evidence[.against] = Double(rest.count { words[$0].isAgainst && !words[$0].isOwn })
        evidence[.own] = Double(rest.count { words[$0].isOwn })
        evidence[.told] = filling.map { isTold(behind: $0, among: rest) } ?? false ? 1 : 0
        let others = words.indices.filter { !words[$0].isIdle && !explained.contains($0) }
        evidence[.share] = Double(explained.count) / Double(max(1, explained.count + others.count))
        evidence[.length] = log2(Double(max(1, words.count)))
        return evidence
    }

    /// Whether words behind a name tell something of the thing: "the compressor is rusty", "the projector cost a fortune".
    ///
    /// Where verbs stand last, as in languages without words that tell so, they may ask for something as well.
    private func isTold(behind filling: Filling, among rest: [Int]) -> Bool {
        guard let last = filling.named.union(filling.kind).max() else { return false }
        return rest.contains { $0 > last && lexicon.telling.contains(words[$0].stem.text) }
    }

    // MARK: - What may be meant

    /// What is there that some words speak of, the clearest first.
    private func fillings(in context: Context) -> [Filling] {
        var fillings: [Filling] = []
        for view in search.interpreter.homes(in: context) {
            for service in view.services {
                let isAtRest = service.service.isAtRest
                let isMoved = service.service.writable("TargetPosition") != nil
                let known = isAtRest.map { lexicon.change(from: $0, isMoved: isMoved) } ?? nil
                add(
                    service.name, .thing, [service.service.type.name], changing: known, isSwitched: isAtRest != nil,
                    isMoved: isMoved, in: service.room, to: &fillings)
            }
            for group in view.home.serviceGroups { add(group.name, .thing, [], to: &fillings) }
            for room in view.home.rooms {
                for name in [room.name] + room.aliases { add(name, .room, [], in: room, to: &fillings) }
            }
            for zone in view.home.zones { add(zone.name, .zone, [], to: &fillings) }
            for scene in view.home.actionSets { add(scene.name, .scene, [], to: &fillings) }
        }
        findParts(in: &fillings)
        findRooms(in: &fillings, context)
        let clarities = fillings.map(\.clarity)
        for place in fillings.indices {
            fillings[place].rivals = fillings.indices.count {
                $0 != place && fillings[$0].gap == fillings[place].gap && fillings[$0].name != fillings[place].name
                    && clarities[$0] >= clarities[place]
            }
        }
        return Array(fillings.sorted { $0.clarity > $1.clarity }.prefix(Self.mostFillings))
    }

    private func findParts(in fillings: inout [Filling]) {
        for place in fillings.indices where fillings[place].gap == .thing && OfferRule.partTells.holds {
            let part = fillings[place].named
            let isRare = part.contains { !words[$0].isCommon }
            fillings[place].isTellingPart =
                isRare
                && fillings.allSatisfy {
                    $0.name == fillings[place].name || $0.gap == .scene || !$0.named.isSuperset(of: part)
                }
        }
    }

    /// Finds out which things are in a room that was named, or in that of who speaks.
    private func findRooms(in fillings: inout [Filling], _ context: Context) {
        let rooms = fillings.filter { $0.gap == .room && $0.share >= 1 }
        let views = search.interpreter.views
        let here = context.room.flatMap { name in views.lazy.compactMap { $0.room(named: name) }.first }
        for place in fillings.indices where fillings[place].gap == .thing {
            let filling = fillings[place]
            let others = rooms.filter { !filling.named.isSuperset(of: $0.named) }
            if !others.isEmpty { fillings[place].isInRoom = others.contains { $0.room?.id == filling.room?.id } }
            fillings[place].isAroundSpeaker = here != nil && filling.room?.id == here?.id
        }
    }

    private func add(
        _ name: String, _ gap: SuggestionLexicon.Offer.Gap, _ types: [String], changing change: String? = nil,
        isSwitched: Bool = true, isMoved: Bool = false, in room: Room? = nil, to fillings: inout [Filling]
    ) {
        let parts = search.interpreter.language.tokens(of: name).filter { !$0.isPause && !$0.isPossessive }.map {
            WordStem($0.key.text)
        }
        var named: Set<Int> = []
        for part in parts {
            let free = words.indices.filter { !named.contains($0) && !words[$0].isIdle }
            let exact = free.first { part.isNearly(words[$0].stem) }
            guard let place = exact ?? free.first(where: { words[$0].slips.contains(NameKey(part.text)) }) else {
                continue
            }
            named.insert(place)
        }
        // Its words stand together, but for such as “'s”: “Samir is a light sleeper” speaks of no Samir's Light.
        let isTogether = (named.max() ?? 0) - (named.min() ?? 0) < 2 * parts.count
        var kind: Set<Int> = []
        if gap == .thing || gap == .scene {
            for case .thing(let place) in Set(hits.map(\.owner)) {
                let thing = lexicon.things[place]
                guard
                    !types.allSatisfy({ !thing.types.contains($0) })
                        || parts.contains(where: { part in thing.names.contains { $0.isLike(part) } })
                else { continue }
                for hit in hits where hit.owner == .thing(place) { kind.formUnion(hit.range) }
            }
            kind.subtract(named)
        }
        if named.isEmpty, kind.isEmpty { return }
        fillings.append(
            Filling(
                name: name, gap: gap, named: named, kind: kind,
                share: isTogether ? Double(named.count) / Double(max(parts.count, 1)) : 0, change: change,
                isSwitched: isSwitched, isMoved: isMoved, room: room))
    }
}

extension Service {
    /// Whether it is known to be off or closed; nil where nothing is known of the kind.
    fileprivate var isAtRest: Bool? {
        for type: CharacteristicType in ["On", "Active", "TargetPosition"] {
            if let value = self[type]?.value?.number { return value == 0 }
        }
        return nil
    }
}
