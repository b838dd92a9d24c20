/// What has a name and aliases.
public protocol Named {
    /// What people call it.
    var name: String { get }
    /// Further names that people use.
    var aliases: [String] { get }
}

extension Named {
    /// The name and the aliases.
    public var names: [String] { [name] + aliases }

    /// Whether a text is the name or an alias, blind to case, spaces and apostrophes (row N3).
    public func isCalled(_ name: String) -> Bool {
        let key = NameKey(name)
        return !key.isEmpty && names.contains { NameKey($0) == key }
    }
}

extension Sequence where Element: Named {
    /// The element that bears a name or alias; nil where none does.
    public func named(_ name: String) -> Element? { first { $0.isCalled(name) } }
}

extension Home: Named {}
extension Room: Named {}
extension Zone: Named {}
extension Accessory: Named {}
extension ServiceGroup: Named {}
extension ActionSet: Named {}
extension Trigger: Named {}
extension User: Named {
    /// A user has no further names.
    public var aliases: [String] { [] }
}

extension Home {
    /// The room for the entire home, in which every accessory stands that was given no room (row M6).
    ///
    /// It bears the home's name and identity, and is none of `rooms`.
    public var roomForEntireHome: Room { Room(id: RoomID(id.uuid), name: name) }
}
