import Fluent
import Foundation
import HAPController
import HAPCrypto
import HAPSimulator
import HAPTransport
import HAPWire
import HomeDatabase
import HomeModel
import HomePostgres
import HomeSpeech
import TestSupport
import Testing

@testable import BeckonRuntime

/// What the program says lies in the folders of the languages, and is what the code asks for.
struct ProgramMessagesTests {
    private static let codes = ["en", "de", "fr", "es", "ru", "zh", "it"]
    private static func file(_ code: String, _ name: String = "program.ftl") -> String {
        "\(Fixture.project)/Grammars/\(code)/\(name)"
    }

    @Test(arguments: codes)
    func hasEachMessageThatTheCodeAsksForAndNoOther(code: String) throws {
        let asked = try AskedMessage.all.get()
        #expect(asked.count > 300)
        let catalogue = try ProgramMessages.catalogue(of: Self.file(code))
        let missing = asked.map(\.name).filter { !catalogue.has($0) }
        #expect(missing.isEmpty, "\(code) lacks \(missing)")
        let numbers = try Self.numbers()
        // Each is said with what it is given; that a plural is one of the language is checked where a number is given.
        try catalogue.check(
            asked.map { message in
                let parameters = message.arguments.sorted().map {
                    MessageSignature.Parameter($0, numbers.contains("\(message.name) \($0)") ? .number : .text)
                }
                return MessageSignature(message.name, parameters)
            })
    }

    /// Help is in every language whole: of each command, each option and each value.
    @Test(arguments: codes)
    func hasEachTextOfHelpAndNoOther(code: String) throws {
        let asked = try AskedMessage.ofHelp.get()
        #expect(asked.count > 350)
        let catalogue = try ProgramMessages.catalogue(of: Self.file(code, "help.ftl"))
        let missing = asked.map(\.name).filter { !catalogue.has($0) }
        #expect(missing.isEmpty, "\(code) lacks \(missing)")
        // What stands for values, commands tell by themselves.
        let values = catalogue.names.filter { $0.hasPrefix("value.") }.map { AskedMessage(name: $0, arguments: []) }
        try catalogue.check(
            (asked + values).map { text in
                MessageSignature(text.name, text.arguments.sorted().map { MessageSignature.Parameter($0, .text) })
            })
    }

