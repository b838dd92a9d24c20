import HomeModel
import HomeNames
import LanguagePack
import UtteranceAnalysis

/// A command or question beside which something is told: “dinner is ready, turn off the lamp”.
///
/// It has to say for itself what is to be done with what. Where the remark speaks of something at home, it must name what it
/// is about: who says “the baby is in the nursery, lights off” may not mean all lights. It need not where the remark says in
/// which room, and all that is meant is there: “the sun is blinding in the study, close the blinds”; nor where it names the
/// thing itself, and no other: “the dryer is humming, switch off”.
struct ReasonStage: SearchStage {
    let interpreter: Interpreter
    /// The search for what a command means that takes more than its words to read; nil where none is made.
    private var search: Search?
    /// The most ways to part a sentence of which the command is searched for in all ways.
    private static let mostWhole = 4
    /// Whether a word of the command that is misspelt is forgiven.
    var correctsSpelling = false
    /// Whether a remark has to tell a time, which nobody may lend to the command.
    var tellsTime = false

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    init(_ search: Search) { (interpreter, self.search) = (search.interpreter, search) }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        analysis(of: text, lattice, ReasonClauses(lattice, analyzer).parts, in: context)
    }

    /// What the stage makes of an utterance, which is parted once for all that look for remarks in it.
    func analysis(of said: Utterance, in context: Context) -> Analysis? {
        let lattice = interpreter.lattice(of: said)
        let parts = said.parts { ReasonClauses(lattice, analyzer).parts }
        return analysis(of: said.text, lattice, parts, in: context)
    }

    /// The orders that begin with what has to happen first, behind a remark that a pause sets apart: “there's a draught, when the
    /// window opens, turn off the heating”.
    func waiting(beside said: Utterance) -> [[Token]] {
        let lattice = interpreter.lattice(of: said)
        return said.parts { ReasonClauses(lattice, analyzer).parts }.compactMap { part in
            guard part.remarks.count == 1, part.order.count == 1, !part.isTimed, let start = part.order[0].first,
                start > 0, lattice.tokens[start - 1].isPause,
                EventClauses.mayMark(at: start, of: lattice.tokens, in: language),
                !holdsOrder(part.remarks[0], in: lattice)
            else { return nil }
            return Array(lattice.tokens[part.order[0]])
        }
    }

    private func analysis(
        of text: String, _ lattice: Lattice, _ parts: [ReasonClauses.Part], in context: Context
    ) -> Analysis? {
        let apart = parts.filter {
            $0.isTimed == tellsTime
                && !(tellsTime && endsInThen($0, lattice) && atToldTime($0, lattice) == nil
                    && StageRule.thenIsItsTime.holds)
        }
        // A remark stands in several ways to part a sentence, and is looked at once.
        let ordering = Set(apart.flatMap(\.remarks)).filter {
            holdsOrder($0, in: lattice) && StageRule.noOrderIsLost.holds
        }
        let rests = Set(parts.filter { orders($0.order[0], in: lattice) }.flatMap { $0.order.dropFirst() })
            .filter { goesOn($0, in: lattice) }
        let parts = apart.filter { part in
            ordering.isDisjoint(with: part.remarks) && part.order.dropFirst().allSatisfy(rests.contains)
                && !part.remarks.contains { remark in rests.contains { remark.contains($0.lowerBound) } }
                && !wantsMore(part, in: lattice)
        }
        .map { Order($0, of: lattice, self) }
        for order in parts {
            if let found = plain(order, text, context) {
                return (whichDay(found, of: order, text, context) ?? found).within(stage)
            }
        }
        if correctsSpelling { return nil }
        for order in parts {
            if let found = named(order, text, context) { return found.within(stage) }
        }
        for order in parts {
            if let found = elliptic(order, of: lattice, text, context) { return found.within(stage) }
        }
        for order in parts.prefix(Self.mostWhole) {
            if let found = whole(order, text, context) { return found.within(stage) }
        }
        return nil
    }

    private var stage: Stage {
        switch (tellsTime, correctsSpelling) {
        case (true, false): .besideTime
        case (true, true): .misspeltBesideTime
        case (false, false): .besideReason
        case (false, true): .misspeltBesideReason
        }
    }

    /// The words of a command that says itself to be done at the time that was told before it, with that time in them: “guests
    /// come at eight, turn on the lamp then”; nil where it does not.
    private func atToldTime(_ part: ReasonClauses.Part, _ lattice: Lattice) -> [Token]? {
        guard tellsTime, part.isTimed, part.remarks.count == 1, part.remarks[0].upperBound <= part.order[0].lowerBound,
            let time = language.compiled.rule(.time), let pointing = language.aside.rule(.thereupon)
        else { return nil }
        let remark = part.remarks[0]
        let isPoint: (Slots) -> Bool = { !$0.has(anyOf: [.for, .until]) }
        var times = Matcher(language.compiled, lattice)
        guard let first = times.first(of: time, in: remark, where: isPoint) else { return nil }
        var told = Array(lattice.tokens[first.range])
        if let second = times.first(of: time, in: first.range.upperBound..<remark.upperBound, where: isPoint) {
            // A day and an hour are one time: "tonight we have guests at eight".
            let isOne = !Slots(first.events).sayClock && Slots(second.events).sayClock
            guard isOne, times.first(of: time, in: second.range.upperBound..<remark.upperBound, where: isPoint) == nil
            else { return nil }
            told += lattice.tokens[second.range]
        }
        let order = part.order.flatMap { lattice.tokens[$0] }
        var matcher = Matcher(language.aside, Lattice(order, grammar: language.aside))
        return matcher.first(of: pointing, in: order.indices).map { then in
            told + order[..<then.range.lowerBound] + order[then.range.upperBound...]
        }
    }

    /// A command with the day that is told beside it before its own hour: "I have an exam tomorrow, turn on the lamp at six thirty";
    /// nil where none is told, or the command says its day.
    private func onToldDay(_ order: [Token], _ part: ReasonClauses.Part, _ lattice: Lattice) -> [Token]? {
        guard tellsTime, part.isTimed, let time = language.compiled.rule(.time), StageRule.toldDayIsAsked.holds else {
            return nil
        }
        let days: PropertySet = [.day, .weekday, .weekdays, .weekend, .date, .every, .per, .for, .until, .from]
        var told = Matcher(language.compiled, lattice)
        var ordered = Matcher(language.compiled, analyzer.lattice(order))
        var day: Range<Int>?
        for remark in part.remarks where day == nil {
            day = told.first(of: time, in: remark) { $0.has(.day) && $0[.day] != .today && !$0.sayClock }?.range
        }
        let hour = ordered.first(of: time, in: order.indices) { $0.has(.hour) && !$0.has(anyOf: days) }
        let isOnDay = ordered.first(of: time, in: order.indices) { $0.has(anyOf: days) } != nil
        guard let day, let hour, !isOnDay else { return nil }
        return Array(order[..<hour.range.lowerBound]) + lattice.tokens[day] + order[hour.range.lowerBound...]
    }

    /// What asks on which day a command is to be done beside which a day is told; nil where that is clear.
    private func whichDay(_ found: Analysis, of order: Order, _ text: String, _ context: Context) -> Analysis? {
        guard !correctsSpelling, let tokens = order.onToldDay, found.outcome.status == .understood else { return nil }
        var other = order
        other.tokens = tokens
        guard let then = plain(other, text, context), then.outcome.status == .understood,
            then.outcome.intents != found.outcome.intents
        else { return nil }
        let candidates = interpreter.replies.candidates([found.outcome.intents, then.outcome.intents])
        return Analysis(
            stages: found.stages, readings: found.readings + then.readings,
            outcome: interpreter.asking(text, which: candidates))
    }

    /// Whether the command is to be done at the time that was told: "the dryer can wait until ten, start it then".
    private func endsInThen(_ part: ReasonClauses.Part, _ lattice: Lattice) -> Bool {
        let last = part.order.joined().last { !lattice.tokens[$0].isPause }
        return last.map { lattice.says([.then], at: $0, in: language.compiled) } ?? false
    }

    /// Whether a remark, or one of several that pauses part, orders something, which may not be left out in silence: “dinner is
    /// ready, turn on the lamp, turn it off in ten minutes”.
    ///
    /// What is one clause and tells no time may be read as an order, and is none: «радио не работает, включи».
    private func holdsOrder(_ remark: Range<Int>, in lattice: Lattice) -> Bool {
        if wantsUnknown(remark, in: lattice) || orders(remark, in: lattice, ofRest: !tellsTime) { return true }
        let clauses = remark.split { lattice.tokens[$0].isPause }
        if clauses.count > 1, clauses.contains(where: { orders($0, in: lattice) }) { return true }
        if joinsOrder(remark, in: lattice) || ordersThen(remark, in: lattice) { return true }
        return clauses.contains { clause in
            let isSequel = clause.contains { marksSequence($0, in: lattice) }
            return (isJoint(clause.lowerBound, in: lattice) || isSequel) && goesOn(clause, in: lattice)
        }
    }

    /// Whether a word may say what is done first: "before", "after".
    private func marksSequence(_ place: Int, in lattice: Lattice) -> Bool {
        SequenceClauses.mayMark(at: place, of: lattice.tokens, in: language)
    }

    /// Whether a word joins what stands behind it to an order: "and", "but".
    private func isJoint(_ place: Int, in lattice: Lattice) -> Bool {
        lattice.isJoint(at: place, in: language.compiled) || lattice.says([.but], at: place, in: language.compiled)
    }

    /// Whether what seems to be told points to the time of the order before it, and orders something then: “…, and have the lamp on
    /// by then”.
    private func ordersThen(_ remark: Range<Int>, in lattice: Lattice) -> Bool {
        guard remark.lowerBound > 0, let rule = language.aside.rule(.thereupon) else { return false }
        var matcher = Matcher(language.aside, Lattice(lattice.tokens, grammar: language.aside))
        guard let then = matcher.first(of: rule, in: remark)?.range else { return false }
        let rest = remark.drop { lattice.isJoint(at: $0, in: language.compiled) }.filter { !then.contains($0) }
        return orders(rest.map { lattice.tokens[$0] })
    }

    /// Whether "and" joins to what is told a thing with what it is to be, which may not be left out in silence: “turn on the lamp
    /// because I'm cold and the second blind down”.
    private func joinsOrder(_ remark: Range<Int>, in lattice: Lattice) -> Bool {
        guard StageRule.joinedIsOrdered.holds else { return false }
        return remark.dropFirst().contains { place in
            guard lattice.says([.and], at: place, in: language.compiled) else { return false }
            let rest = (place..<remark.upperBound).drop { lattice.isJoint(at: $0, in: language.compiled) }
            let end = rest.first { lattice.tokens[$0].isPause } ?? rest.upperBound
            return !rest.isEmpty && (orders(rest.lowerBound..<end, in: lattice) || isThingToo(rest, in: lattice))
        }
    }

    /// Whether some words name a thing and say that it is one more: "and the floor lamp too".
    private func isThingToo(_ rest: Range<Int>, in lattice: Lattice) -> Bool {
        guard let thing = language.compiled.rule(.thing), let courtesy = language.compiled.rule(.courtesy) else {
            return false
        }
        var matcher = Matcher(language.compiled, lattice)
        return matcher.matches(of: thing, at: rest.lowerBound).contains { match in
            Referent(matcher.events(of: match)).isNamedThing && match.end < rest.upperBound
                && matcher.matches(of: courtesy, at: match.end).contains { Slots(matcher.events(of: $0)).has(.further) }
        }
    }

    /// Whether some words order something behind a remark, by themselves or of what was named before it: "…, then off at ten".
    private func goesOn(_ rest: Range<Int>, in lattice: Lattice) -> Bool {
        let rest = rest.drop { isJoint($0, in: lattice) || marksSequence($0, in: lattice) }
        if orders(rest, in: lattice) { return true }
        let said = analyzer.lattice(Array(lattice.tokens[rest]), isCovering: true)
        var reader = SentenceReader(language, said, after: Frame())
        return reader.sentences.contains { sentence in
            sentence.frames.allSatisfy { frame in
                frame.isAboutBefore && frame.slots[.to] != nil && !Effect.effects(of: frame).isEmpty
                    && !frame.slots.has(anyOf: [.stating, .told, .ask, .complaint])
            }
        }
    }

    /// Whether what seems to be told wants something on or off of which nobody has ever heard, which may not be left out in
    /// silence: "I want the zorgblat on".
    private func wantsUnknown(_ remark: Range<Int>, in lattice: Lattice) -> Bool {
        let said = analyzer.lattice(Array(lattice.tokens[remark]), isCovering: true)
        guard let gaps = said.withUnknownNames(language) else { return false }
        let isUnheard: (Lattice.NameHit) -> Bool = { name in
            name.isUnknown && name.range.contains { said.isUnheard($0, language) }
        }
        return interpreter.sentences(of: gaps).joined().contains { frame in
            [.on, .off].contains(frame.slots[.to]) && frame.slots.has(.directive) && frame.allNames.count == 1
                && isUnheard(frame.allNames[0]) && !frame.slots.has(anyOf: [.stating, .told, .ask])
        }
    }

    /// Whether something is to be on, and what seems to be told beside it wants another thing of this home, which may not be
    /// left out in silence: “turn on the ceiling light, I need the reading lamp”.
    private func wantsMore(_ part: ReasonClauses.Part, in lattice: Lattice) -> Bool {
        let frames = { (range: [Int]) -> [Frame] in
            let said = analyzer.lattice(range.map { lattice.tokens[$0] }, isCovering: true)
            return Array(interpreter.sentences(of: said).joined())
        }
        let wants = part.remarks.contains { remark in
            frames(Array(remark)).contains { frame in
                frame.slots.has(.directive) && !frame.slots.has(anyOf: [.stating, .told, .ask, .complaint])
                    && Effect.effects(of: frame).isEmpty && !frame.referents.isEmpty
                    && frame.referents.allSatisfy(\.isNamedThing)
            }
        }
        return wants && frames(Array(part.order.joined())).contains { $0.slots[.to] == .on }
    }

    /// Whether what seems to be told orders something itself: "I want the lamp on at seven".
    ///
    /// - Parameter ofRest: whether only what is said of all else counts: “everything else off”.
    private func orders(_ remark: Range<Int>, in lattice: Lattice, ofRest: Bool = false) -> Bool {
        orders(Array(lattice.tokens[remark]), ofRest: ofRest)
    }

    private func orders(_ words: [Token], ofRest: Bool = false) -> Bool {
        let said = analyzer.lattice(words, isCovering: true)
        return interpreter.sentences(of: said).joined().contains { frame in
            let isTold = frame.slots.has(anyOf: [.stating, .told, .ask, .complaint])
            // A number may be a level of nothing, as a time is: "at seven".
            return !frame.referents.isEmpty && !(isTold && StageRule.toldOrdersNothing.holds)
                && !(ofRest && !frame.referents.contains { $0.has(.rest) }) && !Effect.effects(of: frame).isEmpty
        }
    }

    /// A command, and of what the remarks beside it speak.
    private struct Order {
        var tokens: [Token]
        /// The same on the day that a remark tells; nil where it is clear on which.
        let onToldDay: [Token]?
        /// The names in the remarks.
        private let hits: [Lattice.NameHit]
        /// Whether they speak of anything that the home has, though it be misspelt: "the baby is in the nursrey".
        let isOfHome: Bool
        /// What is told.
        let remarks: [Range<Int>]
        /// Whether a pause parts it from each remark: "because the lights are on" orders nothing.
        let isSetOff: Bool

        init(_ part: ReasonClauses.Part, of lattice: Lattice, _ stage: ReasonStage) {
            let strange = lattice.strangeTokens
            hits = part.remarks.flatMap { remark in
                remark.flatMap { lattice.names[$0] }.filter { $0.range.upperBound <= remark.upperBound }
            }
            let named = Set(
                hits.filter { $0.kind != .actionSet || !StageRule.sceneTellsNothing.holds }.flatMap(\.range))
            let order = stage.atToldTime(part, lattice) ?? part.order.flatMap { lattice.tokens[$0] }
            let told = part.remarks.joined().map { lattice.tokens[$0] }
            tokens = stage.pointing(stage.owned(order, beside: told), to: hits, of: lattice)
            onToldDay = stage.onToldDay(tokens, part, lattice)
            remarks = part.remarks
            isSetOff = part.remarks.allSatisfy { remark in
                let isEarlier = remark.upperBound <= part.order[0].lowerBound
                let (before, after) = isEarlier ? (remark, part.order[0]) : (part.order[0], remark)
                let gap = max(before.upperBound - 1, 0)..<min(after.lowerBound + 1, lattice.tokens.count)
                return lattice.tokens[gap].contains(where: \.isPause)
            }
            isOfHome =
                part.isVague
                || part.remarks.joined().contains { place in
                    let key = lattice.tokens[place].key
                    return named.contains(place)
                        || strange[place] && stage.nameWords.isNear(key) && !stage.analyzer.isPersonAlone(key)
                }
        }

        /// Whether a remark names a room or a zone.
        var hasPlace: Bool { hits.contains { $0.kind == .room || $0.kind == .zone } }

        /// Whether some commands say for themselves what is to be done with what, or ask it.
        func isWhole(_ frames: [Frame], named: Bool = false) -> Bool {
            let named = named || isOfHome && StageRule.namedBesideHome.holds
            return isWholeOrder(frames, named: named) || frames.allSatisfy { $0.isQuestionByItself(named: named) }
        }

        private func isWholeOrder(_ frames: [Frame], named: Bool) -> Bool {
            let isOfThing = hits.contains { !$0.kind.isPlace }
            // What goes on from a command that names its things is about them: "…, then close it in five minutes".
            return frames.indices.allSatisfy { place in
                let frame = frames[place]
                let isOfIt = isOfThing && frame.referents.contains(where: \.isBroad) && StageRule.remarkOnOne.holds
                let goesOn = place > 0 && frame.done(with: []) != nil
                return (goesOn || frame.isOrderByItself(named: named)) && !isOfIt
            }
        }

        /// Whether some commands say what is to be done, and all that they are done with is where the remarks say.
        func isPlaced(_ frames: [Frame], _ reading: Interpretation, in interpreter: Interpreter) -> Bool {
            guard hasPlace, isWholeOrder(frames, named: false) else { return false }
            let there = interpreter.services(where: hits)
            return (reading.intents ?? []).flatMap(\.targets).allSatisfy { there.contains($0.reference) }
        }
    }

    /// What comes of a command as it stands, or with its words put right.
    private func plain(_ said: Order, _ text: String, _ context: Context) -> Analysis? {
        var order = analyzer.lattice(said.tokens, isCovering: !correctsSpelling)
        if correctsSpelling {
            let mayTell = language.holds(.mayTellHowItIs) && SentenceMood(order, language).mayTell
            guard order.strangeTokens.contains(true), !mayTell else { return nil }
            order = order.correcting(language, index, nameWords)
            order = order.correctingFunctionWords(language) ?? order
        }
        var reader = SentenceReader(language, order, keepsTrail: interpreter.isExplaining)
        let found = reader.sentences.enumerated().flatMap { place, sentence in
            let isWhole = said.isWhole(sentence.frames)
            if !isWhole, !said.hasPlace { return [Interpretation]() }
            return interpreter.readings(of: sentence, at: place, in: context).filter { reading in
                (reading.acts || !correctsSpelling && reading.asks)
                    && (isWhole || said.isPlaced(sentence.frames, reading, in: interpreter))
            }
        }
        if found.isEmpty { return nil }
        return correctsSpelling
            ? SpellingStage(interpreter).likeliest(of: found, text, order, stage)
            : interpreter.analysis(of: found, text, stage)
    }

    /// What comes of a command that leaves to the remark what it is about, as it would to the sentence before it.
    private func elliptic(_ said: Order, of lattice: Lattice, _ text: String, _ context: Context) -> Analysis? {
        guard said.isSetOff || !StageRule.subjectIsSetOff.holds else { return nil }
        let subject = subject(of: said.remarks, in: lattice)
        if subject.isEmpty { return nil }
        // A remark that says where leaves the command to that place: “who left the light on in the garage? Turn it
        // off”.
        let spots = subject.allSatisfy(\.allNames.isEmpty) ? places(of: said.remarks, in: lattice) : []
        let order = analyzer.lattice(said.tokens, isCovering: true)
        var reader = SentenceReader(language, order, keepsTrail: interpreter.isExplaining, after: Frame())
        let found = reader.sentences.enumerated().flatMap { place, sentence -> [Interpretation] in
            let frames = sentence.frames.compactMap { $0.done(with: subject) }
            guard frames.count == sentence.frames.count else { return [] }
            let placed = frames.map { frame in
                var frame = frame
                if frame.places.isEmpty { frame.places = spots }
                return frame
            }
            let whole = SentenceReader.Sentence(
                frames: placed, tokens: sentence.tokens, score: sentence.score, trail: sentence.trail)
            return interpreter.readings(of: whole, at: place, in: context).filter { $0.intents != nil && !$0.asks }
        }
        return interpreter.analysis(of: found, text, stage)
    }

    /// The things of which some remarks speak; none where these name others too: "the kettle is next to the toaster".
    private func subject(of remarks: [Range<Int>], in lattice: Lattice) -> [Referent] {
        guard let rule = language.compiled.rule(.thing) else { return [] }
        var matcher = Matcher(language.compiled, lattice)
        var found: (things: [Referent], end: Int)?
        for remark in remarks {
            var place = remark.lowerBound
            while place < remark.upperBound {
                let matches = matcher.matches(of: rule, at: place).filter { $0.end <= remark.upperBound }
                    .map { (end: $0.end, referent: Referent(matcher.events(of: $0))) }.filter(\.referent.isThing)
                let isOwned = place > remark.lowerBound && lattice.tokens[place - 1].isPossessive
                if isOwned, !matches.isEmpty, StageRule.ownedIsNoKind.holds { return [] }
                guard let longest = matches.map(\.end).max(),
                    let thing = matches.filter({ $0.end == longest }).map(\.referent)
                        .max(by: { !$0.isCalled && $1.isCalled })
                else {
                    place += 1
                    continue
                }
                if let known = found {
                    let isJoined = (known.end..<place).allSatisfy {
                        lattice.tokens[$0].isPause || lattice.says([.and], at: $0, in: language.compiled)
                    }
                    guard isJoined || !StageRule.oneSubject.holds else { return [] }
                    found = (known.things + [thing], longest)
                } else {
                    found = ([thing], longest)
                }
                place = longest
            }
        }
        return found?.things ?? []
    }

    /// Where some remarks say that something is.
    private func places(of remarks: [Range<Int>], in lattice: Lattice) -> [Referent] {
        guard let rule = language.compiled.rule(.where) else { return [] }
        var matcher = Matcher(language.compiled, lattice)
        return remarks.flatMap { remark in
            remark.compactMap { place in
                matcher.matches(of: rule, at: place).filter { $0.end <= remark.upperBound }.max { $0.end < $1.end }
                    .map { Referent(matcher.events(of: $0)) }
            }
        }
        .filter(\.isPlace)
    }

    /// What comes of a command that calls things otherwise, or by a part of their names, or has words typed in a hurry.
    private func named(_ said: Order, _ text: String, _ context: Context) -> Analysis? {
        let order = analyzer.lattice(said.tokens)
        let stages: [any SearchStage] = [
            AliasStage(interpreter), NormalizationStage(interpreter), PartialNameStage(interpreter),
        ]
        for stage in stages {
            guard let found = stage.analysis(of: text, order, in: context) else { continue }
            let isMeant = found.outcome.status == .understood && !found.readings.isEmpty
            let isWhole = found.readings.allSatisfy { reading in
                (reading.acts || reading.asks) && said.isWhole(reading.sentence?.frames ?? [], named: true)
            }
            if isMeant, isWhole { return found }
        }
        return nil
    }

    /// What comes of a command that takes several clauses or times to say: “my back hurts, blinds down, lights at 20 and in ten
    /// minutes off”.
    private func whole(_ said: Order, _ text: String, _ context: Context) -> Analysis? {
        guard let search, !said.isOfHome else { return nil }
        let command = Utterance(text, as: said.tokens)
        var found = search.only(SearchStep.ofCommand).analysis(of: command, in: context)
        guard found.outcome.status == .understood, !found.outcome.intents.isEmpty,
            found.outcome.acts || said.isSetOff
        else { return nil }
        found.outcome.text = text
        return found
    }

    /// An order with the person whom alone a remark beside it names for a word that says whose something is: "Zoe is asleep,
    /// turn off her lamp".
    private func owned(_ order: [Token], beside told: [Token]) -> [Token] {
        let aside = language.aside
        guard let place = order.firstIndex(where: { aside.begins(aside.rule(.theirs), with: aside.wordTable[$0.key]) }),
            place + 1 < order.count, StageRule.ownerInRemark.holds
        else { return order }
        let persons = told.filter { analyzer.isPerson($0.key) }
        guard let person = persons.first, persons.allSatisfy({ $0.key == person.key }) else { return order }
        return order[..<place] + analyzer.owned([order[place + 1]], by: person) + order[(place + 2)...]
    }

    /// An order with the name that a remark beside it has, for the words that point back to it: "the cat's in the cellar, put
    /// the light on in there", "somebody is at the back door, lock it".
    private func pointing(_ order: [Token], to hits: [Lattice.NameHit], of lattice: Lattice) -> [Token] {
        let aside = language.aside
        guard let rule = aside.rule(.backward), let name = hits.onlyName else { return order }
        var matcher = Matcher(aside, Lattice(order, grammar: aside, index: index))
        let found = order.indices.lazy.compactMap { place in
            matcher.matches(of: rule, at: place).max { $0.end < $1.end }.map { (place: place, match: $0) }
        }
        guard let (place, match) = found.first else { return order }
        let words = Slots(matcher.events(of: match)).text(.say)
        guard (words != nil) == name.kind.isPlace else { return order }
        let inside = words.map { language.tokens(of: $0) } ?? []
        return order[..<place] + inside + lattice.tokens[name.range] + order[match.end...]
    }
}

