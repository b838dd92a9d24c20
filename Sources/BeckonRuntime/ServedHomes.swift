import FoundationEssentials
import Glibc
import HAPController
import HomeModel
import HomePostgres

/// The homes of a server's database, served by this program under leases: of all programs that share them one serves each.
public struct ServedHomes: Sendable {
    /// Where the homes are; what this program does there, it does under its leases.
    public let place: DataPlace
    /// What holds the leases; nil where the homes are in a file, which programs of one machine share.
    let leases: LeaseKeeper?
    /// Tells other programs of this machine that this one lives.
    private let marks: ProgramMarks?

    /// The homes at a place, served by this program from now on, until `end`.
    ///
    /// - Parameters:
    ///   - homes: the names of the homes that are served; nil serves all.
    ///   - isYielding: whether they are given back as soon as another program wants to serve them.
    /// - Throws: `HomeDatabaseError`, `SchedulerFault` where the data folder cannot be used.
    public init(_ place: DataPlace, homes: [String]? = nil, isYielding: Bool = false) throws {
        guard let server = place.server else {
            (self.place, leases, marks) = (place, nil, nil)
            return
        }
        _ = try place.store()
        let folder = place.folder
        let marks = ProgramMarks(in: folder)
        let leases = LeaseKeeper(
            of: server, serving: homes, as: Self.machine, isYielding: isYielding,
            beside: marks, folder: folder)
        try marks.set(for: leases.program, responder: leases.responder)
        self.marks = marks
        self.place = DataPlace(folder: folder, server: server.serving(homes, under: leases))
        self.leases = leases
    }

    /// The homes that are served here, those first that somebody speaks to from away; nil where the homes are in a file.
    public var served: [HomeID]? { place.server?.servedHomes }

    /// Whether the server could not be reached when it was asked last; nil where the homes are in a file.
    public var isAway: Bool? { leases?.isAway }

    /// Holds the leases until the task is cancelled.
    public func keep() async { await leases?.run() }

    /// Holds the leases beside what else is done, until `end`; what can be had at once is held when it returns.
    ///
    /// - Throws: `HomePostgresError` where the server does not let any home be served, such as without the rights to.
    public func keeping() async throws -> Task<Void, Never> {
        await leases?.turn()
        if let leases, leases.held.isEmpty, let trouble = leases.trouble { throw trouble }
        return Task { await keep() }
    }

    /// Goes on with what a program before this one has left, where an error says that the server cannot be reached; says whether it does.
    ///
    /// Where one before this was asked to wait by hubs that serve homes, it waits for the server and answers them: they go on for as long
    /// as they are answered.
    public func goOn(after error: any Error) async -> Bool {
        guard let leases, (error as? HomePostgresError)?.isOutOfReach == true else { return false }
        await leases.turn()
        while leases.held.isEmpty, leases.isAway, leases.standsIn {
            // A wait that is broken off is the end.
            guard (try? await Task.sleep(for: Self.interval)) != nil else { break }
            await leases.turn()
        }
        return !leases.held.isEmpty || !leases.isAway
    }

    /// How often a server is asked that is waited for.
    private static let interval = Duration.seconds(1)

    /// Gives the leases back, once nothing is done under them any more: who stands by takes them at once.
    public func end() async {
        guard let leases else { return }
        // What could not be given back, the next program that is started here finds by the mark.
        if await leases.end() { marks?.remove(of: leases.program) }
    }

    /// What reaches the accessories of homes that are served under leases; nil where there are none.
    public var controller: HomeController? {
        leases.map { _ in
            HomeController(store: PairingFile(folder: place.folder), fence: place.server?.commandFence)
        }
    }

    /// What people call this machine.
    private static var machine: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "" }
        return withUnsafeBytes(of: names.nodename) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
