import Foundation
import HomeModel
import Logging
import Synchronization

/// Serves homes under leases: holds those that nobody else does, and stands by for the others.
///
/// A lease counts from before it was asked for, by a clock that goes on while the machine sleeps (CLOCK_BOOTTIME), and ends a
/// margin before anybody else may take it over. It is renewed over a connection of its own, for which nothing else waits.
public final class LeaseKeeper: HomeLeases {
    static let log = Logger(label: "HomePostgres")
    /// How long those who stand by are given to promise that they wait.
    private static let answering = Duration.seconds(1)
    /// The most leases of one turn that are told one by one.
    private static let mostTold = 10

    /// Who holds the leases; another each time that a program is started.
    public let program = UUID()
    let terms: LeaseTerms
    private let state = Mutex(State())
    private let session: LeaseSession
    private let memory: OfflineHomes
    private let server: String
    /// What was promised to others that hold leases, and where they ask for it.
    private let grants = LeaseGrants()
    private let grantor = LeaseGrantor()
    private let round = LeaseGrantRequest()
    /// The homes that are served, by the keys of their names; nil for all.
    private let names: Set<String>?
    /// The other programs of this data folder; nil knows none.
    private let neighbours: (any LocalPrograms)?
    /// Told whenever a lease was got, lost or given back.
    private let changed: AsyncStream<Void>.Continuation
    /// Whenever a lease was got, lost or given back.
    public let changes: AsyncStream<Void>

    private struct State {
        var leases: [HomeID: Lease] = [:]
        var isAway = false
        var isOver = false
        /// Whether the server was reached once, or it is settled what is done without.
        var hasBegun = false
        /// Leases that ran out while the server could not be reached: nobody has them for as long as all promise that.
        var lapsed: [HomeID: Int64] = [:]
        /// Who may take over what is held, as far as is known here.
        var waiters: [HomeID: Set<LeaseGrantRequest.Waiter>] = [:]
        /// Up to which dates triggers may be fired alone under what was promised.
        var covered: [HomeID: Date] = [:]
        /// How often the server was reached.
        var turns = 0
        /// Where programs of this machine that have ended were asked to wait.
        var grantorsOfEnded: [LeaseGrantor] = []
    }

    /// What holds leases on the homes of a store.
    ///
    /// - Parameters:
    ///   - homes: the names of the homes that are served; nil serves all.
    ///   - name: what people call this machine.
    ///   - isYielding: whether homes are given back as soon as anybody stands by.
    ///   - neighbours: the other programs of the data folder; without it none is known to have ended.
    ///   - folder: the data folder, where copies are kept of what is served alone; nil keeps none.
    public init(
        of store: HomePostgres, serving homes: [String]? = nil, as name: String, terms: LeaseTerms = LeaseTerms(),
        isYielding: Bool = false, beside neighbours: (any LocalPrograms)? = nil, folder: String? = nil
    ) {
        self.terms = terms
        self.neighbours = neighbours
        server = store.address.description
        names = homes.map { Set($0.map { NameKey($0).text }) }
        (changes, changed) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        memory = store.memory
        session = LeaseSession(
            to: store.address, memory: memory,
            asking: LeaseSession.Asking(
                program: program, name: name, homes: homes, terms: terms, isYielding: isYielding,
                neighbours: neighbours, folder: folder, grants: grants, responder: grantor))
        let (memory, grants, duration) = (memory, grants, terms.duration)
        grantor?.serve { question in
            // Whoever reaches the server takes over what is not renewed there.
            guard memory.isAway else { return [] }
            return grants.grant(question.leases, until: .now + duration, covering: question.date)
        }
    }

    deinit { shutDoors() }

    private func shutDoors() {
        grantor?.end()
        for responder in state.withLock(\.grantorsOfEnded) { responder.end() }
    }

    /// Where this program is asked to wait, for whoever goes on after it has ended (`EndedProgram`); it is secret.
    public var responder: String? { grantor?.kept }

    /// Whether it answers in the place of programs that have ended: those who ask act only while they are answered.
    public var standsIn: Bool { state.withLock { !$0.grantorsOfEnded.isEmpty } }

