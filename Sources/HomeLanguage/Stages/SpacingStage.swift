import HomeModel
import UtteranceAnalysis

/// A sentence with a space too few or too many, where all that it can have been come to the same: “turn onthe lamp”.
struct SpacingStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        let search = Search(interpreter)
        var found: Analysis?
        for tokens in Spacing(lattice, analyzer).paraphrases {
            let next = search.analysis(ofWording: tokens, of: text, within: .spacing, in: context)
            guard let next, next.outcome.status == .understood else { continue }
            if let found, found.outcome.intents != next.outcome.intents { return nil }
            found = found ?? next
        }
        return found
    }
}
