import Foundation
import Testing

@testable import HomeSpeech

/// A microphone that hears a loudspeaker, and sometimes somebody.
struct OwnVoiceTests {
    /// Replies as the house gives them; `BECKON_REPLIES` names a file with others, one a line.
    private static let replies: [String] = {
        if let path = ProcessInfo.processInfo.environment["BECKON_REPLIES"],
            let text = try? String(contentsOfFile: path, encoding: .utf8)
        {
            return text.split(separator: "\n").map(String.init)
        }
        return [
            "The desk lamp does not answer. Is it plugged in?", "Shall I unlock the front door?",
            "Two lights are on: the desk lamp and the kitchen lamp.",
            "Turn on what? There are three lamps in the study.",
        ]
    }()

    /// A room: how much later and softer an echo comes in, and how long it stays.
    struct Room: Sendable, CustomTestStringConvertible {
        let delay: Int
        let level: Double
        let reverberation: Double

        var testDescription: String { "\(delay) ms, \(level), \(reverberation) s" }

        static let all = [
            Room(delay: 120, level: 0.3, reverberation: 0.2), Room(delay: 450, level: 0.1, reverberation: 0.4),
            Room(delay: 900, level: 0.8, reverberation: 0.6),
        ]

        /// What a microphone hears of a sound, with noise.
        func echo(of sound: [Int16], seed: Int) -> [Double] {
            var random = SeededSounds(seed: seed)
            let start = delay * Audio.sampleRate / 1_000
            let length = start + sound.count + Audio.sampleRate
            var echo = (0..<length).map { _ in Double.random(in: -15...15, using: &random) }
            for (place, sample) in sound.enumerated() { echo[start + place] += level * Double(sample) }
            // Reflections that fade as the room's reverberation time says.
            for _ in 0..<20 {
                let late = Double.random(in: 0.005...reverberation, using: &random)
                let gain = level * pow(10, -3 * late / reverberation) * Double.random(in: -0.7...0.7, using: &random)
                let offset = start + Int(late * Double(Audio.sampleRate))
                for (place, sample) in sound.enumerated() where offset + place < length {
                    echo[offset + place] += gain * Double(sample)
                }
            }
            return echo
        }
    }

    private static func samples(_ sound: [Double]) -> [Int16] { sound.map { Int16(max(-32_768, min(32_767, $0))) } }

    /// What of a microphone's sound comes through a gate while something is played, and when it was interrupted, in samples.
    private static func listen(to sound: [Int16], while played: [Int16]) -> (utterances: Int, interrupted: Int?) {
        let gate = ListeningGate()
        let interruption = Moment()
        let quiet = SpeechFixture.noise(seconds: 1, amplitude: 15)
        var endpointer = Endpointer()
        var utterances = 0
        func take(_ chunk: [Int16]) {
            let (classification, sound) = gate.classify(chunk, isSpeaking: endpointer.isSpeaking)
            guard classification == .heard else {
                return endpointer.updateNoiseFloor(sound, forgetting: classification == .lost)
            }
            for event in endpointer.take(sound) { if case .ended = event { utterances += 1 } }
        }
        for start in stride(from: 0, to: quiet.count - 319, by: 320) { take(Array(quiet[start..<start + 320])) }
        gate.beginPlaying(played) { interruption.come() }
        var place = 0
        while place + 320 <= sound.count {
            take(Array(sound[place..<place + 320]))
            place += 320
            if interruption.isThere, interruption.place == nil { interruption.place = place }
        }
        for start in stride(from: 0, to: quiet.count - 319, by: 320) { take(Array(quiet[start..<start + 320])) }
        if endpointer.finish() != nil { utterances += 1 }
        return (utterances, interruption.place)
    }

    @Test(arguments: Room.all) func hearsNothingOfItsOwnVoice(room: Room) throws {
        for (number, reply) in Self.replies.enumerated() {
            let said = try SpeechSynthesiser.sound(of: reply)
            let found = Self.listen(to: Self.samples(room.echo(of: said, seed: number)), while: said)
            #expect(found.utterances == 0 && found.interrupted == nil, "“\(reply)”")
        }
    }

    @Test func wouldHearItselfIfItWereNotTold() throws {
        let said = try SpeechSynthesiser.sound(of: Self.replies[0])
        let found = Self.listen(to: Self.samples(Room.all[0].echo(of: said, seed: 1)), while: [])
        #expect(found.utterances == 1)
    }

    @Test(arguments: Room.all) func hearsSomebodyWhoSpeaksOverIt(room: Room) throws {
        var (heard, late) = (0, [Double]())
        let person = try SpeechFixture.speech("turn off the kitchen lights").samples
        for (number, reply) in Self.replies.enumerated() {
            let said = try SpeechSynthesiser.sound(of: reply + " " + reply)
            var sound = room.echo(of: said, seed: number)
            let start = 16_000 * 3 / 2 + room.delay * 16
            // Somebody in the room is louder in a microphone than the loudspeaker that is not beside it.
            let scale = max(1, 2 * room.level)
            for (place, sample) in person.enumerated() where start + place < sound.count {
                sound[start + place] += scale * Double(sample)
            }
            guard let moment = Self.listen(to: Self.samples(sound), while: said).interrupted else { continue }
            heard += 1
            late.append(Double(moment - start) / 16_000)
        }
        #expect(heard >= Self.replies.count / 2, "\(heard) of \(Self.replies.count)")
        #expect(late.allSatisfy { $0 > 0 && $0 < 1.5 }, "\(late)")
    }

    /// Headphones, and satellites that take their own voice away.
    @Test(arguments: [0.3, 0.8, 1.9]) func hearsTheWholeOfWhatIsSaidWhereNothingComesBack(start: Double) throws {
        let said = try SpeechSynthesiser.sound(of: Self.replies[0])
        let person = try SpeechFixture.speech("turn off the kitchen lights").samples
        let quiet = { (seconds: Double) in SpeechFixture.noise(seconds: seconds, amplitude: 15) }
        let gate = ListeningGate()
        var endpointer = Endpointer()
        var utterances: [Audio] = []
        let before = quiet(1)
        let sound = before + quiet(start) + person + quiet(2)
        for place in stride(from: 0, to: sound.count - 319, by: 320) {
            if place == before.count / 320 * 320 { gate.beginPlaying(said) {} }
            let (classification, sound) = gate.classify(
                Array(sound[place..<place + 320]), isSpeaking: endpointer.isSpeaking)
            guard classification == .heard else {
                endpointer.updateNoiseFloor(sound, forgetting: classification == .lost)
                continue
            }
            for event in endpointer.take(sound) { if case .ended(let audio) = event { utterances.append(audio) } }
        }
        #expect(utterances.count == 1)
        let spoken =
            try #require(person.lastIndex { abs(Int($0)) > 300 }) - #require(person.firstIndex { abs(Int($0)) > 300 })
        // With what was before it, half a second at most, and 0.6 s after it.
        #expect(abs((utterances.first?.seconds ?? 0) - Double(spoken) / 16_000 - 0.85) < 0.4)
    }

    private final class Moment: @unchecked Sendable {
        // Used by one thread.
        private(set) var isThere = false
        var place: Int?
        func come() { isThere = true }
    }
}

/// Numbers from a seed (xorshift).
private struct SeededSounds: RandomNumberGenerator {
    private var state: UInt64
    init(seed: Int) { state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 }
    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
