import Foundation
import TestSupport
import Testing

@testable import HomeLanguage

/// A language is a folder: no word of one stands in the code.
struct WordsInCodeTests {
    private static let targets = [
        "UtteranceAnalysis", "HomeLanguage", "HomeOutcomes", "ReplyRendering", "HomeConversation", "HomeNames",
        "HomeModel",
        "BeckonRuntime/NameAdvice",
    ]
    /// What reads files of a language or a home: its faults are told in English to whoever writes one, as GrammarKit's are.
    private static let readers = [
        "UtteranceAnalysis/Constraints/", "UtteranceAnalysis/Grammar/Property.swift",
        "UtteranceAnalysis/Grammar/RuleRole.swift", "UtteranceAnalysis/Grammar/KeyedLinesError.swift",
        "HomeModel/HomeFile", "HomeModel/JSON",
        "HomeModel/CatalogueTables.swift", "HomeLanguage/Suggestions/SuggestionLexicon.swift",
    ]

    @Test func hasNoWordsOfALanguage() throws {
        let names = try Identifiers()
        for file in try SourceFile.all(of: Self.targets) where !Self.readers.contains(where: file.path.hasPrefix) {
            let found = file.literals.filter(names.isWords)
            #expect(found.isEmpty, "\(file.path) has \(found.count): \(found.suffix(8))")
        }
    }

    /// What hears, and what reads a language's files, has words that are no language's: of options, of files and of what is measured.
    private static let codes = [
        "HomeSpeech": [
            "-beam", "/bin/sh", "/dev/null", "A-law", "aside", "alignments", "beckon", "data", "default", "en", "en-us",
            "fit",
            "gaps", "loud", "means", "ordinal-endings", "phrase", "voice", "wake+", "weakest", "µ-law",
        ],
        "LanguagePack": [
            "vowel", "consonant", "extra", "holds", "head", "cluster", "masculine", "masculine-plural", "feminine",
            "feminine-plural", "neuter", "neuter-plural",
        ],
        "GrammarKit": ["grammar", "import", "public", "public ", "flat", " or "],
        "BeckonRuntime/SpokenGrammar": ["-all", "-kind", "-any"],
    ]

