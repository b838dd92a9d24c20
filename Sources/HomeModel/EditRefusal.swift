/// Why a store refused an edit, as a code and what it is about; nothing was changed.
///
/// It has no words: the floor above says it in somebody's language.
public enum EditRefusal: Error, Hashable, Sendable {
    // MARK: - Names

    /// A name breaks a rule (rows N1, N2, N15).
    case badName(String, NameFault)
    /// A name is taken by something in the home, or by the home itself (rows N6, N8, N10).
    case nameTaken(String, by: NamedThing.Kind, called: String, in: String, isRename: Bool = false)
    /// A name is taken by another home (row N5).
    case homeNameTaken(String, by: String, isRename: Bool = false)
    /// A name is taken by another user of the home; users have a namespace of their own.
    case userNameTaken(String, by: String, in: String, isRename: Bool = false)
    /// Something is called so already, by its name or an alias (row N14).
    case aliasExists(String, of: NamedThing.Kind, called: String)
    /// Something has no such alias.
    case noAlias(String, of: NamedThing.Kind, called: String)
    /// A user has one name and no aliases.
    case noAliasesForUsers(String)
    /// Texts cannot be further ways to say the name of something.
    case badSpokenForms(SpokenForms.Fault, of: String)
    /// What other programs keep with something has no room for further ways to say its name.
    case noRoomForSpokenForms(of: String)
    /// A text is longer than any name.
    case nameTooLong
    /// What other programs keep with a home has no room for where it is.
    case noRoomForPlace(of: String)
    /// What other programs keep with something has no room for its language, or the text is the code of none.
    case noRoomForLanguage(of: String)
    /// Words cannot be taught.
    case badPhrase(Phrase.Fault, String)
    /// A home was taught no such words.
    case noPhrase(String, in: String)
    /// What other programs keep with a home has no room for what its people teach.
    case noRoomForPhrases(of: String)
    /// A name has no words that can be said.
    case unspeakable(String)

    // MARK: - What is there and what is not

    /// There is no home yet.
    case noHome
    /// Nothing of a kind bears a name; `near` is offered in its place.
    case notFound(NamedThing.Kind, String, in: String? = nil, near: String? = nil)
    /// Nothing at all in a home bears a name.
    case nothingCalled(String, in: String, near: String?)
    /// A name may be that of each of several services, which commands can call so.
    case severalServices(String, [String])
    /// A service has no such characteristic; where none is near, those that it has are offered.
    case noCharacteristic(String, of: String, near: String?, known: [String])
    /// There is no such type of service.
    case noServiceType(String, near: String?)
    /// An identity is that of nothing in the home, or of no home; somebody may have removed it.
    case gone(NamedThing.Kind, in: String? = nil)
    /// Something of the same identity is there already.
    case alreadyExists(NamedThing.Kind, String, in: String? = nil)
    /// Something is in a zone, a group or a trigger already.
    case alreadyIn(NamedThing.Kind, called: String, NamedThing.Kind, String)
    /// Something is not in a zone, a group or a trigger.
    case notIn(NamedThing.Kind, called: String, NamedThing.Kind, String)
    /// A scene sets no such characteristic.
    case noAction(CharacteristicType, in: String)
    /// There are as many as a home file may list, in a home or, without one, in a store.
    case full(Int, in: String?)
    /// A home has no room for all accessories of a device.
    case tooManyAccessories(Int, in: String)
    /// A scene was to be saved of what is on, or of all, and there was nothing.
    case nothingToSave(isAll: Bool)

    // MARK: - Rights

    /// A guest, or nobody whom the home knows, asked for what only its administrators may do (rows U3, U4).
    case insufficientPrivileges(String?, in: String)
    /// Somebody who does not own a store without homes asked for what only its owner may do.
    case notOwner
    /// Somebody who is kept from what guards a home asked for that (row U7).
    case mayNotOpen(String, in: String)
    /// A client that speaks from away asked for what guards a home to be opened, which nobody has allowed it.
    case mayNotOpenFromAway(String, in: String)
    /// A home that has users keeps an administrator.
    case lastAdministrator(String, in: String)
    /// What a user was given is no account of the operating system.
    case badAccount(of: String)

