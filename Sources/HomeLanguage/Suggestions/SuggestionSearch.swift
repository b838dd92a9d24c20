import HomeModel
import HomeOutcomes
import UtteranceAnalysis

/// Finds the sentence of these homes that is nearest to one which nobody understood.
///
/// A candidate explains words: its act those that speak for it, its thing those of its name and those that speak for
/// that. The more of what was said it explains, rare words before common ones, the nearer it is. Who says the whole name of a
/// thing, and tells no story, wants something of it, most likely that it be otherwise than it is. A sentence that makes sense
/// without a few words in a row is near as well. Only what is understood and opens nothing is offered; how many are tried is
/// bounded.
struct SuggestionSearch {
    /// The most sentences that are tried.
    private static let mostTried = 10
    /// The most words of a sentence that is looked at.
    private static let mostWords = 24
    /// How much of what was said has to be explained.
    private static let nearEnough = 0.53
    /// How near what is done to a thing is at least, where its whole name was said.
    private static let nearnessOfWholeName = 0.6

    /// The same, where only a part of its name was said.
    private static let nearnessOfPart = 0.35
    /// How much less near is what would change nothing.
    private static let costOfNoChange = 0.12

    private let search: Search
    private let lexicon: SuggestionLexicon
    private let words: [Word]
    private let lattice: Lattice

    /// One word that was said.
    private struct Word {
        let stem: WordStem
        /// How much it counts where nothing explains it.
        let weight: Double
        let isIdle: Bool
        let isAgainst: Bool
        /// Whether it tells of somebody, and so may stand in a wish too: "my", "I".
        let isOwn: Bool
        /// The words of names that it may be a slip of, where nobody knows it.
        let slips: [NameKey]
    }

    /// Something that can stand in a gap, and how much of each word it explains.
    private struct Filling {
        let name: String
        let gap: SuggestionLexicon.Offer.Gap
        let explains: [Double]
        /// How much of its name was said.
        let share: Double
        /// What would change it, by what is known of it; nil where nothing is.
        var change: String?
        /// Whether it is switched or moved, so that who says its name alone may want it otherwise; a lock or a sensor is not.
        let isSwitched: Bool
        /// Whether it is opened and closed.
        let isMoved: Bool
        /// The words of its name that were said.
        let named: Set<Int>
        /// Whether those are in no other name, and not in every sentence: “cowboy” of the Cowboy Lamp.
        var isTellingPart = false

        /// Whether its whole name was said, or a part by which it is known.
        var isWhole: Bool { share >= 1 || isTellingPart }
        /// Whether it has several words, and hardly more was said.
        var isSaidAlmostAlone: Bool {
            let own = explains.count { $0 > 0 }
            return own > 1 && explains.count - own <= 2
        }
    }

    /// A sentence and how near it is.
    struct Candidate {
        let sentence: String
        let nearness: Double
        /// Whether it has all numbers and exceptions that were said.
        var keepsIslands = false
    }

    /// A search for what is nearest to an utterance.
    init(_ search: Search, _ lexicon: SuggestionLexicon, _ said: Utterance) {
        let language = search.interpreter.language
        let list = language.wordList
        // What is tried here was said by nobody, and is no turn of a conversation.
        var trying = search
        trying.interpreter.analyzer.tokenize = { language.tokens(of: $0) }
        (self.search, self.lexicon) = (trying, lexicon)
        lattice = search.interpreter.lattice(of: said)
        // Who says “dad's lamp” tells nothing of him.
        let (isNamed, isStrange) = (lattice.namedTokens, lattice.strangeTokens)
        let nameWords = search.interpreter.analyzer.nameWords
        words = said.tokens.indices.filter { !said.tokens[$0].isPause }.map { place in
            let key = said.tokens[place].key
            let weight: Double =
                switch list.commonness(of: key) {
                case .everywhere: 0.5
                case .common, nil: 1
                }
            let isIdle = lexicon.idle.contains(key.text)
            return Word(
                stem: WordStem(key.text), weight: isIdle ? 0.1 : weight, isIdle: isIdle,
                isAgainst: !isNamed[place] && lexicon.against.contains(key.text),
                isOwn: lexicon.own.contains(key.text),
                slips: isStrange[place] && list.commonness(of: key) == nil ? nameWords.near(key) : [])
        }
    }

