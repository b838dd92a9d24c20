import FoundationEssentials

/// The identity of one thing in a home, of the kind that `Entity` says; it stays when names change.
public struct Identifier<Entity>: Hashable, Sendable, CustomStringConvertible {
    /// The identity itself.
    public let uuid: UUID

    /// A new identity, or a known one read back.
    public init(_ uuid: UUID = UUID()) { self.uuid = uuid }

    // As two numbers, which are sooner compared and hashed than sixteen bytes.
    @inlinable var numbers: (UInt64, UInt64) { unsafeBitCast(uuid.uuid, to: (UInt64, UInt64).self) }

    /// Whether both are the identity of one thing.
    @inlinable public static func == (one: Self, other: Self) -> Bool { one.numbers == other.numbers }

    /// Hashes the identity.
    @inlinable public func hash(into hasher: inout Hasher) {
        hasher.combine(numbers.0)
        hasher.combine(numbers.1)
    }

    /// The identity as 32 hexadecimal digits in five groups.
    public var description: String { uuid.uuidString }
}

/// The identity of a home.
public typealias HomeID = Identifier<Home>
/// The identity of a room.
public typealias RoomID = Identifier<Room>
/// The identity of a zone.
public typealias ZoneID = Identifier<Zone>
/// The identity of an accessory.
public typealias AccessoryID = Identifier<Accessory>
/// The identity of a service.
public typealias ServiceID = Identifier<Service>
/// The identity of a service group.
public typealias ServiceGroupID = Identifier<ServiceGroup>
/// The identity of an action set.
public typealias ActionSetID = Identifier<ActionSet>
/// The identity of a trigger.
public typealias TriggerID = Identifier<Trigger>
/// The identity of a user.
public typealias UserID = Identifier<User>
