import FoundationEssentials
import HAPController
import HomeModel
import ReplyRendering

/// Fires the triggers of a data folder at their dates (row S7), and as what they wait for happens (row S8).
///
/// One process at a time does; the others stand by and take over when it ends, however it ends. Whatever is claimed is
/// claimed in the database first, so that no date is fired twice; and what a killed process has left under way is run
/// again while it is within its minute: to write target values twice does no harm.
public actor Scheduler {
    let database: any SharedHomeStore
    let control: any HomeControl
    let clock: any SchedulerClock
    /// What puts into words what became of a scene.
    let replies: ReplyRenderer
    private let tell: @Sendable (SchedulerReport) -> Void
    private let folder: String
    /// What says in which homes triggers are fired here; nil where whoever has the lock fires all.
    private let leases: (any HomeLeases)?
    /// The leases under which it was settled what others have left under way.
    private var settled: [HomeID: Int64] = [:]
    /// The homes in which a claim failed: where its answer was lost, it may have been kept, and nobody is about it.
    var inDoubt: Set<HomeID> = []
    /// The triggers of which a claim is under way.
    private(set) var claiming: Set<TriggerID> = []
    /// What is being run here.
    var underWay: Set<RunningTrigger> = []
    /// What was run here to its end, as it went; the last of it.
    private var ended: [RunningTrigger: Firing] = [:]
    private static let mostEnded = 1_000
    /// The longest time between two looks at the database and the clock, both of which change at will.
    private let interval: TimeInterval
    /// Whether somebody sees what it tells; else the next command tells what did not go well.
    private let isSeen: Bool
    /// What listens to accessories; nil where nothing does, and only dates fire.
    private let watch: CharacteristicWatch?
    private var events = EventTriggers()
    /// Whether it goes on for long enough to listen.
    private var isListening = false
    private var lock: SchedulerLock?
    private var runs: [Int: Task<Void, Never>] = [:]
    private var runCount = 0
    private var lastTrouble: (text: String, date: Date)?

    /// A scheduler of a shared database, beside a data folder.
    ///
    /// It listens to accessories where the control layer is one that does.
    ///
    /// - Parameter interval: the longest time, in seconds, between two looks at the database and the clock.
    public init(
        _ database: any SharedHomeStore, in folder: String, under leases: (any HomeLeases)? = nil,
        control: any HomeControl, clock: any SchedulerClock = WallClock(),
        interval: TimeInterval = 5, replies: ReplyRenderer, isSeen: Bool = true,
        tell: @escaping @Sendable (SchedulerReport) -> Void
    ) {
        self.database = database
        self.control = control
        watch = (control as? HomeController).map { CharacteristicWatch($0, interval: .seconds(interval)) }
        self.clock = clock
        self.interval = interval
        self.replies = replies
        self.isSeen = isSeen
        self.tell = tell
        (self.folder, self.leases) = (folder, leases)
    }

    /// Fires triggers until the task is cancelled; what is under way then is brought to its end.
    ///
    /// With `untilIdle` it ends before, where nothing is left to do: no trigger is enabled, another process fires them, or
    /// the data folder is gone.
    public func run(untilIdle: Bool = false) async {
        isListening = true
        let listening = watch.map { watch in
            Task { for await change in watch.values { await self.take(change) } }
        }
        while !Task.isCancelled {
            let wake = await lookAround()
            if untilIdle, await isIdle() { break }
            await clock.sleep(until: wake)
        }
        await watch?.end()
        await listening?.value
        await end()
    }

    /// Does what is due now, if no other process fires the triggers; dates before the last minute are noted as missed.
    public func settle() async {
        _ = await lookAround()
        await end()
    }

    private func end() async {
        while let run = runs.values.first { await run.value }
        lock = nil
    }

    /// Whether nothing is left to do here.
    ///
    /// The lock is given back before the last look, so that whoever enables a trigger and sees the lock taken is seen here.
    private func isIdle() async -> Bool {
        if let leases {
            if leases.held.isEmpty { return true }
            guard runs.isEmpty else { return false }
            return await watchesNothing()
        }
        guard let lock, lock.isInPlace else { return true }
        guard runs.isEmpty, await watchesNothing() else { return false }
        self.lock = nil
        return await watchesNothing()
    }

    private func watchesNothing() async -> Bool {
        do { return try await database.watchedTriggers().isEmpty } catch {
            note(error)
            return false
        }
    }

    /// Tells a report; where somebody sees it, no other command tells it again.
    func report(_ report: SchedulerReport) async {
        tell(report)
        guard isSeen, let firing = report.firing else { return }
        do { try await database.told(firing) } catch { note(error) }
    }

    /// Does what is due; gives the time of the next look.
    private func lookAround() async -> Date {
        let now = clock.now
        do {
            guard try await isActive() else { return now + min(1, interval) }
            let wake = try await fireDue(at: now)
            return try await min(wake, lookAtEvents(at: now))
        } catch {
            note(error)
            return now + min(1, interval)
        }
    }

    /// Whether the triggers of a home are fired here.
    private func isServed(_ home: HomeID) -> Bool { leases.map { $0.lease(on: home) != nil } ?? (lock != nil) }

    private func isActive(under leases: any HomeLeases) async throws -> Bool {
        let held = leases.held.mapValues(\.number)
        let new = held.filter { settled[$0.key] != $0.value }
        if !held.isEmpty, new.count == held.count { tell(.active) }
        // What ran out and is held again under its number was nobody else's meanwhile: there is nothing to settle, and no server to ask.
        if !new.isEmpty {
            try await takeOver(Set(new.keys))
            settled.merge(new) { _, new in new }
        }
        let doubtful = inDoubt.intersection(held.keys)
        inDoubt = []
        if !doubtful.isEmpty {
            // Where the server cannot be reached, the next look asks again; what else there is to do goes on.
            do { try await takeOver(doubtful) } catch { inDoubt.formUnion(doubtful) }
        }
        return !held.isEmpty
    }

    private func isActive() async throws -> Bool {
        if let leases { return try await isActive(under: leases) }
        if lock != nil { return true }
        guard let taken = try SchedulerLock(folder: folder) else { return false }
        lock = taken
        do {
            try await takeOver()
        } catch {
            // Whoever takes the lock next has to settle what was left under way.
            lock = nil
            throw error
        }
        tell(.active)
        return true
    }

    private func fireDue(at now: Date) async throws -> Date {
        // Who may get another home to serve looks more often.
        var wake = now + (leases == nil ? interval : min(1, interval))
        for watched in try await database.watchedTriggers() where isServed(watched.home) {
            guard let timetable = watched.timetable else { continue }
            do {
                let next = timetable.next(after: min(watched.checkedUntil, now))
                if let coming = timetable.next(after: now) { wake = min(wake, coming) }
                if next ?? .distantFuture <= now || watched.checkedUntil > now { try await fire(watched, at: now) }
                if next == nil { try await retire(watched.trigger, in: watched.home) }
            } catch {
                note(error)
                inDoubt.insert(watched.home)
            }
        }
        return wake
    }

    private func fire(_ watched: WatchedTrigger, at now: Date) async throws {
        guard let home = try await database.home(watched.home),
            let trigger = home.triggers.first(where: { $0.id == watched.trigger.id })
        else { return }
        claiming.insert(trigger.id)
        defer { claiming.remove(trigger.id) }
        let claim = try await database.claim(watched, named: trigger.name, at: now)
        if let last = claim.missed.first {
            let firing = Firing(trigger: trigger.id, name: trigger.name, home: home.id, date: last, status: .missed)
            await report(.missed(firing, home: home.name, dates: claim.missed, more: claim.missedMore))
        }
        if let date = claim.date {
            start(
                Firing(trigger: trigger.id, name: trigger.name, home: home.id, date: date, status: .running),
                of: trigger, in: home, late: now.timeIntervalSince(date) > Firing.allowedLateness, isAgain: false)
        } else if !claim.missed.isEmpty {
            try await retire(watched.trigger, in: watched.home)
        }
    }

    // MARK: - What happens

    /// Listens to what enabled triggers wait for now, and lets time pass; gives the time of the next look.
    private func lookAtEvents(at now: Date) async throws -> Date {
        guard let watch, isListening else { return .distantFuture }
        let triggers = try await database.watchedTriggers().filter { $0.trigger.event?.characteristic != nil }
        var homes: [Home] = []
        for id in Set(triggers.map(\.home)) {
            if let home = try await database.home(id) { homes.append(home) }
        }
        var happened: Set<TriggerID> = []
        for trigger in triggers.map(\.trigger) where !events.knows(trigger) {
            if try await database.eventHasHappened(of: trigger) { happened.insert(trigger.id) }
        }
        events.update(triggers, in: homes, happened: happened)
        await watch.listen(to: events.addresses)
        await settle(events.pass(to: now), at: now)
        return events.nextPass ?? .distantFuture
    }

    /// Takes a value that an accessory told; the process that does not fire triggers only listens.
    private func take(_ change: CharacteristicChange) async {
        let now = clock.now
        let knewAll = events.knowsAll
        let effect = events.take(change, at: now)
        guard leases.map({ !$0.held.isEmpty }) ?? (lock != nil) else { return }
        if !knewAll, events.knowsAll { tell(.listening(events.addresses.count)) }
        await settle(effect, at: now)
    }

    private func settle(_ effect: EventTriggers.Effect, at now: Date) async {
        for watched in effect.over where isServed(watched.home) {
            do { try await database.eventIsOver(of: watched.trigger) } catch { note(error) }
        }
        for watched in effect.happening where isServed(watched.home) {
            do { try await fireEvent(of: watched, at: now) } catch {
                note(error)
                inDoubt.insert(watched.home)
            }
        }
    }

    private func fireEvent(of watched: WatchedTrigger, at now: Date) async throws {
        guard let home = try await database.home(watched.home),
            let trigger = home.triggers.first(where: { $0.id == watched.trigger.id })
        else { return }
        claiming.insert(trigger.id)
        defer { claiming.remove(trigger.id) }
        guard try await database.claimEvent(of: watched, named: trigger.name, at: now) else { return }
        // As the database keeps it: to the second.
        let date = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
        start(
            Firing(trigger: trigger.id, name: trigger.name, home: home.id, date: date, status: .running),
            of: trigger, in: home, late: false, isAgain: false)
    }

    /// Notes what was run to its end, before the database is told: until that has it, nobody else is about it.
    func note(ended firing: Firing) {
        if ended.count >= Self.mostEnded, let oldest = ended.keys.min(by: { $0.date < $1.date }) { ended[oldest] = nil }
        ended[RunningTrigger(trigger: firing.trigger, date: firing.date)] = firing
    }

    /// How something went that was run here to its end; nil where it was not.
    func end(of run: RunningTrigger) -> Firing? { ended[run] }

    /// Begins to run the scenes of a trigger; slow accessories keep no other trigger waiting.
    func start(_ firing: Firing, of trigger: Trigger, in home: Home, late: Bool, isAgain: Bool) {
        runCount += 1
        let number = runCount
        let run = RunningTrigger(trigger: firing.trigger, date: firing.date)
        underWay.insert(run)
        runs[number] = Task {
            await perform(firing, of: trigger, in: home, late: late, isAgain: isAgain)
            runs[number] = nil
            underWay.remove(run)
        }
    }

    /// Tells what is wrong; the same again after an hour.
    func note(_ error: any Error) {
        let (text, now) = (localized(fault: error), clock.now)
        if let lastTrouble, lastTrouble.text == text, abs(now.timeIntervalSince(lastTrouble.date)) < 3_600 { return }
        lastTrouble = (text, now)
        tell(.trouble(text))
    }
}

/// A date of a trigger whose scenes are being run.
struct RunningTrigger: Hashable {
    let trigger: TriggerID
    let date: Date
}
