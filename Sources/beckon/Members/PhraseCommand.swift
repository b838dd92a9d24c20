import ArgumentParser
import BeckonRuntime

/// Teaches, lists and forgets the words of the people of a home.
struct PhraseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phrase", abstract: "Words of your own that stand for a sentence.",
        discussion: """
            What is taught holds in its home, for whoever may control it, and goes out with `beckon export`:
              beckon phrase teach "movie time" "dim the lights to 20 percent"
            """,
        subcommands: [Teach.self, List.self, Forget.self])

    struct Teach: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "teach",
            abstract: "Teach words that mean nothing yet, in the place of what they were taught before.")

        @OptionGroup var options: EditOptions
        @Argument(help: "What you say.") var words: String
        @Argument(help: "The sentence that you mean; none that unlocks or opens.") var sentence: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            let phrase = Phrase(words: words, meaning: sentence)
            let parser = try await options.sharedHouse().parser()
            if let fault = parser.fault(in: phrase, context: Context(home: home.name)) {
                throw EditRefusal.badPhrase(fault, words)
            }
            try await editor.apply([.teach(phrase)], to: home.id)
            Output.line(localized("taught", ["words": words, "sentence": sentence, "home": home.name]))
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List what a home was taught.")

        @OptionGroup var options: EditOptions
        @OptionGroup var listing: ListOptions

        func run() async throws {
            let home = try await options.editor().home()
            for phrase in home.phrases {
                let told = JSON.object([
                    "words": .string(phrase.words), "means": .string(phrase.meaning), "home": .string(home.name),
                ])
                Output.line(listing.json ? told.line : "\(phrase.words) = \(phrase.meaning) (\(home.name))")
            }
        }
    }

    struct Forget: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "forget", abstract: "Forget what words were taught to mean.")

        @OptionGroup var options: EditOptions
        @Argument(help: "The words.", completion: .ownNames) var words: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            try await editor.apply([.forget(words)], to: home.id)
            Output.line(localized("forgotten", ["words": words, "home": home.name]))
        }
    }
}
