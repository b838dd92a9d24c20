import MQTTTransport
import TestSupport
import Testing

@testable import BeckonHub

/// What others say by Hermes, read.
struct HermesMessageTests {
    private static let good: [(String, String)] = [
        (
            "nlu/query",
            #"{"input": "turn on the lamp", "siteId": "kitchen", "id": "7", "intentFilter": ["SetOn"], "lang": null}"#
        ),
        ("dialogueManager/startSession", #"{"siteId": "kitchen", "init": {"type": "action", "canBeEnqueued": true}}"#),
        (
            "dialogueManager/startSession",
            #"{"init": {"type": "notification", "text": "ready"}, "customData": {"a": 1}}"#
        ),
        ("dialogueManager/continueSession", #"{"sessionId": "s", "text": "which?"}"#),
        ("dialogueManager/endSession", #"{"sessionId": "s"}"#),
        ("asr/startListening", #"{"siteId": "kitchen", "sessionId": "s", "stopOnSilence": false}"#),
        ("asr/stopListening", #"{"siteId": "kitchen"}"#),
        (
            "asr/textCaptured",
            #"{"text": "yes", "likelihood": 1, "seconds": 0.1, "siteId": "kitchen", "sessionId": "s"}"#
        ),
        ("tts/say", #"{"text": "hello", "siteId": "kitchen", "id": "1"}"#),
        ("tts/sayFinished", #"{"siteId": "kitchen", "id": "1"}"#),
        ("audioServer/kitchen/playFinished", #"{"id": "1"}"#),
        ("hotword/porcupine/detected", #"{"modelId": "p", "siteId": "kitchen"}"#),
    ]

    @Test func readsWhatRhasspySends() throws {
        func read(_ index: Int) throws -> HermesMessage? {
            try HermesMessage(MQTTMessage("hermes/" + Self.good[index].0, Self.good[index].1))
        }
        #expect(
            try read(0)
                == .query(.init(input: "turn on the lamp", site: "kitchen", id: .string("7"), filter: ["SetOn"])))
        #expect(try read(1) == .start(.init(site: "kitchen")))
        #expect(
            try read(2)
                == .start(
                    .init(
                        site: "default", text: "ready", isNotification: true,
                        customData: .object(["a": .int(1)]))))
        #expect(try read(3) == .proceed(.init(session: "s", text: "which?")))
        #expect(try read(4) == .end(session: "s", text: "", customData: nil))
        #expect(try read(5) == .listen(.init(site: "kitchen", session: "s", stopsOnSilence: false)))
        #expect(try read(6) == .stopListening(site: "kitchen"))
        #expect(try read(7) == .heard(.init(text: "yes", session: "s")))
        #expect(try read(8) == .say(.init(text: "hello", site: "kitchen", id: "1")))
        #expect(try read(9) == .said(session: nil, id: "1"))
        #expect(try read(10) == .played(site: "kitchen", id: "1"))
        #expect(try read(11) == .called(site: "kitchen", wakeword: "porcupine", language: nil))
        #expect(
            try HermesMessage(MQTTMessage("hermes/audioServer/kitchen/audioFrame", [1, 2]))
                == .sound(site: "kitchen", wav: [1, 2]))
    }

    @Test func passesOverWhatIsForOthers() throws {
        for topic in [
            "hermes", "hermes/", "hermes/nlu", "hermes/intent/SetOn", "rhasspy/nlu/query", "hermes/tts/other",
        ] {
            #expect(try HermesMessage(MQTTMessage(topic, "{}")) == nil, "\(topic)")
        }
        // Nobody waits for what is said in no session.
        #expect(try HermesMessage(MQTTMessage("hermes/asr/textCaptured", #"{"text": "yes"}"#)) == nil)
    }

    @Test func refusesEachBeginningOfAMessage() {
        for (topic, text) in Self.good {
            for length in 0..<text.utf8.count {
                let message = MQTTMessage("hermes/" + topic, Array(text.utf8.prefix(length)))
                #expect(throws: HermesFault.self, "\(topic) \(length)") { try HermesMessage(message) }
            }
        }
    }

    @Test(arguments: [
        ("nlu/query", "[]"), ("nlu/query", "{}"), ("nlu/query", #"{"input": 7}"#),
        ("nlu/query", #"{"input": "a", "siteId": "kitchen/+"}"#), ("nlu/query", #"{"input": "a", "siteId": ""}"#),
        ("nlu/query", #"{"input": "a", "siteId": "kit\#u{0}chen"}"#),
        ("dialogueManager/startSession", #"{"init": 1}"#), ("dialogueManager/endSession", #"{"text": "bye"}"#),
        ("audioServer/#/audioFrame", "RIFF"), ("tts/say", "\u{FEFF}nonsense"),
    ])
    func refusesWhatIsNone(topic: String, text: String) {
        #expect(throws: HermesFault.self) { try HermesMessage(MQTTMessage("hermes/" + topic, text)) }
    }

    @Test func changedBytesAreReadOrRefused() {
        var random = Mutations(seed: 26)
        var (read, refused) = (0, 0)
        for (topic, text) in Self.good {
            for _ in 0..<200 {
                let message = MQTTMessage("hermes/" + topic, random.mutate(Array(text.utf8)))
                if (try? HermesMessage(message)) != nil { read += 1 } else { refused += 1 }
            }
        }
        #expect(read > 0 && refused > 0)
    }

    @Test func boundsWhatIsLong() {
        let long = String(repeating: "a", count: 20 << 10)
        for text in [
            #"{"input": "\#(long)"}"#, #"{"input": "a", "siteId": "\#(String(repeating: "s", count: 65))"}"#,
            #"{"input": "a", "lang": "\#(long)"}"#,
            #"{"input": "a", "customData": ["\#(long)\#(long)\#(long)\#(long)"]}"#,
            #"{"input": "a", "customData": \#(String(repeating: "[", count: 3_000))}"#,
        ] {
            #expect(throws: HermesFault.self) { try HermesMessage(MQTTMessage("hermes/nlu/query", text)) }
        }
    }
}
