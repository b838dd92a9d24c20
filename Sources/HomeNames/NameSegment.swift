import HomeModel

/// Names that were indexed together; nothing in it ever changes, and its memory is shared by all who have it.
final class NameSegment: Sendable {
    /// The different keys, in order.
    let keys: TextTable
    private let places: LetterTable
    let bearers: [NameEntry]
    /// The bearers of all keys, key after key.
    private let postings: [NamePosting]
    private let firstPosting: [UInt32]
    /// How keys are said; nil where nobody knows.
    let sounds: SoundTable?
    /// The most bytes of a key.
    let longestKey: Int

    /// How many names were put in.
    var count: Int { bearers.count }

    /// The place of a key's text; nil where it is not there.
    func place(of key: NameKey) -> Int? {
        var text = key.text
        return text.withUTF8 { places.place(of: $0, in: keys.texts) }
    }

    /// The first entry of a key.
    func firstEntry(for key: NameKey) -> NameEntry? {
        guard let place = place(of: key) else { return nil }
        let posting = postings[Int(firstPosting[place])]
        return posting.entry(of: bearers[Int(posting.bearer)])
    }

    /// The entries of a key, in the order in which they were put in.
    func entries(at place: Int) -> [NameEntry] {
        postings[postings(at: place)].map { $0.entry(of: bearers[Int($0.bearer)]) }
    }

    /// Whether a key is that of a whole name or of one without its room, rather than of last words alone.
    static func isOwn(_ posting: NamePosting) -> Bool { posting.form <= .withoutRoom }

    /// What was put in for a key.
    func forEachPosting(at place: Int, _ body: (NamePosting, NameEntry) -> Void) {
        for posting in postings[postings(at: place)] { body(posting, bearers[Int(posting.bearer)]) }
    }

    /// Whether a key is that of a whole name.
    func isWhole(at place: Int) -> Bool { postings[postings(at: place)].contains { $0.form == .full } }

    private func postings(at place: Int) -> Range<Int> { Int(firstPosting[place])..<Int(firstPosting[place + 1]) }

    /// Indexes what a draft holds.
    init(_ draft: NameDraft) {
        let order = draft.keys.sorted()
        var texts = ByteStrings()
        texts.reserve(order.count, bytes: draft.keys.bytes.count)
        var postings: [NamePosting] = []
        var firstPosting: [UInt32] = []
        var places = [UInt32](repeating: 0, count: draft.keys.count)
        for (rank, key) in order.enumerated() {
            let isNew = rank == 0 || draft.keys[Int(order[rank - 1])] != draft.keys[Int(key)]
            if isNew {
                texts.append(draft.keys[Int(key)])
                firstPosting.append(UInt32(postings.count))
            }
            places[Int(key)] = UInt32(texts.count - 1)
            let posting = draft.postings[Int(key)]
            let start = Int(firstPosting[firstPosting.count - 1])
            if !Self.isNeedless(posting, postings, from: start, draft) { postings.append(posting) }
        }
        firstPosting.append(UInt32(postings.count))
        let isSought = { (text: Int) in
            // Last words stand in for a name only where they are said rightly.
            postings[Int(firstPosting[text])..<Int(firstPosting[text + 1])].contains(where: Self.isOwn)
        }
        let tables = { () -> (LetterTable, SoundTable?) in
            let sounds = draft.sounds.map { (key: places[Int($0.key)], phones: $0.phones) }
            return (LetterTable(texts), draft.reading.pronunciations == nil ? nil : SoundTable(sounds))
        }
        (keys, (self.places, sounds)) =
            texts.count < worthAnotherCore
            ? (TextTable(sorted: texts, where: isSought), tables())
            : atOnce({ TextTable(sorted: texts, where: isSought) }, tables)
        bearers = draft.bearers.trimmed()
        self.postings = postings.trimmed()
        self.firstPosting = firstPosting.trimmed()
        longestKey = (0..<texts.count).reduce(0) { max($0, texts.length($1)) }
    }

    /// Whether one of the postings of the same key and the same subject makes another needless; they stand together.
    private static func isNeedless(
        _ posting: NamePosting, _ known: [NamePosting], from start: Int, _ draft: NameDraft
    ) -> Bool {
        for place in (start..<known.count).reversed() {
            let other = Int(known[place].bearer)
            if draft.subjects[other] != draft.subjects[Int(posting.bearer)] { return false }
            if draft.bearers[other].isMeant(before: draft.bearers[Int(posting.bearer)]) { return true }
        }
        return false
    }
}
