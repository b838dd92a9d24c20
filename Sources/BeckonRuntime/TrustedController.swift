import HomeModel

/// A controller that an accessory trusts.
public struct TrustedController: Hashable, Sendable {
    /// What it calls itself, an upper-case UUID as a rule.
    public let name: String
    /// Its public key, in hexadecimal.
    public let key: String
    /// Whether it may add and remove others.
    public let isAdministrator: Bool
    /// Whether it is this Beckon.
    public let isOurs: Bool
}

extension TrustedController {
    /// The controller on one line: "5F6C…: administrator, this Beckon".
    public var line: String {
        localized("trusted-controller", ["name": name.onOneLine, "isAdministrator": isAdministrator])
            + (isOurs ? localized("this-beckon") : "")
    }

    /// The controller as a JSON object.
    public var json: JSON {
        .object([
            "id": .string(name), "publicKey": .string(key), "administrator": .bool(isAdministrator),
            "ours": .bool(isOurs),
        ])
    }
}
