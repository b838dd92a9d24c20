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
        guard let process = ChildProcess(program, arguments, isQuiet: true) else {
            throw .notStarted("\(program) could not be started")
        }
        let alarm = DispatchWorkItem { process.end() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
        let output = FileHandle(fileDescriptor: process.output, closeOnDealloc: false).readDataToEndOfFile()
        let status = process.wait()
        alarm.cancel()
        guard status == 0 else { throw .status(status) }
        return String(decoding: output, as: UTF8.self)
    }
}
