/// A consonant by its features.
///
/// The five of Miller and Nicely (1955, "An analysis of perceptual confusions among some English consonants", JASA 27,
/// 338–352, doi:10.1121/1.1907526) for their sixteen consonants; openness and the side of the tongue are ours, for the
/// liquids and glides that they left out, as are the features of NG, HH and the affricates.
struct Consonant {
    /// Whether the voice sounds in it.
    let voicing: Double
    /// Whether it goes through the nose.
    let nasality: Double
    /// How much it hisses: a stop not at all, an affricate half, a fricative wholly.
    let affrication: Double
    /// Whether the hiss is long and strong.
    let duration: Double
    /// Where the mouth closes: 0 at the lips, 1 at the teeth and the ridge, 2 behind.
    let place: Double
    /// How open it is, as a vowel is.
    var openness = 0.0
    /// Whether the air goes past the sides of the tongue.
    var lateral = 0.0

    func distance(to other: Consonant) -> Double {
        0.5 * abs(voicing - other.voicing) + 0.5 * abs(nasality - other.nasality)
            + 0.35 * abs(affrication - other.affrication) + 0.2 * abs(duration - other.duration)
            + 0.25 * abs(place - other.place) + 0.5 * abs(openness - other.openness)
            + 0.2 * abs(lateral - other.lateral)
    }

    private init(
        _ voicing: Double, _ nasality: Double, _ affrication: Double, _ duration: Double, _ place: Double,
        openness: Double = 0, lateral: Double = 0
    ) {
        self.voicing = voicing
        self.nasality = nasality
        self.affrication = affrication
        self.duration = duration
        self.place = place
        self.openness = openness
        self.lateral = lateral
    }

    /// All consonants of English; the first sixteen as in table XIX of Miller and Nicely.
    static let all: [String: Consonant] = [
        "P": Consonant(0, 0, 0, 0, 0), "T": Consonant(0, 0, 0, 0, 1), "K": Consonant(0, 0, 0, 0, 2),
        "F": Consonant(0, 0, 1, 0, 0), "TH": Consonant(0, 0, 1, 0, 1), "S": Consonant(0, 0, 1, 1, 1),
        "SH": Consonant(0, 0, 1, 1, 2), "B": Consonant(1, 0, 0, 0, 0), "D": Consonant(1, 0, 0, 0, 1),
        "G": Consonant(1, 0, 0, 0, 2), "V": Consonant(1, 0, 1, 0, 0), "DH": Consonant(1, 0, 1, 0, 1),
        "Z": Consonant(1, 0, 1, 1, 1), "ZH": Consonant(1, 0, 1, 1, 2), "M": Consonant(1, 1, 0, 0, 0),
        "N": Consonant(1, 1, 0, 0, 1),
        "NG": Consonant(1, 1, 0, 0, 2), "CH": Consonant(0, 0, 0.5, 0.5, 1.5), "JH": Consonant(1, 0, 0.5, 0.5, 1.5),
        "HH": Consonant(0, 0, 0.5, 0, 2, openness: 0.5), "L": Consonant(1, 0, 0, 0, 1, openness: 1, lateral: 1),
        "R": Consonant(1, 0, 0, 0, 1.5, openness: 1), "W": Consonant(1, 0, 0, 0, 0.5, openness: 1),
        "Y": Consonant(1, 0, 0, 0, 2, openness: 1),
    ]
}
