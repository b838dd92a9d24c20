import ArgumentParser
import BeckonRuntime
import Glibc
import HomeOutcomes

/// Tries the microphone out.
struct MicCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "mic", abstract: helpText("mic"),
            subcommands: [List.self, Meter.self, Record.self, Decode.self, Play.self], defaultSubcommand: List.self)
    }

    /// Lists the devices that record.
    struct List: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "list",
                abstract: helpText("mic-list"))
        }

        @Flag(help: .text("option.json")) var json = false

        func run() throws {
            let devices = SoundCheck.devices()
            for (name, address, title) in devices {
                let members: [String: JSON] = [
                    "name": .string(name), "address": .string(address), "title": .string(title),
                ]
                Output.line(json ? JSON.object(members).line : "\(name)  \(title)  (\(address))")
            }
            if devices.isEmpty { Output.complain(localized("no-recording-card")) }
        }
    }

    /// Shows how loud it is.
    struct Meter: AsyncParsableCommand, LongRunningCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "meter",
                abstract: helpText("mic-meter")
            )
        }

        @OptionGroup var microphone: MicrophoneOptions
        @Option(help: .text("mic-meter.seconds")) var seconds: Double?

        func run() async throws {
            let isTerminal = isatty(STDOUT_FILENO) == 1
            var left = seconds.map { Int($0 * 10) } ?? .max
            for try await level in SoundCheck(microphone.microphone).levels() {
                if isTerminal { Output.write(Array("\r\u{1B}[K\(LevelBar.text(level))".utf8), to: STDOUT_FILENO) }
                if !isTerminal, !Output.line(LevelBar.text(level)) { break }
                left -= 1
                if left <= 0 { break }
            }
            if isTerminal { Output.line("") }
        }
    }

    /// Records to a file.
    struct Record: AsyncParsableCommand, LongRunningCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "record", abstract: helpText("mic-record"))
        }

        @OptionGroup var microphone: MicrophoneOptions
        @Option(help: .text("mic-record.seconds")) var seconds = 5.0
        @Argument(help: .text("mic-record.file"), completion: .file()) var file: String

        func validate() throws {
            if !(0.1...600 ~= seconds) { throw ValidationError(localized("record-seconds")) }
        }

        func run() async throws {
            // Made before anything is said, so that nobody speaks in vain.
            let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else {
                throw Fault(
                    .noPermission,
                    localized("cannot-be-written", ["path": file, "why": String(cString: strerror(errno))]))
            }
            defer { close(descriptor) }
            do {
                let bytes = try await SoundCheck(microphone.microphone).recording(seconds: seconds)
                guard Output.write(bytes, to: descriptor) else {
                    throw Fault(
                        .noPermission,
                        localized("cannot-be-written", ["path": file, "why": String(cString: strerror(errno))]))
                }
                Output.line("\(file): \(Double((bytes.count - 44) / 320) / 100) s")
            } catch {
                unlink(file)
                throw error
            }
        }
    }

    /// Tells what the home makes of the next utterance.
    struct Decode: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "decode",
                abstract: helpText("mic-decode"))
        }

        @OptionGroup var homes: HomeOptions
        @OptionGroup var speaker: SpeakerOptions
        @OptionGroup var microphone: MicrophoneOptions
        @Flag(help: .text("mic-decode.json")) var json = false

        func run() async throws {
            let house = try await homes.house(speaker)
            let ear = try await homes.ear(house)
            let parser = try await house.parser()
            if !json { Output.line(localized("say-something")) }
            let check = SoundCheck(microphone.microphone)
            guard let heard = try await check.explanation(by: ear, in: speaker.context, parser) else {
                throw Fault(.notUnderstood, localized("microphone-ended"))
            }
            if json { Output.line(heard.json.line) } else { heard.lines.forEach { Output.line($0) } }
            throw ExitStatus(heard.outcome.toldStatus)
        }
    }

    /// Plays a recording.
    struct Play: ParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(commandName: "play", abstract: helpText("mic-play"))
        }

        @Option(help: .text("mic-play.speaker", valueName: "name")) var speaker = "default"
        @Argument(help: .text("mic-play.file"), completion: .file()) var file: String

        func run() throws { try SoundCheck.play(file: file, device: speaker) }
    }
}

/// A level as a bar: 60 dB of it.
enum LevelBar {
    static func text(_ level: Double) -> String {
        let length = max(0, min(60, Int(level.rounded()) + 60))
        let bar = String(repeating: "#", count: length) + String(repeating: ".", count: 60 - length)
        return "\(bar) \(Int(level.rounded())) dB"
    }
}
