import ArgumentParser
import BeckonRuntime

/// Understands what is said to a microphone and does it, until the microphone ends.
struct Listen: AsyncParsableCommand, LongRunningCommand, InterruptibleCommand {
    var undone: String { localized("undone-listening") }

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "listen",
            abstract: helpText("listen"),
            discussion: helpText("listen.about"))
    }

    @OptionGroup var homes: HomeOptions
    @OptionGroup var speaker: SpeakerOptions
    @OptionGroup var microphone: MicrophoneOptions
    @Option(help: .text("listen.wake", valueName: "phrase"))
    var wake: String?
    @Flag(help: .text("option.hands-free")) var handsFree = false
    @Option(
        help: .text(
            "listen.talk",
            valueName: "how")) var talk: Button?
    @Option(help: .text("listen.talk-command", valueName: "command"))
    var talkCommand: String?
    @Option(help: .text("listen.closing-silence", valueName: "ms"))
    var closingSilence: Int?
    @Option(
        help: .text("listen.keep", valueName: "folder"),
        completion: .directory)
    var keep: String?
    @Flag(help: .text("option.quiet")) var quiet = false
    @Flag(help: .text("listen.speak"))
    var speak = false
    @OptionGroup var voice: VoiceOptions
    @Flag(help: .text("option.dry-run")) var dryRun = false
    @Flag(help: .text("option.json-outcomes")) var json = false

    /// What is pressed.
    enum Button: String, ExpressibleByArgument {
        case key, signal
    }

    func validate() throws {
        if wake != nil && handsFree { throw ValidationError(localized("two-wake-phrases")) }
        if talk != nil && talkCommand != nil {
            throw ValidationError(localized("two-buttons"))
        }
        if button != nil && (wake != nil || handsFree) {
            throw ValidationError(localized("button-and-phrase"))
        }
        if let closingSilence, !(80...600 ~= closingSilence) {
            throw ValidationError(localized("closing-silence"))
        }
    }

    func run() async throws {
        let house = try await homes.house(speaker)
        Output.hint(on: try await house.snapshot())
        let phrase = handsFree ? try WakePreset.phrase(models: Installation().models()) : wake
        let ear = try await homes.ear(house, wake: phrase, hasAnswers: !dryRun)
        if let wake { try await warn(of: wake, house) }
        let recordings = try keep.map { try RecordingFolder(making: $0) }
        var settings = ListeningSettings(
            microphone.microphone, button: button, sounds: !quiet, closingSilence: closingSilence,
            recordings: recordings)
        if speak || voice.voice != nil { settings.speaker = ReplySpeaker(voice: voice.voice) }
        let speaking = settings.speaker
        let firing = try triggers(of: house)
        defer { firing?.cancel() }
        let events = ear.listen(settings, in: speaker.context)
        if !json {
            Output.line(phrase.map { localized("listening-for", ["phrase": $0]) } ?? localized("listening"))
        }
        let conversation = Conversation()
        for try await event in events {
            switch event {
            case .heard(let heard):
                guard let outcome = try await answer(heard, house, conversation), let speaking else { continue }
                // Listening goes on meanwhile: whoever speaks over it is heard.
                Task {
                    do { try await speaking.tell(outcome) } catch { Output.complain(localized(fault: error)) }
                }
            case .attentive: if !json { Output.line(localized("attentive")) }
            case .notice(let text): Output.complain(text)
            }
        }
        firing?.cancel()
        await firing?.value
    }

    /// A phrase of the user's own counts, whatever speaks against it.
    private func warn(of phrase: String, _ house: House) async throws {
        let advice = try await WakeAdvice(house, models: Installation().models())
        for problem in try advice.problems(of: phrase) { Output.complain(problem) }
    }

    private var button: TalkButton? {
        if let talkCommand { return .command(talkCommand) }
        return talk.map { $0 == .key ? .key : .signal }
    }

    /// Does what was heard and writes what came of it; nil where it was not said to the home.
    private func answer(_ heard: RecognisedUtterance, _ house: House, _ conversation: Conversation) async throws
        -> Outcome?
    {
        // A yes to nothing was not said to the home.
        if heard.outcome.hearing?.isAnswer == true, await !conversation.isAsking(in: speaker.context) { return nil }
        let parser = try await house.parser()
        let outcome =
            dryRun
            ? heard.outcome
            : await conversation.take(
                heard, parser, in: speaker.context, performer: house.performer(for: parser, user: speaker.user))
        if !json {
            Output.line(localized("heard", ["words": outcome.hearing?.transcript ?? ""]))
        }
        Output.outcome(outcome, asJSON: json)
        return outcome
    }

    /// What fires the triggers meanwhile; nil where nothing is to be done, or the homes are those of a file.
    private func triggers(of house: House) throws -> Task<Void, Never>? {
        if dryRun || homes.homeFile != nil { return nil }
        let replies = house.replies
        // A hub that comes gets the homes to serve.
        let served = try ServedHomes(homes.place(), isYielding: true)
        let scheduler = try Scheduler(served, control: served.controller ?? house.controller, replies: replies) {
            report in
            // Standard output is for what was heard.
            switch report {
            case .active, .listening: return
            case .fired, .missed, .trouble: break
            }
            Output.complain(report.line(in: replies))
        }
        return Task {
            let keeping: Task<Void, Never>
            do { keeping = try await served.keeping() } catch {
                Output.complain(localized(fault: error))
                return
            }
            await scheduler.run()
            await served.end()
            await keeping.value
        }
    }
}

/// Where sound comes from.
struct MicrophoneOptions: ParsableArguments {
    @Option(
        help: .text(
            "option.device",
            valueName: "name")) var device: String?
    @Option(help: .text("option.mic-command", valueName: "command"))
    var micCommand: String?

    var microphone: Microphone { micCommand.map { .command($0) } ?? .device(device) }
}
