import HomeModel

extension Clause {
    /// The commands of a sentence with what one leaves to another; nil where something stays unsaid.
    ///
    /// "Turn the lamp on and the fan off": the second takes its verb from the first. What a clause is about it may take
    /// from any other; `Resolver` sees to that.
    ///
    /// In a conversation the first may leave what it is about to the sentence before.
    static func completed(
        _ clauses: [Clause], under constraints: Constraints, after before: Clause? = nil, isContinuing: Bool = false
    ) -> [Clause]? {
        if clauses.count == 1, case nil = before { return clauses[0].completedAlone(under: constraints) }
        var completed: [Clause] = []
        for var clause in wishes(of: clauses) {
            let isOpen = clause.nouns.isEmpty && clause.scene == nil && clause.places.isEmpty
            var earlier = completed
            if let before, completed.isEmpty, isOpen || isContinuing {
                clause = clause.following(before)
                earlier = isContinuing ? [before] : []
            }
            guard clause.complete(after: earlier, under: constraints) else { return nil }
            completed.append(clause)
        }
        if completed.contains(where: \.isLouderAndOn) { completed = completed.flatMap(\.louderAndOn) }
        guard constraints.allow(completed) else { return nil }
        if before != nil, isContinuing || completed.contains(where: \.isAboutBefore) { return completed }
        return completed.allSatisfy(\.isOpen) && !completed.allSatisfy(\.isCommandByItself) ? nil : completed
    }

    /// The same of a sentence of one command, which can leave nothing to others.
    consuming func completedAlone(under constraints: Constraints) -> [Clause]? {
        guard complete(after: [], under: constraints) else { return nil }
        guard isLouderAndOn else { return isOpen && !isCommandByItself ? nil : [self] }
        let both = louderAndOn
        return both.allSatisfy(\.isOpen) && !both.allSatisfy(\.isCommandByItself) ? nil : both
    }

    /// Whether it leaves to the sentence before what it is about.
    var isAboutBefore: Bool {
        guard scene == nil, places.isEmpty, exceptions.isEmpty, !facts.has(.kind), !facts.has(.stop) else {
            return false
        }
        if nouns.isEmpty { return !isNegated && (!facts.has(.ask) || facts.has(.dummy)) }
        // "How warm is it in the loft" asks nothing of what was spoken of.
        if facts.has(.ask), nouns.contains(where: { !$0.places.isEmpty }) { return false }
        return nouns.allSatisfy { $0.has(.pronoun) }
    }

    /// Takes what it leaves unsaid from those before it; false where something stays unsaid or makes no sense.
    private mutating func complete(after earlier: [Clause], under constraints: Constraints) -> Bool {
        guard constraints.allow(elided: self, after: isFollowing ? [] : earlier) else { return false }
        let isOpen = nouns.allSatisfy { $0.has(.pronoun) } && places.isEmpty
        if isOpen, !corrected.isEmpty { nouns = corrected }
        guard pointBack(to: earlier) else { return false }
        if !isFollowing, let before = earlier.last?.facts {
            takeQuality(of: before)
            inherit(before)
        }
        guard !facts.isEmpty || scene != nil else { return false }
        facts = particled
        shareKinds(after: earlier.flatMap(\.nouns))
        if facts.has(.lights) { nouns = nouns.map(\.asLights) }
        facts = asked
        facts = meant
        return constraints.allow(self)
    }

    /// "Lower the volume of the TV and raise it on the radio": what is raised is the volume.
    private mutating func takeQuality(of before: Facts) {
        guard isQualityOfAnother, before.has(.quality), before.has(.about) else { return }
        nouns.removeFirst()
        facts = facts.filling(before, only: [.about, .quality])
    }

    /// Whether it changes "it" on or of something else.
    var isQualityOfAnother: Bool {
        nouns.count == 2 && nouns[0].has(.pronoun) && !nouns[0].has(.plural)
            && (nouns[1].has(.onto) || nouns[1].has(.of)) && (facts.has(.dir) || facts.number != nil)
    }

