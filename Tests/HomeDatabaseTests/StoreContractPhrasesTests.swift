import HomeModel
import TestSupport
import Testing

/// What every store keeps of the words that a home is taught.
struct StoreContractPhrasesTests {
    private let phrase = Phrase(words: "Goblin mode!", meaning: "turn off all the lights")

    @Test(arguments: StoreKind.allCases)
    func learnsTellsReplacesAndForgets(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        #expect(try await cottage.told(of: .teach(phrase)) == ["home changed Cottage"])
        #expect(try await cottage.told(of: .teach(phrase)).isEmpty)
        let other = Phrase(words: "goblin MODE", meaning: "dim the lights")
        #expect(try await cottage.edit(.teach(other)).phrases == [other])
        #expect(try await cottage.edit(.forget("goblin, mode")).phrases == [])
        #expect(try await cottage.home.extra?["phrases"] == nil)
        #expect(try await cottage.refusal(.forget("goblin mode")) == .notFound)
    }

    @Test(arguments: StoreKind.allCases)
    func refusesWhatIsNoPhraseAndWhatIsTooMany(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let long = String(repeating: "a", count: Phrase.longest + 1)
        for (words, meaning) in [
            ("", "a"), ("…", "a"), ("a", "!"), (long, "a"), ("a", long), ("a b", "A, b"), ("a\nb", "c"),
        ] {
            let refusal = try await cottage.refusal(.teach(Phrase(words: words, meaning: meaning)))
            #expect(refusal == .invalidParameter, "\(words) = \(meaning)")
        }
        let id = try await cottage.home.id
        let many = (1...Phrase.most).map { Edit.change(id, .teach(Phrase(words: "word \($0)", meaning: "light"))) }
        #expect(try await cottage.refusal(many) == nil)
        #expect(try await cottage.refusal(.teach(phrase)) == .invalidParameter)
        #expect(try await cottage.edit(.teach(Phrase(words: "word 7", meaning: "lamp"))).phrases.count == Phrase.most)
    }

    @Test("U4: a guest teaches nothing", arguments: StoreKind.allCases)
    func u4AGuestTeachesNothing(kind: StoreKind) async throws {
        let cottage = try await StoreUnderTest.cottage(kind)
        let guest = try #require(try await cottage.home.users.first { $0.role == .guest })
        #expect(try await cottage.refusal(.teach(phrase), by: Author(user: guest.name)) == .insufficientPrivileges)
        #expect(try await cottage.home.phrases == [])
    }
}
