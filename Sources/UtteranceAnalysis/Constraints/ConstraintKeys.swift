/// Which constraints of a stage can be broken at all, by one bit that each cannot be broken without.
///
/// A constraint is kept under the bit of a tag or mark that the fewest others need, so that those of tags that were not said
/// are not looked at.
struct ConstraintKeys: Sendable {
    /// Some constraints of a stage: each has a bit.
    typealias Candidates = UInt128

    /// The most constraints of a stage.
    static let limit = Candidates.bitWidth

    /// The constraints that have no such bit.
    private let always: Candidates
    /// The constraints under each bit of the tags of the command, of the chunk and of the referents, and of the marks.
    private let keyed: ImmutableBuffer<Candidates>
    /// The bits of each under which there are any.
    private let frame: UInt64
    private let chunk: UInt64
    private let referents: UInt64
    private let marks: UInt64

    /// The keys of at most ``limit`` filters.
    init(_ filters: [ConstraintFilter]) {
        var uses = [Int](repeating: 0, count: 256)
        for filter in filters { for key in Self.keys(of: filter) { uses[key] += 1 } }
        var always: Candidates = 0
        var keyed = [Candidates](repeating: 0, count: 256)
        for (place, filter) in filters.enumerated() {
            if let key = Self.keys(of: filter).min(by: { uses[$0] < uses[$1] }) {
                keyed[key] |= 1 << place
            } else {
                always |= 1 << place
            }
        }
        func used(_ part: Int) -> UInt64 {
            var bits: UInt64 = 0
            for bit in 0..<64 where keyed[part << 6 + bit] != 0 { bits |= 1 << UInt64(bit) }
            return bits
        }
        self.always = always
        (frame, chunk, referents, marks) = (used(0), used(1), used(2), used(3))
        self.keyed = ImmutableBuffer(keyed)
    }

    func free() { keyed.free() }

    private static func keys(of filter: ConstraintFilter) -> [Int] {
        var keys: [Int] = []
        for (part, bits) in [filter.frame, filter.chunk, filter.referents, filter.marked].enumerated() {
            for bit in 0..<64 where bits >> UInt64(bit) & 1 != 0 { keys.append(part << 6 + bit) }
        }
        return keys
    }

    /// The constraints that can be broken where these bits are there, one bit each.
    @inline(__always)
    func candidates(frame: UInt64, chunk: UInt64, referents: UInt64, marks: UInt64) -> Candidates {
        var candidates = always
        candidates |= found(0, frame & self.frame)
        candidates |= found(64, chunk & self.chunk)
        candidates |= found(128, referents & self.referents)
        candidates |= found(192, marks & self.marks)
        return candidates
    }

    @inline(__always)
    private func found(_ part: Int, _ bits: UInt64) -> Candidates {
        var (bits, found) = (bits, Candidates(0))
        while bits != 0 {
            found |= keyed[part + bits.trailingZeroBitCount]
            bits &= bits - 1
        }
        return found
    }
}
