/// The words that a decoder can hear, with the number of their phones.
struct Vocabulary {
    /// How many phones each pronunciation has, by the library's name for it: `lamp`, `lamp(2)`.
    private(set) var lengths: [String: Int] = [:]
    private var words: [String] = []

    /// Adds a pronunciation; the first one of a word stands for it among others.
    mutating func add(_ word: String, phones: Int, isFirst: Bool = true) {
        if lengths.updateValue(phones, forKey: word) == nil, isFirst { words.append(word) }
    }

    /// Puts the words in an order that is the same each time, in which the choice of others is made.
    mutating func sort() { words.sort() }

    /// Sentences of about as many phones as one, of other words as far as there are any; the same each time.
    func others(than sentence: [String], count: Int) -> [[String]] {
        let needed = sentence.reduce(0) { $0 + (lengths[$1] ?? 1) }
        let avoided = words.count > sentence.count + 1 ? Set(sentence.map(Self.plain)) : []
        var state: UInt64 = 1
        return (0..<count).map { _ in other(needed, avoided, &state) }.filter { !$0.isEmpty }
    }

    private func other(_ needed: Int, _ avoided: Set<String>, _ state: inout UInt64) -> [String] {
        guard !words.isEmpty else { return [] }
        var (found, phones) = ([String](), 0)
        for draw in 0..<Self.mostDraws where phones < needed {
            // Knuth's MMIX constants, upper half.
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let word = words[Int(state >> 33) % words.count]
            let length = lengths[word] ?? 1
            // Words that are much too long are left for when nothing shorter is drawn.
            let isLong = length > needed - phones + Self.tolerated && draw % Self.patience != 0
            guard !avoided.contains(word), !isLong else { continue }
            found.append(word)
            phones += length
        }
        return found
    }

    /// A word without the number of its variant.
    static func plain(_ word: String) -> String { String(word.prefix { $0 != "(" }) }

    private static let mostDraws = 400
    private static let tolerated = 2
    private static let patience = 8
}
