import Foundation
import HomeModel

extension RecordedEdit {
    /// The most changes that are told one by one.
    private static let mostTold = 3

    private var time: String { date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: .current)) }

    /// The edit on one line: "12  2026-11-24T14:02:00+01:00  Ann  removed room Kitchen".
    public var line: String {
        let who = author.map { "  \($0)" } ?? ""
        return "\(id)  \(time)\(who)  \(summary)\(isUndone ? localized("was-undone") : "")"
    }

    /// What it changed: "removed room Kitchen, changed zone Upstairs".
    public var summary: String {
        if let undoes { return localized("undid", ["number": "\(undoes)"]) }
        if changes.isEmpty { return localized("more-than-remembered") }
        let more = changes.count - Self.mostTold
        let told = localizedList(changes.prefix(Self.mostTold).map(\.summary))
        return more > 0 ? localized("and-more", ["told": told, "more": more]) : told
    }

    /// The edit as a JSON object.
    public var json: JSON {
        var members: [String: JSON] = [
            "edit": .int(id), "date": .string(time), "isUndone": .bool(isUndone),
            "user": author.map { .string($0) } ?? .null, "changes": .array(changes.map(\.json)),
        ]
        members["undoes"] = undoes.map { .int($0) }
        return .object(members)
    }
}

extension HomeEvent {
    fileprivate var summary: String {
        guard let thing else { return localized("changed-homes") }
        if topic == .primaryHome { return localized("made-primary", ["name": name ?? ""]) }
        return localized("did-to", ["verb": verb.rawValue, "kind": thing.kind.rawValue, "name": name ?? ""])
    }

    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "change": .string(verb.rawValue), "kind": .string(thing?.kind.rawValue ?? "homes"),
        ]
        members["name"] = name.map { .string($0) }
        return .object(members)
    }
}
