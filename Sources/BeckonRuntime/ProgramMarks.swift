import FoundationEssentials
import Glibc
import HomePostgres
import Synchronization

/// Tells the programs that serve homes from one data folder which of them still run.
///
/// Each has a file of its own there that it keeps locked, and that names machine and folder: in a folder that was copied to another
/// machine, or beside the first, it says nothing of a program that runs where it came from.
final class ProgramMarks: LocalPrograms {
    private let folder: String
    private let place: Place
    /// The lock of this program.
    private let own = Mutex<SchedulerLock?>(nil)
    /// Those of ended programs whose homes it goes on to serve.
    private let left = Mutex<[UUID: SchedulerLock]>([:])

    init(in folder: String, of machine: Machine = Machine()) {
        self.folder = folder
        var status = stat()
        let isThere = stat(folder, &status) == 0
        place = Place(machine: machine, folder: isThere ? UInt64(status.st_ino) : 0)
    }

    /// A machine, as far as it can be told from others: a disk that was copied has the same identity, and other network cards.
    struct Machine: Hashable {
        var identity = ""
        /// The addresses that its network cards were made with; none where it has no card of its own, as in a container.
        var cards: Set<String> = []

        init(identity: String, cards: Set<String>) { (self.identity, self.cards) = (identity, cards) }

        /// This one.
        init() {
            identity = Self.text(of: "/etc/machine-id").filter(\.isHexDigit)
            let folder = "/sys/class/net"
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
                let card = "\(folder)/\(name)"
                // An Ethernet address (type 1) that was not made up by a program (0): these come and go.
                if Self.text(of: card + "/type") == "1", Self.text(of: card + "/addr_assign_type") == "0" {
                    cards.insert(Self.text(of: card + "/address").filter { $0.isHexDigit || $0 == ":" })
                }
            }
        }

        private static func text(of path: String) -> String {
            let bytes = FileManager.default.contents(atPath: path) ?? Data()
            return String(decoding: bytes.prefix(64), as: UTF8.self).filter { !$0.isWhitespace }
        }
    }

    /// Where programs run: the machine, and the folder on it.
    private struct Place {
        let machine: Machine
        let folder: UInt64

        /// It as a mark has it: "… 4711 02:fc:00:00:00:01".
        var text: String { "\(machine.identity) \(folder) \(machine.cards.sorted().joined(separator: " "))" }

        /// Whether a text is of this place: a card that was added or taken out makes no other machine of it.
        func isMeant(by text: Substring) -> Bool {
            let parts = text.split(separator: " ", omittingEmptySubsequences: false)
            guard parts.count >= 2, parts[0] == machine.identity, parts[1] == "\(folder)" else { return false }
            let cards = Set(parts.dropFirst(2).map(String.init).filter { !$0.isEmpty })
            return cards.isEmpty || machine.cards.isEmpty || !machine.cards.isDisjoint(with: cards)
        }
    }

    private static let ending = ".lock"

    private static func name(of program: UUID) -> String { ServedCopies.name(of: program) + ending }

    private func path(of program: UUID) -> String { folder + "/" + Self.name(of: program) }

    /// Tells that a program runs, until it ends.
    ///
    /// - Parameter responder: where it is asked to wait, for whoever comes after it.
    /// - Throws: `SchedulerFault` where the data folder cannot be used.
    func set(for program: UUID, responder: String? = nil) throws(SchedulerFault) {
        guard let lock = try SchedulerLock(folder: folder, name: Self.name(of: program)) else { return }
        lock.write(place.text + "\n" + (responder ?? ""))
        own.withLock { $0 = lock }
    }

    func remove(of program: UUID) { unlink(path(of: program)) }

    /// Whether a program is known to have ended: it was of this place, and its mark is held by nobody, or by us on its behalf.
    func hasEnded(_ program: UUID) -> Bool {
        left.withLock { $0[program] != nil } || lock(of: program) != nil
    }

    /// Whether a program serves, or served until it ended, from this folder on this machine.
    func areOf(_ program: UUID) -> Bool { lines(of: program).first.map(place.isMeant) ?? false }

    /// What the mark of a program says: its place, and its responder.
    private func lines(of program: UUID) -> [Substring] {
        let text = FileManager.default.contents(atPath: path(of: program)).map { String(decoding: $0, as: UTF8.self) }
        return text?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    }

    /// The lock of a program of this place that has ended; nil for others, and where it cannot be asked for.
    private func lock(of program: UUID) -> SchedulerLock? {
        guard areOf(program) else { return nil }
        return (try? SchedulerLock(folder: folder, name: Self.name(of: program))) ?? nil
    }

    /// The programs of which there are marks here.
    private var marked: [UUID] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.compactMap { name in
            name.hasSuffix(Self.ending) ? ServedCopies.program(named: name.dropLast(Self.ending.count)) : nil
        }
    }

    /// What ended programs have left here, which from now on no other takes over.
    func takeOver() -> [EndedProgram] {
        marked.compactMap { program in
            guard let lock = lock(of: program) else { return nil }
            left.withLock { $0[program] = lock }
            let responder = lines(of: program).dropFirst().first.map(String.init)
            return EndedProgram(copies: ServedCopies(of: program, in: folder), responder: responder)
        }
    }

    /// Removes the marks of programs that have ended and left neither a copy, nor a lease at the server.
    func forgetEnded(exceptFor holders: Set<UUID>) {
        for program in marked where !holders.contains(program) && !ServedCopies(of: program, in: folder).areThere {
            // Held while it is removed, so that nobody takes over what is not there.
            if let lock = left.withLock({ $0.removeValue(forKey: program) }) ?? lock(of: program) {
                withExtendedLifetime(lock) {
                    ServedCopies(of: program, in: folder).clear()
                    remove(of: program)
                }
            }
        }
    }
}
