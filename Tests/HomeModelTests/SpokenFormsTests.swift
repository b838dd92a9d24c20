import HomeModel
import Testing

struct SpokenFormsTests {
    @Test func areKeptBesideWhatOthersKeep() {
        var lamp = Accessory(name: "AVR 9")
        lamp.extra = .object(["colour": .int(3)])
        lamp.spokenForms = ["receiver"]
        #expect(lamp.extra == .object(["colour": .int(3), "spokenAs": .array([.string("receiver")])]))
        lamp.spokenForms = []
        #expect(lamp.extra == .object(["colour": .int(3)]))
    }

    @Test(arguments: ["receiver", "cook's den", "lamp 2", "Küche"])
    func areWords(form: String) { #expect(SpokenForms.fault(in: [form]) == nil) }

    @Test(arguments: ["", " ", "'", "a/b", "a\nb", String(repeating: "a", count: 65)])
    func areNothingElse(form: String) { #expect(SpokenForms.fault(in: [form]) != nil) }

    @Test func ofAHomeFileThatCannotBeAreNotRead() {
        let texts = ["a/b", "den"] + (1...9).map { "form \($0)" }
        let extra: JSON? = .object(["spokenAs": .array(texts.map { .string($0) } + [.int(3)])])
        #expect(extra.spokenForms.first == "den")
        #expect(extra.spokenForms.count == SpokenForms.most)
        #expect(throws: EditRefusal.self) { _ = try (JSON.null as JSON?).speaking(["den"], called: "Lamp") }
    }
}
