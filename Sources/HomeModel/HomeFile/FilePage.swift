/// One object of the file while it is written; its keys stand in the order in which they are added.
struct FilePage {
    private var members: [JSONMember] = []

    var node: JSONNode { JSONNode(.object(members)) }

    mutating func add(_ key: String, _ node: JSONNode) { members.append(JSONMember(key: key, node: node)) }

    /// Adds a text, where there is one.
    mutating func add(_ key: String, text: String?) {
        if let text { add(key, JSONNode(.string(text))) }
    }

    /// Adds `true`, or nothing.
    mutating func add(_ key: String, flag: Bool) {
        if flag { add(key, JSONNode(.bool(true))) }
    }

    /// Adds a list, where it is not empty.
    mutating func add(_ key: String, list: [JSONNode]) {
        if !list.isEmpty { add(key, JSONNode(.list(list))) }
    }

    /// Adds a list of texts, where it is not empty.
    mutating func add(_ key: String, texts: [String]) {
        add(key, list: texts.map { JSONNode(.string($0)) })
    }

    /// Adds what other programs keep, where they keep anything.
    mutating func add(extra: JSON?) {
        if let extra, extra != .null { add("extra", JSONNode(json: extra)) }
    }
}
