import HomeModel
import TestSupport
import Testing

@testable import UtteranceAnalysis

/// What a noun, a place or words are to what was read before them.
struct PartialParseTests {
    private static let analyzer = Analyzer(English.language, Fixture.home("cottage"))

    /// The commands that a sentence of the cottage says at its likeliest.
    private func frames(_ text: String) throws -> [Frame] {
        let lattice = Self.analyzer.lattice(Self.analyzer.tokenize(text))
        var reader = SentenceReader(English.language, lattice)
        return try #require(reader.sentences.first, "“\(text)” is no sentence").frames
    }

    /// The names of some nouns.
    private func names(_ referents: [Referent]) -> [String] {
        referents.flatMap { $0.names.map { $0.entries[0].name } }
    }

    @Test(arguments: ["lock it, the front door", "the front door: lock it"])
    func callsByItsNameWhatIsIt(text: String) throws {
        let frames = try frames(text)
        #expect(frames.count == 1)
        #expect(names(frames[0].referents) == ["Front Door"])
    }

    @Test func readsAllOfThemAsTheSameThings() throws {
        let frames = try frames("turn off the lights, all of them")
        #expect(frames.count == 1)
        #expect(frames[0].referents.count == 1)
    }

    @Test func putsThePlaceBeforeAPauseWhereTheThingsAre() throws {
        let frames = try frames("kitchen, lights on")
        #expect(frames.count == 1)
        #expect(names(frames[0].places) == ["Kitchen"])
        #expect(frames[0].referents.map { $0.has(.kind) } == [true])
    }

    @Test func beginsAnotherCommandBehindAThingAndItsState() throws {
        let frames = try frames("desk lamp off floor lamp on")
        #expect(frames.map { $0.slots[.to] } == [.off, .on])
        #expect(frames.map { names($0.referents) } == [["Desk Lamp"], ["Floor Lamp"]])
    }

    @Test func takesUpWhatIsMeantBehindWhatIsNot() throws {
        let frames = try frames("except for the desk lamp, everything off")
        #expect(frames.count == 1)
        #expect(names(frames[0].exceptions) == ["Desk Lamp"])
        #expect(frames[0].referents.map { $0.has(.everything) } == [true])
    }

    @Test func asksWhatWasStated() throws {
        let frames = try frames("the front door is locked, isn't it")
        #expect(frames.count == 1)
        #expect(frames[0].slots[.ask] == .is)
    }

    @Test func wantsAnotherThingInThePlaceOfOneTakenBack() throws {
        let frames = try frames("turn on the desk lamp, no, the floor lamp")
        #expect(names(frames[0].referents) == ["Floor Lamp"])
        #expect(names(frames[0].corrected) == ["Desk Lamp"])
    }
}
