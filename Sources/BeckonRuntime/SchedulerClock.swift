import FoundationEssentials

/// The time by which triggers fire.
public protocol SchedulerClock: Sendable {
    /// The present.
    var now: Date { get }

    /// Waits until a moment, or for less; ends at once where the task is cancelled.
    func sleep(until moment: Date) async
}

/// The clock on the wall, which may be set in both directions at any time.
public struct WallClock: SchedulerClock {
    /// The clock.
    public init() {}

    /// The present.
    public var now: Date { Date() }

    /// Waits as long as it takes to a moment by what the clock says now.
    public func sleep(until moment: Date) async {
        let seconds = max(0, min(60, moment.timeIntervalSince(now)))
        // That it is cancelled is why it ends early; the caller looks for itself.
        try? await Task.sleep(for: .seconds(seconds))
    }
}
