/// The endpointer: cuts a stream of sound into utterances.
///
/// Speech is what stands out of the room; see ``NoiseFloorTracker``. Silence after it counts by its length: after a pause it is
/// worth while to look what was said so far, after a short silence a sentence that is whole may count, and after a long
/// one whatever was said has ended.
struct Endpointer {
    /// How much sound before the first speech belongs to an utterance, in samples: half a second.
    static let preRoll = Audio.sampleRate / 2
    /// The longest utterance, in samples: 15 seconds.
    static let longest = 15 * Audio.sampleRate

    /// After so many samples what was said so far is given again.
    private static let progressInterval = Audio.sampleRate / 10

    /// How long silences are, in frames of 10 ms.
    struct Silences: Hashable {
        /// A pause, after which it is worth while to look what was said so far.
        ///
        /// Pauses within words, as before the p of “lamp”, are shorter, mostly; who looks in one of them has to look again at the
        /// end, and what was followed on the way is lost. Of 100 orders by people 29 have one of 40 ms shortly before their end, 23 one
        /// of 50 and 18 one of 60.
        var pause = 5
        /// The silence after which a whole sentence counts.
        ///
        /// It is what an answer waits for where more may follow, so it is no longer than the answer may take. Of 200 orders by people
        /// 27 have a silence as long within them, 25 one of 160 ms and 18 one of 200; that matters where what came before it is whole.
        var short = 15
        /// The silence that ends whatever was said.
        var long = 60
    }

    /// What came about in a stream.
    enum Event: Hashable {
        /// Someone speaks; this was said so far. Told ten times a second, and when he may be about to pause.
        case spoke(Audio)
        /// Someone paused; this was said so far.
        case paused(Audio)
        /// Someone who had paused goes on.
        case resumed
        /// A pause became a short silence.
        case fellSilent
        /// An utterance ended: by a long silence, the end of the stream, or its length.
        case ended(Audio)
    }

    private let silences: Silences
    private var noiseFloor = NoiseFloorTracker()
    private var frame: [Int16] = []
    private var recent: [Int16] = []
    private var utterance: Utterance?
    private var onset = 0

    /// An utterance begins at this SNR, in decibels, for so many frames out of twice as many.
    private static let onsetSNR = 9.0
    private static let onsetFrames = 4
    /// What is fainter than this is not speech in any room, in decibels of full scale.
    private static let minimumLevel = -66.0

    private struct Utterance {
        var samples: [Int16]
        /// The floors when it began, which speech cannot raise, and the loudest levels since; by band.
        var floors: [Double]
        var loudest: [Double]
        var silence = 0
    }

    init(silences: Silences = Silences()) {
        self.silences = silences
    }

    /// Takes the next sound and tells what came about in it.
    mutating func take(_ sound: [Int16]) -> [Event] {
        var events: [Event] = []
        for sample in sound {
            frame.append(sample)
            guard frame.count == NoiseFloorTracker.frameLength else { continue }
            noiseFloor.take(frame[...])
            step(&events)
            frame.removeAll(keepingCapacity: true)
        }
        return events
    }

    /// Takes sound that does not count: it updates the noise floor, and may come before an utterance.
    mutating func updateNoiseFloor(_ sound: [Int16], forgetting: Bool) {
        utterance = nil
        onset = 0
        for start in stride(from: 0, to: sound.count, by: NoiseFloorTracker.frameLength) {
            noiseFloor.take(sound[start..<min(start + NoiseFloorTracker.frameLength, sound.count)])
        }
        recent = forgetting ? [] : Array((recent + sound).suffix(Self.preRoll))
    }

    /// Whether someone is at an utterance.
    var isSpeaking: Bool { utterance != nil }

    /// Ends the utterance that someone is at, which someone else decided to be whole.
    mutating func close() {
        utterance = nil
        recent = []
        onset = 0
    }

    /// The utterance that the end of the stream cuts off, if someone was speaking.
    mutating func finish() -> Event? {
        defer { close() }
        return utterance.flatMap { Self.heard($0.samples + frame) }.map(Event.ended)
    }

    private mutating func step(_ events: inout [Event]) {
        guard var current = utterance else { return waitForSpeech(&events) }
        utterance = nil
        current.samples += frame
        for (band, heard) in noiseFloor.bands.enumerated() {
            current.loudest[band] = max(current.loudest[band], heard.level)
        }
        let wasSilent = current.silence
        current.silence = isQuiet(current) ? wasSilent + 1 : 0
        if current.silence >= silences.long || current.samples.count >= Self.longest {
            if let audio = Self.heard(current.samples) { events.append(.ended(audio)) }
            return close()
        }
        if current.silence == 0, wasSilent >= silences.pause { events.append(.resumed) }
        if current.silence == silences.pause, let audio = Self.heard(current.samples) { events.append(.paused(audio)) }
        let isDue = current.silence == 0 && current.samples.count % Self.progressInterval < frame.count
        if isDue || current.silence == silences.pause / 2 {
            events.append(.spoke(Audio(samples: current.samples)))
        }
        if current.silence == silences.short { events.append(.fellSilent) }
        utterance = current
    }

    /// Waits for speech.
    private mutating func waitForSpeech(_ events: inout [Event]) {
        recent += frame
        recent.removeFirst(max(0, recent.count - Self.preRoll))
        let isOnset = noiseFloor.snr >= Self.onsetSNR && noiseFloor.level >= Self.minimumLevel
        onset = isOnset ? onset + 1 : max(0, onset - 1)
        guard onset >= Self.onsetFrames else { return }
        utterance = Utterance(
            samples: recent, floors: noiseFloor.bands.map(\.floor), loudest: noiseFloor.bands.map(\.level))
        recent = []
        onset = 0
    }

    /// Whether the last frames are nearer to the room than to the speech, in both bands.
    ///
    /// The louder the speech against the room, the more of its fading is not waited for; and how a vowel dies away in a silent room
    /// never is.
    private func isQuiet(_ utterance: Utterance) -> Bool {
        noiseFloor.bands.enumerated().reduce(true) { isQuiet, next in
            let (band, heard) = next
            // A room that grew louder meanwhile counts as far as speech alone would not raise it.
            let loudest = utterance.loudest[band]
            let floor = max(utterance.floors[band], min(heard.floor, loudest - 20))
            let margin = min(Self.widestMargin, max(Self.narrowestMargin, Self.fadingShare * (loudest - floor)))
            return isQuiet && heard.level < max(floor + margin, loudest - Self.fading)
        }
    }

    private static let narrowestMargin = 5.0
    private static let widestMargin = 24.0
    private static let fadingShare = 0.35
    /// In decibels; the f of “off” and the p of “lamp” are louder.
    private static let fading = 38.0

    /// An utterance, unless nothing stands out of it.
    private static func heard(_ samples: [Int16]) -> Audio? {
        let audio = Audio(samples: samples)
        return audio.containsSpeech ? audio : nil
    }
}

extension Audio {
    /// The utterances in a recording, as a listener would have cut them.
    public var utterances: [Audio] {
        var endpointer = Endpointer()
        let events = endpointer.take(samples) + [endpointer.finish()].compactMap(\.self)
        return events.compactMap { if case .ended(let audio) = $0 { audio } else { nil } }
    }
}
