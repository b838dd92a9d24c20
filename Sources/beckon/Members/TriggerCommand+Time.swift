import ArgumentParser
import BeckonRuntime

/// When a trigger fires.
struct TimeOptions: ParsableArguments {
    @Option(help: .text("trigger.at", valueName: "date")) var at: String?
    @Option(help: .text("trigger.every", valueName: "span")) var every: Span?
    @Option(help: .text("trigger.on", valueName: "days")) var on: Days?
    @Option(help: .text("trigger.time-zone", valueName: "zone"))
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
