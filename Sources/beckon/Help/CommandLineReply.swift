import ArgumentParser
import BeckonRuntime

/// What is said to somebody whose command line is not carried out: help that was asked for, or what is wrong and how to mend it.
///
/// The library that reads command lines has English alone for this, and tells what it found to nobody else. So its error is looked
/// into: what is not there as it is known is said in the library's own words.
struct CommandLineReply {
    private let error: any Error
    private let path: CommandPath
    /// What the library found, by its own name: “unknownOption”.
    private let finding: String
    /// The option that this is about, as it was typed.
    private var option: String?
    /// The property that lacks a value.
    private var property: String?
    /// What was typed there.
    private var typed: [String] = []
    /// What a part of Beckon has to say about it.
    private var reason: (any Error)?

    init(_ error: any Error) {
        self.error = error
        let mirror = Mirror(reflecting: error)
        let stack = mirror.descendant("commandStack") as? [any ParsableCommand.Type]
        path = stack.map(CommandPath.init) ?? CommandPath(in: CommandLine.arguments.dropFirst())
        guard let found = mirror.descendant("parserError") else {
            finding = error is CleanExit ? Self.help : ""
            reason = error
            return
        }
        let child = Mirror(reflecting: found).children.first
        finding = child?.label ?? "\(found)"
        if let child { look(into: child.value) }
    }

    private static let help = "helpRequested"

    /// Gathers what an error holds.
    private mutating func look(into value: Any) {
        switch value {
        case let text as String: typed.append(text)
        case let letter as Character: typed.append(String(letter))
        case let error as any Error: reason = error
        default:
            let mirror = Mirror(reflecting: value)
            switch "\(mirror.subjectType)" {
            case "Name":
                guard let name = mirror.children.first else { return }
                let letter = Mirror(reflecting: name.value).children.first?.value
                option = name.label == "long" ? "--\(name.value)" : "-\(letter ?? name.value)"
            case "InputKey": property = mirror.descendant("name") as? String
            case "InputOrigin", "Element": return
            default: for child in mirror.children { look(into: child.value) }
            }
        }
    }

    /// All that is said, in lines of so many columns.
    func text(in columns: Int) -> String {
        let page = HelpPage(path: path, columns: columns)
        if finding == Self.help { return page.text }
        if Beckon.exitCode(for: error).isSuccess { return Beckon.fullMessage(for: error) }
        let words = path.words.joined(separator: " ")
        let about = argument.map { helpText("error.about", ["argument": $0.label, "text": $0.abstract]) }
        let lines = [helpText("error.line", ["fault": fault]), about].compactMap(\.self)
            .map { $0.broken(at: columns) }
        let more = "  " + helpText("error.more", ["command": words + " --help"])
        return (lines + [page.usage(after: helpText("error.usage")), more]).joined(separator: "\n")
    }

    /// What is wrong, in a sentence.
    var fault: String {
        let (option, value) = (option ?? "", typed.first ?? "")
        return switch finding {
        case "unknownOption": helpText("error.unknown-option", ["option": option]) + advice(on: option)
        case "missingValueForOption":
            helpText("error.no-value", ["option": argument?.label ?? option])
        case "unexpectedValueForOption": helpText("error.takes-no-value", ["option": option, "value": value])
        case "unexpectedExtraValues":
            helpText("error.too-many", ["count": typed.count, "values": localizedList(typed.map(Self.quoted))])
        case "noValue": helpText("error.missing", ["argument": argument?.label ?? property ?? ""])
        case "unableToParseValue":
            helpText("error.invalid", ["value": value, "argument": argument?.label ?? option]) + explanation
        case "userValidationError": reason.map { Beckon.message(for: $0) } ?? ""
        default: Beckon.message(for: error)
        }
    }

    /// Which argument of the command it is about.
    private var argument: ArgumentDefinition? {
        let all = path.last.definitions
        if let option { return all.first { $0.names.contains(String(option.trimmingPrefix("--"))) } }
        guard let property else { return nil }
        let name = property.reduce("") { $0 + ($1.isUppercase ? "-" + $1.lowercased() : String($1)) }
        // What is called otherwise than its property is the last that the command takes.
        return all.first { $0.names.contains(name) || $0.kind == .positional && $0.valueName == name }
            ?? all.last { $0.kind == .positional }
    }

    private func advice(on option: String) -> String {
        let known = path.last.definitions.flatMap { $0.names.map { "--" + $0 } } + ["--help", "--version"]
        guard option.hasPrefix("--"), let near = nearestText(to: option, among: known) else { return "" }
        return " " + helpText("error.did-you-mean", ["option": near])
    }

    /// Why a value is none that is taken, or which are.
    private var explanation: String {
        if let reason { return ": " + Beckon.message(for: reason) }
        guard let values = argument?.values, !values.isEmpty else { return "." }
        return ". " + helpText("error.one-of", ["values": localizedList(values.map(Self.quoted))])
    }

    private static func quoted(_ text: String) -> String { localized("quoted", ["text": text]) }
}
