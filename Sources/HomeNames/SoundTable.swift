/// How keys are said, to find those that sound alike.
struct SoundTable: Sendable {
    private let table: TextTable
    /// The keys that are said so, sound after sound.
    private let keys: [UInt32]
    private let firstKey: [UInt32]

    /// A table of keys and the ways to say them.
    init(_ sounds: [(key: UInt32, phones: [UInt8])]) {
        var all = ByteStrings()
        for sound in sounds { all.append(sound.phones) }
        let order = all.sorted()
        var texts = ByteStrings()
        var keys: [UInt32] = []
        var firstKey: [UInt32] = []
        for (rank, sound) in order.enumerated() {
            if rank == 0 || all[Int(order[rank - 1])] != all[Int(sound)] {
                texts.append(all[Int(sound)])
                firstKey.append(UInt32(keys.count))
            }
            let key = sounds[Int(sound)].key
            if keys.count == Int(firstKey[firstKey.count - 1]) || keys.last != key { keys.append(key) }
        }
        firstKey.append(UInt32(keys.count))
        table = TextTable(sorted: texts)
        self.keys = keys.trimmed()
        self.firstKey = firstKey.trimmed()
    }

    /// The keys that are said nearly so, with the distance and the phones of each way to say them.
    func near(_ phones: [UInt8], atMost distance: Int) -> [(key: Int, phones: [UInt8], distance: Int)] {
        table.near(PhoneCosts(phones), atMost: distance).flatMap { sound in
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
