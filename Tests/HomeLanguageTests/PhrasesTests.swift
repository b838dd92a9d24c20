import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

struct PhrasesTests {
    static let parsers = ["cottage": English.cottage, "castle": English.castle, "villa": English.villa, "lookout": English.lookout]

    @Test(arguments: ["cottage", "castle", "villa", "lookout"])
    func listsOnlySentencesThatItUnderstands(home: String) throws {
        let parser = try #require(Self.parsers[home])
        let sentences = Phrases(parser).sentences
        #expect(sentences.count >= 20)
        #expect(Set(sentences).count == sentences.count)
        for sentence in sentences { #expect(parser.parse(sentence).status == .understood, "\(sentence)") }
    }

    @Test func namesThingsAsTheirOwnersWroteThem() {
        let sentences = Phrases(English.cottage).sentences
        #expect(sentences.contains("turn on the Desk Lamp"))
        #expect(sentences.contains("did I lock the Front Door") || sentences.contains("did i lock the Front Door"))
        #expect(sentences.contains("Good Night"))
    }

    @Test func speaksOfOneRoomOnly() {
        let context = Context(room: "Kitchen")
        let sentences = Phrases(English.cottage, in: context).sentences
        #expect(sentences.contains("turn on the Kitchen lights"))
        #expect(!sentences.contains { $0.contains("Desk Lamp") || $0.contains("Upstairs") })
        for sentence in sentences { #expect(English.cottage.parse(sentence, in: context).status == .understood) }
    }

    @Test func hasNothingToSayOfARoomThatIsNowhere() {
        let context = Context(room: "Ballroom")
        #expect(Phrases(English.cottage, in: context).sentences.isEmpty)
        #expect(English.cottage.missing(in: context) == "There is no room called “Ballroom” in Cottage.")
    }
}
