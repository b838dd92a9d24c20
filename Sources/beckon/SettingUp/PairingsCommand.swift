import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Carries the pairings to another machine.
struct PairingsCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "pairings", abstract: helpText("pairings"),
            subcommands: [ExportPairings.self, ImportPairings.self])
    }
}

/// Where the password of a sealed file comes from.
struct PasswordOptions: ParsableArguments {
    @Option(
        help: .text(
            "option.password-file",
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
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "export",
            abstract: helpText("pairings-export"),
            discussion: helpText("pairings-export.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @OptionGroup var secret: PasswordOptions
    @Argument(help: .text("option.new-file"), completion: .file()) var file: String

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
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "import",
            abstract: helpText("pairings-import"),
            discussion: helpText("pairings-import.about")
        )
    }

    @OptionGroup var acting: ActingUserOptions
    @OptionGroup var secret: PasswordOptions
    @Flag(help: .text("pairings-import.replace")) var replace = false
    @Argument(help: .text("pairings-import.file"), completion: .file()) var file: String

    func run() async throws {
        let backup = try await PairingBackup(in: acting.place(), by: acting.author)
        let count = try await backup.restore(
            from: file, password: secret.password(isNew: false), replacing: replace)
        Output.line(localized("are-paired", ["count": count]))
    }
}
