import HomeModel
import Synchronization
import Testing

@testable import BeckonHub

/// The sessions of Hermes as values: what comes in, and what is told.
struct HermesDialoguesTests {
    private let start = ContinuousClock.now
    private var dialogues: HermesDialogues

    init() {
        let count = Mutex(0)
        dialogues = HermesDialogues {
            count.withLock { count in
                count += 1
                return "s\(count)"
            }
        }
    }

    @Test mutating func aSessionListensObeysAnswersAndEnds() {
        var steps = dialogues.start(.init(site: "kitchen", text: "Yes?"), at: start)
        #expect(steps.topics == ["hotword/toggleOff", "dialogueManager/sessionStarted", "tts/say"])
        #expect(steps.last?.text("id") == "s1-1")
        steps = dialogues.said(session: "s1", id: "s1-1", at: start)
        #expect(steps.topics == ["asr/startListening"])
        #expect(steps.first?.text("siteId") == "kitchen")
        steps = dialogues.heard(.init(text: "turn on the lamp", session: "s1"), at: start)
        #expect(
            steps == [
                .tell(
                    "hermes/asr/stopListening", .object(["siteId": .string("kitchen"), "sessionId": .string("s1")])),
                .obey(text: "turn on the lamp", session: "s1", site: "kitchen", language: nil),
            ])
        // What is captured twice is done once.
        #expect(dialogues.heard(.init(text: "turn on the lamp", session: "s1"), at: start).isEmpty)
        steps = dialogues.answered("s1", answer("The lamp is on."), at: start)
        #expect(steps.topics == ["tts/say"])
        steps = dialogues.said(session: "s1", id: nil, at: start)
        #expect(steps.topics == ["dialogueManager/sessionEnded", "hotword/toggleOn"])
        #expect(steps.reason == "nominal")
        #expect(dialogues.site(of: "s1") == nil)
    }

    @Test mutating func aQuestionBackIsListenedTo() {
        _ = dialogues.start(.init(site: "hall"), at: start)
        _ = dialogues.heard(.init(text: "unlock the door", session: "s1"), at: start)
        _ = dialogues.answered("s1", answer("Shall I?", asksBack: true), at: start)
        #expect(dialogues.said(session: "s1", id: nil, at: start).topics == ["asr/startListening"])
    }

    @Test mutating func whatIsNotUnderstoodEndsOrIsTold() {
        _ = dialogues.start(.init(site: "hall"), at: start)
        _ = dialogues.heard(.init(text: "gibberish", session: "s1"), at: start)
        _ = dialogues.answered("s1", answer("What?", isUnderstood: false), at: start)
        #expect(dialogues.said(session: "s1", id: nil, at: start).reason == "intentNotRecognized")
        _ = dialogues.start(.init(site: "hall", customData: .string("mine"), tellsNotRecognized: true), at: start)
        _ = dialogues.heard(.init(text: "gibberish", session: "s2"), at: start)
        let steps = dialogues.answered("s2", answer("What?", isUnderstood: false), at: start)
        #expect(steps.topics == ["dialogueManager/intentNotRecognized"])
        #expect(steps.first?.text("customData") == "mine")
        #expect(dialogues.proceed(.init(session: "s2"), at: start).topics == ["asr/startListening"])
        let end = dialogues.end("s2", saying: "", nil, at: start)
        #expect(end.topics == ["asr/stopListening", "dialogueManager/sessionEnded", "hotword/toggleOn"])
    }

    @Test mutating func sessionsOfASiteWaitForOneAnother() {
        _ = dialogues.start(.init(site: "hall"), at: start)
        #expect(dialogues.start(.init(site: "hall"), at: start).topics == ["dialogueManager/sessionQueued"])
        #expect(dialogues.start(.init(site: "hall", canWait: false), at: start).isEmpty)
        #expect(dialogues.start(.init(site: "attic"), at: start).topics.contains("dialogueManager/sessionStarted"))
        let steps = dialogues.end("s1", saying: "", nil, at: start)
        #expect(steps.topics.suffix(2) == ["dialogueManager/sessionStarted", "asr/startListening"])
        #expect(steps.last?.text("sessionId") == "s2")
        // No more than four wait.
        let queued = (0..<9).map { _ in dialogues.start(.init(site: "hall"), at: start) }
        #expect(queued.filter { !$0.isEmpty }.count == 4)
        // Nor are there more than 64 sessions.
        let begun = (0..<99).map { dialogues.start(.init(site: "site \($0)"), at: start) }
        #expect(begun.filter { !$0.isEmpty }.count == 62)
    }

    @Test mutating func aNotificationIsSaidAndEnds() {
        _ = dialogues.start(.init(site: "hall", text: "Dinner", isNotification: true), at: start)
        #expect(dialogues.said(session: "s1", id: "s1-1", at: start).reason == "nominal")
    }

    @Test mutating func whatNobodyAnswersEnds() {
        _ = dialogues.start(.init(site: "hall", text: "Yes?"), at: start)
        #expect(dialogues.keepTime(at: start + .seconds(29)).isEmpty)
        // A site without a voice is listened to all the same.
        #expect(dialogues.keepTime(at: start + .seconds(30)).topics == ["asr/startListening"])
        let steps = dialogues.keepTime(at: start + .seconds(60))
        #expect(steps.reason == "timeout")
        #expect(steps.topics.first == "asr/stopListening")
    }

    @Test mutating func passesOverSessionsThatAreNone() {
        #expect(dialogues.proceed(.init(session: "s9"), at: start).isEmpty)
        #expect(dialogues.end("s9", saying: "bye", nil, at: start).isEmpty)
        #expect(dialogues.heard(.init(text: "yes", session: "s9"), at: start).isEmpty)
        #expect(dialogues.said(session: nil, id: nil, at: start).isEmpty)
        #expect(dialogues.failed("s9", at: start).isEmpty)
    }

    private func answer(
        _ reply: String, isUnderstood: Bool = true, asksBack: Bool = false
    ) -> HermesDialogues.Answer {
        .init(input: "", reply: reply, isUnderstood: isUnderstood, asksBack: asksBack)
    }
}

extension HermesDialogues.Step {
    fileprivate func text(_ key: String) -> String? {
        guard case .tell(_, let document) = self, case .string(let text)? = document[key] else { return nil }
        return text
    }
}

extension [HermesDialogues.Step] {
    fileprivate var topics: [String] {
        compactMap { if case .tell(let topic, _) = $0 { String(topic.dropFirst("hermes/".count)) } else { nil } }
    }

    /// Why a session ended.
    fileprivate var reason: String? {
        for case .tell("hermes/dialogueManager/sessionEnded", let document) in self {
            if case .string(let reason)? = document["termination"]?["reason"] { return reason }
        }
        return nil
    }
}
