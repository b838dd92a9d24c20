import HomeLanguage
import TestSupport

/// English as the project has it.
enum English {
    /// Read once for all tests.
    static let language = Result { try Language(folder: Fixture.project + "/Grammars/en") }
}
