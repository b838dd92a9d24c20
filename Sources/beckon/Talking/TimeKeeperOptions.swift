import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Whether what is said for later is seen to by a program in the background.
struct TimeKeeperOptions: ParsableArguments {
    @Flag(help: .text("option.no-time-keeper"))
    var noTimeKeeper = false

    /// Tells what was missed, and sees to it that somebody keeps time from now on; before a command does anything.
    func begin(_ house: House, for speaker: SpeakerOptions) async {
        guard let keeper = house.timeKeeper(isOff: noTimeKeeper) else { return }
        do {
            let missed = try await keeper.catchUp(in: house.replies, for: speaker.user, meaning: speaker.home)
            for line in missed { Output.complain(line) }
            _ = try await keeper.keepTime()
        } catch {
            // A folder that cannot be written has nothing that could be fired; the command itself says so where it matters.
        }
    }

    /// Sees to it that what an outcome promises is done, or says that it will not be.
    func keep(_ outcome: Outcome, _ house: House) async throws {
        guard outcome.promises, let keeper = house.timeKeeper(isOff: noTimeKeeper) else { return }
        if try await !keeper.keepTime() { Output.complain(TimeKeeper.advice) }
    }
}

extension TimeKeeperOptions {
    /// Sees to it that the triggers that were enabled are fired, or says that they will not be.
    func keep(_ editor: HomeEditor) async throws {
        if try await !editor.timeKeeper(isOff: noTimeKeeper).keepTime() { Output.complain(TimeKeeper.advice) }
    }
}
