import HAPWire
import HomeModel

/// What has happened to a simulated device, for those who watch it.
public enum DeviceEvent: Sendable {
    /// Values became others, by a controller's write or by hand.
    case changed([CharacteristicID: CharacteristicValue], byController: Bool)
    /// The list of controllers that it trusts became another; so many it trusts now.
    case pairings(Int)
    /// The device has another shape, of this configuration number.
    case reshaped(configurationNumber: Int)
}
