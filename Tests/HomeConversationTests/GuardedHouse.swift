import Foundation
import HomeLanguage
import HomeModel
import HomeOutcomes
import Synchronization
import TestSupport

@testable import HomeConversation

/// The gatehouse, people who talk with it, and an eye on whatever is opened.
actor GuardedHouse {
    /// What was opened at an accessory: its name, the characteristic and the value.
    struct Opened: Hashable {
        let accessory: String
        let type: String
        let value: CharacteristicValue
    }

    let home = WiredHome("gatehouse")
    let store: MemoryHomeStore
    /// The clock that nobody can set.
    private let monotonic = Mutex(ContinuousClock.now)
    /// The clock on the wall.
    private var wall = Date(timeIntervalSince1970: 1_795_197_600)
    private lazy var conversation = Conversation(clock: { self.instant })
    private var known: (homes: HomeSnapshot, parser: Parser)?
    private var seen = 0

    init() {
        store = MemoryHomeStore(home.snapshot, now: { Date(timeIntervalSince1970: 1_795_197_600) })
    }

    nonisolated var instant: ContinuousClock.Instant { monotonic.withLock { $0 } }

    /// One turn, perhaps at a client for which nothing is opened.
    func say(
        _ text: String, by user: String? = nil, isDoubtful: Bool = false, rival: String? = nil, at barred: String? = nil
    ) async -> Outcome {
        let parser = await parser()
        let performer = performer(parser, user, barred)
        return await conversation.turn(
            text, parser, in: Context(user: user, now: PresentTime(wall, in: .gmt)), performer: performer,
            isDoubtful: isDoubtful, rival: rival)
    }

    /// One turn by hand; nil where that cannot be done.
    func touch(_ type: CharacteristicType, of accessory: String, to value: JSON, at barred: String? = nil) async
        -> Outcome?
    {
        let parser = await parser()
        let services = home.snapshot.homes[0].spokenServices.filter { $0.accessory.name == accessory }
        guard let placed = services.first(where: { $0.service.settings.contains { $0.type == type } }) else {
            return nil
        }
        let context = Context(now: PresentTime(wall, in: .gmt))
        guard let turn = Turn(.set(type, value, of: placed.reference), parser, in: context) else { return nil }
        return await conversation.take(turn, performer: performer(parser, nil, barred))
    }

    private func performer(_ parser: Parser, _ user: String?, _ barred: String?) -> Performer {
        Performer(
            control: home, replies: parser.replies, agenda: .kept(in: store, by: Author(user: user)),
            barring: barred.map { .mayNotOpen($0, in: home.snapshot.homes[0].name) })
    }

    private func parser() async -> Parser {
        let homes = await store.snapshot()
        if let known, known.homes == homes { return known.parser }
        let parser = Parser(English.language, homes)
        known = (homes, parser)
        return parser
    }

    /// Lets time pass, and has somebody set the clock on the wall.
    func pass(seconds: Double, settingTheWallBy shift: Double = 0) {
        monotonic.withLock { $0 += .seconds(seconds) }
        wall += seconds + shift
    }

    /// Ends the program that talks, and starts it again.
    func restart() { conversation = Conversation(clock: { self.instant }) }

    /// Fires every trigger at its time, as the scheduler does; gives what each may open.
    func fireTriggers() async -> Set<Opening> {
        var allowed: Set<Opening> = []
        let snapshot = await store.snapshot()
        for home in snapshot.homes {
            for trigger in home.triggers where trigger.isEnabled {
                let consent = await store.consent(of: trigger.id)
                allowed.formUnion(consent?.openings ?? [])
                for scene in home.actionSets where trigger.actionSets.contains(scene.id) {
                    let given = if let consent { consent.firing(trigger) } else { Consent.none }
                    _ = await self.home.run(scene, in: home, with: given)
                }
            }
        }
        return allowed
    }

    /// What was opened since the last look.
    func opened() async -> Set<Opened> {
        let writes = await home.writes
        defer { seen = writes.count }
        return Set(writes.dropFirst(seen).compactMap { opened(by: $0) })
    }

    /// What a write opens, by what HAP says of the values, and by nothing that Beckon thinks of it.
    private func opened(by write: CharacteristicWrite) -> Opened? {
        for accessory in home.snapshot.homes[0].accessories where accessory.address == write.address.accessory {
            for service in accessory.services {
                guard let type = service.characteristics.first(where: { $0.iid == write.address.iid })?.type.name
                else { continue }
                let isOpening =
                    switch (service.type.name, type) {
                    case (_, "LockTargetState"), (_, "TargetDoorState"): write.value.number == 0
                    case (_, "SecuritySystemTargetState"): write.value.number == 3
                    case ("Door", "TargetPosition"): (write.value.number ?? 1) > 0
                    default: false
                    }
                return isOpening ? Opened(accessory: accessory.name, type: type, value: write.value) : nil
            }
        }
        return nil
    }

    /// What openings are at the accessories.
    func named(_ openings: Set<Opening>) -> Set<Opened> {
        Set(
            openings.map { opening in
                let accessory = home.snapshot.homes[0].accessories.first { $0.id == opening.service.accessory }
                return Opened(
                    accessory: accessory?.name ?? "?", type: opening.characteristic.name, value: opening.value)
            })
    }

    /// All that triggers may open.
    var standing: Set<Opening> {
        get async {
            var openings: Set<Opening> = []
            for trigger in await store.snapshot().homes[0].triggers {
                openings.formUnion(await store.consent(of: trigger.id)?.openings ?? [])
            }
            return openings
        }
    }
}
