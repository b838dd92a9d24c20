import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// How somebody says yes to what a command would open.
struct ConsentOptions: ParsableArguments {
    @Flag(help: .text("option.yes")) var yes = false

    /// The consent to what would be opened; asks whoever sits at the terminal.
    ///
    /// - Throws: `Fault` where nobody sits there, `ExitStatus.needsConfirmation` where the answer is no.
    func consent(to openings: Set<Opening>, of what: String, in home: Home, by author: Author) throws -> Consent {
        guard let question = ConsentQuestion(about: openings, to: author) else { return .none }
        let opened = try Installation().replies().text(openings, in: home)
        if yes { return question.yes(by: author) }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Fault(.needsConfirmation, localized("would-open", ["what": what, "openings": opened]))
        }
        let asked = localized("would-open-question", ["what": what, "openings": opened])
        guard Terminal.isYes(to: asked), question.isOpen(to: author) else {
            Output.line(localized("nothing-done"))
            throw ExitStatus.needsConfirmation
        }
        return question.yes(by: author)
    }
}
