import HAPTransport
import HAPWire

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
    /// The pairing could not be stored, and was taken back; the text says why.
    case notKept(String)
}

extension PairingFailure {
    /// Whether another address of the device may lead to it.
    var isOfAddress: Bool {
        switch self {
        case .connection, .notAnAccessory, .refused(.wrongAccessory): true
        case .refused, .neverSettles, .notKept: false
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
        case .notKept(let reason): "The pairing could not be stored, so it was taken back: \(reason)"
        }
    }
}
