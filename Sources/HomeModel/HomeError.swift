/// Why something could not be done to a home, with the names and numbers of Apple's `HMError` where one exists.
public enum HomeError: Int, Error, Hashable, Sendable {
    case alreadyExists = 1
    case notFound = 2
    case invalidParameter = 3
    case accessoryNotReachable = 4
    case readOnlyCharacteristic = 5
    case writeOnlyCharacteristic = 6
    case timedOut = 8
    case accessNotAllowed = 10
    case insufficientPrivileges = 17
    case roomForHomeCannotBeInZone = 24
    case noActionsInActionSet = 25
    case noRegisteredActionSets = 26
    case fireDateInPast = 28
    case roomForHomeCannotBeUpdated = 29
    case objectWithSimilarNameExistsInHome = 31
    case homeWithSimilarNameExists = 32
    case renameWithSimilarName = 33
    case nameContainsProhibitedCharacters = 35
    case nameDoesNotStartWithValidCharacter = 36
    case recurrenceTooSmall = 42
    case invalidValueType = 43
    case valueLowerThanMinimum = 44
    case valueHigherThanMaximum = 45
    case stringLongerThanMaximum = 46
    case nameDoesNotEndWithValidCharacter = 60
    case actionSetExecutionFailed = 63
    case actionSetExecutionPartialSuccess = 64
    case fireDateNotOnMinute = 70
    case recurrenceTooLarge = 72

    /// `HMError`'s number.
    public var code: Int { rawValue }
}
