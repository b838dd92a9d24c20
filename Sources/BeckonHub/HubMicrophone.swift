import BeckonRuntime
import HomeModel
import HomeOutcomes
import HomeSpeech

/// A microphone that the hub itself listens to.
public struct HubMicrophone: Sendable {
    /// What the dialogue with it is called, and who is told that it may not open something.
    static let name = "microphone"

    /// How it is listened to.
    public var listening: ListeningSettings
    /// The phrase that what is said to the home begins with; nil takes all that is said.
    public var wake: String?
    /// Where it stands and who speaks.
    public var context: Context
    /// Whether it may unlock, open and disarm, after a spoken yes.
    public var mayUnlock = false

    /// A microphone that is listened to so.
    public init(_ listening: ListeningSettings, wake: String? = nil, in context: Context) {
        (self.listening, self.wake, self.context) = (listening, wake, context)
    }
}

/// Does what is said to the hub's own microphone, in a dialogue of its own.
struct MicrophoneWork: Sendable {
    let hub: Hub
    let microphone: HubMicrophone
    let ear: Ear
    let tell: @Sendable (HubEvent) -> Void

    /// Listens until the sound ends.
    ///
    /// - Throws: `SpeechError` where the microphone cannot be used.
    func run() async throws {
        for try await event in ear.listen(microphone.listening, in: microphone.context) {
            switch event {
            case .heard(let heard): await answer(heard)
            case .attentive: tell(.attentive)
            case .notice(let text): hub.log.notice("the microphone", metadata: ["told": "\(text)"])
            }
        }
        hub.log.notice("the sound of the microphone has ended")
    }

    private func answer(_ heard: RecognisedUtterance) async {
        do {
            guard let outcome = try await outcome(of: heard) else { return }
            tell(.said(outcome.hearing?.transcript ?? "", reply: outcome.reply))
        } catch {
            hub.log.error("what was said cannot be done now", metadata: ["error": "\(error)"])
        }
    }

    private func outcome(of heard: RecognisedUtterance) async throws -> Outcome? {
        let (hub, context) = (hub, microphone.context)
        let parser = try await hub.house.parser()
        let performer = hub.house.performer(
            for: parser, user: context.user, barring: microphone.mayUnlock ? nil : .always(HubMicrophone.name))
        let speaker = Dialogues.Speaker(client: "", user: context.user, name: HubMicrophone.name)
        let start = ContinuousClock.now
        // One that waits in vain for its turn was said while eight others were.
        let outcome = try await hub.dialogues.dialogue(of: speaker).take { conversation -> Outcome? in
            // A yes to nothing was not said to the home.
            if heard.outcome.hearing?.isAnswer == true, await !conversation.isAsking(in: context) { return nil }
            return await conversation.take(heard, parser, in: context, performer: performer)
        }
        guard let outcome = outcome ?? nil else { return nil }
        hub.metrics.understood(outcome.status.rawValue, in: ContinuousClock.now - start)
        return outcome
    }
}
