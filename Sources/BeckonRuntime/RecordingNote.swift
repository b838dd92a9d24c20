import Foundation
import HomeLanguage
import HomeModel
import HomeSpeech

/// What was made of a recording, and where and when it was said.
struct RecordingNote: Sendable {
    /// The outcome, as JSON has it.
    let outcome: JSON
    /// Where, when and by whom it was said.
    let context: Context
    /// What made it count.
    let use: ActivationMode
    /// The wake phrase that was listened for.
    let wake: String?

    init(outcome: JSON, context: Context, use: ActivationMode, wake: String?) {
        self.outcome = outcome
        self.context = context
        self.use = use
        self.wake = wake
    }

    /// Reads what ``json`` wrote; nil where it is something else.
    init?(json: JSON) {
        guard let outcome = json["outcome"], case .object = outcome else { return nil }
        func text(_ key: String) -> String? { if case .string(let text)? = json[key] { text } else { nil } }
        self.outcome = outcome
        use = text("use").flatMap(ActivationMode.init(rawValue:)) ?? .openMicrophone
        wake = text("wake")
        context = Context(
            room: text("room"), home: text("home"), user: text("user"), now: text("now").flatMap { PresentTime($0) })
    }

    /// The note as one object.
    var json: JSON {
        var members = ["outcome": outcome, "use": .string(use.rawValue)]
        let texts = ["wake": wake, "room": context.room, "home": context.home, "user": context.user]
        for (key, text) in texts { members[key] = text.map { .string($0) } }
        if let now = context.now { members["now"] = .string(Self.text(of: now)) }
        return .object(members)
    }

    private static func text(of now: PresentTime) -> String {
        let format = ISO8601DateFormatter()
        format.timeZone = now.zone
        return format.string(from: now.date)
    }
}
