import ArgumentParser
import BeckonRuntime
import FoundationEssentials
import Glibc

/// Keeps everything in one file.
struct BackupCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "backup",
            abstract: helpText("backup"),
            discussion: helpText("backup.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @OptionGroup var secret: PasswordOptions
    @Argument(help: .text("option.new-file"), completion: .file()) var file: String

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
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "restore",
            abstract: helpText("restore"),
            discussion: helpText("restore.about"))
    }

    @OptionGroup var acting: ActingUserOptions
    @OptionGroup var secret: PasswordOptions
    @Flag(help: .text("restore.replace")) var replace = false
    @Argument(help: .text("restore.file"), completion: .file()) var file: String

    func run() async throws {
        let backup = try Backup(of: acting.place(), by: acting.author)
        let restored = try await backup.restore(from: file, replacing: replace) { try secret.password(isNew: false) }
        Output.line(localized("restored", ["homes": localizedList(restored.homes)]))
        if let count = restored.pairings {
            Output.line(localized("are-paired", ["count": count]))
        }
    }
}
