import FoundationEssentials
import HAPTransport
import HomeConversation
import HomeModel
import HomeOutcomes

extension House {
    /// Takes one typed turn, which may go on from what the same person said to a program before this one.
    ///
    /// With a home file nothing is kept, and each turn stands alone: what is in it has no identity that lasts.
    ///
    /// - Parameters:
    ///   - isAgreed: whether a yes comes with it, to all that it would open.
    ///   - performer: what carries out what a parser understood.
    /// - Returns: what came of it, and what understood it.
    /// - Throws: `HomeDatabaseError`.
    public func take(
        _ text: String, in context: Context, withYes isAgreed: Bool, performer: (Parser) -> Performer
    ) async throws -> (outcome: Outcome, parser: Parser) {
        let parsers = try await parsers()
        func turn(after language: String?) -> Turn {
            let parser = parsers.understanding(text, in: context, after: language)
            return Turn(parser.utterance(text), parser, in: context, .resuming(withYes: isAgreed))
        }
        guard let file = dialogueFile(of: context.user) else {
            let turn = turn(after: nil)
            return (await Conversation().take(turn, performer: performer(turn.parser)), turn.parser)
        }
        // Taken away before anything is done, so that a question is answered once; what cannot be taken away is not there.
        let conversation = Conversation(after: (try? await file.take()) ?? DialogueRecord())
        let turn = turn(after: await conversation.language)
        let outcome = await conversation.take(turn, performer: performer(turn.parser))
        // In a folder that cannot be written nothing goes on from this turn.
        try? await file.put(await conversation.record)
        return (outcome, turn.parser)
    }
}

/// Where the record of a person's dialogue is kept between two commands.
struct DialogueFile: Sendable {
    private let file: PrivateFile
    private let speaker: Speaker

    /// Who speaks, on which start of the machine: what goes by a clock that nobody can set goes by this one.
    private struct Speaker: Codable, Hashable {
        let user: String?
        let account: String?
        let boot: String?
    }

    private struct Contents: Codable {
        let speaker: Speaker
        let record: DialogueRecord
    }

    /// The record of a user, in a data folder.
    init(folder: String, user: String?) {
        file = PrivateFile(folder: folder, name: "dialogue.json")
        let boot = FileManager.default.contents(atPath: "/proc/sys/kernel/random/boot_id")
        speaker = Speaker(
            user: user, account: Installation.account, boot: boot.map { String(decoding: $0, as: UTF8.self) })
    }

    /// Takes the record away; an empty one where there is none, or where it is another person's.
    func take() async throws -> DialogueRecord {
        let speaker = speaker
        return try await file.update { bytes in
            guard let bytes, !bytes.isEmpty else { return (nil, DialogueRecord()) }
            // What does not read is of another version, and forgotten.
            let known = try? JSONDecoder().decode(Contents.self, from: Data(bytes.prefix(DialogueRecord.longest)))
            return ([], known?.speaker == speaker ? known?.record ?? DialogueRecord() : DialogueRecord())
        }
    }

    /// Keeps a record, if it is not too long.
    func put(_ record: DialogueRecord) async throws {
        if record.isEmpty { return }
        let bytes = Array(try JSONEncoder().encode(Contents(speaker: speaker, record: record)))
        guard bytes.count <= DialogueRecord.longest else { return }
        try await file.update { _ in (bytes, ()) }
    }
}
