import HomeModel

/// Names on their way into a segment, in no order yet.
struct NameSegmentBuilder {
    /// Who bears a name, each name once, as the user wrote it.
    private(set) var bearers = NameBearers()
    /// The number of the subject that each bearer was read with; those of one subject stand together.
    private(set) var subjects: [UInt32] = []
    private var subject: UInt32 = 0
    /// The bytes of all keys.
    ///
    /// A name without its first words ends as the whole does, and lies on top of it.
    private(set) var words = WordKeys()
    /// The keys of all names and of their shorter forms, with the bearer of each.
    private(set) var keys: [KeyPlace] = []
    /// The hash of each key.
    private(set) var hashes: [UInt64] = []
    /// The ways to say keys.
    private(set) var sounds = ByteStrings()
    /// The key of each sound, by its place among `keys`.
    private(set) var soundKeys: [UInt32] = []

    let reading: NameReading

    init(reading: NameReading) {
        self.reading = reading
    }

    /// The most bytes of a key; a legal name has no longer one (row N15).
    static let longestKey = Name.maximumLength * Name.maximumScalarsInCharacter * 4

    /// Makes room for so many names.
    mutating func reserve(_ names: Int) {
        bearers.reserve(names)
        subjects.reserveCapacity(names)
        words.reserve(names * 24)
        keys.reserveCapacity(names * 3)
        hashes.reserveCapacity(names * 3)
        if reading.pronunciations != nil { sounds.reserve(names, bytes: names * 12) }
    }

    /// Puts in what another builder holds of other homes.
    mutating func append(_ other: NameSegmentBuilder) {
        let (bearer, key) = (UInt32(bearers.count), UInt32(keys.count))
        let start = UInt32(words.append(key: other.words.bytes).lowerBound)
        bearers.append(other.bearers)
        subjects.reserveCapacity(subjects.count + other.subjects.count)
        for number in other.subjects { subjects.append(number + subject) }
        subject += other.subject
        keys.reserveCapacity(keys.count + other.keys.count)
        for var place in other.keys {
            place.bearer += bearer
            place.start += start
            keys.append(place)
        }
        hashes += other.hashes
        sounds.append(other.sounds)
        for place in other.soundKeys { soundKeys.append(place + key) }
    }

    /// The key of a name that is not to be put in.
    mutating func key(of name: String) -> [UInt8] { words.key(of: name) }

    /// A name that was read.
    struct Whole {
        let key: WordKeys.Place
        let bearer: Int
    }

    /// Goes on to another subject: what has its names read at once.
    mutating func beginSubject() {
        subject += 1
        words.forgetWords()
    }

    /// Puts in a name of the subject that is being read.
    mutating func addWhole(_ name: String, _ thing: NamedThing, _ home: HomeID) -> Whole {
        bearers.append(name, of: thing, in: home)
        subjects.append(subject)
        let whole = Whole(key: words.append(name), bearer: bearers.count - 1)
        add(whole, from: 0, .full)
        return whole
    }

    /// Puts in further ways to say a name: what is typed so reads as the name.
    mutating func addSpoken(_ forms: [String], _ name: Whole, _ kind: NameEntry.Form = .full) {
        for form in forms {
            let posting = NamePosting(bearer: UInt32(name.bearer), dropped: 0, form: kind)
            add(words.append(key: NameKey(form).text.utf8), posting)
        }
    }

    /// Puts in a name from one of its words on.
    mutating func add(_ name: Whole, from word: Int, _ form: NameEntry.Form) {
        let posting = NamePosting(bearer: UInt32(name.bearer), dropped: UInt8(word), form: form)
        let start = word == 0 ? name.key.bytes.lowerBound : words.starts[name.key.words.lowerBound + word]
        let key = keys.count
        add(start..<name.key.bytes.upperBound, posting)
        guard reading.spellings != nil || reading.pronunciations != nil else { return }
        let hasKey = keys.count > key
        let whole = bearers.name(of: name.bearer)
        if let spellings = reading.spellings {
            for other in spellings(word == 0 ? whole : WordKeys.text(of: whole, from: word)) {
                add(words.append(key: NameKey(other).text.utf8), posting)
            }
        }
        guard hasKey, form == .full, let pronunciations = reading.pronunciations else { return }
        for phones in pronunciations(whole) where reading.sounds.append(phones, to: &sounds) {
            soundKeys.append(UInt32(key))
        }
    }

    /// Puts in what of a name stands before some byte.
    mutating func add(_ name: Whole, before end: Int) {
        add(
            name.key.bytes.lowerBound..<end,
            NamePosting(bearer: UInt32(name.bearer), dropped: 0, form: .lastWords))
    }

    fileprivate mutating func add(_ key: Range<Int>, _ posting: NamePosting) {
        guard !key.isEmpty, key.count <= Self.longestKey else { return }
        keys.append(KeyPlace(start: key.lowerBound, length: key.count, posting))
        hashes.append(
            words.bytes.withUnsafeBufferPointer { TextHash.value(of: UnsafeBufferPointer(rebasing: $0[key])) })
    }
}

extension NameSegmentBuilder {
    /// Puts in what still is of a layer, without reading any name again.
    mutating func add(_ layer: NameLayer) {
        let segment = layer.segment
        var bearer = [UInt32](repeating: .max, count: segment.count)
        for place in 0..<segment.count {
            let entry = segment.bearers[place]
            guard layer.isLive(entry) else { continue }
            bearer[place] = UInt32(bearers.count)
            append(again: entry)
        }
        // The sound of a key belongs to those of its names that are said.
        var spoken = [UInt32](repeating: .max, count: segment.keys.count)
        var whole = [(from: Range<Int>, to: Int)](repeating: (0..<0, 0), count: segment.count)
        for key in 0..<segment.keys.count {
            let bytes = segment.keys.range(key)
            var start: Int?
            segment.forEachPosting(at: key) { posting in
                let old = Int(posting.bearer)
                guard bearer[old] != .max else { return }
                // The bytes of a shorter form lie within those of the whole, which came before.
                let known = whole[old].from.isSuperset(of: bytes) ? whole[old].to - whole[old].from.lowerBound : nil
                let place =
                    start ?? known.map { $0 + bytes.lowerBound } ?? words.append(key: segment.keys[key]).lowerBound
                start = place
                if posting.form == .full {
                    spoken[key] = UInt32(keys.count)
                    whole[old] = (bytes, place)
                }
                var posting = posting
                posting.bearer = bearer[old]
                add(place..<place + bytes.count, posting)
            }
        }
        segment.sounds?.forEach { key, phones in
            guard spoken[key] != .max else { return }
            sounds.append(phones)
            soundKeys.append(spoken[key])
        }
    }

    /// Puts in a bearer that was read before, after those of its own subject if there are any.
    private mutating func append(again bearer: NameEntry) {
        let isSame = bearers.count > 0 && bearers[bearers.count - 1].subject == bearer.subject
        if !isSame { subject += 1 }
        bearers.append(bearer)
        subjects.append(subject)
    }
}

extension Range<Int> {
    fileprivate func isSuperset(of other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
