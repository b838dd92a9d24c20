extension Phone {
    /// How long it usually takes, where the mean is 1.
    ///
    /// As the model parts words: it gives to what hisses and bursts more than to the vowels beside it.
    fileprivate var typicalDuration: Double {
        switch self {
        case .P, .T, .K, .CH, .JH, .F, .TH, .S, .SH, .Z, .ZH: 1.3
        case .AH, .EH, .IH, .UH: 0.75
        default: 0.95
        }
    }
}

extension [Phone] {
    /// How long it usually takes to say them, where a phone takes 1 in the mean.
    var typicalDuration: Double { reduce(0) { $0 + $1.typicalDuration } }
}
