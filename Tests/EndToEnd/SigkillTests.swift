import Foundation
import HomeDatabase
import HomeModel
import TestSupport
import Testing

/// Writers are killed at any moment, and nothing is lost or half written.
struct SigkillTests {
    /// How often one is killed; `BECKON_KILLS` does so more often by hand.
    private static let kills = ProcessInfo.processInfo.environment["BECKON_KILLS"].flatMap { Int($0) } ?? 240

    @Test("Two writers at once, one killed at a random moment, a few hundred times: nothing is lost or half written")
    func nothingIsLostOrHalfWritten() throws {
        var random = SeededNumbers(seed: UInt64.random(in: 0...UInt64.max))
        for _ in 0..<6 {
            let village = try Village()
            for _ in 0..<Self.kills / 6 { try village.kill(&random) }
            try village.finish()
        }
    }
}

/// A data folder that two programs write to.
private final class Village {
    private let folder = TemporaryFolder()
    private var writers: [WriterProcess] = []
    private var dead: [WriterProcess] = []
    private var count = 0

    init() throws {
        let rooms = ["Kitchen", "Den", "Hall"]
        #expect(try Program.run(["home", "add", "Cottage", "--data-dir", folder.path]).status == 0)
        #expect(try Program.run(["room", "add", "--data-dir", folder.path] + rooms).status == 0)
        writers = [try writer(), try writer()]
    }

    /// Starts a program that adds rooms, or zones of three rooms each.
    private func writer() throws -> WriterProcess {
        count += 1
        let isZones = count.isMultiple(of: 3)
        return try WriterProcess(
            mark: "W\(count)", kind: isZones ? "zone" : "room", folder: folder.path,
            options: isZones ? ["--room", "Kitchen", "--room", "Den", "--room", "Hall"] : [])
    }

    /// Kills one of the writers, now and then both, and looks at what is left.
    func kill(_ random: inout SeededNumbers) throws {
        let burst = Int.random(in: 2...6, using: &random)
        for writer in writers { try writer.give(burst) }
        let index = Int.random(in: 0...1, using: &random)
        let victim = writers[index]
        // Now and then while it begins; mostly in the midst of its work.
        let isEarly = Int.random(in: 0..<10, using: &random) == 0
        let done = victim.given.count - burst + Int.random(in: 1..<burst, using: &random)
        if !isEarly { victim.wait(for: done) }
        Self.pass(.microseconds(Int.random(in: 0...6_000, using: &random)))
        victim.kill()
        let areBoth = Int.random(in: 0..<4, using: &random) == 0
        let other = writers[1 - index]
        if areBoth { other.kill() } else { other.wait(for: other.given.count) }
        try look(at: areBoth ? [victim, other] : [victim], running: areBoth ? [] : [other])
        dead += [victim] + (areBoth ? [other] : [])
        writers[index] = try writer()
        if areBoth { writers[1 - index] = try writer() }
    }

    func finish() throws {
        for writer in writers {
            try writer.give(3)
            try writer.finish()
            #expect(writer.acknowledged == writer.given)
        }
        try look(at: [], running: writers)
        let home = try kept()
        for writer in dead + writers {
            #expect(Set(writer.acknowledged).isSubset(of: home), "\(writer.mark) lost something")
        }
    }

    /// Checks every invariant, and what is there of each writer's work.
    private func look(at killed: [WriterProcess], running: [WriterProcess]) throws {
        #expect(try DatabaseInvariants.faults(in: folder.path) == [])
        let names = try kept()
        for writer in running { #expect(names.filter { $0.hasPrefix(writer.mark + " ") } == writer.given) }
        for writer in killed {
            let own = names.filter { $0.hasPrefix(writer.mark + " ") }
            let (acknowledged, given) = (writer.acknowledged, writer.given)
            #expect(
                own == acknowledged || own == Array(given.prefix(acknowledged.count + 1)),
                "\(writer.mark) acknowledged \(acknowledged), and there is \(own)")
        }
    }

    /// The names of what the writers have added, in order.
    private func kept() throws -> [String] {
        let exported = try Program.run(["export", "--data-dir", folder.path])
        let home = try HomeFile.read(Array(exported.output.utf8)).homes[0]
        return home.rooms.map(\.name) + home.zones.map(\.name)
    }

    /// Lets some time pass without giving the processor away, so that a kill can come at any moment.
    private static func pass(_ time: Duration) {
        let end = ContinuousClock().now + time
        while ContinuousClock().now < end {}
    }
}
