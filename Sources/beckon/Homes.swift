import ArgumentParser
import BeckonRuntime

/// Puts a home file into the shared database.
struct Import: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put the homes of a file in the place of those that are kept; all or nothing.")

    @OptionGroup var data: DataOptions
    @Argument(help: "The home file.") var file: String

    func run() async throws {
        let snapshot = try await data.house().importHomes(from: file)
        for home in snapshot.homes {
            let mark = home.id == snapshot.primaryHome ? " (primary)" : ""
            Output.line(
                "\(home.name)\(mark): \(home.rooms.count) rooms, \(home.accessories.count) accessories, "
                    + "\(home.actionSets.count) scenes")
        }
    }
}

/// Writes the homes of the shared database as a home file.
struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Write the homes as a home file to standard output.")

    @OptionGroup var data: DataOptions

    func run() async throws {
        Output.bytes(try await data.house().exportHomes())
    }
}
