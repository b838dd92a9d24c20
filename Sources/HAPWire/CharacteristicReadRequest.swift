/// A request for the values of characteristics: `GET /characteristics?id=1.4,1.5`.
public struct CharacteristicReadRequest: Hashable, Sendable {
    /// The most characteristics that one request may name.
    public static let maximumCount = 10_000

    /// The characteristics, in the order of the request; one that is named twice is answered twice.
    public var ids: [CharacteristicID]
    /// Whether format, unit and bounds are asked for.
    public var wantsMetadata = false
    /// Whether permissions are asked for.
    public var wantsPermissions = false
    /// Whether types are asked for.
    public var wantsTypes = false
    /// Whether it is asked if the connection is told of changes.
    public var wantsEvents = false

    /// A request for values alone.
    public init(_ ids: [CharacteristicID]) {
        self.ids = ids
    }

    /// The path and query of the request.
    public var target: String {
        var target = "/characteristics?id=" + ids.map(\.description).joined(separator: ",")
        for (name, isWanted) in flags where isWanted { target += "&\(name)=1" }
        return target
    }

    private var flags: [(String, Bool)] {
        [("meta", wantsMetadata), ("perms", wantsPermissions), ("type", wantsTypes), ("ev", wantsEvents)]
    }

    /// Reads a query, what stands behind the question mark; nil where it names no characteristic or a wrong one.
    public init?(query: some StringProtocol) {
        var ids: [CharacteristicID]?
        var wanted: Set<String> = []
        for field in query.split(separator: "&") {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { return nil }
            if parts[0] == "id" {
                guard ids == nil, let list = Self.list(String(parts[1])) else { return nil }
                ids = list
            } else if parts[1] == "1" || parts[1] == "true" {
                wanted.insert(String(parts[0]))
            }
        }
        guard let ids else { return nil }
        self.init(ids)
        wantsMetadata = wanted.contains("meta")
        wantsPermissions = wanted.contains("perms")
        wantsTypes = wanted.contains("type")
        wantsEvents = wanted.contains("ev")
    }

    /// The list of an `id` field; some controllers write the commas as `%2C`.
    private static func list(_ text: String) -> [CharacteristicID]? {
        let fields = text.replacing("%2C", with: ",").replacing("%2c", with: ",").split(
            separator: ",", omittingEmptySubsequences: false)
        guard fields.count <= maximumCount else { return nil }
        let ids = fields.compactMap { CharacteristicID($0) }
        return ids.count == fields.count ? ids : nil
    }
}
