import BeckonRuntime
import HomeModel
import HomeOutcomes

/// Somebody who speaks to the hub through another program, which shows no token: what is said is done with the rights of a
/// client that the owner named, or of nobody in particular.
struct Neighbour: Sendable {
    let hub: Hub
    /// What its dialogues are called.
    let name: String
    /// The client whose rights it has; nil are those of somebody who may do everything but open.
    let client: String?
    /// Where it is, unless its client tells.
    var room: String?

    /// As whom it speaks now: rights that were taken from a client are gone at once.
    ///
    /// - Throws: `NeighbourFault` where there is no such client, or it may only listen; `ClientFault`.
    func caller() async throws -> Caller {
        guard let client else {
            return Caller(client: name, room: room, mayUnlock: false, maySetUp: false)
        }
        let clients = try await ClientStore(folder: hub.settings.folder).clients()
        guard let found = clients.first(where: { NameKey($0.name) == NameKey(client) }) else {
            throw NeighbourFault.noClient(client)
        }
        guard found.mayAct else { throw NeighbourFault.onlyListens(client) }
        return Caller(
            client: found.name, room: found.room ?? room, user: found.user, language: found.language,
            mayUnlock: found.mayUnlock, maySetUp: false)
    }

    /// Does what a text asks for; nil where too many of its turns wait already.
    ///
    /// - Parameters:
    ///   - language: the code of its language, where the program tells it.
    ///   - dialogue: which of its dialogues the text belongs to.
    func say(_ text: String, language: String?, dialogue: String) async throws -> Outcome? {
        let caller = try await caller()
        let context = Context(room: caller.room, user: caller.user)
        let house = hub.house
        // A language that is not there is told as “en-US”, or by mistake; then it is found out.
        let known = caller.language ?? language.flatMap { code in hub.languages.contains(code) ? code : nil }
        let code = try await house.inLanguageOfSpeaker(.ask(text, context, language: known)).language
        let parsers = try await house.parsers(speaking: code)
        return try await turn(dialogue, caller) { conversation in
            let parser = parsers.understanding(
                .ask(text, context, language: code), after: await conversation.language)
            return await conversation.take(
                Turn(parser.utterance(text), parser, in: context, .conversation()),
                performer: performer(for: parser, caller))
        }
    }

    /// Does what was heard; nil where it was not said to the home, or too many turns wait already.
    func take(_ heard: RecognisedUtterance, dialogue: String) async throws -> Outcome? {
        let caller = try await caller()
        let context = Context(room: caller.room, user: caller.user)
        let parser = try await hub.house.parser()
        return try await turn(dialogue, caller) { conversation in
            // A yes to nothing was not said to the home.
            if heard.outcome.hearing?.isAnswer == true, await !conversation.isAsking(in: context) { return nil }
            return await conversation.take(heard, parser, in: context, performer: performer(for: parser, caller))
        } ?? nil
    }

    private func turn<Answer: Sendable>(
        _ dialogue: String, _ caller: Caller, _ turn: @escaping @Sendable (Conversation) async throws -> Answer
    ) async throws -> Answer? {
        let speaker = Dialogues.Speaker(client: caller.client ?? "", user: caller.user, name: "\(name) \(dialogue)")
        let start = ContinuousClock.now
        let answer = try await hub.dialogues.dialogue(of: speaker).take(turn)
        if let outcome = answer as? Outcome {
            hub.metrics.understood(outcome.status.rawValue, in: ContinuousClock.now - start)
        }
        return answer
    }

    private func performer(for parser: Parser, _ caller: Caller) -> Performer {
        hub.house.performer(for: parser, user: caller.user, barring: caller.barring)
    }
}

/// Why nothing is done for a neighbour.
enum NeighbourFault: Error, Hashable {
    /// There is no client of the name, or it only listens.
    case noClient(String)
    case onlyListens(String)
    /// The hub hears nothing yet, or was started without an ear.
    case notReady
    /// More is asked for than can be done at once.
    case busy
    /// There is no text, or a longer one than anybody says.
    case noText
    /// Nobody is listened for by that name, and nothing is begun by that stage.
    case noName
    case noStage
    /// The format of the sound is not told, or is none that is known.
    case noSound
    /// What is wrong with a document, or with a member of it.
    case tooLong(most: Int)
    case notJSON
    case notObject(String)
    case noSite(String)
    case missing(String)
    case noTextOf(String, most: Int)
}

extension NeighbourFault {
    /// What is wrong, in the hub's language.
    var localized: String {
        switch self {
        case .noClient(let name): told("noClient", name)
        case .onlyListens(let name): told("onlyListens", name)
        case .notReady: told("notReady")
        case .busy: told("busy")
        case .noText: told("noText")
        case .noName: told("noName")
        case .noStage: told("noStage")
        case .noSound: told("noSound")
        case .tooLong(let most): told("tooLong", atMost: most)
        case .notJSON: told("notJSON")
        case .notObject(let key): told("notObject", key)
        case .noSite(let key): told("noSite", key)
        case .missing(let key): told("missing", key)
        case .noTextOf(let key, let most): told("noTextOf", key, atMost: most)
        }
    }

    private func told(_ fault: String, _ name: String = "", atMost most: Int = 0) -> String {
        BeckonRuntime.localized("neighbour-fault", ["fault": fault, "name": name, "most": "\(most)"])
    }
}
