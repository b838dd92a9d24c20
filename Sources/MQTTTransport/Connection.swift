import CMosquitto
import Synchronization

/// One connection to a broker, which owns one handle of the library and frees it.
///
/// Everything but `wasUp` is for the thread that has it.
struct Connection: ~Copyable {
    /// How a connection came to its end.
    enum Ending: Equatable {
        case fault(MQTTFault)
        /// The broker speaks the version of MQTT before this one.
        case isOld
        /// We took leave.
        case left

        var fault: MQTTFault {
            switch self {
            case .fault(let fault): fault
            case .isOld: .refused("it speaks neither MQTT 5 nor MQTT 3.1.1")
            case .left: .notConnected
            }
        }
    }

    /// How often a sign of life is wanted, and how long the broker may take to let us in.
    private static let (keepAlive, patience): (Int32, Duration) = (20, .seconds(15))

    let handle: OpaquePointer
    private let broker: MQTTBroker
    private let told: Told
    private let limits: MQTTLimits
    private let isOld: Bool
    private let start = ContinuousClock.now

    init(
        _ broker: MQTTBroker, _ filters: [String], _ limits: MQTTLimits, _ queue: EventQueue, _ backlog: Backlog,
        isOld: Bool
    ) {
        (self.broker, self.limits, self.isOld) = (broker, limits, isOld)
        told = Told(filters, limits, queue, backlog)
        let name = "beckon-" + String(UInt64.random(in: 0...UInt64.max), radix: 36)
        guard let handle = mosquitto_new(name, true, Unmanaged.passUnretained(told).toOpaque()) else {
            preconditionFailure("there is no memory for a connection")
        }
        self.handle = handle
    }

    deinit { mosquitto_destroy(handle) }

    /// Whether the broker has let us in.
    var wasUp: Bool { told.wasUp }

    /// Whether the library has something to send; whoever publishes is kept out meanwhile.
    var wantsToWrite: Bool { mosquitto_want_write(handle) }

    /// What the system calls the connection.
    var descriptor: Int32 { mosquitto_socket(handle) }

    /// Reaches the broker; what follows comes with `go`.
    func open() -> Ending? {
        mosquitto_threaded_set(handle, true)
        mosquitto_int_option(handle, MOSQ_OPT_PROTOCOL_VERSION, isOld ? MQTT_PROTOCOL_V311 : MQTT_PROTOCOL_V5)
        mosquitto_int_option(handle, MOSQ_OPT_TCP_NODELAY, 1)
        told.listen(to: handle)
        if let login = broker.login { mosquitto_username_pw_set(handle, login.user, login.password) }
        if let will = broker.will {
            _ = will.payload.withUnsafeBytes {
                mosquitto_will_set(
                    handle, will.topic, Int32($0.count), $0.baseAddress, will.isConfirmed ? 1 : 0, will.isRetained)
            }
        }
        if let authority = broker.authority {
            let code = MosquittoCode(mosquitto_tls_set(handle, authority, nil, nil, nil, nil))
            guard code.isGood else { return .fault(.badFile(authority, .noCertificates)) }
            mosquitto_tls_opts_set(handle, 1, "tlsv1.2", nil)
        }
        var properties: OpaquePointer?
        defer { mosquitto_property_free_all(&properties) }
        if !isOld {
            mosquitto_property_add_int32(
                &properties, Int32(MQTT_PROP_MAXIMUM_PACKET_SIZE.rawValue), UInt32(limits.packet))
        }
        let code = MosquittoCode(
            mosquitto_connect_bind_v5(handle, broker.host, Int32(broker.port), Self.keepAlive, nil, properties))
        return code.isGood ? nil : .fault(.unreachable(told.reason(code)))
    }

    /// Reads, writes and does what is due; the ending where the connection has ended.
    func go() -> Ending? {
        let descriptor = descriptor
        guard descriptor >= 0 else { return told.ending(MosquittoCode(MOSQ_ERR_CONN_LOST.code)) }
        for work in [
            { mosquitto_loop_read($0, 1) }, { mosquitto_loop_write($0, 1) }, mosquitto_loop_misc,
        ] as [(OpaquePointer) -> Int32] {
            let code = MosquittoCode(work(handle))
            guard code.isGood, mosquitto_socket(handle) >= 0 else { return told.ending(code) }
        }
        guard wasUp || .now - start < Self.patience else { return .fault(.unreachable("it does not answer")) }
        return told.isTooLong(beckon_bytes_received(descriptor)) ? .fault(.tooLong) : nil
    }

    /// Takes leave, in a packet that the system sends.
    func disconnect() {
        mosquitto_disconnect_v5(handle, 0, nil)
        // It may wait behind others, which then are not sent either.
        mosquitto_loop_write(handle, 1)
    }
}

