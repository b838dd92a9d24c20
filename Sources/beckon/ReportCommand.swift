import ArgumentParser
import BeckonRuntime
import FoundationEssentials
import Glibc

/// Writes what somebody who mends a fault wants to know, and nothing of whose house it is.
struct ReportCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "report",
            abstract: helpText("report"),
            discussion: helpText("report.about"))
    }

    @OptionGroup var data: DataOptions

    func run() async throws {
        Output.line("beckon \(Release.current)")
        Output.line("system: \(Self.system), \(Self.kernel)")
        let settings = try Settings(environment: Installation.environment)
        let set = Setting.all.filter { settings.given[$0] != nil }.map(\.name)
        Output.line("settings: \(set.isEmpty ? "none" : set.joined(separator: ", "))")
        // Whoever mends a fault reads English.
        let examination = try Examination(of: data.place())
        let findings = ProgramMessages.$current.withValue(.english) { examination.findings() }
        for await finding in findings {
            Output.line(finding.anonymous)
            Waiting.begin(for: localized("looking-further"))
        }
    }

    /// The system's name: "Debian GNU/Linux 12 (bookworm)".
    private static var system: String {
        // A system that does not say what it is called goes without.
        let text = (try? String(contentsOf: URL(filePath: "/etc/os-release"), encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
        return line.map { String($0.dropFirst("PRETTY_NAME=".count)).filter { $0 != "\"" } } ?? "an unknown system"
    }

    /// The kernel and the machine: "Linux 6.1.0 x86_64".
    private static var kernel: String {
        var names = utsname()
        guard uname(&names) == 0 else { return "an unknown kernel" }
        func text<Field>(_ field: Field) -> String {
            withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        return "\(text(names.sysname)) \(text(names.release)) \(text(names.machine))"
    }
}

extension Finding {
    /// The finding without what could tell whose house it is: of what was found, only how it stands and how many.
    fileprivate var anonymous: String {
        let kind = subject.split(separator: " ").first.map(String.init) ?? subject
        switch kind {
        case "accessory", "pairing": return "\(kind): \(state.rawValue)"
        case "database" where state == .good, "mDNS" where state == .good, "disk", "clock": return "\(subject): \(text)"
        default: return "\(subject): \(state.rawValue)"
        }
    }
}
