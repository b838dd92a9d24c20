import Dispatch
import Foundation
import HomeSpeech

/// What someone presses before talking.
public enum TalkButton: Hashable, Sendable {
    /// The enter key, or any line on standard input.
    case key
    /// The signal SIGUSR1.
    case signal
    /// A command that writes a line at each press, such as one that watches a GPIO line.
    case command(String)

    /// A value for each press from now on; ends with standard input or the command.
    func presses() -> AsyncStream<Void> {
        switch self {
        case .key: Self.lines(of: STDIN_FILENO, whenDone: {})
        case .signal: Self.signals()
        case .command(let command): Self.lines(writtenBy: command)
        }
    }

    private static func signals() -> AsyncStream<Void> {
        AsyncStream { continuation in
            // Without this the signal would end the program before the source below sees it.
            Foundation.signal(SIGUSR1, SIG_IGN)
            // Dispatch sources may be cancelled from any thread; only their Swift types do not say so.
            nonisolated(unsafe) let source = DispatchSource.makeSignalSource(signal: SIGUSR1)
            source.setEventHandler { continuation.yield() }
            continuation.onTermination = { _ in source.cancel() }
            source.activate()
        }
    }

    private static func lines(writtenBy command: String) -> AsyncStream<Void> {
        // A command that cannot be started presses nothing; the shell says why on standard error.
        guard let process = ChildProcess(command: command) else { return AsyncStream { $0.finish() } }
        return lines(of: process.output) {
            process.end()
            process.wait()
        }
    }

    /// A value for each line that can be read; what stands in it is of no matter.
    private static func lines(of descriptor: Int32, whenDone: @escaping @Sendable () -> Void) -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            // A thread may be cancelled from any other; only its Swift type does not say so.
            nonisolated(unsafe) let reader = Thread {
                read(descriptor) { continuation.yield() }
                continuation.finish()
                whenDone()
            }
            continuation.onTermination = { _ in reader.cancel() }
            reader.start()
        }
    }

    /// Reads to the end, or until the thread is cancelled.
    private static func read(_ descriptor: Int32, whenLine: () -> Void) {
        var buffer = [UInt8](repeating: 0, count: 256)
        while !Thread.current.isCancelled {
            var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard Glibc.poll(&poll, 1, 200) != 0 else { continue }
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            if buffer[..<count].contains(10) { whenLine() }
        }
    }
}
