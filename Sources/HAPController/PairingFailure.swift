import HAPTransport
import HAPWire
import HomeModel

/// Why a device could not be paired; nothing is kept of the attempt.
public enum PairingFailure: Error, Hashable, Sendable {
    /// The device refused, or broke the pairing protocol; a wrong setup code is `.refused(.authentication)`.
    case refused(PairingError)
    /// There was no connection to it, or it broke off.
    case connection(TransportError)
    /// What answers at the address is no HAP accessory that can be paired; the text says what it answered.
    case notAnAccessory(String)
    /// The numbers of the handshake came out short again and again, which is no chance any more.
    case neverSettles
    /// It calls itself by the identity of a device that is known, and did not prove that device's key; a person who knows
    /// that it is that device, after a reset, may say so. Of a device that only a home knows, no pairing is kept.
    case identityInUse(DeviceID, of: StoredPairing?)
    /// It calls itself by the identity of a device that still answers with the key that is kept of it.
    case impostor(DeviceID, of: StoredPairing)
    /// The pairing could not be stored, and was taken back; the text says why.
    case notKept(String)
}

extension PairingFailure {
    /// Whether another address of the device may lead to it.
    var isOfAddress: Bool {
        switch self {
        case .connection, .notAnAccessory, .refused(.wrongAccessory): true
        case .refused, .neverSettles, .identityInUse, .impostor, .notKept: false
        }
    }
}

extension PairingFailure {
    /// What it means that a device did not prove the key that it had given a moment before.
    init(proving error: LinkError) {
        switch error {
        case .unreachable, .closed: self = .connection(.closed)
        case .timedOut: self = .connection(.timedOut)
        case .refused(let error): self = .refused(error)
        case .violation(let how): self = .notAnAccessory(how)
        }
    }
}

extension PairingFailure: CustomStringConvertible {
    /// What is wrong and what can be done, in words.
    public var description: String {
        switch self {
        case .refused(let error): "\(error)"
        case .connection(.refused): "Nothing answers at this address: the connection was refused."
        case .connection(let error): "The accessory cannot be reached: \(error)."
        case .notAnAccessory(let how): "What answers at this address is no HomeKit accessory: \(how)."
        case .neverSettles: "The accessory does not keep to the pairing protocol. Look for an update of the accessory."
        case .identityInUse(let id, let known):
            "It calls itself \(id), which is \(known.map { "the identity of “\($0.name)”" } ?? "known") here, "
                + "and has another key. Nothing was changed."
        case .impostor(let id, let known):
            "It calls itself \(id), but “\(known.name)”, which has that identity, still answers with its own key. "
                + "This is another device. Nothing was changed."
        case .notKept(let reason): "The pairing could not be stored, so it was taken back: \(reason)"
        }
    }
}
