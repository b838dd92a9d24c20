import Foundation

/// A server that a shell script starts and ends.
///
/// The script says `ready` once it answers, and ends it when its input is closed, as that is when this process ends, however it does.
public final class ScriptedServer: Sendable {
    private let life = Pipe()

    /// Runs a script, and waits until its server answers.
    public init(_ script: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", script, "sh"] + arguments
        let answer = Pipe()
        process.standardInput = life
        process.standardOutput = answer
        process.standardError = FileHandle.nullDevice
        try process.run()
        guard answer.fileHandleForReading.availableData.starts(with: Data("ready".utf8)) else {
            throw CocoaError(.executableLoad)
        }
    }
}
