import CALSA
import Glibc

/// Plays sound through ALSA; `default` is what PipeWire and PulseAudio serve too.
public struct Loudspeaker: ~Copyable {
    private let handle: OpaquePointer
    private let device: String

    /// Opens a device.
    ///
    /// - Throws: `SpeechError.loudspeaker` where it is not there or takes no such sound.
    public init(device: String = "default") throws(SpeechError) {
        beckon_quiet_alsa()
        var opened: OpaquePointer?
        let status = snd_pcm_open(&opened, device, SND_PCM_STREAM_PLAYBACK, 0)
        guard status >= 0, let opened else { throw Self.fault(device, status) }
        let set = snd_pcm_set_params(
            opened, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, CUnsignedInt(Audio.sampleRate), 1, 500_000)
        guard set >= 0 else {
            snd_pcm_close(opened)
            throw Self.fault(device, set)
        }
        handle = opened
        self.device = device
    }

    deinit {
        snd_pcm_close(handle)
    }

    /// Plays samples at 16 kHz to their end.
    ///
    /// - Throws: `SpeechError.loudspeaker` where the device is taken away meanwhile.
    public borrowing func play(_ samples: [Int16]) throws(SpeechError) {
        try write(samples[...])
        snd_pcm_drain(handle)
    }

    private borrowing func write(_ samples: ArraySlice<Int16>) throws(SpeechError) {
        var rest = samples
        while !rest.isEmpty {
            let count = rest.withUnsafeBufferPointer {
                snd_pcm_writei(handle, $0.baseAddress, snd_pcm_uframes_t($0.count))
            }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else {
                let recovered = snd_pcm_recover(handle, CInt(count), 1)
                guard count < 0, recovered >= 0 else { throw Self.fault(device, CInt(count)) }
            }
        }
    }

    /// Plays samples at 16 kHz as long as they are wanted, and falls silent at once when they are not.
    ///
    /// - Throws: `SpeechError.loudspeaker` where the device is taken away meanwhile.
    borrowing func play(_ samples: [Int16], while isWanted: () -> Bool) throws(SpeechError) {
        var rest = samples[...]
        while !rest.isEmpty {
            guard isWanted() else {
                snd_pcm_drop(handle)
                return
            }
            try write(rest.prefix(Self.piece))
            rest = rest.dropFirst(Self.piece)
        }
        // What is in the device still sounds for so long.
        var left = snd_pcm_sframes_t(0)
        while isWanted(), snd_pcm_delay(handle, &left) >= 0, left > 0 { usleep(10_000) }
        if isWanted() { snd_pcm_drain(handle) } else { snd_pcm_drop(handle) }
    }

    /// What is played at once, in samples: 20 ms.
    private static let piece = Audio.sampleRate / 50

    private static func fault(_ device: String, _ status: CInt) -> SpeechError {
        .loudspeaker(
            device: device, status < 0 ? .system(String(cString: snd_strerror(status)), others: "") : .silent)
    }
}
