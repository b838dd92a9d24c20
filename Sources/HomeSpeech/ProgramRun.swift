import Foundation

/// Runs a program of the system to its end and takes what it writes.
enum ProgramRun {
    /// Why a run gave nothing.
    enum Failure: Error, CustomStringConvertible {
        case notStarted(String)
        case status(Int32)

        var description: String {
            switch self {
            case .notStarted(let reason): reason
            case .status(let status): "it ended with status \(status)"
            }
        }
    }

    /// What the program writes to its standard output; it is ended when the time is over.
    ///
    /// - Throws: `Failure` when the program is not there or ends with another status than 0.
    static func output(
        of program: String, _ arguments: [String], within limit: Duration
    ) throws(Failure) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        do { try process.run() } catch { throw .notStarted("\(program) could not be started") }
        let alarm = DispatchWorkItem { if process.isRunning { process.terminate() } }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        alarm.cancel()
        guard process.terminationStatus == 0 else { throw .status(process.terminationStatus) }
        return String(decoding: output, as: UTF8.self)
    }
}
