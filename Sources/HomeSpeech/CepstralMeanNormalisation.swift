import CPocketSphinx

/// What a decoder makes of a sound before it compares it with its model.
///
/// The mean of a sound's cepstra tells of the voice, the room and the microphone, and is taken off them. Of a whole sound the
/// library does that itself; of one that still comes in, the beginning has to do. Of 240 clean commands 214 are found by
/// the mean of the whole and 210 by that of the first 1.6 s; of 100 of them 88 and 90, and by the first 1.2 s 85.
enum CepstralMeanNormalisation {
    /// From so many samples the mean is taken.
    static let measured = Audio.sampleRate * 16 / 10
    /// From so many for a start, so that short commands are followed too; it is taken anew as more comes in.
    static let leastMeasured = Audio.sampleRate

    /// Has a decoder take the mean of a sound off all that it is given next.
    ///
    /// The decoder must not be at a sound meanwhile, as this is done by its own front end.
    static func setMean(of samples: ArraySlice<Int16>, in decoder: OpaquePointer) {
        guard let mean = Cepstra(of: samples, by: decoder)?.mean else { return }
        mean.withUnsafeBufferPointer { cmn_live_set(ps_get_feat(decoder).pointee.cmn_struct, $0.baseAddress) }
    }
}
