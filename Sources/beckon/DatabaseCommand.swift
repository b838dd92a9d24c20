import ArgumentParser
import BeckonRuntime

/// Looks after the database in which the homes are kept.
struct DatabaseCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "database",
            abstract: helpText("database"),
            subcommands: [Check.self, Migrate.self, Move.self, Grant.self, Leases.self, Release.self])
    }

    struct Check: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "check", abstract: helpText("database-check"))
        }
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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "migrate", abstract: helpText("database-migrate"),
                discussion: helpText("database-migrate.about"))
        }

        @OptionGroup var data: DataOptions

        func run() async throws {
            let place = try data.place()
            let version = try await place.migrate()
            Output.line(
                localized("database-migrated", ["place": try place.store().place, "schema": "\(version.now)"]))
        }
    }

    struct Move: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "move", abstract: helpText("database-move"),
                discussion: helpText("database-move.about"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Flag(help: .text("database-move.add")) var add = false
        @Flag(help: .text("database-move.replace")) var replace = false
        @Argument(help: .text("database-move.from")) var from: String
        @Argument(help: .text("database-move.to")) var to: String

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "grant",
                abstract: helpText("database-grant"))
        }

        @Option(help: .text("database-grant.schema")) var schema = "public"
        @Argument(help: .text("database-grant.role")) var role: String

        func run() { Output.page(DataPlace.grants(to: role, in: schema) + "\n") }
    }

    struct Leases: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "leases", abstract: helpText("database-leases"))
        }

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "release", abstract: helpText("database-release"),
                discussion: helpText("database-release.about"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Argument(help: .text("home.name"), completion: .names(of: .home)) var home: String

        func run() async throws {
            try await acting.place().release(home, by: acting.author)
            Output.line(localized("database-released", ["home": home]))
        }
    }
}
