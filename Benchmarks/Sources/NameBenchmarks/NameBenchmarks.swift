import Chance
import Foundation
import HomeModel
import HomeNames
import LanguagePack

/// Compares the index of names with a plain dictionary and with rapidfuzz, in one run.
///
/// Arguments: the number of names, the Python that has rapidfuzz, and the script for it; without the last two rapidfuzz
/// is left out.
@main
struct NameBenchmarks {
    private static let arguments = Array(CommandLine.arguments.dropFirst())

    static func main() throws {
        let count = arguments.first.flatMap { Int($0) } ?? 1_000_000
        let snapshot = Town.snapshot(names: count)
        say("| what | Beckon | beside | ratio |")
        say("| --- | ---: | ---: | ---: |")
        let names = snapshot.homes.flatMap { $0.accessories.map(\.name) }
        var random = SeededNumbers(state: 7)
        let sample = (0..<20_000).map { _ in names.randomElement(using: &random)! }
        let index = try build(snapshot, sounds: false)
        exact(index, names, sample)
        try nearest(index, names, sample, &random)
        small()
        try sounds(snapshot, sample)
    }

    /// The folder of English, above the file of this code.
    private static let grammars =
        #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/Grammars/en"

    private static func build(_ snapshot: HomeSnapshot, sounds: Bool) throws -> NameIndex {
        let phones = try PhoneSet(folder: grammars)
        let before = residentBytes()
        let start = (ContinuousClock.now, processorSeconds(CLOCK_PROCESS_CPUTIME_ID))
        let own = processorSeconds(CLOCK_THREAD_CPUTIME_ID)
        let index = NameIndex(
            snapshot, reading: NameReading(pronunciations: sounds ? Town.pronunciations : nil, phones: phones))
        let took = (ContinuousClock.now - start.0) / .seconds(1)
        let processor = processorSeconds(CLOCK_PROCESS_CPUTIME_ID) - start.1
        // One of the threads that build is the one that waits for the rest: no quiet machine is quicker.
        let thread = processorSeconds(CLOCK_THREAD_CPUTIME_ID) - own
        let bytes = (residentBytes() - before) / Double(index.count)
        let what = sounds ? " with sounds" : ""
        let figures = String(format: "%.2f s, of the processors %.2f s, of one %.2f s", took, processor, thread)
        row("build\(what), \(index.count) names", figures)
        row("memory a name\(what), as the process grew", String(format: "%.0f B", bytes))
        return index
    }

    private static func exact(_ index: NameIndex, _ names: [String], _ sample: [String]) {
        let keys = sample.map { NameKey($0) }
        let dictionary = Dictionary(names.enumerated().map { (NameKey($1), $0) }) { first, _ in first }
        let plain = Times.measure(keys.count, batch: 100) { dictionary[keys[$0]] == nil ? 0 : 1 }
        let all = Times.measure(keys.count, batch: 100) { index.entries(for: keys[$0]).count }
        row("exact, all entries as an array", all, plain, "Dictionary")
        let first = Times.measure(keys.count, batch: 100) { index.firstEntry(for: keys[$0])?.name.utf8.count ?? 0 }
        row("exact, the first entry", first, plain, "Dictionary")
    }

    private static func nearest(
        _ index: NameIndex, _ names: [String], _ sample: [String], _ random: inout SeededNumbers
    ) throws {
        let typos = sample.prefix(2_000).map { Town.misspelling(of: $0, &random) }
        let own = Times.measure(typos.count) { index.misspellings(of: typos[$0]).count }
        guard arguments.count > 2 else { return row("nearest by spelling", own.shown) }
        let keys = names.map { NameKey($0).text }
        let queries = typos.prefix(50).map { NameKey($0).text }
        let other = try RapidFuzz(python: arguments[1], script: arguments[2], names: keys, queries: queries)
        for (call, time) in other.times.sorted(by: { $0.key < $1.key }) {
            row("nearest by spelling", own, Times([time]), "rapidfuzz \(call)")
        }
    }

    /// The search of the parser, which takes names farther off, in a large home.
    private static func small() {
        var snapshot = Town.snapshot(names: 10_000)
        var index = NameIndex(snapshot)
        var random = SeededNumbers(state: 9)
        let names = snapshot.homes.flatMap { $0.accessories.map(\.name) }
        let typos = (0..<200).map { _ in Town.misspelling(of: names.randomElement(using: &random)!, &random) }
        row("did you mean, 10,000 names", Times.measure(200) { index.nearest(to: typos[$0], limit: 3).count }.shown)
        let changed = Times.measure(1_000) { step in
            let (home, place) = (step % snapshot.homes.count, step * 37 % 275)
            snapshot.homes[home].accessories[place].name = "Another Lamp \(step)"
            let id = snapshot.homes[home].accessories[place].id
            index = index.updated([.accessory(id)], of: snapshot.homes[home].id, in: snapshot)
            return 1
        }
        row("one name changed, 10,000 names", changed.shown)
    }

    private static func sounds(_ snapshot: HomeSnapshot, _ sample: [String]) throws {
        let index = try build(snapshot, sounds: true)
        let phones = sample.prefix(400).map { Town.pronunciations(of: $0)[0] }
        row("nearest by sound", Times.measure(phones.count) { index.soundingLike(phones[$0]).count }.shown)
    }

    private static func row(_ what: String, _ own: Times, _ other: Times, _ beside: String) {
        let ratio = String(format: own.median < other.median / 100 ? "%.5f" : "%.2f", own.median / other.median)
        say("| \(what) | \(own.shown) | \(beside): \(String(format: "%.3f µs", other.median)) | \(ratio) |")
    }

    private static func row(_ what: String, _ figure: String) { say("| \(what) | \(figure) | | |") }

    /// Prints at once, so that a run that is broken off still shows what it found.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

extension Times {
    /// The median, and what one in twenty exceeds.
    fileprivate var shown: String { String(format: "%.3f µs (p95 %.3f)", median, p95) }
}
