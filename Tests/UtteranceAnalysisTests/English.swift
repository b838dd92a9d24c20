import TestSupport

@testable import UtteranceAnalysis

/// The English of the repository.
enum English {
    static let language: LanguageRules = {
        do { return try LanguageRules(folder: Fixture.project + "/Grammars/en") } catch {
            preconditionFailure("\(error)")
        }
    }()
}
