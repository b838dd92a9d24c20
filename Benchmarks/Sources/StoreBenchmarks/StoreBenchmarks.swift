import Foundation
import HomeDatabase
import HomeModel
import HomePostgres

/// Compares stores of a few homes with stores of many, on a server and in a file, side by side in one run.
///
///     StoreBenchmarks URL-OF-FEW URL-OF-MANY [FEW] [MANY] [MEASURES]
///
/// Both databases are empty at first, and are filled with homes of 30 accessories, which stay there.
@main
struct StoreBenchmarks {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 2 else {
            return print("StoreBenchmarks URL-OF-FEW URL-OF-MANY [FEW] [MANY] [MEASURES]")
        }
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        let few = numbers.first ?? 100
        let many = numbers.dropFirst().first ?? 10_000
        let measures = numbers.dropFirst(2).first ?? 1_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "store-benchmarks-\(UUID().uuidString)")
            .path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let urls = (arguments[0], arguments[1])
        try await compare(
            "PostgreSQL", few, many, measures, { try await HomePostgres(url: urls.0) },
            { try await HomePostgres(url: urls.1) })
        for name in ["few", "many"] {
            try FileManager.default.createDirectory(atPath: folder + "/" + name, withIntermediateDirectories: true)
        }
        // A file takes no more homes.
        try await compare(
            "SQLite", few, min(many, 1_000), measures, { try HomeDatabase(folder: folder + "/few") },
            { try HomeDatabase(folder: folder + "/many") })
    }

    /// Measures each operation in both stores by turns, so that whatever else happens slows both.
    private static func compare(
        _ name: String, _ few: Int, _ many: Int, _ measures: Int,
        _ openFew: @escaping @Sendable () async throws -> any HomeStore,
        _ openMany: @escaping @Sendable () async throws -> any HomeStore
    ) async throws {
        let (small, large) = (try await Town(few, open: openFew), try await Town(many, open: openMany))
        print("| | \(few) homes, p50 | p99 | \(many) homes, p50 | p99 | ratio of p50 |")
        print("| --- | ---: | ---: | ---: | ---: | ---: |")
        let operations: [(String, @Sendable (Town, Int) async throws -> Void, Int)] = [
            ("edit", { try await $0.edit($1) }, measures), ("look-up", { try await $0.lookUp($1) }, measures),
            ("opening one home", { try await $0.open($1) }, max(1, measures / 5)),
        ]
        for (operation, body, count) in operations {
            var times: ([Duration], [Duration]) = ([], [])
            for number in 0..<count {
                times.0.append(try await ContinuousClock().measure { try await body(small, number) })
                times.1.append(try await ContinuousClock().measure { try await body(large, number) })
            }
            let (one, other) = (Percentiles(times.0), Percentiles(times.1))
            let ratio = String(format: "%.2f", other.half / one.half)
            print(
                "| \(name), \(operation) | \(one.half.shown) | \(one.most.shown) | \(other.half.shown) | \(other.most.shown) | \(ratio) |"
            )
        }
    }
}

/// The times of an operation.
private struct Percentiles {
    let half: Duration
    let most: Duration

    init(_ times: [Duration]) {
        let sorted = times.sorted()
        (half, most) = (sorted[sorted.count / 2], sorted[sorted.count * 99 / 100])
    }
}

extension Duration {
    fileprivate var shown: String { String(format: "%.2f ms", self / .milliseconds(1)) }
}

/// A store of many homes.
private actor Town {
    private let store: any HomeStore
    private let opening: @Sendable () async throws -> any HomeStore
    private let count: Int
    private var homes: [Home] = []

    /// Fills a store with homes, and reads a hundred of them, spread over all: those in which is measured.
    init(_ count: Int, open: @escaping @Sendable () async throws -> any HomeStore) async throws {
        (self.count, opening) = (count, open)
        store = try await open()
        let began = ContinuousClock.now
        if try await store.home(named: Self.name(count - 1)) == nil {
            for number in 0..<count { try await store.apply(Self.edits(number), by: .owner) }
            FileHandle.standardError.write(Data("made \(count) homes in \(ContinuousClock.now - began)\n".utf8))
        }
        for number in 0..<min(100, count) {
            if let home = try await store.home(named: Self.name(number * max(1, count / 100))) { homes.append(home) }
        }
    }

    /// Renames a room.
    func edit(_ number: Int) async throws {
        let home = homes[number * 37 % homes.count]
        let room = home.rooms[number % home.rooms.count].id
        try await store.apply([.change(home.id, .rename(.room(room), to: "Room number \(number)"))], by: .owner)
    }

    /// Finds a home by its name, as it is now.
    func lookUp(_ number: Int) async throws {
        let name = homes[number * 37 % homes.count].name
        guard try await store.home(named: name) != nil else { fatalError("a home is gone") }
    }

    /// Opens the store anew and one home in it, as a command does.
    func open(_ number: Int) async throws {
        let name = Self.name(number * 7919 % count)
        guard try await opening().home(named: name)?.accessories.count == 30 else { fatalError("a home is gone") }
    }

    private static func name(_ number: Int) -> String { "House \(number)" }

    /// What makes a home of six rooms and 30 accessories, each with names of its own.
    private static func edits(_ number: Int) -> [Edit] {
        let id = HomeID()
        let rooms = (1...6).map { Room(name: "Room \($0)") }
        var edits: [Edit] = [.addHome(id: id, name: name(number))]
        edits += rooms.map { .change(id, .addRoom($0)) }
        for place in 0..<30 {
            var accessory = Accessory(name: "Thing \(place)")
            accessory.room = rooms[place % rooms.count].id
            var service = Service(type: "Lightbulb")
            service.characteristics = [Characteristic(type: "On"), Characteristic(type: "Brightness")]
            accessory.services = [service]
            edits.append(.change(id, .addAccessory(accessory)))
        }
        return edits
    }
}
