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
    static func expect(_ numbers: [Int32] = [SIGTERM, SIGINT]) {
        _ = ends
        for number in numbers {
            signal(number) { number in
                var mark = UInt8(number)
                // A full pipe has told enough.
                _ = write(Signals.ends.writing, &mark, 1)
            }
        }
    }

    /// Waits for SIGTERM or SIGINT; tells which has come.
    @discardableResult
    static func termination() async -> Int32 {
        expect()
        let (told, tell) = AsyncStream<Int32>.makeStream()
        let source = watch { number in
            tell.yield(number)
            tell.finish()
        }
        var came = SIGTERM
        for await number in told { came = number }
        source.cancel()
        return came
    }

    /// Does something on SIGINT, on a thread of its own, whatever the others wait for.
    static func onInterrupt(_ body: @escaping @Sendable () -> Void) {
        expect([SIGINT])
        // It is watched for as long as the program runs.
        interrupts = watch { _ in body() }
    }

    /// Written once, before the program does anything else.
    nonisolated(unsafe) private static var interrupts: (any DispatchSourceRead)?

    /// Tells the number of each signal that comes.
    private static func watch(_ body: @escaping @Sendable (Int32) -> Void) -> any DispatchSourceRead {
        let queue = DispatchQueue(label: "beckon.signals")
        let source = DispatchSource.makeReadSource(fileDescriptor: ends.reading, queue: queue)
        source.setEventHandler {
            var mark: UInt8 = 0
            if read(Signals.ends.reading, &mark, 1) == 1 { body(Int32(mark)) }
        }
        source.activate()
        return source
    }
}
