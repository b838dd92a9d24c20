import HAPCrypto
import Synchronization

/// A code by which one browser gets a token: told to the owner alone, good for once and for ten minutes.
final class OneTimeCode: Sendable {
    private static let lifetime = Duration.seconds(600)
    /// So many wrong ones end it: of 2^40 codes nobody guesses one.
    private static let mostMistakes = 10
    /// Letters and digits that nobody takes for one another.
    private static let alphabet = Array("ABCDEFGHJKLMNPQRSTUVWXYZ23456789")

    private struct State {
        var code: [UInt8]?
        var end = ContinuousClock.now
        var mistakes = 0
    }

    private let state = Mutex(State())

    /// A new code, in the place of the last one: "K7QM-3XZP".
    func renew() -> String {
        let letters = systemRandom(8).map { Self.alphabet[Int($0) % Self.alphabet.count] }
        state.withLock { state in
            state = State(code: Array(String(letters).utf8), end: .now + Self.lifetime)
        }
        return String(letters[..<4]) + "-" + String(letters[4...])
    }

    /// Whether a text is the code; it is spent then.
    func take(_ text: String) -> Bool {
        let told = Array(text.uppercased().filter { $0 != "-" && !$0.isWhitespace }.utf8)
        return state.withLock { state in
            guard let code = state.code, .now < state.end else { return false }
            if equalInConstantTime(code, told) {
                state.code = nil
                return true
            }
            state.mistakes += 1
            if state.mistakes >= Self.mostMistakes { state.code = nil }
            return false
        }
    }
}
