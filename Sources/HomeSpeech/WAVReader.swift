/// Reads RIFF/WAVE bytes, whatever they are, to sound or to an error.
///
/// Layout after Microsoft's *Multimedia Programming Interface and Data Specifications 1.0*, with
/// `WAVE_FORMAT_EXTENSIBLE`; A-law and µ-law after ITU-T G.711. Chunk sizes of 0 or over 2 GiB are what recorders write that cannot go back to fill them
/// in; such a data chunk reaches to the end of the file.
struct WAVReader {
    private let bytes: [UInt8]
    private let name: String

    init(_ bytes: [UInt8], name: String) {
        self.bytes = bytes
        self.name = name
    }

    private struct Format {
        var code: Int
        var channels: Int
        var rate: Int
        var bits: Int

        var frameBytes: Int { channels * (bits / 8) }

        var encoding: String {
            switch code {
            case 1: "\(bits)-bit PCM"
            case 2: "ADPCM"
            case 3: "\(bits)-bit floating point"
            case 6: "A-law"
            case 7: "µ-law"
            case 0x55: "MP3"
            default: "WAVE_FORMAT \(code), \(bits)-bit"
            }
        }
    }

    func audio() throws(AudioError) -> Audio {
        guard bytes.count >= 12, bytes[8..<12].elementsEqual("WAVE".utf8) else {
            throw fault(at: 8, .noMark)
        }
        var format: Format?
        var offset = 12
        while offset + 8 <= bytes.count {
            let id = bytes[offset..<offset + 4]
            let size = Int(number32(at: offset + 4))
            if id.elementsEqual("fmt ".utf8) {
                format = try readFormat(at: offset + 8, size: size)
            } else if id.elementsEqual("data".utf8) {
                guard let format else { throw fault(at: offset, .noFormat) }
                return try sound(at: offset + 8, size: size, format)
            }
            offset += 8 + size + size % 2
        }
        throw fault(at: min(offset, bytes.count), format == nil ? .endsBeforeFormat : .endsBeforeSound)
    }

    private func readFormat(at offset: Int, size: Int) throws(AudioError) -> Format {
        guard size >= 16, offset + 16 <= bytes.count else { throw fault(at: offset, .shortFormat) }
        var format = Format(
            code: number16(at: offset), channels: number16(at: offset + 2), rate: Int(number32(at: offset + 4)),
            bits: number16(at: offset + 14))
        if format.code == 0xFFFE, size >= 40, offset + 40 <= bytes.count { format.code = number16(at: offset + 24) }
        guard Self.widths[format.code]?.contains(format.bits) == true else {
            throw .unsupported(file: name, encoding: format.encoding)
        }
        guard 1...32 ~= format.channels else { throw fault(at: offset + 2, .channels(format.channels)) }
        let rates = 4000...192_000
        guard rates ~= format.rate else {
            throw fault(at: offset + 4, .rate(format.rate, from: rates.lowerBound, to: rates.upperBound))
        }
        let frameBytes = number16(at: offset + 12)
        guard frameBytes == format.frameBytes else {
            throw fault(at: offset + 12, .frame(frameBytes, of: format.frameBytes))
        }
        return format
    }

    /// The codings that are read, each with its numbers of bits.
    private static let widths = [1: [8, 16, 24, 32], 3: [32, 64], 6: [8], 7: [8]]

    private func sound(at offset: Int, size: Int, _ format: Format) throws(AudioError) -> Audio {
        let there = bytes.count - offset
        let isOpenEnded = size == 0 || size >= 0x7FFF_0000
        let frames = (isOpenEnded ? there : size) / format.frameBytes
        guard isOpenEnded || size <= there else {
            let second = Double(format.frameBytes * format.rate)
            throw .cutShort(file: name, at: Double(there) / second, of: Double(size) / second)
        }
        guard frames > 0 else { throw .empty(file: name) }
        guard Double(frames) <= Audio.longest * Double(format.rate) else {
            throw .tooLong(file: name, limit: "\(Int(Audio.longest)) s")
        }
        let data = bytes[offset..<offset + frames * format.frameBytes]
        let origin = Audio.Origin.wav(rate: format.rate, channels: format.channels, encoding: format.encoding)
        if format.code == 1, format.bits == 16, format.channels == 1, format.rate == Audio.sampleRate {
            return Audio(samples: Audio.samples(littleEndian: data), origin: origin)
        }
        let mono = mixedDown(data, format)
        return Audio(samples: try resampled(mono, from: format.rate), origin: origin)
    }

    private func resampled(_ mono: [Float], from rate: Int) throws(AudioError) -> [Int16] {
        guard let samples = Resampler.samples(mono, from: rate) else {
            throw .unsupported(file: name, encoding: "\(rate) Hz")
        }
        return samples
    }

    /// The mean of all channels, from -1 to 1.
    private func mixedDown(_ data: ArraySlice<UInt8>, _ format: Format) -> [Float] {
        let width = format.bits / 8
        let scale = 1 / Float(format.channels)
        return data.withUnsafeBytes { raw in
            (0..<raw.count / format.frameBytes).map { frame in
                var sum: Float = 0
                for channel in 0..<format.channels {
                    sum += Self.value(raw, at: frame * format.frameBytes + channel * width, format)
                }
                return sum * scale
            }
        }
    }

    private static func value(_ raw: UnsafeRawBufferPointer, at offset: Int, _ format: Format) -> Float {
        func bits<Number: FixedWidthInteger>(_: Number.Type) -> Number {
            Number(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: Number.self))
        }
        let value: Float
        switch (format.code, format.bits) {
        case (1, 8): value = (Float(raw[offset]) - 128) / 128
        case (6, _): value = Float(G711.aLaw(raw[offset])) / 32768
        case (7, _): value = Float(G711.muLaw(raw[offset])) / 32768
        case (1, 16): value = Float(bits(Int16.self)) / 32768
        case (1, 24):
            let high = Int32(Int8(bitPattern: raw[offset + 2])) << 16
            value = Float(high | Int32(raw[offset + 1]) << 8 | Int32(raw[offset])) / 8_388_608
        case (1, _): value = Float(bits(Int32.self)) / 2_147_483_648
        case (_, 64): value = Float(Double(bitPattern: bits(UInt64.self)))
        default: value = Float(bitPattern: bits(UInt32.self))
        }
        return value.isFinite ? min(1, max(-1, value)) : 0
    }

    private func number16(at offset: Int) -> Int {
        Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
    }

    private func number32(at offset: Int) -> UInt32 {
        UInt32(number16(at: offset)) | UInt32(number16(at: offset + 2)) << 16
    }

    private func fault(at offset: Int, _ fault: AudioError.HeaderFault) -> AudioError {
        .badHeader(file: name, offset: offset, fault)
    }
}
