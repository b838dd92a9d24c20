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

/// Where a characteristic is on the wire.
public struct CharacteristicAddress: Hashable, Sendable {
    /// The accessory.
    public var accessory: AccessoryAddress
    /// The characteristic's instance number within the accessory.
    public var iid: UInt64

    /// An address of the given parts.
    public init(accessory: AccessoryAddress, iid: UInt64) {
        self.accessory = accessory
        self.iid = iid
    }
}

/// A value to be written.
public struct CharacteristicWrite: Hashable, Sendable {
    /// The characteristic.
    public var address: CharacteristicAddress
    /// Its target value.
    public var value: CharacteristicValue
    /// Whether the accessory takes it only as a timed write (HAP's `tw`).
    public var isTimed: Bool

    /// A write of the given parts.
    public init(address: CharacteristicAddress, value: CharacteristicValue, isTimed: Bool = false) {
        self.address = address
        self.value = value
        self.isTimed = isTimed
    }
}

/// What became of a read.
public typealias ReadResult = Result<CharacteristicValue, ControlError>

/// What became of a write.
public typealias WriteResult = Result<Void, ControlError>

/// Why an accessory did not do what it was asked.
public enum ControlError: Error, Hashable, Sendable {
    /// No pairing is kept for it.
    case notPaired
    /// It, or the bridge before it, cannot be reached.
    case unreachable
    /// It no longer knows our pairing.
    case pairingGone
    /// It did not answer in time.
    case timedOut
    /// It has nothing more to give: HAP status -70407, or it is busy: -70403.
    case busy
    case readOnly
    case writeOnly
    case invalidValue
    case noSuchCharacteristic
    case insufficientPrivileges
    /// It cannot do so in its present state: HAP status -70412.
    case notAllowedNow
    /// It broke the protocol; the text says how.
    case protocolViolation(String)
    /// Another HAP status.
    case status(Int)
}

extension ControlError: CustomStringConvertible {
    /// What happened, to follow the accessory's name: "Desk Lamp cannot be reached".
    public var description: String {
        switch self {
        case .notPaired: "is not paired with Beckon"
        case .unreachable: "cannot be reached"
        case .pairingGone: "no longer knows Beckon: remove it and add it again"
        case .timedOut: "did not answer in time"
        case .busy: "is busy"
        case .readOnly: "does not let this be changed"
        case .writeOnly: "does not tell this"
        case .invalidValue: "does not take this value"
        case .noSuchCharacteristic: "does not have this"
        case .insufficientPrivileges: "does not allow this"
        case .notAllowedNow: "cannot do this now"
        case .protocolViolation(let how): "answered wrongly: \(how)"
        case .status(let status): "refused with status \(status)"
        }
    }

    /// The same as Apple's error.
    public var homeError: HomeError {
        switch self {
        case .notPaired, .noSuchCharacteristic: .notFound
        case .unreachable, .busy, .protocolViolation, .status, .pairingGone: .accessoryNotReachable
        case .timedOut: .timedOut
        case .readOnly: .readOnlyCharacteristic
        case .writeOnly: .writeOnlyCharacteristic
        case .invalidValue: .invalidParameter
        case .insufficientPrivileges: .insufficientPrivileges
        case .notAllowedNow: .accessNotAllowed
        }
    }
}
