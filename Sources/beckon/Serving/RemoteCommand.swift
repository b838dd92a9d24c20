import ArgumentParser
import BeckonRuntime
#if Hub
import BeckonHub
#endif

/// Says who speaks to the hub from away, and to which hubs one speaks.
struct RemoteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remote",
        abstract: "Speak to a hub from away from home, through a relay that can read nothing.",
        discussion: """
            At home: `beckon remote add NAME` makes an invitation and tells it once; whoever has it speaks to the hub, so it \
            is handed over as a key is. On the other machine `beckon remote accept HOME` takes it, and \
            `beckon say --via HOME …` speaks. `beckon client remove NAME` takes it back.
            """,
        subcommands: hub + [Accept.self, List.self, Forget.self])

    /// The commands of the hub, which a build may leave out (see Package.swift).
    private static var hub: [any ParsableCommand.Type] {
        #if Hub
        [Add.self, Key.self]
        #else
        []
        #endif
    }

    struct Accept: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "accept",
            abstract: "Take an invitation, which is asked for unseen or read from standard input.")

        @OptionGroup var data: DataOptions
        @Argument(help: "What to call the home here.") var home: String

        func run() async throws {
            let line = Secret.line(asking: localized("remote-ask"))
            let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
            try await RemoteHomes(folder: data.folder).accept(text, as: home)
            Output.line(localized("remote-accepted", ["name": home]))
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the homes that are spoken to from away.")

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            for home in try await RemoteHomes(folder: data.folder).homes() {
                let relay = home.invitation.relay
                Output.line(
                    listing.json
                        ? JSON.object(["name": .string(home.name), "relay": .string(relay)]).line
                        : localized("remote-line", ["name": home.name, "relay": relay]))
            }
        }
    }

    struct Forget: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "forget", abstract: "Forget a home that is spoken to from away, with its key.")

        @OptionGroup var data: DataOptions
        @Argument(help: "The home.") var home: String

        func run() async throws {
            try await RemoteHomes(folder: data.folder).forget(home)
            Output.line(localized("remote-forgotten", ["name": home]))
        }
    }
}

#if Hub
extension RemoteCommand {
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Invite somebody to speak to this hub from away; the invitation is told this once.")

        @OptionGroup var data: DataOptions
        @OptionGroup var relay: RemoteRelayOptions
        @Option(help: .remoteHome, completion: .names(of: .home)) var home: String?
        @Option(help: "The user as whom it acts, with that user's rights.", completion: .names(of: .user))
        var user: String?
        @Option(
            help: ArgumentHelp(
                "The language that is spoken to it; without it, whichever of the hub's understands.", valueName: "code")
        )
        var language: String?
        @Flag(help: "It may unlock, open and disarm, after a yes; from away only with --may-unlock-from-away, too.")
        var mayUnlock = false
        @Flag(help: "What it may unlock, open and disarm, it may from away.") var mayUnlockFromAway = false
        @Flag(help: "Write one JSON object.") var json = false
        @Argument(help: "What to call the client.") var name: String

        func run() async throws {
            guard let place = relay.place else { throw Fault(.usage, localized("remote-needs-relay")) }
            try await data.check(user: user, language: language)
            let hub = try await RemoteHub(in: data.place(), home: home)
            let userID = try user.flatMap(hub.identity(ofUser:))
            let invitation = Invitation(to: hub.key, through: place.text)
            try await data.clients { store in
                try await store.add(
                    name, key: invitation.client, to: hub.home, user: user, userID: userID, language: language,
                    mayUnlock: mayUnlock, mayUnlockFromAway: mayUnlockFromAway)
            }
            let text = invitation.text
            Output.line(json ? JSON.object(["client": .string(name), "invitation": .string(text)]).line : text)
        }
    }

    struct Key: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "key",
            abstract: "Tell the public key of this hub, for the owner of a relay; of a home on a server, the home's.")

        @OptionGroup var data: DataOptions
        @Option(help: .remoteHome, completion: .names(of: .home)) var home: String?

        func run() async throws {
            Output.line(HubKey.text(of: try await RemoteHub(in: data.place(), home: home).key))
        }
    }
}

extension ArgumentHelp {
    fileprivate static var remoteHome: Self {
        ArgumentHelp("The home on a server that is meant, whichever hub serves it; the primary one without it.")
    }
}
#endif
