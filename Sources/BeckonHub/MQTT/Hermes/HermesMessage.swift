import BeckonRuntime
import HomeModel
import MQTTTransport

/// A message of Hermes that the hub takes, as Rhasspy 2.5 sends it.
enum HermesMessage: Hashable, Sendable {
    case query(Query)
    case start(Start)
    case proceed(Proceeding)
    case end(session: String, text: String, customData: JSON?)
    case listen(Listening)
    case stopListening(site: String)
    case heard(Captured)
    case sound(site: String, wav: [UInt8])
    case played(site: String, id: String)
    case say(Saying)
    case said(session: String?, id: String?)
    case called(site: String, wakeword: String, language: String?)

    /// What a text means.
    struct Query: Hashable, Sendable {
        var input: String
        var site: String
        var id: JSON?
        var session: JSON?
        var language: String?
        var customData: JSON?
        var filter: [String]?
    }

    /// A session is to begin.
    struct Start: Hashable, Sendable {
        var site: String
        var text = ""
        var isNotification = false
        var canWait = true
        var customData: JSON?
        var language: String?
        var wakeword: String?
        /// Whether whoever began it is told of what was not understood, and goes on itself.
        var tellsNotRecognized = false
    }

    /// A session goes on.
    struct Proceeding: Hashable, Sendable {
        var session: String
        var text = ""
        var customData: JSON?
        var tellsNotRecognized = false
    }

    /// Somebody is to be listened to.
    struct Listening: Hashable, Sendable {
        var site: String
        var session: String?
        var language: String?
        var wakeword: String?
        var stopsOnSilence = true
    }

    /// What was said.
    struct Captured: Hashable, Sendable {
        var text: String
        var session: String
    }

    /// A text is to be said aloud.
    struct Saying: Hashable, Sendable {
        var text: String
        var site: String
        var id: String?
        var session: String?
    }
}

/// Why a message is none.
struct HermesFault: Error, Hashable {
    /// The part that it was for, as topics of errors have it.
    let part: String
    /// What is wrong.
    let fault: NeighbourFault
}

extension HermesMessage {
    /// The most bytes of a document, and of the texts in it.
    private static let (longestDocument, longestText, longestName) = (64 << 10, 16 << 10, 256)

    /// Reads a message; nil where it is none that the hub takes.
    init?(_ message: MQTTMessage) throws(HermesFault) {
        let levels = message.topic.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard levels.count >= 3, levels[0] == "hermes" else { return nil }
        if levels.count == 4, levels[1] == "audioServer", levels[3] == "audioFrame" {
            guard Self.isSite(levels[2]) else { throw HermesFault(part: "asr", fault: .noSite("siteId")) }
            self = .sound(site: levels[2], wav: message.payload)
            return
        }
        let rest = levels[2...].joined(separator: "/")
        switch levels[1] {
        case "nlu" where rest == "query": self = .query(try Query(Fields(message, part: "nlu")))
        case "dialogueManager":
            let fields = try Fields(message, part: levels[1])
            switch rest {
            case "startSession": self = .start(try Start(fields))
            case "continueSession": self = .proceed(try Proceeding(fields))
            case "endSession":
                self = .end(
                    session: try fields.name("sessionId"), text: try fields.text("text"),
                    customData: fields.custom)
            default: return nil
            }
        case "asr":
            let fields = try Fields(message, part: levels[1])
            switch rest {
            case "startListening": self = .listen(try Listening(fields))
            case "stopListening": self = .stopListening(site: try fields.site)
            case "textCaptured":
                // Without a session nobody waits for it.
                guard let session = try fields.nameOrNone("sessionId") else { return nil }
                self = .heard(Captured(text: try fields.text("text"), session: session))
            default: return nil
            }
        case "tts":
            let fields = try Fields(message, part: levels[1])
            switch rest {
            case "say": self = .say(try Saying(fields))
            case "sayFinished":
                self = .said(session: try fields.nameOrNone("sessionId"), id: try fields.nameOrNone("id"))
            default: return nil
            }
        case "audioServer" where levels.count == 4 && levels[3] == "playFinished":
            let fields = try Fields(message, part: "tts")
            guard Self.isSite(levels[2]), let id = try fields.nameOrNone("id") else { return nil }
            self = .played(site: levels[2], id: id)
        case "hotword" where levels.count == 4 && levels[3] == "detected":
            let fields = try Fields(message, part: "dialogueManager")
            self = .called(
                site: try fields.site, wakeword: String(levels[2].prefix(Self.longestName)),
                language: try fields.nameOrNone("lang"))
        default: return nil
        }
    }

