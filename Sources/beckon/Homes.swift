import ArgumentParser
import BeckonRuntime

/// Puts a home file into the shared database.
struct Import: AsyncParsableCommand, InterruptibleCommand {
    var undone: String { localized("undone-import") }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: helpText("import"),
            discussion: helpText("import.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @Flag(help: .text("import.replace")) var replace = false
    @Flag(help: .text("import.dry-run")) var dryRun = false
    @Flag(help: .text("import.json")) var json = false
    @Argument(help: .text("import.file"), completion: .homeFile) var file: String

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
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export", abstract: helpText("export"))
    }

    @OptionGroup var data: DataOptions

    func run() async throws {
        let house = try await data.sharedHouse()
        Output.hint(on: try await house.snapshot())
        Output.page(String(decoding: try await house.homeFile.exportHomes(), as: UTF8.self))
    }
}
