#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime

/// Says who may ask the hub over the network.
struct ClientCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "client",
            abstract: helpText("client"),
            subcommands: [Add.self, List.self, Remove.self, Opening.self, SettingUp.self, Code.self])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add", abstract: helpText("client-add"))
        }

        @OptionGroup var data: DataOptions
        @Option(help: .text("client-add.room"), completion: .names(of: .room))
        var room: String?
        @Option(help: .text("client.user"), completion: .names(of: .user))
        var user: String?
        @Option(
            help: .text("client.language", valueName: "code")
        )
        var language: String?
        @Flag(help: .text("client-add.listen-only")) var listenOnly = false
        @Flag(help: .text("client-add.may-unlock")) var mayUnlock = false
        @Flag(help: .text("client-add.may-set-up")) var maySetUp = false
        @Flag(help: .text("option.json-object")) var json = false
        @Argument(help: .text("client-add.name")) var name: String

        func run() async throws {
            try await data.check(user: user, room: room, language: language)
            let token = try await data.clients { store in
                try await store.add(
                    name, room: room, user: user, language: language, mayAct: !listenOnly, mayUnlock: mayUnlock,
                    maySetUp: maySetUp)
            }
            Output.line(json ? JSON.object(["client": .string(name), "token": .string(token)]).line : token)
        }
    }

    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "list", abstract: helpText("client-list"))
        }

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            for client in try await data.clients({ try await $0.clients() }) {
                Output.line(listing.json ? client.json.line : client.line)
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "remove", abstract: helpText("client-remove"))
        }

        @OptionGroup var data: DataOptions
        @Argument(help: .text("client.name")) var name: String

        func run() async throws {
            try await data.clients { try await $0.remove(name) }
            Output.line(localized("client-removed", ["name": name]))
        }
    }

    struct Opening: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "opening", abstract: helpText("client-opening"))
        }

        @OptionGroup var data: DataOptions
        @Flag(help: .text("client-opening.from-away")) var fromAway = false
        @Argument(help: .text("client.name")) var name: String
        @Argument(help: .text("client.may")) var mayOpen: UserCommand.SetOpening.Switched

        func run() async throws {
            let may = mayOpen == .on
            try await data.clients { store in
                if fromAway {
                    try await store.set(mayUnlockFromAway: may, of: name)
                } else {
                    try await store.set(mayUnlock: may, of: name)
                }
            }
            Output.line(
                fromAway
                    ? localized("client-away-opening-changed", ["name": name, "may": may])
                    : localized("client-opening-changed", ["name": name, "may": may]))
        }
    }

    struct SettingUp: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "setup", abstract: helpText("client-setup"))
        }

        @OptionGroup var data: DataOptions
        @Argument(help: .text("client.name")) var name: String
        @Argument(help: .text("client.may")) var maySetUp: UserCommand.SetOpening.Switched

        func run() async throws {
            try await data.clients { try await $0.set(maySetUp: maySetUp == .on, of: name) }
            Output.line(localized("client-setup-changed", ["name": name, "may": maySetUp == .on]))
        }
    }

    struct Code: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "code", abstract: helpText("client-code"))
        }

        @OptionGroup var data: DataOptions

        func run() async throws {
            guard let hub = HubConnection(folder: data.folder) else {
                throw Fault(.unavailable, localized("no-hub"))
            }
            guard case .string(let code)? = try hub.post(.object([:]), to: "/v1/code").body["code"] else {
                throw HubFault.unclear
            }
            Output.line(code)
        }
    }
}

extension DataOptions {
    /// Looks whether what a client is to be made for is there.
    func check(user: String?, room: String? = nil, language: String?) async throws {
        let homes = try await sharedHouse().snapshot().homes
        if let user, !homes.contains(where: { $0.users.named(user) != nil }) {
            throw Fault(.badInput, localized("no-user-anywhere", ["name": user]))
        }
        if let room, !homes.contains(where: { $0.rooms.named(room) != nil }) {
            throw Fault(.badInput, localized("no-room-anywhere", ["name": room]))
        }
        if let language { _ = try Installation().grammars(language: language) }
    }

    /// Does something with the clients of the data folder.
    func clients<Answer>(_ work: (ClientStore) async throws -> Answer) async throws -> Answer {
        do { return try await work(ClientStore(in: place())) } catch let fault as ClientFault {
            if case .unreadable = fault { throw Fault(.badConfiguration, "\(fault)") }
            throw Fault(.badInput, "\(fault)")
        }
    }
}

extension Client {
    /// A client on one line: "Kitchen tablet: in the Kitchen; as Kim; opens after a yes".
    fileprivate var line: String {
        let told = [
            room.map { localized("client-room", ["name": $0]) }, user.map { localized("client-user", ["name": $0]) },
            language.map { localized("client-language", ["code": $0]) }, mayAct ? nil : localized("client-listens"),
            isRemote ? localized("client-away", ["may": mayUnlockFromAway]) : nil,
        ]
        let details =
            told.compactMap(\.self) + [localized("client-opens", ["may": mayUnlock])]
            + (maySetUp ? [localized("client-sets-up")] : [])
        return "\(name): \(details.joined(separator: "; "))"
    }

    fileprivate var json: JSON {
        .object([
            "name": .string(name), "room": room.map { .string($0) } ?? .null, "user": user.map { .string($0) } ?? .null,
            "language": language.map { .string($0) } ?? .null, "mayAct": .bool(mayAct), "mayUnlock": .bool(mayUnlock),
            "maySetUp": .bool(maySetUp), "remote": .bool(isRemote), "mayUnlockFromAway": .bool(mayUnlockFromAway),
        ])
    }
}
#endif
