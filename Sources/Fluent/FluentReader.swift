/// Reads a file of Project Fluent's syntax 1.0: messages, terms, attributes, placeables, select expressions, comments.
///
/// Whatever the text, the reader gives a resource or an error: it does not trap, and its work is in proportion to the
/// length of the text. Functions are left out, as messages are given values that are ready to be said.
public struct FluentReader {
    /// The longest file that is read, in bytes.
    public static let lengthLimit = 1 << 19
    /// How deep placeables may lie in each other.
    public static let nestingLimit = 16

    /// Reads one file; `file` is what errors name as its place.
    ///
    /// - Throws: `FluentError` at the first fault.
    public static func read(_ text: String, file: String) throws(FluentError) -> Resource {
        let bytes = Array(text.utf8)
        guard bytes.count <= lengthLimit else {
            let start = FilePosition(file: file, line: 1, column: 1)
            throw FluentError(position: start, fault: .tooLong(bytes: bytes.count, limit: lengthLimit))
        }
        var reader = FluentReader(lines: LineTable(bytes: bytes), file: file)
        let entries = try reader.entries()
        return Resource(file: file, entries: entries, lines: reader.lines)
    }

    private let lines: LineTable
    private let file: String
    private var index: Int
    private var depth = 0

    private init(lines: LineTable, file: String) {
        self.lines = lines
        self.file = file
        index = lines.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    // MARK: - Entries

    private mutating func entries() throws(FluentError) -> [Resource.Entry] {
        var entries: [Resource.Entry] = []
        var places: [String: Int] = [:]
        while true {
            skipEmptyLines()
            guard let byte = peek() else { return entries }
            if byte == "#" {
                try skipComment()
                continue
            }
            let entry = try entry()
            if let first = places.updateValue(entry.offset, forKey: (entry.isTerm ? "-" : "") + entry.name) {
                throw fault(.duplicate(entry.name, first: lines.position(first, in: file)), at: entry.offset)
            }
            entries.append(entry)
        }
    }

    private mutating func skipComment() throws(FluentError) {
        let start = index
        while peek() == "#" { index += 1 }
        guard index - start <= 3, peek() == " " || isLineEnd else { throw unexpected("a space after #, ## or ###") }
        while peek() != nil, !isLineEnd { index += 1 }
    }

    private mutating func entry() throws(FluentError) -> Resource.Entry {
        let start = index
        let isTerm = take("-")
        let name = try name("a message, as in “name = …”,")
        skipSpaces()
        guard take("=") else { throw unexpected("“=” after “\(name)”") }
        skipSpaces()
        let value = try pattern()
        let attributes = try attributes()
        guard value != nil || !isTerm && !attributes.isEmpty else { throw fault(.empty(name), at: start) }
        guard peek() == nil || isLineEnd else { throw unexpected("the end of the line") }
        return Resource.Entry(name: name, isTerm: isTerm, value: value, attributes: attributes, offset: start)
    }

    private mutating func attributes() throws(FluentError) -> [Resource.Attribute] {
        var attributes: [Resource.Attribute] = []
        while true {
            let end = index
            skipBlanks()
            let start = index
            // What begins a line of its own is no attribute but the next entry.
            guard start > end, take(".") else {
                index = end
                return attributes
            }
            let name = try name("an attribute, as in “.name = …”,")
            skipSpaces()
            guard take("=") else { throw unexpected("“=” after “.\(name)”") }
            skipSpaces()
            guard let value = try pattern() else { throw fault(.empty("." + name), at: start) }
            if let first = attributes.first(where: { $0.name == name }) {
                throw fault(.duplicate("." + name, first: lines.position(first.offset, in: file)), at: start)
            }
            attributes.append(Resource.Attribute(name: name, value: value, offset: start))
        }
    }

    // MARK: - Patterns

    /// An element of a pattern as it is written, before the indentation that its lines share is taken off.
    private enum RawElement {
        case text(Range<Int>)
        case line(breaks: Int, indent: Int)
        case placeable(Resource.Expression, offset: Int)
    }

    /// Reads text and placeables up to where the entry, attribute or variant ends; nil where there are none.
    private mutating func pattern() throws(FluentError) -> Resource.Pattern? {
        var written: [RawElement] = []
        while let byte = peek() {
            if byte == "{" {
                let start = index
                written.append(.placeable(try placeable(), offset: start))
            } else if byte == "}" {
                throw unexpected("text, or “{\"}\"}” to say a brace,")
            } else if isLineEnd {
                guard let line = continuation() else { break }
                written.append(line)
            } else {
                let start = index
                while let byte = peek(), byte != "{", byte != "}", !isLineEnd { index += 1 }
                written.append(.text(start..<index))
            }
        }
        let pattern = Resource.Pattern(elements: elements(of: written))
        return pattern.elements.isEmpty ? nil : pattern
    }

    /// Steps to the next line where that goes on with the pattern; nil where it does not.
    private mutating func continuation() -> RawElement? {
        let start = index
        var breaks = 0
        var indent = 0
        while isLineEnd {
            skipLineEnd()
            breaks += 1
            let first = index
            skipSpaces()
            indent = index - first
        }
        let next = peek()
        let goesOn = next == "{" || indent > 0 && next.map { !"[*.}".unicodeScalars.contains($0) } ?? false
        if goesOn { return .line(breaks: breaks, indent: indent) }
        index = start
        return nil
    }

    private func elements(of written: [RawElement]) -> [Resource.Element] {
        let indents = written.compactMap { if case .line(_, let indent) = $0 { indent } else { nil } }
        let shared = indents.min() ?? 0
        var elements: [Resource.Element] = []
        var text = ""
        for (place, element) in written.enumerated() {
            switch element {
            case .text(let range): text += String(decoding: lines.bytes[range], as: UTF8.self)
            case .line(let breaks, let indent):
                if place > 0 { text += String(repeating: "\n", count: breaks) }
                text += String(repeating: " ", count: indent - shared)
            case .placeable(let expression, let offset):
                if !text.isEmpty { elements.append(.text(text)) }
                text = ""
                elements.append(.placeable(expression, offset: offset))
            }
        }
        // Blanks at the end of a pattern are not seen, and so not meant.
        while let last = text.utf8.last, last == 0x20 || last == 0x0A { text.removeLast() }
        if !text.isEmpty { elements.append(.text(text)) }
        return elements
    }

    // MARK: - Placeables

    private mutating func placeable() throws(FluentError) -> Resource.Expression {
        let start = index
        guard depth < Self.nestingLimit else { throw fault(.tooDeep(limit: Self.nestingLimit), at: start) }
        depth += 1
        index += 1
        skipBlanks()
        var expression = try inline()
        skipBlanks()
        if peek() == "-", peek(1) == ">" {
            try check(selector: expression, at: start)
            index += 2
            expression = try select(expression)
            skipBlanks()
        } else if case .term(let name, let attribute?, _) = expression {
            throw fault(.privateAttribute("-\(name).\(attribute)"), at: start)
        }
        guard take("}") else {
            throw peek() == nil ? fault(.unclosed("the placeable {"), at: start) : unexpected("“}”")
        }
        depth -= 1
        return expression
    }

    private func check(selector: Resource.Expression, at start: Int) throws(FluentError) {
        switch selector {
        case .message(let name, _): throw fault(.badSelector("the message “\(name)”"), at: start)
        case .term(let name, nil, _): throw fault(.badSelector("the term “-\(name)”"), at: start)
        case .select: throw fault(.badSelector("what is itself chosen"), at: start)
        case .string, .number, .variable, .term: return
        }
    }

    private mutating func inline() throws(FluentError) -> Resource.Expression {
        switch peek() {
        case "\""?: return .string(try string())
        case "$"?:
            index += 1
            return .variable(try name("the name of a variable"))
        case "{"?: return try placeable()
        case "-"? where !isDigit(1):
            index += 1
            let name = try name("the name of a term")
            let attribute = try accessor()
            return .term(name, attribute: attribute, arguments: try arguments())
        case "-"?: return .number(try number())
        case _ where isDigit(0): return .number(try number())
        default:
            let start = index
            let name = try name("a variable, a message, a term, a number or a quotation")
            if peek() == "(" { throw fault(.unknownFunction(name), at: start) }
            return .message(name, attribute: try accessor())
        }
    }

    private mutating func accessor() throws(FluentError) -> String? {
        take(".") ? try name("the name of an attribute") : nil
    }

    /// The arguments of a term, which have names: `(case: "dative")`.
    private mutating func arguments() throws(FluentError) -> [String: Resource.Expression] {
        let end = index
        skipBlanks()
        guard take("(") else {
            index = end
            return [:]
        }
        var arguments: [String: Resource.Expression] = [:]
        skipBlanks()
        while !take(")") {
            let start = index
            let name = try name("an argument, as in (name: \"value\"),")
            skipBlanks()
            guard take(":") else { throw unexpected("“:” after “\(name)”") }
            skipBlanks()
            guard peek() == "\"" || peek() == "-" || isDigit(0) else { throw unexpected("a quotation or a number") }
            let value: Resource.Expression = peek() == "\"" ? .string(try string()) : .number(try number())
            guard arguments.updateValue(value, forKey: name) == nil else {
                throw fault(.duplicate(name, first: nil), at: start)
            }
            skipBlanks()
            guard take(",") || peek() == ")" else { throw unexpected("“,” or “)”") }
            skipBlanks()
        }
        return arguments
    }

    private mutating func select(_ selector: Resource.Expression) throws(FluentError) -> Resource.Expression {
        skipSpaces()
        guard isLineEnd else { throw unexpected("a new line for the first variant") }
        var variants: [Resource.Variant] = []
        var usual: Int?
        skipBlanks()
        while peek() == "[" || peek() == "*" {
            let start = index
            if take("*") {
                if usual != nil { throw fault(.severalDefaults, at: start) }
                usual = variants.count
            }
            guard take("[") else { throw unexpected("“[” and what the variant is chosen by") }
            skipBlanks()
            let isNumber = isDigit(0) || peek() == "-" && isDigit(1)
            let key: Resource.Key =
                isNumber ? .number(try number()) : .word(try name("what the variant is chosen by"))
            skipBlanks()
            guard take("]") else { throw unexpected("“]”") }
            skipSpaces()
            guard let value = try pattern() else { throw unexpected("what the variant says, or {\"\"} for nothing,") }
            if let first = variants.first(where: { $0.key == key }) {
                throw fault(.duplicate("[\(key)]", first: lines.position(first.offset, in: file)), at: start)
            }
            variants.append(Resource.Variant(key: key, value: value, offset: start))
            skipBlanks()
        }
        guard !variants.isEmpty else { throw unexpected("a variant, as in [one],") }
        guard let usual else { throw fault(.noDefault, at: variants[0].offset) }
        return .select(selector, variants: variants, usual: usual)
    }

    // MARK: - Words and numbers

    private mutating func name(_ due: String) throws(FluentError) -> String {
        let start = index
        guard let first = peek(), first.isASCIILetter else { throw unexpected(due) }
        while let byte = peek(), byte.isASCIILetter || isDigit(0) || byte == "-" || byte == "_" { index += 1 }
        return String(decoding: lines.bytes[start..<index], as: UTF8.self)
    }

    private mutating func number() throws(FluentError) -> Double {
        let start = index
        _ = take("-")
        guard isDigit(0) else { throw unexpected("a digit") }
        while isDigit(0) { index += 1 }
        if peek() == "." {
            index += 1
            guard isDigit(0) else { throw unexpected("a digit") }
            while isDigit(0) { index += 1 }
        }
        let text = String(decoding: lines.bytes[start..<index], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            throw fault(.expected("a number", found: text), at: start)
        }
        return number
    }

    private mutating func string() throws(FluentError) -> String {
        let start = index
        index += 1
        var text: [UInt8] = []
        while peek() != nil, !isLineEnd {
            let byte = lines.bytes[index]
            if take("\"") { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") {
                text += try escape()
            } else {
                text.append(byte)
                index += 1
            }
        }
        throw fault(.unclosed("the quotation \""), at: start)
    }

    private mutating func escape() throws(FluentError) -> [UInt8] {
        let start = index
        index += 1
        if take("\\") { return [UInt8(ascii: "\\")] }
        if take("\"") { return [UInt8(ascii: "\"")] }
        let count = take("u") ? 4 : take("U") ? 6 : 0
        let digits = lines.bytes[index...].prefix(count)
        let text = String(decoding: digits, as: UTF8.self)
        let isHexadecimal = digits.count == count && count > 0 && digits.allSatisfy { Character(.init($0)).isHexDigit }
        guard isHexadecimal, let value = UInt32(text, radix: 16), let scalar = Unicode.Scalar(value) else {
            let shown = String(decoding: lines.bytes[start...].prefix(2 + count).prefix { $0 != 0x0A }, as: UTF8.self)
            throw fault(.badEscape(shown), at: start)
        }
        index += count
        return Array(String(scalar).utf8)
    }

    // MARK: - Bytes

    /// A byte as a scalar: those of ASCII are what they are, all others mean nothing to the syntax.
    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        index + ahead < lines.bytes.count ? Unicode.Scalar(lines.bytes[index + ahead]) : nil
    }

