import HomeModel

/// The constraints of one stage, ready to be asked of every reading.
///
/// This is asked for each chunk of each partial parse of a sentence, so that nothing is allocated or looked up by name.
final class StageConstraints: Sendable {
    private typealias Step = ConstraintProgram.Step

    private let constraints: [Constraint]
    /// What each costs where it is no veto, as a number of the language's penalties.
    private let penalties: [Penalties?]
    private let filters: ImmutableBuffer<ConstraintFilter>
    private let keys: ConstraintKeys
    private let starts: ImmutableBuffer<Int>
    private let steps: ImmutableBuffer<ConstraintProgram.Step>
    private let values: [String]
    private let words: [TagWord?]
    private let bounds: [Double]
    private let sets: [[Property]]
    private let kinds: [[NamedThing.Kind]]

    /// Compiles some constraints, which are all of one stage; those that are no vetoes have numbers by their ids.
    init(_ constraints: [Constraint], penalties numbers: [String: Int]) {
        let program = ConstraintProgram(constraints)
        self.constraints = constraints
        penalties = constraints.map { numbers[$0.id].map { Penalties(number: $0) } }
        filters = ImmutableBuffer(program.filters)
        keys = ConstraintKeys(program.filters)
        starts = ImmutableBuffer(program.starts)
        steps = ImmutableBuffer(program.steps)
        (values, bounds, sets, kinds) = (program.values, program.bounds, program.sets, program.kinds)
        words = values.map { TagWord(rawValue: $0) }
    }

    deinit {
        filters.free()
        keys.free()
        starts.free()
        steps.free()
    }

    // What is broken that only costs, or nil where a veto is broken.

    /// Of a command.
    func penalties(of frame: Frame, after earlier: [Frame], _ trace: ConstraintTrace?) -> Penalties? {
        let marks = frame.marks | (earlier.isEmpty ? 0 : Condition.Mark.earlier.bit)
        return broken(frame, chunk: 0, marks, trace) { holds($0, frame, frame, earlier, marks) }
    }

    /// Of what was read so far, where something without content follows it.
    func penalties(of parse: PartialParse, _ trace: ConstraintTrace?) -> Penalties? {
        let earlier = parse.frames
        let marks = parse.marks
        return broken(parse.frame, chunk: 0, marks, trace) { holds($0, parse.frame, parse.frame, earlier, marks) }
    }

    /// Of a referent, place or scene that follows what was read so far.
    func penalties(of referent: Referent, in parse: PartialParse, _ trace: ConstraintTrace?) -> Penalties? {
        let earlier = parse.frames
        let marks = parse.marks
        return broken(parse.frame, chunk: referent.slots.properties.set.folded, marks, trace) {
            holds($0, referent, parse.frame, earlier, marks)
        }
    }

    /// Of words of the grammar that follow what was read so far.
    func penalties(of slots: Slots, in parse: PartialParse, _ trace: ConstraintTrace?) -> Penalties? {
        let earlier = parse.frames
        let marks = parse.marks
        return broken(parse.frame, chunk: slots.properties.set.folded, marks, trace) {
            holds($0, slots, parse.frame, earlier, marks)
        }
    }

    /// Says of a command what its words mean together, by each idiom in its order and what those before it made of the words.
    func reword(_ frame: inout Frame, after earlier: [Frame]) {
        guard !constraints.isEmpty else { return }
        let before = earlier.isEmpty ? 0 : Condition.Mark.earlier.bit
        var marks = frame.marks | before
        let referents = frame.referents.reduce(0) { $0 | $1.slots.properties.set.folded }
        var said = frame.slots.properties.set.folded
        var candidates = keys.candidates(frame: said, chunk: 0, referents: referents, marks: marks)
        while candidates != 0 {
            let place = candidates.trailingZeroBitCount
            candidates &= candidates - 1
            guard filters[place].passes(frame: said, chunk: 0, referents: referents, marks: marks),
                holds(starts[place], frame, frame, earlier, marks),
                case .says(let rewording) = constraints[place].weight
            else { continue }
            frame.slots = frame.slots.reworded(rewording)
            if rewording.isOpposite { frame.wantOpposite() }
            marks = frame.marks | before
            said = frame.slots.properties.set.folded
            let all = keys.candidates(frame: said, chunk: 0, referents: referents, marks: marks)
            candidates |= (all >> (place + 1)) << (place + 1)
        }
    }

