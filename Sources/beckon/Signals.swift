import Dispatch
import Glibc

/// Signals that ask a program to end.
enum Signals {
    /// What the handler writes into, and what is waited for at the other end.
    private static let ends: (reading: Int32, writing: Int32) = {
        var pair: [Int32] = [-1, -1]
        precondition(pipe(&pair) == 0, "a program that has just begun can open a pipe")
        for end in pair {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        return (pair[0], pair[1])
    }()

    /// Takes SIGTERM and SIGINT from now on, to be told by `termination`; before, they end the program on the spot.
    ///
    /// Called before anybody is told that the program is ready, so that no signal falls between.
    static func expect() {
        _ = ends
        for number in [SIGTERM, SIGINT] {
            signal(number) { _ in
                var mark: UInt8 = 1
                // A full pipe has told enough.
                _ = write(Signals.ends.writing, &mark, 1)
            }
        }
    }

    /// Waits for SIGTERM or SIGINT.
    static func termination() async {
        expect()
        let (told, tell) = AsyncStream<Void>.makeStream()
        let source = DispatchSource.makeReadSource(fileDescriptor: ends.reading)
        source.setEventHandler { tell.finish() }
        source.activate()
        for await _ in told {}
        source.cancel()
    }
}
