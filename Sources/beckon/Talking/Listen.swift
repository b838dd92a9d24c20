import ArgumentParser
import BeckonRuntime

/// Understands what is said to a microphone and does it, until the microphone ends.
struct Listen: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Understand what is said to a microphone and do it.")

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @Option(help: ArgumentHelp("Only what begins with this phrase is a command.", valueName: "phrase")) var wake:
        String?
    @Option(help: ArgumentHelp("The ALSA device; the default one without it.", valueName: "name")) var device: String?
    @Option(help: ArgumentHelp("A command that writes raw 16-bit mono sound at 16 kHz.", valueName: "command"))
    var micCommand: String?
    @Flag(help: "Do nothing, only understand.") var dryRun = false
    @Flag(help: "Write outcomes as JSON, one a line.") var json = false
    @OptionGroup var doing: DoingOptions

    func run() async throws {
        let house = try await homes.house(speaker)
        let ear = try await homes.ear(house, wake: wake)
        let microphone = micCommand.map { Microphone.command($0) } ?? .device(device)
        let firing = try triggers(of: house)
        defer { firing?.cancel() }
        if !json { Output.line("Listening.") }
        for try await outcome in ear.listen(to: microphone, in: speaker.context) {
            let parser = try await house.parser()
            let performer = house.performer(for: parser, user: speaker.user)
            let done = dryRun ? outcome : await doing.perform(outcome, parser, performer)
            if !json { Output.line("heard: \(outcome.hearing?.transcript ?? "")") }
            Output.outcome(done, asJSON: json)
        }
        firing?.cancel()
        await firing?.value
    }

    /// What fires the triggers meanwhile; nil where nothing is to be done, or the homes are those of a file.
    private func triggers(of house: House) throws -> Task<Void, Never>? {
        if dryRun || homes.homeFile != nil { return nil }
        let scheduler = try Scheduler(folder: homes.data.folder, control: house.controller) { report in
            // Standard output is for what was heard.
            if case .active = report { return }
            Output.complain(report.line)
        }
        return Task { await scheduler.run() }
    }
}
