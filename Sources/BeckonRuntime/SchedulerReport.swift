import FoundationEssentials
import HomeModel
import ReplyRendering

/// What a scheduler tells while it runs.
public enum SchedulerReport: Sendable {
    /// It fires the triggers of this folder now; another process did until now, or none.
    case active
    /// It knows all that triggers wait for, so many values, and hears of each change from now on.
    case listening(Int)
    /// A trigger has fired, and its accessories have answered.
    case fired(Firing, home: String, scenes: [ActionSetResult], late: Bool)
    /// Dates of a trigger have passed while nothing ran, the newest first; `more` where there were others before them.
    case missed(Firing, home: String, dates: [Date], more: Bool)
    /// The homes cannot be read or written now; it goes on trying.
    case trouble(String)
}

extension SchedulerReport {
    /// The last date that it is about; nil where it is about none.
    var firing: Firing? {
        switch self {
        case .fired(let firing, _, _, _), .missed(let firing, _, _, _): firing
        case .active, .listening, .trouble: nil
        }
    }

    /// One line for a person.
    public func line(in replies: ReplyRenderer) -> String {
        switch self {
        case .active: return localized("firing-triggers")
        case .listening(let count): return localized("listening-to-values", ["count": count])
        case .fired(let firing, let home, let scenes, let late):
            let told = scenes.map(replies.summary).joined(separator: " ")
            let status = localized("firing-status", ["status": firing.status.rawValue])
            return localized(
                "fired",
                [
                    "name": firing.name, "home": home, "date": firing.dateText, "isLate": late,
                    "told": told.isEmpty ? firing.detail ?? status : told,
                ])
        case .missed(let firing, let home, let dates, let more):
            let why = firing.detail.map { " (\($0))" } ?? ""
            return localized(
                "missed",
                [
                    "name": firing.name, "home": home, "hasMore": more, "count": dates.count, "date": firing.dateText,
                ]) + why
        case .trouble(let text): return text
        }
    }

    /// The report as one JSON object.
    public func json(in replies: ReplyRenderer) -> JSON {
        switch self {
        case .active: return .object(["event": .string("active")])
        case .listening(let count):
            return .object(["event": .string("listening"), "values": .int(Int64(count))])
        case .fired(let firing, let home, let scenes, let late):
            var members = firing.members(home: home)
            members["event"] = .string("fired")
            members["late"] = .bool(late)
            members["scenes"] = .array(scenes.map(replies.json))
            return .object(members)
        case .missed(let firing, let home, let dates, let more):
            var members = firing.members(home: home)
            members["event"] = .string("missed")
            members["count"] = .int(Int64(dates.count))
            members["more"] = .bool(more)
            return .object(members)
        case .trouble(let text): return .object(["event": .string("trouble"), "text": .string(text)])
        }
    }
}

extension Firing {
    /// The firing as programs read it, with the name of its home.
    public func json(home: String?) -> JSON { .object(members(home: home)) }

    /// The date in UTC, to the minute.
    public var dateText: String { FireDate.text(of: date, in: .gmt) }

    fileprivate func members(home: String?) -> [String: JSON] {
        [
            "trigger": .string(name), "home": home.map { .string($0) } ?? .null, "date": .string(dateText),
            "status": .string(status.rawValue), "detail": detail.map { .string($0) } ?? .null,
        ]
    }
}
