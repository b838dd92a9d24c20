import FoundationEssentials
import HAPTransport
import HomeConversation

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