    /// Whether a text can be a level of a topic.
    static func isSite(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && !text.contains { "/+#\0".contains($0) }
    }

    /// The members of a document.
    struct Fields {
        let part: String
        private let members: [String: JSON]

        init(_ message: MQTTMessage, part: String) throws(HermesFault) {
            self.part = part
            guard message.payload.count <= HermesMessage.longestDocument else {
                throw HermesFault(part: part, fault: .tooLong(most: HermesMessage.longestDocument))
            }
            let document: JSON
            do { document = try JSON(reading: message.payload, atMost: 2_000) } catch {
                throw HermesFault(part: part, fault: .notJSON)
            }
            guard case .object(let members) = document else {
                throw HermesFault(part: part, fault: .notJSON)
            }
            self.members = members
        }

        fileprivate init(part: String, members: [String: JSON]) { (self.part, self.members) = (part, members) }

        subscript(key: String) -> JSON? {
            guard let value = members[key], value != .null else { return nil }
            return value
        }

        /// The site; “default” where none is named.
        var site: String {
            get throws(HermesFault) {
                let site = try nameOrNone("siteId") ?? "default"
                guard HermesMessage.isSite(site) else { throw HermesFault(part: part, fault: .noSite("siteId")) }
                return site
            }
        }

        /// What is handed on as it is.
        var custom: JSON? { self["customData"] }

        func text(_ key: String) throws(HermesFault) -> String { try text(key, HermesMessage.longestText) ?? "" }

        func nameOrNone(_ key: String) throws(HermesFault) -> String? { try text(key, HermesMessage.longestName) }

        func name(_ key: String) throws(HermesFault) -> String {
            guard let name = try nameOrNone(key) else { throw HermesFault(part: part, fault: .missing(key)) }
            return name
        }

        func flag(_ key: String, otherwise value: Bool) -> Bool {
            if case .bool(let flag)? = self[key] { flag } else { value }
        }

        func texts(_ key: String) -> [String]? {
            guard case .array(let list)? = self[key] else { return nil }
            return list.compactMap { if case .string(let text) = $0 { text } else { nil } }
        }

        func object(_ key: String) throws(HermesFault) -> Fields {
            guard case .object(let members)? = self[key] else {
                throw HermesFault(part: part, fault: .notObject(key))
            }
            return Fields(part: part, members: members)
        }

        private func text(_ key: String, _ longest: Int) throws(HermesFault) -> String? {
            guard let value = self[key] else { return nil }
            guard case .string(let text) = value, text.utf8.count <= longest else {
                throw HermesFault(part: part, fault: .noTextOf(key, most: longest))
            }
            return text
        }
    }
}

extension HermesMessage.Query {
    fileprivate init(_ fields: HermesMessage.Fields) throws(HermesFault) {
        guard fields["input"] != nil else { throw HermesFault(part: fields.part, fault: .missing("input")) }
        self.init(
            input: try fields.text("input"), site: try fields.site, id: fields["id"], session: fields["sessionId"],
            language: try fields.nameOrNone("lang"), customData: fields.custom, filter: fields.texts("intentFilter"))
    }
}

extension HermesMessage.Start {
    fileprivate init(_ fields: HermesMessage.Fields) throws(HermesFault) {
        let how = try fields.object("init")
        let isNotification = try how.nameOrNone("type") == "notification"
        self.init(
            site: try fields.site, text: try how.text("text"), isNotification: isNotification,
            canWait: isNotification || how.flag("canBeEnqueued", otherwise: true), customData: fields.custom,
            language: try fields.nameOrNone("lang"),
            tellsNotRecognized: how.flag("sendIntentNotRecognized", otherwise: false))
    }
}

extension HermesMessage.Proceeding {
    fileprivate init(_ fields: HermesMessage.Fields) throws(HermesFault) {
        self.init(
            session: try fields.name("sessionId"), text: try fields.text("text"), customData: fields.custom,
            tellsNotRecognized: fields.flag("sendIntentNotRecognized", otherwise: false))
    }
}

extension HermesMessage.Listening {
    fileprivate init(_ fields: HermesMessage.Fields) throws(HermesFault) {
        self.init(
            site: try fields.site, session: try fields.nameOrNone("sessionId"),
            language: try fields.nameOrNone("lang"), wakeword: try fields.nameOrNone("wakewordId"),
            stopsOnSilence: fields.flag("stopOnSilence", otherwise: true))
    }
}

extension HermesMessage.Saying {
    fileprivate init(_ fields: HermesMessage.Fields) throws(HermesFault) {
        self.init(
            text: try fields.text("text"), site: try fields.site, id: try fields.nameOrNone("id"),
            session: try fields.nameOrNone("sessionId"))
    }
}
