import Foundation
import HomeDatabase
import HomeModel

/// Compares a small database with a large one, side by side in one run.
@main
struct Benchmarks {
    /// How often each operation is measured.
    private static let runs = 201

    static func main() async throws {
        let many = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000_000
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-benchmarks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let clock = ContinuousClock()
        let small = try await Village(names: 1_000, folder: folder.path + "/small")
        let start = clock.now
        let large = try await Village(names: many, folder: folder.path + "/large")
        say("made \(many) names in \((clock.now - start).formatted(.units(allowed: [.seconds])))")
        print("| operation | 1,000 names | \(many.formatted()) names | ratio |")
        print("| --- | ---: | ---: | ---: |")
        try await compare("add a room, its name checked", small, large) { try await $0.addRoom() }
        try await compare("add a room whose name is taken", small, large) { try await $0.addTakenRoom() }
        try await compare("add a home, its name checked", small, large) { try await $0.addHome() }
        try await compare("open a home of 300 accessories", small, large) { try await $0.openHome() }
    }

    /// Measures an operation in both databases by turns, so that whatever else happens slows both.
    private static func compare(
        _ name: String, _ small: Village, _ large: Village, _ operation: (Village) async throws -> Duration
    ) async throws {
        var (smallTimes, largeTimes): ([Duration], [Duration]) = ([], [])
        for _ in 0..<runs {
            smallTimes.append(try await operation(small))
            largeTimes.append(try await operation(large))
        }
        let (one, other) = (median(smallTimes), median(largeTimes))
        let ratio = (other / one).formatted(.number.precision(.fractionLength(2)))
        print("| \(name) | \(shown(one)) | \(shown(other)) | \(ratio) |")
    }

    private static func median(_ times: [Duration]) -> Duration { times.sorted()[times.count / 2] }

    private static func shown(_ time: Duration) -> String {
        ((time / .milliseconds(1)) as Double).formatted(.number.precision(.fractionLength(3))) + " ms"
    }

    private static func say(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
