import HAPCrypto

/// What may be asked for with a first message.
enum PairingMethod: UInt64 {
    case pairSetup = 0
    case pairSetupWithAuth = 1
    case addPairing = 3
    case removePairing = 4
    case listPairings = 5
}

/// How messages of pairing are read and refused, alike in every handshake.
enum PairingMessage {
    /// The length of a tag at the end of sealed data in bytes.
    static let sealLength = ChaChaPoly.tagLength
    /// The length of SRP's salt in bytes (HAP specification, M2 of pair-setup).
    static let saltLength = 16
    /// The lengths that the name of a pairing may have in bytes.
    static let identifierLength = 1...36

    /// Reads what a stranger sends to an accessory.
    static func request(_ body: [UInt8]) throws(PairingError) -> TLV8 {
        try read(body, as: .message)
    }

    /// Reads an accessory's answer of the expected number, and throws the error that it may carry.
    ///
    /// Some accessories leave the number out (aiohomekit#20), which is forgiven.
    static func answer(_ body: [UInt8], state expected: UInt8) throws(PairingError) -> TLV8 {
        let message = try read(body, as: .lenient)
        for tag in [TLV8.Tag.state, .error] where message.count(of: tag) > 1 { throw .repeated(tag) }
        if message[.error] != nil { throw PairingError(number: message.number(.error) ?? 0) }
        if message[.state] != nil, message.number(.state) != UInt64(expected) {
            throw .outOfOrder(expected: expected, found: message.number(.state) ?? 0)
        }
        return message
    }

    /// The answer of this number that refuses, as an accessory sends it.
    static func refusal(_ error: PairingError, state: UInt8) -> [UInt8] {
        TLV8(state: state).adding(.error, [error.number]).bytes
    }

    /// Reads a message, with the reader's errors as pairing errors.
    static func read(_ bytes: [UInt8], as strictness: TLV8.Strictness) throws(PairingError) -> TLV8 {
        do { return try TLV8(reading: bytes, as: strictness) } catch { throw .unreadable(error) }
    }

    /// The message within sealed data.
    static func open(
        _ message: TLV8, key: [UInt8], nonce: ChaChaPoly.Nonce, as strictness: TLV8.Strictness
    ) throws(PairingError) -> TLV8 {
        let sealed = try message.value(.encryptedData, lengths: sealLength...TLV8.longestMessage)
        let opened: [UInt8]
        do { opened = try ChaChaPoly.open(sealed, key: key, nonce: nonce) } catch { throw .notGenuine(.encryptedData) }
        return try read(opened, as: strictness)
    }

    /// A sealed message as the value of an item.
    static func seal(_ message: TLV8, key: [UInt8], nonce: ChaChaPoly.Nonce) -> [UInt8] {
        ChaChaPoly.seal(message.bytes, key: key, nonce: nonce)
    }
}

extension TLV8 {
    /// How many values of this type there are.
    func count(of tag: Tag) -> Int { items.lazy.filter { $0.tag == tag }.count }

    /// The value of this type, which must be there once and have one of these lengths in bytes.
    func value(_ tag: Tag, lengths: ClosedRange<Int>) throws(PairingError) -> [UInt8] {
        guard let value = self[tag] else { throw .missing(tag) }
        guard count(of: tag) == 1 else { throw .repeated(tag) }
        guard lengths.contains(value.count) else { throw .unacceptable(tag, length: value.count) }
        return value
    }

    /// The value of this type, which must be there and have exactly this length in bytes.
    func value(_ tag: Tag, length: Int) throws(PairingError) -> [UInt8] {
        try value(tag, lengths: length...length)
    }
}
