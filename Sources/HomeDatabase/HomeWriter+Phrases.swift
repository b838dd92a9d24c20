import GRDB
import HomeModel

extension HomeWriter {
    /// What the home's people have taught is kept with what other programs keep.
    func changePhrases(_ change: (inout Home) throws(EditRefusal) -> Void) throws {
        var home = Home(name: name)
        home.extra = try db.row("SELECT extra FROM home WHERE id = ?", [id.column])?.extra()
        let before = home.extra
        try change(&home)
        if home.extra == before { return }
        try db.run("UPDATE home SET extra = ? WHERE id = ?", [home.extra?.line, id.column])
        try tell(.changed, .home)
    }
}
