import FoundationEssentials
import HomeModel
import HomeOutcomes
import ReplyRendering

/// Sees to it that what was promised for later is done: some program has to fire the triggers of a data folder.
///
/// Any `trigger run` or `listen` does. Where none is there, one is started in the background that ends when nothing is left
/// to do, unless that is switched off.
public struct TimeKeeper: Sendable {
    /// The variable of the environment that switches it off.
    public static let variable = "BECKON_TIME_KEEPER"

    private let place: DataPlace
    private let database: any SharedHomeStore
    private let control: any HomeControl
    private let isOff: Bool

    /// The time-keeper of a data folder.
    public init(in place: DataPlace, _ database: any SharedHomeStore, control: any HomeControl, isOff: Bool) {
        self.place = place
        self.database = database
        self.control = control
        let word = ProcessInfo.processInfo.environment[Self.variable]?.lowercased()
        self.isOff = isOff || word == "off" || word == "0"
    }

    /// Does what fell due in the last minute where no program kept time; gives what was missed or went wrong since somebody
    /// was last told, a line each: of the home that is meant, or of all where none is named, as far as a
    /// user lives there.
    ///
    /// It comes before the next command does anything, so that nothing late takes the place of what is said now.
    public func catchUp(
        in replies: ReplyRenderer, for user: String? = nil, meaning home: String? = nil
    ) async throws -> [String] {
        // Homes of a server are served under leases, which no command asks for that ends at once.
        if place.server == nil { await settle(in: replies) }
        var lines: [String] = []
        let untold = try await database.takeUntold(in: homes(for: user, meaning: home))
        for (_, firings) in Dictionary(grouping: untold, by: { "\($0.trigger) \($0.status)" }) {
            guard let last = firings.last else { continue }
            let home = try await database.home(last.home)?.name ?? localized("gone-home")
            let report: SchedulerReport =
                last.status == .missed
                ? .missed(last, home: home, dates: firings.map(\.date), more: false)
                : .fired(last, home: home, scenes: [], late: false)
            lines.append(report.line(in: replies))
        }
        return lines.sorted()
    }

    /// The homes of which a user hears; nil for all, as whoever runs the program does.
    private func homes(for user: String?, meaning home: String?) async throws -> Set<HomeID>? {
        guard user != nil || home != nil else { return nil }
        let meant: [Home] =
            if let home { [try await database.home(named: home)].compactMap(\.self) } else {
                try await database.snapshot().homes
            }
        return Set(meant.filter { home in user.map { home.users.named($0) != nil } ?? true }.map(\.id))
    }

    private func settle(in replies: ReplyRenderer) async {
        await Scheduler(database, in: place.folder, control: control, replies: replies, isSeen: false) { _ in }.settle()
    }

    /// Makes sure that some program keeps time while a trigger is enabled; false where none does.
    public func keepTime() async throws -> Bool {
        if try await database.watchedTriggers().isEmpty { return true }
        if try await isKept() { return true }
        guard !isOff else { return false }
        place.tellChildren()
        guard let process = BackgroundProcess(["trigger", "run", "--background", "--data-dir", absoluteFolder]) else {
            return false
        }
        for _ in 0..<250 {
            if try await isKept() { return true }
            if process.hasEnded { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        return try await isKept()
    }

    /// What to tell where no program keeps time.
    public static var advice: String { localized("nobody-keeps-time", ["variable": variable]) }

    private func isKept() async throws -> Bool {
        guard let server = place.server else { return try SchedulerLock(folder: place.folder) == nil }
        let homes = Set(try await database.watchedTriggers().map(\.home))
        let holders = try await server.holders(of: homes)
        return holders.count == homes.count
            && !holders.values.contains { ProgramMarks(in: place.folder).hasEnded($0) }
    }

    private var absoluteFolder: String {
        let folder = place.folder
        return folder.hasPrefix("/") ? folder : FileManager.default.currentDirectoryPath + "/" + folder
    }
}

extension Outcome {
    /// Whether something was kept for later.
    public var promises: Bool {
        status == .understood && intents.contains(where: \.isScheduled)
    }
}
