import GrammarKit

/// Why sound cannot be turned into words; the messages of each language say it, with the way out.
public enum SpeechError: Error, Hashable, Sendable {
    /// No model of that name is in any of the places that were tried.
    case modelNotFound(name: String, tried: [String])
    /// A file of the model is missing, or is not what the model's description says.
    case badModel(file: String, ModelFault)
    /// The language has no settings of speech, which would stand in this file: it is read, and not heard.
    case notHeard(language: String, file: String)
    /// The grammar is not one that can be given to the decoder.
    case badGrammar(GrammarError)
    /// The grammar has no public rule to start with.
    case nothingToHear
    /// A word of the grammar has no pronunciation.
    case unpronounceable(word: String)
    /// The decoder library did not take something.
    case decoder(DecoderInput, String = "")
    /// There is no microphone of that name, or it refused.
    case microphone(device: String, DeviceFault)
    /// There is nothing of that name to play sound on, or it refused.
    case loudspeaker(device: String, DeviceFault)
    /// The command that brings sound could not be run, or it failed.
    case command(String, ProgramFault)
    /// The command that says texts aloud could not be run, or gave no sound.
    case voice(String, VoiceFault)
    /// A text has no sound in the voice of the library.
    case unsayable(String)

    /// What is wrong with a model, or with a list of wake phrases that was measured with one.
    public enum ModelFault: Hashable, Sendable {
        /// The file cannot be opened.
        case unreadable(FileFault)
        /// The file is not JSON.
        case notJSON
        /// The file lacks a member.
        case missing(key: String)
        /// A member is of another kind.
        case badValue(key: String)
        /// The description names another number of samples a second than sound has here.
        case sampleRate(Int, not: Int)
        /// The description does not tell the size of a file that the decoder opens.
        case unlisted(String)
        /// The file has so many bytes instead of those that the description tells.
        case size(Int, of: Int)
        /// The sum of the file could not be taken.
        case unsummed(ProgramFault)
        /// The file has another SHA-256 sum than the description tells.
        case sum
    }

    /// What the decoder is given.
    public enum DecoderInput: String, CaseIterable, Sendable { case settings, model, word, network, sound }

    /// What is wrong with a device of sound.
    public enum DeviceFault: Hashable, Sendable {
        /// The system says so, in its own words; these are other devices, with commas between them.
        case system(String, others: String)
        /// It gives or takes no sound.
        case silent
    }

    /// Why a voice says nothing.
    public enum VoiceFault: Hashable, Sendable {
        /// Its program did not run as it should.
        case program(ProgramFault)
        /// What its program wrote is no sound.
        case sound(AudioError)
    }
}

/// Why a program of the system gave nothing.
public enum ProgramFault: Error, Hashable, Sendable {
    /// It could not be started.
    case notStarted
    /// It ended with another status than 0.
    case status(Int32)
    /// It wrote more than this many bytes.
    case tooMuch(Int)
}
