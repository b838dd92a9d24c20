import HAPWire
import HomeModel

/// What the control layer tells by itself.
public enum ControlEvent: Hashable, Sendable {
    /// A characteristic has another value, as the device told or was asked.
    case value(CharacteristicChange)
    /// This controller wrote a value that is listened to, and the device said that it is done: told in order with what
    /// devices tell.
    case written(CharacteristicChange)
    /// A device answers again, or no longer.
    case reachability(DeviceID, Bool)
    /// A device says that its attribute database is another one than before (`c#`).
    case database(DeviceID)
}

/// A value that an accessory told by itself.
public struct CharacteristicChange: Hashable, Sendable {
    /// The characteristic.
    public var address: CharacteristicAddress
    /// Its new value; nil where the accessory told what cannot be one, so that nothing is known of it.
    public var value: CharacteristicValue?

    /// A change of the given parts.
    public init(address: CharacteristicAddress, value: CharacteristicValue?) {
        self.address = address
        self.value = value
    }
}

extension CharacteristicAddress {
    /// The characteristic within its device.
    var id: CharacteristicID { CharacteristicID(aid: accessory.aid, iid: iid) }
}
