import HomeModel

extension Clause {
    /// The commands of a sentence with what one leaves to another; nil where something stays unsaid.
    ///
    /// "Turn the lamp on and the fan off": the second takes its verb from the first. What a clause is about it may take
    /// from any other; `Resolver` sees to that.
    ///
    /// In a conversation the first may leave what it is about to the sentence before.
    static func completed(
        _ clauses: [Clause], after before: Clause? = nil, isContinuing: Bool = false
    ) -> [Clause]? {
        var completed: [Clause] = []
        for clause in wishes(of: clauses) {
            let isOpen = clause.nouns.isEmpty && clause.scene == nil && clause.places.isEmpty
            let isFollowing = completed.isEmpty && (isOpen || isContinuing)
            let known = isFollowing ? before : nil
            let whole = known.map(clause.following) ?? clause
            let earlier = known.map { isContinuing ? [$0] : [] } ?? completed
            guard let clause = whole.completed(after: earlier) else { return nil }
            completed.append(clause)
        }
        // Beside a question a command has to say what to do, and what with.
        let asks = completed.contains { $0.facts.has("ask") }
        let isVague: (Clause) -> Bool = { clause in
            // "The rest" of what was asked about is nothing that was said.
            clause.isOpen || !clause.isOrder && clause.scene == nil || clause.nouns.contains { $0.has("rest") }
                || clause.facts.has("gerund")
        }
        if asks, completed.contains(where: { !$0.facts.has("ask") && !$0.isNegated && isVague($0) }) { return nil }
        completed = completed.flatMap(\.louderAndOn)
        // "Netflix and chill": beside a scene, what is open says nothing.
        let scenes = completed.count { $0.scene != nil }
        if scenes > 0, completed.contains(where: { $0.scene == nil && $0.isOpen && !$0.isCommandByItself }),
            completed.allSatisfy({ $0.scene != nil || $0.isOpen })
        {
            return nil
        }
        if before != nil, isContinuing || completed.contains(where: \.isAboutBefore) { return completed }
        return completed.allSatisfy(\.isOpen) && !completed.allSatisfy(\.isCommandByItself) ? nil : completed
    }

    /// Whether it leaves to the sentence before what it is about.
    var isAboutBefore: Bool {
        guard scene == nil, places.isEmpty, exceptions.isEmpty, !facts.has("kind"), !facts.has("stop") else {
            return false
        }
        if nouns.isEmpty { return !isNegated && (!facts.has("ask") || facts.has("dummy")) }
        // "How warm is it in the loft" asks nothing of what was spoken of.
        if facts.has("ask"), nouns.contains(where: { !$0.places.isEmpty }) { return false }
        return nouns.allSatisfy { $0.has("pronoun") }
    }

    private func completed(after earlier: [Clause]) -> Clause? {
        // "But not the lamp" is an exception, no command to do nothing.
        if isNegated, facts.isEmpty { return nil }
        var clause = self
        if clause.nouns.allSatisfy({ $0.has("pronoun") }), !corrected.isEmpty { clause.nouns = corrected }
        guard clause.pointBack(to: earlier) else { return nil }
        if !isFollowing, let before = earlier.last?.facts {
            // "The telly up and the lights down in the den": they do not go up, down in the den.
            if facts.isEmpty, let way = before["dir"],
                placesSaid?.contains(where: { $0["side"].map { $0 != way } ?? false }) == true
            {
                return nil
            }
            clause.inherit(before)
        }
        guard !clause.facts.isEmpty || scene != nil else { return nil }
        clause.facts = clause.particled
        clause.shareKinds(after: earlier.flatMap(\.nouns))
        if clause.facts.has("lights") { clause.nouns = clause.nouns.map(\.asLights) }
        clause.facts = clause.asked
        clause.facts = clause.meant
        return clause.isSense ? clause : nil
    }

