import HomeModel
import TestSupport
import Testing

@testable import UtteranceAnalysis

/// What each stage of correction makes of a sentence, by itself: no stage before or behind it has its part in that.
struct CorrectionTests {
    private static let analyzer = Analyzer(English.language, Fixture.home("cottage"))

    private static func tokens(_ text: String) -> [Token] { English.language.tokens(of: text) }
    private static func lattice(_ text: String) -> Lattice { analyzer.lattice(tokens(text)) }
    private static func text(_ tokens: some Sequence<Token>) -> String {
        tokens.map { String($0.text) }.joined(separator: " ")
    }
    private static func texts(_ paraphrases: [Paraphrase]) -> [String] { paraphrases.map { text($0.tokens) } }

    // MARK: - Letters and spaces

    @Test(arguments: [
        ("turn onthe desk lamp", "turn on the desk lamp"), ("loc k the front door", "lock the front door"),
    ])
    func spacingPutsASpaceInOrLeavesOneOut(said: String, meant: String) {
        #expect(Spacing(Self.lattice(said), Self.analyzer).paraphrases.map(Self.text).contains(meant))
    }

    @Test func spacingLeavesKnownWordsAlone() {
        #expect(Spacing(Self.lattice("turn on the desk lamp"), Self.analyzer).paraphrases.isEmpty)
    }

    @Test func respellingPutsNothingRightThatMayTakeSomethingBack() {
        #expect(Respelling(Self.lattice("the fan i ean the desk lamp on"), Self.analyzer).tokens == nil)
    }

    @Test func anUnknownWordIsWhatOneSlipMakesOfIt() {
        let found = SpellingCorrections.ofUnknownWord(Self.lattice("the bedroom blinds donw"), Self.analyzer)
        #expect(found.map { Self.text($0.tokens) }.contains("the bedroom blinds down"))
        #expect(SpellingCorrections.ofUnknownWord(Self.lattice("the bedroom blinds down"), Self.analyzer).isEmpty)
    }

    @Test func aWordOfNamesIsNoUnknownWord() {
        #expect(UnknownWord(of: Self.lattice("turn on the nursery"), Self.analyzer) == nil)
    }

    @Test func aCorrectionOfAWordOfDoubtIsNothingElse() {
        let words = Correction(of: NameKey("iff"), English.language).words.map {
            English.language.compiled.spelling(of: $0.id)
        }
        #expect(!words.contains("off"))
    }

    @Test(arguments: [("tunr", "turn"), ("lammp", "lamp"), ("offf", "off")])
    func aLightSlipIsTwoLettersSwappedOrOneDoubled(wrong: String, right: String) {
        #expect(Slip.light(Array(wrong.unicodeScalars)).contains(Array(right.unicodeScalars)))
        #expect(!Slip.light(Array("lump".unicodeScalars)).contains(Array("lamp".unicodeScalars)))
    }

    @Test func theWordListTellsHowCommonAWordIs() throws {
        let list = try WordList(text: Array("lamp\nthe+\n".utf8), file: "words.txt")
        #expect(list.commonness(of: NameKey("the")) == .everywhere)
        #expect(list.commonness(of: NameKey("lamp")) == .common)
        #expect(list.commonness(of: NameKey("zorblax")) == nil)
        #expect(throws: KeyedLinesError.self) { try WordList(text: Array("lamp\na\n".utf8), file: "words.txt") }
    }

    @Test func nameWordsAreTheWordsOfTheHomesNames() {
        let words = Self.analyzer.nameWords
        #expect(words.has(NameKey("nursery")))
        #expect(words.isNear(NameKey("nursrey")))
        #expect(!words.isNear(NameKey("zorblax")))
    }

    // MARK: - Names said otherwise

