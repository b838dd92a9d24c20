import BeckonRuntime
import Dispatch
import Glibc

/// Lets whoever is at the other end of two descriptors control a simulation, a line at a time.
///
/// Runs on threads of its own, since reading a line waits for a person.
final class SimulateControl: Sendable {
    /// The most lines that wait for a reader; one that is further behind is told no more.
    private static let maximumWaiting = 4096
    private let input: Int32
    private let output: Int32
    private let reading: DispatchQueue
    private let writing: DispatchQueue
    private let waiting = DispatchSemaphore(value: maximumWaiting)

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
        reading = DispatchQueue(label: "control.reading")
        writing = DispatchQueue(label: "control.writing")
    }

    /// Carries out what comes until the input ends.
    func run(_ simulation: Simulation, atEnd: @escaping @Sendable () -> Void = {}) {
        reading.async { [self] in
            let console = simulation.console { [self] line in write(line) }
            for line in Lines(of: input) {
                guard let answer = answer(to: line, on: console) else { continue }
                write(answer)
            }
            wait { await console.close() }
            // What is written comes before the end.
            writing.async(execute: atEnd)
        }
    }

    private func answer(to line: Lines.Line, on console: SimulationConsole) -> String? {
        switch line {
        case .tooLong: return SimulationConsole.refusal("a line is at most 64 KiB long")
        case .notText: return SimulationConsole.refusal("the line is not UTF-8 text")
        case .text(let text):
            guard text.contains(where: { !$0.isWhitespace }) else { return nil }
            let answer = Answer()
            wait { answer.text = await console.answer(to: text) }
            return answer.text
        }
    }

    /// Puts a line in the queue of those to be written; throws it away where nobody reads.
    private func write(_ line: String) {
        guard waiting.wait(timeout: .now()) == .success else { return }
        writing.async { [self] in
            Output.line(line, to: output)
            waiting.signal()
        }
    }

    /// Holds this thread until something is done.
    private func wait(_ work: @escaping @Sendable () async -> Void) {
        let done = DispatchSemaphore(value: 0)
        Task {
            await work()
            done.signal()
        }
        done.wait()
    }
}

/// A place for one answer.
///
/// It is `@unchecked Sendable`: a semaphore lets the reader go on only after the writer has written.
private final class Answer: @unchecked Sendable {
    var text = ""
}

extension SimulateControl {
    /// Whether standard input is ours to read: a terminal that another program uses would stop us.
    static var mayReadInput: Bool {
        isatty(STDIN_FILENO) == 0 || tcgetpgrp(STDIN_FILENO) == getpgrp()
    }
}
