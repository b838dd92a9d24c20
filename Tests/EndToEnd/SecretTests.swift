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
        let program = try TerminalProgram([
            "accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--data-dir", home.folder + "/beckon",
        ])
        #expect(program.waits(for: "Setup code"))
        #expect(!program.isShowing)
        program.type(Self.code + "\n")
        #expect(program.status == 0)
        #expect(program.isShowing)
        #expect(!program.screen.contains(Self.code.prefix(4)))
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func whoEndsItAtThePromptSeesAgainWhatIsTyped(signal: Int32) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let program = try TerminalProgram(["accessory", "add", "127.0.0.1:1", "--data-dir", home.folder + "/beckon"])
        #expect(program.waits(for: "Setup code"))
        #expect(!program.isShowing)
        program.end(by: signal)
        #expect(program.status == signal)
        #expect(program.isShowing)
    }

    @Test func saysThatOthersCanSeeAFlag() throws {
        for command in [["accessory", "add"], ["simulate"]] {
            let help = try Program.run(command + ["--help"]).output
            let words = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            #expect(words.contains("others on this machine can see it in the list of processes"))
        }
    }
}
