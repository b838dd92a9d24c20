import HomeModel

extension Clause {
    /// Whether the words go together as people put them.
    var isSense: Bool {
        // "Turn on the lamp" does not turn something on a lamp, and "get out of the kitchen" switches nothing off.
        let isSaidSo = facts.has("verb") || facts.has("act") || !facts.has("about") && !facts.has("complaint")
        let isMove = facts["to"] != nil || facts.has("dir") && facts.number == nil && isSaidSo
        if isMove, !facts.has("quality"), nouns.has("onto") { return false }
        if facts["to"] != "off", exceptions.contains(where: { $0.has("onto") && !$0.isPlace }) { return false }
        if isNegated, exceptions.contains(where: { $0.has("onto") && !$0.isPlace }) { return false }
        // "No lights but the chart light should be on" is about that one.
        if isNegated, !exceptions.isEmpty, facts["to"] == "on", !facts.has("act"), nouns.contains(where: Scope.isBroad)
        {
            return false
        }
        // "Party on but the den": a scene leaves nothing out.
        if scene != nil, !exceptions.isEmpty { return false }
        // "Tom's on night shift" is said of him.
        if scene != nil, facts["to"] == "on", !facts.has("verb"), !facts.has("act"), !places.isEmpty { return false }
        // "The desk lamp's off" tells how it is.
        let isTold = !facts.has("verb") && !facts.has("act") && !facts.has("ask") && facts["to"] != nil
        // "The desk lamp's too dim" asks nobody to dim it.
        if isSaid, facts.has("act"), facts.has("dir"), facts.number == nil, !facts.has("quality"),
            nouns.has("owner")
        {
            return false
        }
        // "I forgot to turn it off" is no order.
        if facts.has("infinitive"), !facts.has("verb"), !facts.has("ask") { return false }
        if facts.has("able"), facts.has("participle") { return false }
        // "The lamp can turn off" tells what it is able to.
        if facts["able"] == "said", facts.has("act") || facts.has("strong"), !facts.has("kind") { return false }
        // "What did I schedule" asks for the agenda.
        if facts.has("plan"), facts.has("ask") { return false }
        if isTold, nouns.has("owner") { return false }
        // An alarm that is to stop is mostly a clock's, and the dark outside is nobody's lamp.
        if facts.has("stop"), isOfAlarm { return false }
        // So is "my alarm".
        if facts["to"] != nil, nouns.has("mine"), isOfAlarm { return false }
        if facts.has("complaint"), facts["about"] == "brightness", isOutside { return false }
        // "Did anyone" begins a question, if anything.
        if facts.has("exist"), !facts.has("ask") { return false }
        // "Stop turning off the lamp" turns nothing off.
        if facts.has("stop"), facts.has("gerund") { return false }
        // "Roll down your window" is said to people.
        if nouns.has("yours"), facts.has("act") || facts.has("verb"),
            nouns.contains(where: \.isDoorOrWindow)
        {
            return false
        }
        // "Play" is said of scenes only, and "the lights turned on" tells what happened.
        if facts.has("made"), !facts.has("strong") { return false }
        // "Leave it alone" and "keep it as it is", but not "switch it alone".
        if facts.has("kept"), !facts.has("verb") || facts.has("strong") || facts["to"] != nil { return false }
        if facts.has("machine"), scene == nil, nouns.allSatisfy(\.isPlace) { return false }
        if facts.has("run"), scene == nil { return false }
        // "Front door lock, back door unlock": the first is to be locked.
        let isLock: (Noun) -> Bool = { $0["word"] == "lock" && !$0.names.isEmpty }
        if facts["to"] == "unlocked", isSaid, nouns.count > 1, nouns.contains(where: isLock) { return false }
        // "Shut up" is said to people.
        if facts.has("shut"), facts["to"] == nil { return false }
        if facts.has("participle"), !facts.has("verb"), !facts.has("ask"), !facts.has("copula") { return false }
        // "Lamp 15" is a name, if anything, and "lights 2" so many; "lights 20" are to be that bright.
        let isPlainNumber = facts.number != nil && facts.properties.allSatisfy { $0.name == "ask" }
        if isPlainNumber, places.isEmpty, !nouns.isEmpty,
            nouns.allSatisfy({ noun in
                let isSoMany = noun.isLights && !noun.has("all") && facts.number ?? 0 < 10
                return (noun.isBareKind || isSoMany) && noun["kind"] == "Lightbulb"
            })
        {
            return false
        }
        // "At home and at the cabin" are two homes, and "home" is the name of none.
        if places.isOfTwoHomes || nouns.indices.contains(where: { nouns[$0].places.isOfTwoHomes }) { return false }
        // "Green light" is a colour by itself.
        if facts.has("hue"), !isFollowing, !facts.has("verb"), !facts.has("act"), !nouns.isEmpty || facts.has("ask"),
            nouns.allSatisfy(\.isBareKind),
            places.isEmpty
        {
            return false
        }
        // "The garage closed at five" tells of a day.
        if facts.has("late"), !(times + leadTimes).isEmpty, !["verb", "act", "ask"].contains(where: facts.has) {
            return false
        }
        // "Doors open at seven" tells of a hall.
        if isSaid, !times.isEmpty || !leadTimes.isEmpty, facts["to"] != nil,
            !["verb", "ask"].contains(where: facts.has),
            nouns.allSatisfy({ $0["word"] == "door" && $0.isBareKind })
        {
            return false
        }
        // "Fifty shades" are so many, if anything.
        if isPlainNumber, last == .noun, places.isEmpty, !nouns.isEmpty,
            nouns.allSatisfy({ $0.places.isEmpty && !$0.has("all") && !$0.isNamedThing && !$0.isPlace })
        {
            return false
        }
        // "Keep the lamp, the rest off": the lamp is none of the rest.
        if facts.has("fetch"), nouns.count > 1, nouns.has("rest") { return false }
        // "The alarm off at 9" is a clock's.
        if !times.isEmpty || !leadTimes.isEmpty, facts["to"] != nil, !facts.has("ask"), isOfAlarm { return false }
        // "Turn on anything" is said of no one thing, and of all in no earnest.
        if let state = facts["to"], state != "off", !facts.has("ask"), !isNegated, nouns.has("everything"),
            nouns.contains(where: { $0.has("everything") && $0.has("any") && !$0.has("relative") && !$0.has("lit") })
        {
            return false
        }
        // "The lights that are on" can be told from the others only by turning them off.
        if facts["to"] != "off", !facts.has("ask"), nouns.has("lit") { return false }
        if !isSenseAsQuestion { return false }
        if facts.has("out"), nouns.allSatisfy(\.isPlace) { return false }
        // "The lights are on" is no command.
        return !facts.has("copula") || facts.has("assert") || facts.has("ask")
    }

