import CPocketSphinx
import GrammarKit

/// How far behind the best a path may be and not be dropped, and how much the search counts what people mostly say.
///
/// With the library's own beams the right path is lost in noise. In the network of a home 1e-80 takes twice the time of
/// 1e-60 and was measured to hear one sentence more of 60; at a weight of 10 more is right in noise there than at 6.5 or
/// 15, and the search takes less. In a grammar of a few dozen words breadth costs nothing, and of recordings of people
/// more were right with broad beams and a weight of 6.5.
struct SearchBreadth {
    let beam: Double
    let wordBeam: Double
    let languageWeight: Float

    /// Drops nothing.
    static let whole = SearchBreadth(beam: 0, wordBeam: 0, languageWeight: 1)
    private static let broad = SearchBreadth(beam: 1e-80, wordBeam: 1e-60, languageWeight: 6.5)
    /// For the network of a home, and for parts of it.
    static let narrow = SearchBreadth(beam: 1e-60, wordBeam: 1e-45, languageWeight: 10)

    /// The breadth for a network as large as this one.
    static func fitting(_ network: WordNetwork) -> SearchBreadth {
        network.states.reduce(0) { $0 + $1.arcs.count } <= fewArcs ? broad : narrow
    }

    /// A home of 40 accessories has 14,500, an order of pizza 60.
    private static let fewArcs = 2000

    /// Sets what networks that a decoder is given from now on are searched with.
    func use(in decoder: OpaquePointer) {
        let settings = ps_get_config(decoder)
        cmd_ln_set_float_r(settings, "-beam", beam)
        cmd_ln_set_float_r(settings, "-pbeam", beam)
        cmd_ln_set_float_r(settings, "-wbeam", wordBeam)
        cmd_ln_set_float_r(settings, "-lw", Double(languageWeight))
    }
}
