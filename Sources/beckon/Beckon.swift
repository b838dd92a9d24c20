import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Talks with a HomeKit home.
@main
struct Beckon: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beckon",
        abstract: "Talk to a HomeKit home from Linux, typed or spoken, offline.",
        version: "beckon \(Release.current)",
        groupedSubcommands: [
            CommandGroup(
                name: "TALKING",
                subcommands: [
                    Say.self, Chat.self, Listen.self, Hear.self, WakeCommand.self, MicCommand.self, ReplayCommand.self,
                    Parse.self, PhrasesCommand.self,
                ]),
            CommandGroup(
                name: "SETTING UP",
                subcommands: [
                    Setup.self, HomeCommand.self, RoomCommand.self, ZoneCommand.self, AccessoryCommand.self,
                    ServiceCommand.self, GroupCommand.self, SceneCommand.self, TriggerCommand.self, UserCommand.self,
                    PhraseCommand.self,
                ]),
            CommandGroup(name: "NAMES", subcommands: [CheckCommand.self, LintCommand.self, PronounceCommand.self]),
            CommandGroup(name: "ALWAYS ON", subcommands: hub + [LogCommand.self, Watch.self]),
            CommandGroup(
                name: "HOME FILES", subcommands: [Import.self, Export.self, PairingsCommand.self, Simulate.self]),
            CommandGroup(
                name: "THIS MACHINE",
                subcommands: [
                    DoctorCommand.self, ReportCommand.self, BackupCommand.self, RestoreCommand.self,
                    DatabaseCommand.self,
                    ConfigCommand.self,
                ]),
        ])

    /// The commands of the hub, which a build may leave out (see Package.swift).
    private static var hub: [any ParsableCommand.Type] {
        #if Hub
        [Serve.self, ClientCommand.self, RemoteCommand.self]
        #else
        [RemoteCommand.self]
        #endif
    }

    static func main() async {
        guard Arguments.areText else {
            Output.complain(localized("not-utf8-arguments"))
            exit(with: .badInput)
        }
        do {
            var command = try await parsed()
            Installation().startLog()
            Interruption.expect(in: command)
            if !(command is any Lasting) { Waiting.begin() }
            defer { Waiting.end() }
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let status as ExitStatus {
            exit(with: status)
        } catch let fault as Fault {
            Output.complain(fault.text)
            exit(with: fault.status)
        } catch let fault as SettingsFault {
            Output.complain(localized(fault: fault))
            exit(with: .badConfiguration)
        } catch let fault as HomeFileError {
            Output.complain(fault.localizedLines)
            exit(with: .badInput)
        } catch {
            guard let status = ExitStatus(fault: error) else {
                if !exitCode(for: error).isSuccess,
                    let fault = UnknownCommand.fault(in: CommandLine.arguments.dropFirst())
                {
                    Output.complain(fault.text)
                    exit(with: fault.status)
                }
                exit(telling: error)
            }
            Output.complain(Installation().text(of: error))
            exit(with: status)
        }
    }

    /// The command that was typed, with what is set elsewhere.
    private static func parsed() async throws -> any ParsableCommand {
        let arguments = try SettledArguments(Array(CommandLine.arguments.dropFirst()))
        do { return try await asyncParseAsRoot(arguments.all) } catch {
            guard let place = await arguments.culprit() else { throw error }
            throw Fault(.badConfiguration, "\(place): \(message(for: error))")
        }
    }

    /// Ends with what the library that reads the command line has to say: help, or a fault that quotes the line.
    private static func exit(telling error: any Error) -> Never {
        let code = exitCode(for: error)
        let descriptor = code.isSuccess ? STDOUT_FILENO : STDERR_FILENO
        let text = UsageText.folded(fullMessage(for: error), to: Columns.width(of: descriptor) ?? 80)
        if !text.isEmpty { Output.page(text + "\n", to: descriptor) }
        Glibc.exit(code.rawValue)
    }
}
