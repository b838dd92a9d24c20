extension FileObject {
    /// The most scalars of a text that is no name, such as a maker's.
    static let maximumText = 256
    /// The most bytes of a text that may be a name.
    static let maximumBytes = 4_096

    /// A text; nil where it is left out or wrong.
    func text(_ key: String) -> String? { self[key].flatMap { text($0) } }

    private func text(_ item: FileItem) -> String? {
        guard case .string(let text) = item.node.value else { return expected(.message("file-wants-text"), at: item) }
        // Most are of ASCII, of which the control characters are known without asking Unicode.
        if text.utf8.count <= Self.maximumText, text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
        guard text.unicodeScalars.prefix(Self.maximumText + 1).count <= Self.maximumText else {
            faults.add(item.place, "file-long", ["most": .count(Self.maximumText)])
            return nil
        }
        guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
            faults.add(item.place, "file-control", ["text": .excerpt(text)])
            return nil
        }
        return text
    }

    /// A text as near as possible to one that may stand in a file: shortened, and without control characters.
    static func allowed(_ text: String) -> String {
        let scalars = text.unicodeScalars.lazy.filter { $0.properties.generalCategory != .control }
        return String(String.UnicodeScalarView(scalars.prefix(maximumText)))
    }

    /// A text that must be there.
    func requiredText(_ key: String) -> String? {
        if self[key] == nil { faults.add(place, "file-missing", ["key": .text(key)]) }
        return text(key)
    }

    /// A name that must be there, good or bad: the caller judges it.
    func requiredName() -> (text: String, place: FilePlace)? {
        guard let item = self["name"] else {
            faults.add(place, "file-no-name")
            return nil
        }
        return shortText(item)
    }

    /// The texts of a list, each with its place; empty where it is left out.
    func texts(_ key: String, atMost maximum: Int) -> [(text: String, place: FilePlace)] {
        list(key, atMost: maximum).compactMap { shortText($0) }
    }

    private func shortText(_ item: FileItem) -> (text: String, place: FilePlace)? {
        guard case .string(let text) = item.node.value else { return expected(.message("file-wants-text"), at: item) }
        if text.utf8.count <= Self.maximumBytes { return (text, item.place) }
        faults.add(item.place, "file-many-bytes", ["most": .count(Self.maximumBytes)])
        return nil
    }

    /// True or false; nil where it is left out or wrong.
    func flag(_ key: String) -> Bool? {
        guard let item = self[key] else { return nil }
        guard case .bool(let flag) = item.node.value else { return expected(.message("file-wants-flag"), at: item) }
        return flag
    }

    /// A number; nil where it is left out or wrong.
    func number(_ key: String) -> Double? {
        guard let item = self[key] else { return nil }
        guard let number = item.node.number else { return expected(.message("file-wants-number"), at: item) }
        return number
    }

    /// A whole number within bounds; nil where it is left out or wrong.
    func whole(_ key: String, in range: ClosedRange<Int64>) -> Int64? {
        guard let item = self[key] else { return nil }
        guard case .int(let number) = item.node.value, range.contains(number) else {
            let wanted = MessageReference(
                "file-wants-range", ["least": .count(range.lowerBound), "most": .count(range.upperBound)])
            return expected(.message(wanted), at: item)
        }
        return number
    }

    /// One of a few words; nil where it is left out or wrong.
    func choice<Choice: RawRepresentable & CaseIterable>(_ key: String) -> Choice? where Choice.RawValue == String {
        guard let item = self[key] else { return nil }
        if case .string(let text) = item.node.value, let choice = Choice(rawValue: text) { return choice }
        let words = Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return expected(.message(MessageReference("file-wants-word", ["words": .text(words)])), at: item)
    }

    /// The elements of a list; empty where it is left out, is no list, or is too long.
    func list(_ key: String, atMost maximum: Int) -> [FileItem] {
        guard let item = self[key] else { return [] }
        guard case .list(let nodes) = item.node.value else {
            return expected(.message("file-wants-list"), at: item) ?? []
        }
        guard nodes.count <= maximum else {
            faults.add(item.place, "file-many", ["count": .count(nodes.count), "most": .count(maximum)])
            return []
        }
        return nodes.enumerated().map { FileItem(node: $1, place: item.place[$0]) }
    }

    /// What other programs keep with the object, as it stands.
    var extra: JSON? {
        guard let item = self["extra"] else { return nil }
        noteRepeatedKeys(within: item)
        return item.node.json
    }

    private func noteRepeatedKeys(within item: FileItem) {
        switch item.node.value {
        case .list(let nodes):
            for (index, node) in nodes.enumerated() {
                noteRepeatedKeys(within: FileItem(node: node, place: item.place[index]))
            }
        case .object:
            for (_, inner) in FileObject(item, keys: [], faults: faults)?.all ?? [] { noteRepeatedKeys(within: inner) }
        default: break
        }
    }

    private func expected<Wanted>(_ wanted: MessageReference.Value, at item: FileItem) -> Wanted? {
        faults.add(item.place, "file-wrong", ["value": item.node.told, "wanted": wanted])
        return nil
    }
}

extension JSONNode {
    /// The value as a number; nil for every other kind.
    var number: Double? {
        switch value {
        case .int(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}
