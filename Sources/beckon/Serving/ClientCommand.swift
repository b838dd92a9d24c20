#if Hub
import ArgumentParser
import BeckonHub
import BeckonRuntime

/// Says who may ask the hub over the network.
struct ClientCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "client",
        abstract: "Who may ask the hub over the network: browsers, satellites, scripts.",
        subcommands: [Add.self, List.self, Remove.self, Opening.self, SettingUp.self, Code.self])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Add a client, and tell its token; it is told this once.")

        @OptionGroup var data: DataOptions
        @Option(help: "The room that it stands in: “here”, for whoever speaks to it.", completion: .names(of: .room))
        var room: String?
        @Option(help: "The user as whom it acts, with that user's rights.", completion: .names(of: .user))
        var user: String?
        @Option(
            help: ArgumentHelp(
                "The language that is spoken to it; without it, whichever of the hub's understands.", valueName: "code")
        )
        var language: String?
        @Flag(help: "It is told of the homes, and does nothing.") var listenOnly = false
        @Flag(help: "It may unlock, open and disarm, after a yes.") var mayUnlock = false
        @Flag(help: "It may change what the homes are made of, and pair.") var maySetUp = false
        @Flag(help: "Write one JSON object.") var json = false
        @Argument(help: "What to call it.") var name: String

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
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the clients.")

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            for client in try await data.clients({ try await $0.clients() }) {
                Output.line(listing.json ? client.json.line : client.line)
            }
        }
    }

    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Take a client's token from it; its next request is refused.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The client.") var name: String

        func run() async throws {
            try await data.clients { try await $0.remove(name) }
            Output.line(localized("client-removed", ["name": name]))
        }
    }

    struct Opening: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "opening", abstract: "Let a client unlock, open and disarm, or not.")

        @OptionGroup var data: DataOptions
        @Flag(help: "From away from home, where it may do so at all.") var fromAway = false
        @Argument(help: "The client.") var name: String
        @Argument(help: "What it may: on or off.") var mayOpen: UserCommand.SetOpening.Switched

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
        static let configuration = CommandConfiguration(
            commandName: "setup", abstract: "Let a client change what the homes are made of and pair, or not.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The client.") var name: String
        @Argument(help: "What it may: on or off.") var maySetUp: UserCommand.SetOpening.Switched

        func run() async throws {
            try await data.clients { try await $0.set(maySetUp: maySetUp == .on, of: name) }
            Output.line(localized("client-setup-changed", ["name": name, "may": maySetUp == .on]))
        }
    }

    struct Code: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "code", abstract: "Tell a code by which one browser gets a token, within ten minutes.")

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
        let facts =
            told.compactMap(\.self) + [localized("client-opens", ["may": mayUnlock])]
            + (maySetUp ? [localized("client-sets-up")] : [])
        return "\(name): \(facts.joined(separator: "; "))"
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
