/// By how much what was heard has to fit better than its opposite where nobody is to be asked which of them was said, in the
/// library's logarithmic units.
///
/// Some pairs are hardly ever confused, so that a thin lead is enough; and what lies over the sound makes all leads wobble.
struct ClearLead: Hashable, Sendable, Codable {
    /// Of most pairs, in a quiet room.
    var usual = 150
    /// Of most pairs, where noise lies over the sound.
    var inNoise = 250
    /// Of single pairs, in a quiet room; by their words: `on off`.
    var pairs: [String: Int] = [:]
    /// Of single pairs, where noise lies over the sound.
    var noisyPairs: [String: Int] = [:]

    func least(between one: String, and other: String, isNoisy: Bool) -> Int {
        let pairs = isNoisy ? noisyPairs : pairs
        return pairs["\(one) \(other)"] ?? pairs["\(other) \(one)"] ?? (isNoisy ? inNoise : usual)
    }
}
