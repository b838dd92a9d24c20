import GrammarKit
import TestSupport
import Testing

@testable import UtteranceAnalysis

/// What a rule is for is marked in the grammar, and a wrong mark or none is told with its place.
struct RuleRoleTests {
    private func fault(_ rules: String, file: String = "some") throws -> String {
        let folder = TemporaryFolder()
        let path = try folder.language(
            grammar: "/** @role chunk */ public <chunk> = <a>;\n<a> = on;\n\(rules)", named: file)
        do {
            _ = try LanguageRules(folder: path)
            return ""
        } catch { return "\(error)".replacing(path + "/", with: "") }
    }

    @Test(arguments: [
        ("/** @role anwser */ <b> = on;", "_some.gram:5:5: ", "the nearest is “answer”"),
        ("/** @role\n */ <b> = on;", "_some.gram:5:5: ", "does not say what the rule is for"),
        ("/** @rule answer */ <b> = on;", "_some.gram:5:5: ", "write @role"),
        ("<b> = on;", "_some.gram:5:1: ", "no rule refers to <b>"),
        ("public <b> = <a>;", "_some.gram:5:1: ", "mark it with @role"),
        ("/** @role chunk */\n<b> = on;", "_some.gram:3:20: ", "chunk is already what the rule at _some.gram:6:1"),
    ])
    func tellsWhereAMarkIsWrong(rules: String, place: String, reason: String) throws {
        let told = try fault(rules, file: "_some")
        #expect(told.hasPrefix(place), "\(told)")
        #expect(told.contains(reason), "\(told)")
    }

    @Test(arguments: [
        ("_naming", "public <joner> = on;", "the nearest that is known here is <joiner>"),
        ("_phrases", "public <Lightbulp> = on;", "no rule refers to <Lightbulp>"),
    ])
    func knowsTheEntriesOfTables(file: String, rules: String, reason: String) throws {
        let told = try fault(rules, file: file)
        #expect(told.hasPrefix("\(file).gram:5:1: ") && told.contains(reason), "\(told)")
    }

    @Test func takesWhatIsMarkedUsedOrHeard() throws {
        #expect(try fault("/** @role answer @see <a> */ <b> = on;", file: "_some").isEmpty)
        let shared = "/** @role generic */ <b> = on;\n/** @role generic house */ <c> = off;"
        #expect(try fault(shared, file: "_some").isEmpty)
        // A public rule of a file whose name has no underscore is a sentence.
        #expect(try fault("public <b> = on;").isEmpty)
        #expect(try fault("public <Lightbulb> = on; public <room> = on;", file: "_phrases").isEmpty)
    }

    @Test func eachRoleIsOneOfALanguage() throws {
        let marked = Set(English.language.grammars.rules.values.flatMap(\.roles))
        // What joins the words of a name is French and Spanish, what describes it Russian, and a command behind a clause German.
        #expect(RuleRole.allCases.filter { !marked.contains($0) } == [.linking, .describing, .consequent])
    }

    /// A role says what words do in a sentence, and code knows no part of speech.
    @Test func noRoleAndNoCodeSpeaksOfAPartOfSpeech() throws {
        let parts = [
            "noun", "verb", "article", "preposition", "adjective", "conjunction", "determiner", "definite", "genitive",
            "dative",
            "accusative", "participle", "gerund", "infinitive",
        ]
        let isOfSpeech = { (name: String) in
            !name.contains("verbatim") && parts.contains(where: name.lowercased().contains)
        }
        #expect(RuleRole.allCases.map(\.rawValue).filter(isOfSpeech) == [])
        for file in try SourceFile.all(of: ["UtteranceAnalysis", "HomeLanguage", "HomeConversation"])
        where file.path != "UtteranceAnalysis/Grammar/Property.swift" {
            // What a change did to a home is a verb of no sentence.
            let code = SourceFile(path: file.path, text: file.text.replacing("event.verb", with: ""))
            let found = code.identifiers.filter(isOfSpeech)
            #expect(found.isEmpty, "\(file.path): \(found)")
        }
    }
}

extension SourceFile {
    /// The words of its code, without comments and the texts in it.
    fileprivate var identifiers: Set<String> {
        Set(
            text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.flatMap { line in
                line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
                    .filter { $0.offset.isMultiple(of: 2) }
                    .flatMap { $0.element.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) }
            })
    }
}
