import HomeModel
import LanguagePack

extension NameKey {
    /// The letters of the key.
    public var letters: Letters { Array(text.unicodeScalars) }
}
