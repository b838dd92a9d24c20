import ArgumentParser
import BeckonRuntime
import Glibc

/// Finds, adds, lists and removes accessories.
struct AccessoryCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "accessory", abstract: helpText("accessory"),
            subcommands: [
                Discover.self, Add.self, Remove.self, RenameCommand<Accessory>.self, List.self, Show.self,
                Identify.self,
                ControllersCommand.self, Move.self, Assign.self, Unassign.self, AliasCommand<Accessory>.self,
                UnaliasCommand<Accessory>.self,
            ])
    }
}

extension AccessoryCommand {
    struct Add: AsyncParsableCommand, InterruptibleCommand {
        var undone: String { localized("undone-adding") }

        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add",
                abstract: helpText("accessory-add"),
                discussion: helpText("accessory-add.about"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(
            help: .text(
                "accessory-add.name-or-address",
                valueName: "name-or-address"))
        var meant: String
        @OptionGroup var code: SetupCodeOptions
        @Option(
            help: .text("accessory-add.home"),
            completion: .names(of: .home))
        var home: String?
        @Option(help: .text("accessory-add.room"), completion: .names(of: .room)) var room: String?
        @Option(help: .text("member.new-name")) var name: String?
        @Flag(help: .text("accessory-add.uncertified"))
        var uncertified = false
        @Option(
            help: .text(
                "accessory-add.replace",
                valueName: "accessory-or-identity"), completion: .ownNames)
        var replace: String?
        @Option(help: .text("accessory-add.patience", valueName: "seconds"))
        var patience: Int?

        func validate() throws {
            if let patience, !(1...120).contains(patience) { throw ValidationError(localized("patience-to-pair")) }
        }

        func run() async throws {
            let given = try code.given
            let house = try await acting.sharedHouse()
            Waiting.begin(for: localized("looking-for-it"))
            let device = try await house.discovery.device(meant: meant)
            if let (name, home) = try await house.accessoryAdministration.moved(to: device, by: acting.author) {
                Output.line(localized("yours-at-new-address", ["name": name, "home": home, "address": meant]))
                return
            }
            let code = try given ?? code.needed
            guard isWanted(device) else { throw ExitStatus.needsConfirmation }
            var known: DeviceID?
            if let replace { known = try await house.accessories.identity(meant: replace, home: home) }
            let added: [AddedAccessory]
            do {
                added = try await add(device, code, to: house, replacing: known)
            } catch let question as IdentityQuestion where isatty(STDIN_FILENO) == 1 {
                guard Terminal.isYes(to: question.text) else { throw ExitStatus.needsConfirmation }
                added = try await add(device, code, to: house, replacing: question.id)
            }
            for entry in added { Output.line(entry.line) }
            let complaints = added.compactMap { $0.complaint() }
            for complaint in complaints { Output.complain(complaint) }
            if !complaints.isEmpty { throw ExitStatus.badInput }
        }

        private func add(
            _ device: DeviceReference, _ code: SetupCode, to house: House, replacing known: DeviceID?
        ) async throws -> [AddedAccessory] {
            Waiting.begin(for: localized("pairing"))
            return try await house.accessoryAdministration.add(
                device, code: code, home: home, room: room, name: name, replacing: known,
                patience: patience.map { .seconds($0) }, by: acting.author, warn: Output.warn)
        }

        /// Asks whoever sits at the terminal whether an accessory is wanted that is not certified (row B3).
        ///
        /// Where nobody sits there, the command itself is the answer, and the question is a warning.
        private func isWanted(_ device: DeviceReference) -> Bool {
            guard !uncertified, let question = device.certificationQuestion else { return true }
            guard isatty(STDIN_FILENO) == 1 else {
                Output.complain(localized("uncertified-says-so", ["question": question]))
                return true
            }
            return Terminal.isYes(to: question)
        }
    }

    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "list", abstract: helpText("accessory-list"))
        }

        @OptionGroup var data: DataOptions
        @Flag(help: .text("option.json")) var json = false

        func run() async throws {
            let house = try await data.sharedHouse()
            Output.hint(on: try await house.snapshot())
            for listed in try await house.accessories.all() {
                Output.line(json ? listed.json(in: house.replies).line : listed.line(in: house.replies))
            }
        }
    }

    struct Identify: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "identify", abstract: helpText("accessory-identify"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory.home"), completion: .names(of: .home)) var home: String?
        @Argument(
            help: .text("accessory-identify.name"),
            completion: .ownNames)
        var name: String

        func run() async throws {
            try await acting.sharedHouse().discovery.identify(name, home: home, by: acting.author)
        }
    }

    struct Remove: AsyncParsableCommand, InterruptibleCommand {
        var undone: String { localized("undone-removing") }

        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "remove",
                abstract: helpText("accessory-remove")
            )
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory.home"), completion: .names(of: .home)) var home: String?
        @Flag(help: .text("accessory-remove.force"))
        var force = false
        @Argument(help: .text("accessory.name"), completion: .ownNames) var name: String

        func run() async throws {
            let removed = try await acting.sharedHouse().accessoryAdministration.remove(
                name, home: home, force: force, by: acting.author)
            for name in removed { Output.line(localized("removed-accessory", ["name": name])) }
        }
    }
}
