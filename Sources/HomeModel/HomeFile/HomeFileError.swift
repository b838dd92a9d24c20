/// Everything that is wrong in a home file; nothing of the file was taken.
public struct HomeFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faults in the order in which they were found, at most 100.
    public let faults: [HomeFileFault]
    /// How many more there are.
    public let omitted: Int
    /// The path of the file, where it was read from one.
    public private(set) var file: String?

    init(faults: [HomeFileFault], omitted: Int = 0) {
        self.faults = faults
        self.omitted = omitted
    }

    /// The one thing that keeps the whole file from being read.
    init(_ message: MessageReference) {
        self.init(faults: [HomeFileFault(place: .path(""), message: message)])
    }

    /// The same faults, of the file at a path.
    public func of(_ path: String) -> HomeFileError {
        var named = self
        named.file = path
        return named
    }

    /// One fault a line, as codes, with the file that it is in.
    public var description: String {
        let place = file.map { "\($0): " } ?? ""
        return faults.map { place + $0.description }.joined(separator: "\n") + (omitted > 0 ? "\n+ \(omitted)" : "")
    }
}

/// One thing that is wrong in a home file.
public struct HomeFileFault: Hashable, Sendable, CustomStringConvertible {
    /// Where it is.
    public let place: Place
    /// What is wrong and how to mend it; one line.
    public let message: MessageReference

    /// A place in a file.
    public enum Place: Hashable, Sendable {
        /// A JSON path such as `homes[0].rooms[3].name`; empty where the file as a whole is meant.
        case path(String)
        /// Where the text is no JSON, both counted from 1.
        case text(line: Int, column: Int)
    }

    /// The place and what is wrong, as a code, on one line.
    public var description: String {
        switch place {
        case .path(""): "\(message)"
        case .path(let path): "\(path): \(message)"
        case .text(let line, let column): "\(line):\(column): \(message)"
        }
    }
}

/// Gathers the faults of one file while the whole of it is read.
final class FaultList {
    static let maximum = 100
    private var faults: [HomeFileFault] = []
    private var omitted = 0
    private let bytes: [UInt8]

    /// A list of nothing yet about the file of the given bytes.
    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// Notes a fault; what it tells is made only if it will be shown.
    func add(
        _ place: FilePlace, _ name: String, _ values: @autoclosure () -> [String: MessageReference.Value] = [:]
    ) {
        if faults.count < Self.maximum {
            let message = MessageReference(name, values())
            faults.append(HomeFileFault(place: .path(place.description), message: message))
        } else {
            omitted += 1
        }
    }

    /// The line of the file, from 1, that a byte stands in.
    func line(of offset: Int) -> Int { JSONFault(MessageReference("json-value"), at: offset, in: bytes).line }

    /// The faults as an error, or nil where there are none.
    var error: HomeFileError? {
        faults.isEmpty ? nil : HomeFileError(faults: faults, omitted: omitted)
    }
}
