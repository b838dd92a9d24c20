import HomeModel
import ReplyRendering

/// An accessory that did not tell its values, and why.
public struct SilentAccessory: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// What kept it from telling.
    public let error: ControlError

    /// The things that did not tell, a clause each: "Desk Lamp cannot be reached".
    public func line(in replies: ReplyRenderer) -> String { replies.text(error, of: name) }
}

/// A scene that was made of the present.
public struct SavedScene: Sendable {
    /// Its name.
    public let name: String
    /// Its home.
    public let home: String
    /// Whether it was not there before.
    public internal(set) var isNew = true
    /// The accessories that did not answer, and why.
    public let silent: [SilentAccessory]
    /// What would unlock or open what guards the home, and was left out.
    public private(set) var guarded: [String] = []
    /// What an accessory told that it would not take, and was left out.
    public private(set) var unusable: [String] = []
    private(set) var settings: [(line: String, action: Action)] = []

    /// What the scene sets: "Desk Lamp On = true".
    public var lines: [String] { settings.map(\.line) }

    init(name: String, home: String, silent: [SilentAccessory]) {
        self.name = name
        self.home = home
        self.silent = silent
    }

    mutating func add(_ setting: PresentSetting) {
        let type = setting.characteristic.type
        if setting.service.service.type.isOpened(by: setting.value, of: type) {
            guarded.append(setting.line)
            return
        }
        do throws(HomeError) {
            let value = try setting.characteristic.writable(setting.value)
            let action = Action(service: setting.service.reference, characteristic: type, value: value)
            settings.append((setting.line, action))
        } catch {
            unusable.append(setting.line)
        }
    }
}

/// Why the present could not be made a scene: accessories did not answer.
public struct SceneSavingFault: Error, Hashable, Sendable {
    /// Those, and why.
    public let silent: [SilentAccessory]

    /// One line for a person: what is wrong, where, and how to mend it.
    func text(in replies: ReplyRenderer) -> String {
        localized("nothing-saved", ["silent": replies.some(silent.map { $0.line(in: replies) })])
    }
}

/// Why the present was not put in the place of a scene: nobody said that it should.
public struct SceneThereFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The scene's name.
    public let name: String

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        localized("scene-there", ["name": name])
    }
}