    @Test func tellsWhereATextOfHelpIsWrong() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("nl"), withIntermediateDirectories: true)
        try Data("say = Doen.\n    .abot = Meer.\n".utf8).write(to: URL(filePath: folder.file("nl/help.ftl")))
        try Data("decimal: ,\none: i = 1 and v = 0\n".utf8).write(to: URL(filePath: folder.file("nl/numbers.txt")))
        let error = #expect(throws: FluentError.self) {
            try ProgramMessages.check(folder.file("nl"), Installation(environment: ["BECKON_CONFIG": ""]))
        }
        #expect(error?.description.contains("help.ftl:2:5: nothing asks for “say.abot”, but “say.about”") == true)
    }

    /// A word that one language alone chooses by is a typing error.
    @Test func choosesByTheSameWordsInAllLanguages() throws {
        var languages: [String: Set<String>] = [:]
        for code in Self.codes {
            let resource = try FluentReader.read(
                String(contentsOfFile: Self.file(code), encoding: .utf8), file: Self.file(code))
            for entry in resource.entries {
                for choice in entry.value?.choices ?? [] where !Self.plurals.contains(choice.word) {
                    languages["\(choice.variable) \(choice.word)", default: []].insert(code)
                }
            }
        }
        let alone = languages.filter { $0.value.count == 1 }.map { "\($0.key) (\($0.value.first ?? ""))" }
        #expect(alone.isEmpty)
    }

    private static let plurals: Set = ["zero", "one", "two", "few", "many", "other"]

    /// The variables, each behind its message, that some language chooses by a plural or a number of.
    private static func numbers() throws -> Set<String> {
        var found: Set<String> = []
        for code in codes {
            let resource = try FluentReader.read(String(contentsOfFile: file(code), encoding: .utf8), file: code)
            for entry in resource.entries {
                for choice in entry.value?.choices ?? [] where choice.isOfNumber {
                    found.insert("\(entry.name) \(choice.variable)")
                }
            }
        }
        return found
    }

    @Test(arguments: [
        (["LANG": "ru_RU.UTF-8"], ["ru-RU", "ru"]), (["LANG": "zh_CN"], ["zh-CN", "zh"]),
        (["LC_ALL": "", "LC_MESSAGES": "de_AT@euro", "LANG": "fr_FR"], ["de-AT", "de"]),
        (["LC_ALL": "es_ES", "LC_MESSAGES": "de", "LANG": "fr"], ["es-ES", "es"]),
        (["LANGUAGE": "de_AT:fr", "LANG": "en_US.UTF-8"], ["de-AT", "de", "fr"]),
        (["LANGUAGE": "de", "LC_ALL": "C.UTF-8"], []), (["LANGUAGE": "de", "LANG": "POSIX"], []), ([:], []),
        (["BECKON_LANGUAGE": "fr,en", "LANG": "ru_RU"], ["fr", "en"]),
        (["BECKON_LANGUAGE": "auto", "LANG": "ru_RU"], ["ru-RU", "ru"]),
        (["LANG": "../../etc"], []), (["LANG": "es_419"], ["es"]),
        (["LANG": String(repeating: "x", count: 10_000)], []),
    ])
    func speaksTheLanguagesThatGettextWould(environment: [String: String], codes: [String]) {
        let environment = environment.merging(["BECKON_CONFIG": ""]) { $1 }
        #expect(Installation(environment: environment, program: "/x").messageLanguages == codes)
    }

    @Test func looksForNoMoreLanguagesThanAnybodySpeaks() {
        let environment = [
            "LANG": "de_DE", "LANGUAGE": String(repeating: "de_DE:", count: 100_000), "BECKON_CONFIG": "",
        ]
        #expect(Installation(environment: environment, program: "/x").messageLanguages.count == 16)
    }

    @Test func saysInEnglishWhatALanguageDoesNotHave() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("nl"), withIntermediateDirectories: true)
        try Data("password = Wachtwoord:\nlistening = { $what }\n".utf8).write(
            to: URL(filePath: folder.file("nl/program.ftl")))
        try Data("decimal: ,\none: i = 1 and v = 0\n".utf8).write(to: URL(filePath: folder.file("nl/numbers.txt")))
        let environment = ["BECKON_GRAMMARS": folder.path, "LANG": "nl_BE.UTF-8", "BECKON_CONFIG": ""]
        let messages = ProgramMessages(Installation(environment: environment))
        #expect(messages.text("password", []) == "Wachtwoord:")
        #expect(messages.text("password-again", []) == "The same again:")
        #expect(messages.text("listening", []) == "Listening.")
    }

    @Test func saysWhereMessagesWereLookedForWhereNoLanguageHasThem() {
        let installation = Installation(environment: ["BECKON_GRAMMARS": "/nowhere"], program: "/x/y")
        let text = ProgramMessages(installation).text("moved", [("name", .text("Fan")), ("count", .number(2))])
        #expect(text.hasPrefix("the folder Grammars is not found; set BECKON_GRAMMARS to it. Tried: /nowhere/en/"))
    }

    @Test func saysInAnotherLanguageWhatEnglishIsNotThereToSay() throws {
        let folder = TemporaryFolder()
        let german = folder.file("Grammars/de")
        try FileManager.default.createDirectory(
            atPath: folder.file("Grammars"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: "\(Fixture.project)/Grammars/de", toPath: german)
        let environment = ["BECKON_GRAMMARS": folder.file("Grammars"), "LANG": "C", "BECKON_CONFIG": ""]
        let messages = ProgramMessages(Installation(environment: environment, program: "/x/y"))
        #expect(messages.text("password", []) == "Passwort:")
    }

    @Test(arguments: [
        ("pasword = Wachtwoord:\n", "program.ftl:1:1: nothing asks for “pasword”, but “password”"),
        ("more-than-remembered = { $count ->\n    [few] a\n   *[other] b\n}\n", "program.ftl:3:"),
    ])
    func tellsWhatNothingAsksForAndWhichPluralIsMissing(text: String, told: String) throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("nl"), withIntermediateDirectories: true)
        let file = folder.file("nl/program.ftl")
        try Data(text.utf8).write(to: URL(filePath: file))
        try Data("decimal: ,\none: i = 1 and v = 0\nfew: i = 2\n".utf8).write(
            to: URL(filePath: folder.file("nl/numbers.txt")))
        let error = #expect(throws: FluentError.self) {
            try ProgramMessages.check(folder.file("nl"), Installation(environment: ["BECKON_CONFIG": ""]))
        }
        #expect(error?.description.contains(told) == true, "\(error.map { "\($0)" } ?? "")")
    }

    @Test func tellsWhereAFileOfMessagesIsWrong() throws {
        let folder = TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.file("nl"), withIntermediateDirectories: true)
        let file = folder.file("nl/program.ftl")
        try Data("password = Wachtwoord:\nagain\n".utf8).write(to: URL(filePath: file))
        let error = #expect(throws: FluentError.self) { try ProgramMessages.catalogue(of: file) }
        #expect(error?.description.hasPrefix("\(file):2:") == true)
    }
}

