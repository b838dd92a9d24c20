import HomeModel
import UtteranceAnalysis

/// A sentence without the sounds that people make while they think, and with whole words for those that they type in a hurry:
/// “turn on the, um, porch light”, “u can lock up n turn off da tv”.
struct NormalizationStage: SearchStage {
    let interpreter: Interpreter

    init(_ interpreter: Interpreter) { self.interpreter = interpreter }

    func analysis(of text: String, _ lattice: Lattice, in context: Context) -> Analysis? {
        guard let tokens = TextNormalization(lattice, analyzer).words() else { return nil }
        let found = Search(interpreter).analysis(ofWording: tokens, of: text, within: .plainWords, in: context)
        // What nothing here can do may be asked of some other assistant: “turn the music up”, where nothing plays any.
        let isBeyond = found?.outcome.status == .unsupported
        return isBeyond ? OutOfDomainStage(interpreter).analysis(of: text, lattice, in: context) ?? found : found
    }
}
