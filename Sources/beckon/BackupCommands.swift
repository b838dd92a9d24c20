import ArgumentParser
import BeckonRuntime
import FoundationEssentials
import Glibc

/// Keeps everything in one file.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Write homes, users, phrases, triggers and pairings to one file.",
        discussion: """
            It is whole, whoever changes the homes meanwhile. The pairings in it are sealed with a password, which is \
            asked for: whoever has both can control the accessories. The file is a tar archive that only you can read.
            """)

    @OptionGroup var acting: ActingOptions
    @OptionGroup var secret: PasswordOptions
    @Argument(help: "The file, which must not exist yet.", completion: .file()) var file: String

    func run() async throws {
        let backup = try Backup(of: acting.place(), by: acting.author)
        let bytes = try await backup.bytes(for: file, date: Date()) { try secret.password(isNew: true) }
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw Fault(
                .noPermission, localized("cannot-write", ["path": file, "why": String(cString: strerror(errno))]))
        }
        defer { close(descriptor) }
        guard Output.write(bytes, to: descriptor), fsync(descriptor) == 0 else {
            let why = String(cString: strerror(errno))
            unlink(file)
            throw Fault(.noPermission, localized("cannot-write", ["path": file, "why": why]))
        }
    }
}

/// Takes everything back.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Take back what a backup holds.",
        discussion: """
            Where there are homes, they go only with --replace. No other program may keep the folder meanwhile: end \
            `beckon serve` first. Browsers and satellites are no part of a backup: give them new tokens.
            """)

    @OptionGroup var acting: ActingOptions
    @OptionGroup var secret: PasswordOptions
    @Flag(help: "Give up the homes that are here, and pairings of another identity.") var replace = false
    @Argument(help: "The file.", completion: .file()) var file: String

    func run() async throws {
        let backup = try Backup(of: acting.place(), by: acting.author)
        let restored = try await backup.restore(from: file, replacing: replace) { try secret.password(isNew: false) }
        Output.line(localized("restored", ["homes": localizedList(restored.homes)]))
        if let count = restored.pairings {
            Output.line(localized("are-paired", ["count": count]))
        }
    }
}
