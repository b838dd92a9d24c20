import HomeLanguage
import HomeModel
import HomeOutcomes
import TestSupport
import Testing

@testable import HomeConversation

/// What certainly says something in a sentence that nobody understood is offered, whole or not at all.
struct IslandTests {
    private static func offered(_ text: String, _ code: String = "en", _ home: String = "cottage") throws -> String? {
        let language = code == "en" ? English.language : try Language(folder: "\(Fixture.project)/Grammars/\(code)")
        return Parser(language, Fixture.home(home)).outcome(of: text, in: Context()).candidates.first?.reading
    }

    /// A clause that only tells something is skipped, and so are words that nobody knows.
    @Test(arguments: [
        (
            "zorp frob, turn off the desk lamp and close the bedroom blinds",
            "turn off the desk lamp and close the bedroom blinds"
        ),
        ("the desk lamp zorp me a frob, off please", "the desk lamp, off please"),
        ("the floor lamp zorp frob a bit brighter", "the floor lamp a bit brighter"),
    ])
    func skipsWhatSaysNothing(text: String, offered: String) throws {
        #expect(try Self.offered(text) == offered)
    }

    /// What nobody knows is a part of a name or a slip, though there be several.
    @Test(arguments: [
        ("the fountian zorp frob, off pleese", "the Fountain, off please")
    ])
    func putsSeveralWordsRight(text: String, offered: String) throws {
        #expect(try Self.offered(text) == offered)
    }

    /// No number, time, denial or other thing is lost.
    @Test(arguments: [
        "zorp frob, never turn off the desk lamp", "zorp the desk lamp frob 40 zorp 60",
        "zorp the desk lamp frob off if it zorps", "zorp frob, unlock the front door",
    ])
    func losesNothing(text: String) throws {
        let offered = try Self.offered(text)
        #expect(offered.map { text.hasSuffix($0) && text.count - $0.count < 3 } ?? true, "\(offered ?? "")")
    }
}
