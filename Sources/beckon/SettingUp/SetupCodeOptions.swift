import ArgumentParser
import BeckonRuntime
import HomeOutcomes

/// Where a setup code comes from.
struct SetupCodeOptions: ParsableArguments {
    @Option(help: .text("option.setup-code"))
    var setupCode: String?
    @Option(
        help: .text("option.setup-code-file", valueName: "file"),
        completion: .file())
    var setupCodeFile: String?

    func validate() throws {
        if setupCode != nil && setupCodeFile != nil {
            throw ValidationError(localized("two-setup-codes"))
        }
    }

    /// The code that was given; nil where none was.
    var given: SetupCode? {
        get throws {
            if let setupCode { return try Self.code(setupCode) }
            return try setupCodeFile.map { try Self.code(Secret.line(ofFile: $0)) }
        }
    }

    /// The code that was given, or the one that is typed at the terminal or comes on standard input.
    var needed: SetupCode {
        get throws {
            if let given = try given { return given }
            let line = Secret.line(asking: localized("setup-code"))
            guard !line.isEmpty else { throw Fault(.usage, localized("no-setup-code")) }
            return try Self.code(line)
        }
    }

    private static func code(_ line: [UInt8]) throws -> SetupCode {
        let text = String(decoding: line, as: UTF8.self)
        return try code(text.split(whereSeparator: \.isWhitespace).joined())
    }

    private static func code(_ text: String) throws -> SetupCode {
        do throws(SetupCodeFault) { return try SetupCode(reading: text) } catch {
            throw Fault(.usage, localized(fault: error))
        }
    }
}