    // MARK: - Things

    /// The room for the entire home keeps the home's name, and stays (row M6).
    case roomForEntireHomeStays(in: String)
    /// The room for the entire home is in no zone (row M6).
    case roomForEntireHomeInZone(String, in: String)
    /// An accessory that says so stands behind what is no bridge, or is a bridge behind another.
    case badBridge(String, isBridge: Bool, of: String)
    /// A service goes only with its accessory (row M11).
    case serviceNotRemovable(String, of: String)

    // MARK: - Scenes and triggers

    /// An action cannot write its value (rows C1, C2, C5); the last is what people call the service.
    case action(HomeError, writing: CharacteristicValue, to: CharacteristicType, of: String)
    /// A trigger cannot be as it is asked to (rows S3 to S6).
    case trigger(HomeError, String)
    /// A trigger that comes on days of the week has none (row S5).
    case noWeekdays
    /// What a trigger was given is no date by RFC 3339.
    case badFireDate(String, of: String)
    /// What a trigger was given is no time zone that is known here.
    case badTimeZone(String, of: String)
    /// What a command was given is no date in any form that it takes.
    case badDate(String)

    // MARK: - Lines

    /// A line of names is no text.
    case notText
    /// A line of names is longer than is read.
    case lineTooLong

    /// The same as Apple's error.
    public var error: HomeError {
        switch self {
        case .badName(_, let fault): fault.homeError
        case .nameTaken(_, _, _, _, true), .homeNameTaken(_, _, true), .userNameTaken(_, _, _, true):
            .renameWithSimilarName
        case .nameTaken: .objectWithSimilarNameExistsInHome
        case .homeNameTaken: .homeWithSimilarNameExists
        case .userNameTaken, .aliasExists, .alreadyExists, .alreadyIn: .alreadyExists
        case .nameTooLong, .lineTooLong: .stringLongerThanMaximum
        case .notText: .nameContainsProhibitedCharacters
        case .noAlias, .noPhrase, .noHome, .notFound, .nothingCalled, .noCharacteristic, .noServiceType, .gone, .notIn,
            .noAction:
            .notFound
        case .nothingToSave: .noActionsInActionSet
        case .insufficientPrivileges, .mayNotOpen, .mayNotOpenFromAway, .notOwner: .insufficientPrivileges
        case .roomForEntireHomeStays: .roomForHomeCannotBeUpdated
        case .roomForEntireHomeInZone: .roomForHomeCannotBeInZone
        case .action(let error, _, _, _), .trigger(let error, _): error
        case .noAliasesForUsers, .badSpokenForms, .noRoomForSpokenForms, .noRoomForPlace, .badPhrase,
            .noRoomForLanguage, .noRoomForPhrases, .unspeakable,
            .severalServices, .full,
            .tooManyAccessories, .lastAdministrator, .badAccount, .badBridge, .serviceNotRemovable, .noWeekdays,
            .badFireDate, .badTimeZone, .badDate:
            .invalidParameter
        }
    }

    /// The row of `homes-and-names` that forbids it; nil where none does, as where something is not there.
    public var row: String? {
        switch self {
        case .badName(_, let fault): fault.row
        case .nameTooLong: "N15"
        case .homeNameTaken: "N5"
        case .nameTaken(_, .home, _, _, _): "N8"
        case .nameTaken(_, _, _, _, true): "N10"
        case .nameTaken: "N6"
        case .aliasExists: "N14"
        case .insufficientPrivileges: "U4"
        case .mayNotOpen: "U7"
        case .roomForEntireHomeStays, .roomForEntireHomeInZone: "M6"
        case .serviceNotRemovable: "M11"
        case .noWeekdays, .trigger(.recurrenceTooSmall, _), .trigger(.recurrenceTooLarge, _): "S5"
        case .trigger(.fireDateInPast, _), .trigger(.fireDateNotOnMinute, _): "S4"
        case .trigger(.noActionsInActionSet, _), .trigger(.noRegisteredActionSets, _): "S3"
        default: nil
        }
    }
}
