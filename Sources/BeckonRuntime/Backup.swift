import FoundationEssentials
import Glibc
import HAPController
import HAPCrypto
import HomeDatabase
import HomeModel

/// What is kept in a data folder, in one file for another day or another machine: the homes with all that belongs to them,
/// and the pairings sealed with a password.
public struct Backup: Sendable {
    private static let homes = HomeDatabase.fileName
    private static let pairings = "pairings.sealed"
    private static let note = "backup.json"
    private static let hash = "sha512"

    private let place: DataPlace
    private let author: Author
    private var folder: String { place.folder }

    /// The backup of a data folder, for an author who administers every home in it.
    public init(of place: DataPlace, by author: Author) { (self.place, self.author) = (place, author) }

    /// The bytes of the file; `password` is asked for where something is paired.
    ///
    /// It is whole, whoever writes meanwhile: the homes are those of one moment. They are copied beside where the file is to
    /// be, as the disk that they are on may be full or only read.
    ///
    /// - Throws: `EditRefusal` where the author may not, `HomeDatabaseError`, `BackupFault`, and what `password` throws.
    public func bytes(for file: String, date: Date, password: () throws -> [UInt8]) async throws -> [UInt8] {
        if place.server != nil { throw BackupFault.onServer }
        guard FileManager.default.fileExists(atPath: folder + "/" + Self.homes) else {
            throw BackupFault.nothing(folder)
        }
        let pairings = try await PairingBackup(in: place, by: author)
        var members: [TapeArchive.Member] = []
        let copy = try await homes(for: file)
        let note = JSON.object([
            "backup": .int(1), "release": .string("\(Release.current)"),
            "schema": .int(Int64(HomeDatabase.schemaVersion)),
            "date": .string(FireDate.text(of: date, in: .gmt)), Self.hash: .string(Self.digest(of: copy)),
        ])
        members.append(.init(name: Self.note, bytes: Array((note.line + "\n").utf8)))
        members.append(.init(name: Self.homes, bytes: copy))
        if try await pairings.hasPairings, let sealed = try await pairings.sealed(password: password()) {
            members.append(.init(name: Self.pairings, bytes: sealed))
        }
        return TapeArchive(members).bytes(date: Int(date.timeIntervalSince1970))
    }

    private func homes(for file: String) async throws -> [UInt8] {
        // Where nothing can be made beside the file, whoever writes it says so.
        let beside = try? PrivateScratch(in: URL(filePath: file).deletingLastPathComponent().path)
        let scratch = try beside ?? PrivateScratch(in: folder)
        try await HomeDatabase(folder: folder).copy(to: scratch.file(Self.homes))
        return try InputFile.bytes(of: scratch.file(Self.homes))
    }

    /// The hash of the homes, as `sha512sum` writes it.
    private static func digest(of bytes: [UInt8]) -> String {
        SHA512.hash(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Makes sure that the homes are those that were written: SQLite sees no bit that has turned over in a name.
    ///
    /// A backup of an earlier release has no hash, and is taken as it is.
    private static func compare(_ homes: [UInt8], with note: [UInt8]?, from path: String) throws {
        guard let note, case .string(let written)? = try InputFile.naming(path, { try JSON(reading: note) })[hash]
        else { return }
        let found = digest(of: homes)
        if found != written {
            throw HomeDatabaseError.damaged(path, "\(hash): \(found.prefix(12))… ≠ \(written.prefix(12))…")
        }
    }

    /// Puts what a file holds in the place of what is kept; all of it, or nothing but pairings that join those here.
    ///
    /// - Parameter replacing: whether homes that are here may go, and pairings of another identity.
    /// - Throws: `BackupFault`, `EditRefusal`, `HomeDatabaseError`, `PairingRestoreError`, and what `password` throws.
    public func restore(from path: String, replacing: Bool, password: () throws -> [UInt8]) async throws -> Restored {
        if place.server != nil { throw BackupFault.onServer }
        let bytes = try InputFile.bytes(of: path)
        let archive = try InputFile.naming(path) { try TapeArchive(reading: bytes) }
        guard let homes = archive[Self.homes] else {
            throw InputFault(path: path, fault: BackupFault.notABackup(localized("has-no-homes")))
        }
        try Self.compare(homes, with: archive[Self.note], from: path)
        guard HubConnection(folder: folder, patience: 2) == nil else { throw BackupFault.inUse(folder) }
        let database = try HomeDatabase(folder: folder)
        guard let lock = try SchedulerLock(folder: folder) else { throw BackupFault.inUse(folder) }
        defer { withExtendedLifetime(lock) {} }
        let present = try await database.snapshot().homes
        guard present.isEmpty || replacing else { throw BackupFault.homesThere(present.map(\.name)) }
        let scratch = try PrivateScratch(in: folder)
        let copy = scratch.file(Self.homes)
        try scratch.write(homes, to: copy)
        // What is broken is told before anything is touched, and a wrong password before the homes are.
        let right = try await PairingBackup(in: place, by: author)
        try HomeDatabase.check(copy, named: path)
        var count: Int?
        if let sealed = archive[Self.pairings] {
            let file = scratch.file(Self.pairings)
            try scratch.write(sealed, to: file)
            count = try await right.restore(from: file, password: password(), replacing: replacing)
        }
        try await database.become(copy, named: path)
        return Restored(homes: try await database.snapshot().homes.map(\.name), pairings: count)
    }

    /// What was put back.
    public struct Restored: Hashable, Sendable {
        /// The names of the homes.
        public let homes: [String]
        /// How many accessories are paired now; nil where the file has no pairings.
        public let pairings: Int?
    }
}

/// Why something was not backed up or put back.
public enum BackupFault: Error, Hashable, Sendable, CustomStringConvertible {
    case nothing(String)
    case notABackup(String)
    case inUse(String)
    case homesThere([String])
    /// The homes are kept by a server, which has backups of its own.
    case onServer

    var kind: FaultKind {
        switch self {
        case .nothing: .noInput
        case .notABackup, .onServer: .badInput
        case .inUse: .unavailable
        case .homesThere: .needsConfirmation
        }
    }

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .nothing(let folder): localized("nothing-to-back-up", ["folder": folder])
        case .notABackup(let why): localized("no-backup", ["why": why])
        case .inUse(let folder): localized("folder-in-use", ["folder": folder])
        case .onServer: localized("backup-on-server")
        case .homesThere(let names): localized("homes-would-be-gone", ["homes": localizedList(names)])
        }
    }
}

/// A folder for a moment, beside what it is for, which only its owner sees.
private final class PrivateScratch {
    private let path: String

    init(in folder: String) throws {
        var template = Array((folder + "/backup-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw HomeDatabaseError.noPermission(folder) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func write(_ bytes: [UInt8], to file: String) throws {
        do { try Data(bytes).write(to: URL(filePath: file)) } catch { throw HomeDatabaseError.diskFull(file) }
    }

    deinit {
        // What cannot be removed is seen by its owner alone.
        try? FileManager.default.removeItem(atPath: path)
    }
}
