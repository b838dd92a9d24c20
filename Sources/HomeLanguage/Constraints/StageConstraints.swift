import HomeModel

/// The constraints of one stage, ready to be asked of every reading.
///
/// This is asked for each piece of each draft of a sentence, so that nothing is allocated or looked up by name.
final class StageConstraints: Sendable {
    private typealias Step = ConstraintProgram.Step

    private let constraints: [Constraint]
    private let filters: Frozen<ConstraintFilter>
    private let keys: ConstraintKeys
    private let starts: Frozen<Int>
    private let steps: Frozen<ConstraintProgram.Step>
    private let values: [String]
    private let words: [TagWord?]
    private let bounds: [Double]
    private let sets: [[Property]]
    private let kinds: [[NamedThing.Kind]]

    /// Compiles some constraints, which are all of one stage.
    init(_ constraints: [Constraint]) {
        let program = ConstraintProgram(constraints)
        self.constraints = constraints
        filters = Frozen(program.filters)
        keys = ConstraintKeys(program.filters)
        starts = Frozen(program.starts)
        steps = Frozen(program.steps)
        (values, bounds, sets, kinds) = (program.values, program.bounds, program.sets, program.kinds)
        words = values.map { TagWord(rawValue: $0) }
    }

    deinit {
        filters.free()
        keys.free()
        starts.free()
        steps.free()
    }

    /// Whether a command breaks one of them.
    func isBroken(by clause: Clause, after earlier: [Clause], _ trace: ConstraintTrace?) -> Bool {
        let marks = clause.marks | (earlier.isEmpty ? 0 : Condition.Mark.earlier.bit)
        return isBroken(clause, piece: 0, marks, trace) { holds($0, clause, clause, earlier, marks) }
    }

    /// Whether a noun, place or scene breaks one of them where it follows what was read so far.
    func isBroken(by noun: Noun, in draft: Draft, _ trace: ConstraintTrace?) -> Bool {
        let earlier = draft.clauses
        let marks = draft.clause.marks | draft.link.mark | (earlier.isEmpty ? 0 : Condition.Mark.earlier.bit)
        return isBroken(draft.clause, piece: noun.facts.properties.set.folded, marks, trace) {
            holds($0, noun, draft.clause, earlier, marks)
        }
    }

    /// Whether words of the grammar break one of them where they follow what was read so far.
    func isBroken(by facts: Facts, in draft: Draft, _ trace: ConstraintTrace?) -> Bool {
        let earlier = draft.clauses
        let marks = draft.clause.marks | draft.link.mark | (earlier.isEmpty ? 0 : Condition.Mark.earlier.bit)
        return isBroken(draft.clause, piece: facts.properties.set.folded, marks, trace) {
            holds($0, facts, draft.clause, earlier, marks)
        }
    }

    @inline(__always)
    private func isBroken(
        _ clause: Clause, piece: UInt64, _ marks: UInt64, _ trace: ConstraintTrace?, _ holds: (Int) -> Bool
    ) -> Bool {
        let said = clause.facts.properties.set.folded
        var nouns: UInt64 = 0
        for place in clause.nouns.indices { nouns |= clause.nouns[place].facts.properties.set.folded }
        var isBroken = false
        var candidates = keys.candidates(clause: said, piece: piece, nouns: nouns, marks: marks)
        while candidates != 0 {
            let place = candidates.trailingZeroBitCount
            candidates &= candidates - 1
            guard filters[place].passes(clause: said, piece: piece, nouns: nouns, marks: marks),
                holds(starts[place])
            else { continue }
            guard let trace else { return true }
            trace.add(constraints[place])
            isBroken = true
        }
        return isBroken
    }

    // MARK: - Steps

