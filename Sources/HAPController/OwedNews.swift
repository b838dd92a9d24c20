import HAPWire
import HomeModel

/// What a device has yet to take and to tell on a connection, for those who listen to it.
struct OwedNews: Equatable {
    /// What it has not yet been asked to tell of by itself, or has not taken.
    var wishes: Set<CharacteristicID> = []
    /// What may have changed without its telling.
    var values: Set<CharacteristicID> = []

    /// Whether nothing is owed.
    var isEmpty: Bool { wishes.isEmpty && values.isEmpty }

    mutating func formUnion(_ other: OwedNews) {
        wishes.formUnion(other.wishes)
        values.formUnion(other.values)
    }
}

extension ControlError {
    /// Whether the same may be answered otherwise in a while, so that it is worth asking again.
    var isPassing: Bool {
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
    /// Whether it is a failure that may pass.
    var isPassing: Bool { if case .failure(let error) = self { error.isPassing } else { false } }

    /// Whether no answer came in time.
    var isSilence: Bool {
        switch self {
        case .failure(.timedOut), .failure(.unconfirmed): true
        case .success, .failure: false
        }
    }
}
