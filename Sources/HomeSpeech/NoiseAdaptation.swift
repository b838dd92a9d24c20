import CPocketSphinx

/// Gives a decoder the model as it is in noise.
///
/// Noise fills the gaps of speech: loud and soft lie nearer to each other, changes are slower, and everything scatters
/// more. So the model's means and variances are transformed, by one transform for each range of SNR; see
/// ``SpeechModel/noises`` and `Tests/Hearing`. Where it is quiet too, the transform of the least noise hears more than the
/// model as it is: what scatters more forgives a voice that is far from it. A change takes the library 4 ms, as it reads the
/// model's means again.
struct NoiseAdaptation {
    private let model: SpeechModel
    /// Nil for the model as it is, which a decoder starts with.
    private var used: SpeechModel.Noise?

    init(of model: SpeechModel) { self.model = model }

    /// Has a decoder take the model that suits a sound.
    ///
    /// The decoder must not be at a sound meanwhile.
    ///
    /// - Parameter snr: the signal-to-noise ratio, as a factor of amplitude; see ``Audio/snr``.
    /// - Throws: `SpeechError.badModel` where a file of the model is no longer what it was; the library would end the process.
    mutating func use(for snr: Double, in decoder: OpaquePointer) throws(SpeechError) {
        guard let noise = model.noises.first(where: { snr < $0.bound }), noise != used else { return }
        try model.checkSizes()
        // The decoder owns it from then on.
        guard let transform = ps_mllr_read(noise.transform), ps_update_mllr(decoder, transform) != nil else {
            throw .badModel(file: noise.transform, fault: "is no transform of the model")
        }
        used = noise
    }
}
