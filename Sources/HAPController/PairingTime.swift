/// The time that there is to add a device, however the device spends it.
///
/// The parts of it are moments, and not lengths, so that no number of answers, pieces, places or repetitions stretches it.
struct PairingTime: Sendable {
    /// When pair-setup is over.
    let setUp: ContinuousClock.Instant
    /// When it is known whose identity the device has, and that it has the key that it gave.
    let proof: ContinuousClock.Instant
    /// When the device has told what it has.
    let listing: ContinuousClock.Instant
    /// When the device has been asked to drop us, where nothing came of it.
    let end: ContinuousClock.Instant

    /// From now on; so long for pair-setup, and 2.5 s for the rest and what the rest leaves of it.
    init(patience: Duration) {
        setUp = .now + patience
        proof = setUp + .milliseconds(800)
        listing = proof + .milliseconds(800)
        end = listing + .milliseconds(900)
    }

    /// What is left until a moment.
    static func left(until moment: ContinuousClock.Instant) -> Duration { max(.zero, moment - .now) }
}
