import HomeModel

/// Tells of the changes that others make to the homes in a PostgreSQL database.
///
/// A word from the server wakes it, and the numbers of the logs decide what it tells: nothing is missed where a word is, and
/// nothing told twice. It looks for changes for as long as it is kept; `events` ends with it.
public final class HomePostgresObserver: HomeObserving {
    /// What has changed, home by home in the order of its log, for one reader.
    ///
    /// The first is one `homesUpdated`, as soon as the server has been reached (row M3). Changes by the observed store are
    /// not told (row O3). Where a log does not go back far enough, and where the reader is too slow to keep up, one
    /// `homesUpdated` stands for all that was missed (row O5).
    public let events: AsyncStream<HomeEvent>
    private let looking: Task<Void, Never>
    private let reader: KnownHomesReader

    /// How many events wait for a reader.
    static let longestQueue = 1_000

    /// An observer beside a store, on a connection and a thread of its own; while the server cannot be reached, it goes on
    /// trying to.
    public init(of store: HomePostgres) {
        let (events, told) = AsyncStream.makeStream(
            of: HomeEvent.self, bufferingPolicy: .bufferingOldest(Self.longestQueue))
        self.events = events
        reader = KnownHomesReader(store: store)
        let listener = ChangeListener(to: store.address, session: store.session, telling: told)
        looking = Task { await listener.listenUntilCancelled() }
    }

    deinit { looking.cancel() }

    /// What is known of the homes: nothing until they have been read (row M2), then at least what the last event told of,
    /// as far as the server can be reached.
    public var known: KnownHomes { get async { await reader.newest() } }
}

/// Reads the homes for an observer, and keeps what was read last.
private actor KnownHomesReader {
    private let store: HomePostgres
    private var known = KnownHomes.loading

    init(store: HomePostgres) { self.store = store }

    func newest() async -> KnownHomes {
        // While the server cannot be reached, known is what was read last.
        if let snapshot = try? await store.snapshot() { known = .loaded(snapshot) }
        return known
    }
}