    /// Takes the verb, or what is to be changed, from the command before.
    private mutating func inherit(_ before: Facts) {
        // "Turn on the lamp at 7 and at 9": the same again.
        if facts.isEmpty, !times.isEmpty || !nouns.isEmpty && !places.isEmpty {
            facts = before
        } else if isJoined, before.has("did"), !facts.has("ask") {
            // "Did I lock the door and turn off the lights": both are asked.
            facts = facts.filling(before, only: ["ask", "did", "forgot"])
        } else if !facts.has("verb"), !facts.has("act") {
            isElided = true
            // "Dim it", "60": to that, not by that.
            let isGoal = facts.number != nil && !facts.has("change") && nouns.isEmpty && places.isEmpty
            let isState = facts["to"] != nil || isGoal
            facts = facts.filling(before, only: isState ? ["verb", "ask"] : ["verb", "ask", "dir", "about"])
        }
    }

    /// Finds the place of "its lights" and "the lights there"; false where none was said before.
    private mutating func pointBack(to earlier: [Clause]) -> Bool {
        let isBack =
            nouns.contains { $0.has("its") } || places.contains { $0.has("there") }
            || nouns.contains { $0.places.contains { $0.has("there") } }
        guard isBack else { return true }
        guard let before = earlier.last, let place = before.placesSaid else { return false }
        for index in nouns.indices {
            if nouns[index].has("its") { nouns[index].places += place }
            if nouns[index].places.contains(where: { $0.has("there") }) { nouns[index].places = place }
        }
        if places.contains(where: { $0.has("there") }) { places = place }
        return true
    }

    /// The places that were said, where nothing but places was: "the treasury", "the fans in the crypt".
    var placesSaid: [Noun]? {
        let said = (nouns.filter(\.isPlace) + nouns.flatMap(\.places) + places).filter { !$0.has("there") }
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
        if facts["to"] == "locked", facts["dir"] == "up" { return facts.without("dir") }
        if facts.has("shut"), facts["to"] == nil, !(facts["dir"] == "up" && !facts.has("strong")) {
            // "Shut the door", "shut the fan down", "power everything down".
            let isPower = facts.has("strong")
            switch facts["dir"] {
            case "down": return facts.without("dir").filling("to", with: "off")
            case "up" where isPower: return facts.without("dir").filling("to", with: "on")
            case nil where !isPower: return facts.filling("to", with: "closed")
            default: break
            }
        }
        let state = facts["to"].flatMap { ["open": "unlocked", "closed": "locked"][$0] }
        guard let state, nouns.contains(where: { $0["word"] == "lock" }) else { return facts }
        return facts.without("to").filling("to", with: state)
    }

    /// The facts as a question, where it is one without its word: "any lights on", "the temperature upstairs".
    private var asked: Facts {
        let isElse = ["ask", "verb", "act", "dir", "vague", "sense"].contains(where: facts.has)
        if isElse { return facts }
        if (nouns + exceptions).contains(where: { $0.has("any") }) { return facts.filling("ask", with: "is") }
        if facts.has("than") { return facts.filling("ask", with: "is") }
        // "The thermostat set to", "tell me the outdoor humidity".
        let isTold = isPrefaceOnly ? facts.has("tell") : facts.has("target") && facts.has("asked")
        if isTold, facts.number == nil, !nouns.isEmpty { return facts.filling("ask", with: "value") }
        let further: [Property] = [
            "to", "extent", "goal", "times", "part", "much", "more", "mode", "mute", "hue", "kelvin",
        ]
        let isBare = facts.has("about") && facts.number == nil && !further.contains(where: facts.has)
        return isBare ? facts.filling("ask", with: "value") : facts
    }

    private var isPrefaceOnly: Bool { facts.properties.names.allSatisfy { $0 == "asked" || $0 == "tell" } }

    /// The facts of a question, with what its words leave unsaid: "did I forget to lock the door" asks if it is unlocked.
    private var meant: Facts {
        guard facts.has("ask") else { return facts }
        if facts.has("list"), nouns.contains(where: { $0.has("lit") }) { return facts.filling("to", with: "on") }
        guard facts.has("forgot"), let state = facts["to"], let other = Self.opposites[state] else { return facts }
        return facts.without("to").filling("to", with: other)
    }

