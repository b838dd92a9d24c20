/// By how much what was heard has to fit better than its opposite where nobody is to be asked which of them was said, in the
/// library's logarithmic units.
///
/// Some pairs are hardly ever confused, so that a thin lead is enough; and what lies over the sound makes all leads wobble.
struct ClearLead: Hashable, Sendable, Codable {
    /// Of most pairs, in a quiet room.
    var usual = 150
    /// Of any pair, where noise lies over the sound.
    var inNoise = 400
    /// Of single pairs, in a quiet room; by their words: `on off`.
    var pairs: [String: Int] = [:]

    func least(between one: String, and other: String, isNoisy: Bool) -> Int {
        isNoisy ? inNoise : pairs["\(one) \(other)"] ?? pairs["\(other) \(one)"] ?? usual
    }
}
