extension Audio {
    /// The sound with its stationary noise suppressed: of a fan, a tap, a kettle, a poor microphone.
    ///
    /// The noise is learnt from the quietest fifth of the sound, before and after the speech and between its words. Each
    /// frequency of each 25 ms is then suppressed by Wiener's rule, as far as noise is likely to be all that there is (Ephraim
    /// and Malah's decision-directed estimate). Other people's voices are not stationary: suppressing them by what they were a
    /// moment ago hurts, so such sound stays as it is; and so does sound in which the speech is far above the noise.
    var noiseSuppressed: Audio {
        guard snr < NoiseSuppressor.cleanSNR, let suppressor = NoiseSuppressor(samples) else { return self }
        return Audio(samples: suppressor.suppressed(), origin: origin)
    }
}
