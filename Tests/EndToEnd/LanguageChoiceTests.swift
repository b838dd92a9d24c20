import Foundation
import TestSupport
import Testing

/// Which language a sentence is taken for, where several are spoken.
struct LanguageChoiceTests {
    private static let home = "\(Fixture.project)/Tests/TestSupport/Homes/de-haus.json"

    @Test func takesEachSentenceForTheLanguageThatUnderstandsItAndAnswersInIt() throws {
        let said = ["mach die Stehlampe an", "turn on the Stehlampe", "mets la Stehlampe en marche", "blorp"]
        let read = try parse(["--language", "auto"], said)
        #expect(read.compactMap { $0["language"] as? String }.prefix(3) == ["de", "en", "fr"])
        #expect(read.prefix(3).allSatisfy { $0["status"] as? String == "understood" })
        #expect(Set(read.prefix(3).compactMap { $0["reply"] as? String }).count == 3)
        #expect(read.last?["status"] as? String == "notUnderstood")
    }

    @Test func speaksTheLanguagesThatAreNamedAndTheFirstInDoubt() throws {
        let said = ["turn on the Stehlampe", "mets la Stehlampe en marche", "blorp"]
        let read = try parse(["--language", "de,en"], said)
        #expect(read.compactMap { $0["language"] as? String } == ["en", "de", "de"])
        #expect(read.map { $0["status"] as? String } == ["understood", "notUnderstood", "notUnderstood"])
    }

    @Test func speaksTheLanguageOfTheLocale() throws {
        for (environment, code) in [(["LC_ALL": "de_AT.UTF-8"], "de"), (["BECKON_LANGUAGE": "fr"], "fr")] {
            let result = try Program.run(
                ["parse", "--json", "--home-file", Self.home, "blorp"], environment: environment)
            #expect(result.objects.first?["language"] as? String == code)
        }
    }

    @Test func goesOnInTheLanguageThatWasSpokenLast() throws {
        let said = "mach die Stehlampe an\nauch die Leselampe\nturn off the Leselampe\nand the Stehlampe\n"
        let result = try Program.run(
            ["chat", "--dry-run", "--json", "--language", "auto", "--home-file", Self.home], input: Data(said.utf8))
        #expect(result.objects.map { $0["language"] as? String } == ["de", "de", "en", "en"])
        #expect(result.objects.map { $0["status"] as? String } == Array(repeating: "understood", count: 4))
    }

    @Test func readsARequestInTheLanguageThatItNames() throws {
        let said = [#"{"text": "blorp", "language": "fr"}"#, #"{"text": "blorp", "language": "tlh"}"#]
        let read = try parse(["--language", "de"], said)
        #expect(read.first?["language"] as? String == "fr")
        let refusal = read.last?["reply"] as? String ?? ""
        #expect(refusal.hasPrefix("I speak “de”, ") && refusal.hasSuffix(", not “tlh”."))
    }

    @Test func speaksTheLanguageOfTheUserAndElseOfTheRoom() throws {
        let folder = try Scratch.folder()
        func run(_ arguments: String..., saying text: String? = nil) throws -> Program.Result {
            try Program.run(
                arguments + ["--data-dir", folder] + (text.map { [$0] } ?? []), input: Data("blorp\n".utf8))
        }
        func spoken(_ options: [String]) throws -> String? {
            let result = try Program.run(["parse", "--json", "--data-dir", folder] + options + ["blorp"])
            let line = try Program.run(
                ["parse", "--json", "--data-dir", folder] + options + ["-"], input: Data("blorp\n".utf8))
            #expect(line.objects.first?["language"] as? String == result.objects.first?["language"] as? String)
            return result.objects.first?["language"] as? String
        }
        _ = try run("import", Self.home)
        #expect(
            try run("user", "language", "Anna", "fr").lines == ["changed: fr is spoken by user Anna now"])
        #expect(
            try run("room", "language", "Küche", "de").lines == ["changed: de is spoken in room Küche now"])
        #expect(try spoken([]) == "en")
        #expect(try spoken(["--user", "Anna"]) == "fr")
        #expect(try spoken(["--room", "Küche"]) == "de")
        #expect(try spoken(["--room", "Küche", "--user", "Anna"]) == "fr")
        #expect(try spoken(["--room", "Küche", "--language", "es"]) == "es")
        let said = try run("say", "--json", "--no-hub", "--user", "Anna", "--room", "Küche", saying: "blorp")
        #expect(said.objects.first?["language"] as? String == "fr")
        #expect(
            try run("user", "language", "Anna", "--none").lines
                == ["changed: any language is spoken by user Anna now"])
        #expect(try spoken(["--room", "Küche", "--user", "Anna"]) == "de")
        #expect(try run("room", "language", "Küche", "tlh").status == 78)
        #expect(try run("room", "show", "Küche").lines.contains("  language: de"))
    }

    private func parse(_ options: [String], _ said: [String]) throws -> [[String: Any]] {
        let arguments = ["parse", "--json", "--home-file", Self.home] + options + ["-"]
        return try Program.run(arguments, input: Data(said.map { $0 + "\n" }.joined().utf8)).objects
    }
}
