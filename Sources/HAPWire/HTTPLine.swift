/// Reads the single lines of an HTTP message.
enum HTTPLine {
    /// The first line of a message.
    static func start(_ line: String) throws(HTTPFault) -> HTTPMessage.Start {
        let parts = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count >= 2 else { throw .badStart }
        if parts[0].hasPrefix("HTTP/1.") { return .response(status: try status(parts[1])) }
        // Some devices write it in small letters.
        if parts[0].prefix(8).uppercased() == "EVENT/1." { return .event(status: try status(parts[1])) }
        let isMethod = (1...16).contains(parts[0].utf8.count) && parts[0].utf8.allSatisfy { (65...90).contains($0) }
        guard parts.count == 3, isMethod, parts[1].hasPrefix("/"), parts[2].hasPrefix("HTTP/1.") else {
            throw .badStart
        }
        return .request(method: String(parts[0]), target: String(parts[1]))
    }

    private static func status(_ text: Substring) throws(HTTPFault) -> Int {
        guard text.utf8.count == 3, let status = Int(text), (100...999).contains(status) else { throw .badStart }
        return status
    }

    /// One header line.
    static func header(_ line: String) throws(HTTPFault) -> HTTPHeader {
        guard let colon = line.firstIndex(of: ":"), colon != line.startIndex else { throw .badHeader }
        let name = line[..<colon]
        guard name.utf8.allSatisfy({ (33...126).contains($0) }) else { throw .badHeader }
        return HTTPHeader(String(name), String(trimmed(line[line.index(after: colon)...])))
    }

    /// The size of a chunk; what follows a semicolon is skipped.
    static func chunkSize(_ line: String) throws(HTTPFault) -> Int {
        let text = trimmed(line.prefix { $0 != ";" })
        guard (1...8).contains(text.utf8.count), text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") }),
            let size = Int(text, radix: 16), size >= 0
        else { throw .badChunk }
        return size
    }

    /// The length of a message's body, or nil where it comes in chunks.
    ///
    /// A message that says neither has no body. One that says both, or two lengths, is refused: the two ends could
    /// disagree about where the next message starts.
    static func length(of message: HTTPMessage) throws(HTTPFault) -> Int? {
        let lengths = Set(values("content-length", of: message))
        let codings = values("transfer-encoding", of: message)
        guard lengths.count <= 1, codings.isEmpty || lengths.isEmpty else { throw .badLength }
        if let coding = codings.first {
            guard codings.count == 1, coding.lowercased() == "chunked" else { throw .badLength }
            return nil
        }
        guard let text = lengths.first else { return 0 }
        guard (1...18).contains(text.utf8.count), text.utf8.allSatisfy({ (48...57).contains($0) }),
            let length = Int(text)
        else { throw .badLength }
        return length
    }

    private static func values(_ name: String, of message: HTTPMessage) -> [String] {
        message.headers.filter { $0.name.lowercased() == name }.map(\.value)
    }

    private static func trimmed(_ text: Substring) -> Substring {
        let start = text.drop { $0 == " " || $0 == "\t" }
        guard let last = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return "" }
        return start[...last]
    }
}
