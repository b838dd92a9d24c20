import HomeModel
import TestSupport

@testable import HomeDatabase

/// Two `HomeDatabase` values on one file, and an observer of the first; the second is another program to it.
struct Observed {
    let folder = TemporaryFolder()
    let own: HomeDatabase
    let other: HomeDatabase
    let observer: HomeObserver

    /// An observer that has told its first `homesUpdated`.
    init(_ snapshot: HomeSnapshot = Fixture.home("cottage")) async throws {
        own = try HomeDatabase(folder: folder.path)
        other = try HomeDatabase(folder: folder.path)
        try await own.replace(with: snapshot)
        observer = try HomeObserver(of: own)
        _ = await next(1)
    }

    /// The events that come next, as "topic verb name".
    func next(_ count: Int) async -> [String] {
        var events: [String] = []
        for await event in observer.events.prefix(count) { events.append(event.line) }
        return events
    }

    /// Has the other program change the primary home.
    func others(_ edits: HomeEdit..., by author: Author = .owner) async throws {
        guard let home = try await other.home(named: nil)?.id else { return }
        try await other.apply(edits.map { .change(home, $0) }, by: author)
    }

    /// The primary home.
    var home: Home {
        get async throws {
            guard let home = try await own.home(named: nil) else { throw HomeError.notFound }
            return home
        }
    }
}

extension HomeEvent {
    /// The event as "topic verb name".
    var line: String { "\(topic) \(verb) \(name ?? "-")" }
}
