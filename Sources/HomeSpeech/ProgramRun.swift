import Foundation

/// Runs a program of the system to its end and takes what it writes.
enum ProgramRun {
    /// What the program writes to its standard output; it is ended when the time is over.
    ///
    /// - Throws: `ProgramFault` when the program is not there or ends with another status than 0.
    static func output(
        of program: String, _ arguments: [String], within limit: Duration
    ) throws(ProgramFault) -> String {
        String(decoding: try bytes(of: program, arguments, within: limit, atMost: mostBytes), as: UTF8.self)
    }

    /// What no output of words comes near to.
    private static let mostBytes = 64 << 20

    /// The bytes that the program writes to its standard output; it is ended when the time is over, or they are too many.
    ///
    /// - Throws: `ProgramFault` when the program is not there or ends with another status than 0.
    static func bytes(
        of program: String, _ arguments: [String], within limit: Duration, atMost most: Int
    ) throws(ProgramFault) -> [UInt8] {
        guard let process = ChildProcess(program, arguments, isQuiet: true) else {
            throw .notStarted
        }
        let alarm = DispatchWorkItem { process.end() }
        DispatchQueue.global().asyncAfter(deadline: .now() + limit / .seconds(1), execute: alarm)
        defer { alarm.cancel() }
        var output: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        while output.count <= most {
            let count = read(process.output, &piece, piece.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            output += piece[..<count]
        }
        guard output.count <= most else {
            process.end()
            process.wait()
            throw .tooMuch(most)
        }
        let status = process.wait()
        guard status == 0 else { throw .status(status) }
        return output
    }
}
