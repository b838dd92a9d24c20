import BeckonRuntime
import HAPTransport
import Logging
import NIOPosix
import Synchronization

/// Goes on with what needs a connection: one that has ended is made again and again, after waits that grow up to a limit.
///
/// Once is enough for the log to say why there is none, for as long as that does not change.
struct Reconnection: Sendable {
    /// The longest wait.
    let limit: Duration
    let log: Logger
    /// What the lines of the log bear.
    let metadata: Logger.Metadata
    /// What the log says where the other side has ended the connection, and where there is none.
    let (ended, missing): (Logger.Message, Logger.Message)

    init(
        limit: Duration, log: Logger, metadata: Logger.Metadata, ended: Logger.Message, missing: Logger.Message
    ) {
        (self.limit, self.log, self.metadata, self.ended, self.missing) = (limit, log, metadata, ended, missing)
    }

    /// Goes on until the task is cancelled; `work` says that the connection is there, and returns or throws when it has ended.
    func run(_ work: (_ reached: @escaping @Sendable () -> Void) async throws -> Void) async {
        let reached = Reachability()
        var (backoff, lastFault) = (Backoff(limit: limit), "")
        while !Task.isCancelled {
            do {
                try await work { reached.note() }
                if Task.isCancelled { return }
                log.notice(ended, metadata: metadata)
            } catch {
                if Task.isCancelled { return }
                let fault = error is NIOConnectionError ? "nobody answers there" : error.firstLine
                if reached.isSo || fault != lastFault {
                    log.warning(missing, metadata: metadata.merging(["error": "\(fault)"]) { $1 })
                }
                lastFault = fault
            }
            if reached.take() { backoff = Backoff(limit: limit) }
            // Many that lost one other side do not come back at once. A wait that is broken off is the end.
            try? await Task.sleep(for: backoff.wait() * Double.random(in: 0.5...1))
        }
    }
}

/// Whether the other side was reached since it was asked last.
private final class Reachability: Sendable {
    private let state = Mutex(false)

    var isSo: Bool { state.withLock { $0 } }

    func note() { state.withLock { $0 = true } }

    func take() -> Bool {
        state.withLock { state in
            defer { state = false }
            return state
        }
    }
}
