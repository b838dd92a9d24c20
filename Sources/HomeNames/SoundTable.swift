/// Ways to say keys, in the order of their phones, each once.
struct PronouncedKeys {
    private(set) var texts = ByteStrings()
    /// The keys that are said so, sound after sound, by their places in the builder.
    private(set) var keys: [UInt32] = []
    private(set) var firstKey: [UInt32] = []

    init(_ sounds: ByteStrings, _ soundKeys: [UInt32]) {
        texts.reserve(sounds.count, bytes: sounds.bytes.count)
        keys.reserveCapacity(sounds.count)
        firstKey.reserveCapacity(sounds.count + 1)
        sounds.bytes.withUnsafeBufferPointer { bytes in
            var last = UnsafeBufferPointer(rebasing: bytes[..<0])
            for sound in sounds.sorted(Array(0..<UInt32(sounds.count))) {
                let text = UnsafeBufferPointer(rebasing: bytes[sounds.range(Int(sound))])
                if texts.count == 0 || !text.elementsEqual(last) {
                    texts.append(text)
                    firstKey.append(UInt32(keys.count))
                    last = text
                }
                keys.append(soundKeys[Int(sound)])
            }
        }
        firstKey.append(UInt32(keys.count))
        texts.trim()
    }

    /// The places of all texts.
    var all: [UInt32] { Array(0..<UInt32(texts.count)) }
}

/// How keys are said, to find those that sound alike.
struct SoundTable: Sendable {
    private let table: TextTable<ByteStrings>
    /// The keys that are said so, sound after sound.
    private let keys: [UInt32]
    private let firstKey: [UInt32]

    /// A table of keys and the ways to say them; `numbers` has the number of each key of the builder.
    init(_ said: PronouncedKeys, _ numbers: [UInt32], _ table: TextTable<ByteStrings>) {
        self.table = table
        keys = said.keys.map { numbers[Int($0)] }
        firstKey = said.firstKey.trimmed()
    }

    /// The keys that are said nearly so, with the distance and the phones of each way to say them.
    func near(_ costs: PhoneCosts, atMost distance: Int) -> [(key: Int, phones: [UInt8], distance: Int)] {
        table.near(costs, atMost: distance).flatMap { sound in
            keys(at: sound.text).map { (Int($0), Array(table.texts[sound.text]), sound.cost) }
        }
    }

    /// Everything that was put in.
    func forEach(_ body: (_ key: Int, _ phones: ArraySlice<UInt8>) -> Void) {
        for sound in 0..<table.texts.count {
            for key in keys(at: sound) { body(Int(key), table.texts[sound]) }
        }
    }

    private func keys(at sound: Int) -> ArraySlice<UInt32> { keys[Int(firstKey[sound])..<Int(firstKey[sound + 1])] }
}
