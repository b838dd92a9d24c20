import ArgumentParser
import BeckonRuntime
import Foundation

extension HomeCommand {
    /// Tells what was changed of late.
    struct History: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "history",
            abstract:
                "List what was changed in the homes in the last day, the newest first, with numbers to undo it by.")

        @OptionGroup var acting: ActingOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            let editor = try acting.editor()
            Output.hint(on: try await editor.homes())
            let edits = try await editor.history()
            for edit in edits { Output.line(listing.json ? edit.json.line : edit.line) }
            if edits.isEmpty && !listing.json { Output.line("nothing was changed in the last day") }
        }
    }

    /// Takes back what was changed of late.
    struct Undo: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "undo",
            abstract: "Take back what was changed in the homes in the last day: the last change, or one by its number.",
            discussion: """
                What was changed again since stays as it is, and is told. An undo can be undone too. Pairings that have \
                ended do not come back.
                """)

        @OptionGroup var acting: ActingOptions
        @Argument(help: "The number that `beckon home history` tells; the last change without it.") var number: Int64?

        func run() async throws {
            let edit = try await acting.editor().undo(number)
            Output.line("undone: \(edit.id) \(edit.summary)")
        }
    }
}

extension RecordedEdit {
    /// The most changes that are told one by one.
    private static let mostTold = 3

    private var time: String { date.formatted(Date.ISO8601FormatStyle(timeZoneSeparator: .colon, timeZone: .current)) }

    /// "12  2026-11-24T14:02:00+01:00  Ann  removed room Kitchen".
    fileprivate var line: String {
        let who = author.map { "  \($0)" } ?? ""
        return "\(id)  \(time)\(who)  \(summary)\(isUndone ? " (undone)" : "")"
    }

    /// "removed room Kitchen, changed zone Upstairs".
    fileprivate var summary: String {
        if let undoes { return "undid \(undoes)" }
        if changes.isEmpty { return "more than is remembered" }
        let more = changes.count - Self.mostTold
        let told = changes.prefix(Self.mostTold).map(\.summary).joined(separator: ", ")
        return more > 0 ? "\(told) and \(more) more" : told
    }

    fileprivate var json: JSON {
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
        guard let thing else { return "changed the homes" }
        if topic == .primaryHome { return "made \(name ?? "") the primary home" }
        return "\(verb.rawValue) \(thing.kind.word) \(name ?? "")"
    }

    fileprivate var json: JSON {
        var members: [String: JSON] = [
            "change": .string(verb.rawValue), "kind": .string(thing?.kind.rawValue ?? "homes"),
        ]
        members["name"] = name.map { .string($0) }
        return .object(members)
    }
}