    /// Takes the verb, or what is to be changed, from the command before.
    private mutating func inherit(_ before: Facts) {
        // "Turn on the lamp at 7 and at 9": the same again.
        if facts.isEmpty, !times.isEmpty || !nouns.isEmpty && !places.isEmpty {
            facts = before
        } else if isJoined, before.has(.did), !facts.has(.ask) {
            // "Did I lock the door and turn off the lights": both are asked.
            facts = facts.filling(before, only: [.ask, .did, .forgot])
        } else if !facts.has(.verb), !facts.has(.act) {
            isElided = true
            // "Dim it", "60": to that, not by that.
            let isAlike = before.has(.goal) && before.number != nil || nouns.isEmpty && places.isEmpty
            let isGoal = facts.number != nil && !facts.has(.change) && isAlike
            let isState = facts[.to] != nil || isGoal
            // "Open the blinds halfway and the shades all the way".
            let isWhole = facts[.extent] == .full && [.open, .closed].contains(before[.to])
            // "Heat the den to 22 and the hall to 18".
            let isWarmth =
                isGoal && before[.about] == .temperature && before.has(.act) && nouns.allSatisfy(\.isPlace)
            // "The blind up, the curtains half": to that, though the blind goes as far as it does.
            let isNumberOfItsOwn = facts.number != nil && !facts.has(.change) && before.number == nil
            // "Lower the blinds and good night": a scene goes nowhere.
            let isElsewhere = scene != nil || isNumberOfItsOwn && before.has(.dir)
            let side: [Property] = isElsewhere ? [] : [.dir, .about]
            let taken: [Property] = isWarmth ? [.about] : isState ? [.verb, .ask] : [.verb, .ask] + side
            facts = facts.filling(before, only: isWhole ? taken + [.to] : taken)
        }
    }

    /// Finds the place of "its lights" and "the lights there"; false where none was said before.
    private mutating func pointBack(to earlier: [Clause]) -> Bool {
        let isBack =
            nouns.has(.its) || places.has(.there)
            || nouns.contains { $0.places.contains { $0.has(.there) } }
        guard isBack else { return true }
        guard let before = earlier.last, let place = before.placesSaid else { return false }
        for index in nouns.indices {
            if nouns[index].has(.its) { nouns[index].places += place }
            if nouns[index].places.has(.there) { nouns[index].places = place }
        }
        if places.has(.there) { places = place }
        return true
    }

    /// The places that were said, where nothing but places was: "the treasury", "the fans in the crypt".
    var placesSaid: [Noun]? {
        let said = (nouns.filter(\.isPlace) + nouns.flatMap(\.places) + places).filter { !$0.has(.there) }
        let inNames = nouns.filter(\.isKindInPlace).map { noun in
            var place = noun
            place.facts = Facts()
            return place
        }
        if said.isEmpty, inNames.isEmpty { return pointed.isEmpty ? nil : pointed }
        return said + inNames
    }

    // MARK: - Small words

    /// The facts with the small words that go with a verb: "lock up", "shut down", "open the lock".
    private var particled: Facts {
        if facts[.to] == .locked, facts[.dir] == .up { return facts.without(.dir) }
        if facts.has(.shut), facts[.to] == nil, !(facts[.dir] == .up && !facts.has(.strong)) {
            // "Shut the door", "shut the fan down", "power everything down".
            let isPower = facts.has(.strong)
            switch facts[.dir] {
            case .down: return facts.without(.dir).filling(.to, with: .off)
            case .up where isPower: return facts.without(.dir).filling(.to, with: .on)
            case nil where !isPower: return facts.filling(.to, with: .closed)
            default: break
            }
        }
        guard let state = facts[.to], state == .open || state == .closed,
            nouns.contains(where: { $0.text(.word) == "lock" })
        else { return facts }
        return facts.without(.to).filling(.to, with: state == .open ? .unlocked : .locked)
    }

    /// The facts as a question, where it is one without its word: "any lights on", "the temperature upstairs".
    private var asked: Facts {
        // "Could the lamp be on".
        if facts.has(.wondered), facts.has(.being), !facts.has(.please), facts[.to] != nil, facts.number == nil {
            return facts.without(.verb, .able).filling(.ask, with: .is)
        }
        if facts.has(anyOf: Self.orders) { return facts }
        if (nouns + exceptions).contains(where: { $0.has(.any) }) { return facts.filling(.ask, with: .is) }
        if facts.has(.than) { return facts.filling(.ask, with: .is) }
        // "The thermostat set to", "tell me the outdoor humidity".
        let isTold = isPrefaceOnly ? facts.has(.tell) : facts.has(.target) && facts.has(.asked)
        if isTold, facts.number == nil, !nouns.isEmpty { return facts.filling(.ask, with: .value) }
        let isBare = facts.has(.about) && facts.number == nil && !facts.has(anyOf: Self.wants)
        return isBare ? facts.filling(.ask, with: .value) : facts
    }

