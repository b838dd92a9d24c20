import Foundation
import TestSupport

/// The `beckon` program as the build made it.
enum Program {
    /// What a run left behind.
    struct Result {
        let status: Int32
        let output: String
        let errors: String

        var lines: [String] { output.split(separator: "\n").map(String.init) }

        /// The lines of the output as JSON objects.
        var objects: [[String: Any]] {
            lines.compactMap { (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any] }
        }
    }

    /// Beside the test bundle that is running.
    static let path: String = {
        let bundle =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let beside = URL(filePath: bundle).deletingLastPathComponent().appending(path: "beckon").path
        if FileManager.default.isExecutableFile(atPath: beside) { return beside }
        let argument = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(filePath: argument).deletingLastPathComponent().appending(path: "beckon").path
    }()

    /// Runs the program to its end.
    static func run(_ arguments: [String], input: Data? = nil, environment: [String: String] = [:]) throws -> Result {
        try run(path, arguments, input: input, environment: environment)
    }

    /// Runs any program to its end.
    static func run(
        _ program: String, _ arguments: [String], input: Data? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        // A program in the background would outlive the test that did not ask for it.
        let quiet = ["BECKON_TIME_KEEPER": "off"].merging(environment) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(quiet) { $1 }
        process.currentDirectoryURL = URL(filePath: Fixture.project)
        let (output, errors, entry) = (try Scratch.file(), try Scratch.file(), try Scratch.file(input ?? Data()))
        defer { for file in [output, errors, entry] { try? FileManager.default.removeItem(at: file) } }
        process.standardInput = try FileHandle(forReadingFrom: entry)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try text(of: output), errors: try text(of: errors))
    }

    private static func text(of file: URL) throws -> String {
        String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }
}

/// Files and folders for one test.
enum Scratch {
    /// A new folder.
    static func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// Copies English, with what it shares with other languages, into a folder of languages.
    static func copyEnglish(to folder: String, as code: String = "en") throws {
        for (from, to) in [("en", code), ("constraints.txt", "constraints.txt"), ("weights.txt", "weights.txt")] {
            try FileManager.default.copyItem(
                atPath: "\(Fixture.project)/Grammars/\(from)", toPath: "\(folder)/\(to)")
        }
    }

    /// A new file that holds some bytes.
    static func file(_ bytes: Data = Data(), ending: String = "") throws -> URL {
        let file = FileManager.default.temporaryDirectory.appending(path: "beckon-\(UUID().uuidString)\(ending)")
        try bytes.write(to: file)
        return file
    }
}