    /// Whether a condition holds of a noun.
    private func holds(_ start: Int, _ noun: Noun, _ clause: Clause, _ earlier: [Clause], _ marks: UInt64) -> Bool {
        var place = start
        while place >= 0 {
            let step = steps[place]
            let isSo =
                switch step.operation {
                case .isPlace: noun.isPlace
                case .isNamedThing: noun.isNamedThing
                case .isPlaced: !noun.places.isEmpty
                case .isNamed: !noun.names.isEmpty
                case .isNamedAs: noun.names.contains { kinds[step.argument].contains($0.kind) }
                case .isNamedWithin: noun.firstName { _ in true } != nil
                case .isNamedAsWithin: noun.firstName { kinds[step.argument].contains($0.kind) } != nil
                case .isCalled: noun.names.contains { $0.isCalled(values[step.argument]) }
                case .somePlace:
                    noun.places.indices.contains { holds(step.argument, noun.places[$0], clause, earlier, marks) }
                case .lastPlace:
                    noun.places.indices.last.map { holds(step.argument, noun.places[$0], clause, earlier, marks) }
                        ?? false
                default: isSo(step, noun.facts, clause, earlier, marks)
                }
            place = isSo ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether a condition holds of words of the grammar.
    private func holds(_ start: Int, _ facts: Facts, _ clause: Clause, _ earlier: [Clause], _ marks: UInt64) -> Bool {
        var place = start
        while place >= 0 {
            let step = steps[place]
            place = isSo(step, facts, clause, earlier, marks) ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether a condition holds of a command, which is the one that is being read or another.
    private func holds(_ start: Int, _ command: Clause, _ clause: Clause, _ earlier: [Clause], _ marks: UInt64) -> Bool
    {
        var place = start
        while place >= 0 {
            let step = steps[place]
            let some: ([Noun]) -> Bool = { nouns in
                nouns.indices.contains { self.holds(step.argument, nouns[$0], clause, earlier, marks) }
            }
            let last: ([Noun]) -> Bool = { nouns in
                nouns.indices.last.map { self.holds(step.argument, nouns[$0], clause, earlier, marks) } ?? false
            }
            let isSo =
                switch step.operation {
                case .mark: command.marks >> UInt64(step.argument) & 1 != 0
                case .bareClock: command.endsInBareClock
                case .someNoun: some(command.nouns)
                case .somePlace: some(command.places)
                case .someException: some(command.exceptions)
                case .lastNoun: last(command.nouns)
                case .lastPlace: last(command.places)
                case .lastException: last(command.exceptions)
                case .someCommand:
                    earlier.indices.contains { holds(step.argument, earlier[$0], clause, earlier, marks) }
                default: isSo(step, command.facts, clause, earlier, marks)
                }
            place = isSo ? step.yes : step.no
        }
        return place == ConstraintProgram.holds
    }

    /// Whether what a test asks of tags, of the sentence or of another command is so.
    private func isSo(
        _ step: Step, _ facts: Facts, _ clause: Clause, _ earlier: [Clause], _ marks: UInt64
    ) -> Bool {
        switch step.operation {
        case .has: step.property.map { facts.has($0) } ?? false
        case .equals:
            step.property.flatMap { facts.properties[$0] }?.says(words[step.argument], values[step.argument]) ?? false
        case .number: facts.number != nil
        case .below: facts.number.map { $0 < bounds[step.argument] } ?? false
        case .least: facts.number.map { $0 >= bounds[step.argument] } ?? false
        case .fraction: facts.number.map { $0 != $0.rounded() } ?? false
        case .saysOnly: facts.properties.allNames { sets[step.argument].contains($0) }
        case .markOfSentence: marks >> UInt64(step.argument) & 1 != 0
        case .clause: holds(step.argument, clause, clause, earlier, marks)
        case .earlier:
            earlier.indices.last.map { holds(step.argument, earlier[$0], clause, earlier, marks) } ?? false
        case .lastCommand:
            earlier.indices.last.map { holds(step.argument, earlier[$0], clause, earlier, marks) } ?? false
        default: false
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

extension Clause {
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
        if !facts.isEmpty { marks |= Mark.words.bit }
        if !nouns.isEmpty { marks |= Mark.nouns.bit | (nouns.count > 1 ? Mark.several.bit : 0) }
        if !places.isEmpty { marks |= Mark.places.bit }
        guard rare != nil else { return marks }
        if !exceptions.isEmpty { marks |= Mark.exceptions.bit }
        if !times.isEmpty { marks |= Mark.timed.bit }
        if !leadTimes.isEmpty { marks |= Mark.timedBefore.bit }
        if scene != nil { marks |= Mark.scene.bit }
        return marks
    }
}

extension Clause.Last {
    fileprivate var mark: UInt64 {
        typealias Mark = Condition.Mark
        return switch self {
        case .nothing: Mark.lastNothing.bit
        case .noun: Mark.lastNoun.bit
        case .place: Mark.lastPlace.bit
        case .facts: Mark.lastWords.bit
        case .scene: Mark.lastScene.bit
        case .time: Mark.lastTime.bit
        case .instead: Mark.lastInstead.bit
        }
    }
}

extension Draft.Link {
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