    @inline(__always)
    private func broken(
        _ frame: Frame, chunk: UInt64, _ marks: UInt64, _ trace: ConstraintTrace?, _ holds: (Int) -> Bool
    ) -> Penalties? {
        let said = frame.slots.properties.set.folded
        var referents: UInt64 = 0
        for place in frame.referents.indices { referents |= frame.referents[place].slots.properties.set.folded }
        var broken = Penalties()
        var isForbidden = false
        var candidates = keys.candidates(frame: said, chunk: chunk, referents: referents, marks: marks)
        while candidates != 0 {
            let place = candidates.trailingZeroBitCount
            candidates &= candidates - 1
            guard filters[place].passes(frame: said, chunk: chunk, referents: referents, marks: marks),
                holds(starts[place])
            else { continue }
            if let penalty = penalties[place] {
                broken.formUnion(penalty)
            } else if let trace {
                trace.add(constraints[place])
                isForbidden = true
            } else {
                return nil
            }
        }
        return isForbidden ? nil : broken
    }

    // MARK: - Steps

    /// Whether a condition holds of a noun.
    private func holds(_ start: Int, _ referent: Referent, _ frame: Frame, _ earlier: [Frame], _ marks: UInt64) -> Bool
    {
        var place = start
        while place >= 0 {
            let step = steps[place]
            let isSo =
                switch step.operation {
                case .isPlace: referent.isPlace
                case .isNamedThing: referent.isNamedThing
                case .isPlaced: !referent.places.isEmpty
                case .isHeaded: referent.isCalled && referent.names.allSatisfy { $0.part != .other }
                case .isNamed: !referent.names.isEmpty
                case .isNamedAs: referent.names.contains { kinds[step.argument].contains($0.kind) }
                case .isNamedWithin: referent.firstName { _ in true } != nil
                case .isNamedAsWithin: referent.firstName { kinds[step.argument].contains($0.kind) } != nil
                case .isCalled: referent.names.contains { $0.isCalled(values[step.argument]) }
                case .somePlace:
                    referent.places.indices.contains {
                        holds(step.argument, referent.places[$0], frame, earlier, marks)
                    }
                case .lastPlace:
                    referent.places.indices.last.map {
                        holds(step.argument, referent.places[$0], frame, earlier, marks)
                    }
                        ?? false
                default: isSo(step, referent.slots, frame, earlier, marks)
                }
            place = isSo ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether a condition holds of words of the grammar.
    private func holds(_ start: Int, _ slots: Slots, _ frame: Frame, _ earlier: [Frame], _ marks: UInt64) -> Bool {
        var place = start
        while place >= 0 {
            let step = steps[place]
            place = isSo(step, slots, frame, earlier, marks) ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether a condition holds of a command, which is the one that is being read or another.
    private func holds(_ start: Int, _ command: Frame, _ frame: Frame, _ earlier: [Frame], _ marks: UInt64) -> Bool {
        var place = start
        while place >= 0 {
            let step = steps[place]
            let isSo =
                switch step.operation {
                case .mark: command.marks >> UInt64(step.argument) & 1 != 0
                case .bareClock: command.times.endInBareClock
                case .someReferent: holds(step.argument, someOf: command.referents, frame, earlier, marks)
                case .somePlace: holds(step.argument, someOf: command.places, frame, earlier, marks)
                case .someException: holds(step.argument, someOf: command.exceptions, frame, earlier, marks)
                case .lastReferent: holds(step.argument, lastOf: command.referents, frame, earlier, marks)
                case .lastPlace: holds(step.argument, lastOf: command.places, frame, earlier, marks)
                case .lastException: holds(step.argument, lastOf: command.exceptions, frame, earlier, marks)
                case .someCommand:
                    earlier.indices.contains { holds(step.argument, earlier[$0], frame, earlier, marks) }
                default: isSo(step, command.slots, frame, earlier, marks)
                }
            place = isSo ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether a condition holds of one of some referents.
    private func holds(
        _ start: Int, someOf referents: [Referent], _ frame: Frame, _ earlier: [Frame], _ marks: UInt64
    ) -> Bool {
        // By their places, because to look at a referent as a value is to copy it.
        referents.indices.contains { holds(start, referents[$0], frame, earlier, marks) }
    }

    /// Whether a condition holds of the last of some referents.
    private func holds(
        _ start: Int, lastOf referents: [Referent], _ frame: Frame, _ earlier: [Frame], _ marks: UInt64
    ) -> Bool {
        !referents.isEmpty && holds(start, referents[referents.count - 1], frame, earlier, marks)
    }

    /// Whether what a test asks of tags, of the sentence or of another command is so.
    private func isSo(
        _ step: Step, _ slots: Slots, _ frame: Frame, _ earlier: [Frame], _ marks: UInt64
    ) -> Bool {
        switch step.operation {
        case .has: step.property.map { slots.has($0) } ?? false
        case .equals:
            step.property.flatMap { slots.properties[$0] }?.says(words[step.argument], values[step.argument]) ?? false
        case .number: slots.number != nil
        case .below: slots.number.map { $0 < bounds[step.argument] } ?? false
        case .least: slots.number.map { $0 >= bounds[step.argument] } ?? false
        case .fraction: slots.number.map { $0 != $0.rounded() } ?? false
        case .saysOnly: slots.properties.allNames { sets[step.argument].contains($0) }
        case .repeated: frame.slots.merging(slots) == frame.slots
        case .markOfSentence: marks >> UInt64(step.argument) & 1 != 0
        case .frame: holds(step.argument, frame, frame, earlier, marks)
        case .earlier:
            earlier.indices.last.map { holds(step.argument, earlier[$0], frame, earlier, marks) } ?? false
        case .lastCommand:
            earlier.indices.last.map { holds(step.argument, earlier[$0], frame, earlier, marks) } ?? false
        default: false
        }
    }
}

extension Slots {
    fileprivate func reworded(_ rewording: Constraint.Rewording) -> Slots {
        rewording.said.reduce(without(rewording.removed)) { slots, said in
            slots.without([said.property]).filling(said.property, with: said.value)
        }
    }
}

extension TagValue {
    /// Whether it is the wanted word or text, or has it among others: `Door,Window`.
    fileprivate func says(_ word: TagWord?, _ text: String) -> Bool {
        if case .word(let own) = self { return own == word }
        return parts.contains(text) || text.contains(",") && description == text
    }
}

extension Frame {
    /// What is asked of it that its tags do not say.
    fileprivate var marks: UInt64 {
        typealias Mark = Condition.Mark
        var marks = last.mark
        if isNegated { marks |= Mark.negated.bit }
        if isSaid { marks |= Mark.said.bit }
        if isExcepting { marks |= Mark.excepting.bit }
        if isSparing { marks |= Mark.sparing.bit }
        if isJoined { marks |= Mark.joined.bit }
        if isOpposed { marks |= Mark.opposed.bit }
        if isFollowing { marks |= Mark.following.bit }
        if isReopened { marks |= Mark.reopened.bit }
        if isListed { marks |= Mark.listed.bit }
        if isElided { marks |= Mark.elided.bit }
        if !slots.isEmpty { marks |= Mark.words.bit }
        if !referents.isEmpty { marks |= Mark.referents.bit | (referents.count > 1 ? Mark.several.bit : 0) }
        if !places.isEmpty { marks |= Mark.places.bit }
        guard sideTable != nil else { return marks }
        if !exceptions.isEmpty { marks |= Mark.exceptions.bit }
        if !times.isEmpty {
            marks |=
                Mark.timed.bit | (times.sayHowLong ? Mark.lasting.bit : 0) | (times.recur ? Mark.recurring.bit : 0)
                | (times.sayHowLongByNumber ? Mark.bareLength.bit : 0)
        }
        if !leadTimes.isEmpty { marks |= Mark.timedBefore.bit }
        if scene != nil { marks |= Mark.scene.bit }
        return marks
    }
}

extension Frame.Last {
    fileprivate var mark: UInt64 {
        typealias Mark = Condition.Mark
        return switch self {
        case .nothing: Mark.lastNothing.bit
        case .referent: Mark.lastReferent.bit
        case .place: Mark.lastPlace.bit
        case .slots: Mark.lastWords.bit
        case .scene: Mark.lastScene.bit
        case .time: Mark.lastTime.bit
        case .instead: Mark.lastInstead.bit
        case .further: Mark.lastFurther.bit
        }
    }
}

extension PartialParse {
    /// What is asked of the command that is being read, and of what stands around it.
    fileprivate var marks: UInt64 {
        typealias Mark = Condition.Mark
        return frame.marks | link.mark | (frames.isEmpty ? 0 : Mark.earlier.bit) | (isNo ? Mark.afterNo.bit : 0)
    }
}

extension PartialParse.Link {
    fileprivate var mark: UInt64 {
        typealias Mark = Condition.Mark
        return switch self {
        case .none: Mark.linkNone.bit
        case .pause: Mark.linkPause.bit
        case .and: Mark.linkAnd.bit
        case .or: Mark.linkOr.bit
        case .but: Mark.linkBut.bit
        case .then: Mark.linkThen.bit
        }
    }
}

extension Lattice.NameHit {
    /// Whether it is a name that is but this word.
    fileprivate func isCalled(_ word: String) -> Bool { entries.contains { NameKey($0.name).text == word } }
}
