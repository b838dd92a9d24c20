/// Reads and moves accessories: the port through which upper floors reach them.
///
/// Every request answers for each characteristic on its own, in the order of the request; one that fails does not stop
/// the others. Nothing is reported done before the accessory said so (row C4).
public protocol HomeControl: Sendable {
    /// The present values, as the accessories answer.
    func read(_ addresses: [CharacteristicAddress]) async -> [ReadResult]

    /// Writes values together, one request to each device.
    func write(_ writes: [CharacteristicWrite]) async -> [WriteResult]
}

/// What became of a read.
public typealias ReadResult = Result<CharacteristicValue, ControlError>

/// What became of a write.
public typealias WriteResult = Result<Void, ControlError>

/// Why an accessory did not do what it was asked; the messages of the language say it in words.
public enum ControlError: Error, Hashable, Sendable {
    /// It was never paired.
    case notPaired
    /// A home has it as a paired one, and no pairing is kept for it where pairings are kept: somebody has lost it.
    case pairingMissing(in: String)
    /// Its pairing, or the store of all pairings, cannot be read.
    case pairingUnreadable(PairingFileError)
    /// It, or the bridge before it, cannot be reached.
    case unreachable
    /// Its bridge answers, and does not reach it: HAP status -70402.
    case notReachedByBridge
    /// What answers at its address has another identity.
    case stranger
    /// It no longer knows our pairing.
    case pairingGone
    /// It did not answer in time; nothing was asked of it that changes anything.
    case timedOut
    /// It took what changes something and did not answer in time: whether it was done is not known.
    case unconfirmed
    /// The connection broke before it answered a write, and again, or the write must not be sent twice.
    case interrupted
    /// It answered that it did not come to an end in time: HAP status -70408.
    case tooSlow
    /// It is busy, and may be asked again: HAP status -70403.
    case busy
    /// It has no room for more: HAP status -70407.
    case outOfResources
    case readOnly
    case writeOnly
    /// It tells of no changes: HAP status -70406.
    case noNotifications
    case invalidValue
    /// It told a value that cannot be: of another kind, out of range, or none of the protocol's. Nothing is known of it.
    case notUnderstood
    /// It told that there is no value now, as what is only told when it happens never has one.
    case noValue
    case noSuchCharacteristic
    case insufficientPrivileges
    /// It wants a proof that was not given: HAP status -70411.
    case insufficientAuthorization
    /// It cannot do so in its present state: HAP status -70412.
    case notAllowedNow
    /// It would have opened what guards the home, and nobody said yes to that: nothing was sent.
    case needsConsent
    /// Another hub serves its home, so that nothing was sent.
    case servedElsewhere
    /// Which hub serves its home could not be asked, so that nothing was sent.
    case cutOff
    /// It broke the protocol.
    case protocolViolation(ProtocolViolation)
    /// Another HAP status.
    case status(Int)
}

extension ControlError {
    /// Whether it says that the accessory itself has not answered, so that its state is not known (row C6).
    public var isOutOfReach: Bool {
        switch self {
        case .unreachable, .notReachedByBridge, .stranger, .interrupted, .timedOut, .unconfirmed, .notPaired,
            .pairingGone, .pairingMissing, .pairingUnreadable:
            true
        default: false
        }
    }

    /// The same as Apple's error.
    public var homeError: HomeError {
        switch self {
        case .notPaired, .noSuchCharacteristic: .notFound
        case .unreachable, .notReachedByBridge, .stranger, .interrupted, .busy, .outOfResources, .protocolViolation,
            .notUnderstood, .noValue, .status, .pairingGone, .pairingMissing, .pairingUnreadable:
            .accessoryNotReachable
        case .timedOut, .unconfirmed, .tooSlow: .timedOut
        case .readOnly: .readOnlyCharacteristic
        case .writeOnly: .writeOnlyCharacteristic
        case .noNotifications: .invalidParameter
        case .invalidValue: .invalidParameter
        case .insufficientPrivileges, .insufficientAuthorization: .insufficientPrivileges
        case .notAllowedNow, .needsConsent, .servedElsewhere, .cutOff: .accessNotAllowed
        }
    }
}
