import ArgumentParser
import BeckonRuntime

/// Says who lives in a home, and what they may do.
struct UserCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "user", abstract: helpText("user"),
            subcommands: [
                Add.self, RemoveCommand<User>.self, RenameCommand<User>.self, ListCommand<User>.self,
                ShowCommand<User>.self, SetRole.self, SetOpening.self, SetAccount.self, LanguageCommand<User>.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "add", abstract: helpText("user-add"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("user-add.name")) var name: String
        @Option(help: .text("user.role")) var role = User.Role.guest
        @Flag(help: .text("user-add.no-opening"))
        var noOpening = false
        @Option(help: .text("user-add.account", valueName: "login"))
        var account: String?

        func validate() throws {
            if noOpening && role == .administrator {
                throw ValidationError(localized("no-opening-is-for-guests"))
            }
        }

        func run() async throws {
            let adding = Adding(kind: .user, options: options) { name, _ in
                var user = User(name: name, role: role)
                user.mayOpen = !noOpening
                return [.addUser(user)] + (account.map { [.mapAccount($0, to: user.id)] } ?? [])
            }
            try await adding.run([name])
        }
    }
}

extension UserCommand {
    struct SetRole: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "role", abstract: helpText("user-role"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("user.name"), completion: .ownNames) var name: String
        @Argument(help: .text("user.role")) var role: User.Role

        func run() async throws {
            let changed: ChangedMember<User> = try await options.change(name) { .setRole(role, of: $0.id) }
            Output.line(localized("role-changed", ["name": changed.member.name, "role": role.rawValue]))
        }
    }

    struct SetOpening: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "opening", abstract: helpText("user-opening"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("user.name"), completion: .ownNames) var name: String
        @Argument(help: .text("user-opening.may-open")) var mayOpen: Switched

        /// On or off, by a word.
        enum Switched: String, ExpressibleByArgument, CaseIterable { case on, off }

        func run() async throws {
            let changed: ChangedMember<User> = try await options.change(name) {
                .setOpening(mayOpen == .on, of: $0.id)
            }
            Output.line(localized("opening-changed", ["name": changed.member.name, "may": mayOpen == .on]))
        }
    }

    /// Accounts are kept and never told (row U5).
    struct SetAccount: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "account", abstract: helpText("user-account"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("user.name"), completion: .ownNames) var name: String
        @Argument(help: .text("user-account.login")) var login: String?
        @Flag(help: .text("user-account.none")) var none = false

        func validate() throws {
            if (login == nil) != none { throw ValidationError(localized("give-account")) }
        }

        func run() async throws {
            let changed: ChangedMember<User> = try await options.change(name) { .mapAccount(login, to: $0.id) }
            Output.line(localized("account-changed", ["none": none, "name": changed.member.name]))
        }
    }
}

extension User: HomeMember {
    static var kind: NamedThing.Kind { .user }
    static func all(in home: Home) -> [User] { home.users }
    static func called(_ name: String, in home: Home) throws(EditRefusal) -> User { try home.user(called: name) }

    var thing: NamedThing { .user(id) }

    func attributes(in home: Home) -> [Attribute] {
        let shut = isKeptFromOpening ? (localized("nothing"), localized("opens-nothing")) : nil
        let role = localized("role", ["role": self.role.rawValue])
        return [
            Attribute("role", json: .string(self.role.rawValue), text: role, brief: role),
            Attribute("mayOpen", json: .bool(!isKeptFromOpening), text: shut?.0, brief: shut?.1),
        ] + (language.map { [Attribute("language", text: $0)] } ?? [])
    }
}

extension User.Role: ExpressibleByArgument {}