    @Test func turnedNamesStandInTheirOwnOrder() {
        #expect(
            Self.texts(InvertedNames(Self.tokens("turn on the lamp of the desk"), Self.analyzer).paraphrases)
                .contains { $0.contains("desk lamp") })
    }

    @Test func synonymsAreWordsThatTheHomesHave() {
        let texts = Self.texts(Synonyms(Self.tokens("turn on the lounge lights"), Self.analyzer).paraphrases)
        #expect(texts.contains { $0.contains("living room") })
        #expect(Synonyms(Self.tokens("turn on the desk lamp"), Self.analyzer).paraphrases.count <= 12)
    }

    @Test func sharedHeadsAreSaidOfEach() {
        #expect(
            Self.texts(SharedHeads(Self.tokens("turn on the desk and floor lamps"), Self.analyzer).paraphrases)
                .contains { $0.contains("desk lamp") && $0.contains("floor lamp") })
    }

    @Test func oneIsAThingOfTheKindBefore() {
        let ones = OneAnaphora(Self.tokens("turn on the desk lamp and turn off the floor one"), Self.analyzer)
        #expect(ones.isSaid)
        #expect(Self.texts(ones.paraphrases).contains { $0.hasSuffix("floor lamp") })
        #expect(!OneAnaphora(Self.tokens("turn on the desk lamp"), Self.analyzer).isSaid)
    }

    // MARK: - Parts of a sentence

    @Test func aReasonStandsBesideItsCommand() throws {
        let tokens = Self.tokens("the baby fell asleep, so turn off the desk lamp")
        let parts = ReasonClauses(Self.analyzer.lattice(tokens), Self.analyzer).parts
        let part = try #require(parts.first)
        #expect(Self.text(part.order.flatMap { tokens[$0] }).hasSuffix("turn off the desk lamp"))
        #expect(part.remarks.map { Self.text(tokens[$0]) }.contains { $0.hasPrefix("the baby fell asleep") })
    }

    @Test func aCommandAloneHasNoReason() {
        let parts = ReasonClauses(Self.lattice("turn off the desk lamp"), Self.analyzer).parts
        #expect(parts.isEmpty)
    }

    @Test func whatHasToHappenFirstBecomesAQuestion() throws {
        let clauses = EventClauses(Self.tokens("when the front door opens, turn on the desk lamp"), Self.analyzer)
        let clause = try #require(clauses.clauses.first)
        #expect(Self.text(clause.question).contains("front door"))
        #expect(Self.text(clause.command) == "turn on the desk lamp")
        #expect(clause.isSetOff && !clause.isNegated)
    }

    @Test func whatComesFirstIsAnOrderOfItsOwn() throws {
        let clauses = SequenceClauses(Self.tokens("turn off the desk lamp after locking the front door"), Self.analyzer)
        let clause = try #require(clauses.clauses.first)
        #expect(Self.text(clause.order) == "turn off the desk lamp")
        #expect(Self.text(clause.said).hasSuffix("the front door"))
        #expect(!clause.isFirst && !clause.isBefore)
    }

    @Test(arguments: [("is the desk lamp on", true), ("turn on the desk lamp", false)])
    func theMoodTellsQuestionsFromOrders(text: String, asks: Bool) {
        #expect(SentenceMood(Self.lattice(text), English.language).asks == asks)
    }

    @Test func otherTalkIsWhatPeopleAskOtherAssistants() {
        var talk = OutOfDomainTalk(Self.lattice("set a timer for eggs"), Self.analyzer)
        let skill = talk.skill
        #expect(skill != nil)
        var order = OutOfDomainTalk(Self.lattice("turn on the desk lamp"), Self.analyzer)
        let none = order.skill
        #expect(none == nil)
    }

    @Test(arguments: [
        ("the desk lamp, uh, the floor lamp on", true), ("the desk lamp, uh, the floor lamp and the printer", false),
    ])
    func aHesitationTakesBackOneThingForAnother(text: String, takesBack: Bool) {
        // “the desk lamp , uh , …”: it stands between the pauses.
        let found = Hesitation(Self.lattice(text), Self.analyzer).takesBack(from: 3, to: 6)
        #expect(found == takesBack)
    }

    @Test func aParaphraseKeepsWhereItsWordsStand() {
        let said = Paraphrase(tokens: Self.tokens("turn on the couch lamp"))
        let other = said.putting(Self.tokens("living room"), for: 3..<4)
        #expect(Self.text(other.tokens) == "turn on the living room lamp")
        #expect(other.places == [3..<5])
        let list = said.listing([Self.tokens("desk"), Self.tokens("floor")], for: 3..<4)
        #expect(Self.text(list.tokens) == "turn on the desk , floor lamp")
    }
}
