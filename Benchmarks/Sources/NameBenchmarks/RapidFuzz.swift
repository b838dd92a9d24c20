import Foundation

/// The same search by rapidfuzz, in a Python of its own, on the same names and queries.
struct RapidFuzz {
    /// Microseconds a query, by what was called.
    let times: [String: Double]

    /// Runs the script with the names and queries in files of a folder that is gone afterwards.
    init(python: String, script: String, names: [String], queries: [String]) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-names-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (file, lines) in [("names", names), ("queries", queries)] {
            try Data(lines.joined(separator: "\n").utf8).write(to: folder.appending(path: file))
        }
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = [script, folder.path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        times = try JSONDecoder().decode([String: Double].self, from: data)
    }
}
