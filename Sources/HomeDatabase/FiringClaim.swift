import Foundation
import HomeModel

/// An enabled trigger, and up to when its dates were looked at.
public struct WatchedTrigger: Hashable, Sendable {
    /// Its home.
    public var home: HomeID
    /// Its identity and its time; who wants to know its name and scenes asks for the home.
    public var trigger: Trigger
    /// Where its home is, for what the sun does.
    public var place: Coordinates?
    /// Every date up to this one was fired or missed, or came before the trigger was enabled.
    public var checkedUntil: Date

    /// When it comes; nil where no date sets it off.
    public var timetable: Timetable? { trigger.timetable(at: place) }
}

/// What is to be done for a trigger at a moment; whoever has it is the only one.
public struct FiringClaim: Hashable, Sendable {
    /// The date for which its scenes are to be run now.
    public var date: Date?
    /// The dates that were missed, the newest first.
    public var missed: [Date] = []
    /// Whether more were missed than are listed.
    public var missedMore = false
}
