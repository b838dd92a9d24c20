import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Talks with a HomeKit home.
@main
struct Beckon: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "beckon",
            abstract: helpText("beckon"),
            version: "beckon \(Release.current)",
            groupedSubcommands: [
                CommandGroup(
                    name: helpText("page.talking"),
                    subcommands: [
                        Say.self, Chat.self, Listen.self, Hear.self, WakeCommand.self, MicCommand.self,
                        ReplayCommand.self,
                        Parse.self, PhrasesCommand.self,
                    ]),
                CommandGroup(
                    name: helpText("page.setting-up"),
                    subcommands: [
                        Setup.self, HomeCommand.self, RoomCommand.self, ZoneCommand.self, AccessoryCommand.self,
                        ServiceCommand.self, GroupCommand.self, SceneCommand.self, TriggerCommand.self,
                        UserCommand.self,
                        PhraseCommand.self,
                    ]),
                CommandGroup(
                    name: helpText("page.names"),
                    subcommands: [CheckCommand.self, LintCommand.self, PronounceCommand.self]),
                CommandGroup(name: helpText("page.always-on"), subcommands: hub + [LogCommand.self, Watch.self]),
                CommandGroup(
                    name: helpText("page.home-files"),
                    subcommands: [Import.self, Export.self, PairingsCommand.self, Simulate.self]),
                CommandGroup(
                    name: helpText("page.this-machine"),
                    subcommands: [
                        DoctorCommand.self, ReportCommand.self, BackupCommand.self, RestoreCommand.self,
                        DatabaseCommand.self,
                        ConfigCommand.self,
                    ]),
            ])
    }

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
            if !(command is any LongRunningCommand) { Waiting.begin() }
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
            let fault = HelpTexts.showing { CommandLineReply(error).fault }
            throw Fault(.badConfiguration, "\(place): \(fault)")
        }
    }

    /// Ends with what is to be said of the command line: help that was asked for, or what is wrong with it.
    private static func exit(telling error: any Error) -> Never {
        let code = exitCode(for: error)
        let descriptor = code.isSuccess ? STDOUT_FILENO : STDERR_FILENO
        let columns = Columns.width(of: descriptor) ?? 80
        let text = HelpTexts.showing { CommandLineReply(error).text(in: columns) }
        if !text.isEmpty { Output.page(text + "\n", to: descriptor) }
        Glibc.exit(code.rawValue)
    }
}
