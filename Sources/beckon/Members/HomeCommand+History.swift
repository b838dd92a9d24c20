import ArgumentParser
import BeckonRuntime
import Foundation

extension HomeCommand {
    /// Tells what was changed of late.
    struct History: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "history",
                abstract: helpText("home-history"))
        }

        @OptionGroup var acting: ActingUserOptions
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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "undo",
                abstract: helpText("home-undo"),
                discussion: helpText("home-undo.about"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home-undo.number")) var number: Int64?

        func run() async throws {
            let edit = try await acting.editor(of: nil).undo(number)
            Output.line(localized("edit-undone", ["number": "\(edit.id)", "summary": edit.summary]))
        }
    }
}
