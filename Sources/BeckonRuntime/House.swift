import FoundationEssentials
import HAPController
import HomeConversation
import HomeDatabase
import HomeLanguage
import HomeModel
import ReplyRendering

/// The homes of a user with all that understands and moves them.
public actor House {
    /// The languages that are spoken, the one that counts in doubt first; at least one.
    public nonisolated let languages: [Language]
    /// The control layer.
    public nonisolated let controller: HomeController
    /// Where accessories are in the network.
    public nonisolated let finder: AccessoryFinder
    /// The devices that trust us; what changes them is handed out against a right (`House+Rights.swift`).
    nonisolated let pairings: any KnownPairings
    /// The folder of the shared database and the pairings.
    nonisolated let folder: String
    private nonisolated let source: Source
    /// The last parsers, one a language, with the number of the last change in the log that they know; 0 for a home file.
    private var known: (sequence: Int64, parsers: [Parser])?

    private enum Source {
        case file(HomeSnapshot)
        case database(HomeDatabase)
    }

    /// The homes of the shared database in a data folder, which is made where it is missing.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public init(language: Language, folder: String) async throws {
        self.init([language], .database(try HomeDatabase(folder: folder)), folder: folder)
    }

    /// The homes of a home file; no database is touched.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError` where it cannot be read.
    public init(language: Language, homeFile path: String, folder: String) throws {
        self.init([language], .file(try InputFile.homes(of: path)), folder: folder)
    }

    /// The homes of a file, or of the shared database where none is given, with the languages in folders of grammars, of
    /// which there is at least one; both are read at the same time, because somebody waits for the first answer.
    ///
    /// - Throws: what `Language` and the other ways to make a house throw.
    public static func open(grammars: [String], homeFile: String?, folder: String) async throws -> House {
        async let languages = Language.all(in: grammars)
        if let homeFile {
            let homes = try InputFile.homes(of: homeFile)
            return House(try await languages, .file(homes), folder: folder)
        }
        let database = try HomeDatabase(folder: folder)
        // The database keeps what it has read.
        _ = try await database.snapshot()
        return House(try await languages, .database(database), folder: folder)
    }

    private init(_ languages: [Language], _ source: Source, folder: String) {
        self.languages = languages
        self.source = source
        self.folder = folder
        let store = PairingFile(folder: folder)
        pairings = store
        let finder = AccessoryFinder()
        self.finder = finder
        controller = HomeController(store: store, finder: finder)
    }

    /// The same homes through the same connections, with languages that were read anew.
    public init(_ house: House, speaking languages: [Language]) {
        self.languages = languages
        source = house.source
        folder = house.folder
        pairings = house.pairings
        finder = house.finder
        controller = house.controller
    }

    /// The language that counts where nobody said which.
    public nonisolated var language: Language { languages[0] }

    /// What puts things into words of the language.
    public nonisolated var replies: ReplyRenderer { ReplyRenderer(language.messages) }

    /// What is known of the homes now.
    public func snapshot() async throws -> HomeSnapshot {
        switch source {
        case .file(let snapshot): snapshot
        case .database(let database): try await database.snapshot()
        }
    }

    /// Tells whenever something in the homes has changed, by this program or by another; nothing where they are of a file.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    nonisolated func changes() throws -> AsyncStream<HomeEvent>? {
        guard case .database = source else { return nil }
        // A database of its own, because an observer is not told of what the database that it is beside does.
        let observer = try HomeObserver(of: HomeDatabase(folder: folder))
        return AsyncStream { continuation in
            let task = Task {
                for await event in observer.events { continuation.yield(event) }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// A parser of the language that counts in doubt, for the homes as they are now.
    public func parser() async throws -> Parser { try await parsers()[0] }

    /// A parser of each language for the homes as they are now; the last ones where nothing has changed.
    ///
    /// After a few changes, only what they are about is looked at again.
    public func parsers() async throws -> [Parser] {
        switch source {
        case .file(let snapshot):
            let parsers = known?.parsers ?? languages.map { Parser($0, snapshot) }
            known = (0, parsers)
            return parsers
        case .database(let database):
            let earlier = known
            let update = try await database.update(since: earlier?.sequence)
            let parsers =
                if let earlier, let events = update.events {
                    earlier.parsers.map { events.reduce($0) { $0.updated(with: $1, in: update.snapshot) } }
                } else {
                    languages.map { Parser($0, update.snapshot) }
                }
            // While this waited, another caller may have come further.
            if known.map({ $0.sequence <= update.sequence }) ?? true { known = (update.sequence, parsers) }
            return parsers
        }
    }

    /// What carries out the outcomes of a parser, and keeps what is to be done later as a user asks for it.
    ///
    /// It opens nothing for a client that is barred from it, whoever speaks.
    public nonisolated func performer(for parser: Parser, user: String? = nil, barring client: String? = nil)
        -> Performer
    {
        let barred = client.map { (client: $0, home: parser.homes.first?.name ?? "") }
        return Performer(control: controller, replies: parser.replies, agenda: agenda(of: user), barring: barred)
    }

    private nonisolated func agenda(of user: String?) -> Agenda {
        switch source {
        case .file: .none(because: .agendaInFile)
        case .database(let database): .kept(in: database, by: Author(user: user, account: Installation.account))
        }
    }

    /// Where the record of a dialogue is kept; nowhere with a home file.
    nonisolated func dialogueFile(of user: String?) -> DialogueFile? {
        if case .file = source { return nil }
        return DialogueFile(folder: folder, user: user)
    }

    /// What sees to it that triggers are fired; nothing does with a home file.
    public nonisolated func timeKeeper(isOff: Bool) -> TimeKeeper? {
        guard case .database(let database) = source else { return nil }
        return TimeKeeper(folder: folder, database, control: controller, isOff: isOff)
    }

    /// Where changes are kept.
    ///
    /// - Throws: `InputError.readOnly` with a home file, which is only read.
    func store() throws -> HomeDatabase {
        guard case .database(let database) = source else { throw InputError.readOnly }
        return database
    }
}

/// Files that people hand in.
public enum InputFile {
    /// The most bytes of a file that is read whole.
    public static let largestFile = 256 << 20

    /// The bytes of a file.
    ///
    /// - Throws: `InputError` where it is not there, is a folder, is too large or cannot be read.
    public static func bytes(of path: String) throws(InputError) -> [UInt8] {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { throw .noSuchFile(path) }
        if attributes[.type] as? FileAttributeType == .typeDirectory { throw .isFolder(path) }
        if let size = attributes[.size] as? UInt64, size > largestFile { throw .tooLarge(path) }
        guard let data = FileManager.default.contents(atPath: path) else { throw .noPermission(path) }
        return Array(data)
    }

    /// Reads what a file holds, so that a fault in it names the file.
    static func naming<Content>(_ path: String, _ read: () throws -> Content) throws(InputFault) -> Content {
        do { return try read() } catch { throw InputFault(path: path, fault: error) }
    }

    /// The homes of a home file.
    ///
    /// - Throws: `InputError`, and `HomeFileError` with every fault of the file and its path.
    static func homes(of path: String) throws -> HomeSnapshot {
        let bytes = try bytes(of: path)
        do throws(HomeFileError) { return try HomeFile.read(bytes) } catch { throw error.of(path) }
    }
}

/// What is wrong in a file that was handed in.
public struct InputFault: Error, CustomStringConvertible {
    /// The path of the file.
    public let path: String
    /// What is wrong in it.
    public let fault: any Error

    /// One line for a person: where, and what is wrong.
    public var description: String { "\(path): \(fault)" }
}

/// Why a file that was handed in cannot be used.
public enum InputError: Error, Hashable, CustomStringConvertible {
    case noSuchFile(String)
    case isFolder(String)
    case tooLarge(String)
    case noPermission(String)
    case notWritable(String)
    /// Nothing of a wake phrase can be said.
    case unspeakable(String)
    /// A home file is only read.
    case readOnly

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        switch self {
        case .noSuchFile(let path): "\(path): there is no such file"
        case .isFolder(let path): "\(path) is a folder; name a file in it"
        case .tooLarge(let path): "\(path) is larger than \(InputFile.largestFile >> 20) MiB"
        case .noPermission(let path): "\(path) cannot be read: look at its permissions"
        case .notWritable(let path): "\(path) cannot be written: look at its folder and its permissions"
        case .unspeakable(let phrase): "“\(phrase)” cannot be said aloud: write the wake phrase in words"
        case .readOnly: "a home file is only read; import it and leave out --home-file"
        }
    }
}
