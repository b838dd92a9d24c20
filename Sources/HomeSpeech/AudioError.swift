/// Why a recording cannot be heard, with the file and the place; the messages of each language say it.
public enum AudioError: Error, Hashable, Sendable {
    /// The file is not there or may not be read.
    case unreadable(file: String, FileFault)
    /// The file is larger, or its sound longer, than is taken in; the limit is a number with its unit.
    case tooLong(file: String, limit: String)
    /// The file is neither WAV nor, by its name, headerless sound: it begins as another format does, or with these bytes.
    case notSound(file: String, format: String?, bytes: String)
    /// A part of the WAV header is wrong; the offset is in bytes from the start.
    case badHeader(file: String, offset: Int, HeaderFault)
    /// The sound is coded in a way that is not read.
    case unsupported(file: String, encoding: String)
    /// The sound ends before its header says that it does.
    case cutShort(file: String, at: Double, of: Double)
    /// There is not one sample.
    case empty(file: String)

    /// What is wrong in a header, or in what stands for one.
    public enum HeaderFault: Hashable, Sendable {
        /// The mark `WAVE` is missing.
        case noMark
        /// The sound begins before its format is told.
        case noFormat
        /// The format has too few bytes.
        case shortFormat
        /// The file ends before its format.
        case endsBeforeFormat
        /// The file ends before its sound.
        case endsBeforeSound
        /// It names a number of channels that is not taken.
        case channels(Int)
        /// It names a rate, in Hz, that is not between these two.
        case rate(Int, from: Int, to: Int)
        /// It tells so many bytes of a frame instead of those that it has.
        case frame(Int, of: Int)
        /// The last sample of headerless sound has one byte instead of two.
        case halfSample
    }
}
