import HomeModel

/// Tells of the changes that other programs, and other `HomeDatabase` values of this one, make to the homes.
///
/// It looks for changes for as long as it is cache; `events` ends with it. Every change is told within 200 ms.
public final class HomeObserver: HomeObserving {
    /// What has changed, in the order of the log, for one reader.
    ///
    /// The first is one `homesUpdated`, as soon as the homes have been read (row M3). Changes of the own database are
    /// not told (row O3). After an absence, and where the reader is too slow to keep up, one `homesUpdated` stands for
    /// all that was missed (row O5).
    public let events: AsyncStream<HomeEvent>
    private let poller: ChangePoller
    private let looking: Task<Void, Never>

    /// How many events wait for a reader.
    static let longestQueue = 1_000

    /// An observer beside a database, on a connection and a thread of its own.
    ///
    /// - Throws: `HomeDatabaseError`.
    public init(of database: HomeDatabase) throws(HomeDatabaseError) {
        let (events, told) = AsyncStream.makeStream(
            of: HomeEvent.self, bufferingPolicy: .bufferingOldest(Self.longestQueue))
        self.events = events
        let poller = try ChangePoller(of: database, publishingTo: told)
        self.poller = poller
        looking = Task { await poller.pollUntilCancelled() }
    }

    deinit { looking.cancel() }

    /// What is known of the homes: nothing until they have been read (row M2), then what the last event told of.
    public var known: KnownHomes { get async { await poller.known } }

    /// Goes to the background: nothing is looked for or told until `resume`.
    public func pause() async { await poller.pause() }

    /// Returns from the background: one `homesUpdated` follows where anything has changed (rows M3, O5).
    public func resume() async { await poller.resume() }
}
