/// Writes a document over several lines for people to read; equal documents give equal text.
///
/// What is short stands on one line, and so does an object of a few plain values even where it is long. A list of
/// several objects has one a line, so that a change to one changes one line.
struct JSONPage {
    static let width = 118
    /// The longest line of an object of a few plain values.
    static let rowWidth = 400

    private var text = ""

    /// The document as text; ends with a newline.
    static func text(of node: JSONNode) -> String {
        var page = JSONPage()
        page.write(node, depth: 0, room: width)
        return page.text + "\n"
    }

    private mutating func write(_ node: JSONNode, depth: Int, room: Int) {
        if !isSpread(node, depth: depth), let line = Self.line(of: node, within: node.isRow ? Self.rowWidth : room) {
            text += line
            return
        }
        switch node.value {
        case .list(let nodes):
            spread(nodes, in: "[]", depth: depth) { page, node, indent in
                page.write(node, depth: depth + 1, room: Self.width - indent)
            }
        case .object(let members):
            spread(members, in: "{}", depth: depth) { page, member, indent in
                let key = Self.literal(member.key) + ": "
                page.text += key
                page.write(member.node, depth: depth + 1, room: Self.width - indent - key.utf8.count)
            }
        default: text += Self.scalar(node)
        }
    }

    /// Whether something stands over several lines even if it is short.
    ///
    /// So do the document, its lists of objects and these, and any list of several objects.
    private func isSpread(_ node: JSONNode, depth: Int) -> Bool {
        switch node.value {
        case .object(let members): (depth == 0 || depth == 2) && !members.isEmpty
        case .list(let nodes): nodes.count > (depth == 1 ? 0 : 1) && nodes.allSatisfy(\.isObject)
        default: false
        }
    }

    private mutating func spread<Entry>(
        _ entries: [Entry], in brackets: String, depth: Int, write: (inout JSONPage, Entry, Int) -> Void
    ) {
        let indent = 2 * (depth + 1)
        text += brackets.prefix(1)
        for (index, entry) in entries.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + String(repeating: " ", count: indent)
            write(&self, entry, indent)
        }
        text += "\n" + String(repeating: " ", count: indent - 2) + brackets.suffix(1)
    }

    /// The document on one line of at most so many bytes, or nil where it is longer.
    private static func line(of node: JSONNode, within room: Int) -> String? {
        var line: String
        switch node.value {
        case .list(let nodes):
            line = "["
            for (index, node) in nodes.enumerated() {
                guard let part = self.line(of: node, within: room - line.utf8.count) else { return nil }
                line += (index == 0 ? "" : ", ") + part
            }
            line += "]"
        case .object(let members):
            line = "{"
            for (index, member) in members.enumerated() {
                guard let part = self.line(of: member.node, within: room - line.utf8.count) else { return nil }
                line += (index == 0 ? "" : ", ") + literal(member.key) + ": " + part
            }
            line += "}"
        default: return scalar(node)
        }
        return line.utf8.count <= room ? line : nil
    }

    private static func scalar(_ node: JSONNode) -> String {
        switch node.value {
        case .bool(let value): "\(value)"
        case .int(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .double(let value): value.isFinite ? Int64(exactly: value).map { "\($0)" } ?? "\(value)" : "null"
        case .string(let value): literal(value)
        case .null, .list, .object: "null"
        }
    }

    /// A text in quotation marks, with what RFC 8259 wants escaped.
    private static func literal(_ text: String) -> String {
        var literal = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": literal += "\\\""
            case "\\": literal += "\\\\"
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                literal += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal + "\""
    }
}

extension JSONNode {
    fileprivate var isEmpty: Bool {
        switch value {
        case .list(let nodes): nodes.isEmpty
        case .object(let members): members.isEmpty
        default: true
        }
    }

    fileprivate var isObject: Bool { if case .object = value { true } else { false } }

    /// Whether it is an object of at most five values, none of them a list or an object.
    fileprivate var isRow: Bool {
        guard case .object(let members) = value, members.count <= 5 else { return false }
        return members.allSatisfy { $0.node.isEmpty }
    }
}
