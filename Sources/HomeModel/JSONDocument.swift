/// What a ``JSONReader`` makes of a text, value by value.
protocol JSONDocument {
    /// The members of an object while it is read.
    associatedtype Members

    /// No members yet.
    static var noMembers: Members { get }

    /// Takes one more member; offsets are those of the first byte, from 0.
    static func add(_ value: Self, under key: String, at offset: Int, to members: inout Members)

    /// A value that is neither a list nor an object.
    init(_ plain: JSON, at offset: Int)
    /// A list.
    init(items: [Self], at offset: Int)
    /// An object.
    init(members: Members, at offset: Int)
}

extension JSON: JSONDocument {
    /// None take no room: a text may hold empty objects by the hundred thousand.
    static var noMembers: [String: JSON] { [:] }

    /// Of two members with one key the last one counts.
    static func add(_ value: JSON, under key: String, at offset: Int, to members: inout [String: JSON]) {
        // Room for as many as a characteristic has, so that it need not grow.
        if members.isEmpty { members.reserveCapacity(10) }
        members[key] = value
    }

    init(_ plain: JSON, at offset: Int) { self = plain }
    init(items: [JSON], at offset: Int) { self = .array(items) }
    init(members: [String: JSON], at offset: Int) { self = .object(members) }
}

extension JSONNode: JSONDocument {
    static var noMembers: [JSONMember] { [] }

    static func add(_ value: JSONNode, under key: String, at offset: Int, to members: inout [JSONMember]) {
        members.append(JSONMember(key: key, node: value, offset: offset))
    }

    init(_ plain: JSON, at offset: Int) { self.init(JSONNode(json: plain).value, offset: offset) }
    init(items: [JSONNode], at offset: Int) { self.init(.list(items), offset: offset) }
    init(members: [JSONMember], at offset: Int) { self.init(.object(members), offset: offset) }
}
