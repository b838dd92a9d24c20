import HomeModel
import HomeNames
import HomeOutcomes
import UtteranceAnalysis

/// Tells what a conversation is about after a turn.
public struct FocusReader {
    private let interpreter: Interpreter
    private var language: LanguageRules { interpreter.language }

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    /// What a conversation is about after an outcome; nil where it is about nothing, or about several homes.
    ///
    /// `said` is the whole sentence that it came of; nil where it only did again what was done before. `joins` says that
    /// it is about more of the same: then "them" are those of before too.
    public func focus(
        of outcome: Outcome, saidAs said: Utterance?, as continuation: Continuation? = nil, joins: Bool = false,
        after earlier: Focus?
    ) -> Focus? {
        let targets = outcome.isUndone ? outcome.meant : outcome.intents.flatMap(\.spokenOf)
        guard let home = targets.first?.home ?? earlier?.home ?? interpreter.views.first?.home.name,
            targets.allSatisfy({ $0.home == home })
        else { return nil }
        let things = targets.map(\.reference).unique
        if outcome.status == .notUnderstood { return focus(on: things, of: targets, in: home, after: earlier) }
        let frames = continuation?.frames ?? said.map { self.frames(in: $0, outcome, after: earlier) } ?? []
        let said = frames.last
        if outcome.isUndone, said == nil { return earlier }
        // The command is the one before: "and the fan too".
        let isVain = outcome.status == .unsupported && said?.isAboutBefore == true && earlier?.frame != nil
        let isSame = said == nil || said?.scene != nil || isVain
        let referent = (said?.referents ?? []).last { !$0.has(.mentioned) && !$0.has(.like) }
        // A plural stays what it was, though some of it could not do it: "them".
        let isAboutSame = continuation?.isSame ?? said?.isAboutBefore ?? false
        let same = isAboutSame ? earlier.flatMap { $0.services(spokenOfAs: said?.referents ?? [], in: targets) } : nil
        var focus = focus(on: same ?? things, of: targets, in: home, after: earlier)
        if let earlier, focus.services == earlier.services {
            (focus.group, focus.types) = (earlier.group, earlier.types)
        }
        if joins { focus.group = ((earlier?.group ?? []) + focus.services).unique }
        focus.frame = isSame ? earlier?.frame : said
        focus.companions = isSame ? earlier?.companions ?? [] : outcome.isOfSameThings ? frames.dropLast() : []
        focus.referent = referent ?? earlier?.referent
        focus.place = focus.place ?? earlier?.place
        focus.time = said.flatMap { time(of: outcome, saidIn: $0) }
        return focus
    }

    /// What a conversation is about by the things alone of which it is, as after a sentence that only names them.
    private func focus(
        on services: [ServiceReference], of targets: [Target], in home: String, after earlier: Focus?
    ) -> Focus {
        let isAgain = services == earlier?.services
        return Focus(
            home: home, services: services, group: services,
            earlier: isAgain ? earlier?.earlier ?? [] : earlier?.services ?? [], frame: nil, referent: nil,
            types: Set(targets.map(\.type.name)), place: room(of: targets).map { Referent([.name($0)]) })
    }

    /// The time that a command was said to be done at; nil where it was done at once.
    private func time(of outcome: Outcome, saidIn frame: Frame) -> Focus.Time? {
        guard case .schedule(_, let when)? = outcome.intents.first?.action,
            let date = when.fireDate.flatMap(FireDate.init)?.date
        else { return nil }
        return Focus.Time(phrases: frame.times + frame.leadTimes, date: date)
    }

    /// The one room that all targets are in.
    private func room(of targets: [Target]) -> Lattice.NameHit? {
        guard let first = targets.first, let name = first.room, targets.allSatisfy({ $0.room == name }),
            let home = interpreter.views.first(where: { $0.home.name == first.home })?.home,
            let room = home.rooms.first(where: { $0.name == name })
        else { return nil }
        let entry = NameEntry(home: home.id, thing: .room(room.id), name: room.name)
        return Lattice.NameHit(kind: .room, range: 0..<0, entries: [entry])
    }

    /// The commands or questions that a text is read as, of which the last says what is wanted.
    private func frames(in said: Utterance, _ outcome: Outcome, after earlier: Focus?) -> [Frame] {
        guard said.isReadable else { return [] }
        var lattice = interpreter.lattice(of: said)
        if outcome.status == .unknownName {
            let beyond = language.compiled.rule(.beyond)
            lattice = lattice.withGaps { language.compiled.begins(beyond, with: $0) } ?? lattice
        }
        var reader = SentenceReader(language, lattice, after: earlier?.frame)
        if let found = reader.sentences.lazy.map(\.frames).first(where: wantsSomething) { return found }
        // What was read in other words is known by these: “the music down” turns down the volume.
        guard outcome.status == .understood else { return [] }
        let search = Search(interpreter)
        let readings = search.found(by: search.steps.drop { $0.reader.knowsTurn }, said, Context())?.readings ?? []
        return readings.lazy.compactMap { $0.sentence?.frames }.first(where: wantsSomething) ?? []
    }

    /// Whether the last of some commands does, asks or leaves open something.
    private func wantsSomething(_ frames: [Frame]) -> Bool {
        guard let frame = frames.last else { return false }
        return frame.scene != nil || frame.slots.has(.ask) || frame.leavesOutValue || !Effect.effects(of: frame).isEmpty
    }
}

extension Outcome {
    /// Whether nothing came of it.
    fileprivate var isUndone: Bool { intents.isEmpty }

    /// Whether all that it does is done to the same things.
    fileprivate var isOfSameThings: Bool { Set(intents.map { Set($0.targets.map(\.reference)) }).count == 1 }
}

extension Intent {
    /// The things that are spoken of after it: of those asked about the ones that are so, if any.
    fileprivate var spokenOf: [Target] {
        guard case .get(let question) = action, question.expected != nil,
            question.kind == .which || question.kind == .count || question.isAboutAny
        else { return targets }
        let matching = zip(targets, question.matches).filter { $0.1 == true }.map(\.0)
        return matching.isEmpty ? targets : matching
    }
}

extension [ServiceReference] {
    /// Each once, in order.
    fileprivate var unique: [ServiceReference] {
        reduce(into: []) { known, service in
            if !known.contains(service) { known.append(service) }
        }
    }
}
