import HomeOutcomes
import TestSupport
import Testing

@testable import ReplyRendering

/// People are spoken to as the setting says, or as is usual in the language.
struct AddressTests {
    @Test(arguments: [
        ("de", "War das: Licht an? Sag ja oder nein.", "War das: Licht an? Sagen Sie ja oder nein."),
        ("es", "¿Has dicho «Licht an»? Di sí o no.", "¿Ha dicho «Licht an»? Diga sí o no."),
        (
            "fr", "As-tu dit : Licht an ? Réponds par oui ou par non.",
            "Avez-vous dit : Licht an ? Répondez par oui ou par non."
        ),
        ("it", "Hai detto «Licht an»? Di' sì o no.", "Ha detto «Licht an»? Dica sì o no."),
        ("ru", "Ты говоришь: Licht an? Ответь «да» или «нет».", "Вы сказали: Licht an? Ответьте «да» или «нет»."),
        ("zh", "你是说：Licht an吗？请回答是或不是。", "您是说：Licht an吗？请回答是或不是。"),
        ("en", "Did you say: Licht an? Say yes or no.", "Did you say: Licht an? Say yes or no."),
    ])
    func peopleAreSpokenToAsIsSet(code: String, plain: String, polite: String) throws {
        let folder = "\(Fixture.project)/Grammars/\(code)"
        func text(_ address: Address?) throws -> String {
            try ReplyRenderer(folder: folder, address: address).text(Reply(.heard("Licht an")))
        }
        #expect(try text(.plain) == plain)
        #expect(try text(.polite) == polite)
        #expect(try [plain, polite].contains(text(nil)))
    }
}
