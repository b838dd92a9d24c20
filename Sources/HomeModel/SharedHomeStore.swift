/// Keeps homes for many programs at once: all that upper floors ask of a shared database, whichever engine it is.
public protocol SharedHomeStore: HomeStore, FiringStore {
    /// Where the homes are kept, for people; there is no password in it.
    nonisolated var place: String { get }

    /// What is known at this moment, with the changes since an earlier one, whoever made them.
    func update(since position: LogPosition?) async throws -> HomeUpdate

    /// The edits of the last day, the newest first, for an author who lives in the homes.
    ///
    /// - Throws: `EditRefusal` where the author does not.
    func history(for author: Author) async throws -> [RecordedEdit]

    /// Takes an edit back, or the last of those that people made; gives it as it was.
    ///
    /// What was changed again since is not overwritten. An accessory that comes back is unpaired where its device is none
    /// of those `paired`. Taking back what took something back makes it again.
    ///
    /// - Throws: `UndoFault`, `EditRefusal` where the author may not change the homes; then nothing is changed.
    @discardableResult
    func undo(_ number: Int64?, paired: Set<DeviceID>, by author: Author) async throws -> RecordedEdit

    /// All that is kept of the homes, for another store, for an author who administers all of them.
    ///
    /// - Throws: `EditRefusal`.
    func contents(for author: Author) async throws -> StoreContents

    /// Takes over what another store keeps: all or nothing.
    ///
    /// - Parameter isBeside: whether it comes beside what is here, and not in its place.
    /// - Throws: `EditRefusal` where the author does not administer all that is here, or both have a home of one name.
    func take(_ kept: StoreContents, beside isBeside: Bool, by author: Author) async throws

    /// What tells of the changes that others make, for as long as it is kept.
    nonisolated func observer() throws -> any HomeObserving
}

/// Tells of the changes that others make to the homes of a store.
public protocol HomeObserving: Sendable {
    /// What has changed, for one reader; the first is one `homesUpdated`, as soon as the homes have been read (row M3).
    var events: AsyncStream<HomeEvent> { get }

    /// What is known of the homes: nothing until they have been read (row M2), then at least what the last event told of.
    var known: KnownHomes { get async }
}

/// How far the logs of a store were read.
public struct LogPosition: Hashable, Sendable {
    /// The number of the last change in the log of each home; of all homes together for nil.
    public let numbers: [HomeID?: Int64]

    /// A position in each of some logs.
    public init(_ numbers: [HomeID?: Int64]) { self.numbers = numbers }

    /// Whether another position knows something that this one does not.
    public func isOlder(than other: LogPosition) -> Bool {
        numbers.contains { log, number in other.numbers[log].map { number < $0 } ?? false }
    }
}

/// What is known of the homes at one moment, and the changes that led there.
public struct HomeUpdate: Sendable {
    /// The most changes that are given one by one: after more, reading everything again is quicker.
    public static let maximumEvents: Int64 = 32

    /// What is known.
    public let snapshot: HomeSnapshot
    /// The last changes in the logs that it has.
    public let position: LogPosition
    /// The changes since the moment that was asked about, the oldest first; nil where there are too many to tell, or
    /// the log does not go back so far.
    public let events: [HomeEvent]?

    /// An update of the given parts.
    public init(snapshot: HomeSnapshot, position: LogPosition, events: [HomeEvent]?) {
        (self.snapshot, self.position, self.events) = (snapshot, position, events)
    }
}
