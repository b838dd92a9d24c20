import CPocketSphinx

/// How much it counts, beside what was heard, how likely a grammar holds a sentence to be; the library's `-lw`.
enum LanguageWeight: Float {
    /// Of a grammar that tells what people mostly say: more of it is right in noise than at 6.5 or 15, and the search takes
    /// less.
    case weighted = 10
    /// Of a grammar without weights, all of whose choices are held to be equally likely for want of better: of 207 sentences
    /// that a person read, 194 are right, and 188 at 10.
    case unweighted = 6.5

    /// Sets what networks that a decoder is given from now on are searched with.
    func use(in decoder: OpaquePointer) { cmd_ln_set_float_r(ps_get_config(decoder), "-lw", Double(rawValue)) }
}