    private static let opposites = [
        "on": "off", "off": "on", "open": "closed", "closed": "open", "locked": "unlocked", "unlocked": "locked",
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
            nouns[index].facts = nouns[index].facts.filling(kind.facts, only: Noun.kindProperties)
        }
        var known = earlier.last(where: { $0.has("kind") || !$0.isPlace && !$0.names.isEmpty })
        nouns = nouns.map { $0.like(&known) }
        exceptions = exceptions.map { $0.like(&known) }
    }

    // MARK: - Sense

    /// Whether the words go together as people put them.
    private var isSense: Bool {
        // "Turn on the lamp" does not turn something on a lamp, and "get out of the kitchen" switches nothing off.
        let isSaidSo = facts.has("verb") || facts.has("act") || !facts.has("about") && !facts.has("complaint")
        let isMove = facts["to"] != nil || facts.has("dir") && facts.number == nil && isSaidSo
        if isMove, !facts.has("quality"), nouns.contains(where: { $0.has("onto") }) { return false }
        if facts["to"] != "off", exceptions.contains(where: { $0.has("onto") && !$0.isPlace }) { return false }
        if isNegated, exceptions.contains(where: { $0.has("onto") && !$0.isPlace }) { return false }
        // "The desk lamp's off" tells how it is.
        let isTold = facts["to"] != nil && !["verb", "act", "ask"].contains(where: facts.has)
        // "The desk lamp's too dim" asks nobody to dim it.
        if isSaid, facts.has("act"), facts.has("dir"), facts.number == nil, !facts.has("quality"),
            nouns.contains(where: { $0.has("owner") })
        {
            return false
        }
        // "I forgot to turn it off" is no order.
        if facts.has("infinitive"), !facts.has("verb"), !facts.has("ask") { return false }
        if facts.has("able"), facts.has("participle") { return false }
        // "What did I schedule" asks for the agenda.
        if facts.has("plan"), facts.has("ask") { return false }
        if isTold, nouns.contains(where: { $0.has("owner") }) { return false }
        // An alarm that is to stop is mostly a clock's, and the dark outside is nobody's lamp.
        let isAlarm = nouns.contains { $0["word"] == "alarm" || $0.names.contains { $0.isCalled("alarm") } }
        if facts.has("stop"), isAlarm { return false }
        let isOutside = (nouns + places).contains {
            $0.names.contains { $0.isCalled("outside") || $0.isCalled("outdoors") }
        }
        if facts.has("complaint"), facts["about"] == "brightness", isOutside { return false }
        // "Did anyone" begins a question, if anything.
        if facts.has("exist"), !facts.has("ask") { return false }
        // "Stop turning off the lamp" turns nothing off.
        if facts.has("stop"), facts.has("gerund") { return false }
        // "Play" is said of scenes only, and "the lights turned on" tells what happened.
        if facts.has("made"), !facts.has("strong") { return false }
        if facts.has("machine"), scene == nil, nouns.allSatisfy(\.isPlace) { return false }
        if facts.has("run"), scene == nil { return false }
        // "Front door lock, back door unlock": the first is to be locked.
        let isLock: (Noun) -> Bool = { $0["word"] == "lock" && !$0.names.isEmpty }
        if facts["to"] == "unlocked", isSaid, nouns.count > 1, nouns.contains(where: isLock) { return false }
        // "Shut up" is said to people.
        if facts.has("shut"), facts["to"] == nil { return false }
        if facts.has("participle"), !facts.has("verb"), !facts.has("ask"), !facts.has("copula") { return false }
        // "Lamp 15" is a name, if anything.
        let isPlainNumber = facts.number != nil && facts.properties.allSatisfy { $0.name == "ask" }
        if isPlainNumber, places.isEmpty, !nouns.isEmpty,
            nouns.allSatisfy({ ($0.isBareKind || $0.isLights && !$0.has("all")) && $0["kind"] == "Lightbulb" })
        {
            return false
        }
        // "Green light" is a colour by itself.
        if facts.has("hue"), !isFollowing, !facts.has("verb"), !facts.has("act"), !nouns.isEmpty || facts.has("ask"),
            nouns.allSatisfy(\.isBareKind),
            places.isEmpty
        {
            return false
        }
        // "The alarm off at 9" is a clock's.
        if isAlarm, !(times + leadTimes).isEmpty, facts["to"] != nil, !facts.has("ask") { return false }
        // "The lights that are on" can be told from the others only by turning them off.
        if facts["to"] != "off", !facts.has("ask"), nouns.contains(where: { $0.has("lit") }) { return false }
        if !isSenseAsQuestion { return false }
        if facts.has("out"), nouns.allSatisfy(\.isPlace) { return false }
        // "The lights are on" is no command.
        return !facts.has("copula") || facts.has("assert") || facts.has("ask")
    }

    private var isSenseAsQuestion: Bool {
        guard facts.has("ask") else { return !facts.has("asked") }
        if let needed = facts["needs"], !facts.has(Property(needed.utf8)) { return false }
        // "Is it warm in the kitchen" speaks of the air there, "is it on" of a thing, "is it warm" of the weather.
        let isOfAir =
            facts.has("vague") && !(nouns + places).isEmpty || facts.has("than")
            || ["degrees", "celsius", "fahrenheit"].contains(facts["unit"])
        if facts.has("vague"), facts.number != nil { return false }
        if facts.has("dummy"), !isOfAir || nouns.contains(where: { !$0.isPlace }) { return false }
        // "Is anybody in the kitchen"; "is anybody there" is none of the home's business.
        let said = (nouns + places).flatMap(\.allNames)
        if facts.has("person"), !said.contains(where: { $0.kind == .room || $0.kind == .zone }) { return false }
        return !facts.has("list") || nouns.contains { $0.has("lit") }
    }

    /// Whether nothing says what it is about.
    private var isOpen: Bool { nouns.allSatisfy { $0.has("pronoun") } && scene == nil && !facts.has("kind") }

    /// Whether it is a command or question to the house though nothing says what it is about.
    ///
    /// "Off", "blue", "take off", "20 degrees" and "cool" are not.
    private var isCommandByItself: Bool {
        if facts.has("ask") || facts.has("complaint") || facts.has("arm") { return true }
        // "Make it stop", "make it two".
        let isBareNumber =
            facts.number != nil && places.isEmpty && facts["unit"] == nil && !facts.has("about") && !facts.has("dir")
            && facts.number == facts.number?.rounded()
        let isSaid =
            !(nouns + places).isEmpty || facts.number != nil || facts.has("about") || facts.has("extent")
            || facts.has("mode")
        if facts.has("strong") { return isSaid && !facts.has("act") && !isBareNumber }
        let isDegrees = ["degrees", "celsius", "fahrenheit"].contains(facts["unit"])
        // "Heat it up to 22".
        if facts["about"] == "temperature", facts.has("goal"), facts.number ?? 0 >= 10 { return true }
        if facts.has("verb") || facts.has("act"), isDegrees || facts.number != facts.number?.rounded() { return true }
        return places.isEmpty ? facts.has("quality") || facts.has("about") && !facts.has("act") : !facts.isEmpty
    }
}

