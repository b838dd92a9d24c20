/// The different keys of names in the order in which they were met, and the way to find one by all of its bytes.
///
/// Open addressing with linear probing, at most three quarters full. A slot has a key's number, from 1, and in the bits
/// that are left a part of its hash, so that other keys are hardly ever looked at.
struct KeyTable: Texts {
    let bytes: [UInt8]
    private(set) var places: [KeyPlace] = []
    private var slots: [UInt32]
    /// The bits of a slot that are the key's number.
    private let numberBits: UInt32
    private var pairs = FirstBytes(2, bits: 12)
    private var fours = FirstBytes(4, bits: 14)
    /// The most bytes of a key.
    private(set) var longest = 0

    var count: Int { places.count }

    @inline(__always)
    func range(_ key: Int) -> Range<Int> {
        let place = places[key]
        return Int(place.start)..<Int(place.start) + Int(place.length)
    }

    /// The place of a key's text; nil where it is not there.
    func place(of text: UnsafeBufferPointer<UInt8>) -> Int? { place(of: text, TextHash.value(of: text)) }

    /// The keys of wanted lengths that are beginnings of the given bytes, the shortest first.
    @inline(__always)
    func beginnings(of bytes: UnsafeBufferPointer<UInt8>, where isWanted: (Int) -> Bool) -> [Int] {
        var found: [Int] = []
        var hash = TextHash()
        for end in 0..<min(bytes.count, longest) {
            hash.add(bytes[end])
            if end == 1, !pairs.contains(bytes) { break }
            if end == 3, !fours.contains(bytes) { break }
            guard isWanted(end + 1) else { continue }
            if let key = place(of: UnsafeBufferPointer(rebasing: bytes[...end]), hash.value) { found.append(key) }
        }
        return found
    }

    /// What was put in of the keys given: which number each has, and those that were met before.
    struct Numbering {
        var numbers: [UInt32] = []
        var again: [UInt32] = []
    }

    /// A table of the different ones among keys that lie in one stretch of bytes, each with its hash.
    init(_ keys: [KeyPlace], _ hashes: [UInt64], in bytes: [UInt8], _ numbering: inout Numbering) {
        self.bytes = bytes
        slots = [UInt32](repeating: 0, count: keys.count + keys.count / 3 + 2)
        numberBits = UInt32(UInt.bitWidth - (UInt(keys.count) + 1).leadingZeroBitCount)
        places.reserveCapacity(keys.count)
        numbering.numbers.reserveCapacity(keys.count)
        bytes.withUnsafeBufferPointer { bytes in
            for (key, hash) in zip(keys, hashes) {
                let start = Int(key.start)
                let text = UnsafeBufferPointer(rebasing: bytes[start..<start + Int(key.length)])
                let (slot, known) = find(text, hash)
                numbering.numbers.append(UInt32(known ?? places.count))
                if known != nil {
                    numbering.again.append(UInt32(numbering.numbers.count - 1))
                } else {
                    places.append(key)
                    slots[slot] = UInt32(places.count) | mark(of: hash)
                    longest = max(longest, text.count)
                    pairs.insert(text)
                    fours.insert(text)
                }
            }
        }
        places = places.trimmed()
    }

    /// Leads a key to a list of names.
    mutating func lead(_ key: Int, toList list: Int) { places[key].lead(toList: list) }

    @inline(__always)
    private func place(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int? { find(text, hash).key }

    @inline(__always)
    private func find(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> (slot: Int, key: Int?) {
        let mark = mark(of: hash)
        let numbers = ~(UInt32.max << numberBits)
        return slots.withUnsafeBufferPointer { slots in
            var slot = Int(hash.multipliedFullWidth(by: UInt64(slots.count)).high)
            while slots[slot] != 0 {
                if slots[slot] & ~numbers == mark {
                    let key = Int(slots[slot] & numbers) - 1
                    if isEqual(key, text) { return (slot, key) }
                }
                slot += 1
                if slot == slots.count { slot = 0 }
            }
            return (slot, nil)
        }
    }

    @inline(__always)
    private func mark(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash) << numberBits }
}

/// Which first few bytes texts have, and with some bad luck some others.
private struct FirstBytes {
    private let count: Int
    private let shift: UInt32
    private var marks: [UInt64]

    /// Nothing yet of texts of which up to four bytes are looked at, in a table of 2 to the power of `bits`.
    init(_ count: Int, bits: Int) {
        self.count = count
        shift = UInt32(32 - bits)
        marks = [UInt64](repeating: 0, count: 1 << (bits - 6))
    }

    mutating func insert(_ text: UnsafeBufferPointer<UInt8>) {
        guard text.count >= count else { return }
        let place = place(of: text)
        marks[place >> 6] |= 1 << UInt64(place & 63)
    }

    @inline(__always)
    func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let place = place(of: text)
        return marks[place >> 6] >> UInt64(place & 63) & 1 == 1
    }

    @inline(__always)
    private func place(of text: UnsafeBufferPointer<UInt8>) -> Int {
        var number: UInt32 = 0
        for place in 0..<count { number = number << 8 | UInt32(text[place]) }
        return Int((number &* 0x9E37_79B1) >> shift)
    }
}
