import ArgumentParser
import BeckonRuntime

extension SceneCommand {
    struct Run: AsyncParsableCommand, InterruptibleCommand {
        var undone: String { localized("undone-scene") }

        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "run",
                abstract: helpText("scene-run"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var consent: ConsentOptions
        @Flag(help: .text("scene-run.json")) var json = false
        @Argument(help: .text("scene.name"), completion: .ownNames) var scene: String

        func run() async throws {
            let editor = try options.editor()
            let scene = try await editor.scene(called: scene)
            let given = try consent.consent(
                to: scene.openings, of: scene.scene.name, in: scene.home, by: editor.author)
            let result = await scene.run(through: editor.controller, with: given)
            let replies = try Installation().replies()
            if json {
                Output.line(replies.json(of: result).line)
            } else {
                for action in result.actions { Output.line(replies.line(of: action)) }
                Output.line(replies.summary(of: result))
            }
            if result.status != .done { throw ExitStatus.failed }
        }
    }

    struct Save: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "save",
                abstract: helpText("scene-save"),
                discussion: helpText("scene-save.about"))
        }

        @OptionGroup var options: EditOptions
        @Option(
            name: .customLong("room"), help: .text("scene-save.room"),
            completion: .names(of: .room))
        var rooms: [String] = []
        @Option(
            name: .customLong("zone"), help: .text("scene-save.zone"),
            completion: .names(of: .zone))
        var zones: [String] = []
        @Option(
            name: .customLong("accessory"), help: .text("scene-save.accessory"),
            completion: .names(of: .accessory))
        var accessories: [String] = []
        @Flag(help: .text("scene-save.all")) var all = false
        @Flag(help: .text("scene-save.partial")) var partial = false
        @Flag(help: .text("scene-save.replace")) var replace = false
        @Argument(help: .text("scene-save.name"), completion: .ownNames) var name: String

        func run() async throws {
            let editor = try options.editor()
            let saved = try await save(by: editor)
            for line in saved.lines { Output.line(line) }
            for line in saved.guarded { Output.line(localized("left-out-as-opening", ["line": line])) }
            for line in saved.unusable { Output.line(localized("left-out-as-unusable", ["line": line])) }
            let replies = try Installation().replies()
            for accessory in saved.silent {
                Output.line(localized("left-out", ["line": accessory.line(in: replies)]))
            }
            Output.line(localized("scene-saved", ["isNew": saved.isNew, "name": saved.name, "home": saved.home]))
            if saved.isNew { await editor.warn(about: [saved.name], of: .actionSet, in: try await editor.home().id) }
        }

        private func save(by editor: HomeEditor) async throws -> SavedScene {
            var scope = SceneScope()
            (scope.rooms, scope.zones, scope.accessories) = (rooms, zones, accessories)
            (scope.isAll, scope.isPartial) = (all, partial)
            do {
                return try await editor.saveScene(
                    called: name, of: scope, replacing: replace, through: editor.controller)
            } catch let fault as SceneThereFault where Terminal.isPresent {
                guard Terminal.says(yesTo: localized("scene-there-question", ["name": fault.name])) else {
                    throw ExitStatus.needsConfirmation
                }
                return try await editor.saveScene(called: name, of: scope, replacing: true, through: editor.controller)
            }
        }
    }
}
