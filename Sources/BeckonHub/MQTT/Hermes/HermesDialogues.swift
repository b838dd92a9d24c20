import HomeModel

/// The sessions of Hermes, one a site: what comes in makes them others, and says what is to be told.
///
/// A value without a clock and without a broker. Who listens, speaks and does what was said is told by messages, and tells by
/// messages when that is done.
struct HermesDialogues: Sendable {
    /// What is to be done next.
    enum Step: Hashable, Sendable {
        case tell(String, JSON)
        /// What was said in a session is to be done.
        case obey(text: String, session: String, site: String, language: String?)
    }

    /// What became of what was said.
    struct Answer: Hashable, Sendable {
        var input: String
        var reply: String
        var isUnderstood: Bool
        /// Whether somebody has to say more before anything is done.
        var asksBack: Bool
    }

    /// The most sessions, and the most that wait at one site.
    private static let (most, mostWaiting) = (64, 4)
    /// How long a session waits for whoever is to speak, or to act.
    private static let patience = Duration.seconds(30)

    private struct Session: Sendable {
        let id: String
        var start: HermesMessage.Start
        var state = State.waiting
        var end: ContinuousClock.Instant
        var count = 0
    }

    private enum State: Hashable, Sendable {
        /// Something is said aloud, under a name.
        case saying(String, then: Next)
        case listening
        case obeying
        /// Whoever began the session has to go on.
        case waiting
    }

    private enum Next: Hashable, Sendable { case listen, end(Reason) }

    /// Why a session ended, as Hermes calls it.
    enum Reason: String, Sendable { case nominal, intentNotRecognized, timeout, error }

    private var sessions: [String: Session] = [:]
    private var queues: [String: [(id: String, start: HermesMessage.Start)]] = [:]
    private let newID: @Sendable () -> String

    /// No sessions yet; each gets a name of its own.
    init(newID: @escaping @Sendable () -> String) { self.newID = newID }

    /// The site of a session that goes on.
    func site(of session: String) -> String? { sessions.first { $0.value.id == session }?.key }

    /// What whoever began a session wants handed on.
    func customData(of session: String) -> JSON? { site(of: session).flatMap { sessions[$0]?.start.customData } }

    // MARK: - What comes in

    /// A session is to begin.
    mutating func start(_ start: HermesMessage.Start, at now: ContinuousClock.Instant) -> [Step] {
        guard sessions[start.site] != nil else {
            return sessions.count < Self.most ? begin(start, newID(), at: now) : []
        }
        guard start.canWait, queues[start.site, default: []].count < Self.mostWaiting else { return [] }
        let id = newID()
        queues[start.site, default: []].append((id, start))
        return [.tell("hermes/dialogueManager/sessionQueued", Self.members(of: id, start))]
    }

    /// Whoever began a session goes on with it.
    mutating func proceed(_ proceeding: HermesMessage.Proceeding, at now: ContinuousClock.Instant) -> [Step] {
        guard let site = site(of: proceeding.session), var session = sessions[site] else { return [] }
        session.start.tellsNotRecognized = proceeding.tellsNotRecognized
        if let custom = proceeding.customData { session.start.customData = custom }
        return hush(session) + say(proceeding.text, session, then: .listen, at: now)
    }

    /// Whoever began a session ends it.
    mutating func end(_ id: String, saying text: String, _ custom: JSON?, at now: ContinuousClock.Instant) -> [Step] {
        guard let site = site(of: id), var session = sessions[site] else { return [] }
        if let custom { session.start.customData = custom }
        return hush(session) + say(text, session, then: .end(.nominal), at: now)
    }

    /// Somebody has written down what was said.
    mutating func heard(_ captured: HermesMessage.Captured, at now: ContinuousClock.Instant) -> [Step] {
        guard let site = site(of: captured.session), var session = sessions[site], session.state == .listening else {
            return []
        }
        let steps = hush(session)
        session.state = .obeying
        session.end = now + Self.patience
        sessions[site] = session
        return steps + [
            .obey(text: captured.text, session: session.id, site: site, language: session.start.language)
        ]
    }

    /// What was said in a session is done, or is not to be done.
    mutating func answered(_ id: String, _ answer: Answer, at now: ContinuousClock.Instant) -> [Step] {
        guard let site = site(of: id), var session = sessions[site], session.state == .obeying else { return [] }
        guard answer.isUnderstood || !session.start.tellsNotRecognized else {
            session.state = .waiting
            session.end = now + Self.patience
            sessions[site] = session
            var members = Self.object(of: id, session.start)
            members["input"] = .string(answer.input)
            return [.tell("hermes/dialogueManager/intentNotRecognized", .object(members))]
        }
        let next = answer.asksBack ? Next.listen : .end(answer.isUnderstood ? .nominal : .intentNotRecognized)
        return say(answer.reply, session, then: next, at: now)
    }

