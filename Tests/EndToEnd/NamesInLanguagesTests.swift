import Foundation
import TestSupport
import Testing

/// Names are checked in each language, heard or not: by how they are written, by what commands say, and by who has them already.
struct NamesInLanguagesTests {
    /// A language with a home of it, words of commands, and what is said of them.
    struct Case: CustomTestStringConvertible, Sendable {
        let locale: String
        let home: String
        /// What commands are made of.
        let commands: [String]
        /// Names that nobody takes for a command.
        let free: [String]
        /// A room of the home, what is offered in its place, and a name that is one letter off or differs in little.
        let room: String
        let offered: String
        let near: String
        /// How a finding of the home's names begins.
        let finding: String
        /// How a warning begins.
        let warning: String

        var testDescription: String { locale }
        var environment: [String: String] {
            ["LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "LANG": locale + ".UTF-8", "BECKON_CONFIG": ""]
        }
        var file: String { "\(Fixture.project)/Tests/TestSupport/Homes/\(home).json" }

        /// Runs the program for somebody who speaks it.
        func run(_ arguments: String...) throws -> Program.Result {
            try Program.run(arguments, environment: environment)
        }
    }

    static let cases = [
        Case(
            locale: "de_DE", home: "de-haus", commands: ["Licht", "schalte ein", "alle Lichter", "Licht aus"],
            free: ["Abstellraum", "Gartenzimmer"], room: "Küche", offered: "frei: Küche oben, Küche unten",
            near: "Köche", finding: "verwechselbar: Raum", warning: "beckon: Warnung: "),
        Case(
            locale: "fr_FR", home: "fr-maison", commands: ["lumière", "allume", "toutes les lumières"],
            free: ["Cellier", "Atelier"], room: "Cuisine", offered: "libres : Cuisine du haut, Cuisine du fond",
            near: "Cuisinne", finding: "à confondre : ", warning: "beckon: "),
        Case(
            locale: "es_ES", home: "es-casa", commands: ["luz", "enciende", "todas las luces"],
            free: ["Trastero", "Taller"], room: "Cocina", offered: "Cocina de Arriba, Cocina del Fondo",
            near: "Cozina", finding: "confundible: ", warning: "beckon: "),
        Case(
            locale: "it_IT", home: "it-casa", commands: ["luce", "accendi", "tutte le luci"],
            free: ["Ripostiglio", "Officina"], room: "Cucina", offered: "Cucina di Sopra, Cucina in Fondo",
            near: "Cuccina", finding: "confondibile: ", warning: "beckon: "),
        Case(
            locale: "ru_RU", home: "ru-kvartira", commands: ["свет", "включи", "весь свет"],
            free: ["Кладовая", "Мастерская"], room: "Кухня", offered: "Кухня наверху, Кухня внизу",
            near: "Кухна", finding: "легко спутать: ", warning: "beckon: "),
        Case(
            locale: "zh_CN", home: "zh-shanghai", commands: ["灯", "打开灯", "所有的灯"], free: ["储藏室", "阳光房"],
            room: "厨房", offered: "小厨房", near: "我的厨房", finding: "易混淆：", warning: "beckon: "),
    ]

    @Test(arguments: cases)
    func checksNamesInTheLanguage(of language: Case) throws {
        let check = { (name: String) in try language.run("check", "--home-file", language.file, name) }
        for name in language.commands {
            let result = try check(name)
            #expect(result.status == 1 && result.errors.isEmpty, "\(name): \(result)")
        }
        for name in language.free { #expect(try check(name).status == 0, "\(name)") }
        let taken = try check(language.room)
        #expect(taken.status == 1 && taken.output.contains(language.offered), "\(taken.output)")
    }

    @Test(arguments: cases)
    func findsTheNamesOfAHomeThatWouldBeConfused(of language: Case) throws {
        let rooms = [language.room, language.commands[0]].map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
        let text = #"{"version": 1, "homes": [{"name": "Casa", "rooms": [\#(rooms)]}]}"#
        let file = try Scratch.file(Data(text.utf8), ending: ".json")
        let result = try language.run("lint", "--home-file", file.path)
        #expect(result.status == 1 && result.errors.isEmpty, "\(result)")
        #expect(result.lines.count == 1 && result.output.hasPrefix(language.finding), "\(result.output)")
        let json = try language.run("lint", "--json", "--home-file", file.path)
        #expect(json.output.contains(#""status":"confusable""#), "\(json.output)")
    }

    @Test(arguments: cases)
    func warnsWhoeverSetsUpAHome(of language: Case) throws {
        let folder = try Scratch.folder()
        let add = { (kind: String, name: String) in try language.run(kind, "add", name, "--data-dir", folder) }
        _ = try add("home", "Casa Nova")
        let plain = try add("room", language.room)
        #expect(plain.status == 0 && plain.errors.isEmpty, "\(plain)")
        for name in [language.commands[1], language.near] {
            let warned = try add("room", name)
            #expect(warned.status == 0 && warned.errors.hasPrefix(language.warning), "\(name): \(warned)")
            #expect(warned.errors.contains(name), "\(name): \(warned)")
        }
    }

    /// What a language is not heard for is told as that.
    @Test(arguments: cases)
    func saysThatTheLanguageIsNotHeard(of language: Case) throws {
        let code = String(language.locale.prefix(2))
        let wav = try Scratch.file(Data(), ending: ".wav")
        for (command, what) in [("hear", wav.path), ("pronounce", "A")] {
            let result = try language.run(command, "--home-file", language.file, what)
            #expect(result.status != 0 && result.errors.contains("/\(code)/speech.txt"), "\(result)")
            #expect(!result.errors.contains("the file is not there"), "\(result)")
        }
    }

    /// A key of the settings of speech that nobody knows is told by whatever reads them.
    @Test(arguments: [("speech.txt", "modle x", "there is no key modle"), ("phones.txt", "vowle X", "vowle")])
    func tellsWhereTheSettingsOfSpeechAreWrong(file: String, line: String, told: String) throws {
        let folder = try Scratch.folder()
        try Scratch.copyEnglish(to: folder)
        let path = "\(folder)/en/\(file)"
        let text = try String(contentsOfFile: path, encoding: .utf8)
        try (text + line + "\n").write(toFile: path, atomically: true, encoding: .utf8)
        let place = "\(file):\(text.split(separator: "\n", omittingEmptySubsequences: false).count): "
        let environment = ["BECKON_GRAMMARS": folder]
        let home = Fixture.project + "/Tests/TestSupport/Homes/cottage.json"
        let data = try Scratch.folder()
        _ = try Program.run(["home", "add", "Casa", "--data-dir", data], environment: environment)
        for command in [
            ["check", "--home-file", home, "Den"], ["lint", "--home-file", home],
            ["pronounce", "--home-file", home, "Den"],
            ["room", "add", "Den", "--data-dir", data], ["doctor", "--data-dir", data],
        ] {
            let result = try Program.run(command, environment: environment)
            let said = result.output + result.errors
            #expect(said.contains(place) && said.contains(told), "\(command): \(said)")
        }
    }
}
