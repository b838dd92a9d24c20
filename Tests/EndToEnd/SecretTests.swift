import Foundation
import TestSupport
import Testing

/// Setup codes and passwords need not stand in the list of processes, nor on the screen.
struct SecretTests {
    private static let code = "031-45-154"

    private func file(_ text: String) throws -> String { try Scratch.file(Data(text.utf8)).path }

    @Test func pairsWithACodeFromAFileAndFromStandardInput() throws {
        let home = try SimulatedHome(isPaired: false)
        let file = try file(Self.code + "\r\n")
        let (first, second) = (home.servers[0].port, home.servers[1].port)
        let fromFile = try home.run("accessory", "add", "127.0.0.1:\(first)", "--setup-code-file", file)
        #expect(fromFile.status == 0, "\(fromFile.errors)")
        let fromInput = try home.run("accessory", "add", "127.0.0.1:\(second)", input: Data("03145154\n".utf8))
        #expect(fromInput.status == 0, "\(fromInput.errors)")
    }

    @Test func sealsWithAPasswordFromStandardInput() throws {
        let home = try SimulatedHome()
        let (sealed, password) = (home.folder + "/sealed", Data("correct horse battery\n".utf8))
        #expect(try home.run("pairings", "export", sealed, input: password).status == 0)
        let again = try home.run("pairings", "import", sealed, "--password-file", "-", input: password)
        #expect(again.output == "2 accessories are paired.\n")
        #expect(try home.run("pairings", "import", sealed, input: Data("wrong horse\n".utf8)).status == 65)
    }

    @Test(arguments: [
        (["--setup-code", "12345678"], "", "one of the twelve"),
        (["--setup-code", "000-00-000"], "", "one of the twelve"),
        (["--setup-code", "1234-5678"], "", "eight digits"),
        (["--setup-code-file", "-"], "87654321\n", "one of the twelve"),
        ([], "", "--setup-code-file"), ([], "1234567\n", "eight digits"),
        (["--setup-code", code, "--setup-code-file", "x"], "", "give one"),
    ]) func saysWhatIsWrongWithACodeAndDoesNotRepeatIt(options: [String], input: String, reason: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let result = try home.run(["accessory", "add", "127.0.0.1:1"] + options, input: Data(input.utf8))
        #expect(result.status == 64)
        #expect(result.errors.contains(reason), "\(result.errors)")
        let given = [options.dropFirst().first ?? "", input].map { $0.trimmingCharacters(in: .newlines) }
        for secret in given where secret.count > 3 { #expect(!result.errors.contains(secret)) }
        if options.contains("87654321") || reason.contains("twelve") {
            #expect(!result.errors.contains("has eight digits"))
        }
    }

    @Test func doesNotShowWhatIsTypedAtATerminal() throws {
        let home = try SimulatedHome(isPaired: false)
        let prompt = try Prompt(
            "accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--data-dir", home.folder + "/beckon")
        #expect(prompt.question.hasPrefix("Setup code"))
        #expect(prompt.isShowing == false)
        prompt.type(Self.code + "\n")
        #expect(prompt.status == 0)
        #expect(prompt.isShowing)
        #expect(!prompt.shown.contains("031"))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func whoEndsItAtThePromptSeesAgainWhatIsTyped(signal: Int32) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let prompt = try Prompt("accessory", "add", "127.0.0.1:1", "--data-dir", home.folder + "/beckon")
        #expect(prompt.isShowing == false)
        prompt.end(by: signal)
        #expect(prompt.status == signal)
        #expect(prompt.isShowing)
    }

    @Test func saysThatOthersCanSeeAFlag() throws {
        for command in [["accessory", "add"], ["simulate"]] {
            let help = try Program.run(command + ["--help"]).output
            let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("others on this machine can see it in the list of processes"))
        }
    }
}

/// The program at a terminal, where it asks for something that is not to be seen.
private final class Prompt {
    /// What it asks.
    let question: String
    private let terminal: Int32
    private let process = Process()
    private let errors = Pipe()

    init(_ arguments: String...) throws {
        terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        var (number, lock): (Int32, Int32) = (0, 0)
        // TIOCSPTLCK and TIOCGPTN: what `unlockpt` and `ptsname` do.
        try #require(
            terminal >= 0 && ioctl(terminal, 0x4004_5431, &lock) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0)
        let other = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
        try #require(other >= 0)
        process.executableURL = URL(filePath: Program.path)
        process.arguments = arguments
        process.standardInput = FileHandle(fileDescriptor: other, closeOnDealloc: true)
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        // Once it asks, nothing is shown any more.
        var asked = Data()
        while !asked.contains(UInt8(ascii: ":")) {
            let piece = errors.fileHandleForReading.availableData
            if piece.isEmpty { break }
            asked += piece
        }
        question = String(decoding: asked, as: UTF8.self)
    }

    deinit { close(terminal) }

    /// Whether the terminal shows what is typed at it.
    var isShowing: Bool {
        var settings = termios()
        return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
    }

    func type(_ text: String) {
        let bytes = Array(text.utf8)
        #expect(write(terminal, bytes, bytes.count) == bytes.count)
    }

    func end(by signal: Int32) { kill(process.processIdentifier, signal) }

    /// The status with which it ends, or the signal by which it was ended.
    var status: Int32 {
        _ = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// What the terminal has shown.
    var shown: String {
        var poll = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = Glibc.poll(&poll, 1, 0) > 0 ? read(terminal, &bytes, bytes.count) : 0
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }
}
