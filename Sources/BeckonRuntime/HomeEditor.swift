import HAPController
import HomeModel

/// Changes a home of the shared database, as somebody asks it to.
public struct HomeEditor: Sendable {
    /// The shared database.
    public let database: any SharedHomeStore
    /// Where the homes and the pairings are.
    let place: DataPlace
    /// The data folder.
    public var folder: String { place.folder }
    /// The name of the home that is meant; nil is the primary one.
    public let homeName: String?
    /// Who asks.
    public let author: Author

    /// An editor on the shared database; a data folder is made where it is missing.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public init(in place: DataPlace, home: String? = nil, author: Author) throws {
        self.place = place
        database = try place.store()
        homeName = home
        self.author = author
    }

    /// What sees to it that triggers are fired.
    public func timeKeeper(isOff: Bool) -> TimeKeeper {
        TimeKeeper(in: place, database, control: controller, isOff: isOff)
    }

    /// The home that is meant, as it is now.
    ///
    /// - Throws: `EditRefusal` of `notFound`, `HomeDatabaseError`.
    public func home() async throws -> Home {
        if let home = try await database.home(named: homeName) { return home }
        guard let homeName, try await !homes().homes.isEmpty else { throw EditRefusal.noHome }
        throw EditRefusal.notFound(.home, homeName)
    }

    /// Applies edits to a home, whatever it is called by now: all or nothing.
    ///
    /// - Throws: `EditRefusal` where a rule or the author's rights forbid it, `HomeDatabaseError`.
    public func apply(_ edits: [HomeEdit], to home: HomeID) async throws {
        try await database.apply(edits.map { .change(home, $0) }, by: author)
    }
}

extension HomeEditor {
    /// The edits of the last day, the newest first.
    ///
    /// - Throws: `EditRefusal` where the author is none of the homes' people, `HomeDatabaseError`.
    public func history() async throws -> [RecordedEdit] { try await database.history(for: author) }

    /// Takes an edit back, or the last one that somebody made; gives it as it was.
    ///
    /// A pairing that has ended since stays ended: what comes back with it is not paired.
    ///
    /// - Throws: `UndoFault`, `EditRefusal`, `HomeDatabaseError`; then nothing is changed. `PairingFileError`.
    public func undo(_ number: Int64?) async throws -> RecordedEdit {
        let paired = try await PairingFile(folder: folder).census().pairings.map(\.pairing.deviceID)
        return try await database.undo(number, paired: Set(paired), by: author)
    }
}
