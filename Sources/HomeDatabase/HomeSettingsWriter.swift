import Foundation
import GRDB
import HomeModel

/// Writes what a home keeps of itself: its unit of temperature, its place, and what its people have taught.
struct HomeSettingsWriter {
    let home: HomeTables

    private var db: Database { home.db }

    func set(_ unit: TemperatureUnit) throws {
        try db.run(
            "UPDATE home SET temperature_unit = ?1 WHERE id = ?2 AND temperature_unit <> ?1",
            [unit.rawValue, home.id.column])
        if db.changesCount > 0 { try home.tell(.changed, .home) }
    }

    /// Where the home is, is kept with what other programs keep.
    func set(_ place: Coordinates?) throws {
        try changeExtra { kept in
            if kept.coordinates == place { return }
            kept.coordinates = place
            guard kept.coordinates == place else { throw EditRefusal.noRoomForPlace(of: home.name) }
        }
    }

    /// What the home's people have taught is kept with what other programs keep.
    func changePhrases(_ change: (inout Home) throws(EditRefusal) -> Void) throws { try changeExtra(change) }

    /// Changes what is kept in a home's `extra`; where that stays the same, nothing is told.
    private func changeExtra(_ change: (inout Home) throws -> Void) throws {
        var kept = Home(name: home.name)
        kept.extra = try db.row("SELECT extra FROM home WHERE id = ?", [home.id.column])?.extra()
        let before = kept.extra
        try change(&kept)
        if kept.extra == before { return }
        try db.run("UPDATE home SET extra = ? WHERE id = ?", [kept.extra?.line, home.id.column])
        try home.tell(.changed, .home)
    }
}