    /// Whether it is a question: who asks how hot the sun is wants nothing done.
    private var asks: Bool { SentenceMood(lattice, search.interpreter.language).asks }

    /// Whether it tells something, and asks for nothing.
    private var tells: Bool { words.contains { $0.isAgainst && !$0.isOwn } }

    /// The nearest sentence and what comes of it; nil where none is near enough.
    func nearest(in context: Context) -> Outcome? {
        guard !lexicon.offers.isEmpty, 1...Self.mostWords ~= words.count else { return nil }
        let near = candidates(in: context).filter { $0.nearness >= Self.nearEnough }
        let (way, denies, isQuestion) = (saidWay, denies, asks)
        // A "no" that answers nothing wants that nothing be on.
        let wantsNone = way == nil && wantsNone
        var said = wantsNone ? false : way
        let (isTimed, time, kept) = (isTimed, timeSaid, exceptions + numbers)
        var tried: Set<String> = []
        var best: (outcome: Outcome, nearness: Double)?
        for candidate in near.sorted(by: { $0.nearness > $1.nearness }) {
            // What was said with a time is offered at that time.
            let sentence = candidate.sentence + (isTimed && !candidate.keepsIslands ? time : "")
            guard tried.insert(sentence).inserted else { continue }
            if tried.count > Self.mostTried || best.map({ $0.nearness >= candidate.nearness }) ?? false { break }
            let words = keys(of: sentence)
            if !candidate.keepsIslands, !kept.allSatisfy(words.contains), OfferRule.keepsNumbers.holds { continue }
            if !candidate.keepsIslands, leavesOut(words), OfferRule.keepsThings.holds { continue }
            let outcome = search.read(sentence, in: context)
            guard outcome.status == .understood, !outcome.intents.isEmpty else { continue }
            if outcome.opensHome, OfferRule.opensNothing.holds { continue }
            if isQuestion, outcome.intents.contains(where: \.changesAnything), OfferRule.answersQuestions.holds {
                continue
            }
            let isContrary = isContrary(outcome, saying: said, denying: denies && !wantsNone)
            if isContrary, OfferRule.contradictsNothing.holds { continue }
            if isTimed, !outcome.intents.contains(where: \.isScheduled), OfferRule.keepsTimes.holds { continue }
            let isVain = changesNothing(outcome)
            let nearness = candidate.nearness - (isVain ? Self.costOfNoChange : 0)
            if best.map({ $0.nearness < nearness }) ?? true { best = (outcome, nearness) }
            // What is so already was perhaps not said: “knock it on the head”.
            if isVain, let way = said, outcome.intents.compactMap(\.way).contains(way) { said = nil }
        }
        return best?.outcome
    }

    /// Whether all that it would do is so already, by what is known of its things.
    private func changesNothing(_ outcome: Outcome) -> Bool {
        let services = search.interpreter.views.lazy.flatMap(\.services)
        return outcome.intents.allSatisfy { intent in
            guard case .set(let type, let value) = intent.action, !intent.targets.isEmpty else { return false }
            return intent.targets.allSatisfy { target in
                let service = services.first { $0.reference == target.reference }?.service
                return service?[type]?.value.map { $0.number == value.number && $0.number != nil } ?? false
            }
        }
    }

    /// Whether it would do the other way than was said, or what was denied; who denies what nobody knows wants nothing on.
    private func isContrary(_ outcome: Outcome, saying said: Bool?, denying denies: Bool) -> Bool {
        guard let said else { return denies && outcome.intents.compactMap(\.way).contains(true) }
        return outcome.intents.compactMap(\.way).contains { $0 == (denies ? said : !said) }
    }