extension Clause {
    /// "On at volume 8": on, and then that loud; of a television the two are things apart.
    fileprivate var louderAndOn: [Clause] {
        guard facts["to"] == "on", facts["about"] == "volume", facts.number != nil, !facts.has("ask"), !facts.has("dir")
        else { return [self] }
        var (power, volume) = (self, self)
        power.facts = facts.without("about", "unit", "goal", "at", "on", "tail", "quality").withoutNumber
        volume.facts = facts.without("to")
        // Words that were said once explain the sentence once.
        volume.isBorrowing = true
        return [power, volume]
    }
}

extension Lattice.NameHit {
    /// Whether it is a name that is but this word.
    fileprivate func isCalled(_ word: String) -> Bool { entries.contains { NameKey($0.name).text == word } }
}

extension Clause {
    /// What is asked for, without what only says why: "it's too dark, turn on the lights".
    ///
    /// A reason can name what the command then calls "it", and the place: "the garage door is open, close it", "it's
    /// stuffy in the den, turn on the fan". Reasons come first, and "and" does not join them to what they are for.
    fileprivate static func wishes(of clauses: [Clause]) -> [Clause] {
        var wishes: [Clause] = []
        var reasons: [Clause] = []
        for clause in clauses {
            let isFirst = wishes.isEmpty && !clause.isJoined
            guard let reason = isFirst ? reasons.last : nil, clause.isOrder else {
                wishes += reasons
                reasons = []
                if clause.isReason { reasons.append(clause) } else { wishes.append(clause) }
                continue
            }
            reasons = []
            wishes.append(clause.after(reason))
        }
        let rest = wishes + reasons
        let named = rest.filter { !$0.isIdleComplaint }
        return named.isEmpty ? rest : named
    }

