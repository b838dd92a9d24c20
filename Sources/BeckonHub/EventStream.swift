import BeckonRuntime
import HomeModel

/// The events of one client, as server-sent events: from where it left off, and on.
struct EventStream: Sendable {
    let hub: Hub
    let caller: Caller

    /// Writes events as they come, until the hub ends or the client has gone, which `write` throws of.
    ///
    /// The first tells from where on the client follows; then it can load what is there now, and misses nothing.
    func write(from start: EventStart, _ write: (String) async throws -> Void) async throws {
        let wakes = hub.events.follow()
        var last = hub.events.last
        switch start {
        case .now: try await write(text("ready", last, "{}"))
        case .missed: try await write(text("reload", last, "{}"))
        case .after(let number):
            last = number
            try await tell(&last, write)
        }
        for await _ in wakes {
            if hub.isEnding { return }
            try await tell(&last, write)
        }
    }

    private func tell(_ last: inout UInt64, _ write: (String) async throws -> Void) async throws {
        switch hub.events.backlog(after: last) {
        case .tooMany:
            last = hub.events.last
            try await write(text("reload", last, "{}"))
        case .events(let events):
            last = events.last?.number ?? last
            let homes = try await visibleHomes()
            let told = events.filter { event in event.home.map { homes?.contains($0) ?? true } ?? true }
            // A comment shows whether somebody still reads.
            try await write(
                told.isEmpty ? ":\n\n" : told.map { text($0.topic, $0.number, $0.line) }.joined())
        }
    }

    /// The names of the homes that the client may know of; nil is all.
    private func visibleHomes() async throws -> Set<String>? {
        if caller.user == nil { return nil }
        return Set(try await hub.house.snapshot().homes.filter(caller.mayEnter).map(\.name))
    }

    private func text(_ topic: String, _ number: UInt64, _ line: String) -> String {
        "id: \(hub.events.id(of: number))\nevent: \(topic)\ndata: \(line)\n\n"
    }
}
