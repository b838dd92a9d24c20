import HAPTransport
import HAPWire
import HomeModel

/// One controller's connection to a simulated device, and how far it has come.
struct Session: Sendable {
    let connection: MessageConnection
    /// Wakes whoever sends this connection's events.
    let eventsWaiting: AsyncStream<Void>.Continuation
    /// The pair-setup that runs on it.
    var pairSetup: PairSetupAccessory?
    /// The pair-verify that runs on it.
    var pairVerify: PairVerifyAccessory?
    /// The controller at the other end, once it has proved who it is.
    var controller: [UInt8]?
    /// Whether a request has come on it.
    var hasSpoken = false
    /// Whether the controller was removed, so that the connection ends.
    var isRevoked = false
    /// What it wants to be told of.
    var subscriptions: Set<CharacteristicID> = []
    /// What it has yet to be told of; the value that each has then counts.
    var events: Set<CharacteristicID> = []
    /// The timed write that it announced.
    var prepared: (number: UInt64, until: ContinuousClock.Instant)?

    /// How much a stranger's connection is worth keeping: least what has said nothing, most what pairs.
    var standing: Int {
        if pairSetup?.isUnderWay == true || pairVerify != nil { return 2 }
        return hasSpoken ? 1 : 0
    }
}

/// What a device answers to one request, and what follows the answer.
struct Reply: Sendable {
    /// The answer.
    var message: HTTPMessage
    /// Seals everything after the answer.
    var keys: SessionKeys?
    /// What is told to the other connections after the answer.
    var changes: [CharacteristicID: CharacteristicValue] = [:]
    /// What the asking connection wrote itself and is not told.
    var ownChanges: Set<CharacteristicID> = []

    init(_ message: HTTPMessage, keys: SessionKeys? = nil) {
        self.message = message
        self.keys = keys
    }

    /// A bare HTTP status, or one with HAP's status for the whole request.
    static func status(_ http: Int, _ status: CharacteristicStatus? = nil) -> Reply {
        Reply(.response(http, content: status.map { _ in HTTPContent.json }, body: status?.body ?? []))
    }

    /// A JSON body.
    static func json(_ http: Int, _ body: [UInt8]) -> Reply {
        Reply(.response(http, content: HTTPContent.json, body: body))
    }

    /// A body of a pairing exchange.
    static func pairing(_ body: [UInt8]) -> Reply {
        Reply(.response(200, content: HTTPContent.pairing, body: body))
    }
}
