import CPocketSphinx

/// The cepstra of a sound, of which a decoder searches how well its model fits: a row for each frame of 10 ms.
///
/// Silence has none, so the frames that a search tells of are numbered by those in which somebody speaks, and a little before and after.
struct Cepstra {
    private let width: Int
    private var values: [Float]
    /// How many frames there are.
    let count: Int

    /// Those of a whole sound, made by the front end of a decoder, which must not be at another sound meanwhile; nil where it refuses.
    init?(of samples: ArraySlice<Int16>, by decoder: OpaquePointer) {
        guard let front = ps_get_fe(decoder) else { return nil }
        fe_start_stream(front)
        guard fe_start_utt(front) == 0 else { return nil }
        self.init(from: samples, by: front, isEnd: true)
    }

    /// Those that the next piece completes of the sound that a decoder is at; nil where its front end refuses.
    init?(ofNext samples: ArraySlice<Int16>, by decoder: OpaquePointer) {
        guard let front = ps_get_fe(decoder) else { return nil }
        self.init(from: samples, by: front, isEnd: false)
    }

    private init?(from samples: ArraySlice<Int16>, by front: OpaquePointer, isEnd: Bool) {
        let width = Int(fe_get_output_size(front))
        // Where somebody begins to speak there are those of a moment before, too.
        let most = samples.count / NoiseFloorTracker.frameLength + Self.mostBefore
        var values = [Float](repeating: 0, count: (most + 1) * width)
        let count: Int32? = values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return nil }
            var rows: [UnsafeMutablePointer<Float>?] = (0...most).map { base + $0 * width }
            var (made, rest) = (Int32(most), Int32(0))
            let (status, left) = samples.withUnsafeBufferPointer { samples in
                var (next, left) = (samples.baseAddress, samples.count)
                return (fe_process_frames(front, &next, &left, &rows, &made, nil), left)
            }
            if isEnd { fe_end_utt(front, rows[min(Int(made), most)], &rest) }
            return status == 0 && left == 0 ? made + rest : nil
        }
        guard let count else { return nil }
        (self.width, self.values, self.count) = (width, values, Int(count))
    }

    /// More than the front end keeps back until it is sure that somebody speaks.
    private static let mostBefore = 100

    /// The mean over all frames; nil where there are none.
    var mean: [Float]? {
        // Where there is no sound at all, the first cepstrum is below zero.
        let rows = (0..<count).map { $0 * width }.filter { values[$0] >= 0 }
        guard !rows.isEmpty else { return nil }
        return (0..<width).map { place in rows.reduce(0) { $0 + values[$1 + place] } / Float(rows.count) }
    }

    /// Has a decoder search some of the frames.
    ///
    /// Once only, as the library takes the mean off them where they stand: their own where they are all of a sound, else the one that
    /// it was given; see ``CepstralMeanNormalisation``.
    consuming func search(_ frames: Range<Int>, areAll: Bool, by decoder: OpaquePointer) -> Bool {
        let (width, frames) = (width, frames.clamped(to: 0..<count))
        guard !frames.isEmpty else { return true }
        return values.withUnsafeMutableBufferPointer { values in
            guard let base = values.baseAddress else { return false }
            var rows: [UnsafeMutablePointer<Float>?] = frames.map { base + $0 * width }
            return ps_process_cep(decoder, &rows, Int32(frames.count), 0, areAll ? 1 : 0) >= 0
        }
    }
}
