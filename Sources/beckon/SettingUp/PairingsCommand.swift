import ArgumentParser
import BeckonRuntime
import Glibc

/// Carries the pairings to another machine.
struct PairingsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pairings", abstract: "Keep the pairings in a sealed file, or take them back.",
        subcommands: [ExportPairings.self, ImportPairings.self])
}

/// Where the password of a sealed file comes from.
struct PasswordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file whose first line is the password; without it, the terminal asks.", valueName: "file")
    )
    var passwordFile: String?

    /// The password, asked for twice where it is a new one.
    func password(isNew: Bool) throws -> [UInt8] {
        if let passwordFile {
            guard let file = fopen(passwordFile, "re") else {
                throw Fault(.noInput, "cannot read \(passwordFile): \(String(cString: strerror(errno)))")
            }
            defer { fclose(file) }
            return try checked(Terminal.line(of: file), isNew: isNew)
        }
        let password = try checked(Terminal.secret("Password: "), isNew: isNew)
        guard try !isNew || Terminal.secret("The same again: ") == password else {
            throw Fault(.usage, "the two passwords are not the same")
        }
        return password
    }

    private func checked(_ password: [UInt8], isNew: Bool) throws -> [UInt8] {
        let length = String(decoding: password, as: UTF8.self).count
        guard !isNew || length >= PairingBackup.shortestPassword else {
            throw Fault(.usage, "the password has at least \(PairingBackup.shortestPassword) characters")
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
    @Argument(help: "The file, which must not exist yet.") var file: String

    func run() async throws {
        let backup = try await PairingBackup(folder: acting.data.folder, by: acting.author)
        guard let sealed = try await backup.sealed(password: secret.password(isNew: true)) else {
            throw Fault(.noInput, "nothing is paired in \(acting.data.folder)")
        }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Fault(.noPermission, "cannot write \(file): \(String(cString: strerror(errno)))")
        }
        defer { close(descriptor) }
        guard Output.write(sealed, to: descriptor), fsync(descriptor) == 0 else {
            throw Fault(.noPermission, "cannot write \(file): \(String(cString: strerror(errno)))")
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
    @Argument(help: "The sealed file.") var file: String

    func run() async throws {
        let backup = try await PairingBackup(folder: acting.data.folder, by: acting.author)
        let count = try await backup.restore(
            from: file, password: secret.password(isNew: false), replacing: replace)
        Output.line("\(count) \(count == 1 ? "accessory is" : "accessories are") paired.")
    }
}

/// The person's terminal, whatever standard input is.
private enum Terminal {
    private static let longestLine = 1024

    /// Asks for a line that is not shown.
    static func secret(_ prompt: String) throws -> [UInt8] {
        guard let terminal = fopen("/dev/tty", "r+e") else {
            throw Fault(.usage, "there is no terminal to ask for the password: name a file with --password-file")
        }
        defer { fclose(terminal) }
        var settings = termios()
        let descriptor = fileno(terminal)
        guard tcgetattr(descriptor, &settings) == 0 else { throw Fault(.usage, "the terminal cannot be hushed") }
        var hushed = settings
        hushed.c_lflag &= ~tcflag_t(ECHO)
        tcsetattr(descriptor, TCSAFLUSH, &hushed)
        defer { tcsetattr(descriptor, TCSAFLUSH, &settings) }
        fputs(prompt, terminal)
        fflush(terminal)
        defer { fputs("\n", terminal) }
        return line(of: terminal)
    }

    /// A line without its end.
    static func line(of file: UnsafeMutablePointer<FILE>) -> [UInt8] {
        var line: [UInt8] = []
        while line.count < longestLine {
            let byte = getc(file)
            guard byte != EOF, byte != 10 else { break }
            line.append(UInt8(truncatingIfNeeded: byte))
        }
        if line.last == 13 { line.removeLast() }
        return line
    }
}
