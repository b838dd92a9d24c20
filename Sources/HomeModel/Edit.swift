/// A change to the homes, small enough to be said in a sentence.
///
/// A store checks it against every rule and applies it with all its consequences, or refuses it and changes nothing.
public enum Edit: Hashable, Sendable {
    /// Makes a home; its author becomes its administrator (row U1), and the first home is the primary one (row M4).
    case addHome(id: HomeID, name: String)
    /// Makes a home the one that is meant where none is named.
    case makePrimary(HomeID)
    /// Changes one home.
    case change(HomeID, HomeEdit)
    /// Puts the given homes in the place of all that are kept.
    case replaceAll(HomeSnapshot)
}

/// A change to one home.
public enum HomeEdit: Hashable, Sendable {
    /// Gives something another name (row N10); a service may be given its first.
    case rename(NamedThing, to: String)
    /// Gives something a further name (row N14).
    case addAlias(String, to: NamedThing)
    case removeAlias(String, from: NamedThing)
    /// Keeps further ways to say the name of something, in the place of those that were kept.
    case setSpokenForms([String], of: NamedThing)
    /// Says which language a user speaks, or is spoken in a room, by its code; nil takes that back.
    case setLanguage(String?, of: NamedThing)
    case setTemperatureUnit(TemperatureUnit)
    /// Says where the home is; nil takes that back.
    case setCoordinates(Coordinates?)
    /// Has words stand for a sentence, in the place of what they stood for.
    case teach(Phrase)
    /// Forgets what words were taught to mean.
    case forget(String)

    case addRoom(Room)
    case addZone(Zone)
    /// Adds an accessory that was found (row M8).
    case addAccessory(Accessory)
    case addServiceGroup(ServiceGroup)
    case addActionSet(ActionSet)
    /// Adds a trigger; whatever it says of itself, it is not enabled yet (row S6).
    case addTrigger(Trigger)
    case addUser(User)

    /// Removes something, or the home itself, and what cannot be without it (rows M4, M15, M16).
    ///
    /// A service cannot be removed: its accessory has it (row M11).
    case remove(NamedThing)

    /// Puts an accessory into a room; nil is the room for the entire home (row M7).
    case assign(AccessoryID, to: RoomID?)
    /// Keeps what an accessory says of itself: address, versions, services, values (row C7).
    ///
    /// Name, aliases, room and bridge stay as they are, as do the names of services that stay.
    case refresh(Accessory)

    case addToZone(ZoneID, RoomID)
    case removeFromZone(ZoneID, RoomID)
    case addToGroup(ServiceGroupID, ServiceReference)
    case removeFromGroup(ServiceGroupID, ServiceReference)
    /// Adds an action, in the place of one on the same characteristic.
    case setAction(Action, in: ActionSetID)
    case removeAction(ServiceReference, CharacteristicType, from: ActionSetID)
    /// Gives a trigger another time (rows S4, S5); it then waits for no event.
    case setTimer(TriggerID, fireDate: String?, timeZone: String?, recurrence: Recurrence?)
    /// Lets a trigger fire, or not; to fire it needs a scene (row S3) and a date that is to come.
    case setEnabled(TriggerID, Bool)
    /// Keeps somebody's yes to what a trigger opens, in the place of an earlier one to the same trigger.
    case allow(StandingConsent)
    case addToTrigger(TriggerID, ActionSetID)
    case removeFromTrigger(TriggerID, ActionSetID)
    /// Makes a user administrator or guest; a home that has users keeps an administrator.
    case setRole(User.Role, of: UserID)
    /// Lets a user move locks, doors and alarms, or keeps the user from them (row U7).
    case setOpening(Bool, of: UserID)
    /// Has whoever runs programs under an account of the operating system act as a user; nil takes that back.
    case mapAccount(String?, to: UserID)
}
