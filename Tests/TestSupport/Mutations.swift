/// Changes bytes from a fixed seed, so that a failure comes again.
public struct Mutations {
    private var random: SeededNumbers

    /// Changes that are the same whenever the seed is.
    public init(seed: Int) { random = SeededNumbers(seed: seed) }

    /// The bytes with one to four of them changed, left out or doubled.
    public mutating func mutate(_ bytes: [UInt8]) -> [UInt8] {
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

    /// The bytes with one to four of them replaced by others that text is made of.
    public mutating func respell(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        let letters = Array("0123456789abcXYZ -#\"\\{}[],:.eE+\u{7f}'".utf8)
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            bytes[place] = letters[Int.random(in: letters.indices, using: &random)]
        }
        return bytes
    }
}
