import HomeModel

/// One target value of a scene.
public typealias Action = HomeModel.Action
/// What became of a scene that was run.
public typealias ActionSetResult = HomeModel.ActionSetResult
/// How often a trigger comes again.
public typealias Recurrence = HomeModel.Recurrence
/// A date and time by RFC 3339.
public typealias FireDate = HomeModel.FireDate
/// A day of the calendar.
public typealias CivilDay = HomeModel.CivilDay
/// The dates at which a trigger comes.
public typealias Timetable = HomeModel.Timetable
/// One date of a trigger, and what became of it.
public typealias Firing = HomeModel.Firing
/// One value of a service that can be read, written or both.
public typealias Characteristic = HomeModel.Characteristic
/// What would be unlocked, opened or disarmed.
public typealias Opening = HomeModel.Opening
/// A question whether to do so.
public typealias ConsentQuestion = HomeModel.ConsentQuestion
/// A yes to it.
public typealias Consent = HomeModel.Consent
