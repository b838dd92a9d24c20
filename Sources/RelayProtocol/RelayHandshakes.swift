import HAPCrypto

/// The handshakes of remote use: between a hub and its relay, and between a person's program and the hub.
public enum RelayHandshakes {
    private static let registration = Array("beckon relay 1".utf8)
    private static let conversation = Array("beckon remote 1".utf8)

    /// A relay that asks a hub for a proof that it has the secret key to the public one that it shows (NX).
    ///
    /// The relay shows none of its own: whoever stands between can keep the hub from being reached, and nothing more.
    public static func challenge(random: @escaping RandomSource = systemRandom) -> NoiseHandshake {
        NoiseHandshake(.nx, as: .initiator, ownStatic: nil, prologue: registration, random: random)
    }

    /// A hub that proves who it is.
    public static func proof(by hub: AgreementKey, random: @escaping RandomSource = systemRandom) -> NoiseHandshake {
        NoiseHandshake(.nx, as: .responder, ownStatic: hub, prologue: registration, random: random)
    }

    /// A person's program that wants to speak to a hub whose public key it was given at home (IK).
    public static func client(
        _ own: AgreementKey, to hub: [UInt8], random: @escaping RandomSource = systemRandom
    ) -> NoiseHandshake {
        NoiseHandshake(
            .ik, as: .initiator, ownStatic: own, otherStatic: hub, prologue: conversation, random: random)
    }

    /// A hub to which somebody has come; who that is, is known once the first message was read.
    public static func hub(_ own: AgreementKey, random: @escaping RandomSource = systemRandom) -> NoiseHandshake {
        NoiseHandshake(.ik, as: .responder, ownStatic: own, prologue: conversation, random: random)
    }
}