    // MARK: - Who may act

    /// The leases that hold now.
    public var held: [HomeID: Lease] {
        let now = ContinuousClock.now
        return state.withLock { $0.leases.filter { $0.value.holds(at: now) } }
    }

    /// The lease on a home; nil where none holds now.
    public func lease(on home: HomeID) -> Lease? {
        state.withLock { $0.leases[home].flatMap { $0.holds() ? $0 : nil } }
    }

    /// Whether the server could not be reached when it was asked last.
    public var isAway: Bool { state.withLock { $0.isAway } }

    /// What is wrong at the server, such as missing rights, where it can be reached and yet nothing is served; nil else.
    public var trouble: HomePostgresError? { memory.trouble }

    /// Has a lease end at a moment, which was held for as long as nobody stood by: before anybody can read that it may be
    /// taken over.
    func bound(_ waiters: [HomeID: Set<LeaseGrantRequest.Waiter>], by end: ContinuousClock.Instant) {
        state.withLock { state in
            for (home, waiters) in waiters {
                state.waiters[home, default: []].formUnion(waiters)
                guard let lease = state.leases[home], lease.end == nil else { continue }
                state.leases[home] = Lease(home: home, number: lease.number, end: end)
            }
        }
    }

    // MARK: - Keeping

    /// Holds leases until the task is cancelled or `end` is called.
    public func run() async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await self.keepGrants() }
            while !Task.isCancelled, !state.withLock({ $0.isOver }) {
                await turn()
                await session.rest(for: terms.interval)
            }
            group.cancelAll()
        }
    }

    /// Has those who stand by wait, for as long as the server cannot be reached.
    private func keepGrants() async {
        // A wait that is broken off is the end.
        while (try? await Task.sleep(for: terms.interval)) != nil, !state.withLock({ $0.isOver }) {
            if isAway { await requestGrants() }
        }
    }

    /// Goes on with the homes that everybody promises not to take over who stands by for them; from then on a lease holds as if it had
    /// been renewed when that was asked for.
    func requestGrants() async {
        let (leases, waiters, turns) = state.withLock { state in
            let bounded = state.leases.filter { $0.value.end != nil }.mapValues(\.number)
            return (bounded.merging(state.lapsed) { $1 }, state.waiters, state.turns)
        }
        var questions: [LeaseGrantRequest.Waiter: [LeaseGrants.Lease]] = [:]
        for (home, number) in leases {
            for waiter in waiters[home] ?? [] {
                questions[waiter, default: []].append(LeaseGrants.Lease(home: home, number: number))
            }
        }
        if questions.isEmpty { return }
        let (asked, span) = (ContinuousClock.now, terms.duration - terms.margin)
        let covered = Date().addingTimeInterval(span / .seconds(1))
        let promised = await round.ask(questions, covering: covered, within: Self.answering)
        let before = state.withLock { $0.leases.mapValues(\.number) }
        state.withLock { state in
            // Who has reached the server meanwhile knows better.
            guard state.turns == turns, state.isAway, !state.isOver else { return }
            for (home, number) in leases {
                let lease = LeaseGrants.Lease(home: home, number: number)
                guard let waiters = state.waiters[home], !waiters.isEmpty,
                    waiters.allSatisfy({ promised[$0]?.contains(lease) ?? false })
                else { continue }
                state.leases[home] = Lease(home: home, number: number, end: asked + span)
                state.lapsed[home] = nil
                state.covered[home] = Date(timeIntervalSince1970: Double(covered.column))
            }
        }
        let now = state.withLock { $0.leases.mapValues(\.number) }
        tell(from: before, to: now)
        if before != now { changed.yield() }
    }

    /// Whether triggers of a home may be fired alone at a date: nobody takes it over, or who does knows that they may have been.
    func isAlone(in home: HomeID, at date: Date) -> Bool {
        state.withLock { state in
            guard let lease = state.leases[home], lease.holds() else { return false }
            return lease.end == nil || state.isAway && (state.covered[home].map { date < $0 } ?? false)
        }
    }

    /// Asks for what can be had now, and renews what is held.
    public func turn() async {
        do {
            let turn = try await session.turn(self)
            state.withLock { state in
                (state.hasBegun, state.waiters, state.covered, state.lapsed) = (true, turn.waiters, [:], [:])
                state.turns += 1
            }
            take(turn.held, isAway: false)
        } catch {
            let isFirst = state.withLock { state in
                defer { state.hasBegun = true }
                return !state.hasBegun
            }
            if isFirst { inherit() }
            let fault = HomePostgresError(error, at: server)
            if memory.goAway(because: fault) {
                let told: Logger.Message =
                    fault.isOutOfReach
                    ? "the server cannot be reached, and homes that no other hub may serve are served with what is known"
                    : "the server does not let homes be served"
                Self.log.warning(told, metadata: ["why": "\(fault)"])
            }
            take(nil, isAway: true)
        }
    }

    /// Goes on where ended programs of this machine left off: what they held nobody else can take, and what they stood by for they do
    /// not take any more.
    private func inherit() {
        let ended = neighbours?.takeOver() ?? []
        let (grants, duration) = (grants, terms.duration)
        let doors = ended.compactMap(\.responder).compactMap { LeaseGrantor(kept: $0) }
        for responder in doors {
            responder.serve { grants.grant($0.leases, until: .now + duration, covering: $0.date, forEnded: true) }
        }
        var copies: [HomeID: ServedCopies.Copy] = [:]
        for copy in ended.flatMap({ $0.copies.all(from: server) }) {
            let home = copy.home.home
            if let names, names.isDisjoint(with: home.nameKeys) { continue }
            if let known = copies[home.id], known.number >= copy.number { continue }
            copies[home.id] = copy
        }
        memory.inherit(Array(copies.values), at: Date())
        state.withLock { state in
            state.leases = copies.mapValues { Lease(home: $0.home.home.id, number: $0.number, end: nil) }
            state.grantorsOfEnded = doors
        }
    }

    private func take(_ leases: [HomeID: Lease]?, isAway: Bool) {
        let (before, now, wasAway) = state.withLock { state in
            let before = state.leases.mapValues(\.number)
            if let leases, !state.isOver { state.leases = leases }
            if isAway, !state.isOver {
                for (home, lease) in state.leases where !lease.holds() { state.lapsed[home] = lease.number }
            }
            state.leases = state.leases.filter { $0.value.holds() }
            defer { state.isAway = isAway }
            return (before, state.leases.mapValues(\.number), state.isAway)
        }
        if wasAway, !isAway { Self.log.notice("the server is reached again") }
        tell(from: before, to: now)
        if before != now || wasAway != isAway { changed.yield() }
    }

    /// Tells the log which leases came and went.
    private func tell(from before: [HomeID: Int64], to now: [HomeID: Int64]) {
        if before == now { return }
        let taken = now.filter { before[$0.key] != $0.value }
        let lost = before.filter { now[$0.key] == nil }
        for (verb, leases) in [("taken", taken), ("lost", lost)] {
            for (home, number) in leases.prefix(Self.mostTold) {
                Self.log.notice(
                    "a lease was \(verb)", metadata: ["home": "\(memory.name(of: home))", "number": "\(number)"])
            }
            let more = leases.count - Self.mostTold
            if more > 0 { Self.log.notice("more leases were \(verb)", metadata: ["leases": "\(more)"]) }
        }
    }

    /// Gives every lease back, once nothing is done under it any more: whoever stands by takes it at once.
    ///
    /// - Returns: whether the server knows of it; where it cannot be reached, others wait until the lease has run out.
    @discardableResult
    public func end() async -> Bool {
        let held = state.withLock { state in
            defer { (state.isOver, state.leases) = (true, [:]) }
            return state.leases.count
        }
        defer { changed.finish() }
        shutDoors()
        do {
            try await session.giveBack()
            if held > 0 { Self.log.notice("leases were given back", metadata: ["leases": "\(held)"]) }
            return true
        } catch {
            let why = HomePostgresError(error, at: server)
            Self.log.notice("leases are not given back: they end by themselves", metadata: ["why": "\(why)"])
            return false
        }
    }
}
