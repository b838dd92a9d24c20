import CMemory
import CPocketSphinx
import Foundation
import LanguagePack

/// What all decoders ask of the library.
enum PocketSphinx {
    /// Held while the files of a model are mapped or unmapped, and while their pages are given back.
    private static let mapping = NSLock()

    /// A decoder; nil where the library refuses the model or another setting.
    static func decoder(with settings: borrowing CommandLineSettings) -> OpaquePointer? {
        mapping.lock()
        defer { mapping.unlock() }
        return ps_init(settings.handle)
    }

    static func free(_ decoder: OpaquePointer) {
        mapping.withLock { _ = ps_free(decoder) }
    }

    /// Gives back what only the start and the learning had read, of a model's files too: most of its table of phones in context is
    /// not looked at while somebody is heard.
    static func giveBackMemory(with model: String) {
        memory_give_back()
        mapping.withLock { memory_give_back_files(model) }
    }

    /// Teaches a decoder the ways to say a word.
    ///
    /// - Returns: the names that the library has for them, each with how long it usually takes: `lamp`, `lamp(2)`.
    @discardableResult
    static func add(
        _ word: String, _ variants: [[Phone]], to decoder: OpaquePointer
    ) throws(SpeechError) -> [(name: String, time: Double)] {
        var names: [(name: String, time: Double)] = []
        for phones in variants where !phones.isEmpty {
            let text = phones.map(\.name).joined(separator: " ")
            let name = names.isEmpty ? word : "\(word)(\(names.count + 1))"
            guard ps_add_word(decoder, name, text, 0) >= 0 else { throw .decoder(.word, word) }
            names.append((name, phones.typicalDuration))
        }
        return names
    }

    /// Has a decoder search a network from now on.
    static func use(
        _ network: UnsafeMutablePointer<fsg_model_t>, named name: String, in decoder: OpaquePointer
    ) throws(SpeechError) {
        guard ps_set_fsg(decoder, name, network) == 0, ps_set_search(decoder, name) == 0 else {
            throw .decoder(.network, name)
        }
    }

    /// Lets silence and noise stand between the words; the library does so itself only with all the fillers that it has.
    ///
    /// - Parameter end: the first of the states in which nobody pauses; by default there are none.
    static func addFillers(to network: UnsafeMutablePointer<fsg_model_t>, before end: CInt? = nil) {
        for (filler, likelihood) in [("<sil>", 0.005), ("[NOISE]", 1e-8), ("[SPEECH]", 1e-8)] {
            guard let end else {
                fsg_model_add_silence(network, filler, -1, Float(likelihood))
                continue
            }
            for state in 0..<end { fsg_model_add_silence(network, filler, state, Float(likelihood)) }
        }
    }

    /// Has a decoder search a whole sound, or what follows one of its frames but for so many of the last; see ``Cepstra``.
    static func search(
        _ samples: [Int16], from frame: Int = 0, leaving rest: Int = 0, by decoder: OpaquePointer
    ) throws(SpeechError) {
        guard let cepstra = Cepstra(of: samples[...], by: decoder) else { throw refusal }
        try start(decoder)
        let isTaken = cepstra.search(frame..<max(frame, cepstra.count - rest), areAll: true, by: decoder)
        guard ps_end_utt(decoder) == 0, isTaken else { throw refusal }
    }

    /// Begins a sound of which more is to come, until it is ended.
    static func begin(_ samples: [Int16], by decoder: OpaquePointer) throws(SpeechError) {
        CepstralMeanNormalisation.setMean(of: samples.prefix(CepstralMeanNormalisation.measured), in: decoder)
        try start(decoder)
        try take(samples, by: decoder)
    }

    /// Goes on with the sound that was begun.
    ///
    /// The library is given cepstra: of sound that it is given piece by piece it makes others than of the whole.
    static func take(_ samples: [Int16], by decoder: OpaquePointer) throws(SpeechError) {
        if samples.isEmpty { return }
        guard let cepstra = Cepstra(ofNext: samples[...], by: decoder),
            cepstra.search(0..<cepstra.count, areAll: false, by: decoder)
        else { throw refusal }
    }

    private static func start(_ decoder: OpaquePointer) throws(SpeechError) {
        guard ps_start_stream(decoder) >= 0, ps_start_utt(decoder) == 0 else { throw .decoder(.sound) }
    }

    private static let refusal = SpeechError.decoder(.sound)
}
