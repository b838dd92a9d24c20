import HAPWire
import HomeModel

/// What is still to be requested on a connection so that subscriptions hold and the event cache is current.
struct SubscriptionBacklog: Equatable {
    /// The characteristics to subscribe to that the device was not yet asked for, or refused for now.
    var subscriptions: Set<CharacteristicID> = []
    /// The characteristics to read, as they may have changed without an event.
    var reads: Set<CharacteristicID> = []

    /// Whether nothing is left to request.
    var isEmpty: Bool { subscriptions.isEmpty && reads.isEmpty }

    mutating func formUnion(_ other: SubscriptionBacklog) {
        subscriptions.formUnion(other.subscriptions)
        reads.formUnion(other.reads)
    }
}

extension ControlError {
    /// Whether the same may be answered otherwise in a while, so that it is worth asking again.
    var isTransient: Bool {
        switch self {
        case .unreachable, .notReachedByBridge, .stranger, .pairingGone, .timedOut, .unconfirmed, .interrupted,
            .tooSlow, .busy,
            .outOfResources, .notAllowedNow:
            true
        case .notPaired, .pairingMissing, .pairingUnreadable, .readOnly, .writeOnly, .noNotifications, .invalidValue,
            .notUnderstood, .noValue, .noSuchCharacteristic, .insufficientPrivileges, .insufficientAuthorization,
            .needsConsent, .protocolViolation, .status:
            false
        }
    }
}

extension Result where Failure == ControlError {
    /// Whether it is a transient failure.
    var isTransient: Bool { if case .failure(let error) = self { error.isTransient } else { false } }

    /// Whether no answer came in time.
    var isTimeout: Bool {
        switch self {
        case .failure(.timedOut), .failure(.unconfirmed): true
        case .success, .failure: false
        }
    }
}