    private var isOfAlarm: Bool {
        nouns.contains { $0["word"] == "alarm" || $0.names.contains { $0.isCalled("alarm") } }
    }

    private var isOutside: Bool {
        (nouns + places).contains { $0.names.contains { $0.isCalled("outside") || $0.isCalled("outdoors") } }
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
        if facts.has("person"),
            !(nouns + places).flatMap(\.allNames).contains(where: { $0.kind == .room || $0.kind == .zone })
        {
            return false
        }
        return !facts.has("list") || nouns.has("lit")
    }

    /// Whether nothing says what it is about.
    var isOpen: Bool { nouns.allSatisfy { $0.has("pronoun") } && scene == nil && !facts.has("kind") }

    /// Whether it is a command or question to the house though nothing says what it is about.
    ///
    /// "Off", "blue", "take off", "20 degrees" and "cool" are not.
    var isCommandByItself: Bool {
        if facts.has("ask") || facts.has("complaint") || facts.has("arm") || facts.has("mute") { return true }
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

extension [Noun] {
    /// Whether they are a home by its name and "home" beside it.
    fileprivate var isOfTwoHomes: Bool {
        count > 1 && contains { $0.has("whole") && $0.names.isEmpty }
            && contains { $0.names.contains { $0.kind == .home } }
    }
}

extension Lattice.NameHit {
    /// Whether it is a name that is but this word.
    fileprivate func isCalled(_ word: String) -> Bool { entries.contains { NameKey($0.name).text == word } }
}

extension Noun {
    /// Whether it is a kind of thing that opens and closes.
    fileprivate var isDoorOrWindow: Bool {
        self["kind"].map { kind in ["Door", "Lock", "Window"].contains { kind.contains($0) } } ?? false
    }

    /// Whether it is a kind of thing and nothing says which.
    fileprivate var isBareKind: Bool { names.isEmpty && places.isEmpty && !has("all") && !isLights }

    /// Whether it is "the lights".
    var isLights: Bool { has("plural") && self["kind"] == "Lightbulb" }
}
