import HAPTransport
import HAPWire
import HomeModel

/// Why a device could not be paired; nothing is kept of the attempt.
public enum PairingFailure: Error, Hashable, Sendable {
    /// The device refused, or broke the pairing protocol; a wrong setup code is `.refused(.authentication)`.
    case refused(PairingError)
    /// There was no connection to it, or it broke off.
    case connection(TransportError)
    /// What answers at the address is no HAP accessory that can be paired.
    case notAnAccessory(ProtocolViolation)
    /// The numbers of the handshake came out short again and again, which is no chance any more.
    case neverSettles
    /// It calls itself by the identity of a device that is known, and did not prove that device's key; a person who knows
    /// that it is that device, after a reset, may say so. Of a device that only a home knows, no pairing is kept.
    case identityInUse(DeviceID, of: StoredPairing?)
    /// It calls itself by the identity of a device that still answers with the key that is kept of it.
    case impostor(DeviceID, of: StoredPairing)
    /// It ended the connection in the middle of pairing.
    case brokenOff
    /// It did not come to an end of pairing in the time that it was given.
    case tooSlow
    /// The pairings that are kept cannot be used, so that nothing was asked of it.
    case storeUnusable(StoreFault)
    /// The pairing could not be stored. Where it is taken back, the device has dropped us too.
    case notKept(StoreFault, isRolledBack: Bool)
}

/// What kept the store of pairings from its work.
public struct StoreFault: Hashable, Sendable, CustomStringConvertible {
    /// What the store threw.
    public let error: any Error

    /// A fault of a store.
    public init(_ error: any Error) { self.error = error }

    /// Whether two say the same.
    public static func == (left: StoreFault, right: StoreFault) -> Bool { left.description == right.description }
    /// Takes what it says into account.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
    /// The error as a log has it.
    public var description: String { "\(error)" }
}

extension PairingFailure {
    /// Whether another address of the device may lead to it.
    var isOfAddress: Bool {
        switch self {
        case .connection, .notAnAccessory, .brokenOff, .refused(.wrongAccessory): true
        case .refused, .neverSettles, .identityInUse, .impostor, .tooSlow, .storeUnusable, .notKept: false
        }
    }
}

extension PairingFailure {
    /// What an error means of a connection over which pairing was under way.
    init(exchanging error: TransportError) {
        switch error {
        case .violation(let how): self = .notAnAccessory(how)
        case .timedOut: self = .tooSlow
        case .closed: self = .brokenOff
        case .refused, .unreachable, .noMachine, .noAddress, .noPort, .cannotListen: self = .connection(error)
        }
    }

    /// What it means that a device did not prove the key that it had given a moment before.
    init(proving error: LinkError) {
        switch error {
        // Nothing is sent under a lease there.
        case .unreachable, .closed, .keptBack: self = .brokenOff
        case .timedOut: self = .tooSlow
        case .refused(let error): self = .refused(error)
        case .violation(let how): self = .notAnAccessory(how)
        }
    }
}
