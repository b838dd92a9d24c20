import HomeModel
import LanguagePack

/// Names that were indexed together; nothing in it ever changes, and its memory is shared by all who have it.
final class NameSegment: Sendable {
    /// The different keys, to look up.
    let keys: KeyTable
    /// The keys of names and of names without their rooms, to find what is near.
    ///
    /// Last words stand in for a name only where they are said rightly, and are not among them.
    let near: TextTable<KeyTable>
    let bearers: NameBearers
    /// The names of keys that have several.
    private let lists: PostingLists
    /// How keys are said; nil where nobody knows.
    let sounds: SoundTable?
    /// The keys of whole names, with the letters of each.
    let letters: WholeLetters

    /// How many names were put in.
    var count: Int { bearers.count }

    /// The place of a key's text; nil where it is not there.
    func place(of key: NameKey) -> Int? {
        // A text that Swift made itself lies in one stretch, and nobody need hold it meanwhile.
        key.text.utf8.withContiguousStorageIfAvailable { keys.place(of: $0) }
            ?? Array(key.text.utf8).withUnsafeBufferPointer { keys.place(of: $0) }
    }

    /// The first entry of a key.
    func firstEntry(for key: NameKey) -> NameEntry? {
        guard let place = place(of: key) else { return nil }
        let posting = keys.places[place].posting ?? lists[Int(keys.places[place].bearer)].first
        return posting.map(entry)
    }

    /// The entries of a key, in the order in which they were put in.
    func entries(at place: Int) -> [NameEntry] {
        if let posting = keys.places[place].posting { return [entry(posting)] }
        return lists[Int(keys.places[place].bearer)].map(entry)
    }

    /// What was put in for a key.
    func forEachPosting(at place: Int, _ body: (NamePosting) -> Void) {
        if let posting = keys.places[place].posting { return body(posting) }
        for posting in lists[Int(keys.places[place].bearer)] { body(posting) }
    }

    private func entry(_ posting: NamePosting) -> NameEntry {
        let bearer = bearers[Int(posting.bearer)]
        if posting.form == .full { return bearer }
        let name = WordKeys.text(of: bearer.name, from: Int(posting.dropped))
        return NameEntry(home: bearer.home, thing: bearer.thing, name: name, form: posting.form)
    }

    /// Indexes what a builder holds.
    init(_ builder: NameSegmentBuilder) {
        let isLarge = builder.keys.count > worthAnotherCore
        let ((table, numbering), said) = Self.read(builder, isLarge)
        var keys = table
        lists = PostingLists(builder, numbering, &keys)
        let (all, sought) = (keys, Self.keys(of: keys, lists) { $0.isOwn })
        let whole = Self.keys(of: keys, lists) { $0.form == .full }
        let forward = { () -> (near: LetterTrie, said: LetterTrie?, letters: WholeLetters) in
            (LetterTrie(all, sought), said.map { LetterTrie(inOrder: $0.texts) }, WholeLetters(all, whole))
        }
        let backward = { () -> (near: LetterTrie, said: LetterTrie?) in
            (LetterTrie(backwards: all, sought), said.map { LetterTrie(backwards: $0.texts, $0.all) })
        }
        let (ahead, back) = atOnce(isLarge, forward, backward)
        near = TextTable(texts: keys, forward: ahead.near, backward: back.near)
        letters = ahead.letters
        if let said, let forward = ahead.said, let backward = back.said {
            sounds = SoundTable(
                said, numbering.numbers, TextTable(texts: said.texts, forward: forward, backward: backward))
        } else {
            sounds = nil
        }
        var bearers = builder.bearers
        bearers.trim()
        self.bearers = bearers
        self.keys = keys
    }

    /// The different keys, and the different sounds if there are any.
    private static func read(
        _ builder: NameSegmentBuilder, _ isLarge: Bool
    ) -> ((KeyTable, KeyTable.Numbering), PronouncedKeys?) {
        let keys = { () -> (KeyTable, KeyTable.Numbering) in
            var numbering = KeyTable.Numbering()
            let table = KeyTable(builder.keys, builder.hashes, in: builder.words.bytes.trimmed(), &numbering)
            return (table, numbering)
        }
        guard builder.reading.pronunciations != nil else { return (keys(), nil) }
        let said = { PronouncedKeys(builder.sounds, builder.soundKeys) }
        return atOnce(isLarge, keys, said)
    }

    /// The keys of which at least one name is as wanted.
    private static func keys(
        of table: KeyTable, _ lists: PostingLists, where isWanted: (NamePosting) -> Bool
    ) -> [UInt32] {
        (0..<UInt32(table.count)).filter { key in
            let place = table.places[Int(key)]
            return place.posting.map(isWanted) ?? lists[Int(place.bearer)].contains(where: isWanted)
        }
    }
}
