import CPocketSphinx

/// What a decoder makes of a sound before it compares it with its model.
///
/// The mean of a sound's cepstra tells of the voice, the room and the microphone, and is taken off them. Of a whole sound the
/// library does that itself; of one that still comes in, the beginning has to do. Of 240 clean commands 214 are found by
/// the mean of the whole and 210 by that of the first 1.6 s; of 100 of them 88 and 90, and by the first 1.2 s 85.
enum CepstralMeanNormalisation {
    /// From so many samples the mean is taken.
    static let measured = Audio.sampleRate * 16 / 10

    /// Has a decoder take the mean of a sound's beginning off all that it is given next.
    ///
    /// The decoder must not be at a sound meanwhile, as this is done by its own front end.
    static func setMean(of samples: [Int16], in decoder: OpaquePointer) {
        guard let mean = mean(of: samples.prefix(measured), by: decoder) else { return }
        mean.withUnsafeBufferPointer { cmn_live_set(ps_get_feat(decoder).pointee.cmn_struct, $0.baseAddress) }
    }

    /// The mean over all frames in which somebody speaks; nil where nobody does.
    private static func mean(of samples: ArraySlice<Int16>, by decoder: OpaquePointer) -> [Float]? {
        guard let front = ps_get_fe(decoder) else { return nil }
        let width = Int(fe_get_output_size(front))
        let most = samples.count / NoiseFloorTracker.frameLength + 1
        var cepstra = [Float](repeating: 0, count: (most + 1) * width)
        let count = cepstra.withUnsafeMutableBufferPointer { cepstra in
            guard let base = cepstra.baseAddress else { return 0 }
            return fill((0...most).map { base + $0 * width }, from: samples, by: front)
        }
        // Where there is no sound at all, the first cepstrum is below zero.
        let frames = (0..<count).map { $0 * width }.filter { cepstra[$0] >= 0 }
        guard !frames.isEmpty else { return nil }
        return (0..<width).map { place in frames.reduce(0) { $0 + cepstra[$1 + place] } / Float(frames.count) }
    }

    /// Makes the cepstra of a sound, and says of how many frames there are any.
    private static func fill(
        _ rows: [UnsafeMutablePointer<Float>?], from samples: ArraySlice<Int16>, by front: OpaquePointer
    ) -> Int {
        fe_start_stream(front)
        guard fe_start_utt(front) == 0 else { return 0 }
        var (rows, count, rest) = (rows, Int32(rows.count - 1), Int32(0))
        let status = samples.withUnsafeBufferPointer { samples in
            var (next, left) = (samples.baseAddress, samples.count)
            return fe_process_frames(front, &next, &left, &rows, &count, nil)
        }
        fe_end_utt(front, rows[rows.count - 1], &rest)
        return status == 0 ? Int(count) : 0
    }
}
