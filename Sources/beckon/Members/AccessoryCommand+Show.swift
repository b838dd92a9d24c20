import ArgumentParser
import BeckonRuntime
import HomeOutcomes

extension AccessoryCommand {
    struct Show: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "show",
                abstract: helpText("accessory-show"))
        }

        @OptionGroup var acting: ActingUserOptions
        @Option(help: .text("accessory.home"), completion: .names(of: .home)) var home: String?
        @OptionGroup var listing: ListOptions
        @Argument(help: .text("accessory.name"), completion: .ownNames) var name: String

        func run() async throws {
            let house = try await acting.sharedHouse()
            let found = try await house.accessories.named(name, home: home)
            let home = try await acting.editor(of: found.home).home()
            let known = found.accessory.summary(in: home)
            guard let device = found.device else {
                let unpaired = Attribute(
                    "paired", json: .bool(false), text: found.fault == nil ? localized("yes-no", ["is": false]) : nil,
                    brief: nil)
                listing.show(known.adding([unpaired]))
                guard let fault = found.fault else { return }
                throw Fault(.badConfiguration, house.replies.text(fault, of: found.accessory.name))
            }
            let way = localized("at-address", ["name": device.name, "address": "\(device.host):\(device.port)"])
            let label = localized("label", ["key": "reachedThrough"])
            let summary = known.adding([Attribute("paired", label, json: .bool(true), text: way, brief: nil)])
            let values = try await house.accessories.values(of: found)
            if listing.json {
                Output.line(summary.adding([.values(values), .failures(values, in: house.replies)]).json.line)
            } else {
                listing.show(summary)
                for value in values { Output.line(value.line(in: house.replies)) }
            }
            if values.contains(where: \.isFailure) { throw ExitStatus.failed }
        }
    }
}

extension Attribute {
    /// What an accessory says of itself now: by service, then by characteristic.
    fileprivate static func values(_ values: [ShownValue]) -> Attribute {
        let read = values.compactMap { shown in shown.value.map { (shown, $0) } }
        return Attribute("values", json: byService(read), text: nil, brief: nil)
    }

    /// Why an accessory does not say it: by service, then by characteristic.
    fileprivate static func failures(_ values: [ShownValue], in replies: ReplyRenderer) -> Attribute {
        let failed = values.compactMap { shown in shown.failure.map { (shown, JSON.string(replies.text($0))) } }
        return Attribute("errors", json: byService(failed), text: nil, brief: nil)
    }

    private static func byService(_ entries: [(shown: ShownValue, json: JSON)]) -> JSON {
        let services = Dictionary(grouping: entries) { $0.shown.service }
        return .object(
            services.mapValues { entries in
                .object(Dictionary(entries.map { ($0.shown.characteristic.name, $0.json) }) { first, _ in first })
            })
    }
}