    @Test(arguments: codes.keys.sorted())
    func hearsByNoWordOfALanguage(target: String) throws {
        let names = try Identifiers()
        let codes = Set(Self.codes[target] ?? [])
        for file in try SourceFile.all(of: [target]) {
            let found = file.literals.filter { literal in
                let isProse = literal.trimmingCharacters(in: .whitespaces).contains(where: \.isWhitespace)
                return !isProse && !codes.contains(literal) && names.isWords(literal)
            }
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    /// Letters that are not ASCII's are units, and the sounds that eSpeak writes.
    @Test func writesNoLetterOfAnotherScript() throws {
        for target in try FileManager.default.contentsOfDirectory(atPath: Fixture.project + "/Sources") {
            for file in try SourceFile.all(of: [target]) where file.path != "HomeSpeech/ESpeak.swift" {
                let found = file.literals.filter { $0.contains { $0.isLetter && !$0.isASCII && $0 != "µ" } }
                #expect(found.isEmpty, "\(file.path): \(found)")
            }
        }
    }

    /// Where the program and its runtime say something in English that is no message: where no messages can be found, what is
    /// wrong in a grammar or a recording for whoever made that, what is kept, and what is reported to whoever mends a fault.
    private static let english = [
        "beckon/ReportCommand.swift", "beckon/Simulating/SimulateControl.swift", "BeckonRuntime/Installation.swift",
        "BeckonRuntime/Ear+Explaining.swift", "BeckonRuntime/Grammar", "BeckonRuntime/Replay.swift",
        "BeckonRuntime/WakeTrial.swift", "BeckonRuntime/Scheduler+Firing.swift", "BeckonRuntime/Release.swift",
    ]
    /// What programs read, and commands as they are typed.
    private static let typed = [
        "polar day", "polar night", "speech model", "web page", "data folder", "  beckon say \"\"",
        "beckon say \"\"", "chmod go-rwx ", "sudo chown -R $USER ", "chmod -R go-w ",
    ]

    /// What is said to whoever sits at the program lies in messages, help too.
    @Test func saysNothingThatIsNoMessage() throws {
        let prose = #/\p{L}{2,}[,;:]? \p{L}{2,}/#
        for file in try SourceFile.all(of: ["beckon", "BeckonRuntime"])
        where !Self.english.contains(where: file.path.hasPrefix) {
            let found = file.literals.filter { $0.contains(prose) && !Self.typed.contains($0) }
            #expect(found.isEmpty, "\(file.path) says \(found)")
        }
    }

    /// Where a part below the program has sentences in English that are no messages, and why.
    private static let englishBelow: [(why: String, places: [String])] = [
        (
            "the API's document describes itself to those who write programs",
            [
                "BeckonHub/API.swift", "BeckonHub/OpenAPI.swift", "BeckonHub/EditRequest.swift",
                "BeckonHub/Scenes.swift",
                "BeckonHub/SettingUp.swift", "BeckonHub/Speech.swift",
            ]
        ),
        (
            "protocols have them: types of media, fields of events, templates of Home Assistant, what “describe” answers, HAP's names",
            [
                "BeckonHub/WebPage.swift", "BeckonHub/EventStream.swift",
                "BeckonHub/MQTT/Discovery/DiscoveredEntity.swift",
                "BeckonHub/Wyoming/WyomingDescription.swift", "HAPWire/HTTPMessage.swift",
                "HAPTransport/Discovery/AccessoryCategory.swift",
            ]
        ),
        (
            "certificates, keys and sealed files are made under these names",
            ["BeckonHub/Certificate.swift", "HAPCrypto/SealedFile.swift", "RelayProtocol/RelayHandshakes.swift"]
        ),
        (
            "a log has what a peer's program did wrong, and why something is not done",
            [
                "BeckonHub/Away/", "BeckonHub/Reconnection.swift", "BeckonHub/MQTT/Discovery/DiscoveredThings.swift",
                "BeckonHub/Wyoming/Satellite", "BeckonHub/Wyoming/WyomingConnection.swift",
                "HAPCrypto/AgreementKey.swift",
                "HAPCrypto/SigningKey.swift", "HAPCrypto/Redacted.swift", "HAPWire/AccessoryListingReader.swift",
                "HAPWire/PairSetupController.swift", "HAPWire/TLV8+Reading.swift", "HomePostgres/LeaseKeeper.swift",
                "MQTTTransport/", "RelayProtocol/NoisePattern.swift", "RelayProtocol/RelayFrame.swift",
                "WyomingProtocol/",
            ]
        ),
        (
            "faults of a grammar, of messages and of a language's files are told to whoever writes them, with file and line",
            ["Fluent/", "GrammarKit/", "LanguagePack/", "HomeSpeech/SpeechSettings.swift"]
        ),
        ("captures and commands of the simulator are written as code is", ["HAPSimulator/"]),
        (
            "what is wrong in a database is put into a message as its library says it",
            [
                "HomeDatabase/CheckedRow.swift", "HomeDatabase/Connection+ReadOnly.swift",
                "HomeDatabase/DatabaseFile.swift",
                "HomeDatabase/HomeDatabaseError.swift", "HomePostgres/Connection.swift",
                "HomePostgres/EditWriter.swift",
                "HomePostgres/StoredHomes.swift",
            ]
        ),
        (
            "where something lies or how it is made is put into a message as a file's name is",
            [
                "HAPController/PairingFile+Backup.swift", "HAPTransport/Discovery/DiscoveryError.swift",
                "HomeSpeech/Audio.swift", "HomeSpeech/ChildProcess.swift", "HomeSpeech/SpeechSynthesis.swift",
                "HomeSpeech/WAVReader.swift",
            ]
        ),
    ]

    /// What people read lies in messages in every target, but for logs, SQL and what stands above with its reason.
    @Test func saysNothingBelowTheProgramThatIsNoMessage() throws {
        let prose = #/\p{L}{2,}[,;:]? \p{L}{2,}/#
        let sql =
            #/\b(SELECT|INSERT|UPDATE|DELETE|CREATE|WHERE|FROM|BEGIN|PRAGMA|SET|NEW|OLD|AND|NOT|VACUUM|LOCK|GRANT|TABLE|LISTEN)\b/#
        let places = Self.englishBelow.flatMap(\.places)
        var needed: Set<String> = []
        let others = try FileManager.default.contentsOfDirectory(atPath: Fixture.project + "/Sources")
            .filter { !Self.targets.contains($0) && !["beckon", "BeckonRuntime"].contains($0) }
        for file in try SourceFile.all(of: others.sorted()) {
            let found = file.withoutLogs.literals.filter { $0.contains(prose) && !$0.contains(sql) }
            let place = places.first(where: file.path.hasPrefix)
            if let place, !found.isEmpty { needed.insert(place) }
            #expect(found.isEmpty || place != nil, "\(file.path) says \(found)")
        }
        #expect(places.filter { !needed.contains($0) } == [])
    }

    /// What is compared with a word belongs to the language, be it one letter: a plural's "s", "the".
    @Test func comparesNothingWithAWord() throws {
        let hearing = [
            "HomeSpeech", "BeckonRuntime/SpokenGrammar", "BeckonRuntime/Ear", "BeckonRuntime/AddressedUtterance",
        ]
        let comparison = #/(?:[!=]=|hasSuffix\(|hasPrefix\(|contains\()\s?"['’]?\p{Ll}+"/#
        for file in try SourceFile.all(of: Self.targets + hearing)
        where !Self.readers.contains(where: file.path.hasPrefix) {
            let found = file.text.matches(of: comparison).map { String($0.output) }
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    /// The sounds that a model tells apart are those of its language: `phones.txt`.
    @Test func namesNoSoundOfALanguage() throws {
        let lines = try String(contentsOfFile: Golden.grammars + "/en/phones.txt", encoding: .utf8).split(
            separator: "\n")
        let phones = lines.map { $0.split(separator: " ") }.filter { ["vowel", "consonant"].contains($0.first) }
            .flatMap { $0.dropFirst() }
        #expect(phones.count > 30)
        // A single letter may be anything.
        let names = Set(phones.filter { $0.count > 1 }.map(String.init))
        for file in try SourceFile.all(of: ["LanguagePack", "HomeNames", "HomeSpeech", "BeckonRuntime"]) {
            let cases = file.text.matches(of: #/(?:\.|case )([A-Z]{2})\b/#).map { String($0.1) }
            let found = (file.literals + cases).filter(names.contains)
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }

    @Test(arguments: [
        (#"let a = "one \(b ? "two" : "three") four" // "five""#, ["one  four", "two", "three"]),
        (##"/* "a" */ f("say \"it\"", #"x"y"#)"##, [#"say "it""#, #"x"y"#]),
        ("\"\"\"\n    first line\n    second\n    \"\"\"", ["\n    first line\n    second\n    "]),
        (##"let a = #/\b(the|an)\b/#, b = c / d, e = (/on|off\/up/, "f")"##, ["(the|an)", "on|offup", "f"]),
    ])
    func findsTheLiteralsOfCode(code: String, literals: [String]) {
        #expect(SourceFile(path: "a.swift", text: code).literals.sorted() == literals.sorted())
    }

    @Test(arguments: [
        ("turn on", true), ("table", true), ("The lamp", true), ("the ", true), ("Brightness", false), ("noun", false),
        ("plural", false), ("kind", false), ("closed", false), ("characteristic", false), ("%", false), (" \n", false),
        ("xqzt", false), ("home-ideas", false), ("last=noun", false),
        // In lists of whatever form, and of all languages.
        ("the|an", true), ("sofa,table", true), ("sofa\ntable", true), ("lampe", true), ("свет", true), ("灯", true),
    ])
    func knowsWordsFromNames(literal: String, isWords: Bool) throws {
        #expect(try Identifiers().isWords(literal) == isWords)
    }
}

/// The names that literals may be: of HAP, of rules and tags of the grammars, and of the contracts.
private struct Identifiers {
    private let known: Set<String>
    private let words: Set<String>

    init() throws {
        let contract = """
            text language status confidence intents candidates reply transcript audio seconds reading action values
            value delta factor toggle question expected comparison answer home room accessory service type error targets
            when does trigger scheduled explanation characteristic set adjust get run schedule undo which intent words
            sets lost result readings true constraint rule stage stages weight define sentence recurrence meaning
            false name similarity problem problems pronounced suggestions actions code label timed group homes details
            primary zones accessories groups scenes triggers users collisions broken score total rules
            latitude longitude services of sun doubtful
            """
        var known = Set(contract.split { $0.isWhitespace }.map(String.init))
        for name in Golden.names(in: Golden.grammars + "/en", ending: ".gram") {
            let text = try String(contentsOfFile: "\(Golden.grammars)/en/\(name).gram", encoding: .utf8)
            for match in text.matches(of: #/[<{]([A-Za-z_.-]+)[>}=]/#) { known.insert(String(match.1)) }
            // Values of tags are meanings and the same in all languages, but for those that are words of names and replies.
            for match in text.matches(of: #/{([A-Za-z]+)=([A-Za-z]+)}/#)
            where !["word", "narrow", "unlike", "single"].contains(match.1) { known.insert(String(match.2)) }
            for match in text.matches(of: #/\.([A-Za-z_-]+)>/#) { known.insert(String(match.1)) }
        }
        self.known = known
        words = try Golden.folders(in: Golden.grammars).reduce(into: []) { words, code in
            let path = "\(Golden.grammars)/\(code)/words.txt"
            // A script without spaces has none, and its letters are known by themselves.
            guard FileManager.default.fileExists(atPath: path) else { return }
            let list = try String(contentsOfFile: path, encoding: .utf8)
            words.formUnion(list.split { $0.isWhitespace || $0 == "+" }.map { $0.lowercased() })
        }
    }

    /// Whether a literal is words: two of them, everyday words of a language that are no names, or letters that are not ASCII's.
    func isWords(_ literal: String) -> Bool {
        if literal.contains(where: { $0.isLetter && !$0.isASCII }) { return true }
        if known.contains(literal) { return false }
        let parts = literal.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init).filter { $0.count > 1 }
        guard let first = parts.first else { return false }
        let isSpaced = literal.contains(#/\p{L}{2,}[,;:]? \p{L}{2,}/#)
        if isSpaced { return true }
        // “CurrentDoorState”, “de”: names are not written as words are.
        if literal.contains(#/[A-Z]\S*[A-Z]|[0-9_=.]/#) { return false }
        if parts.count > 1 { return parts.contains { !known.contains($0) && words.contains($0.lowercased()) } }
        let isName = known.contains(first) && literal.trimmingCharacters(in: .punctuationCharacters) == first
        let isHAP = first.first?.isUppercase == true && !literal.contains(" ")
        return !isName && !isHAP && words.contains(first.lowercased())
    }
}

extension SourceFile {
    /// The file without what it logs.
    fileprivate var withoutLogs: SourceFile {
        withoutCalls(of: #/[^A-Za-z]log\.(?:trace|debug|info|notice|warning|error|critical|log)$/#)
    }

    /// The file without what stands in the brackets behind some names.
    private func withoutCalls(of names: some RegexComponent) -> SourceFile {
        let code = Array(text)
        var (kept, index) = ([Character](), 0)
        while index < code.count {
            if code[index] == "(", String(kept.suffix(24)).contains(names) {
                var reader = LiteralReader(text: code)
                reader.index = index + 1
                reader.readCode(until: ")")
                index = reader.index
            } else {
                kept.append(code[index])
                index += 1
            }
        }
        return SourceFile(path: path, text: String(kept))
    }

    /// The string literals of the code, without what is put into them, and those in what is put into them.
    var literals: [String] {
        // What a program says that ends at once is for whoever wrote the code.
        let code = text.replacing(#/(precondition|preconditionFailure|fatalError)\([^"\n]*"[^"\n]*"\)/#, with: "")
        var reader = LiteralReader(text: Array(code))
        reader.readCode(until: nil)
        return reader.literals
    }
}

/// Finds string literals in Swift; it knows no more of the language than it needs for that.
private struct LiteralReader {
    let text: [Character]
    var index = 0
    var literals: [String] = []

    private func starts(_ mark: String) -> Bool { text[index...].starts(with: mark) }

    mutating func readCode(until closing: Character?) {
        var depth = 0
        while index < text.count {
            let character = text[index]
            if starts("//") {
                while index < text.count, !text[index].isNewline { index += 1 }
            } else if starts("/*") {
                while index < text.count, !starts("*/") { index += 1 }
                index += 2
            } else if character == "\"" || character == "#", let marks = opening {
                readLiteral(marks)
            } else if starts("#/") {
                readPattern(until: "/#", from: index + 2)
            } else if character == "/", beginsPattern {
                readPattern(until: "/", from: index + 1)
            } else if character == closing, depth == 0 {
                index += 1
                return
            } else {
                depth += character == "(" ? 1 : character == ")" ? -1 : 0
                index += 1
            }
        }
    }

    /// The quotation marks that a literal opens with here, and how many # stand before them.
    private var opening: (quotes: String, raw: Int)? {
        let raw = text[index...].prefix { $0 == "#" }.count
        let rest = text[(index + raw)...]
        guard rest.first == "\"" else { return nil }
        return (rest.starts(with: "\"\"\"") ? "\"\"\"" : "\"", raw)
    }

    /// Whether a stroke begins a regular expression, and divides nothing.
    private var beginsPattern: Bool {
        guard index + 1 < text.count, !text[index + 1].isWhitespace else { return false }
        return text[..<index].last { !$0.isWhitespace }.map { "(=,:[{".contains($0) } ?? false
    }

    /// Reads a regular expression as a literal, without what stands for other characters.
    private mutating func readPattern(until end: String, from start: Int) {
        index = start
        var literal = ""
        while index < text.count, !starts(end) {
            if text[index] == "\\" {
                index += 2
            } else {
                literal.append(text[index])
                index += 1
            }
        }
        index += end.count
        literals.append(literal)
    }

    private mutating func readLiteral(_ marks: (quotes: String, raw: Int)) {
        let hashes = String(repeating: "#", count: marks.raw)
        index += marks.raw + marks.quotes.count
        var literal = ""
        while index < text.count, !starts(marks.quotes + hashes) {
            if starts("\\" + hashes + "(") {
                index += 2 + marks.raw
                readCode(until: ")")
            } else if starts("\\" + hashes), index + marks.raw + 1 < text.count {
                literal.append(text[index + marks.raw + 1])
                index += marks.raw + 2
            } else {
                literal.append(text[index])
                index += 1
            }
        }
        index += marks.quotes.count + marks.raw
        literals.append(literal)
    }
}
