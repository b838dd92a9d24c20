import HAPController
import HomeModel

extension HomeEditor {
    /// What reaches the accessories that are paired in the data folder.
    public var controller: HomeController {
        let fence = place.fence { [database, homeName] in [try await database.home(named: homeName)].compactMap(\.self)
        }
        return HomeController(store: PairingFile(folder: folder), fence: fence)
    }

    /// A scene of the home that is to be run; guests may too (row U3).
    ///
    /// - Throws: `EditRefusal` where there is no such home, scene or user, `HomeDatabaseError`.
    public func scene(called name: String) async throws -> SceneToRun {
        let home = try await home()
        if let user = author.user, home.users.named(user) == nil {
            throw EditRefusal.insufficientPrivileges(user, in: home.name)
        }
        let scene = SceneToRun(scene: try home.actionSet(called: name), home: home)
        if scene.movesGuards { try await database.requireOpening(in: home.id, of: author) }
        return scene
    }

    /// Makes a scene of the present, or puts it in the place of what a scene was: in one transaction.
    ///
    /// - Throws: `SceneSavingFault` where accessories do not answer; `EditRefusal`, also where nothing is to be saved;
    ///   `SceneThereFault` where there is such a scene and it is not `replacing` one; `HomeDatabaseError`. Nothing is changed
    ///   then.
    public func saveScene(
        called name: String, of scope: SceneScope, replacing isReplacing: Bool, through control: any HomeControl
    ) async throws -> SavedScene {
        let home = try await home()
        // Nobody waits for accessories only to hear that.
        if !isReplacing, let scene = home.actionSets.named(name) { throw SceneThereFault(name: scene.name) }
        let present = await Present(of: try scope.services(of: home), through: control)
        if !scope.isPartial, !present.silent.isEmpty { throw SceneSavingFault(silent: present.silent) }
        var saved = SavedScene(name: name, home: home.name, silent: present.silent)
        for setting in present.settings where scope.isAll || setting.isOn {
            saved.add(setting)
        }
        guard !saved.settings.isEmpty else { throw EditRefusal.nothingToSave(isAll: scope.isAll) }
        try await keep(&saved, in: home.id, isReplacing)
        return saved
    }

    private func keep(_ saved: inout SavedScene, in home: HomeID, _ isReplacing: Bool) async throws {
        let (name, actions) = (saved.name, saved.settings.map(\.action))
        saved.isNew = try await database.home(home)?.actionSets.named(name) == nil
        try await database.apply(by: author) { snapshot in
            guard let scene = snapshot.home(home)?.actionSets.named(name) else {
                var scene = ActionSet(name: name)
                scene.actions = actions
                return [.change(home, .addActionSet(scene))]
            }
            guard isReplacing else { throw SceneThereFault(name: scene.name) }
            let removed = scene.actions.map { HomeEdit.removeAction($0.service, $0.characteristic, from: scene.id) }
            return (removed + actions.map { .setAction($0, in: scene.id) }).map { .change(home, $0) }
        }
    }
}
