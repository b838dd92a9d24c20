import HAPController
import HomeConversation
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
    /// The devices that trust us; what changes them is handed out against a right (`PairingRights`).
    nonisolated let pairings: any KnownPairings
    /// Where the homes and the pairings are.
    nonisolated let place: DataPlace
    /// The data folder.
    nonisolated var folder: String { place.folder }
    private nonisolated let source: Source
    /// The home that alone may be spoken of; nil for all.
    private nonisolated let only: HomeID?
    /// Further languages, that somebody named.
    private var further: [Language] = []
    /// The last parsers, one a language, with how far they know the logs of changes; nowhere for a home file.
    private var known: (position: LogPosition, parsers: [Parser])?

    private enum Source {
        case file(HomeSnapshot)
        case database(any SharedHomeStore)
    }

    /// The homes of the shared database; a data folder is made where it is missing.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    public init(language: Language, in place: DataPlace) async throws {
        self.init([language], .database(try place.store()), in: place)
    }

    /// The homes of a home file; no database is touched.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError` where it cannot be read.
    public init(language: Language, homeFile path: String, in place: DataPlace) throws {
        self.init([language], .file(try InputFile.homes(of: path)), in: place)
    }

    /// The homes of a file, or of the shared database where none is given, with the languages in folders of grammars, of
    /// which there is at least one; both are read at the same time, because somebody waits for the first answer.
    ///
    /// - Parameter speaker: who speaks of them, and the home that is meant where none is named: of a server with many homes no others
    ///   are read. Nil reads all.
    /// - Throws: what `Language` and the other ways to make a house throw.
    public static func open(
        grammars: [String], homeFile: String?, for speaker: (user: String?, home: String?)? = nil, in place: DataPlace
    ) async throws -> House {
        async let languages = Language.all(in: grammars)
        if let homeFile {
            let homes = try InputFile.homes(of: homeFile)
            return House(try await languages, .file(homes), in: place)
        }
        let place = if let speaker { try await place.spokenOf(home: speaker.home, by: speaker.user) } else { place }
        let database = try place.store()
        // The database keeps what it has read.
        _ = try await database.snapshot()
        return House(try await languages, .database(database), in: place)
    }

    private init(_ languages: [Language], _ source: Source, in place: DataPlace) {
        self.languages = languages
        self.source = source
        only = nil
        self.place = place
        let store = PairingFile(folder: place.folder)
        pairings = store
        let finder = AccessoryFinder()
        self.finder = finder
        let server = place.server
        let fence = place.fence { try await server?.snapshot().homes ?? [] }
        controller = HomeController(store: store, finder: finder, fence: fence)
    }

    /// The same homes through the same connections, with languages that were read anew.
    public init(_ house: House, speaking languages: [Language]) { self.init(house, languages, only: house.only) }

    /// One home of a house, for who may not know of the others: what is meant is always in it.
    public init(_ house: House, only home: HomeID) { self.init(house, house.languages, only: home) }

    private init(_ house: House, _ languages: [Language], only: HomeID?) {
        self.languages = languages
        source = house.source
        self.only = only
        place = house.place
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
        case .file(let snapshot): spokenOf(snapshot)
        case .database(let database): spokenOf(try await database.snapshot())
        }
    }

    /// The homes that may be spoken of.
    private func spokenOf(_ snapshot: HomeSnapshot) -> HomeSnapshot {
        only.map { HomeSnapshot(homes: [snapshot.home($0)].compactMap(\.self)) } ?? snapshot
    }

    /// Tells whenever something in the homes has changed, by this program or by another; nothing where they are of a file.
    ///
    /// - Throws: `HomeDatabaseError` where the database cannot be opened.
    nonisolated func changes() throws -> AsyncStream<HomeEvent>? {
        guard case .database = source else { return nil }
        // A database of its own, because an observer is not told of what the database that it is beside does.
        let observer = try place.store().observer()
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
    public func parsers() async throws -> [Parser] { Array(try await allParsers().prefix(languages.count)) }

    /// The same, and one of a further language that somebody names, where it is there beside the others.
    ///
    /// - Throws: what `Language` throws, `HomeDatabaseError`.
    public func parsers(speaking code: String?) async throws -> [Parser] {
        let spoken = Set(try languages(with: code).map(\.code))
        return try await allParsers().filter { spoken.contains($0.code) }
    }

    /// The languages that are spoken, and a further one that somebody names, where it is there beside the others.
    ///
    /// - Throws: what `Language` throws.
    public func languages(with code: String?) throws -> [Language] {
        guard let code, !languages.contains(where: { $0.code == code }), let folder = language.folder(beside: code)
        else { return languages }
        if let known = further.first(where: { $0.code == code }) { return languages + [known] }
        further.append(try Language(folder: folder, address: Installation().address))
        known = nil
        return languages + further.suffix(1)
    }

    private func allParsers() async throws -> [Parser] {
        let languages = languages + further
        switch source {
        case .file(let snapshot):
            let parsers = known?.parsers ?? languages.map { Parser($0, spokenOf(snapshot)) }
            known = (LogPosition([:]), parsers)
            return parsers
        case .database(let database):
            let earlier = known
            let update = try await database.update(since: earlier?.position)
            let snapshot = spokenOf(update.snapshot)
            let parsers =
                // What tells of other homes is not for the parsers of one.
                if let earlier, let events = update.events, only == nil || events.isEmpty {
                    earlier.parsers.map { events.reduce($0) { $0.updated(with: $1, in: snapshot) } }
                } else {
                    languages.map { Parser($0, snapshot) }
                }
            // While this waited, another caller may have come further, or a language more.
            if languages.count == self.languages.count + further.count,
                known.map({ !update.position.isOlder(than: $0.position) }) ?? true
            {
                known = (update.position, parsers)
            }
            return parsers
        }
    }

    /// What carries out the outcomes of a parser, and keeps what is to be done later as a user asks for it.
    ///
    /// It opens nothing for a client that is barred from it, whoever speaks.
    public nonisolated func performer(for parser: Parser, user: String? = nil, barring client: RestrictedClient? = nil)
        -> Performer
    {
        let barring = client?.refusal(in: parser.homes.first?.name ?? "")
        return Performer(control: controller, replies: parser.replies, agenda: agenda(of: user), barring: barring)
    }

    private nonisolated func agenda(of user: String?) -> Agenda {
        switch source {
        case .file: .none(because: .agendaInFile)
        case .database(let database):
            .kept(
                in: database, by: Author(user: user, account: Installation.account),
                telling: { localized(fault: $0) })
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
        return TimeKeeper(in: place, database, control: controller, isOff: isOff)
    }

    /// Where changes are kept.
    ///
    /// - Throws: `InputError.readOnly` with a home file, which is only read.
    nonisolated func store() throws -> any SharedHomeStore {
        guard case .database(let database) = source else { throw InputError.readOnly }
        return database
    }

    /// The accessories of the homes, and the devices that they are reached through.
    public nonisolated var accessories: AccessoryDirectory { AccessoryDirectory(house: self) }

    /// What adds accessories to the homes, takes them out, and has them looked for elsewhere.
    public nonisolated var accessoryAdministration: AccessoryAdministration { AccessoryAdministration(house: self) }

    /// What administers the other controllers that accessories trust.
    public nonisolated var otherControllers: ControllerAdministration { ControllerAdministration(house: self) }

    /// What finds devices in the network.
    public nonisolated var discovery: AccessoryDiscovery { AccessoryDiscovery(house: self) }

    /// What takes the homes from a home file, and writes them as one.
    public nonisolated var homeFile: HomeFileExchange { HomeFileExchange(house: self) }
}