/// What the parts below have only codes for is told in words of each language, and in none of another's.
struct LocalizedFaultsTests {
    private static let store = StoreFault(HomeDatabaseError.diskFull("/x"))

    private static let faults: [any Error] = {
        var faults: [any Error] = [
            PairingError.unknown, PairingError.authentication, PairingError.backoff, PairingError.maxPeers,
            PairingError.maxTries, PairingError.unavailable, PairingError.busy, PairingError.pairingGone,
            PairingError.identityRefused, PairingError.noRandomness, PairingError.notGenuine(.proof),
            PairingError.notGenuine(.signature), PairingError.notGenuine(.encryptedData), PairingError.notExpected,
            PairingError.notGenuine(.salt),
            PairingFailure.connection(.refused), PairingFailure.connection(.timedOut), PairingFailure.brokenOff,
            PairingFailure.tooSlow, PairingFailure.neverSettles, PairingFailure.storeUnusable(store),
            PairingFailure.notKept(store, isRolledBack: true),
            PairingFailure.notKept(store, isRolledBack: false), SetupCodeFault.notEightDigits,
            SetupCodeFault.forbidden, UndoFault.nothingToUndo, UndoFault.noSuchEdit(7), UndoFault.undoneAlready(7),
            UndoFault.changedSince(7, by: 9), UndoFault.changedSince(7, by: nil), UndoFault.clashes(7),
            HomeDatabaseError.noPermission("/x"), HomeDatabaseError.notAFolder("/x"),
            HomeDatabaseError.cannotOpen("/x", "no"),
            HomeDatabaseError.notADatabase("/x"), HomeDatabaseError.damaged("/x", "page 3"),
            HomeDatabaseError.tooNew("/x", version: 99), HomeDatabaseError.diskFault("/x", "read"),
            HomeDatabaseError.diskFull("/x"), HomeDatabaseError.diskReadOnly("/x"), HomeDatabaseError.locked("/x"),
            HomePostgresError.badURL,
            HomePostgresError.noLibrary("no libpq.so.5"),
            HomePostgresError.cannotReach("db/homes", "no"), HomePostgresError.cannotConnect("db/homes", "no"),
            HomePostgresError.noPassword("db/homes"), HomePostgresError.wrongPassword("db/homes"),
            HomePostgresError.noTLS("db/homes", "no"), HomePostgresError.noRight("db/homes", "no"),
            HomePostgresError.oldServer("db/homes", version: 9, oldest: 13),
            HomePostgresError.badEncoding("db/homes", "LATIN1"), HomePostgresError.notOurs("db/homes"),
            HomePostgresError.tooOld("db/homes", version: 1), HomePostgresError.tooNew("db/homes", version: 99),
            HomePostgresError.damaged("db/homes", "table home"), HomePostgresError.timeOut("db/homes"),
            HomePostgresError.contended("db/homes"), HomePostgresError.full("db/homes", "no"),
            HomePostgresError.readOnly("db/homes"), HomePostgresError.connectionLost("db/homes", "no"),
            HomePostgresError.unknownOutcome("db/homes"), HomePostgresError.servedElsewhere("Hut"),
            HomePostgresError.away("db/homes"), DiscoveryError.noDaemon,
            DiscoveryError.nameTaken("Fan"), DiscoveryError.timedOut, DiscoveryError.tooMuch,
            DiscoveryError.failed(-65),
            TransportError.unreachable("no"), TransportError.closed, TransportError.noMachine("h"),
            TransportError.noPort(0), TransportError.noAddress, SealedFileError.tooLong,
            TransportError.cannotListen(host: "h", port: 1, reason: "no"),
            InstallationError(missing: "tlh", tried: [], known: ["de", "en"]),
            AnnouncementFault.onlySome(9, of: 12), AnnouncementFault.unavailable(.invalid("a name")),
        ]
        if let expected = DeviceID("AA:BB:CC:DD:EE:01") {
            faults.append(PairingError.wrongAccessory(expected: expected, found: "AA:BB:CC:DD:EE:02"))
        }
        faults += AudioError.examples as [any Error]
        faults += SpeechError.examples as [any Error]
        for kind in ProtocolViolation.Kind.allCases {
            faults.append(PairingFailure.notAnAccessory(ProtocolViolation(kind, "7")))
        }
        for fault in PairingFileError.Fault.allCases {
            faults.append(PairingFileError(path: "/x", fault: fault, detail: "7"))
        }
        return faults
    }()

