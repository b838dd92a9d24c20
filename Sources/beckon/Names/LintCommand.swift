import ArgumentParser
import BeckonRuntime

/// Tells what is wrong with the names of homes, the worst first.
struct LintCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "lint", abstract: helpText("lint"),
            discussion: helpText("lint.about"))
    }

    @OptionGroup var homes: HomeOptions
    @Option(help: .text("lint.home"), completion: .names(of: .home)) var home: String?
    @Flag(help: .text("option.json")) var json = false

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
