/// Why bytes are not a message; positions count bytes from 0.
public enum TLV8Error: Error, Hashable, Sendable {
    /// The bytes end in the middle of the type and length of an item.
    case cutHeader(at: Int)
    /// The bytes end in the middle of a value.
    case cutValue(of: TLV8.Tag, at: Int)
    /// A full fragment is followed by an empty one, which no writer needs.
    case emptyFragment(of: TLV8.Tag, at: Int)
    /// A type comes a second time where one is expected.
    case repeated(TLV8.Tag, at: Int)
    /// There are more bytes than any pairing message has.
    case tooLong(Int)
}

extension TLV8Error: CustomStringConvertible {
    /// What is wrong and where, as a code.
    public var description: String {
        switch self {
        case .cutHeader(let place): "cutHeader at \(place)"
        case .cutValue(let tag, let place): "cut \(tag) at \(place)"
        case .emptyFragment(let tag, let place): "empty \(tag) at \(place)"
        case .repeated(let tag, let place): "repeated \(tag) at \(place)"
        case .tooLong(let count): "\(count) bytes"
        }
    }
}

extension TLV8 {
    /// The most bytes that are read as one message.
    public static let longestMessage = 65_536

    /// How much a reader forgives.
    public enum Strictness: Hashable, Sendable {
        /// Each type once, each fragment but the last full: what an accessory accepts from a stranger.
        case message
        /// As ``message``, and a type may come again after a separator.
        case list
        /// Neighbours of one type are always one value, and a type may come again.
        ///
        /// For the answers of accessories, which were all written by somebody else.
        case lenient
    }

    /// Reads a message; unknown types are kept and hurt nobody.
    public init(reading bytes: [UInt8], as strictness: Strictness) throws(TLV8Error) {
        guard bytes.count <= Self.longestMessage else { throw .tooLong(bytes.count) }
        var seen: Set<Tag> = []
        var lastFragment = 0
        var place = 0
        while place < bytes.count {
            let fragment = try Self.fragment(of: bytes, at: place)
            let isNeighbour = items.last?.tag == fragment.tag
            if strictness != .lenient, isNeighbour {
                guard lastFragment == 255 else { throw .repeated(fragment.tag, at: place) }
                guard !fragment.value.isEmpty else { throw .emptyFragment(of: fragment.tag, at: place) }
            } else if strictness == .list, fragment.tag == .separator {
                seen = []
            } else if strictness != .lenient {
                guard seen.insert(fragment.tag).inserted else { throw .repeated(fragment.tag, at: place) }
            }
            if isNeighbour {
                items[items.count - 1].value += fragment.value
            } else {
                items.append(Item(tag: fragment.tag, value: Array(fragment.value)))
            }
            lastFragment = fragment.value.count
            place += 2 + lastFragment
        }
    }

    /// The fragment whose header begins at `place`.
    private static func fragment(
        of bytes: [UInt8], at place: Int
    ) throws(TLV8Error) -> (tag: Tag, value: ArraySlice<UInt8>) {
        guard place + 2 <= bytes.count else { throw .cutHeader(at: place) }
        let tag = Tag(rawValue: bytes[place])
        let end = place + 2 + Int(bytes[place + 1])
        guard end <= bytes.count else { throw .cutValue(of: tag, at: place) }
        return (tag, bytes[place + 2..<end])
    }
}
