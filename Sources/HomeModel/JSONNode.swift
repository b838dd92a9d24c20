/// A JSON document as it is written: members in their order, each value with its place in the text.
struct JSONNode {
    /// What stands there.
    let value: Value
    /// The place of its first byte in the text, from 0.
    let offset: Int

    init(_ value: Value, offset: Int = 0) {
        self.value = value
        self.offset = offset
    }

    enum Value {
        case null
        case bool(Bool)
        case int(Int64)
        /// A whole number above `Int64.max`.
        case unsigned(UInt64)
        case double(Double)
        case string(String)
        case list([JSONNode])
        case object([JSONMember])
    }
}

/// A key of an object and what stands under it.
struct JSONMember {
    let key: String
    let node: JSONNode
    /// The place of the key in the text, from 0.
    var offset = 0
}

extension JSONNode {
    /// The same without places and order; of two members with one key the last one counts.
    var json: JSON {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .int(let value): .int(value)
        case .unsigned(let value): .unsigned(value)
        case .double(let value): .double(value)
        case .string(let value): .string(value)
        case .list(let nodes): .array(nodes.map(\.json))
        case .object(let members): .object(Dictionary(members.map { ($0.key, $0.node.json) }) { $1 })
        }
    }

    /// A document made of a value; keys stand in alphabetical order.
    init(json: JSON) {
        switch json {
        case .null: self.init(.null)
        case .bool(let value): self.init(.bool(value))
        case .int(let value): self.init(.int(value))
        case .unsigned(let value): self.init(.unsigned(value))
        case .double(let value): self.init(.double(value))
        case .string(let value): self.init(.string(value))
        case .array(let values): self.init(.list(values.map { JSONNode(json: $0) }))
        case .object(let members):
            self.init(
                .object(
                    members.sorted { $0.key < $1.key }.map { JSONMember(key: $0.key, node: JSONNode(json: $0.value)) }))
        }
    }
}
