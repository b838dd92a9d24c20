import CSampleRate

/// Brings sound to the rate of the recogniser, by libsamplerate.
enum Resampler {
    /// The same sound at 16 kHz, or nil if the library refuses it.
    static func samples(_ sound: [Float], from rate: Int) -> [Int16]? {
        guard rate != Audio.sampleRate else { return sound.map(sample) }
        return samples(sound, from: rate) { job in
            job.end_of_input = 1
            return src_simple(&job, CInt(SRC_SINC_MEDIUM_QUALITY), 1)
        }
    }

    /// What one call of the library makes of sound, at 16 kHz; nil if it refuses.
    static func samples(_ sound: [Float], from rate: Int, by call: (inout SRC_DATA) -> CInt) -> [Int16]? {
        let ratio = Double(Audio.sampleRate) / Double(rate)
        // More frames than the ratio asks for, because the library rounds up, and gives what it kept of a call before.
        var output = [Float](repeating: 0, count: Int(Double(sound.count) * ratio) + 256)
        let made = sound.withUnsafeBufferPointer { input -> Int? in
            output.withUnsafeMutableBufferPointer { output in
                var job = SRC_DATA()
                job.data_in = input.baseAddress
                job.input_frames = input.count
                job.data_out = output.baseAddress
                job.output_frames = output.count
                job.src_ratio = ratio
                return call(&job) == 0 ? job.output_frames_gen : nil
            }
        }
        guard let made else { return nil }
        return output[..<min(max(0, made), output.count)].map(sample)
    }

    static func sample(_ value: Float) -> Int16 {
        Int16(min(32767, max(-32768, (value * 32767).rounded())))
    }
}
