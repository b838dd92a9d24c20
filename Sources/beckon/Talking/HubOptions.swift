import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Whether a command asks the hub, where one runs.
struct HubOptions: ParsableArguments {
    @Flag(help: .text("option.no-hub")) var noHub = false
    @Option(
        help: .text(
            "option.via", valueName: "home"
        )) var via: String?

    /// A connection to the hub of a home that is far away; nil where nobody named one.
    func remote(_ homes: HomeOptions) async throws -> HubConnection? {
        guard let via else { return nil }
        return try HubConnection(to: try await RemoteHomes(folder: homes.folder).home(named: via))
    }

    /// A connection to the hub that keeps the homes; nil where none does, or it is not to be asked.
    func connection(_ homes: HomeOptions, _ speaker: SpeakerOptions) throws -> HubConnection? {
        guard !noHub, homes.homeFile == nil, let hub = HubConnection(folder: homes.folder, patience: 10)
        else { return nil }
        // Nothing was asked for yet, so that a hub that does not answer is none. Another may speak other languages.
        guard case .array(let known)? = try? hub.get("/v1/client").body["languages"] else { return nil }
        return known == speaker.languages.map { .string($0) } ? HubConnection(folder: homes.folder) : nil
    }
}

extension HubConnection {
    /// What comes of one of several lines: of one that cannot be read, or that the hub does not take, just why.
    ///
    /// - Throws: `HubFault` where there is no hub any more.
    func answer(to request: Request, _ more: [String: JSON], language: String) throws(HubFault) -> HubOutcome {
        switch request {
        case .fault(let text, let reply): return .unheard(text, reply, language: language)
        case .ask(let text, _, _):
            do { return try say(request, more) } catch {
                guard case .refused = error else { throw error }
                return .unheard(text, "\(error)", language: language)
            }
        }
    }

    /// What comes of a sentence, as the hub does it.
    ///
    /// - Throws: `HubFault`.
    func say(_ request: Request, _ more: [String: JSON]) throws(HubFault) -> HubOutcome {
        guard case .ask(let text, let context, let language) = request else { throw HubFault.unclear }
        var members = more
        members["text"] = .string(text)
        members["language"] = language.map { .string($0) }
        members["room"] = context.room.map { .string($0) }
        members["home"] = context.home.map { .string($0) }
        members["user"] = context.user.map { .string($0) }
        members["now"] = context.now.map { .string(FireDate.text(of: $0.date, in: $0.zone)) }
        let answer = try post(.object(members), to: "/v1/utterances")
        guard answer.status == 200 else {
            if case .string(let why)? = answer.body["error"] { throw HubFault.refused(why) }
            throw HubFault.unclear
        }
        guard let outcome = HubOutcome(answer) else { throw HubFault.unclear }
        return outcome
    }
}

/// What came of a sentence, as a hub told it.
struct HubOutcome {
    let status: Outcome.Status
    let reply: String
    let json: JSON
    let isFarewell: Bool

    init?(_ answer: HubConnection.Answer) {
        guard case .string(let code)? = answer.body["status"], let status = Outcome.Status(rawValue: code),
            case .string(let reply)? = answer.body["reply"]
        else { return nil }
        (self.status, self.reply, json, isFarewell) = (status, reply, answer.body, answer.isFarewell)
    }

    private init(_ status: Outcome.Status, _ reply: String, _ json: JSON) {
        (self.status, self.reply, self.json, isFarewell) = (status, reply, json, false)
    }

    /// What comes of a line that cannot even be read, as it does without a hub.
    static func unheard(_ text: String, _ reply: String, language: String) -> HubOutcome {
        let outcome = Outcome(
            text: text, language: language, status: .notUnderstood, confidence: 0, told: .verbatim(reply))
        guard case .object(var members) = outcome.json else { preconditionFailure("an outcome is an object") }
        members["reply"] = .string(reply)
        return HubOutcome(.notUnderstood, reply, .object(members))
    }
}

extension Output {
    /// Writes what a hub told: one JSON line, or the reply for a person.
    static func outcome(_ outcome: HubOutcome, asJSON: Bool) { line(asJSON ? outcome.json.line : outcome.reply) }
}
