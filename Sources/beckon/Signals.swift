import Dispatch
import Glibc

/// Signals that ask a program to end.
enum Signals {
    /// Waits for SIGTERM or SIGINT.
    static func termination() async {
        let (ends, tell) = AsyncStream<Void>.makeStream()
        let sources = [SIGTERM, SIGINT].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number)
            source.setEventHandler { tell.finish() }
            source.activate()
            return source
        }
        for await _ in ends {}
        for source in sources { source.cancel() }
    }
}
