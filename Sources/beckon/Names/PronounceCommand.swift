import ArgumentParser
import BeckonRuntime

/// Shows how a name is expected to be said, and teaches another way.
struct PronounceCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "pronounce", abstract: helpText("pronounce"),
            discussion: helpText("pronounce.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @Option(
        help: .text("option.home-file", valueName: "file"),
        completion: .homeFile)
    var homeFile: String?
    @Option(help: .text("option.home"), completion: .names(of: .home))
    var home: String?
    @Option(name: .customLong("as"), help: .text("pronounce.as", valueName: "spoken-form"))
    var forms: [String] = []
    @Flag(help: .text("pronounce.forget")) var forget = false
    @Flag(help: .text("pronounce.play")) var play = false
    @Option(help: .text("pronounce.wav", valueName: "file"), completion: .file())
    var wav: String?
    @Flag(help: .text("option.json-object")) var json = false
    @Argument(help: .text("pronounce.name"), completion: .allNames) var name: String

    func run() async throws {
        if forget || !forms.isEmpty { try await change() }
        let language = try Language(folder: Installation().grammars())
        let house =
            if let homeFile { try House(language: language, homeFile: homeFile, in: acting.place()) } else {
                try await House(language: language, in: acting.place())
            }
        let spoken = try await house.nameAdvice(models: Installation().models()).pronunciations(of: name)
        if json { Output.line(JSON.pronunciations(spoken, of: name).line) } else { show(spoken) }
        guard play || wav != nil else { return }
        let samples = try spoken.flatMap { try $0.sound() }
        if let wav { try NamePronunciation.write(samples, to: wav) }
        if play { try NamePronunciation.play(samples) }
    }

    private func change() async throws {
        guard homeFile == nil else { throw InputError.readOnly }
        let editor = try acting.editor(of: home)
        let (thing, _) = try await editor.setSpokenForms(
            { known in (forget ? [] : known) + forms.filter { forget || !known.contains($0) } }, ofName: name)
        if forms.isEmpty { return }
        Output.warn(await editor.warnings(aboutSpokenForms: forms, of: thing, in: try await editor.home().id))
    }

    private func show(_ spoken: [NamePronunciation]) {
        for entry in spoken {
            let what = entry.isSpokenForm ? localized("said-as", ["form": entry.text]) : entry.text
            if entry.ways.isEmpty { Output.line(localized("cannot-be-said", ["what": what])) }
            for way in entry.ways { Output.line("\(what): \(way)") }
        }
    }
}

extension JSON {
    fileprivate static func pronunciations(_ spoken: [NamePronunciation], of name: String) -> JSON {
        .object([
            "name": .string(name),
            "ways": .array(
                spoken.map { entry in
                    .object([
                        "said": .string(entry.text), "isSpokenForm": .bool(entry.isSpokenForm),
                        "words": JSON(texts: entry.words), "pronounced": JSON(texts: entry.ways),
                    ])
                }),
        ])
    }
}
