import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Makes homes, names, lists and removes them.
struct HomeCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "home", abstract: helpText("home"),
            subcommands: [
                Add.self, Remove.self, Rename.self, List.self, Show.self, Primary.self, Unit.self, Place.self,
                Alias.self,
                Unalias.self, History.self, Undo.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add",
                abstract: helpText("home-add"))
        }

        @OptionGroup var acting: ActingUserOptions
        @OptionGroup var new: NewNames

        func run() async throws {
            let editor = try acting.editor(of: nil)
            if new.names == NewNames.lines { return try await Lines.eachName { _ = try await add([$0], editor) } }
            let snapshot = try await add(new.names, editor)
            for name in new.names {
                guard let home = snapshot.homes.named(name) else { continue }
                await editor.warn(about: [name], of: .home, in: home.id)
            }
        }

        private func add(_ names: [String], _ editor: HomeEditor) async throws -> HomeSnapshot {
            let snapshot = try await editor.addHomes(names)
            for name in names {
                let home = snapshot.homes.named(name)
                let mark = home != nil && home?.id == snapshot.primaryHome ? localized("primary-mark") : ""
                let users = home?.users.map { localized("is-administrator", ["name": $0.name]) }.first ?? ""
                Output.line(localized("home-added", ["name": name]) + mark + users)
            }
            return snapshot
        }
    }

    struct Remove: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "remove",
                abstract: helpText("home-remove"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Flag(help: .text("home-remove.yes")) var yes = false
        @Argument(help: .text("home.name"), completion: .ownNames) var name: String

        func run() async throws {
            let editor = try acting.editor(of: name)
            let home = try await editor.home()
            guard yes || home.rooms.isEmpty && home.accessories.isEmpty else {
                let contents = localized(
                    "and",
                    [
                        "first": NamedThing.Kind.room.counted(home.rooms.count),
                        "last": NamedThing.Kind.accessory.counted(home.accessories.count),
                    ])
                throw Fault(
                    .needsConfirmation, localized("home-has-contents", ["home": home.name, "contents": contents]))
            }
            let wasPrimary = try await editor.homes().primaryHome == home.id
            let unreached = try await editor.remove(home)
            let next = wasPrimary ? try await editor.homes().primary : nil
            let removed = localized("removed", ["kind": NamedThing.Kind.home.rawValue, "name": home.name])
            Output.line(removed + (next.map { localized("is-primary-now", ["name": $0.name]) } ?? ""))
            for device in unreached { Output.complain(localized("not-told", ["device": "\(device)"])) }
        }
    }

    struct Rename: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "rename", abstract: helpText("member-rename", ["kind": NamedThing.Kind.home.rawValue]))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home.name"), completion: .ownNames) var name: String
        @Argument(help: .text("member.new-name")) var newName: String

        func run() async throws {
            let home = try await acting.edit(name, .rename(.home, to: newName))
            Output.line(
                localized(
                    "renamed", ["kind": NamedThing.Kind.home.rawValue, "name": home.name, "newName": newName]))
            try await acting.editor(of: nil).warn(about: [newName], of: .home, in: home.id)
        }
    }
}

extension HomeCommand {
    struct Primary: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "primary",
                abstract: helpText("home-primary"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home.name"), completion: .ownNames) var name: String

        func run() async throws {
            let home = try await acting.editor(of: name).makePrimary()
            Output.line(localized("primary-changed", ["name": home.name]))
        }
    }

    struct Unit: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "unit", abstract: helpText("home-unit"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("home-unit.unit")) var unit: TemperatureUnit

        func run() async throws {
            let home = try await options.edit(options.home, .setTemperatureUnit(unit))
            Output.line(localized("unit-changed", ["name": home.name, "unit": unit.rawValue]))
        }
    }

    struct Alias: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "alias", abstract: helpText("member-alias", ["kind": NamedThing.Kind.home.rawValue]))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home.name"), completion: .ownNames) var name: String
        @Argument(help: .text("member.alias")) var alias: String

        func run() async throws {
            let home = try await acting.edit(name, .addAlias(alias, to: .home))
            Output.line(
                localized(
                    "alias-added", ["kind": NamedThing.Kind.home.rawValue, "alias": alias, "name": home.name]))
            try await acting.editor(of: nil).warn(about: [alias], of: .home, in: home.id)
        }
    }

    struct Unalias: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "unalias", abstract: helpText("member-unalias", ["kind": NamedThing.Kind.home.rawValue]))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home.name"), completion: .ownNames) var name: String
        @Argument(help: .text("member.lost-alias")) var alias: String

        func run() async throws {
            let home = try await acting.edit(name, .removeAlias(alias, from: .home))
            Output.line(
                localized(
                    "alias-removed", ["kind": NamedThing.Kind.home.rawValue, "alias": alias, "name": home.name]))
        }
    }
}

extension ActingUser {
    /// Makes one edit to a home itself; gives the home as it was.
    fileprivate func edit(_ name: String?, _ edit: HomeEdit) async throws -> Home {
        let editor = try editor(of: name)
        let home = try await editor.home()
        try await editor.apply([edit], to: home.id)
        return home
    }
}

extension TemperatureUnit: ExpressibleByArgument {}
