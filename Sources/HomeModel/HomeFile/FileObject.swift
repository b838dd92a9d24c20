/// One object of a home file.
///
/// What is missing, unknown or of the wrong kind in it goes to the list of faults.
struct FileObject {
    let place: FilePlace
    let faults: FaultList
    private let members: [JSONMember]

    /// Opens an object that may hold the given keys; nil, with a fault noted, where something else stands there.
    init?(_ item: FileItem, keys: [String], faults: FaultList) {
        guard case .object(let members) = item.node.value else {
            faults.add(item.place, "file-wrong", ["value": item.node.told, "wanted": .message("file-wants-object")])
            return nil
        }
        self.place = item.place
        self.faults = faults
        self.members = members
        noteRepeatedKeys()
        noteUnknownKeys(besides: keys)
    }

    /// The value under a key; nil where the key is left out or null.
    subscript(key: String) -> FileItem? {
        guard let node = members.first(where: { $0.key == key })?.node, !node.isNull else { return nil }
        return FileItem(node: node, place: place[key])
    }

    /// Whether null stands under a key.
    func isNull(_ key: String) -> Bool { members.first { $0.key == key }?.node.isNull ?? false }

    /// Every member, with its place.
    var all: [(key: String, item: FileItem)] {
        members.map { ($0.key, FileItem(node: $0.node, place: place[$0.key])) }
    }

    private func noteRepeatedKeys() {
        guard hasRepeatedKeys else { return }
        var offsets: [String: Int] = [:]
        for member in members {
            guard let first = offsets.updateValue(member.offset, forKey: member.key) else { continue }
            let (one, other) = (faults.line(of: first), faults.line(of: member.offset))
            faults.add(place[member.key], "file-key-twice", ["first": .count(one), "second": .count(other)])
        }
    }

    /// Whether a key may stand twice; a few keys are sooner compared than hashed.
    private var hasRepeatedKeys: Bool {
        members.count > 12
            || members.indices.contains { place in members[..<place].contains { $0.key == members[place].key } }
    }

    private func noteUnknownKeys(besides keys: [String]) {
        guard !keys.isEmpty else { return }
        for member in members where !keys.contains(member.key) {
            faults.add(place[member.key], "file-no-key", ["offer": offer(for: member.key, among: keys)])
        }
    }
}

/// A value of the file and its place.
struct FileItem {
    let node: JSONNode
    let place: FilePlace
}

extension JSONNode {
    var isNull: Bool { if case .null = value { true } else { false } }

    /// What it is, for a sentence.
    var told: MessageReference.Value {
        switch value {
        case .null: .text("null")
        case .bool(let value): .text("\(value)")
        case .int(let value): Self.told("\(value)")
        case .unsigned(let value): Self.told("\(value)")
        case .double(let value): Self.told("\(value)")
        case .string(let value): .message(MessageReference("file-text", ["text": .excerpt(value)]))
        case .list: .message("file-list")
        case .object: .message("file-object")
        }
    }

    private static func told(_ number: String) -> MessageReference.Value {
        .message(MessageReference("file-number", ["number": .text(number)]))
    }
}