    private func isDigit(_ ahead: Int) -> Bool { peek(ahead).map { "0"..."9" ~= $0 } ?? false }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek() == scalar else { return false }
        index += 1
        return true
    }

    private var isLineEnd: Bool { peek() == "\n" || peek() == "\r" && peek(1) == "\n" }

    private mutating func skipLineEnd() { index += peek() == "\r" ? 2 : 1 }

    private mutating func skipSpaces() { while peek() == " " { index += 1 } }

    private mutating func skipBlanks() {
        while peek() == " " || isLineEnd { index += 1 }
    }

    /// Steps over lines that hold nothing but spaces, to the start of the next.
    private mutating func skipEmptyLines() {
        while true {
            let start = index
            skipSpaces()
            guard isLineEnd else {
                if peek() != nil { index = start }
                return
            }
            skipLineEnd()
        }
    }

    private func unexpected(_ due: String) -> FluentError {
        fault(.expected(due, found: found), at: index)
    }

    private var found: String {
        if peek() == nil { return "the end of the file" }
        if isLineEnd { return "the end of the line" }
        let rest = String(decoding: lines.bytes[index...].prefix(4), as: UTF8.self)
        return
            "“\(rest.unicodeScalars.first.map { $0.properties.generalCategory == .control ? "\\u\(String($0.value, radix: 16))" : String($0) } ?? "")”"
    }

    private func fault(_ fault: FluentError.Fault, at offset: Int) -> FluentError {
        FluentError(position: lines.position(offset, in: file), fault: fault)
    }
}

extension Unicode.Scalar {
    fileprivate var isASCIILetter: Bool { "a"..."z" ~= self || "A"..."Z" ~= self }
}

extension Resource.Key: CustomStringConvertible {
    /// As it stands in the file.
    public var description: String {
        switch self {
        case .word(let word): word
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        }
    }
}
