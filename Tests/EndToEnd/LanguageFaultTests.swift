import Foundation
import TestSupport
import Testing

/// A language's folder with a fault in it: the program says where, and does nothing.
struct LanguageFaultTests {
    /// What is put behind a file, and what is told of it.
    @Test(arguments: [
        ("_act.gram", "public <extra> = on {tto=on};", "the nearest is {to}"),
        ("_act.gram", "public <extra> = on {to=onn};", "{to=…} is one of on, off"),
        ("_act.gram", "public <extra> = on <nowhere>;", "there is no such rule"),
        ("_act.gram", "/** @role anwser */ <extra> = on;", "the nearest is “answer”"),
        ("_act.gram", "/** @rol answer */ <extra> = on;", "write @role"),
        ("_act.gram", "<extra> = on;", "mark it with @role"),
        ("_naming.gram", "public <joner> = on;", "<joiner>"),
        ("_phrases.gram", "public <Lightbulp> = on;", "no rule refers to <Lightbulp>"),
        ("replies.ftl", "done = { $things", "never closed"),
        ("talk.ftl", "nonsense line", "is due here"),
        ("constraints.txt", "constraint: extra\nstage: nowhere", "nowhere"),
        ("constraints.txt", "constraint: extra\nstag: noun", "“stage” is the nearest"),
        ("../weights.txt", "cost erors: 3", "“cost errors” is the nearest"),
        ("suggestions.txt", "sya turn on: x", "“say” is the nearest"),
        ("suggestions.txt", "say turn on the {thnig} now: x", "“thing” is the nearest"),
        ("suggestions.txt", "thing Lightbulp: x", "“Lightbulb” is the nearest"),
        ("forms.aff", "AF A 0 un .", "there is no option AF"),
        ("forms.aff", "SFX P", "SFX takes a class"),
        ("_spoken.gram", "public <extra> = lights <names.powred-kind>;", "there is no such rule"),
        ("_act.gram", "public <extra> = on {1e30};", "numbers of up to 1000000000"),
        ("words.txt", "aardvark", "does not come after the word before it"),
        ("words.txt", "zz zz", "a line is one word"),
        ("spelling.aff", "KYE abc", "there is no option KYE"),
        ("spelling.aff", "MAP A", "write “a”"),
    ])
    func saysWhichFileAndLineIsWrong(file: String, text: String, reason: String) throws {
        let told = try Self.told(of: file) { $0 + text + "\n" }
        let lines = told.whole.split(separator: "\n", omittingEmptySubsequences: false).count
        let added = text.split(separator: "\n").count
        let name = URL(filePath: file).lastPathComponent
        let places = (lines - 1..<lines + added).map { "\(name):\($0 + 1):" } + ["\(name):\(lines):"]
        #expect(places.contains { told.errors.contains($0) }, "\(told.errors)")
        #expect(told.errors.contains(reason), "\(told.errors)")
    }

    /// What is put in the place of something, and what is told of it.
    @Test(arguments: [
        ("replies.ftl", "turn-on =", "turn-onn =", "replies.ftl:", "“turn-on”"),
        ("replies.ftl", "turn on { $things }", "turn on { $thigs }", "replies.ftl:22:", "$things"),
        ("constraints.txt", "& directive &", "& directvie &", "constraints.txt:", "“directive” is the nearest"),
        ("constraints.txt", "weight: veto", "weigth: veto", "constraints.txt:", "“weight” is the nearest"),
        ("../weights.txt", "cost errors: ", "cost errors: x", "weights.txt:", "a whole number"),
        ("../weights.txt", "cost room: ", "# cost room: ", "weights.txt:", "“cost room” is missing"),
        ("forms.aff", "SFX P N 6", "SFX P N 7", "forms.aff:5:", "write 6"),
    ])
    func saysWhichKeyIsMisspelt(file: String, right: String, wrong: String, place: String, reason: String) throws {
        let told = try Self.told(of: file) { text in
            guard let found = text.range(of: right) else { return text }
            return text.replacingCharacters(in: found, with: wrong)
        }
        #expect(told.errors.contains(place) && told.errors.contains(reason), "\(told.errors)")
    }

