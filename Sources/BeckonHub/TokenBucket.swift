/// How much somebody may ask for: so much at once, and so much in a second.
struct TokenBucket {
    private let most: Double
    private let perSecond: Double
    private var level: Double
    private var moment: ContinuousClock.Instant

    /// A full bucket.
    init(most: Double, perSecond: Double, moment: ContinuousClock.Instant) {
        (self.most, self.perSecond, self.moment) = (most, perSecond, moment)
        level = most
    }

    /// Takes one; false where none is left.
    mutating func take(at now: ContinuousClock.Instant) -> Bool {
        let (seconds, attoseconds) = (now - moment).components
        level = min(most, level + (Double(seconds) + Double(attoseconds) * 1e-18) * perSecond)
        moment = now
        guard level >= 1 else { return false }
        level -= 1
        return true
    }
}
