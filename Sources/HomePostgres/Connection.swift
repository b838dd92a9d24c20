import CPostgreSQL
import Glibc

/// One connection to a server.
///
/// It owns one `PGconn`, and closes it exactly once.
/// Each call waits for the server, so it is made on a thread where waiting keeps nobody else from running.
final class Connection {
    private let handle: OpaquePointer

    private let timeouts: Timeouts
    /// Whether the server was waited for in vain, so that nothing more is asked over it.
    private var isGivenUp = false
    /// For how long one answer is waited for.
    private var limit: Duration

    /// How long the server may wait for us within a transaction, and after what it looks whether we are still there: else what
    /// was cut off would have a connection of its until the next day.
    private static let limits = """
        SET idle_in_transaction_session_timeout = '5s';
        SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; SET tcp_user_timeout = '20s'
        """
    /// What libpq is asked for unless the URL says otherwise: a way that is dead is known so within half a minute.
    private static let defaults = [
        "keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3",
        "tcp_user_timeout": "20000", "application_name": "beckon", "client_encoding": "UTF8",
    ]
    /// The oldest server whose SQL is ours.
    private static let oldestServer: Int32 = 130_000

    /// A connection; it is known within these timeouts that it does not come about, or is lost.
    init(to address: ServerAddress, with timeouts: Timeouts = .usual) throws {
        self.timeouts = timeouts
        limit = .seconds(timeouts.connecting) + Timeouts.grace
        var settings = Self.defaults.map { ($0.key, $0.value) }
        settings.append(("sslmode", address.defaultTLS))
        // Of two settings of one name libpq takes the last, and so the URL's before all but what may not be waited for longer.
        settings.append(("dbname", address.url))
        if address.connectTimeout == nil || timeouts.isFirm {
            settings.append(("connect_timeout", "\(timeouts.connecting)"))
        }
        if timeouts.isFirm { settings.append(("tcp_user_timeout", "\(timeouts.statement.milliseconds)")) }
        let opened = CStrings(settings.map(\.0)).withPointers { keys in
            CStrings(settings.map(\.1)).withPointers { PQconnectdbParams(keys, $0, 1) }
        }
        guard let opened else { throw ServerFault(state: "", text: "out of memory", place: .connecting) }
        handle = opened
        if PQstatus(opened) != CONNECTION_OK {
            throw Self.faultOfConnecting(opened)
        }
        // Notices are for people at a terminal, and would go to theirs.
        PQsetNoticeProcessor(opened, { _, _ in }, nil)
        guard PQsetnonblocking(opened, 1) == 0 else { throw Self.faultOfConnecting(opened) }
        try check(address)
        try statement(Self.limits)
        limit = try bounded(by: address) + Timeouts.grace
    }

    /// Has the server bound what it does for us; gives for how long it may work on a statement.
    ///
    /// What the URL sets by `options` stays, unless it cannot be waited for so long here.
    private func bounded(by address: ServerAddress) throws -> Duration {
        let bounds = [("statement_timeout", timeouts.statement), ("lock_timeout", timeouts.lock)]
        for (name, bound) in bounds where timeouts.isFirm || !address.setsOption(name) {
            try statement("SET \(name) = \(bound.milliseconds)")
        }
        guard !timeouts.isFirm, address.setsOption("statement_timeout") else { return timeouts.statement }
        let row = try row("SELECT setting FROM pg_settings WHERE name = 'statement_timeout'")
        let set = Duration.milliseconds(try row?.number("setting") ?? 0)
        // 0 would be no bound, and whoever waits would wait for ever.
        if set > .zero, set <= Timeouts.longest { return set }
        try statement("SET statement_timeout = \(Timeouts.longest.milliseconds)")
        return Timeouts.longest
    }

    deinit { PQfinish(handle) }

    /// Why nobody is let in: libpq keeps no state for it, so that it is told by what it says, which is in English.
    private static func faultOfConnecting(_ connection: OpaquePointer) -> ServerFault {
        if PQconnectionNeedsPassword(connection) != 0 {
            return ServerFault(state: "28P01", text: "", place: .connecting)
        }
        let text = line(PQerrorMessage(connection))
        // What the server itself says begins so; the rest is libpq's own.
        let isFromServer = text.contains("FATAL:")
        let state =
            if text.contains("authentication failed") { "28P01" } else if isFromServer {
                ""
            } else if ["SSL", "certificate"]
                .contains(where: text.contains)
            { "08P01" } else { "08001" }
        return ServerFault(state: state, text: text, place: .connecting)
    }

    private func check(_ address: ServerAddress) throws {
        let version = PQserverVersion(handle)
        guard version >= Self.oldestServer else {
            throw HomePostgresError.oldServer(
                address.description, version: Int(version / 10_000), oldest: Int(Self.oldestServer / 10_000))
        }
        let encoding = PQparameterStatus(handle, "server_encoding").map { String(cString: $0) } ?? ""
        guard encoding == "UTF8" else { throw HomePostgresError.badEncoding(address.description, encoding) }
    }

    /// Whether nothing more can be asked over it.
    var isLost: Bool { isGivenUp || PQstatus(handle) != CONNECTION_OK }

    // MARK: - Statements

    /// Runs one statement; gives the rows that it comes to.
    @discardableResult
    func rows(_ sql: String, _ parameters: [String?] = []) throws -> [Row] {
        let result = try result(sql, parameters)
        defer { PQclear(result) }
        return Row.all(of: result)
    }

    /// The first row that a statement comes to.
    func row(_ sql: String, _ parameters: [String?] = []) throws -> Row? { try rows(sql, parameters).first }

