import FoundationEssentials
import HomeLog
import HomeModel

extension Scheduler {
    /// Settles what a process that was killed has left under way.
    ///
    /// It is run again where that is not too late; else it was missed.
    ///
    /// - Parameter homes: the homes that are served here from now on; nil is all.
    func takeOver(_ homes: Set<HomeID>? = nil) async throws {
        for firing in try await database.runningFirings() where homes?.contains(firing.home) ?? true {
            // What this very program is about is not left by anybody.
            let run = RunningTrigger(trigger: firing.trigger, date: firing.date)
            if underWay.contains(run) { continue }
            if let ended = end(of: run) {
                do { try await database.finish(ended) } catch { note(error) }
                continue
            }
            if claiming.contains(firing.trigger) {
                inDoubt.insert(firing.home)
                continue
            }
            do { try await settle(firing) } catch { note(error) }
        }
    }

    private func settle(_ firing: Firing) async throws {
        let home = try await database.home(firing.home)
        let trigger = home?.triggers.first { $0.id == firing.trigger }
        let isLate = clock.now.timeIntervalSince(firing.date) > Firing.allowedLateness
        if let home, let trigger, trigger.isEnabled, trigger.runsLate || !isLate {
            return start(firing, of: trigger, in: home, late: isLate, isAgain: true)
        }
        var firing = firing
        firing.status = .missed
        firing.detail = "Beckon was stopped while it ran"
        try await database.finish(firing)
        await report(.missed(firing, home: home?.name ?? "a home that is gone", dates: [firing.date], more: false))
        if let trigger { try await retire(trigger, in: firing.home) }
    }

    /// Runs the scenes of a trigger one after another, and notes what became of them.
    ///
    /// What it opens, it opens at its time and once: neither late, nor again after a program that may have done so.
    func perform(_ firing: Firing, of trigger: Trigger, in home: Home, late: Bool, isAgain: Bool) async {
        await Trace.$id.withValue(Trace.next(.trigger)) {
            await run(firing, of: trigger, in: home, late: late, isAgain: isAgain)
        }
    }

    private func run(_ firing: Firing, of trigger: Trigger, in home: Home, late: Bool, isAgain: Bool) async {
        var results: [ActionSetResult] = []
        let consent = late || isAgain ? nil : await consent(to: trigger)
        for id in trigger.actionSets {
            guard let scene = home.actionSets.first(where: { $0.id == id }) else { continue }
            let given = if let consent { consent.firing(trigger) } else { Consent.none }
            results.append(await control.run(scene, in: home, with: given))
        }
        var firing = firing
        firing.status = Self.status(of: results)
        let complaints = results.filter { $0.status != .done }.map(replies.summary)
        firing.detail =
            results.isEmpty ? "it has no scene" : complaints.isEmpty ? nil : complaints.joined(separator: " ")
        note(ended: firing)
        do {
            try await database.finish(firing)
            await report(.fired(firing, home: home.name, scenes: results, late: late))
            try await retire(trigger, in: home.id)
        } catch {
            note(error)
        }
    }

    /// What a trigger may open; what cannot be found out is not opened.
    private func consent(to trigger: Trigger) async -> StandingConsent? {
        do { return try await database.consent(of: trigger.id) } catch {
            note(error)
            return nil
        }
    }

    /// Disables a trigger that comes once, after its date was fired or missed; one that was said goes with its scenes.
    func retire(_ trigger: Trigger, in home: HomeID) async throws {
        guard trigger.event == nil, trigger.recurrence == nil, let date = trigger.timetable?.start,
            let firing = try await database.firing(of: trigger.id, at: date), firing.status != .running
        else { return }
        // The home alone is read: there may be thousands of others.
        guard let home = try await database.home(home), let kept = home.triggers.first(where: { $0.id == trigger.id })
        else {
            return
        }
        let edits = kept.isTimed ? home.removing(kept.id) : [.change(home.id, .setEnabled(kept.id, false))]
        // Where somebody has just changed the same, the next look sees what is left to do.
        do { try await database.apply(edits, by: .owner) } catch is EditRefusal {}
    }

    /// How it went as a whole: everything, nothing or a part was done.
    private static func status(of results: [ActionSetResult]) -> Firing.Status {
        if results.allSatisfy({ $0.status == .failed }) { return .failed }
        return results.allSatisfy { $0.status == .done } ? .done : .partly
    }
}
