import ArgumentParser
import BeckonRuntime
import Glibc

/// Shows what the hub logs, as systemd keeps it.
struct LogCommand: ParsableCommand, Lasting {
    static let configuration = CommandConfiguration(
        commandName: "log",
        abstract: "Follow what the hub logs, where systemd runs it.",
        discussion: """
            Without --system it is the hub of this user (`systemctl --user enable --now beckon`), with it that of the \
            machine. It is journalctl that shows it.
            """)

    @Flag(help: "The hub of the machine.") var system = false
    @Flag(help: "End with what is there, and wait for no more.") var once = false
    @Option(help: ArgumentHelp("How many lines of before are shown, 0 to 100000.", valueName: "number"))
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
