import ArgumentParser
import BeckonRuntime

/// Looks whether everything is there that Beckon needs.
struct DoctorCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "doctor",
            abstract: helpText("doctor"),
            discussion: helpText("doctor.about"))
    }

    @OptionGroup var data: DataOptions
    @Option(help: .text("doctor.patience", valueName: "seconds"))
    var patience = 5
    @OptionGroup var listing: ListOptions

    func validate() throws {
        if !(1...60 ~= patience) { throw ValidationError(localized("patience-to-answer")) }
    }

    func run() async throws {
        let examination = try Examination(of: data.place(), patience: .seconds(patience))
        if !listing.json { Output.line("beckon \(Release.current)") }
        var works = true
        for await finding in examination.findings() {
            if finding.state == .bad { works = false }
            if listing.json {
                Output.line(finding.json.line)
            } else {
                Output.line(
                    localized("finding", ["subject": finding.localizedSubject, "text": finding.text]),
                    marked: finding.mark)
                if let advice = finding.advice { Output.line("    \(advice)") }
            }
            Waiting.begin(for: localized("looking-further"))
        }
        if !works { throw ExitStatus.unavailable }
    }
}

extension Finding {
    fileprivate var mark: Mark {
        switch state {
        case .good: .good
        case .lacking: .lacking
        case .bad: .bad
        }
    }
}
