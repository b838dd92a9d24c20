import ArgumentParser
import BeckonRuntime

/// The names that new things get.
struct NewNames: ParsableArguments {
    @Argument(help: .text("member.names", valueName: "name"))
    var names: [String]

    /// What stands for the lines of standard input.
    static let lines = ["-"]
}

/// Adds things of one kind to a home.
struct Adding {
    let kind: NamedThing.Kind
    let options: EditOptions
    /// The edits that add a thing of a name.
    let edits: (_ name: String, _ home: Home) throws -> [HomeEdit]

    /// Adds all that are named, or none; for `-`, each that a line of standard input names.
    ///
    /// - Throws: `EditRefusal`; `ExitStatus.badInput` where lines were refused, after all lines.
    func run(_ names: [String]) async throws {
        let editor = try options.editor()
        let home = try await editor.home()
        if names == NewNames.lines {
            return try await Lines.eachName { name in
                try await editor.apply(try edits(name, home), to: home.id)
                acknowledge(name, home)
            }
        }
        try await editor.apply(names.flatMap { try edits($0, home) }, to: home.id)
        for name in names { acknowledge(name, home) }
        await editor.warn(about: names, of: kind, in: home.id)
    }

    private func acknowledge(_ name: String, _ home: Home) {
        Output.line(localized("added", ["kind": kind.rawValue, "name": name, "home": home.name]))
    }
}

extension Lines {
    /// Does something with the name on each line of standard input; a line that is refused keeps no other from its turn.
    ///
    /// Who may not do it for one line may not for the next: that ends it.
    ///
    /// - Throws: `ExitStatus.badInput` where lines were refused, after all lines; what else `body` throws, at once.
    static func eachName(_ body: (String) async throws -> Void) async throws {
        var isFaulty = false
        lazy var replies = try? Installation().replies()
        for (number, line) in zip(1..., Lines()) {
            do {
                try await body(try line.name())
            } catch let refusal as EditRefusal where refusal.error != .insufficientPrivileges {
                let fault = replies?.text(refusal) ?? "\(refusal)"
                Output.complain(localized("in-line", ["number": number, "fault": fault]))
                isFaulty = true
            }
        }
        if isFaulty { throw ExitStatus.badInput }
    }
}

extension Lines.Line {
    /// The line as the name of something.
    fileprivate func name() throws -> String {
        switch self {
        case .text(let name): return name
        case .notText: throw EditRefusal.notText
        case .tooLong: throw EditRefusal.lineTooLong
        }
    }
}
