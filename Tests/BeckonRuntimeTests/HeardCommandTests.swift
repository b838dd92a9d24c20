import Foundation
import GrammarKit
import HomeLanguage
import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime
@testable import HomeSpeech

/// What people say to a home can be heard, and is not held to be unlikely: the commands of `Tests/Hearing/commands`.
struct HeardCommandTests {
    @Test(arguments: ["flat", "maple", "semi"])
    func takesWhatPeopleSay(home: String) throws {
        let ear = try CommandedHome(home)
        let file = Fixture.project + "/Tests/Hearing/commands/\(home).txt"
        let commands = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
        let surprises = commands.map { (command: $0, bits: ear.surprise(of: $0)) }
        let untaken = surprises.filter { $0.bits == nil }.map(\.command)
        #expect(untaken.count * 50 <= commands.count, "\(untaken)")
        let words = commands.reduce(0) { $0 + $1.split(separator: " ").count + 1 }
        let perplexity = exp2(surprises.reduce(0) { $0 + ($1.bits ?? 0) } / Double(words))
        #expect(perplexity < 5.5, "of \(home): \(perplexity)")
    }

    /// The network of one home's ear.
    private struct CommandedHome {
        private let pronunciations: Pronunciations
        private let network: WordNetwork

        init(_ name: String) throws {
            let language = try English.language.get()
            let snapshot = Fixture.home(name)
            pronunciations = try Pronunciations(
                model: SpeechModel.locate(modelFolders: [Fixture.project + "/Models"]),
                settings: SpeechSettings(folder: language.folder), usesESpeak: false)
            let spoken = try SpokenGrammar(language, snapshot, Parser(language, snapshot), pronunciations)
            network = try WordNetwork(spoken.grammar)
        }

        /// The information of a command in bits, by all ways through the network; nil where there is none.
        func surprise(of command: String) -> Double? {
            let words = pronunciations.spokenWords(of: command)
            var reached = [[Int: Double]](repeating: [:], count: words.count + 1)
            reached[0][network.start] = 1
            for place in words.indices {
                for (state, probability) in reached[place] {
                    for arc in network.states[state].arcs {
                        let said = self.words(of: arc)
                        guard words[place...].starts(with: said) else { continue }
                        reached[place + said.count][arc.target, default: 0] += probability * arc.probability
                    }
                }
            }
            let whole = reached[words.count].reduce(0) { $0 + $1.value * network.states[$1.key].ending }
            return whole > 0 ? -log2(whole) : nil
        }

        /// The words that are said on an arc.
        private func words(of arc: WordNetwork.Arc) -> [String] {
            let word = network.words[arc.word]
            return Multiword.words(in: PronunciationAlias.word(in: word) ?? word)
        }
    }
}
