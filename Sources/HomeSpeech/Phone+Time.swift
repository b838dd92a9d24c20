import LanguagePack

extension [Phone] {
    /// How long it usually takes to say them, where a phone takes 1 in the mean.
    var typicalDuration: Double { reduce(0) { $0 + $1.typicalDuration } }
}