    /// Whether it says when, or on what condition: what is offered says so too, or would do something else.
    private var isTimed: Bool {
        let language = search.interpreter.language
        let aside = Lattice(lattice.tokens, grammar: language.aside)
        return says([.time], language.compiled, lattice) || says([.occasion, .supposing], language.aside, aside)
    }

    /// The words that say when or how long, one behind the other: “ for ten minutes”; nothing where there are none.
    private var timeSaid: String {
        guard let rule = search.interpreter.language.compiled.rule(.time) else { return "" }
        let isNamed = lattice.namedTokens
        var matcher = Matcher(search.interpreter.language.compiled, lattice)
        var (said, place) = ("", 0)
        while place < lattice.tokens.count {
            let end = isNamed[place] ? nil : matcher.end(of: rule, at: place)
            if let end, end > place { said += " " + Array(lattice.tokens[place..<end]).asWritten }
            place = max(place + 1, end ?? 0)
        }
        return said
    }

    /// Whether words that are no name are one of some rules.
    private func says(_ roles: [RuleRole], _ grammar: CompiledGrammar, _ words: Lattice) -> Bool {
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, words)
        return roles.compactMap { grammar.rule($0) }.contains { rule in
            lattice.tokens.indices.contains { !isNamed[$0] && !matcher.matches(of: rule, at: $0).isEmpty }
        }
    }

    /// Whether something is denied: "don't"; who says "stop" or "but" wants what is said beside it.
    private var denies: Bool {
        let language = search.interpreter.language
        return lattice.tokens.indices.contains { place in
            language.denies(lattice.tokens[place].key)
                && !lattice.isWhole([.but, .wanting, .act], at: place, in: language.compiled)
        }
    }

    /// Whether something is not wanted, by a "no" that answers nothing: "no fan in the study", "no need for the fan".
    private var wantsNone: Bool {
        lattice.tokens.indices.dropLast().contains { place in
            lattice.says([.no], at: place, in: search.interpreter.language.compiled)
                && !lattice.tokens[place + 1].isPause
        }
    }

    /// The words that leave something out of what is done; what is offered has them too, or would do it to what was left out.
    private var exceptions: [NameKey] {
        let grammar = search.interpreter.language.compiled
        let isNamed = lattice.namedTokens
        var matcher = Matcher(grammar, lattice)
        return ([.except, .spare, .instead] as [RuleRole]).compactMap { grammar.rule($0) }.flatMap { rule in
            lattice.tokens.indices.filter { !isNamed[$0] }.flatMap { place in
                let end = matcher.end(of: rule, at: place) ?? place
                return lattice.tokens[place..<max(place, end)].map(\.key)
            }
        }
    }

    /// The numbers that were said, but for those in names and for "one".
    private var numbers: [NameKey] {
        zip(lattice.tokens, lattice.namedTokens).filter { token, isNamed in
            !isNamed && token.number.map { $0 != 1 } ?? false
        }.map(\.0.key)
    }

    /// Whether a thing was named that a sentence of some words is not about.
    private func leavesOut(_ words: [NameKey]) -> Bool {
        lattice.names.joined().contains { hit in
            let isThing = hit.kind == .accessory || hit.kind == .service || hit.kind == .serviceGroup
            let names = [lattice.tokens[hit.range].map(\.key)] + hit.entries.map { keys(of: $0.name) }
            return isThing && hit.hasWhole && !names.contains { $0.allSatisfy(words.contains) }
        }
    }

    private func keys(of text: String) -> [NameKey] { search.interpreter.language.tokens(of: text).map(\.key) }

    // MARK: - Candidates

    private func candidates(in context: Context) -> [Candidate] {
        let islands = IslandParser(search, lexicon, lattice, asks: asks)
        // Of what is told beside an order no word speaks against it.
        let guided = islands.ordering.flatMap { tokens in
            let said = Utterance(tokens.asWritten, as: tokens)
            return SuggestionSearch(search, lexicon, said).guided(in: context)
        }
        return islands.candidates(in: context) + guesses(in: context) + guided
    }

    /// Those that words lean to.
    private func guided(in context: Context) -> [Candidate] {
        let fillings = Dictionary(grouping: fillings(in: context), by: \.gap)
        var found: [Candidate] = []
        let (said, way, denies) = (saidState, saidWay, denies)
        let isOn = (said.flatMap { state in Self.ways[state] } ?? way).map { $0 != denies }
        var met: Set<SuggestionLexicon.Offer.Gap> = []
        for offer in lexicon.offers {
            let cues = words.map { word in !word.isIdle && offer.cues.contains { $0.isLike(word.stem) } ? 1.0 : 0 }
            // The first offer of each gap is what is mostly asked of a thing.
            let isUsual = offer.gap.map { met.insert($0).inserted } ?? false
            if !isUsual, !cues.contains(where: { $0 > 0 }), OfferRule.someWordLeans.holds { continue }
            guard let gap = offer.gap else {
                if lattice.namedTokens.contains(true), OfferRule.namesSomething.holds { continue }
                found.append(Candidate(sentence: offer.sentence, nearness: nearness(cues)))
                continue
            }
            for filling in fillings[gap] ?? [] {
                let explained = zip(cues, filling.explains).map { max($0, $1) }
                let isCued =
                    zip(cues, filling.explains).contains { $0 > (OfferRule.nameLeansToNothing.holds ? $1 : 0) }
                    && !(filling.isMoved && lexicon.switches(offer) && OfferRule.movedIsNotSwitched.holds)
                let isMeant =
                    filling.isWhole && gap == .thing && !(tells && OfferRule.tellsNothing.holds)
                    && (filling.isSwitched || isCued)
                    && (isCued || isOn != nil || !isTold(behind: filling) || !OfferRule.toldOfIt.holds)
                let isFar =
                    !isCued && gap != .scene && !isMeant && (words.count > 4 || words.contains(where: \.isAgainst))
                if isFar, OfferRule.saysLittleElse.holds { continue }
                let factor = (0.8 + 0.2 * filling.share) * (isCued || gap == .scene ? 1 : 0.8)
                let nearness = nearness(explained) * factor
                guard isMeant else {
                    // Who says little but the whole name of a scene means it: "I'm heading out".
                    let isScene =
                        gap == .scene && filling.isWhole && (filling.isSaidAlmostAlone || !tells && endsWith(filling))
                    let least = isScene ? Self.nearnessOfWholeName : 0
                    found.append(Candidate(sentence: offer.naming(filling.name), nearness: max(nearness, least)))
                    continue
                }
                if !isCued, isOn == nil, denies || said != nil, OfferRule.otherState.holds { continue }
                let meant = isOn.map { lexicon.change(from: $0, isMoved: filling.isMoved) } ?? filling.change
                let least = (filling.share >= 1 ? Self.nearnessOfWholeName : Self.nearnessOfPart) + (isCued ? 0.1 : 0)
                // A state that was said comes before a word that leans, but “knock it on the head” says no “on”.
                let templates = !isCued ? [meant ?? offer.sentence] : isOn == nil ? [] : [meant].compactMap(\.self)
                for (place, template) in (isCued ? templates + [offer.sentence] : templates).enumerated() {
                    let sentence = template.replacing("{\(gap.rawValue)}", with: filling.name)
                    let near = max(nearness, least + 0.3 * nearness) - 0.1 * Double(place)
                    found.append(Candidate(sentence: sentence, nearness: near))
                }
            }
        }
        return found
    }

    /// The scene that is run by words of which none stands as it is written.
    private func guesses(in context: Context) -> [Candidate] {
        let language = search.interpreter.language
        // Saves a search of which nothing comes.
        if lattice.tellsAnything(language, search.interpreter.analyzer.nameWords) { return [] }
        var guessing = search
        guessing.mayGuess = true
        let text = lattice.tokens.asWritten
        let scenes = guessing.read(text, in: context).intents.compactMap(\.scene)
        guard let offer = lexicon.offers.first(where: { $0.gap == .scene }), scenes.count == 1 else { return [] }
        return [Candidate(sentence: offer.naming(scenes[0].name), nearness: Self.nearnessOfWholeName)]
    }

    /// Whether it ends with a name, and has few words before that say something: “I fancy a film night”.
    private func endsWith(_ filling: Filling) -> Bool {
        let isOwn = filling.explains.map { $0 > 0 }
        let others = zip(words, isOwn).count { !$0.isIdle && !$0.isOwn && !$1 }
        return !asks && !isTold(behind: filling) && others <= isOwn.count { $0 }
    }

    /// Whether words behind a name tell something of the thing: "the compressor is rusty", "the projector cost a fortune".
    ///
    /// Where verbs stand last, as in languages without words that tell so, they may ask for something as well.
    private func isTold(behind filling: Filling) -> Bool {
        guard !lexicon.telling.isEmpty, let last = filling.explains.lastIndex(where: { $0 > 0 }) else { return false }
        return words[(last + 1)...].contains { !$0.isIdle || lexicon.telling.contains($0.stem.text) }
    }

    /// How much of what was said is explained.
    private func nearness(_ explained: [Double]) -> Double {
        var (share, whole) = (0.0, 0.0)
        for (word, explained) in zip(words, explained) {
            let weight = explained > 0 ? max(word.weight, 1) : word.weight
            share += weight * explained
            whole += weight
        }
        let factor = tells ? 0.5 : words.contains(where: \.isAgainst) ? 0.75 : 1
        return whole > 0 ? share / whole * factor : 0
    }

    /// The state that some word says; nil where none does, or several do.
    private var saidState: TagWord? {
        let grammar = search.interpreter.language.compiled
        var matcher = Matcher(grammar, lattice)
        var states: Set<TagWord> = []
        for rule in ([.act, .state] as [RuleRole]).compactMap({ grammar.rule($0) }) {
            for place in lattice.tokens.indices {
                for match in matcher.matches(of: rule, at: place) {
                    if let state = Slots(matcher.events(of: match))[.to] { states.insert(state) }
                }
            }
        }
        return states.count == 1 ? states.first : nil
    }

    /// Whether a word says of what kind a thing is, and not what is to be done: "the light".
    private func isDetermined(_ place: Int) -> Bool {
        let grammar = search.interpreter.language.compiled
        return place > 0 && lattice.says([.one, .many], at: place, in: grammar)
            && lattice.says([.introducing, .known, .whichever], at: place - 1, in: grammar)
    }

    /// Whether states are on or open.
    private static let ways: [TagWord: Bool] = [.on: true, .open: true, .off: false, .closed: false]

    /// Whether some words say on, open or more, or the other way; nil where none does, or both are said.
    private var saidWay: Bool? {
        let grammar = search.interpreter.language.compiled
        var matcher = Matcher(grammar, lattice)
        var ways: Set<Bool> = []
        let isNamed = lattice.namedTokens
        for rule in ([.act, .state, .change] as [RuleRole]).compactMap({ grammar.rule($0) }) {
            for place in lattice.tokens.indices where !isNamed[place] && !isDetermined(place) {
                for match in matcher.matches(of: rule, at: place) {
                    let slots = Slots(matcher.events(of: match))
                    if slots.has(.made), OfferRule.becomingIsNoState.holds { continue }
                    if let way = slots[.to].flatMap({ Self.ways[$0] }) { ways.insert(way) }
                    if let side = slots[.dir], slots[.to] == nil { ways.insert(side == .up) }
                }
            }
        }
        return ways.count == 1 ? ways.first : nil
    }

    /// What is there that some words speak of.
    private func fillings(in context: Context) -> [Filling] {
        var fillings: [Filling] = []
        for view in search.interpreter.homes(in: context) {
            for service in view.services {
                let isAtRest = service.service.isAtRest
                let isMoved = service.service.writable("TargetPosition") != nil
                let known = isAtRest.map { lexicon.change(from: $0, isMoved: isMoved) } ?? nil
                add(
                    service.name, .thing, [service.service.type.name], changing: known, isSwitched: isAtRest != nil,
                    isMoved: isMoved, to: &fillings)
            }
            for group in view.home.serviceGroups { add(group.name, .thing, [], to: &fillings) }
            for room in view.home.rooms { add(room.name, .room, [], to: &fillings) }
            for zone in view.home.zones { add(zone.name, .zone, [], to: &fillings) }
            for scene in view.home.actionSets { add(scene.name, .scene, [], to: &fillings) }
        }
        for place in fillings.indices where fillings[place].gap == .thing && OfferRule.partTells.holds {
            let part = fillings[place].named
            let isRare = part.contains { words[$0].weight >= 1 }
            fillings[place].isTellingPart =
                isRare
                && fillings.allSatisfy { $0.name == fillings[place].name || !$0.named.isSuperset(of: part) }
        }
        return fillings
    }

    private func add(
        _ name: String, _ gap: SuggestionLexicon.Offer.Gap, _ types: [String], changing change: String? = nil,
        isSwitched: Bool = true, isMoved: Bool = false, to fillings: inout [Filling]
    ) {
        let parts = search.interpreter.language.tokens(of: name).filter { !$0.isPause && !$0.isPossessive }.map {
            WordStem($0.key.text)
        }
        var places: [Int] = []
        var explains = words.map { _ in 0.0 }
        for part in parts {
            let free = words.indices.filter { explains[$0] == 0 && !words[$0].isIdle }
            let exact = free.first { part.isNearly(words[$0].stem) }
            guard let place = exact ?? free.first(where: { words[$0].slips.contains(NameKey(part.text)) }) else {
                continue
            }
            explains[place] = exact == nil ? 0.9 : 1
            places.append(place)
        }
        let said = Double(places.count)
        // Its words stand together, but for such as “'s”: “Samir is a light sleeper” speaks of no Samir's Light.
        let isTogether = (places.max() ?? 0) - (places.min() ?? 0) < 2 * parts.count
        let isRoom = gap == .room || gap == .zone
        if !isRoom {
            for thing in lexicon.things
            where !types.filter(thing.types.contains).isEmpty
                || parts.contains(where: { part in thing.names.contains { $0.isLike(part) } })
            {
                for (place, word) in words.enumerated()
                where explains[place] == 0 && !word.isIdle && thing.cues.contains(where: { $0.isLike(word.stem) }) {
                    explains[place] = 0.9
                }
            }
        }
        guard explains.contains(where: { $0 > 0 }) else { return }
        fillings.append(
            Filling(
                name: name, gap: gap, explains: explains, share: isTogether ? said / Double(max(parts.count, 1)) : 0,
                change: change, isSwitched: isSwitched, isMoved: isMoved, named: Set(places)))
    }
}

