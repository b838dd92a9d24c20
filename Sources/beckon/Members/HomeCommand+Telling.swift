import ArgumentParser
import BeckonRuntime

extension HomeCommand {
    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "list", abstract: helpText("home-list"))
        }

        @OptionGroup var acting: ActingUserOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            let snapshot = try await acting.editor(of: nil).homes()
            Output.hint(on: snapshot)
            for home in snapshot.homes { listing.list(home.summary(isPrimary: home.id == snapshot.primaryHome)) }
        }
    }

    struct Show: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "show", abstract: helpText("home-show"))
        }

        @OptionGroup var acting: ActingUserOptions
        @OptionGroup var listing: ListOptions
        @Argument(help: .text("home-show.name"), completion: .names(of: .home)) var name: String?

        func run() async throws {
            let editor = try acting.editor(of: name)
            let home = try await editor.home()
            listing.show(home.summary(isPrimary: try await editor.homes().primaryHome == home.id))
        }
    }
}

extension Home {
    /// What is told of the home.
    fileprivate func summary(isPrimary: Bool) -> MemberSummary {
        let unit = temperatureUnit.rawValue
        return MemberSummary(
            name: name, aliases: aliases, home: nil,
            attributes: [
                Attribute(
                    "primary", json: .bool(isPrimary), text: isPrimary ? localized("yes-no", ["is": true]) : nil,
                    brief: isPrimary ? localized("primary") : nil),
                Attribute(
                    "temperatureUnit", json: .string(unit), text: localized("unit", ["unit": unit]), brief: nil),
                counted("rooms", .room, rooms.map(\.name)),
                counted("zones", .zone, zones.map(\.name)),
                counted("accessories", .accessory, accessories.map(\.name)),
                counted("serviceGroups", .serviceGroup, serviceGroups.map(\.name)),
                counted("actionSets", .actionSet, actionSets.map(\.name)),
                counted("triggers", .trigger, triggers.map(\.name)),
                counted("users", .user, users.map(\.name)),
            ])
    }

    /// Names that are counted where homes are listed.
    private func counted(_ key: String, _ kind: NamedThing.Kind, _ names: [String]) -> Attribute {
        Attribute(
            key, json: JSON(texts: names), text: names.isEmpty ? nil : names.joined(separator: ", "),
            brief: names.isEmpty ? nil : kind.counted(names.count))
    }
}
