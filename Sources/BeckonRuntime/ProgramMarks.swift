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
    /// Where this is: the machine, and the folder on it.
    private let place: String
    /// The lock of this program.
    private let own = Mutex<SchedulerLock?>(nil)
    /// Those of ended programs whose homes it goes on to serve.
    private let left = Mutex<[UUID: SchedulerLock]>([:])

    init(in folder: String) {
        self.folder = folder
        let machine = FileManager.default.contents(atPath: "/etc/machine-id").map {
            String(decoding: $0, as: UTF8.self)
        }
        var status = stat()
        let isThere = stat(folder, &status) == 0
        place = "\(machine?.prefix(64).filter(\.isHexDigit) ?? "") \(isThere ? status.st_ino : 0)"
    }

    private static let ending = ".lock"

    private static func name(of program: UUID) -> String { ServedCopies.name(of: program) + ending }

    private func path(of program: UUID) -> String { folder + "/" + Self.name(of: program) }

    /// Tells that a program runs, until it ends.
    ///
    /// - Throws: `SchedulerFault` where the data folder cannot be used.
    func set(for program: UUID) throws(SchedulerFault) {
        guard let lock = try SchedulerLock(folder: folder, name: Self.name(of: program)) else { return }
        lock.write(place)
        own.withLock { $0 = lock }
    }

    func remove(of program: UUID) { unlink(path(of: program)) }

    /// Whether a program is known to have ended: it was of this place, and its mark is held by nobody, or by us on its behalf.
    func hasEnded(_ program: UUID) -> Bool {
        left.withLock { $0[program] != nil } || lock(of: program) != nil
    }

    /// Whether a program serves, or served until it ended, from this folder on this machine.
    func areOf(_ program: UUID) -> Bool {
        FileManager.default.contents(atPath: path(of: program)).map { $0.elementsEqual(place.utf8) } ?? false
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
    func takeOver() -> [ServedCopies] {
        marked.compactMap { program in
            guard let lock = lock(of: program) else { return nil }
            left.withLock { $0[program] = lock }
            return ServedCopies(of: program, in: folder)
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
