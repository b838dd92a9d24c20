import ArgumentParser
import BeckonRuntime

extension CompletionKind {
    /// The names of a kind of thing in the homes that are kept.
    static func names(of kind: KnownNames) -> CompletionKind {
        .custom { words, _, _ in await kind.list(folder: folder(in: words)) }
    }

    /// The names of what the command itself is about: of rooms for `beckon room`.
    static let ownNames = CompletionKind.custom { words, _, _ in
        guard let kind = words.dropFirst().first.flatMap(KnownNames.init(rawValue:)) else { return [] }
        return await kind.list(folder: folder(in: words))
    }

    /// A home file.
    static let homeFile = CompletionKind.file(extensions: ["json"])

    /// The data folder of a command line that is not written to its end.
    private static func folder(in words: [String]) -> String {
        let option = "--data-dir"
        var given: String?
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == option { given = next }
            if word.hasPrefix(option + "=") { given = String(word.dropFirst(option.count + 1)) }
        }
        // A file of settings that is wrong is told by the command itself.
        let set = try? Settings(environment: Installation.environment).given.first { $0.key.option == "data-dir" }
        return Installation().dataFolder(given ?? set?.value.value.description)
    }
}
