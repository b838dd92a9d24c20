import HomeModel
import ReplyRendering

extension HomeEditor {
    /// What a trigger would open and may not, for nobody said yes to all of it at its time.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func unallowedOpenings(of trigger: Trigger, in home: Home) async throws -> Set<Opening> {
        let openings = home.openings(of: trigger)
        if openings.isEmpty { return [] }
        let consent = try await database.consent(of: trigger.id)
        return consent?.covers(trigger, in: home) == true ? [] : openings
    }

    /// What each enabled trigger of a home would open and may not: “Lock Up would unlock the Front Door, …”.
    ///
    /// - Throws: `HomeDatabaseError`.
    public func unallowedTriggers(of home: Home, in replies: ReplyRenderer) async throws -> [String] {
        var told: [String] = []
        for trigger in home.triggers where trigger.isEnabled {
            let openings = try await unallowedOpenings(of: trigger, in: home)
            if !openings.isEmpty { told.append(trigger.wantsYes(to: replies.text(openings, in: home))) }
        }
        return told
    }
}

extension Trigger {
    fileprivate func wantsYes(to openings: String) -> String {
        localized("trigger-needs-yes", ["name": name, "openings": openings])
    }
}
