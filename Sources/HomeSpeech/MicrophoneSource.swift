import CALSA

/// Sound from a microphone, through ALSA; `default` is what PipeWire and PulseAudio serve too.
public struct MicrophoneSource: AudioSource {
    /// The device: a card's own name, such as `Device`, or an ALSA name, such as `default` or `plughw:CARD=Device`.
    public let device: String

    /// Names a device; see ``SoundDevice/microphones()``.
    public init(device: String = "default") {
        self.device = device
    }

    /// Opens the device and gives its sound; closes it when nobody listens any more.
    ///
    /// Fails with `SpeechError.microphone` when it cannot be opened, is taken away or gives no sound for five seconds.
    public func chunks() -> AsyncThrowingStream<[Int16], any Error> {
        stream(named: "beckon.microphone") { sink throws(SpeechError) in
            let capture = try Capture.open(device)
            while sink.isWanted { sink.put(try capture.read()) }
        }
    }
}

/// An open microphone; owns one `snd_pcm_t`, and closes it exactly once.
private struct Capture: ~Copyable {
    private let handle: OpaquePointer
    private let device: String

    static func open(_ device: String) throws(SpeechError) -> Capture {
        beckon_quiet_alsa()
        var opened: OpaquePointer?
        // Looked up at each opening, as cards come and go.
        let address = SoundDevice.address(for: device, among: SoundDevice.microphones())
        let status = snd_pcm_open(&opened, address, SND_PCM_STREAM_CAPTURE, 0)
        guard status >= 0, let opened else { throw fault(device, status) }
        let capture = Capture(handle: opened, device: device)
        try capture.prepare()
        return capture
    }

    private init(handle: OpaquePointer, device: String) {
        self.handle = handle
        self.device = device
    }

    deinit {
        snd_pcm_close(handle)
    }

    private func prepare() throws(SpeechError) {
        let status = snd_pcm_set_params(
            handle, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, CUnsignedInt(Audio.sampleRate), 1, 500_000)
        guard status >= 0 else { throw Self.fault(device, status) }
        let started = snd_pcm_start(handle)
        guard started >= 0 else { throw Self.fault(device, started) }
    }

    /// One chunk; after an overrun it goes on with what comes then.
    borrowing func read() throws(SpeechError) -> [Int16] {
        guard snd_pcm_wait(handle, 5000) != 0 else {
            throw .microphone(device: device, .silent)
        }
        var chunk = [Int16](repeating: 0, count: AudioSink.chunkLength)
        let count = snd_pcm_readi(handle, &chunk, snd_pcm_uframes_t(chunk.count))
        guard count < 0 else { return Array(chunk[..<min(chunk.count, count)]) }
        let recovered = snd_pcm_recover(handle, CInt(count), 1)
        guard recovered >= 0 else { throw Self.fault(device, recovered) }
        let started = snd_pcm_start(handle)
        guard started >= 0 else { throw Self.fault(device, started) }
        return []
    }

    private static func fault(_ device: String, _ status: CInt) -> SpeechError {
        let others = SoundDevice.microphones().map(\.name).joined(separator: ", ")
        return .microphone(device: device, .system(String(cString: snd_strerror(status)), others: others))
    }
}
