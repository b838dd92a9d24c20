import Foundation
import TestSupport
import Testing

/// Help, and what is said of a command line that is wrong, in the language of whoever sits there.
struct HelpTests {
    private static let locales = [
        "en_US.UTF-8", "de_AT.UTF-8", "fr_CA.UTF-8", "es_MX.UTF-8", "it_IT.UTF-8", "ru_RU.UTF-8", "zh_CN.UTF-8",
    ]

    private static func run(_ arguments: [String], in locale: String) throws -> Program.Result {
        try Program.run(
            arguments, environment: ["LC_ALL": "", "LANG": locale, "LANGUAGE": "", "BECKON_CONFIG": "", "COLUMNS": ""])
    }

    /// What all commands say of themselves.
    private struct Told: Decodable {
        struct Tool: Decodable { let command: Told }
        struct Argument: Decodable {
            let kind: String, valueName: String?, abstract: String?
        }
        let commandName: String
        let abstract: String?, subcommands: [Told]?, arguments: [Argument]?

        /// What stands for the values of arguments.
        var values: Set<String> {
            let below = (subcommands ?? []).filter { $0.commandName != "help" }
            return below.reduce(Set((arguments ?? []).filter { $0.kind != "flag" }.compactMap(\.valueName))) {
                $0.union($1.values)
            }
        }

        /// Each by its command and itself.
        func texts(after path: String = "") -> [String: String] {
            let path = path + " " + commandName
            var texts = [path: abstract ?? ""]
            for argument in arguments ?? [] where !["help", "version"].contains(argument.valueName) {
                texts["\(path) <\(argument.valueName ?? "")>"] = argument.abstract ?? ""
            }
            for below in subcommands ?? [] where below.commandName != "help" {
                texts.merge(below.texts(after: path)) { first, _ in first }
            }
            return texts
        }
    }

    private static func told(in locale: String) throws -> Told {
        let dumped = try run(["--experimental-dump-help"], in: locale).output
        return try JSONDecoder().decode(Told.Tool.self, from: Data(dumped.utf8)).command
    }

    private static func texts(in locale: String) throws -> [String: String] { try told(in: locale).texts() }

    private static let english = Result { try texts(in: "C") }

    @Test(arguments: locales)
    func tellsOfEveryCommandAndEveryOption(locale: String) throws {
        let (texts, english) = (try Self.texts(in: locale), try Self.english.get())
        #expect(texts.count > 700 && Set(texts.keys) == Set(english.keys))
        for (place, text) in texts {
            #expect(!text.isEmpty, "nothing is said of\(place)")
            #expect(locale.hasPrefix("en") == (text == english[place]), "\(place): \(text)")
        }
    }

    @Test(arguments: locales)
    func hasAWordForEachValue(locale: String) throws {
        let file = "\(Fixture.project)/Grammars/\(locale.prefix(2))/help.ftl"
        let text = try String(contentsOfFile: file, encoding: .utf8)
        let values = text.split(separator: "\nvalue =\n").last?.prefix { $0 != "#" } ?? ""
        let known = values.matches(of: #/\.([a-z-]+) =/#).map { String($0.1) }
        // Forms such as “host:port” are the same for everybody.
        let asked = try Self.told(in: "C").values.filter { $0.wholeMatch(of: #/[a-z-]+/#) != nil }
        #expect(Set(known) == asked.union(["options", "subcommand"]))
    }

    @Test(arguments: locales)
    func fitsOnATerminal(locale: String) throws {
        let commands = try Self.english.get().keys.filter { !$0.contains("<") }.map {
            $0.split(separator: " ").dropFirst()
        }
        // Each command, and of those below them what is longest.
        let shown =
            commands.filter { $0.count <= 1 } + [["accessory", "add"], ["trigger", "add"], ["database", "move"]]
        for command in shown {
            let page = try Self.run(command.map(String.init) + ["--help"], in: locale)
            #expect(page.status == 0)
            for line in page.output.split(separator: "\n") {
                #expect(ColumnsTests.columns(line) <= 80, "\(command): \(line)")
                // “<文件>”: no name that is English shows where letters are others; forms such as <host:port> are no words.
                let names = line.matches(of: #/<([a-z-]+)>/#).map { String($0.1) }
                let isOfAnotherScript = locale.hasPrefix("ru") || locale.hasPrefix("zh")
                #expect(!isOfAnotherScript || names.allSatisfy { ["url", "ms"].contains($0) }, "\(command): \(line)")
            }
        }
    }

    @Test func saysInEnglishWhatItIsFor() throws {
        let help = try Self.run(["help", "room", "rename"], in: "C").output
        #expect(
            help == """
                OVERVIEW: Give a room another name.

                USAGE: beckon room rename [--data-dir <folder>] [--database <url>]
                       [--user <user>] [--home <home>] <name> <new-name>

                ARGUMENTS:
                  <name>                  Its name or alias.
                  <new-name>              The name that it gets.

                OPTIONS:
                  --data-dir <folder>     The folder of the shared database and the pairings.
                  --database <url>        The PostgreSQL database of the homes, by its URL;
                                          without it they are in the data folder.
                  --user <user>           The user of the home who acts; without it, whoever
                                          runs the program.
                  --home <home>           The home that is meant; the primary one without it.
                  --version               Show the version.
                  -h, --help              Show help information.

                """)
    }

    @Test(arguments: [
        (["room", "list", "--jsn"], "--json"), (["room", "rename", "a"], "<новое-имя>"),
        (["room", "add", "--data-dir"], "--data-dir <папка>"), (["room", "list", "--json=5"], "5"),
        (["room", "list", "a", "b"], "«a», «b»"), (["doctor", "--patience", "x"], "--patience <секунды>"),
        (["home", "unit", "kelvin"], "«celsius»,"), (["zone", "add-room", "z"], "<комната>"),
        (["room", "add", "-x", "y"], "«-x»"), (["rom"], "beckon room"), (["home", "unit"], "<единица>"),
    ])
    func saysWhatIsWrongAndHowToMendIt(arguments: [String], told: String) throws {
        let result = try Self.run(arguments, in: "ru_RU.UTF-8")
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.contains(told), "\(result.errors)")
        #expect(!result.errors.contains(#/(?i)\b(error|usage|missing|unknown|value|invalid)\b/#), "\(result.errors)")
    }
}
