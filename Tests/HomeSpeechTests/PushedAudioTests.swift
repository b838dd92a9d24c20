import Testing

@testable import HomeSpeech

/// Sound of a microphone somewhere else.
struct PushedAudioTests {
    @Test func givesOutWhatIsHandedInByTenthsOfASecond() async throws {
        let sound = PushedAudio()
        sound.put(Array(repeating: 1, count: 4_000))
        sound.put([])
        sound.put([2, 3])
        sound.finish()
        var counts: [Int] = []
        for try await piece in sound.chunks() { counts.append(piece.count) }
        #expect(counts == [1_600, 1_600, 800, 2])
    }

    @Test func isOneUtteranceUpToItsEndAndNoneWhereNothingCame() async throws {
        let (said, silent, long) = (PushedAudio(), PushedAudio(), PushedAudio())
        said.put(Array(repeating: 7, count: 5_000))
        long.put(Array(repeating: 7, count: 25 * Audio.sampleRate))
        for sound in [said, silent, long] { sound.finish() }
        #expect(try await said.utterance(stoppingOnSilence: false)?.samples == Array(repeating: 7, count: 5_000))
        #expect(try await silent.utterance(stoppingOnSilence: false) == nil)
        #expect(try await silent.utterance(stoppingOnSilence: true) == nil)
        // Nobody takes longer to say a command.
        #expect(try await long.utterance(stoppingOnSilence: false)?.samples.count == 20 * Audio.sampleRate)
    }

    @Test func dropsTheOldestWhereNobodyListens() async throws {
        let sound = PushedAudio()
        for number in 0..<600 { sound.put([Int16(number)]) }
        sound.finish()
        var heard: [Int16] = []
        for try await piece in sound.chunks() { heard += piece }
        #expect(heard == (88..<600).map { Int16($0) })
    }
}
