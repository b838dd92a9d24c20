import ArgumentParser
import BeckonRuntime

/// Makes scenes, fills them, runs them.
struct SceneCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "scene", abstract: helpText("scene"), discussion: helpText("service.about"),
            subcommands: [
                Add.self, RemoveCommand<ActionSet>.self, RenameCommand<ActionSet>.self, ListCommand<ActionSet>.self,
                ShowCommand<ActionSet>.self, SetAction.self, UnsetAction.self, Run.self, Save.self,
                AliasCommand<ActionSet>.self, UnaliasCommand<ActionSet>.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add", abstract: helpText("scene-add"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var scenes: NewNames

        func run() async throws {
            let adding = Adding(kind: .actionSet, options: options) { name, _ in
                [.addActionSet(ActionSet(name: name))]
            }
            try await adding.run(scenes.names)
        }
    }
}

extension SceneCommand {
    struct SetAction: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "set", abstract: helpText("scene-set"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var target: SceneTarget
        @Argument(help: .text("scene-set.value")) var value: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let (scene, service, characteristic) = try target.found(in: home)
            let value = try characteristic.value(reading: value, of: service.name)
            let action = Action(service: service.reference, characteristic: characteristic.type, value: value)
            try await editor.apply([.setAction(action, in: scene.id)], to: home.id)
            Output.line(
                localized(
                    "scene-action-set",
                    [
                        "service": service.name, "characteristic": "\(characteristic.type)", "value": JSON(value).line,
                        "scene": scene.name,
                    ]))
            let replies = try Installation().replies()
            for trigger in try await editor.unallowedTriggers(of: editor.home(), in: replies) {
                Output.complain(trigger)
            }
        }
    }

    struct UnsetAction: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "unset", abstract: helpText("scene-unset"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var target: SceneTarget

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let (scene, service, characteristic) = try target.found(in: home)
            try await editor.apply(
                [.removeAction(service.reference, characteristic.type, from: scene.id)], to: home.id)
            Output.line(
                localized(
                    "scene-action-removed",
                    ["service": service.name, "characteristic": "\(characteristic.type)", "scene": scene.name]))
        }
    }

    /// One value that a scene sets.
    struct SceneTarget: ParsableArguments {
        @Argument(help: .text("scene.name"), completion: .names(of: .scene)) var scene: String
        @Argument(help: .text("scene.service"), completion: .names(of: .service)) var service: String
        @Argument(help: .text("scene.characteristic")) var characteristic: String

        func found(in home: Home) throws -> (ActionSet, PlacedService, Characteristic) {
            let scene = try home.actionSet(called: scene)
            let placed = try home.service(called: service)
            return (scene, placed, try placed.service.characteristic(called: characteristic, of: placed.name))
        }
    }
}

extension ActionSet: HomeMember {
    static var kind: NamedThing.Kind { .actionSet }
    static func all(in home: Home) -> [ActionSet] { home.actionSets }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> ActionSet {
        try home.actionSet(called: name)
    }

    var thing: NamedThing { .actionSet(id) }

    func attributes(in home: Home) -> [Attribute] {
        let placed = actions.compactMap { action in
            home.service(action.service).map {
                (PlacedService(accessory: $0.accessory, service: $0.service), action)
            }
        }
        let texts = placed.map { "\($0.name) \($1.characteristic) = \(JSON($1.value).line)" }
        let json = placed.map { service, action in
            service.json.with(["characteristic": .string(action.characteristic.name), "value": JSON(action.value)])
        }
        return [
            Attribute("actions", names: texts, json: .array(json)),
            Attribute("triggers", names: home.triggers.filter { $0.actionSets.contains(id) }.map(\.name)),
        ]
    }
}

extension JSON {
    /// The object with further members.
    fileprivate func with(_ more: [String: JSON]) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members.merging(more) { $1 })
    }
}
