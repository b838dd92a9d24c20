import CPocketSphinx

/// Cuts a stream of sound into utterances; owns one sphinx front end, and frees it exactly once.
///
/// Speech and silence are told apart by the front end, as `ps_get_in_speech` does, without a decoder.
struct EndPointer: ~Copyable {
    /// How much sound before the first speech belongs to an utterance, in samples: half a second.
    static let lead = Audio.sampleRate / 2
    /// The longest utterance, in samples: 15 seconds.
    static let longest = 15 * Audio.sampleRate
    /// How much silence ends an utterance, in frames of 10 ms.
    static let silenceFrames = 70

    private let frontEnd: OpaquePointer
    private let settings: CommandLineSettings
    private let features: UnsafeMutablePointer<UnsafeMutablePointer<mfcc_t>?>
    private var recent: [Int16] = []
    private var utterance: [Int16]?

    /// The most frames that one piece of sound can come to, those held back at the beginning of speech included.
    private static let frameLimit = 128
    /// The most samples that are given to the front end at a time.
    private static let pieceLimit = 800

    /// Makes an end-pointer.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses its settings.
    static func make() throws(SpeechError) -> EndPointer {
        let options = [
            "-samprate", "\(Audio.sampleRate)", "-lowerf", "130", "-upperf", "6800", "-nfilt", "25",
            "-remove_noise", "yes", "-remove_silence", "yes", "-vad_postspeech", "\(silenceFrames)",
        ]
        let settings = try CommandLineSettings(options, for: fe_get_args())
        guard let frontEnd = fe_init_auto_r(settings.handle) else { throw .decoder("refuses its settings for sound") }
        fe_start_stream(frontEnd)
        fe_start_utt(frontEnd)
        return EndPointer(frontEnd: frontEnd, settings: settings)
    }

    private init(frontEnd: OpaquePointer, settings: consuming CommandLineSettings) {
        self.frontEnd = frontEnd
        self.settings = settings
        let size = Int(fe_get_output_size(frontEnd))
        let values = UnsafeMutablePointer<mfcc_t>.allocate(capacity: size * Self.frameLimit)
        values.initialize(repeating: 0, count: size * Self.frameLimit)
        features = .allocate(capacity: Self.frameLimit)
        for frame in 0..<Self.frameLimit { (features + frame).initialize(to: values + frame * size) }
    }

    deinit {
        fe_free(frontEnd)
        features[0]?.deallocate()
        features.deallocate()
    }

    /// Takes the next sound and gives each utterance that it ends.
    mutating func take(_ sound: [Int16]) -> [Audio] {
        var ended: [Audio] = []
        var start = 0
        while start < sound.count {
            let end = min(start + Self.pieceLimit, sound.count)
            if let utterance = step(sound[start..<end]) { ended.append(utterance) }
            start = end
        }
        return ended
    }

    /// The utterance that the end of the stream cuts off, if someone was speaking.
    mutating func finish() -> Audio? {
        defer { utterance = nil }
        return utterance.flatMap(Self.heard)
    }

    /// An utterance, unless nothing stands out of it: the front end takes the beginning of a noise for speech.
    private static func heard(_ samples: [Int16]) -> Audio? {
        let audio = Audio(samples: samples)
        return audio.standsOut ? audio : nil
    }

    private mutating func step(_ piece: ArraySlice<Int16>) -> Audio? {
        let isSpeech = self.isSpeech(piece)
        if var samples = utterance {
            utterance = nil
            samples.append(contentsOf: piece)
            if !isSpeech || samples.count >= Self.longest { return Self.heard(samples) }
            utterance = samples
            return nil
        }
        recent.append(contentsOf: piece)
        recent.removeFirst(max(0, recent.count - Self.lead))
        if isSpeech {
            utterance = recent
            recent = []
        }
        return nil
    }

    private func isSpeech(_ piece: ArraySlice<Int16>) -> Bool {
        piece.withUnsafeBufferPointer { samples in
            var next = samples.baseAddress
            var left = samples.count
            // Each round takes samples or, with full features, gives frames; the number of rounds is bounded all the same.
            for _ in 0..<Self.pieceLimit where left > 0 {
                var frames = CInt(Self.frameLimit)
                var index = CInt(0)
                guard fe_process_frames(frontEnd, &next, &left, features, &frames, &index) >= 0 else { break }
            }
        }
        return fe_get_vad_state(frontEnd) != 0
    }
}
