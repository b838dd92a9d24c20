import TestSupport

/// Changes bytes from a fixed seed, so that a failure comes again.
struct Mutations {
    private var random: SeededNumbers

    init(seed: Int) { random = SeededNumbers(seed: seed) }

    /// The bytes with one to four of them changed, left out or doubled.
    mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(bytes[place], at: place)
            case 2: bytes.removeSubrange(place...)
            default: bytes[place] = UInt8.random(in: 0...255, using: &random)
            }
        }
        return bytes
    }
}
