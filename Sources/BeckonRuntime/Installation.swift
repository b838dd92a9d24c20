import FoundationEssentials
import Glibc
import HomePostgres

/// Where Beckon's own data lies: the folders `Grammars`, `Models` and `Web`, and the user's data folder.
public struct Installation: Sendable {
    let environment: [String: String]
    private let program: String

    /// An installation seen by a program that was started from `program` with this environment.
    public init(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        program: String = Installation.runningProgram
    ) {
        self.environment = environment
        self.program = program
    }

    /// The folder of the rules of a language.
    ///
    /// - Throws: `InstallationError` naming each place that was tried.
    public func grammars(language: String) throws(InstallationError) -> String {
        do throws(InstallationError) {
            return try folder("Grammars", variable: "BECKON_GRAMMARS", holding: language) + "/" + language
        } catch {
            let known = languages
            throw known.isEmpty
                ? error
                : InstallationError(
                    missing: language, tried: error.tried, known: known, origin: origin(ofLanguage: language))
        }
    }

    /// Where a language is set that nobody typed; nil where it is not.
    private func origin(ofLanguage code: String) -> String? {
        // Settings that are wrong are told before any command is run.
        guard let given = try? Settings(environment: environment).given[.language] else { return nil }
        return "\(given.value)".split(separator: ",").contains { $0 == code } ? "\(given.origin)" : nil
    }

    /// The folder of the rules of the language that is spoken where nobody says which.
    ///
    /// - Throws: `InstallationError` naming each place that was tried.
    public func grammars() throws(InstallationError) -> String { try grammars(language: languages(language)[0]) }

    /// The languages that are meant by codes with commas between them, or by “auto”: each that is there, that of the locale
    /// first.
    public func languages(_ codes: String) -> [String] {
        let given = codes.split(separator: ",").map(String.init)
        if codes != "auto" { return given.isEmpty ? [codes] : given }
        return languages(after: [ofLocale])
    }

    /// Some languages by their codes, and then all others that are there.
    public func languages(after first: [String]) -> [String] { first + languages.filter { !first.contains($0) } }

    /// The language, or languages with commas between them, that are spoken where nobody says which: the setting `language`
    /// (`BECKON_LANGUAGE`), else that of the locale where it is there, else English.
    ///
    /// What the locale is stands in the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty, as `de_AT.UTF-8`
    /// (locale(7)).
    public var language: String {
        // Settings that are wrong are told before any command is run.
        if let given = try? Settings(environment: environment).given[.language] { return "\(given.value)" }
        return ofLocale
    }

    /// How many connections to a server of homes there are, and for how long it is waited for, as the settings
    /// `database-connections` and such say.
    public var databaseLimits: ServerLimits {
        // Settings that are wrong are told before any command is run.
        (try? Settings(environment: environment)).map { ServerLimits($0) } ?? ServerLimits()
    }

    private var ofLocale: String {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
        let parts = (locale ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_")
        let places = places(of: "Grammars", variable: "BECKON_GRAMMARS")
        // Only what may be meant is looked for: each command asks this as it starts.
        return [parts.joined(separator: "-"), String(parts.first ?? "")].first { code in
            Self.isLanguageCode(code) && places.contains { Self.isLanguage($0 + "/" + code) }
        } ?? "en"
    }

    /// Whether a text can be the code of a language: letters and hyphens.
    public static func isLanguageCode(_ text: some StringProtocol) -> Bool {
        !text.isEmpty
            && text.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isAlphabetic || $0 == "-" }
    }

    /// Whether a text can be the codes of languages with commas between them, or “auto”.
    public static func areLanguageCodes(_ text: String) -> Bool {
        text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { isLanguageCode($0) }
    }

    /// Whether a folder holds the rules of a language.
    static func isLanguage(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/_sentence.gram")
    }

    /// The languages that are there, wherever languages are looked for, by their codes.
    public var languages: [String] {
        let found = places(of: "Grammars", variable: "BECKON_GRAMMARS").flatMap { place -> [String] in
            // Where no folder is, no language is.
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
            return entries.filter { Self.isLanguage("\(place)/\($0)") }
        }
        return Set(found).sorted()
    }

    /// The folder of the models.
    ///
    /// - Throws: `InstallationError` naming each place that was tried.
    public func models() throws(InstallationError) -> String {
        try folder("Models", variable: "BECKON_MODELS", holding: "")
    }

    /// The folder of the hub's web page.
    ///
    /// - Throws: `InstallationError` naming each place that was tried.
    public func web() throws(InstallationError) -> String {
        try folder("Web", variable: "BECKON_WEB", holding: "index.html")
    }

    /// The data folder: the one given, else `$XDG_DATA_HOME/beckon`, else `~/.local/share/beckon`.
    public func dataFolder(_ given: String?) -> String {
        if let given { return given }
        if let data = environment["XDG_DATA_HOME"], !data.isEmpty { return data + "/beckon" }
        return (environment["HOME"] ?? ".") + "/.local/share/beckon"
    }

    /// The environment's word for a folder, then each folder above the program, as in a checkout, then where
    /// `Scripts/install` and packages lay it: `share/beckon` beside the program's folder, and the system's own.
    private func folder(_ name: String, variable: String, holding entry: String) throws(InstallationError) -> String {
        var tried: [String] = []
        for place in places(of: name, variable: variable) {
            if FileManager.default.fileExists(atPath: place + "/" + entry) { return place }
            tried.append(place + "/" + entry)
        }
        throw InstallationError(missing: name, tried: tried)
    }

    func places(of name: String, variable: String) -> [String] {
        if let given = environment[variable], !given.isEmpty { return [given] }
        var places: [String] = []
        var folder = program
        while let slash = folder.lastIndex(of: "/"), places.count < 8 {
            folder = String(folder[..<slash])
            places.append(folder + "/" + name)
        }
        let prefix = program.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
        let prefixes = [prefix] + ["/usr/local", "/usr"].filter { $0 != prefix }
        return places + prefixes.map { "\($0)/share/beckon/\(name)" }
    }

    /// The environment of the running program.
    public static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// The operating system's name of who runs the program; nil where it knows none.
    public static var account: String? {
        var entry = passwd()
        var found: UnsafeMutablePointer<passwd>?
        var space = [CChar](repeating: 0, count: 16 << 10)
        guard getpwuid_r(geteuid(), &entry, &space, space.count, &found) == 0, found != nil else { return nil }
        return String(cString: entry.pw_name)
    }

    /// The path of the running program.
    public static var runningProgram: String {
        // Where the system does not say (no /proc), the name that it was started by serves.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    }
}

/// A part of the installation that is not where it should be.
public struct InstallationError: Error, Hashable, CustomStringConvertible {
    /// What is missing.
    public let missing: String
    /// Where it was looked for.
    public let tried: [String]
    /// The languages that are there, where one is missing.
    var known: [String] = []
    /// The line of a settings file, or the variable, that names one that is missing.
    var origin: String?

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        known.isEmpty
            ? "the folder \(missing) is not found; set BECKON_\(missing.uppercased()) to it. Tried: \(tried.joined(separator: ", "))"
            : (origin.map { "\($0): " } ?? "")
                + "there is no language “\(missing)”; known: \(known.joined(separator: ", "))"
    }
}
