import CSampleRate

/// Brings sound to the rate of the recogniser, by libsamplerate.
enum Resampler {
    /// The same sound at 16 kHz, or nil if the library refuses it.
    static func samples(_ sound: [Float], from rate: Int) -> [Int16]? {
        guard rate != Audio.sampleRate else { return sound.map(sample) }
        let ratio = Double(Audio.sampleRate) / Double(rate)
        // A few frames more than the ratio asks for, because the library rounds up.
        var output = [Float](repeating: 0, count: Int(Double(sound.count) * ratio) + 16)
        let made = sound.withUnsafeBufferPointer { input -> Int? in
            output.withUnsafeMutableBufferPointer { output in
                var job = SRC_DATA()
                job.data_in = input.baseAddress
                job.input_frames = input.count
                job.data_out = output.baseAddress
                job.output_frames = output.count
                job.src_ratio = ratio
                job.end_of_input = 1
                guard src_simple(&job, CInt(SRC_SINC_MEDIUM_QUALITY), 1) == 0 else { return nil }
                return job.output_frames_gen
            }
        }
        guard let made else { return nil }
        return output[..<min(max(0, made), output.count)].map(sample)
    }

    private static func sample(_ value: Float) -> Int16 {
        Int16(min(32767, max(-32768, (value * 32767).rounded())))
    }
}
