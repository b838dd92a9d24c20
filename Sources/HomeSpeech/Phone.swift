/// A sound of speech, in the notation of the acoustic model.
///
/// These are the 39 phones of the CMU Pronouncing Dictionary without stress, which the en-us model is trained on.
public enum Phone: String, Hashable, Sendable, CaseIterable {
    /// Vowels, as in odd, at, hut, ought, cow, hide.
    case AA, AE, AH, AO, AW, AY
    /// Vowels, as in Ed, hurt, ate, it, eat, oat, toy, hood, two.
    case EH, ER, EY, IH, IY, OW, OY, UH, UW
    /// Stops and affricates, as in be, cheese, dee, green, gee, key, pee, tea.
    case B, CH, D, G, JH, K, P, T
    /// Fricatives, as in thee, fee, he, sea, she, theta, vee, zee, seizure.
    case DH, F, HH, S, SH, TH, V, Z, ZH
    /// Nasals, liquids and glides, as in lee, me, knee, ping, read, we, yield.
    case L, M, N, NG, R, W, Y

    /// Whether it is a vowel.
    var isVowel: Bool {
        switch self {
        case .AA, .AE, .AH, .AO, .AW, .AY, .EH, .ER, .EY, .IH, .IY, .OW, .OY, .UH, .UW: true
        default: false
        }
    }
}