/// What the library tells of a connection, on its thread.
private final class Told: Sendable {
    private struct State {
        var wasUp = false
        var refusal: MQTTFault?
        var isOld = false
        var lastError: String?
        /// How many bytes had come in when a packet was last told whole.
        var whole: UInt64 = 0
    }

    private let filters: [String]
    private let limits: MQTTLimits
    private let queue: EventQueue
    private let backlog: Backlog
    private let state = Mutex(State())

    init(_ filters: [String], _ limits: MQTTLimits, _ queue: EventQueue, _ backlog: Backlog) {
        (self.filters, self.limits, self.queue, self.backlog) = (filters, limits, queue, backlog)
    }

    var wasUp: Bool { state.withLock { $0.wasUp } }

    /// Has the library tell it everything; it outlives the handle.
    func listen(to handle: OpaquePointer) {
        mosquitto_connect_v5_callback_set(handle) { handle, told, code, _, _ in
            Told.of(told).connected(handle, code)
        }
        mosquitto_message_v5_callback_set(handle) { _, told, message, _ in
            if let message { Told.of(told).take(message.pointee) }
        }
        mosquitto_publish_v5_callback_set(handle) { _, told, number, _, _ in Told.of(told).sent(number) }
        mosquitto_disconnect_v5_callback_set(handle) { _, told, code, _ in Told.of(told).disconnected(code) }
        mosquitto_log_callback_set(handle) { _, told, level, text in
            guard level == Int32(MOSQ_LOG_ERR), let text else { return }
            Told.of(told).note(String(cString: text))
        }
    }

    /// How a connection ended that the library says has ended.
    func ending(_ code: MosquittoCode) -> Connection.Ending {
        let state = state.withLock { $0 }
        if state.isOld { return .isOld }
        if let refusal = state.refusal { return .fault(refusal) }
        let reason = reason(code)
        return .fault(state.wasUp ? .lost(reason) : .unreachable(reason))
    }

    /// Why something failed: what the library last complained of says more than its code.
    func reason(_ code: MosquittoCode) -> String {
        let last = state.withLock { $0.lastError }
        guard code.code == MOSQ_ERR_TLS.code, let last else { return code.text }
        return "TLS: \(last.split(separator: ":").last.map(String.init) ?? last)"
    }

    /// Whether more came in than the longest packet has, and none was whole.
    func isTooLong(_ received: UInt64) -> Bool {
        state.withLock { state in
            if state.whole == 0 { state.whole = received }
            return received > state.whole + UInt64(2 * limits.packet) + (1 << 20)
        }
    }

    private func connected(_ handle: OpaquePointer?, _ code: Int32) {
        guard code == 0 else { return refused(code) }
        let isFirst = state.withLock { state in
            defer { state.wasUp = true }
            return !state.wasUp
        }
        guard isFirst else { return }
        for filter in filters { mosquitto_subscribe(handle, nil, filter, 1) }
    }

    private func refused(_ code: Int32) {
        state.withLock { state in
            // 1 is that of MQTT 3.1.1.
            state.isOld = code == 1 || code == Int32(MQTT_RC_UNSUPPORTED_PROTOCOL_VERSION.rawValue)
            let reason = code < 128 ? mosquitto_connack_string(code) : mosquitto_reason_string(code)
            state.refusal = .refused(reason.map { String(cString: $0) } ?? "\(code)")
        }
    }

    private func disconnected(_ code: Int32) {
        // Those from 128 on are the broker's.
        guard code >= 128, let reason = mosquitto_reason_string(code) else { return }
        state.withLock { state in
            if state.refusal == nil { state.refusal = .lost(String(cString: reason)) }
        }
    }

    private func take(_ message: mosquitto_message) {
        state.withLock { $0.whole = 0 }
        guard let name = message.topic, strnlen(name, limits.topic + 1) <= limits.topic,
            case let count = Int(message.payloadlen), (0...limits.payload).contains(count),
            let topic = String(validatingCString: name)
        else { return queue.leaveOut() }
        let payload = message.payload.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
        queue.add(.message(MQTTMessage(topic, payload, isRetained: message.retain, isConfirmed: message.qos > 0)))
    }

    private func sent(_ number: Int32) {
        state.withLock { $0.whole = 0 }
        backlog.remove(number)
    }

    private func note(_ error: String) { state.withLock { $0.lastError = error } }

    private static func of(_ pointer: UnsafeMutableRawPointer?) -> Told {
        guard let pointer else { preconditionFailure("the library hands back what it was given") }
        return Unmanaged<Told>.fromOpaque(pointer).takeUnretainedValue()
    }
}
