import CSampleRate

/// Brings sound that comes in piece by piece to 16-bit mono at 16 kHz, whatever its rate, width and channels.
///
/// Owns one `SRC_STATE` where the rate differs, and frees it exactly once. The bytes are little-endian; samples of one byte
/// have no sign, as in WAV.
public struct SoundConverter: ~Copyable {
    private let rate: Int
    private let width: Int
    private let channels: Int
    private let state: OpaquePointer?
    /// The bytes of a frame that was cut.
    private var rest: [UInt8] = []

    /// A converter of sound of a form; nil for one that the library refuses.
    public static func of(rate: Int, width: Int, channels: Int) -> SoundConverter? {
        guard 4_000...192_000 ~= rate, 1...4 ~= width, 1...32 ~= channels else { return nil }
        let state = rate == Audio.sampleRate ? nil : src_new(CInt(SRC_SINC_FASTEST), 1, nil)
        guard rate == Audio.sampleRate || state != nil else { return nil }
        return SoundConverter(rate, width, channels, state)
    }

    private init(_ rate: Int, _ width: Int, _ channels: Int, _ state: OpaquePointer?) {
        (self.rate, self.width, self.channels, self.state) = (rate, width, channels, state)
    }

    deinit { if let state { src_delete(state) } }

    /// The next piece, with what was left of the one before.
    public mutating func samples(of bytes: [UInt8]) -> [Int16] {
        rest += bytes
        let frame = width * channels
        let count = rest.count / frame
        guard count > 0 else { return [] }
        defer { rest.removeFirst(count * frame) }
        if state == nil, width == 2, channels == 1 { return Audio.samples(littleEndian: rest[..<(2 * count)]) }
        let mixed = (0..<count).map { place in
            var sum: Float = 0
            for channel in 0..<channels { sum += sample(at: place * frame + channel * width) }
            return sum / Float(channels)
        }
        return state.map { resampled(mixed, by: $0) } ?? mixed.map(Resampler.sample)
    }

    /// A sample as a share of the loudest.
    private func sample(at offset: Int) -> Float {
        if width == 1 { return (Float(rest[offset]) - 128) / 128 }
        var bits: UInt32 = 0
        for byte in 0..<width { bits |= UInt32(rest[offset + byte]) << UInt32(8 * (byte + 4 - width)) }
        return Float(Int32(bitPattern: bits)) / 2_147_483_648
    }

    private func resampled(_ sound: [Float], by state: OpaquePointer) -> [Int16] {
        Resampler.samples(sound, from: rate) { src_process(state, &$0) } ?? []
    }
}