extension Referent {
    /// Whether it names something that can be switched or moved, or says of which kind it is.
    fileprivate var isThing: Bool {
        (isCalled || has(.kind)) && !isPlace && !names.contains(where: \.isUnknown)
            && !([.mentioned, .everything, .rest, .any] as [Property]).contains(where: has)
    }
}

extension [Lattice.NameHit] {
    /// The longest name, of a thing or a room, where all others are parts of it; nil where several are named, or none.
    fileprivate var onlyName: Lattice.NameHit? {
        let named = filter { $0.kind != .actionSet && $0.kind != .home && !$0.isUnknown }
        let name = named.max { $0.range.count < $1.range.count }
        return name.flatMap { name in
            named.allSatisfy { name.range.contains($0.range.lowerBound) } ? name : nil
        }
    }
}

extension Interpreter {
    /// The services in the rooms that some names say: those of a room, and of what lies in a zone.
    fileprivate func services(where hits: [Lattice.NameHit]) -> Set<ServiceReference> {
        var found: Set<ServiceReference> = []
        for entry in hits.flatMap(\.entries) {
            guard let view = views.first(where: { $0.home.id == entry.home }) else { continue }
            switch entry.thing {
            case .room(let id): found.formUnion(view.services(in: [id]).map(\.reference))
            case .zone(let id):
                let rooms = view.home.zones.first { $0.id == id }?.rooms ?? []
                found.formUnion(view.services(in: Set(rooms)).map(\.reference))
            default: break
            }
        }
        return found
    }
}
