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
actor Dialogue {
    /// The most turns that wait for those before them.
    private static let mostWaiting = 8

    /// What is talked about.
    nonisolated let conversation = Conversation()
    private var last: Task<Void, Never>?
    private var waiting = 0

    /// Takes a turn once those before it are done; nil where too many wait already.
    func take(_ turn: @escaping @Sendable (Conversation) async throws -> Outcome) async throws -> Outcome? {
        guard waiting < Self.mostWaiting else { return nil }
        waiting += 1
        defer { waiting -= 1 }
        let (before, conversation) = (last, conversation)
        let task = Task {
            await before?.value
            return try await turn(conversation)
        }
        // Whatever becomes of a turn, the next one waits only for its end.
        last = Task { _ = await task.result }
        return try await task.value
    }
}
