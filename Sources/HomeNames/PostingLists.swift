/// The names of the keys that several names have, key after key.
struct PostingLists: Sendable {
    private var postings: [NamePosting] = []
    private var starts: [UInt32] = [0]

    /// The names of a list, in the order in which they were put in.
    subscript(list: Int) -> ArraySlice<NamePosting> { postings[Int(starts[list])..<Int(starts[list + 1])] }

    /// Lists the names of all keys that were met again, and leads the keys there.
    init(_ builder: NameSegmentBuilder, _ numbering: KeyTable.Numbering, _ keys: inout KeyTable) {
        let again = numbering.again.map { UInt64(numbering.numbers[Int($0)]) << 32 | UInt64($0) }.sorted()
        var place = 0
        while place < again.count {
            let key = again[place] >> 32
            var list = [keys.places[Int(key)].posting].compactMap(\.self)
            while place < again.count, again[place] >> 32 == key {
                let posting = builder.keys[Int(again[place] & 0xFFFF_FFFF)].posting
                if let posting, !Self.isNeedless(posting, list, builder) { list.append(posting) }
                place += 1
            }
            guard list.count > 1 else { continue }
            keys.lead(Int(key), toList: starts.count - 1)
            postings += list
            starts.append(UInt32(postings.count))
        }
        postings = postings.trimmed()
        starts = starts.trimmed()
    }

    /// Whether one of the names of the same key and the same subject makes another needless; they stand together.
    private static func isNeedless(
        _ posting: NamePosting, _ known: [NamePosting], _ builder: NameSegmentBuilder
    ) -> Bool {
        for other in known.reversed() {
            let other = Int(other.bearer)
            if builder.subjects[other] != builder.subjects[Int(posting.bearer)] { return false }
            if builder.bearers[other].isMeant(before: builder.bearers[Int(posting.bearer)]) { return true }
        }
        return false
    }
}
