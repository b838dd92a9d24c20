import ArgumentParser
import BeckonRuntime

/// Puts a home file into the shared database.
struct Import: AsyncParsableCommand, LeavesUndone {
    var undone: String { localized("undone-import") }

    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Put the homes of a file in the place of those that are kept; all or nothing.",
        discussion: """
            What keeps its name stays who it is: pairings, users' accounts and observers stay attached. Where the file \
            leaves out homes or paired accessories that are there, that is asked about at a terminal, and needs --replace \
            elsewhere; no pairing ends by it, and `beckon home undo` brings them back. With --dry-run, a line tells each \
            difference: + what would be added, - what would be removed, ~ what would change.
            """)

    @OptionGroup var acting: ActingOptions
    @Flag(help: "Remove homes and paired accessories that the file leaves out.") var replace = false
    @Flag(help: "Change nothing; print what would change.") var dryRun = false
    @Flag(help: "With --dry-run, write one JSON object a line.") var json = false
    @Argument(help: "The home file.", completion: .homeFile) var file: String

    func validate() throws {
        if json && !dryRun { throw ValidationError(localized("json-with-dry-run")) }
    }

    func run() async throws {
        let house = try await acting.sharedHouse()
        guard !dryRun else { return show(try await house.homeFile.difference(from: file), in: house.replies) }
        let snapshot = try await take(into: house)
        for home in snapshot.homes {
            let mark = home.id == snapshot.primaryHome ? localized("primary-mark") : ""
            Output.line(
                localized(
                    "imported",
                    [
                        "home": home.name + mark, "rooms": home.rooms.count,
                        "accessories": home.accessories.count, "scenes": home.actionSets.count,
                    ]))
            guard home.triggers.contains(where: \.isEnabled) else { continue }
            let editor = try acting.editor(of: home.name)
            for trigger in try await editor.unallowedTriggers(of: home, in: house.replies) {
                Output.complain(trigger)
            }
        }
        Waiting.begin(for: localized("looking-at-names"))
        Output.warn(await house.nameWarnings())
    }

    private func take(into house: House) async throws -> HomeSnapshot {
        Waiting.begin(for: localized("importing"))
        do {
            return try await house.homeFile.importHomes(from: file, replacing: replace, by: acting.author)
        } catch let fault as LeftOutFault where Terminal.isPresent {
            let question = localized("leaves-out-question", ["file": file, "things": fault.leftOut])
            guard Terminal.says(yesTo: question) else { throw ExitStatus.needsConfirmation }
            return try await house.homeFile.importHomes(from: file, replacing: true, by: acting.author)
        }
    }

    private func show(_ difference: HomeDifference, in replies: ReplyRenderer) {
        for change in difference.changes {
            Output.line(json ? replies.json(of: change).line : replies.line(of: change))
        }
        if difference.isEmpty && !json { Output.line(localized("no-difference")) }
    }
}

/// Writes the homes of the shared database as a home file.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write the homes as a home file to standard output.")

    @OptionGroup var data: DataOptions

    func run() async throws {
        let house = try await data.sharedHouse()
        Output.hint(on: try await house.snapshot())
        Output.page(String(decoding: try await house.homeFile.exportHomes(), as: UTF8.self))
    }
}
