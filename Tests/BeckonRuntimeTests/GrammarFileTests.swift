import Foundation
import TestSupport
import Testing

@testable import BeckonRuntime

struct GrammarFileTests {
    /// A folder with grammar files, by name without the header.
    private static func folder(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("shop"), withIntermediateDirectories: true)
        for (name, text) in files {
            try Data(("#JSGF V1.0;\n" + text).utf8).write(to: folder.appendingPathComponent(name))
        }
        return folder.path
    }

    private static func fault(_ path: String) -> String {
        do { return "read \(try GrammarFile(path).grammar.rules.count) rules" } catch { return "\(error)" }
    }

    @Test func findsWhatIsImportedBesideTheFile() throws {
        let folder = try Self.folder([
            "main.gram": """
            grammar main;
            import <sizes.size>; import <shop.drinks.*>; import <a.b.extra>;
            public <order> = <size> <drink> [<extra>];
            """,
            "sizes.gram": "grammar sizes; public <size> = small | large;",
            "shop/drinks.gram": "grammar shop.drinks; import <sizes.size>; public <drink> = tea | <size> coffee;",
            "b.jsgf": "grammar a.b; public <extra> = with milk;",
        ])
        let words = Set(try GrammarFile(folder + "/main.gram").grammar.rules.flatMap(\.expansion.words))
        #expect(words == ["small", "large", "tea", "coffee", "with", "milk"])
    }

    @Test func startsWithPublicRulesThatNoOtherMentions() throws {
        let folder = try Self.folder([
            "main.gram": "grammar main; public <a> = one <c>; public <b> = two; public <c> = three; <d> = four;"
        ])
        let grammar = try GrammarFile(folder + "/main.gram").grammar
        #expect(grammar.rules.first?.expansion.references.sorted() == ["main:a", "main:b"])
    }

    @Test func saysWhatIsWrongAndWhere() throws {
        let folder = try Self.folder([
            "missing.gram": "grammar missing; import <nowhere.x>; public <a> = <x>;",
            "broken.gram": "grammar broken; import <bad.x>; public <a> = <x>;", "bad.gram": "grammar bad; <x> = (one;",
            "hidden.gram": "grammar hidden; <a> = one;", "round.gram": "grammar round; public <a> = one <a>;",
        ])
        #expect(Self.fault(folder + "/missing.gram").contains("there is no <nowhere.x> to import"))
        #expect(Self.fault(folder + "/broken.gram").contains("bad.gram:2:"))
        #expect(Self.fault(folder + "/hidden.gram").contains("hidden.gram:1:1"))
        #expect(Self.fault(folder + "/round.gram").contains("circle"))
        #expect(Self.fault(folder + "/none.gram").contains("there is no such file"))
        #expect(FaultKind(of: GrammarFileError(fault: "")) == .badInput)
    }
}