    /// Nothing comes of what was said in a session.
    mutating func failed(_ id: String, at now: ContinuousClock.Instant) -> [Step] {
        guard let site = site(of: id) else { return [] }
        return finish(site, .error, at: now)
    }

    /// Something was said aloud.
    mutating func said(session: String?, id: String?, at now: ContinuousClock.Instant) -> [Step] {
        let found = sessions.values.first { open in
            guard case .saying(let name, _) = open.state else { return false }
            return id.map { $0 == name } ?? (session == open.id)
        }
        return found.map { goOn($0, at: now) } ?? []
    }

    /// What nobody has answered for too long goes on or ends.
    mutating func keepTime(at now: ContinuousClock.Instant) -> [Step] {
        var steps: [Step] = []
        for session in sessions.values where session.end <= now {
            if case .saying = session.state {
                // A site without a voice says nothing, and its session goes on.
                steps += goOn(session, at: now)
            } else {
                steps += hush(session) + finish(session.start.site, .timeout, at: now)
            }
        }
        return steps
    }

    // MARK: - What follows

    private mutating func begin(
        _ start: HermesMessage.Start, _ id: String, at now: ContinuousClock.Instant
    ) -> [Step] {
        let session = Session(id: id, start: start, end: now + Self.patience)
        var members = Self.object(of: id, start)
        members["lang"] = start.language.map { .string($0) } ?? .null
        let steps: [Step] = [
            .tell("hermes/hotword/toggleOff", Self.toggled(start.site)),
            .tell("hermes/dialogueManager/sessionStarted", .object(members)),
        ]
        return steps + say(start.text, session, then: start.isNotification ? .end(.nominal) : .listen, at: now)
    }

    /// Has a text said, where there is one, and goes on after it.
    private mutating func say(
        _ text: String, _ session: Session, then next: Next, at now: ContinuousClock.Instant
    ) -> [Step] {
        var session = session
        let site = session.start.site
        session.end = now + Self.patience
        session.count += 1
        let name = "\(session.id)-\(session.count)"
        session.state = .saying(name, then: next)
        sessions[site] = session
        guard !text.isEmpty else { return goOn(session, at: now) }
        return [
            .tell(
                "hermes/tts/say",
                .object([
                    "text": .string(text), "siteId": .string(site), "id": .string(name),
                    "sessionId": .string(session.id), "lang": session.start.language.map { .string($0) } ?? .null,
                ]))
        ]
    }

    private mutating func goOn(_ session: Session, at now: ContinuousClock.Instant) -> [Step] {
        guard case .saying(_, let next) = session.state else { return [] }
        switch next {
        case .end(let reason): return finish(session.start.site, reason, at: now)
        case .listen:
            var session = session
            session.state = .listening
            session.end = now + Self.patience
            sessions[session.start.site] = session
            return [
                .tell(
                    "hermes/asr/startListening",
                    .object([
                        "siteId": .string(session.start.site), "sessionId": .string(session.id),
                        "lang": session.start.language.map { .string($0) } ?? .null,
                        "wakewordId": session.start.wakeword.map { .string($0) } ?? .null,
                        "stopOnSilence": .bool(true), "sendAudioCaptured": .bool(false), "intentFilter": .null,
                    ]))
            ]
        }
    }

    /// Has nobody listen any more.
    private func hush(_ session: Session) -> [Step] {
        guard session.state == .listening else { return [] }
        return [
            .tell(
                "hermes/asr/stopListening",
                .object(["siteId": .string(session.start.site), "sessionId": .string(session.id)]))
        ]
    }

    private mutating func finish(_ site: String, _ reason: Reason, at now: ContinuousClock.Instant) -> [Step] {
        guard let session = sessions.removeValue(forKey: site) else { return [] }
        var members = Self.object(of: session.id, session.start)
        members["termination"] = .object(["reason": .string(reason.rawValue)])
        let steps: [Step] = [
            .tell("hermes/dialogueManager/sessionEnded", .object(members)),
            .tell("hermes/hotword/toggleOn", Self.toggled(site)),
        ]
        guard let next = queues[site]?.first else { return steps }
        queues[site]?.removeFirst()
        if queues[site]?.isEmpty == true { queues[site] = nil }
        return steps + begin(next.start, next.id, at: now)
    }

    private static func object(of id: String, _ start: HermesMessage.Start) -> [String: JSON] {
        ["sessionId": .string(id), "siteId": .string(start.site), "customData": start.customData ?? .null]
    }

    private static func members(of id: String, _ start: HermesMessage.Start) -> JSON { .object(object(of: id, start)) }

    private static func toggled(_ site: String) -> JSON {
        .object(["siteId": .string(site), "reason": .string("dialogueSession")])
    }
}
