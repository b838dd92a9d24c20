import ArgumentParser
import BeckonRuntime
#if Hub
import BeckonHub
#endif

/// Says who speaks to the hub from away, and to which hubs one speaks.
struct RemoteCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "remote",
            abstract: helpText("remote"),
            discussion: helpText("remote.about"),
            subcommands: hub + [Accept.self, List.self, Forget.self])
    }

    /// The commands of the hub, which a build may leave out (see Package.swift).
    private static var hub: [any ParsableCommand.Type] {
        #if Hub
        [Add.self, Key.self]
        #else
        []
        #endif
    }

    struct Accept: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "accept",
                abstract: helpText("remote-accept"))
        }

        @OptionGroup var data: DataOptions
        @Argument(help: .text("remote-accept.home")) var home: String

        func run() async throws {
            let line = Secret.line(asking: localized("remote-ask"))
            let text = String(decoding: line, as: UTF8.self).filter { !$0.isWhitespace }
            try await RemoteHomes(folder: data.folder).accept(text, as: home)
            Output.line(localized("remote-accepted", ["name": home]))
        }
    }

    struct List: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "list", abstract: helpText("remote-list"))
        }

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "forget", abstract: helpText("remote-forget"))
        }

        @OptionGroup var data: DataOptions
        @Argument(help: .text("home.name")) var home: String

        func run() async throws {
            try await RemoteHomes(folder: data.folder).forget(home)
            Output.line(localized("remote-forgotten", ["name": home]))
        }
    }
}

#if Hub
extension RemoteCommand {
    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add",
                abstract: helpText("remote-add"))
        }

        @OptionGroup var data: DataOptions
        @OptionGroup var relay: RemoteRelayOptions
        @Option(help: .remoteHome, completion: .names(of: .home)) var home: String?
        @Option(help: .text("client.user"), completion: .names(of: .user))
        var user: String?
        @Option(
            help: .text("client.language", valueName: "code")
        )
        var language: String?
        @Flag(help: .text("remote-add.may-unlock"))
        var mayUnlock = false
        @Flag(help: .text("remote-add.may-unlock-from-away")) var mayUnlockFromAway = false
        @Flag(help: .text("option.json-object")) var json = false
        @Argument(help: .text("remote-add.name")) var name: String

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "key",
                abstract: helpText("remote-key"))
        }

        @OptionGroup var data: DataOptions
        @Option(help: .remoteHome, completion: .names(of: .home)) var home: String?

        func run() async throws {
            Output.line(HubKey.text(of: try await RemoteHub(in: data.place(), home: home).key))
        }
    }
}

extension ArgumentHelp {
    fileprivate static var remoteHome: Self {
        .text("remote.home")
    }
}
#endif
