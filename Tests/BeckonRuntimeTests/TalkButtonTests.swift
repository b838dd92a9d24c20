import Foundation
import Testing

@testable import BeckonRuntime

struct TalkButtonTests {
    @Test(.timeLimit(.minutes(1))) func isPressedByEachLineOfACommand() async {
        for await _ in TalkButton.command("echo pressed; exec cat /dev/zero").presses() { return }
        Issue.record("it was never pressed")
    }

    @Test(.timeLimit(.minutes(1)), arguments: ["true", "printf pressed", "exit 3"])
    func isNeverPressedByACommandThatWritesNoLine(command: String) async {
        for await _ in TalkButton.command(command).presses() { Issue.record("it was pressed") }
    }

    @Test(.timeLimit(.minutes(1))) func isPressedByASignal() async {
        let presses = TalkButton.signal.presses()
        let pressing = Task {
            while !Task.isCancelled {
                kill(getpid(), SIGUSR1)
                await Task.yield()
            }
        }
        for await _ in presses { break }
        pressing.cancel()
    }
}
