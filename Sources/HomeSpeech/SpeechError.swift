import GrammarKit

/// Why sound cannot be turned into words, in one sentence with the way out.
public enum SpeechError: Error, Hashable, Sendable {
    /// No model of that name is in any of the places that were tried.
    case modelNotFound(name: String, tried: [String])
    /// A file of the model is missing, or is not what the model's description says.
    case badModel(file: String, fault: String)
    /// The grammar is not one that can be given to the decoder.
    case badGrammar(GrammarError)
    /// The grammar has no public rule to start with.
    case nothingToHear
    /// A word of the grammar has no pronunciation.
    case unpronounceable(word: String)
    /// The decoder library refused.
    case decoder(String)
    /// There is no microphone of that name, or it refused.
    case microphone(device: String, fault: String)
    /// There is nothing of that name to play sound on, or it refused.
    case loudspeaker(device: String, fault: String)
    /// The command that brings sound could not be run, or it failed.
    case command(String, fault: String)
    /// The command that says texts aloud could not be run, or gave no sound.
    case voice(String, fault: String)
}

extension SpeechError: CustomStringConvertible {
    /// One line for a person.
    public var description: String {
        switch self {
        case .modelNotFound(let name, let tried):
            "there is no speech model “\(name)”; tried \(tried.joined(separator: ", ")). "
                + "Install the package pocketsphinx-en-us, or name a model with BECKON_SPEECH_MODEL."
        case .badModel(let file, let fault):
            "the speech model cannot be used: \(file) \(fault). Install its package again."
        case .badGrammar(let error):
            "\(error)"
        case .nothingToHear:
            "the grammar has no public rule, so nothing can be heard by it."
        case .unpronounceable(let word):
            "nobody knows how to pronounce “\(word)”; write it in letters of the English alphabet."
        case .decoder(let fault):
            "the decoder \(fault)."
        case .microphone(let device, let fault):
            "the microphone “\(device)” cannot be used: \(fault)."
        case .loudspeaker(let device, let fault):
            "the loudspeaker “\(device)” cannot be used: \(fault); --wav FILE writes the sound instead."
        case .command(let command, let fault):
            "the command that brings sound, “\(command)”, \(fault)."
        case .voice(let command, let fault):
            "the voice “\(command)” says nothing: \(fault.hasSuffix(".") ? String(fault.dropLast()) : fault)."
        }
    }
}