    private static func texts(in code: String) -> [String] {
        ProgramMessages.$current.withValue(
            ProgramMessages(Installation(environment: ["BECKON_CONFIG": ""]), speaking: [code])
        ) {
            faults.map { localized(fault: $0) }
        }
    }

    @Test(arguments: ["de", "fr", "es", "it", "ru", "zh"])
    func areToldInWordsOfTheLanguage(code: String) {
        for (own, english) in zip(Self.texts(in: code), Self.texts(in: "en")) {
            #expect(own != english)
            #expect(!own.contains("fault:") && !own.contains("detail:"), "\(own)")
        }
    }

    /// That no two say the same: each code has words of its own.
    @Test func areToldApart() {
        let texts = Self.texts(in: "en")
        #expect(Set(texts).count == texts.count)
    }

    @Test func areSaidWithTheirPlaceAndTheWayOut() {
        let texts = Self.texts(in: "en")
        #expect(texts.contains("a.wav is a damaged WAV file: at byte 8, the mark WAVE is missing."))
        #expect(texts.contains("the command that brings sound, “arecord”, ended with status 3."))
        let german = Self.texts(in: "de")
        #expect(german.contains("a.wav ist eine beschädigte WAV-Datei: bei Byte 8: die Marke WAVE fehlt."))
    }
}

extension AudioError {
    fileprivate static let examples: [AudioError] = {
        let headers: [HeaderFault] = [
            .noMark, .noFormat, .shortFormat, .endsBeforeFormat, .endsBeforeSound, .channels(0),
            .rate(0, from: 4000, to: 192_000), .frame(3, of: 2), .halfSample,
        ]
        let others: [AudioError] = [
            .unreadable(file: "a.wav", .missing), .unreadable(file: "a.wav", .forbidden),
            .tooLong(file: "a.wav", limit: "600 s"), .notSound(file: "a.wav", format: "FLAC", bytes: ""),
            .notSound(file: "a.wav", format: nil, bytes: "66 4c"), .unsupported(file: "a.wav", encoding: "ADPCM"),
            .cutShort(file: "a.wav", at: 1, of: 2), .empty(file: "a.wav"),
        ]
        return others + headers.map { .badHeader(file: "a.wav", offset: 8, $0) }
    }()
}

extension SpeechError {
    fileprivate static let examples: [SpeechError] = {
        let models: [ModelFault] = [
            .unreadable(.missing), .notJSON, .missing(key: "k"), .badValue(key: "k"), .sampleRate(8, not: 16),
            .unlisted("f"), .size(1, of: 2), .unsummed(.notStarted), .sum,
        ]
        let programs: [ProgramFault] = [.notStarted, .status(3), .tooMuch(9)]
        var examples: [SpeechError] = [
            .modelNotFound(name: "xx", tried: ["/a"]), .notHeard(language: "xx", file: "/xx/speech.txt"),
            .nothingToHear, .unpronounceable(word: "x"), .unsayable("x"),
            .microphone(device: "m", .silent), .microphone(device: "m", .system("no", others: "")),
            .microphone(device: "m", .system("no", others: "n")), .loudspeaker(device: "l", .silent),
            .voice("v", .sound(.empty(file: "s"))),
        ]
        examples += models.map { .badModel(file: "/m", $0) }
        examples += DecoderInput.allCases.map { .decoder($0, "x") }
        examples += programs.map { .command("arecord", $0) }
        examples += programs.map { .voice("v", .program($0)) }
        return examples
    }()
}

/// A message that the code asks for, with the names of what every place gives to it.
private struct AskedMessage {
    let name: String
    let arguments: Set<String>

    /// All of them, for which much is read.
    static let all = Result { try read() }