    @Test func saysThatNothingReadsAFile() throws {
        let told = try Self.told(of: "weigths.txt") { _ in "cost errors: 1\n" }
        #expect(told.errors.contains("en/weigths.txt: nothing reads a file of this name"), "\(told.errors)")
    }

    /// A language's own weights hold beside those that it shares.
    @Test func saysWhichOfALanguagesOwnWeightsIsMisspelt() throws {
        let told = try Self.told(of: "weights.txt") { _ in "cost form: 5\ncost erors: 1\n" }
        #expect(told.errors.contains("en/weights.txt:2:1: there is no key “cost erors”"), "\(told.errors)")
    }

    /// Nothing of a language is lost unnoticed; what it has nothing of is an empty file.
    @Test(arguments: [
        "constraints.txt", "forms.aff", "spelling.aff", "suggestions.txt", "words.txt", "phones.txt", "speech.txt",
    ])
    func saysWhichFileIsMissing(name: String) throws {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Scratch.copyEnglish(to: folder)
        try FileManager.default.removeItem(atPath: "\(folder)/en/\(name)")
        let home = Fixture.project + "/Tests/TestSupport/Homes/cottage.json"
        let result = try Program.run(
            ["parse", "--home-file", home, "turn on the desk lamp"], environment: ["BECKON_GRAMMARS": folder])
        #expect(result.status == 78 && result.errors.contains("en/\(name):1: the file is not there"), "\(result)")
    }

    /// A plural that the language has and a message lacks is told, and so is a message of the program that nothing asks for.
    @Test(
        arguments: [
            (
                "replies.ftl", "[few]", "may be “few” in this language too",
                ["parse", "--language", "ru", "включи свет"], 78
            ),
            ("program.ftl", "\npassword =", "nothing asks for “pasword”", ["doctor"], 69),
        ] as [(String, String, String, [String], Int32)])
    func saysWhatOfALanguagesMessagesIsMissing(
        file: String, text: String, reason: String, command: [String], status: Int32
    ) throws {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Scratch.copyEnglish(to: folder)
        try FileManager.default.copyItem(atPath: Fixture.project + "/Grammars/ru", toPath: folder + "/ru")
        let path = "\(folder)/ru/\(file)"
        let whole = try String(contentsOfFile: path, encoding: .utf8)
        let found = try #require(whole.range(of: text))
        let changed =
            file == "program.ftl"
            ? whole.replacingCharacters(in: found, with: "\npasword =")
            : whole.replacingCharacters(in: whole.lineRange(for: found), with: "")
        try changed.write(toFile: path, atomically: true, encoding: .utf8)
        let environment = ["BECKON_GRAMMARS": folder, "BECKON_LANGUAGE": "ru"]
        let place =
            command == ["doctor"]
            ? ["--data-dir", try Scratch.folder()]
            : ["--home-file", Fixture.project + "/Tests/TestSupport/Homes/ru-kvartira.json"]
        let result = try Program.run(command + place, environment: environment)
        let told = result.output + result.errors
        #expect(told.contains("ru/\(file):") && told.contains(reason), "\(told)")
        #expect(result.status == status)
    }

    /// A file of English as it is, and what the program says where it is otherwise.
    private static func told(of file: String, _ change: (String) -> String) throws -> (whole: String, errors: String) {
        let folder = try Scratch.folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Scratch.copyEnglish(to: folder)
        let path = "\(folder)/en/\(file)"
        let whole = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""  // One that is not there is made.
        try change(whole).write(toFile: path, atomically: true, encoding: .utf8)
        let home = Fixture.project + "/Tests/TestSupport/Homes/cottage.json"
        let result = try Program.run(
            ["parse", "--home-file", home, "turn on the desk lamp"], environment: ["BECKON_GRAMMARS": folder])
        #expect(result.status == 78)
        #expect(result.output.isEmpty)
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        return (whole, result.errors)
    }
}
