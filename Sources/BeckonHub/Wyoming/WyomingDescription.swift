import BeckonRuntime
import HomeSpeech
import WyomingProtocol

/// What the hub tells of its services to whoever asks with “describe”.
struct WyomingDescription {
    /// The codes of the languages that are understood.
    let languages: [String]
    /// The code of the language that is heard; nil where nothing is.
    let heard: String?
    /// The words that have to come before a command.
    let wake: String?
    /// What says texts aloud.
    let voice: any SpeechSynthesis

    /// The answer.
    var event: WyomingEvent {
        let model = artifact("home", "The sentences of these homes.", ["languages": JSON(texts: languages)])
        var data: [String: JSON] = [
            "handle": program(
                "Understands and does what is asked of a HomeKit home.", "models", model,
                ["supports_handled_streaming": .bool(false), "supports_home_control": .bool(true)]),
            "tts": program(
                "Says texts aloud.", "voices",
                artifact(
                    voice.name, voice.name,
                    ["languages": JSON(texts: voice.language.map { [$0] } ?? languages), "speakers": .null]),
                ["supports_synthesize_streaming": .bool(false)]),
        ]
        for kind in ["asr", "intent", "wake", "mic", "snd"] { data[kind] = .array([]) }
        if let heard {
            data["asr"] = program(
                "Hears what can be said to these homes.", "models",
                artifact("home", "The sentences and names of these homes.", ["languages": JSON(texts: [heard])]),
                ["supports_transcript_streaming": .bool(false), "requires_external_vad": .bool(true)])
            if let wake {
                data["wake"] = program(
                    "Hears whether it is called.", "models",
                    artifact(wake, wake, ["languages": JSON(texts: [heard]), "phrase": .string(wake)]), [:])
            }
        }
        return WyomingEvent("info", data)
    }

    private func program(_ about: String, _ key: String, _ model: JSON, _ more: [String: JSON]) -> JSON {
        .array([artifact("beckon", about, [key: .array([model])].merging(more) { $1 })])
    }

    private func artifact(_ name: String, _ about: String, _ more: [String: JSON]) -> JSON {
        let members: [String: JSON] = [
            "name": .string(name), "description": .string(about), "installed": .bool(true),
            "attribution": .object(["name": .string("Beckon"), "url": .string("")]),
            "version": .string(Release.current.number),
        ]
        return .object(members.merging(more) { $1 })
    }
}