    /// Runs one statement; gives how many rows it has changed.
    @discardableResult
    func run(_ sql: String, _ parameters: [String?] = []) throws -> Int {
        let result = try result(sql, parameters)
        defer { PQclear(result) }
        return Int(String(cString: PQcmdTuples(result))) ?? 0
    }

    /// Runs statements that take no parameters, such as those that make tables.
    func statement(_ sql: String) throws { PQclear(try answer(isSent: PQsendQuery(handle, sql))) }

    private func result(_ sql: String, _ parameters: [String?]) throws -> OpaquePointer {
        if parameters.contains(where: { $0?.utf8.contains(0) ?? false }) {
            throw ServerFault(state: "22021", text: "a text holds the character U+0000, which PostgreSQL does not keep")
        }
        let isSent = CStrings(parameters).withPointers { values in
            PQsendQueryParams(handle, sql, Int32(parameters.count), nil, values, nil, nil, 0)
        }
        return try answer(isSent: isSent)
    }

    /// Waits for what a statement comes to, and not for longer than it may take.
    private func answer(isSent: Int32) throws -> OpaquePointer {
        guard isSent == 1, !isGivenUp else { return try checked(nil) }
        let start = ContinuousClock.now
        while PQflush(handle) == 1 { try wait(for: POLLIN | POLLOUT, since: start) }
        var last: OpaquePointer?
        while true {
            do {
                while PQisBusy(handle) == 1 { if try !wait(for: POLLIN, since: start) { break } }
            } catch {
                PQclear(last)
                throw error
            }
            guard let next = PQgetResult(handle) else { return try checked(last) }
            PQclear(last)
            last = next
        }
    }

    /// Waits until the server sends something, or takes what is sent, and reads it; false where the connection is lost.
    ///
    /// - Throws: `ServerFault` where it was waited for in vain: then the connection is given up, as nobody knows how long it will.
    @discardableResult
    private func wait(for events: Int32, since start: ContinuousClock.Instant) throws -> Bool {
        var socket = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
        while poll(&socket, 1, Timeouts.look) <= 0 {
            let waited = ContinuousClock.now - start
            guard waited >= limit || waited >= Timeouts.least && timeouts.isOver() else { continue }
            isGivenUp = true
            throw ServerFault(
                state: "", text: "no answer within \(waited.milliseconds) ms", place: .silent)
        }
        return PQconsumeInput(handle) == 1
    }

    private func checked(_ result: OpaquePointer?) throws -> OpaquePointer {
        let status = PQresultStatus(result)
        if let result, status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK { return result }
        defer { PQclear(result) }
        func field(_ code: Unicode.Scalar) -> String? {
            PQresultErrorField(result, Int32(code.value)).map { Self.line($0) }
        }
        let text = field("M") ?? Self.line(PQerrorMessage(handle))
        throw ServerFault(state: field("C") ?? "", text: text, place: isLost ? .connection : .statement)
    }

    /// The words that others have sent to what is listened to; waits for one so many milliseconds at most.
    func words(within timeout: Int32) throws -> [String] {
        var words = try heard()
        if words.isEmpty {
            var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
            _ = poll(&socket, 1, timeout)
            words = try heard()
        }
        return words
    }

    private func heard() throws -> [String] {
        guard PQconsumeInput(handle) == 1 else {
            throw ServerFault(state: "", text: Self.line(PQerrorMessage(handle)), place: .connection)
        }
        var words: [String] = []
        while let notification = PQnotifies(handle) {
            words.append(String(cString: notification.pointee.extra))
            PQfreemem(notification)
        }
        return words
    }

    /// What libpq or the server said, on one line.
    private static func line(_ text: UnsafePointer<CChar>) -> String {
        String(cString: text).split(whereSeparator: \.isNewline)
            .map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }.joined(separator: "; ")
    }
}

extension Connection {
    /// How a transaction sees what others write.
    enum Mode: String {
        /// All that it reads is of one moment.
        case reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
        /// Each statement sees what was kept before it; locks decide who goes first.
        case writing = "BEGIN ISOLATION LEVEL READ COMMITTED"
    }

    /// Does something in one transaction: all or nothing.
    func transaction<Answer>(_ mode: Mode, _ body: (Connection) throws -> Answer) throws -> Answer {
        try statement(mode.rawValue)
        let answer: Answer
        do { answer = try body(self) } catch {
            // Where not even that passes, the connection is lost, and the server takes the transaction back by itself.
            if !isLost { try? statement("ROLLBACK") }
            throw error
        }
        do { try statement("COMMIT") } catch var fault as ServerFault {
            if [.connection, .silent].contains(fault.place), mode == .writing { fault.place = .committing }
            throw fault
        }
        return answer
    }
}

extension Substring {
    /// The same without such characters at both ends.
    fileprivate func trimming(while isLeftOut: (Character) -> Bool) -> Substring {
        let begun = drop(while: isLeftOut)
        return begun.lastIndex { !isLeftOut($0) }.map { begun[...$0] } ?? ""
    }
}

/// Texts as C has them, for the length of a call.
private struct CStrings {
    private let texts: [String?]

    init(_ texts: [String?]) { self.texts = texts }

    /// Calls a function with pointers to the texts, and a null pointer behind them.
    func withPointers<Answer>(_ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Answer) -> Answer {
        var bytes: [CChar] = []
        let places = texts.map { text -> Int? in
            guard let text else { return nil }
            defer {
                bytes += text.utf8.map { CChar(bitPattern: $0) }
                bytes.append(0)
            }
            return bytes.count
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var pointers = places.map { place in place.flatMap { place in buffer.baseAddress.map { $0 + place } } }
            pointers.append(nil)
            return pointers.withUnsafeBufferPointer { body($0.baseAddress) }
        }
    }
}
