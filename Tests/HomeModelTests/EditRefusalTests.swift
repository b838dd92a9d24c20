import HomeModel
import Testing

/// What a refused edit says to programs; its words are the language's.
struct EditRefusalTests {
    @Test func hasTheNumberOfApplesError() throws {
        let fault = try #require(Name.fault(in: "Secret Lair #13"))
        #expect(EditRefusal.badName("Secret Lair #13", fault).error == .nameContainsProhibitedCharacters)
        let taken = EditRefusal.nameTaken("KIT'chen", by: .room, called: "Kitchen", in: "Cottage")
        #expect(taken.error == .objectWithSimilarNameExistsInHome)
        #expect(
            EditRefusal.nameTaken("a", by: .home, called: "A", in: "A", isRename: true).error == .renameWithSimilarName)
        #expect(EditRefusal.homeNameTaken("a", by: "A").error == .homeWithSimilarNameExists)
        #expect(EditRefusal.homeNameTaken("a", by: "A", isRename: true).error == .renameWithSimilarName)
        #expect(EditRefusal.userNameTaken("a", by: "A", in: "B").error == .alreadyExists)
        #expect(EditRefusal.trigger(.fireDateInPast, "a").error == .fireDateInPast)
    }
}
