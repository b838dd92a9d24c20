import GrammarKit
import HomeLanguage
import HomeModel
import HomeOutcomes
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

/// Whatever the ear can hear in a home is understood there as what it was meant to be.
struct HeardSentenceTests {
    private static let pronunciations = Result {
        try Pronunciations(
            model: SpeechModel.locate(modelFolders: [Fixture.project + "/Models"]),
            settings: SpeechSettings(folder: English.language.get().folder), usesESpeak: false)
    }

    @Test(arguments: ["cottage", "flat", "castle", "orchard", "rosa", "villa", "lookout"])
    func understandsAllThatTheEarCanHear(home: String) throws {
        // What fails is told with its seed, and belongs into the golden sentences.
        #expect(try HeardHome(home).misunderstood(of: 2000, seed: 3) == [])
    }

    /// The sentences of one home's ear.
    private struct HeardHome {
        private let parser: Parser
        private let spoken: SpokenGrammar
        private let sampler: GrammarSampler
        private let services: [NamedThing: Set<ServiceReference>]

        init(_ name: String) throws {
            let snapshot = Fixture.home(name)
            parser = try Parser(English.language.get(), snapshot)
            spoken = try SpokenGrammar(
                English.language.get(), snapshot, parser, HeardSentenceTests.pronunciations.get())
            sampler = try GrammarSampler(GrammarSet([spoken.grammar]), root: "flat.\(spoken.grammar.rules[0].name)")
            services = snapshot.spokenReferences
        }

        /// Those of so many sentences that are read as something else than they say.
        func misunderstood(of count: Int, seed: some BinaryInteger) -> [String] {
            var generator = SeededNumbers(seed: seed)
            return (0..<count).compactMap { _ in
                guard let sample = sampler.sentence(using: &generator) else { return nil }
                let outcome = parser.parse(text(of: sample))
                let isMeant = HeardMeaning(sample).isMet(by: outcome) && isAboutNamed(in: sample, outcome)
                return isMeant ? nil : "seed \(seed): “\(outcome.text)”: \(outcome.status), \(outcome.reply)"
            }
        }

        private func text(of sample: GrammarSample) -> String { sample.words.map(written).joined(separator: " ") }

        private func written(_ word: String) -> String { spoken.writing(word).joined(separator: " ") }

        /// Whether what is done or asked is about one of the things that a name stands for.
        private func isAboutNamed(in sample: GrammarSample, _ outcome: Outcome) -> Bool {
            let intents = outcome.intents + outcome.candidates.flatMap(\.intents)
            let targets = Set(intents.flatMap(\.targets).map(\.reference))
            return targets.isEmpty
                || sample.words.allSatisfy { word in
                    // A single word may be one for a kind of things too.
                    let name = spoken.writing(word) == [word] ? "" : written(word)
                    let things = parser.index.entries(for: NameKey(name)).compactMap { services[$0.thing] }
                    return things.isEmpty || things.contains { !$0.isDisjoint(with: targets) }
                }
        }
    }
}

/// What a sentence of the ear asks for, by the tags of its rules.
private struct HeardMeaning {
    private let about: String?
    private let ask: String?
    private let runsScene: Bool
    private let isUpwards: Bool
    /// A number that was said, in whatever unit.
    private let number: Double?

    init(_ sample: GrammarSample) {
        let tags = sample.tags
        let value = { (name: String) in
            tags.last { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
        }
        (about, ask, runsScene) = (value("about"), value("ask"), tags.contains("do=run"))
        isUpwards = !Set(sample.words).isDisjoint(with: ["brighten", "up"])
        var (number, isSaid) = (0.0, false)
        for tag in tags {
            if let digits = Double(tag) { (number, isSaid) = (number + digits, true) }
            if tag.hasPrefix("*"), let factor = Double(tag.dropFirst()) { number *= factor }
        }
        self.number = isSaid ? number : nil
    }

    /// Whether an outcome is that, or tells why just that cannot be.
    func isMet(by outcome: Outcome) -> Bool {
        switch outcome.status {
        case .understood: isMet(by: outcome.intents)
        case .ambiguous: outcome.candidates.allSatisfy { isMet(by: $0.intents) }
        default: isTold(outcome.told.content)
        }
    }

    private func isMet(by intents: [Intent]) -> Bool {
        !intents.isEmpty && intents.allSatisfy { isMet(by: $0.action) }
    }

    private func isMet(by action: Intent.Action) -> Bool {
        switch action {
        case .run: runsScene
        case .get(let question):
            switch ask {
            case "is": question.kind == .is
            case "which": question.kind == .which || question.kind == .count
            case "value": question.kind == .value
            default: false
            }
        case .set(let type, let value): isMet(by: type) && isSaid(value, of: type)
        case .setAll, .adjust: action.characteristic.map(isMet) ?? false
        case .schedule, .list, .cancel: false
        }
    }

    /// Whether a characteristic is one that the sentence is about.
    private func isMet(by type: CharacteristicType) -> Bool {
        switch about {
        case "power": type.name.hasPrefix("Target") || type == "On" || type == "Active" || type == "LockTargetState"
        case "level": type != "On" && type != "LockTargetState"
        case "lock": type == "LockTargetState"
        case "door": ["TargetPosition", "TargetDoorState", "Active"].contains(type)
        case "color": ["Hue", "Saturation", "ColorTemperature"].contains(type)
        case "temperature": type.name.contains("Temperature")
        // Of the requests for other things what plays here may be stopped: "stop the music".
        case nil: ["Mute", "TargetMediaState"].contains(type)
        default: false
        }
    }

    private func isSaid(_ value: CharacteristicValue, of type: CharacteristicType) -> Bool {
        guard let number, let written = value.number else { return true }
        switch about {
        // Nothing goes up to less than it is: "up to six" may be six of ten.
        case "level": return type != "Brightness" || written == number || isUpwards && written == 10 * number
        case "temperature":
            return abs(written - abs(number)) < 0.01 || abs(written - (number - 32) / 1.8) < 0.3
        default: return true
        }
    }

    /// Whether what is told answers the sentence: other values are taken, nobody knows where "here" is, no home does that.
    private func isTold(_ content: Reply.Content) -> Bool {
        switch content {
        case .fault(.outOfRange): number != nil && ["level", "temperature"].contains(about)
        case .fault(.nowhere): about != nil || ask != nil
        case .noSkill: about == nil && ask == nil && !runsScene
        default: false
        }
    }
}

extension HomeSnapshot {
    /// The services that the name of a thing stands for.
    fileprivate var spokenReferences: [NamedThing: Set<ServiceReference>] {
        var found: [NamedThing: Set<ServiceReference>] = [:]
        for home in homes {
            for placed in home.spokenServices {
                found[.service(placed.reference)] = [placed.reference]
                found[.accessory(placed.reference.accessory), default: []].insert(placed.reference)
            }
            for group in home.serviceGroups { found[.serviceGroup(group.id)] = Set(group.services) }
        }
        return found
    }
}