    /// Whether it says how something is, not what is to be done: a complaint or a statement.
    private var isReason: Bool {
        let isShort = facts["to"] != nil && nouns.contains { $0.has("owner") }
        let isTold = isShort || facts.has("copula") && (facts["to"] != nil || facts.has("told")) && !facts.has("assert")
        return (facts.has("complaint") || isTold) && !isOrder && !facts.has("ask") && !facts.has("asked") && !isNegated
            && scene == nil
            && times.isEmpty && exceptions.isEmpty
    }

    /// Whether it is a complaint about nothing in particular.
    private var isIdleComplaint: Bool {
        facts.has("complaint") && nouns.isEmpty && places.isEmpty && !facts.has("act")
    }

    /// Whether an order with these facts can follow with no pause: "the lamp is too bright turn it down".
    func isReasonBefore(_ order: Facts) -> Bool { isReason && (order.has("strong") || order.has("act")) }

    /// Whether another order can follow with no pause: "turn on the lamp turn off the fan".
    func isOrderBefore(_ order: Facts) -> Bool {
        isOrder && !nouns.isEmpty && last != .facts && facts["to"] != nil
            && (order.has("strong") || order.has("act") && order["to"] != nil)
    }

    /// Whether it says what to do.
    var isOrder: Bool {
        (facts.has("strong") || facts.has("act") || facts.has("verb")) && !facts.has("ask") && !facts.has("copula")
            && !facts.has("complaint")
    }

    /// The command after the reason for it, with what the reason named where it names nothing itself.
    private func after(_ reason: Clause) -> Clause {
        var clause = self
        let isOpen = nouns.isEmpty && places.isEmpty || nouns.contains { $0.has("pronoun") }
        if isOpen, scene == nil, !reason.nouns.isEmpty {
            clause.nouns = reason.nouns
            clause.places += reason.places
        } else if nouns.allSatisfy({ $0.names.isEmpty && $0.places.isEmpty && !$0.has("everything") }), places.isEmpty {
            clause.places = reason.nouns.filter(\.isPlace) + reason.places
        }
        return clause
    }
}

extension Noun {
    /// The lights of everything: "light up the whole house".
    fileprivate var asLights: Noun {
        guard has("everything") else { return self }
        var noun = self
        noun.facts = facts.filling("kind", with: "Lightbulb").filling("word", with: "light").filling(
            "all", with: "true")
        return noun
    }

    /// Whether it is a kind of thing and nothing says which.
    fileprivate var isBareKind: Bool { names.isEmpty && places.isEmpty && !has("all") && !isLights }

    /// Whether it is "the lights".
    var isLights: Bool { has("plural") && self["kind"] == "Lightbulb" }

    /// The noun with the kind of the one before it where it is "the one"; remembers the kind for those after it.
    func like(_ known: inout Noun?) -> Noun {
        var noun = self
        if has("like"), let known, !known.has("kind") {
            // "The candle in the den and the one in the hall": as it was called.
            noun.names += known.names.filter { !$0.kind.isPlace && $0.entries.contains { $0.form != .full } }
        } else if has("like"), let known {
            noun.facts = facts.filling(known.facts, only: ["kind", "word", "narrow", "only"])
        }
        if noun.has("kind") || noun.names.contains(where: { !$0.kind.isPlace }) { known = noun }
        return noun
    }
}
