extension JSON {
    /// Reads a document from a stranger: one of no more than so many values; a member that it has twice with two values
    /// is as one that it has not.
    public init(wire bytes: [UInt8], atMost values: Int) throws(JSONFault) {
        self = try JSONReader<WireJSON>.read(bytes, atMost: values).json
    }
}

/// A document of which nothing is believed that it says in two ways.
private struct WireJSON: JSONDocument {
    struct Members {
        var known = JSON.noMembers
        var contradicted: Set<String> = []
    }

    let json: JSON

    static var noMembers: Members { Members() }

    static func add(_ value: WireJSON, under key: String, at offset: Int, to members: inout Members) {
        if members.known.isEmpty { members.known.reserveCapacity(10) }
        guard let former = members.known.updateValue(value.json, forKey: key) else {
            // What was taken away does not come back.
            if !members.contradicted.isEmpty, members.contradicted.contains(key) { members.known[key] = nil }
            return
        }
        guard former != value.json else { return }
        members.known[key] = nil
        members.contradicted.insert(key)
    }

    init(_ plain: JSON, at offset: Int) { json = plain }
    init(items: [WireJSON], at offset: Int) { json = .array(items.map(\.json)) }
    init(members: Members, at offset: Int) { json = .object(members.known) }
}
