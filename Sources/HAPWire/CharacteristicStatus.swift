import HomeModel

/// HAP's own word on what became of a request for one characteristic.
public struct CharacteristicStatus: RawRepresentable, Hashable, Sendable {
    /// The number on the wire, 0 or −70401 and below.
    public let rawValue: Int
    /// A status of the given number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It was done.
    public static let success = CharacteristicStatus(rawValue: 0)
    /// The controller may not do this.
    public static let insufficientPrivileges = CharacteristicStatus(rawValue: -70401)
    /// The service or the device behind the bridge cannot be reached.
    public static let unreachable = CharacteristicStatus(rawValue: -70402)
    /// It is busy, and may be asked again.
    public static let busy = CharacteristicStatus(rawValue: -70403)
    /// It can only be read.
    public static let readOnly = CharacteristicStatus(rawValue: -70404)
    /// It can only be written.
    public static let writeOnly = CharacteristicStatus(rawValue: -70405)
    /// It tells of no changes.
    public static let noNotification = CharacteristicStatus(rawValue: -70406)
    /// It has no room for more.
    public static let outOfResources = CharacteristicStatus(rawValue: -70407)
    /// It did not come to an end in time.
    public static let timedOut = CharacteristicStatus(rawValue: -70408)
    /// There is no such characteristic.
    public static let noSuchResource = CharacteristicStatus(rawValue: -70409)
    /// The value is not one that it takes.
    public static let invalidValue = CharacteristicStatus(rawValue: -70410)
    /// It wants more authorisation than was given.
    public static let insufficientAuthorization = CharacteristicStatus(rawValue: -70411)
    /// It does not do so in its present state.
    public static let notAllowedNow = CharacteristicStatus(rawValue: -70412)

    /// The body that refuses a whole request: `{"status":-70401}`.
    public var body: [UInt8] { Array(#"{"status":\#(rawValue)}"#.utf8) }

    /// Reads the body that answers a whole request with one status, or gives nil where it is another body.
    public init?(reading body: [UInt8]) {
        guard let status = try? JSON(body: body)["status"]?.wholeNumber else { return nil }
        rawValue = status
    }
}

extension CharacteristicStatus {
    /// What the status means to who asked; nil for success.
    public var controlError: ControlError? {
        switch self {
        case .success: nil
        case .insufficientPrivileges: .insufficientPrivileges
        case .unreachable: .notReachedByBridge
        case .busy: .busy
        case .noNotification: .noNotifications
        case .outOfResources: .outOfResources
        case .insufficientAuthorization: .insufficientAuthorization
        case .readOnly: .readOnly
        case .writeOnly: .writeOnly
        case .timedOut: .tooSlow
        case .noSuchResource: .noSuchCharacteristic
        case .invalidValue: .invalidValue
        case .notAllowedNow: .notAllowedNow
        default: .status(rawValue)
        }
    }
}
