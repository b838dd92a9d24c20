import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Carries the pairings to another machine.
struct PairingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pairings", abstract: "Keep the pairings in a sealed file, or take them back.",
        subcommands: [ExportPairings.self, ImportPairings.self])
}

/// Where the password of a sealed file comes from.
struct PasswordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A file whose first line is the password, “-” standard input; without it, it is asked for.",
            valueName: "file"), completion: .file())
    var passwordFile: String?

    /// The password, asked for twice where it is a new one.
    func password(isNew: Bool) throws -> [UInt8] {
        if let passwordFile { return try checked(Secret.line(ofFile: passwordFile), isNew: isNew) }
        let password = try checked(Secret.line(asking: localized("password")), isNew: isNew)
        guard !isNew || !Secret.isTyped || Secret.line(asking: localized("password-again")) == password else {
            throw Fault(.usage, localized("passwords-differ"))
        }
        return password
    }

    private func checked(_ password: [UInt8], isNew: Bool) throws -> [UInt8] {
        guard !password.isEmpty else {
            throw Fault(.usage, localized("no-password"))
        }
        let length = String(decoding: password, as: UTF8.self).count
        guard !isNew || length >= PairingBackup.shortestPassword else {
            throw Fault(.usage, localized("password-length", ["count": PairingBackup.shortestPassword]))
        }
        return password
    }
}

/// Seals the pairings.
struct ExportPairings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write who we are and all pairings to a file, sealed with a password.",
        discussion: "Whoever has the file and the password can control the accessories.")

    @OptionGroup var acting: ActingOptions
    @OptionGroup var secret: PasswordOptions
    @Argument(help: "The file, which must not exist yet.", completion: .file()) var file: String

    func run() async throws {
        let backup = try await PairingBackup(in: acting.place(), by: acting.author)
        guard let sealed = try await backup.sealed(password: secret.password(isNew: true)) else {
            throw Fault(.noInput, localized("nothing-paired", ["folder": acting.folder]))
        }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Fault(
                .noPermission, localized("cannot-write", ["path": file, "why": String(cString: strerror(errno))]))
        }
        defer { close(descriptor) }
        guard Output.write(sealed, to: descriptor), fsync(descriptor) == 0 else {
            throw Fault(
                .noPermission, localized("cannot-write", ["path": file, "why": String(cString: strerror(errno))]))
        }
    }
}

/// Takes sealed pairings back.
struct ImportPairings: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Take back the pairings of a sealed file.",
        discussion:
            "Where the identity is the same they join what is there; another one's take their place only with --replace."
    )

    @OptionGroup var acting: ActingOptions
    @OptionGroup var secret: PasswordOptions
    @Flag(help: "Give up pairings of another identity that are here.") var replace = false
    @Argument(help: "The sealed file.", completion: .file()) var file: String

    func run() async throws {
        let backup = try await PairingBackup(in: acting.place(), by: acting.author)
        let count = try await backup.restore(
            from: file, password: secret.password(isNew: false), replacing: replace)
        Output.line(localized("are-paired", ["count": count]))
    }
}
