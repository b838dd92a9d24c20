import HomeConversation
import HomeLanguage
import HomeModel
import HomeOutcomes

/// One utterance that a program hands in: the text itself, with the context that it is said in.
public enum Request: Sendable {
    /// A sentence, where and by whom it was said, and the code of its language, where that is known.
    case ask(String, Context, language: String? = nil)
    /// What was handed in cannot be read; the text says why.
    case fault(String, reply: String)

    /// The code of the language that it names; nil where it names none.
    public var language: String? { if case .ask(_, _, let language) = self { language } else { nil } }

    /// Who asks, where that is known.
    public var user: String? { if case .ask(_, let context, _) = self { context.user } else { nil } }

    /// The same in the language of who asks, where it names none itself.
    public func speaking(_ code: String?) -> Request {
        guard case .ask(let text, let context, nil) = self else { return self }
        return .ask(text, context, language: code)
    }

    /// An utterance as a JSON object that carries its own context (`contracts/outcome`): what it leaves out is as in `context`.
    ///
    /// - Parameter languages: the codes of the languages that are spoken; asked for where it names one.
    public init(json text: String, in context: Context, languages: @autoclosure () -> [String]) {
        guard let json = try? JSON(reading: Array(text.utf8)), case .object(let members) = json else {
            self = .fault(text, reply: localized("request-no-json"))
            return
        }
        self.init(members, in: context, languages: languages())
    }

    /// The same of an object that was read.
    public init(_ members: [String: JSON], in context: Context, languages: @autoclosure () -> [String]) {
        guard case .string(let sentence)? = members["text"] else {
            self = .fault(JSON.object(members).line, reply: localized("request-no-words"))
            return
        }
        let language = members["language"].flatMap(Self.text)
        if let language, case let spoken = languages(), !spoken.contains(language) {
            let known = localizedList(spoken.map { localized("quoted", ["text": $0]) })
            self = .fault(sentence, reply: localized("request-language", ["known": known, "code": language]))
            return
        }
        let now = members["now"].flatMap(Self.text)
        if let now, PresentTime(now) == nil {
            self = .fault(sentence, reply: localized("request-now"))
            return
        }
        self = .ask(
            sentence,
            Context(
                room: members["room"].flatMap(Self.text) ?? context.room,
                home: members["home"].flatMap(Self.text) ?? context.home,
                user: members["user"].flatMap(Self.text) ?? context.user,
                now: now.flatMap { PresentTime($0) } ?? context.now), language: language)
    }

    private static func text(_ json: JSON) -> String? { if case .string(let text) = json { text } else { nil } }
}

extension House {
    /// A request in the language of the user who asks, else in that of the room, where it names none and somebody has said which.
    public func inLanguageOfSpeaker(_ request: Request) async throws -> Request {
        guard case .ask(_, let context, nil) = request, context.user != nil || context.room != nil else {
            return request
        }
        let homes = try await snapshot()
        return request.speaking(homes.language(ofUser: context.user, room: context.room, home: context.home))
    }
}

extension [Parser] {
    /// The parser that a request is for: that of its language, else the one that understands it best.
    public func understanding(_ request: Request, after before: String? = nil) -> Parser {
        guard case .ask(let text, let context, let language) = request else { return self[0] }
        return language.flatMap(speaking) ?? understanding(text, in: context, after: before)
    }

    /// The outcome of a request; nothing is done.
    public func outcome(of request: Request) -> Outcome { understanding(request).outcome(of: request) }
}

extension Parser {
    /// The outcome of a request; nothing is done.
    public func outcome(of request: Request) -> Outcome {
        switch request {
        case .ask(let text, let context, _): outcome(of: text, in: context)
        case .fault(let text, let reply): unheard(.verbatim(reply), text: text)
        }
    }

    /// What is said to somebody who takes leave; nil for all else.
    public func farewell(to request: Request) -> Outcome? {
        let answer = outcome(of: request)
        return answer.told.isFarewell ? answer : nil
    }
}

extension Conversation {
    /// Takes a request as a turn.
    public func take(
        _ request: Request, _ parser: Parser, _ setting: Turn.Setting = .conversation(), performer: Performer
    ) async -> Outcome {
        guard case .ask(let text, let context, _) = request else { return parser.outcome(of: request) }
        return await take(Turn(parser.utterance(text), parser, in: context, setting), performer: performer)
    }
}
