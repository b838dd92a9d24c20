import HomeModel

/// The constraints of one stage, as steps that are quickly gone through.
///
/// Each constraint has a filter: bits of the tags that must have been said and of the marks that the command must have or
/// lack. What passes it, as hardly anything does, goes through the constraint's steps: tests that say which test is next.
struct ConstraintProgram: Sendable {
    /// One test, and where to go on.
    struct Step: Sendable {
        let operation: Operation
        /// The tag that is looked for.
        var property: Property?
        /// The place of a value, bound, name or other table entry, or the first step of what is asked of others.
        var argument = 0
        var yes = 0
        var no = 0
    }

    enum Operation: Sendable {
        case has, equals, number, below, least, fraction, saysOnly, repeated
        case mark, markOfSentence, bareClock
        case isPlace, isNamedThing, isPlaced, isHeaded, isNamed, isNamedWithin, isNamedAs, isNamedAsWithin, isCalled
        case someReferent, somePlace, someException, someCommand, lastReferent, lastPlace, lastException, lastCommand
        case frame, earlier
    }

    /// Where a condition that holds ends, and one that does not.
    static let holds = -1
    static let fails = -2

    private(set) var filters: [ConstraintFilter] = []
    private(set) var starts: [Int] = []
    private(set) var steps: [Step] = []
    private(set) var values: [String] = []
    private(set) var bounds: [Double] = []
    private(set) var sets: [[Property]] = []
    private(set) var kinds: [[NamedThing.Kind]] = []

    /// Compiles constraints of one stage.
    init(_ constraints: [Constraint]) {
        for constraint in constraints {
            let condition = constraint.condition.normal
            filters.append(ConstraintFilter(condition, of: constraint.stage))
            starts.append(start(of: condition, constraint.stage.subject, isMain: true, Self.holds, Self.fails))
        }
    }

    /// The first step of a condition; the steps are put down from the last one on, so that each knows where to go.
    private mutating func start(
        of condition: Condition, _ subject: Condition.Subject, isMain: Bool, _ yes: Int, _ no: Int
    ) -> Int {
        switch condition {
        case .test(let test): return start(of: test, isMain: isMain, yes, no)
        case .not(let inner): return start(of: inner, subject, isMain: isMain, no, yes)
        case .all(let parts):
            return parts.reversed().reduce(yes) { start(of: $1, subject, isMain: isMain, $0, no) }
        case .any(let parts):
            return parts.reversed().reduce(no) { start(of: $1, subject, isMain: isMain, yes, $0) }
        case .some(let list, let inner):
            let first = start(of: inner, list.subject, isMain: false, Self.holds, Self.fails)
            return add(Step(operation: list.some, argument: first, yes: yes, no: no))
        case .last(let list, let inner):
            let first = start(of: inner, list.subject, isMain: false, Self.holds, Self.fails)
            return add(Step(operation: list.last, argument: first, yes: yes, no: no))
        case .of(let other, let inner):
            let first = start(of: inner, .command, isMain: other == .frame, Self.holds, Self.fails)
            return add(Step(operation: other == .frame ? .frame : .earlier, argument: first, yes: yes, no: no))
        }
    }

    private mutating func start(of test: Condition.Test, isMain: Bool, _ yes: Int, _ no: Int) -> Int {
        var step: Step
        switch test {
        case .has(let property): step = Step(operation: .has, property: property)
        case .equals(let property, let said):
            return said.reversed().reduce(no) { other, value in
                values.append(value)
                return add(
                    Step(operation: .equals, property: property, argument: values.count - 1, yes: yes, no: other))
            }
        case .number(nil): step = Step(operation: .number)
        case .number(let bound?):
            bounds.append(bound.number)
            step = Step(operation: bound.side == .below ? .below : .least, argument: bounds.count - 1)
        case .fraction: step = Step(operation: .fraction)
        case .saysOnly(let properties):
            sets.append(properties)
            step = Step(operation: .saysOnly, argument: sets.count - 1)
        case .repeated: step = Step(operation: .repeated)
        case .mark(let mark):
            step = Step(operation: mark.isOfSentence || isMain ? .markOfSentence : .mark, argument: Int(mark.rawValue))
        case .bareClock: step = Step(operation: .bareClock)
        case .referent(.place): step = Step(operation: .isPlace)
        case .referent(.namedThing): step = Step(operation: .isNamedThing)
        case .referent(.placed): step = Step(operation: .isPlaced)
        case .referent(.headed): step = Step(operation: .isHeaded)
        case .named([], let isWithin): step = Step(operation: isWithin ? .isNamedWithin : .isNamed)
        case .named(let said, let isWithin):
            kinds.append(said)
            step = Step(operation: isWithin ? .isNamedAsWithin : .isNamedAs, argument: kinds.count - 1)
        case .called(let name):
            values.append(NameKey(name).text)
            step = Step(operation: .isCalled, argument: values.count - 1)
        }
        (step.yes, step.no) = (yes, no)
        return add(step)
    }

    private mutating func add(_ step: Step) -> Int {
        steps.append(step)
        return steps.count - 1
    }
}

extension Condition.List {
    fileprivate var some: ConstraintProgram.Operation {
        switch self {
        case .referent: .someReferent
        case .place: .somePlace
        case .exception: .someException
        case .command: .someCommand
        }
    }

    fileprivate var last: ConstraintProgram.Operation {
        switch self {
        case .referent: .lastReferent
        case .place: .lastPlace
        case .exception: .lastException
        case .command: .lastCommand
        }
    }
}
