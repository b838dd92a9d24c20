import ArgumentParser
import BeckonRuntime

/// Looks after the database in which the homes are kept.
struct DatabaseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "database",
        abstract: "Look after the database of the homes: in the data folder, or a PostgreSQL server's.",
        subcommands: [Check.self, Migrate.self, Move.self, Grant.self, Leases.self, Release.self])

    struct Check: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "check", abstract: "Look whether the database can be reached and is whole.")
        /// The most faults that are told one by one.
        private static let mostTold = 100

        @OptionGroup var data: DataOptions

        func run() async throws {
            let place = try data.place()
            let homes = try await place.store().snapshot().homes
            let faults = try await place.faults()
            for fault in faults.prefix(Self.mostTold) { Output.complain(localized("database-fault", ["what": fault])) }
            if faults.count > Self.mostTold { Output.complain("… +\(faults.count - Self.mostTold)") }
            if !faults.isEmpty { throw ExitStatus.badInput }
            Output.line(localized("database-whole", ["place": try place.store().place, "homes": homes.count]))
        }
    }

    struct Migrate: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "migrate", abstract: "Make the tables, or bring them up to date.",
            discussion: """
                Whoever owns the tables does so by any command; roles that may only read and write rows need this to be run \
                once, after an update.
                """)

        @OptionGroup var data: DataOptions

        func run() async throws {
            let place = try data.place()
            let version = try await place.migrate()
            Output.line(
                localized("database-migrated", ["place": try place.store().place, "schema": "\(version.now)"]))
        }
    }

    struct Move: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "move", abstract: "Carry all homes from one database to another, and compare them there.",
            discussion: """
                Each is the URL of a PostgreSQL database or a data folder. Users' accounts, what triggers may open and what became \
                of them come along; what can be undone does not. Nothing is removed from where it came, and pairings stay in \
                their data folder. Homes that are there already are asked about at a terminal; elsewhere --add or --replace \
                is needed.
                """)

        @OptionGroup var acting: ActingOptions
        @Flag(help: "Homes that are there already stay, and these come beside them.") var add = false
        @Flag(help: "Homes that are there already go, for good: no undo brings them back.") var replace = false
        @Argument(help: "Where the homes are.") var from: String
        @Argument(help: "Where they are to be.") var to: String

        func validate() throws {
            if add && replace { throw ValidationError(localized("database-move-add-or-replace")) }
        }

        func run() async throws {
            let (from, to) = (try place(from), try place(to))
            let move = try await DatabaseMove(from: from, to: to, by: acting.author)
            let moved: DatabaseMove.Moved
            do { moved = try await move.run(add ? .beside : replace ? .replacing : .intoEmpty) } catch let
                fault as DatabaseMoveFault
            {
                guard case .homesThere(let place, let homes) = fault, Terminal.isPresent else { throw fault }
                let question = localized(
                    "database-move-question", ["place": place, "homes": localizedList(homes)])
                guard Terminal.says(yesTo: question) else { throw ExitStatus.needsConfirmation }
                moved = try await move.run(.replacing)
            }
            Output.line(
                localized(
                    "database-moved",
                    ["from": try from.store().place, "to": try to.store().place, "homes": moved.homes.homes.count]))
            if !moved.replaced.isEmpty {
                Output.complain(localized("database-move-replaced", ["homes": localizedList(moved.replaced)]))
            }
        }

        private func place(_ text: String) throws -> DataPlace {
            let isURL = text.contains("://")
            return try DataPlace(
                folder: isURL ? acting.folder : text, database: isURL ? text : nil,
                within: Installation().databaseLimits)
        }
    }

    struct Grant: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "grant",
            abstract: "Write the SQL that gives a role of PostgreSQL just the rights that it needs.")

        @Option(help: "The schema of the tables.") var schema = "public"
        @Argument(help: "The role.") var role: String

        func run() { Output.page(DataPlace.grants(to: role, in: schema) + "\n") }
    }

    struct Leases: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "leases", abstract: "List which hub serves which home of a PostgreSQL database.")

        @OptionGroup var data: DataOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            for service in try await data.place().services() {
                let machine = service.machine
                Output.line(
                    listing.json
                        ? JSON.object([
                            "home": .string(service.home), "machine": machine.map { .string($0) } ?? .null,
                            "number": .int(service.number), "shared": .bool(service.isShared),
                        ]).line
                        : localized(
                            "database-lease",
                            [
                                "home": service.home, "isServed": machine != nil, "machine": machine ?? "",
                                "number": "\(service.number)",
                            ]))
            }
        }
    }

    struct Release: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "release", abstract: "Free a home of a hub that will not come back.",
            discussion: """
                A hub for which no other stood by may act alone for as long as it cannot reach the database, and so nobody takes \
                its homes over. Give the word only when it is off for good.
                """)

        @OptionGroup var acting: ActingOptions
        @Argument(help: "The home.", completion: .names(of: .home)) var home: String

        func run() async throws {
            try await acting.place().release(home, by: acting.author)
            Output.line(localized("database-released", ["home": home]))
        }
    }
}
