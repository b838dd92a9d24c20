import ArgumentParser
import BeckonRuntime

/// When a trigger fires.
struct TimeOptions: ParsableArguments {
    static let spelling = """
        A date is RFC 3339 (2030-01-01T22:30:00+01:00), a local time (2030-01-01 22:30), or a time of day (22:30), which \
        is the next one. Recurrence is --every 30m, 6h, 1d or 2w, or --on monday,friday, weekdays or weekend.
        """

    @Option(help: ArgumentHelp("When it fires first.", valueName: "date")) var at: String?
    @Option(help: ArgumentHelp("How often it comes again: 30m, 6h, 1d, 2w.", valueName: "span")) var every: Span?
    @Option(help: ArgumentHelp("The days of the week on which it comes.", valueName: "days")) var on: Days?
    @Option(help: ArgumentHelp("The zone whose local time counts; the system's without it.", valueName: "zone"))
    var timeZone: String?

    var recurs: Bool { every != nil || on != nil }
    var isEmpty: Bool { at == nil && !recurs && timeZone == nil }

    func validate() throws {
        if every != nil && on != nil { throw ValidationError(localized("every-or-on")) }
    }

    /// The time that was said.
    var time: TriggerTime {
        TriggerTime(first: at, recurrence: every?.recurrence ?? on?.recurrence, timeZone: timeZone)
    }
}

/// A span of time: `30m`, `6h`, `1d`, `2w`.
struct Span: ExpressibleByArgument {
    let recurrence: Recurrence

    init?(argument: String) {
        guard let recurrence = Recurrence(every: argument) else { return nil }
        self.recurrence = recurrence
    }
}

/// Days of the week: `monday,friday`, `weekdays`, `weekend`.
struct Days: ExpressibleByArgument {
    let recurrence: Recurrence

    init?(argument: String) {
        guard let recurrence = Recurrence(on: argument) else { return nil }
        self.recurrence = recurrence
    }
}
