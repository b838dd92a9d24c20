import Foundation
import HomeLanguage
import HomeModel

/// Measures how fast sentences are understood in homes of 40, 1,000 and 10,000 names.
@main
struct LanguageBenchmarks {
    private static let sizes = [40, 1_000, 10_000]
    private static let count = 4_000

    static func main() throws {
        let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().path
        if try measureSaid(project) { return }
        let language = try Language(folder: project + "/Grammars/en")
        let only = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for size in only.isEmpty ? sizes : only {
            let home = GeneratedHome(names: size)
            let sentences = Sentences(count, about: home)
            var parser = Parser(language, home.snapshot)
            var rebuilding: [Duration] = []
            for _ in 0..<5 {
                let start = ThreadTime.now
                parser = Parser(language, home.snapshot)
                rebuilding.append(ThreadTime.now - start)
            }
            print("\(size) names, made in", shown(rebuilding.sorted()[2]))
            measureRenaming(home, &parser)
            measure("exact, first round", sentences.exact, parser)
            measure("exact", sentences.exact, parser)
            if CommandLine.arguments.contains("--forms") { measureForms(sentences, parser) }
            if size <= 1_000 { try measureHassil(home, sentences.exact, project) }
            if !CommandLine.arguments.contains("--exact") { measure("misspelt", sentences.misspelt, parser) }
        }
    }

    /// Sentences of any language, a line each, about the homes of a file: `--said CODE HOME-FILE SENTENCES`.
    private static func measureSaid(_ project: String) throws -> Bool {
        let arguments = CommandLine.arguments
        guard let place = arguments.firstIndex(of: "--said"), arguments.count > place + 3 else { return false }
        let language = try Language(folder: "\(project)/Grammars/\(arguments[place + 1])")
        let homes = try HomeFile.read(Array(Data(contentsOf: URL(filePath: arguments[place + 2]))))
        let text = try String(contentsOfFile: arguments[place + 3], encoding: .utf8)
        let sentences = text.split(separator: "\n").map(String.init)
        let start = ThreadTime.now
        let parser = Parser(language, homes)
        print("made in", shown(ThreadTime.now - start))
        measure("said, first round", sentences, parser)
        measure("said", sentences, parser)
        return true
    }

    private static func measure(_ name: String, _ sentences: [String], _ parser: Parser) {
        var times: [Duration] = []
        var statuses: [String: Int] = [:]
        var total = Duration.zero
        for sentence in sentences {
            let start = ThreadTime.now
            let outcome = parser.parse(sentence)
            let time = ThreadTime.now - start
            times.append(time)
            total += time
            if CommandLine.arguments.contains("--slow"), time > .milliseconds(1) { print(sentence, shown(time)) }
            statuses["\(outcome.status)", default: 0] += 1
            if CommandLine.arguments.contains("--show"), outcome.status != .understood {
                print(sentence, outcome.reply)
            }
        }
        times.sort()
        print(
            name, "median", shown(times[times.count / 2]), "p99", shown(times[times.count * 99 / 100]), "rate",
            Int(Double(sentences.count) / (total / .seconds(1))), statuses.sorted { $0.key < $1.key })
    }

    /// What each form of sentence takes in the mean, the dearest first.
    private static func measureForms(_ sentences: Sentences, _ parser: Parser) {
        var totals: [String: (time: Duration, count: Int)] = [:]
        for (sentence, form) in zip(sentences.exact, sentences.forms) {
            let start = ThreadTime.now
            let outcome = parser.parse(sentence)
            totals["\(form) (\(outcome.status))", default: (.zero, 0)].time += ThreadTime.now - start
            totals["\(form) (\(outcome.status))"]?.count += 1
        }
        for (form, total) in totals.sorted(by: { $0.value.time > $1.value.time }) {
            print("   ", total.count, shown(total.time / total.count), form)
        }
    }

    /// A change of one name, as the event that follows it tells of it.
    private static func measureRenaming(_ generated: GeneratedHome, _ parser: inout Parser) {
        var home = generated.home
        var times: [Duration] = []
        for place in 0..<101 {
            let index = place % home.accessories.count
            home.accessories[index].name += " \(place + 1)"
            let event = HomeEvent(
                topic: .accessories, verb: .renamed, home: home.id, thing: .accessory(home.accessories[index].id),
                name: home.accessories[index].name)
            let snapshot = HomeSnapshot(homes: [home])
            let start = ThreadTime.now
            let updated = parser.updated(with: event, in: snapshot)
            times.append(ThreadTime.now - start)
            precondition(updated.parse("turn on the \(home.accessories[index].name)").status != .unknownName)
        }
        print("a name changed in", shown(times.sorted()[times.count / 2]))
    }

    /// The same sentences, said to hassil by the Python that the environment names.
    private static func measureHassil(_ home: GeneratedHome, _ sentences: [String], _ project: String) throws {
        guard let python = ProcessInfo.processInfo.environment["HASSIL_PYTHON"] else { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "hassil-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let members: [String: [String]] = [
            "names": home.things.map { $0.name.lowercased() }, "rooms": home.home.rooms.map { $0.name.lowercased() },
            "sentences": sentences,
        ]
        try JSONEncoder().encode(members).write(to: folder.appending(path: "home.json"))
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = [
            project + "/Benchmarks/Peers/hassil_rate.py", folder.path, home.things.count > 100 ? "100" : "400",
        ]
        print("hassil ", terminator: "")
        fflush(nil)
        try process.run()
        process.waitUntilExit()
    }

    private static func shown(_ time: Duration) -> String {
        String(format: "%.1f µs", (time / .microseconds(1)) as Double)
    }
}

/// The time that the processor spent on this thread; other work on the machine does not count.
enum ThreadTime {
    static var now: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
    }
}
