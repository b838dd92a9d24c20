import ArgumentParser
import BeckonRuntime

/// Teaches, lists and forgets the words of the people of a home.
struct PhraseCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "phrase", abstract: helpText("phrase"),
            discussion: helpText("phrase.about"),
            subcommands: [Teach.self, List.self, Forget.self])
    }

    struct Teach: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "teach",
                abstract: helpText("phrase-teach"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("phrase-teach.words")) var words: String
        @Argument(help: .text("phrase-teach.sentence")) var sentence: String

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "list", abstract: helpText("phrase-list"))
        }

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
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "forget", abstract: helpText("phrase-forget"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("phrase-forget.words"), completion: .ownNames) var words: String

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            try await editor.apply([.forget(words)], to: home.id)
            Output.line(localized("forgotten", ["words": words, "home": home.name]))
        }
    }
}
