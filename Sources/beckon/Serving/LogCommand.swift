import ArgumentParser
import BeckonRuntime
import Glibc

/// Shows what the hub logs, as systemd keeps it.
struct LogCommand: ParsableCommand, LongRunningCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "log",
            abstract: helpText("log"),
            discussion: helpText("log.about"))
    }

    @Flag(help: .text("log.system")) var system = false
    @Flag(help: .text("log.once")) var once = false
    @Option(help: .text("log.lines", valueName: "number"))
    var lines = 100

    func validate() throws {
        if !(0...100_000 ~= lines) { throw ValidationError(localized("log-lines")) }
    }

    func run() throws {
        let words =
            ["journalctl", system ? "--unit=beckon" : "--user-unit=beckon", "--lines=\(lines)", "--output=short-iso"]
            + (once ? ["--no-pager"] : ["--follow"])
        var arguments = words.map { strdup($0) } + [nil]
        // A command runs on a thread that signals are kept from, and what takes its place would be as deaf to Control-C.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execvp("journalctl", &arguments)
        throw Fault(.unavailable, localized("no-journalctl", ["why": String(cString: strerror(errno))]))
    }
}