extension Intent {
    /// The scene that it runs.
    fileprivate var scene: ActionSet? { if case .run(let scene, _) = action { scene } else { nil } }

    /// Whether it does something, and does not only ask.
    fileprivate var changesAnything: Bool {
        switch action {
        case .get, .list: false
        case .set, .setAll, .adjust, .run, .schedule, .cancel: true
        }
    }

    /// Whether it switches on, opens or does more, or the other way; nil where it is neither.
    fileprivate var way: Bool? {
        switch action {
        case .set(let type, let value):
            guard ["On", "Active", "TargetPosition"].contains(type.name) else { return nil }
            return value.number.map { $0 > 0 }
        case .adjust(let type, .by(let delta)): return type.isHeat ? nil : delta > 0
        case .adjust(let type, .times(let factor, _)): return type.isHeat ? nil : factor > 1
        case .adjust(_, .toggled): return nil
        case .get, .list, .cancel, .run, .schedule, .setAll: return nil
        }
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

extension LanguageRules {
    /// Whether a word denies something: "don't", "no more".
    fileprivate func denies(_ key: NameKey) -> Bool {
        aside.begins(anyOf: [.denial], with: aside.wordTable[key])
            || compiled.begins(anyOf: [.protected], with: compiled.wordTable[key])
    }
}
