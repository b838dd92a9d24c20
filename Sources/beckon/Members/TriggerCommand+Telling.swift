import ArgumentParser
import BeckonRuntime
import Foundation
import Glibc

extension TriggerCommand {
    struct Show: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "show",
                abstract: helpText("trigger-show"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions
        @Argument(help: .text("member.name"), completion: .ownNames) var name: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let trigger = try home.trigger(called: name)
            let last = try await editor.database.firings(of: trigger.id, in: nil, atMost: 1).first
            let text = last.map { $0.line(in: trigger.zone) }
            let attribute = Attribute("last", json: last?.json(home: home.name) ?? .null, text: text, brief: nil)
            let summary = trigger.summary(in: home).adding([attribute])
            listing.show(summary)
        }
    }

    struct Next: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "next",
                abstract: helpText("trigger-next"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions
        @Option(help: .text("trigger-next.count")) var count = 10
        @Option(help: .text("speaker.now", valueName: "date")) var now: Present?
        @Argument(help: .text("member.name"), completion: .ownNames) var name: String?

        func validate() throws {
            if !(1...1_000).contains(count) {
                throw ValidationError(localized("count-limit", ["most": 1_000, "count": count]))
            }
        }

        func run() async throws {
            let home = try await options.editor().home()
            let named = try name.map { try home.trigger(called: $0) }
            if let named, !named.isEnabled {
                Output.complain(localized("disabled-dates", ["name": named.name]))
            }
            let triggers = named.map { [$0] } ?? home.triggers.filter(\.isEnabled)
            let present = now?.date ?? Date()
            let dates = triggers.flatMap { trigger in
                (trigger.timetable(at: home.coordinates)?.dates(after: present, atMost: count) ?? []).map {
                    (date: $0, trigger: trigger)
                }
            }
            for (date, trigger) in dates.sorted(by: { $0.date < $1.date }).prefix(count) {
                let (text, zone) = (trigger.text(of: date), trigger.zoneName)
                Output.line(
                    listing.json
                        ? JSON.object([
                            "date": .string(text), "timeZone": .string(zone), "trigger": .string(trigger.name),
                            "enabled": .bool(trigger.isEnabled),
                        ]).line : "\(text) \(zone) \(trigger.name)")
            }
        }
    }

    struct Log: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "log",
                abstract: helpText("trigger-log"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions
        @Option(help: .text("trigger-log.count")) var count = 20
        @Argument(help: .text("member.name"), completion: .ownNames) var name: String?

        func validate() throws {
            if !(1...10_000).contains(count) {
                throw ValidationError(localized("count-limit", ["most": 10_000, "count": count]))
            }
        }

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let trigger = try name.map { try home.trigger(called: $0).id }
            for firing in try await editor.database.firings(of: trigger, in: home.id, atMost: count) {
                let zone = home.triggers.first { $0.id == firing.trigger }?.zone
                Output.line(
                    listing.json ? firing.json(home: home.name).line : "\(firing.line(in: zone)) \(firing.name)")
            }
        }
    }

    struct Run: AsyncParsableCommand, LongRunningCommand, GracefulCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "run",
                abstract: helpText("trigger-run"),
                discussion: helpText("trigger-run.about"))
        }

        @OptionGroup var data: DataOptions
        @Flag(help: .text("option.json")) var json = false
        @Flag(
            help: .text("trigger-run.background")
        )
        var background = false
        @Option(help: .text("trigger-run.now", valueName: "date"))
        var now: Present?

        func run() async throws {
            Signals.expect()
            let (json, background, replies) = (json, background, try Installation().replies())
            // What runs in the background keeps no folder from being unmounted.
            if background, data.folder.hasPrefix("/") { _ = chdir("/") }
            let served = try ServedHomes(data.place(), isYielding: background)
            let editor = try HomeEditor(in: served.place, author: Author())
            Output.hint(on: try await editor.homes())
            let keeping = try await served.keeping()
            let scheduler = try Scheduler(
                served, control: editor.controller,
                now: now?.date, replies: replies, isSeen: !background, tell: { $0.write(asJSON: json, in: replies) })
            let firing = Task { await scheduler.run(untilIdle: background) }
            let ending = Task {
                let signal = await Signals.termination()
                firing.cancel()
                return signal
            }
            await firing.value
            await served.end()
            await keeping.value
            ending.cancel()
            let left = localized("undone-triggers")
            if await ending.value == SIGINT { Interruption.end(leaving: left) }
        }
    }
}

/// A moment that is taken for the present.
struct Present: ExpressibleByArgument {
    let date: Date

    init?(argument: String) {
        guard let date = FireDate(argument) else { return nil }
        self.date = date.date
    }
}

extension SchedulerReport {
    /// Writes the report: results to standard output, trouble to standard error.
    func write(asJSON: Bool, in replies: ReplyRenderer) {
        if case .trouble(let text) = self, !asJSON { return Output.complain(text) }
        Output.line(asJSON ? json(in: replies).line : line(in: replies))
    }
}

extension Firing {
    /// The date, what became of it, and why.
    func line(in zone: TimeZone?) -> String {
        let status = localized("firing-status", ["status": status.rawValue])
        return "\(FireDate.text(of: date, in: zone ?? .gmt)) \(status)\(detail.map { ": \($0)" } ?? "")"
    }
}
