import ArgumentParser
import BeckonRuntime

/// Says of names whether they are free, and whether they are heard and told apart.
struct CheckCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "check", abstract: helpText("check"),
            discussion: helpText("check.about"))
    }

    @OptionGroup var homes: HomeOptions
    @Option(help: .text("option.home"), completion: .names(of: .home))
    var home: String?
    @Option(help: .text("check.kind"))
    var kind: NameKind = .room
    @Flag(help: .text("option.json")) var json = false
    @Argument(help: .text("member.names", valueName: "name"))
    var names: [String]

    func run() async throws {
        let (advice, home) = try await homes.nameAdvice(home: home)
        // A new home is none of those that are there.
        let place = kind == .home && self.home == nil ? nil : home
        var isFree = true
        func judge(_ names: [String]) {
            for verdict in advice.verdicts(on: names, for: kind.kind, in: place) {
                isFree = isFree && verdict.status == .free
                for line in json ? [advice.json(verdict).line] : advice.lines(verdict) { Output.line(line) }
            }
        }
        if names == NewNames.lines {
            var lines = Lines()
            while let batch = lines.batch() { judge(batch.map(\.checked)) }
        } else {
            judge(names)
        }
        if !isFree { throw ExitStatus.notUnderstood }
    }
}

/// A kind of thing by the word that people type.
enum NameKind: String, ExpressibleByArgument, CaseIterable {
    case home, room, zone, accessory, service, group, scene, trigger

    var kind: NamedThing.Kind {
        switch self {
        case .home: .home
        case .room: .room
        case .zone: .zone
        case .accessory: .accessory
        case .service: .service
        case .group: .serviceGroup
        case .scene: .actionSet
        case .trigger: .trigger
        }
    }
}

extension HomeOptions {
    /// Advice on names in these homes, and the home that is meant; nil where there is none at all.
    ///
    /// - Throws: `EditRefusal` where there is no home of the name.
    func nameAdvice(home: String?) async throws -> (NameAdvice, HomeID?) {
        let house = try await house(speaking: Installation().languages(Installation().language))
        Output.hint(on: try await house.snapshot())
        let advice = try await house.nameAdvice(models: Installation().models())
        return (advice, try advice.home(named: home))
    }
}

extension Lines.Line {
    /// The line as a name to be checked; what is no text becomes one that no rule allows.
    fileprivate var checked: String {
        switch self {
        case .text(let text): text
        case .notText: "\u{FFFD}"
        case .tooLong: String(repeating: "\u{2026}", count: 65)
        }
    }
}
