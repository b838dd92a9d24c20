import ArgumentParser
import BeckonRuntime

extension CompletionKind {
    /// The names of a kind of thing in the homes that are kept.
    static func names(of kind: KnownNames) -> CompletionKind {
        .custom { words, _, _ in await kind.names(in: words) }
    }

    /// The names of all that is in the homes.
    static let allNames = CompletionKind.custom { words, _, _ in
        var names: Set<String> = []
        for kind in KnownNames.allCases where kind != .user && kind != .phrase {
            names.formUnion(await kind.names(in: words))
        }
        return names.sorted()
    }

    /// The names of what the command itself is about: of rooms for `beckon room`.
    static let ownNames = CompletionKind.custom { words, _, _ in
        guard let kind = words.dropFirst().first.flatMap(KnownNames.init(rawValue:)) else { return [] }
        return await kind.names(in: words)
    }

    /// A home file.
    static let homeFile = CompletionKind.file(extensions: ["json"])
}

extension KnownNames {
    /// The names in the homes of a command line that is not written to its end.
    fileprivate func names(in words: [String]) async -> [String] {
        let folder = Installation().dataFolder(Self.option("data-dir", in: words))
        // A URL that is wrong is told by the command itself.
        let database = Self.option("database", in: words)
        guard let place = try? DataPlace(folder: folder, database: database) else { return [] }
        return await list(in: place)
    }

    /// What an option is set to: by the words, else by the settings.
    private static func option(_ name: String, in words: [String]) -> String? {
        let option = "--" + name
        var given: String?
        for (word, next) in zip(words, words.dropFirst() + [""]) {
            if word == option { given = next }
            if word.hasPrefix(option + "=") { given = String(word.dropFirst(option.count + 1)) }
        }
        // A file of settings that is wrong is told by the command itself.
        let set = try? Settings(environment: Installation.environment).given.first { $0.key.option == name }
        return given ?? set?.value.value.description
    }
}
