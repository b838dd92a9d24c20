import HomeModel

/// A scene and its home, as they are when somebody asks to run it: what is asked about is what is run.
public struct SceneToRun: Sendable {
    /// The scene.
    public let scene: ActionSet
    /// Its home.
    public let home: Home

    /// What it would open.
    public var openings: Set<Opening> { home.openings(of: scene) }

    /// Whether it moves what guards the home, whichever way (row U7).
    var movesGuards: Bool {
        scene.actions.contains { action in
            home.service(action.service)?.service.type.guards(by: action.characteristic) == true
        }
    }

    /// Runs it; what opens spends `consent`, and is left as it is where there is none.
    public func run(through control: any HomeControl, with consent: consuming Consent) async -> ActionSetResult {
        await control.run(scene, in: home, with: consent)
    }
}
