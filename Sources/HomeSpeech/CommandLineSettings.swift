import CPocketSphinx
import Foundation

/// Settings of the sphinx libraries, as they take them: a command line; owns it, and frees it exactly once.
///
/// The library keeps pointers to the texts, so they live as long as the settings.
struct CommandLineSettings: ~Copyable {
    let handle: OpaquePointer
    private let texts: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

    /// Parses options and values against the definitions of one library.
    ///
    /// - Throws: `SpeechError.decoder` where the library refuses an option.
    init(_ options: [String], for definitions: UnsafePointer<arg_t>?) throws(SpeechError) {
        Self.keepQuiet
        texts = .allocate(capacity: options.count + 1)
        for (index, option) in (["beckon"] + options).enumerated() {
            texts.initializeElement(at: index, to: strdup(option))
        }
        guard let parsed = cmd_ln_parse_r(nil, definitions, CInt(texts.count), texts.baseAddress, 1) else {
            Self.free(texts)
            throw .decoder(.settings)
        }
        handle = parsed
    }

    deinit {
        cmd_ln_free_r(handle)
        Self.free(texts)
    }

    /// The libraries write a page to standard error at each start unless told not to, once for the process.
    private static let keepQuiet: Void = err_set_logfp(nil)

    private static func free(_ texts: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>) {
        for text in texts { Glibc.free(text) }
        texts.deallocate()
    }
}