    /// What questions have already, and what orders have.
    private static let orders: PropertySet = [.ask, .verb, .act, .dir, .vague, .sense]
    /// What is wanted of a quality.
    private static let wants: PropertySet = [
        .to, .extent, .goal, .times, .part, .much, .more, .mode, .mute, .hue, .kelvin,
    ]

    private var isPrefaceOnly: Bool { facts.properties.names.allSatisfy { $0 == .asked || $0 == .tell } }

    /// The facts of a question, with what its words leave unsaid: "did I forget to lock the door" asks if it is unlocked.
    private var meant: Facts {
        guard facts.has(.ask) else { return facts }
        if facts.has(.list), nouns.has(.lit) { return facts.filling(.to, with: .on) }
        guard facts.has(.forgot), let state = facts[.to], let other = Self.opposites[state] else { return facts }
        return facts.without(.to).filling(.to, with: other)
    }

    private static let opposites: [TagWord: TagWord] = [
        .on: .off, .off: .on, .open: .closed, .closed: .open, .locked: .unlocked, .unlocked: .locked,
    ]

    /// Gives nouns that leave their kind to others that kind.
    ///
    /// "The kitchen and study lamps": both are lamps. "The lamp in the den and the one in the hall": so are these.
    private mutating func shareKinds(after earlier: [Noun]) {
        for index in nouns.indices.dropLast() where nouns[index].isPlace {
            guard let kind = nouns[(index + 1)...].first(where: { !$0.isPlace }) else { continue }
            // "The crypt and larder candles": candles both.
            let shared = kind.names.filter { !$0.kind.isPlace && $0.entries.contains { $0.form != .full } }
            if !shared.isEmpty, kind.names.contains(where: { $0.kind.isPlace }) { nouns[index].names += shared }
            guard kind.isKindInPlace else { continue }
            nouns[index].facts = nouns[index].facts.filling(kind.facts, only: Noun.kindProperties + [.plural])
        }
        guard nouns.has(.like) || exceptions.has(.like) else {
            return
        }
        var known = earlier.last(where: { $0.has(.kind) || !$0.isPlace && !$0.names.isEmpty })
        nouns = nouns.map { $0.like(&known) }
        exceptions = exceptions.map { $0.like(&known) }
    }
}

extension Clause {
    /// "On at volume 8": on, and then that loud; of a television the two are things apart.
    fileprivate var isLouderAndOn: Bool {
        facts[.to] == .on && facts[.about] == .volume && facts.number != nil && !facts.has(.ask)
            && !facts.has(.dir)
    }

    fileprivate var louderAndOn: [Clause] {
        guard isLouderAndOn else { return [self] }
        var (power, volume) = (self, self)
        power.facts = facts.without(.about, .unit, .goal, .at, .on, .tail, .quality).withoutNumber
        volume.facts = facts.without(.to)
        // Words that were said once explain the sentence once.
        volume.isBorrowing = true
        return [power, volume]
    }
}

extension Noun {
    /// The lights of everything: "light up the whole house".
    fileprivate var asLights: Noun {
        guard has(.everything) else { return self }
        var noun = self
        noun.facts = facts.filling(.kind, with: .services(["Lightbulb"])).filling(.word, with: .text("light")).filling(
            .all, with: .present)
        return noun
    }

    /// The noun with the kind of the one before it where it is "the one"; remembers the kind for those after it.
    func like(_ known: inout Noun?) -> Noun {
        var noun = self
        if has(.like), let known, !known.has(.kind) {
            // "The candle in the den and the one in the hall": as it was called.
            // One that has a word for its name, as a Fan has, is not where another is said to be.
            noun.names += known.names.filter {
                !$0.kind.isPlace && ($0.entries.contains { $0.form != .full } || $0.range.count == 1)
            }
        } else if has(.like), let known {
            noun.facts = facts.filling(known.facts, only: Noun.kindProperties)
        }
        if noun.has(.kind) || noun.names.contains(where: { !$0.kind.isPlace }) { known = noun }
        return noun
    }
}
