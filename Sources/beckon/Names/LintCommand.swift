import ArgumentParser
import BeckonRuntime

/// Tells what is wrong with the names of homes, the worst first.
struct LintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint", abstract: "Find the names of a home that are taken twice or would be confused.",
        discussion: "Ends with 0 where there is nothing to tell, else with 1.")

    @OptionGroup var homes: HomeOptions
    @Option(help: "The home that is looked at; all without it.", completion: .names(of: .home)) var home: String?
    @Flag(help: "Write one JSON object a line.") var json = false

    func run() async throws {
        Waiting.begin(for: localized("looking-at-names"))
        let (advice, chosen) = try await homes.nameAdvice(home: home)
        let ids = home == nil ? advice.snapshot.homes.map(\.id) : [chosen].compactMap(\.self)
        let findings = ids.flatMap(advice.findings)
        for finding in findings.worstFirst { Output.line(json ? advice.json(finding).line : advice.line(finding)) }
        if findings.isEmpty && !json { Output.line(localized("all-told-apart")) }
        if !findings.isEmpty { throw ExitStatus.notUnderstood }
    }
}
