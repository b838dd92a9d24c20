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
        let language = try Language(folder: project + "/Grammars/en")
        let only = CommandLine.arguments.dropFirst().compactMap { Int($0) }
        for size in only.isEmpty ? sizes : only {
            let home = GeneratedHome(names: size)
            let sentences = Sentences(count, about: home)
            let parser = Parser(language, home.snapshot)
            print("\(size) names")
            measure("exact", sentences.exact, parser)
            if !CommandLine.arguments.contains("--exact") { measure("misspelt", sentences.misspelt, parser) }
        }
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
