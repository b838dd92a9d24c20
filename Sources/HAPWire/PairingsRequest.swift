import HAPCrypto

/// What an administrator asks of an accessory's list of controllers, by POST to `/pairings` within a session.
public enum PairingsRequest: Hashable, Sendable {
    /// Add a controller, or change what a known one may do.
    case add(AccessoryPairing)
    /// Remove the controller of this name; that it is unknown is no error.
    case remove([UInt8])
    /// Tell all controllers.
    case list

    /// Reads a request strictly, as an accessory does; throws what is wrong with it.
    public init(reading body: [UInt8]) throws(PairingError) {
        let message = try PairingMessage.request(body)
        let state = try message.value(.state, length: 1)[0]
        guard state == 1 else { throw .outOfOrder(expected: 1, found: UInt64(state)) }
        switch PairingMethod(rawValue: UInt64(try message.value(.method, length: 1)[0])) {
        case .addPairing: self = .add(try AccessoryPairing(reading: message))
        case .removePairing:
            self = .remove(try message.value(.identifier, lengths: PairingMessage.identifierLength))
        case .listPairings: self = .list
        default: throw .unacceptable(.method, length: 1)
        }
    }

    /// The body of the request.
    public var body: [UInt8] {
        switch self {
        case .add(let pairing): pairing.append(to: Self.message(.addPairing)).bytes
        case .remove(let id): Self.message(.removePairing).adding(.identifier, id).bytes
        case .list: Self.message(.listPairings).bytes
        }
    }

    private static func message(_ method: PairingMethod) -> TLV8 {
        TLV8(state: 1).adding(.method, [UInt8(method.rawValue)])
    }
}

/// What an accessory answers to a ``PairingsRequest``.
public enum PairingsAnswer: Hashable, Sendable {
    /// It has been added or removed.
    case done
    /// These are the controllers.
    case pairings([AccessoryPairing])
    /// It was refused: `.authentication` for one who is no administrator, `.maxPeers`, or `.unknown` for a known name
    /// with another key.
    case refused(PairingError)

    /// Reads an answer as a controller does, forgivingly; throws what cannot be read or is too much.
    ///
    /// A list without controllers looks as ``done`` does.
    public init(reading body: [UInt8]) throws(PairingError) {
        do {
            let message = try PairingMessage.answer(body, state: 2)
            var pairings: [AccessoryPairing] = []
            for part in message.parts where part[.identifier] != nil {
                pairings.append(try AccessoryPairing(reading: part))
            }
            self = pairings.isEmpty ? .done : .pairings(pairings)
        } catch {
            guard let refusal = Self.refusal(error) else { throw error }
            self = .refused(refusal)
        }
    }

    /// The body of the answer.
    public var body: [UInt8] {
        switch self {
        case .done: return TLV8(state: 2).bytes
        case .refused(let error): return PairingMessage.refusal(error, state: 2)
        case .pairings(let pairings):
            var message = TLV8(state: 2)
            for (number, pairing) in pairings.enumerated() {
                if number > 0 { message.append(.separator, []) }
                message = pairing.append(to: message)
            }
            return message.bytes
        }
    }

    /// The error as a refusal, where it is one that accessories give.
    private static func refusal(_ error: PairingError) -> PairingError? {
        switch error {
        case .unknown, .authentication, .backoff, .maxPeers, .maxTries, .unavailable, .busy, .unrecognised: error
        default: nil
        }
    }
}

extension AccessoryPairing {
    /// Reads the three items of a controller; without permissions it is a plain user.
    fileprivate init(reading message: TLV8) throws(PairingError) {
        id = try message.value(.identifier, lengths: PairingMessage.identifierLength)
        publicKey = try message.value(.publicKey, length: Ed25519.keyLength)
        isAdmin = (message.number(.permissions) ?? 0) & 1 == 1
    }

    /// The message with the three items of this controller at its end.
    fileprivate func append(to message: TLV8) -> TLV8 {
        message.adding(.identifier, id).adding(.publicKey, publicKey).adding(.permissions, [isAdmin ? 1 : 0])
    }
}
