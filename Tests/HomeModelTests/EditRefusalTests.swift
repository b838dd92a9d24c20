import HomeModel
import Testing

/// What a refused edit says: what, where, how to mend.
struct EditRefusalTests {
    private static func badName(_ name: String) -> EditRefusal? { Name.fault(in: name).map { .badName(name, $0) } }

    @Test("N11: a refused name comes with a legal one") func n11ARefusedNameComesWithALegalOne() throws {
        let refusal = try #require(Self.badName("Secret Lair #13"))
        #expect(refusal.error == .nameContainsProhibitedCharacters)
        #expect(
            "\(refusal)" == "“Secret Lair #13” is no name: “#” at character 13 is not allowed: a name holds letters, "
                + "digits, spaces and apostrophes; “Secret Lair 13” would do")
        #expect(Self.badName("")?.text == "a name cannot be empty: give one")
        #expect(Self.badName("#")?.text.contains("would do") == false)
    }

    @Test func aTakenNameSaysWhoHasItAndWhere() {
        let refusal = EditRefusal.nameTaken("KIT'chen", by: .room, called: "Kitchen", in: "Cottage")
        #expect(refusal.error == .objectWithSimilarNameExistsInHome)
        #expect(
            refusal.text == "the name “KIT'chen” is taken in Cottage by the room “Kitchen”: choose another "
                + "(case, spaces and apostrophes make no difference)")
        #expect(
            EditRefusal.nameTaken("a", by: .home, called: "A", in: "A", isRename: true).error == .renameWithSimilarName)
        #expect(EditRefusal.homeNameTaken("a", by: "A").error == .homeWithSimilarNameExists)
        #expect(EditRefusal.userNameTaken("a", by: "A", in: "B").error == .alreadyExists)
    }

    @Test(
        "Every refusal is one line without control characters, however long and odd the names are",
        arguments: ["a\nb\u{0}\u{1B}[31m\u{2028}" + String(repeating: "x", count: 3_000)])
    func everyRefusalIsOneLine(name: String) {
        let value = CharacteristicValue.string(name)
        let refusals: [EditRefusal] = [
            .nameTaken(name, by: .actionSet, called: name, in: name), .homeNameTaken(name, by: name),
            .userNameTaken(name, by: name, in: name), .aliasExists(name, of: .room, called: name),
            .noAlias(name, of: .room, called: name), .noAliasesForUsers(name), .alreadyExists(.room, name, in: name),
            .alreadyIn(.zone, called: name, .room, name), .notIn(.zone, called: name, "room", name),
            .gone(.room, in: name), .insufficientPrivileges(name, in: name), .insufficientPrivileges(nil, in: name),
            .roomForEntireHomeStays(in: name), .roomForEntireHomeInZone(name, in: name),
            .lastAdministrator(name, in: name), .badBridge(name, isBridge: true, of: name),
            .badBridge(name, isBridge: false, of: name), .badAccount(of: name),
            .serviceNotRemovable(name, of: name),
            .action(.invalidValueType, writing: value, to: CharacteristicType("On"), of: name),
            .trigger(.fireDateInPast, name), .badFireDate(name, of: name), .badTimeZone(name, of: name),
        ]
        for refusal in refusals + [Self.badName(name)].compactMap({ $0 }) {
            #expect(refusal.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            #expect(refusal.text.utf8.count < 700, "\(refusal)")
            #expect(refusal.text.contains(":"), "\(refusal)")
        }
    }
}
