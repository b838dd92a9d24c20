import HAPController
import HomeLanguage
import HomeModel
import HomeNames

extension House {
    /// Warnings about the name that an accessory is to get, before it is paired.
    func nameWarnings(
        before name: String, in home: HomeID?, room: String?, installation: Installation = Installation()
    ) async -> NameWarnings {
        await NameWarnings.unasked {
            guard let advice = try await NameAdvice.unasked(language, snapshot(), installation) else { return .none }
            let place = home.flatMap(advice.snapshot.home) ?? advice.snapshot.primary
            // Whether there is such a room was asked before.
            let room = place?.rooms.first { room.map($0.isCalled) == true }
            let verdict = advice.check.verdict(on: name, for: .accessory, in: place?.id, room: room?.id)
            return verdict.status == .confusable
                ? NameWarnings([advice.replies.warning(verdict)], in: advice.replies) : .none
        }
    }

    /// Warnings about the one device that a home expects, and what is behind it, before it is paired.
    ///
    /// Where several are expected, only the device itself tells which it is.
    func nameWarnings(expectedIn home: HomeID?, installation: Installation = Installation()) async -> NameWarnings {
        await NameWarnings.unasked {
            let snapshot = try await snapshot()
            let homes = snapshot.homes.filter { home == nil || $0.id == home }
            let devices = homes.flatMap { home in
                home.accessories.filter { $0.address == nil && $0.bridge == nil }.map { (home: home, device: $0) }
            }
            guard devices.count == 1, let (home, device) = devices.first,
                let advice = try NameAdvice.unasked(language, snapshot, installation)
            else { return .none }
            let all = home.accessories.filter { $0.id == device.id || $0.bridge == device.id }
            let findings = NameLint(advice.check, home: home.id, of: Set(all.map { .accessory($0.id) })).findings
            return NameWarnings(
                findings.map { advice.replies.warning($0, command: $0.command) }, in: advice.replies)
        }
    }

    /// Warnings about the names that the accessories of a device are to get, before they are in the home; with the
    /// commands that give others, unless somebody is about to be asked for them.
    func nameWarnings(
        before device: PairedDevice, in home: HomeID?, room: String? = nil, name: String? = nil,
        withCommands: Bool = true, installation: Installation = Installation()
    ) async -> NameWarnings {
        await NameWarnings.unasked {
            let snapshot = try await snapshot()
            // That they do not fit is told by whoever puts them there.
            guard let enrolment = try? Enrolment(of: device, in: snapshot, home: home, name: name),
                let advice = try NameAdvice.unasked(language, snapshot.adding(enrolment, room: room), installation)
            else { return .none }
            return advice.warnings(about: enrolment, told: name, withCommands: withCommands)
        }
    }
}

extension NameAdvice {
    /// Warnings about all accessories of a device at once, among themselves and with the rest of the home, the worst
    /// first.
    ///
    /// What was told of a name before is not told again.
    func warnings(about enrolment: Enrolment, told name: String?, withCommands: Bool) -> NameWarnings {
        let things = Set(enrolment.added.map { NamedThing.accessory($0.id) })
        let findings = NameLint(check, home: enrolment.home, of: things).findings.filter { finding in
            name.map { finding.bearer.name != $0 } ?? true || finding.other.map { things.contains($0.thing) } ?? false
        }
        return NameWarnings(
            findings.map { replies.warning($0, command: withCommands ? $0.command : nil) }, in: replies)
    }
}

extension HomeSnapshot {
    /// The homes as they would be with what a device brings, its new accessories in a room.
    func adding(_ enrolment: Enrolment, room: String?) -> HomeSnapshot {
        var (after, home) = (self, enrolment.result)
        let place = home.rooms.first { room.map($0.isCalled) == true }?.id
        let new = Set(enrolment.added.filter(\.isNew).map(\.id))
        for index in home.accessories.indices where place != nil && new.contains(home.accessories[index].id) {
            home.accessories[index].room = place
        }
        if let known = after.homes.firstIndex(where: { $0.id == home.id }) {
            after.homes[known] = home
        } else {
            after.homes.append(home)
        }
        return after
    }
}

extension NameLint.Finding {
    /// The command that gives another name; nil where there is none to give.
    fileprivate var command: String? {
        suggestions.first.map {
            "beckon \(bearer.kind.word) rename \(bearer.name.quotedForShell) \($0.quotedForShell)"
        }
    }
}

extension String {
    /// The text as one word of a shell's command.
    fileprivate var quotedForShell: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
