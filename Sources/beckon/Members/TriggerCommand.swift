import ArgumentParser
import BeckonRuntime
import Foundation

/// Makes triggers, changes them, and says when they come.
struct TriggerCommand: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "trigger", abstract: helpText("trigger"), discussion: helpText("trigger.about"),
            subcommands: [
                Add.self, RemoveCommand<Trigger>.self, RenameCommand<Trigger>.self, ListCommand<Trigger>.self,
                Show.self,
                Enable.self, Disable.self, SetTime.self, AddMembersCommand<Trigger>.self,
                RemoveMembersCommand<Trigger>.self, AliasCommand<Trigger>.self, UnaliasCommand<Trigger>.self, Next.self,
                Log.self, Run.self,
            ])
    }

    struct Add: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "add",
                abstract: helpText("trigger-add"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var consent: ConsentOptions
        @OptionGroup var time: TimeOptions
        @OptionGroup var timeKeeper: TimeKeeperOptions
        @Option(
            name: .customLong("scene"), help: .text("trigger-add.scene"),
            completion: .names(of: .scene))
        var scenes: [String]
        @Flag(help: .text("trigger-add.enable")) var enable = false
        @Flag(help: .text("trigger-add.runs-late")) var runsLate = false
        @Argument(help: .text("member.own-name")) var name: String

        func validate() throws {
            if time.at == nil { throw ValidationError(localized("say-when-first")) }
        }

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            var trigger = Trigger(name: name)
            try time.time.change(&trigger, now: Date())
            trigger.actionSets = try scenes.map { try home.actionSet(called: $0).id }
            trigger.runsLate = runsLate
            let allowed = enable ? try await options.allowing(trigger, in: home, by: consent) : []
            try await editor.apply(
                [.addTrigger(trigger)] + allowed + (enable ? [.setEnabled(trigger.id, true)] : []), to: home.id)
            Output.line(
                localized(
                    "trigger-added", ["name": name, "home": home.name, "coming": trigger.coming(in: home)]))
            if enable { try await timeKeeper.keep(editor) }
            if !enable { Output.line(localized("disabled-until")) }
            await editor.warn(about: [name], of: .trigger, in: home.id)
        }
    }
}

extension TriggerCommand {
    struct SetTime: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "set", abstract: helpText("trigger-set"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var consent: ConsentOptions
        @OptionGroup var time: TimeOptions
        @Flag(help: .text("trigger-set.once")) var once = false
        @Argument(help: .text("member.name"), completion: .ownNames) var name: String

        func validate() throws {
            if time.isEmpty && !once { throw ValidationError(localized("say-what-changes")) }
            if once && time.recurs { throw ValidationError(localized("once-alone")) }
        }

        func run() async throws {
            let editor = try options.editor()
            let home = try await editor.home()
            var trigger = try home.trigger(called: name)
            try time.time.changeAgain(&trigger, isOnce: once, in: home, now: Date())
            // A yes to one time is none to another.
            let allowed = trigger.isEnabled ? try await options.allowing(trigger, in: home, by: consent) : []
            try await editor.apply(
                allowed + [
                    .setTimer(
                        trigger.id, fireDate: trigger.fireDate, timeZone: trigger.timeZone,
                        recurrence: trigger.recurrence)
                ], to: home.id)
            Output.line(
                localized("trigger-changed", ["name": trigger.name, "coming": trigger.coming(in: home)]))
        }
    }

    struct Enable: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "enable", abstract: helpText("trigger-enable"),
                discussion: helpText("trigger-enable.about"))
        }

        @OptionGroup var options: EditOptions
        @OptionGroup var consent: ConsentOptions
        @OptionGroup var timeKeeper: TimeKeeperOptions
        @Argument(help: .text("trigger.names", valueName: "name"), completion: .ownNames) var names: [String]

        func run() async throws {
            try await options.enable(true, names, by: consent)
            try await timeKeeper.keep(options.editor())
        }
    }

    struct Disable: AsyncParsableCommand {
        static var configuration: CommandConfiguration {
            CommandConfiguration(
                commandName: "disable", abstract: helpText("trigger-disable"))
        }

        @OptionGroup var options: EditOptions
        @Argument(help: .text("trigger.names", valueName: "name"), completion: .ownNames) var names: [String]

        func run() async throws { try await options.enable(false, names, by: nil) }
    }
}

extension Trigger: HomeGroup {
    static var partNames: KnownNames { .scene }
    func adding(_ part: ActionSet) -> HomeEdit { .addToTrigger(id, part.id) }
    func removing(_ part: ActionSet) -> HomeEdit { .removeFromTrigger(id, part.id) }

    func preparing(
        to add: [ActionSet], in home: Home, _ options: EditOptions, _ further: ConsentOptions
    ) async throws -> [HomeEdit] {
        guard isEnabled else { return [] }
        var changed = self
        changed.actionSets += add.map(\.id)
        return try await options.allowing(changed, in: home, by: further)
    }

    func loss(of parts: [ActionSet]) -> String? {
        let isBare = actionSets.allSatisfy { parts.map(\.id).contains($0) }
        return isEnabled && isBare ? localized("trigger-without-scene", ["name": name]) : nil
    }
}

extension EditOptions {
    /// Enables or disables triggers; with `consent`, once somebody said yes to what they would open.
    fileprivate func enable(_ isEnabled: Bool, _ names: [String], by consent: ConsentOptions?) async throws {
        let editor = try editor()
        let home = try await editor.home()
        let triggers = try names.map { try home.trigger(called: $0) }
        var allowed: [HomeEdit] = []
        if let consent {
            for trigger in triggers { allowed += try await allowing(trigger, in: home, by: consent) }
        }
        try await editor.apply(allowed + triggers.map { .setEnabled($0.id, isEnabled) }, to: home.id)
        for trigger in triggers {
            Output.line(localized("trigger-enabled", ["is": isEnabled, "name": trigger.name]))
            if isEnabled { Output.line("  \(trigger.coming(in: home))") }
        }
    }

    /// The edit that keeps somebody's yes to what a trigger would open; none where it opens nothing new.
    ///
    /// - Throws: what `ConsentOptions` throws where nobody says yes.
    fileprivate func allowing(
        _ trigger: Trigger, in home: Home, by consent: ConsentOptions
    ) async throws -> [HomeEdit] {
        let editor = try editor()
        let openings = try await editor.unallowedOpenings(of: trigger, in: home)
        var given = try consent.consent(
            to: openings, of: localized("trigger-as-subject", ["name": trigger.name]), in: home, by: editor.author)
        return given.standing(for: trigger).map { [.allow($0)] } ?? []
    }
}
