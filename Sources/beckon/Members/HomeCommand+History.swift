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
            let editor = try acting.editor(of: nil)
            Output.hint(on: try await editor.homes())
            let edits = try await editor.history()
            for edit in edits { Output.line(listing.json ? edit.json.line : edit.line) }
            if edits.isEmpty && !listing.json { Output.line(localized("nothing-changed-lately")) }
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
            let edit = try await acting.editor(of: nil).undo(number)
            Output.line(localized("edit-undone", ["number": "\(edit.id)", "summary": edit.summary]))
        }
    }
}