    private static func read() throws -> [AskedMessage] {
        var found: [String: Set<String>] = [:]
        for file in try SourceFile.all(of: ["beckon", "BeckonRuntime", "BeckonHub"]) {
            for match in file.text.matches(of: #/localized\(\s*"([a-z0-9-]+)"(,\s*\[)?/#) {
                add(String(match.1), match.2 == nil ? "" : file.text[match.range.upperBound...], to: &found)
            }
        }
        // What a home file is told by codes.
        for file in try SourceFile.all(of: ["HomeModel"]) {
            for match in file.text.matches(of: #/"((?:file|json)-[a-z0-9-]+)"(,\s*\[)?/#) {
                add(String(match.1), match.2 == nil ? "" : file.text[match.range.upperBound...], to: &found)
            }
        }
        for key in try Self.ofPage() { found["page-" + key] = ["a", "b"] }
        return found.map { AskedMessage(name: $0, arguments: $1) }
    }

    /// What help is made of.
    static let ofHelp = Result { try readHelp() }

    private static func readHelp() throws -> [AskedMessage] {
        var found: [String: Set<String>] = [:]
        for file in try SourceFile.all(of: ["beckon"]) {
            for match in file.text.matches(of: #/(?:helpText|help: \.text|\.text)\(\s*"([a-z0-9.-]+)"(,\s*\[)?/#) {
                add(String(match.1), match.2 == nil ? "" : file.text[match.range.upperBound...], to: &found)
            }
        }
        return found.map { AskedMessage(name: $0, arguments: $1) }
    }

    private static func add(_ name: String, _ text: Substring, to found: inout [String: Set<String>]) {
        let given = keys(of: text)
        found[name] = found[name].map { $0.intersection(given) } ?? given
    }

    /// What the web page says: by what stands in its elements and what its scripts ask for, also by the numbers of a value.
    private static func ofPage() throws -> Set<String> {
        let folder = "\(Fixture.project)/Web/"
        var keys: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !name.hasSuffix(".css") {
            let text = try String(contentsOfFile: folder + name, encoding: .utf8)
            for match in text.matches(of: #/data-(?:text|placeholder|label)="([^"]+)"/#) {
                keys.insert(String(match.1))
            }
            for match in text.matches(of: #/\btext\(([^()`]*)/#) {
                for word in match.1.matches(of: #/"([A-Za-z-]+)"/#) { keys.insert(String(word.1)) }
            }
            for match in text.matches(of: #/(?:button\(|const (?:lights|sliders|told|locks|doors) = \[)([^()\]]*)/#) {
                for word in match.1.matches(of: #/"([A-Za-z-]+)"/#) { keys.insert(String(word.1)) }
            }
        }
        let numbered = [
            "ContactSensorState": 1, "MotionDetected": 1, "OccupancyDetected": 1, "LeakDetected": 1, "SmokeDetected": 1,
            "CarbonMonoxideDetected": 1, "TargetHeatingCoolingState": 3, "SecuritySystemTargetState": 3,
            "SecuritySystemCurrentState": 4,
        ]
        for (type, last) in numbered { for value in 0...last { keys.insert("\(type)-\(value)") } }
        return keys.union([
            "TargetHeatingCoolingState", "SecuritySystemTargetState", "celsius", "fahrenheit", "percent", "degrees",
            "title",
        ])
        .union(["home", "room", "zone", "accessory", "scene", "trigger"].map { "kind-" + $0 })
        .subtracting(["On", "Active"])
    }

    /// The keys of a dictionary whose text begins here, behind its bracket.
    private static func keys(of text: Substring) -> Set<String> {
        var (keys, depth, rest) = (Set<String>(), 0, text)
        while let character = rest.first {
            if depth == 0, character == "\"", let key = rest.prefixMatch(of: #/"([A-Za-z]+)":/#) {
                keys.insert(String(key.1))
                rest = rest[key.range.upperBound...]
                continue
            }
            if "([{".contains(character) { depth += 1 }
            if ")]}".contains(character) { depth -= 1 }
            if depth < 0 { break }
            rest = rest.dropFirst()
        }
        return keys
    }
}

/// One of the words or numbers that a message chooses by.
private struct Choice {
    let variable: String
    let word: String
    let isOfNumber: Bool
}

extension Resource.Pattern {
    /// What it chooses by, also within what was chosen.
    fileprivate var choices: [Choice] {
        var found: [Choice] = []
        for case .placeable(.select(.variable(let name), let variants, _), _) in elements {
            for variant in variants {
                switch variant.key {
                case .word(let word):
                    let isPlural = ["zero", "one", "two", "few", "many"].contains(word)
                    found.append(Choice(variable: name, word: word, isOfNumber: isPlural))
                case .number(let number):
                    found.append(Choice(variable: name, word: "\(number)", isOfNumber: true))
                }
                found += variant.value.choices
            }
        }
        return found
    }
}
