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

    /// Words that nobody knows are skipped, where all orders are left.
    @Test(arguments: [
        ("the desk lamp zorp me frob, off please", "turn off the Desk Lamp"),
        ("the floor lamp zorp frob a bit brighter", "the floor lamp a bit brighter"),
        ("the desk lamp zorp and the floor lamp frob off please", "the desk lamp and the floor lamp off please"),
    ])
    func skipsWordsThatSayNothing(text: String, offered: String) throws {
        #expect(try Self.offered(text) == offered)
    }

    /// What nobody knows is a part of a name or a slip, though there be several.
    @Test(arguments: [
        ("the fountian frob, off please", "turn off the Fountain"),
        ("desk lmap zorp on and flor lamp off", "Desk Lamp on and Floor Lamp off"),
    ])
    func putsSeveralWordsRight(text: String, offered: String) throws {
        #expect(try Self.offered(text) == offered)
    }

    /// No number, condition, denial or other thing is lost, and nothing is opened.
    @Test(arguments: [
        "zorp frob, never turn off the desk lamp", "zorp the desk lamp frob 40 zorp 60",
        "zorp the desk lamp frob off if it zorps", "zorp frob, unlock the front door",
    ])
    func losesNothing(text: String) throws {
        #expect(try Self.offered(text) == nil)
    }

    /// A clause that only tells something is skipped in every language.
    @Test(arguments: [
        ("en", "cottage", "turn off the desk lamp and close the bedroom blinds"),
        ("de", "de-haus", "mach die Stehlampe aus und den Rollladen zu"),
        ("fr", "fr-maison", "éteins le lampadaire et ferme le volet cuisine"),
        ("es", "es-casa", "apaga la lámpara de pie y cierra el toldo"),
        ("it", "it-villetta", "spegni il lampadario e chiudi la veneziana"),
        ("ru", "ru-kvartira", "выключи люстру и закрой шторы"),
        ("zh", "zh-gongyu", "关掉吸顶灯，打开纱帘"),
    ])
    func skipsClausesThatOnlyTell(code: String, home: String, order: String) throws {
        let told = ["ru": "зорп фроб, ", "zh": "媲媲媲，"][code] ?? "zorp frob, "
        #expect(try Self.offered(told + order, code, home) == order)
    }
}
