import Foundation
import TestSupport
import Testing

/// A home is set up by somebody whose system speaks another language than English.
struct LocalizedSetupTests {
    @Test func setsAHomeUpInRussian() throws {
        let person = try Person(locale: "ru_RU.UTF-8")
        let begun = try person.setUp("Дача", "Кухня", "Спальня", "", "")
        #expect(begun.status == 0 && begun.errors.isEmpty, "\(begun.errors)")
        #expect(begun.output.contains("Как называется дом?"))
        #expect(begun.lines.last == "Дача: 2 комнаты, 0 устройств. `beckon setup` в любое время продолжит отсюда.")
        let home = try SimulatedHome(isPaired: false)
        let server = try #require(home.servers.first)
        let address = "127.0.0.1:\(server.port)"
        let wrong = try person.setUp("", address, "11122333", "111-22-334", "", "")
        #expect(wrong.output.contains("Код настройки неверный."))
        let paired = try person.setUp("", address, server.setupCode, "", "2", "", "", "", "", "", "", "")
        #expect(paired.output.contains("Устройство называет себя «"))
        #expect(paired.output.contains("Его комната (1 Кухня, 2 Спальня; новое имя создаст комнату)"))
        #expect(try person.run("accessory", "list").lines.contains { $0.contains("(Спальня, Дача)") })
        #expect(try person.run("room", "add", "Гараж").lines == ["добавлено: комната Гараж (Дача)"])
        let removed = try person.run("room", "remove", "Спальня")
        #expect(removed.output.hasPrefix("удалено: комната Спальня; ") && removed.output.contains("теперь вне комнат"))
        #expect(try person.run("home", "list").output.contains("Дача: основной; 2 комнаты; "))
        let unknown = try person.run("accessory", "add", "Фонарь")
        #expect(unknown.status != 0 && unknown.errors.contains("в сети"))
        let misspelt = try person.run("romo", "list")
        #expect(misspelt.errors == "beckon: нет команды «beckon romo»: может быть, «beckon room»?\n")
        #expect(misspelt.status == 64)
    }

    @Test func setsAHomeUpInChinese() throws {
        let person = try Person(locale: "zh_CN.UTF-8")
        let begun = try person.setUp("我的家", "厨房", "卧室", "", "")
        #expect(begun.status == 0 && begun.errors.isEmpty, "\(begun.errors)")
        #expect(begun.output.contains("你的家庭叫什么？"))
        #expect(begun.lines.last == "我的家 有 2 个房间和 0 个配件。随时可用 `beckon setup` 从这里继续。")
        let file = Fixture.project + "/Scripts/demo-home.json"
        let kept = try person.run("import", file)
        #expect(kept.status == 5 && kept.errors.contains("中缺少家庭我的家，导入后会消失"), "\(kept.errors)")
        let imported = try person.run("import", file, "--replace")
        #expect(imported.status == 0 && imported.output.contains(" 个房间，"))
        #expect(try person.run("room", "add", "书房").lines.first?.hasPrefix("已添加：房间 书房（") == true)
        #expect(try person.run("home", "history").output.contains("添加了房间 厨房"))
    }

    @Test func tellsTheFaultsOfAHomeFileInItalian() throws {
        let person = try Person(locale: "it_IT.UTF-8")
        let rooms = #"[{"name": "Bagno", "alias": []}, {"name": "bagno"}]"#
        let text = #"{"version": 1, "homes": [{"name": "Casa #1", "rooms": \#(rooms)}]}"#
        let file = try Scratch.file(Data(text.utf8), ending: ".json")
        let refused = try person.run("import", file.path)
        #expect(refused.status == 65)
        let faults = """
            beckon: FILE: homes[0].name: «Casa #1»: «#» al carattere 6 non è permesso: un nome ha lettere, cifre, spazi e apostrofi; \
            «Casa 1» andrebbe bene
            FILE: homes[0].rooms[0].alias: qui non esiste questa chiave; intendevi «aliases»?
            FILE: homes[0].rooms[1].name: «bagno» ce l'ha già la stanza in homes[0].rooms[0].name: scegli un altro nome \
            (maiuscole, spazi e apostrofi non contano)

            """
        #expect(refused.errors.replacing(file.path, with: "FILE") == faults)
        let broken = try Scratch.file(Data("{\"version\": 1,\n}".utf8), ending: ".json")
        #expect(
            try person.run("import", broken.path).errors.hasSuffix(
                ": riga 1, colonna 14: dopo questa virgola non segue niente: toglila\n"))
    }

    /// What programs read is the same in every language.
    @Test func tellsProgramsTheSameInEveryLanguage() throws {
        let person = try Person(locale: "ru_RU.UTF-8")
        _ = try person.setUp("Lodge", "Kitchen", "", "")
        let english = try Program.run(["home", "show", "--json", "--data-dir", person.folder])
        #expect(try person.run("home", "show", "--json").output == english.output)
        #expect(!english.output.isEmpty)
    }

    @Test(arguments: [
        ("de_AT.UTF-8", "Wie heißt"), ("fr_CA.UTF-8", "Comment s’appelle"), ("es_MX.UTF-8", "¿Cómo se llama"),
        ("it_IT.UTF-8", "Come si chiama la tua casa?"),
    ])
    func asksInTheLanguageOfTheLocale(locale: String, question: String) throws {
        #expect(try Person(locale: locale).setUp().output.contains(question))
    }
}

/// Somebody at a terminal whose locale is another, with a data folder of their own.
private struct Person {
    let folder: String
    private let environment: [String: String]

    init(locale: String) throws {
        folder = try Scratch.folder()
        environment = ["LC_ALL": "", "LC_MESSAGES": "", "LANGUAGE": "", "LANG": locale, "BECKON_CONFIG": ""]
    }

    func run(_ arguments: String...) throws -> Program.Result {
        try Program.run(arguments + ["--data-dir", folder], environment: environment)
    }

    /// Answers the questions of the guided set-up, until there are no more answers.
    func setUp(_ answers: String...) throws -> Program.Result {
        let input = Data(answers.map { $0 + "\n" }.joined().utf8)
        return try Program.run(["setup", "--data-dir", folder], input: input, environment: environment)
    }
}
