import BeckonRuntime
import Glibc
import HomeOutcomes

/// How a command ends, in the numbers that scripts rely on; those from 64 on are `sysexits.h`'s.
enum ExitStatus: Int32, Error {
    case done = 0
    case notUnderstood = 1
    case ambiguous = 2
    case failed = 3
    case refused = 4
    case needsConfirmation = 5
    case usage = 64
    case badInput = 65
    case noInput = 66
    case unavailable = 69
    case noPermission = 77
    case badConfiguration = 78
    /// By Control-C: 128 and the number of the signal, as shells have it.
    case interrupted = 130

    /// The status that tells an outcome.
    init(_ status: Outcome.Status) {
        switch status {
        case .understood: self = .done
        case .notUnderstood, .unknownName, .unsupported: self = .notUnderstood
        case .ambiguous: self = .ambiguous
        case .failed: self = .failed
        case .refused: self = .refused
        case .confirm: self = .needsConfirmation
        }
    }
}

extension ExitStatus {
    /// The status that tells a fault of another part, or nil where the fault is none of ours.
    init?(fault error: any Error) {
        switch FaultKind(of: error) {
        case .badInput: self = .badInput
        case .refused, .servedElsewhere: self = .refused
        case .needsConfirmation: self = .needsConfirmation
        case .noInput: self = .noInput
        case .failed: self = .failed
        case .unavailable: self = .unavailable
        case .noPermission: self = .noPermission
        case .badConfiguration: self = .badConfiguration
        case nil: return nil
        }
    }
}

/// What keeps a command from its work, in one line for the person and a status for scripts.
struct Fault: Error {
    let status: ExitStatus
    let text: String

    init(_ status: ExitStatus, _ text: String) {
        self.status = status
        self.text = text
    }
}

extension Beckon {
    static func exit(with status: ExitStatus) -> Never {
        Waiting.end()
        Glibc.exit(status.rawValue)
    }
}

/// The command line as it was given.
enum Arguments {
    /// Whether every argument is valid UTF-8; Swift would mend what is not, and a name would be another.
    static var areText: Bool {
        (0..<Int(CommandLine.argc)).allSatisfy { index in
            CommandLine.unsafeArgv[index].map { String(validatingCString: $0) != nil } ?? true
        }
    }
}
