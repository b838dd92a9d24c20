import HomeModel

/// One person or program at the simulator's control.
public actor SimulatorConsole {
    private let simulator: Simulator
    private let tell: @Sendable (String) -> Void
    private var watcher: Int?

    /// A console that is told what it watches, a line at a time.
    public init(_ simulator: Simulator, tell: @escaping @Sendable (String) -> Void) {
        self.simulator = simulator
        self.tell = tell
    }

    /// Carries out the command of a line, and answers with a line.
    public func answer(to line: String) async -> String {
        let answer = await simulator.answer(to: line)
        if answer["ok"] == .bool(true), answer["do"] == .string("watch"), watcher == nil {
            let tell = tell
            watcher = await simulator.watch { tell($0.line) }
        }
        return answer.line
    }

    /// Ends the watching.
    public func close() async {
        if let watcher { await simulator.endWatch(watcher) }
        watcher = nil
    }

    /// The answer to a line that is no text of an acceptable length.
    public static func refusal(_ text: String) -> String { Simulator.refusal(text).line }
}
