import BeckonRuntime
import HomeModel

/// The dialogues that go on: one a speaker, each of whose turns comes after the one before it.
actor Dialogues {
    /// Whose dialogue it is.
    struct Speaker: Hashable, Sendable {
        /// The client, or the owner.
        let client: String
        /// The user who speaks, where one is named.
        let user: String?
        /// What the client calls the dialogue, as several may go on at it.
        let name: String
    }

    /// The most dialogues that are remembered; the one that was silent for longest is forgotten.
    private static let most = 512
    private var dialogues: [Speaker: Dialogue] = [:]
    private var uses: [Speaker: UInt64] = [:]
    private var clock: UInt64 = 0

    /// The dialogue of a speaker.
    func dialogue(of speaker: Speaker) -> Dialogue {
        clock += 1
        uses[speaker] = clock
        if let dialogue = dialogues[speaker] { return dialogue }
        if dialogues.count >= Self.most, let oldest = uses.min(by: { $0.value < $1.value })?.key {
            dialogues[oldest] = nil
            uses[oldest] = nil
        }
        let dialogue = Dialogue()
        dialogues[speaker] = dialogue
        return dialogue
    }
}

/// One dialogue; its turns wait for one another.
struct Dialogue: Sendable {
    /// What is talked about.
    private let conversation = Conversation()
    private let turns = Queue(most: 8)

    /// Takes a turn once those before it are done; nil where too many wait already.
    func take<Answer: Sendable>(
        _ turn: @escaping @Sendable (Conversation) async throws -> Answer
    ) async throws -> Answer? {
        try await turns.take { try await turn(conversation) }
    }
}

/// Work that is done one after the other, with a bound to how much waits.
actor Queue {
    private let most: Int
    private var last: Task<Void, Never>?
    private var waiting = 0

    /// A queue in which so much may wait.
    init(most: Int) { self.most = most }

    /// Does something once all before it is done; nil where too much waits already.
    func take<Answer: Sendable>(_ work: @escaping @Sendable () async throws -> Answer) async throws -> Answer? {
        guard waiting < most else { return nil }
        waiting += 1
        defer { waiting -= 1 }
        let before = last
        let task = Task {
            await before?.value
            return try await work()
        }
        // Whatever becomes of it, the next waits only for its end.
        last = Task { _ = await task.result }
        return try await task.value
    }
}
