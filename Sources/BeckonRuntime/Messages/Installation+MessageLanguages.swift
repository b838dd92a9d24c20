import FoundationEssentials
import LanguagePack

extension Installation {
    /// How many languages are looked for, and how long the code of one may be: the environment is anybody's.
    private static let mostLanguages = 16
    private static let longestCode = 35

    /// The languages of whoever sits at the program, by their codes, as they like them: those of the setting `language`, else
    /// those that gettext would choose.
    ///
    /// That is, `LANGUAGE`, which has several with colons between them, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is not empty; and none where that is `C` or `POSIX`. `de_AT.UTF-8` is `de-AT`, then `de`.
    var messageLanguages: [String] {
        // Settings that are wrong are told before any command is run.
        if let given = (try? Settings(environment: environment))?.given[.language] {
            let codes = "\(given.value)"
            if codes != "auto" { return bounded(codes.split(separator: ",").map(String.init)) }
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        guard let locale, !["C", "POSIX"].contains(locale.prefix { $0 != "." }) else { return [] }
        let several = (environment["LANGUAGE"] ?? "").split(separator: ":", maxSplits: Self.mostLanguages)
            .prefix(Self.mostLanguages)
        return bounded((several.isEmpty ? [locale[...]] : several).flatMap(Self.codes))
    }

    private func bounded(_ codes: [String]) -> [String] {
        Array(codes.filter { $0.utf8.count <= Self.longestCode && Self.isLanguageCode($0) }.prefix(Self.mostLanguages))
    }

    /// A locale's language and region, then its language alone.
    private static func codes(ofLocale locale: Substring) -> [String] {
        let parts = locale.prefix { $0 != "." && $0 != "@" }.split(separator: "_", maxSplits: 2)
        guard let language = parts.first else { return [] }
        return (parts.count > 1 ? [parts.joined(separator: "-")] : []) + [String(language)]
    }

    /// Where the messages in English may be, in the file of a name.
    func places(ofMessages name: String) -> [String] {
        places(of: "Grammars", variable: "BECKON_GRAMMARS").map { "\($0)/\(ProgramMessages.complete)/\(name)" }
    }

    /// The files of a name with messages of the program that are there, in some languages and then in English.
    ///
    /// Where somebody has languages of their own in `BECKON_GRAMMARS`, what these lack is said in Beckon's own English. Where there
    /// is no English, the other languages that are there say it.
    func messageFiles(named name: String, in codes: [String]) -> [String] {
        let files = messageFiles(name, of: codes.prefix { $0 != ProgramMessages.complete } + [ProgramMessages.complete])
        return files.last?.hasSuffix("/\(ProgramMessages.complete)/\(name)") == true
            ? files : files + messageFiles(name, of: languages.filter { !codes.contains($0) })
    }

    private func messageFiles(_ name: String, of codes: [String]) -> [String] {
        let given = places(of: "Grammars", variable: "BECKON_GRAMMARS")
        let own = places(of: "Grammars", variable: "")
        return codes.compactMap { code in
            let all = code == ProgramMessages.complete && given != own ? given + own : given
            return all.lazy.map { "\($0)/\(code)/\(name)" }
                .first { FileManager.default.fileExists(atPath: $0) }
        }
    }
}
