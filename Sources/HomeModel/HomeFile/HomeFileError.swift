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
    init(_ text: String, at place: String = "") {
        self.init(faults: [HomeFileFault(place: place, text: text)])
    }

    /// The same faults, of the file at a path.
    public func of(_ path: String) -> HomeFileError {
        var named = self
        named.file = path
        return named
    }

    /// One fault a line, with the file that it is in.
    public var lines: [String] {
        let place = file.map { "\($0): " } ?? ""
        return faults.map { place + $0.description } + (omitted > 0 ? ["and \(omitted) more"] : [])
    }

    /// The lines in one text.
    public var description: String { lines.joined(separator: "\n") }
}

/// One thing that is wrong in a home file.
public struct HomeFileFault: Hashable, Sendable, CustomStringConvertible {
    /// Where: a JSON path such as `homes[0].rooms[3].name`, or a line and a column where the text is no JSON.
    ///
    /// Empty where the file as a whole is meant.
    public let place: String
    /// What is wrong and how to mend it; one line.
    public let text: String

    /// The place and the text on one line.
    public var description: String { place.isEmpty ? text : "\(place): \(text)" }
}

/// Gathers the faults of one file while the whole of it is read.
final class FaultList {
    static let maximum = 100
    private var faults: [HomeFileFault] = []
    private var omitted = 0
    private let bytes: [UInt8]

    /// A list of nothing yet about the file of the given bytes.
    init(of bytes: [UInt8]) { self.bytes = bytes }

    /// Notes a fault; the text is made only if it will be shown.
    func add(_ place: FilePlace, _ text: @autoclosure () -> String) {
        if faults.count < Self.maximum {
            faults.append(HomeFileFault(place: place.description, text: text()))
        } else {
            omitted += 1
        }
    }

    /// The line of the file, from 1, that a byte stands in.
    func line(of offset: Int) -> Int { JSONFault("", at: offset, in: bytes).line }

    /// The faults as an error, or nil where there are none.
    var error: HomeFileError? {
        faults.isEmpty ? nil : HomeFileError(faults: faults, omitted: omitted)
    }
}
