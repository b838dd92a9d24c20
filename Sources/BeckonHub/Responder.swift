import BeckonRuntime
import FoundationEssentials
import HTTPTypes
import HomeLog
import HomeModel
import HummingbirdCore
import Logging
import NIOCore

/// Answers the requests of one door of the hub: finds the operation, reads what is handed in, carries it out.
struct Responder: Sendable {
    /// The most bytes of a document, and of a recording, which is two minutes of speech.
    private static let (longestDocument, longestRecording) = (64 << 10, 4 << 20)
    /// The most streams of events at once.
    private static let mostStreams = 1_000

    /// Through which door somebody asks.
    enum Door: Hashable, Sendable {
        /// The socket in the data folder, whose owner alone comes to it.
        case local
        /// The network: whoever comes shows a token.
        case network
        /// A relay: whoever comes has shown that it has the secret key to this public one.
        case away([UInt8])
    }

    private let hub: Hub
    private let door: Door
    /// The operations of each path, by method.
    private let operations: [String: [HTTPRequest.Method: Operation]]

    init(hub: Hub, door: Door) {
        (self.hub, self.door) = (hub, door)
        operations = Dictionary(grouping: API(hub: hub).operations, by: \.path).mapValues { operations in
            Dictionary(operations.map { ($0.method, $0) }) { first, _ in first }
        }
    }

    /// Answers one request.
    @Sendable func respond(
        _ request: HummingbirdCore.Request, _ writer: consuming ResponseWriter, _ channel: any Channel
    ) async throws {
        let (answer, number) = await self.answer(to: request)
        var head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        head.headerFields[.xRequestID] = number
        for (name, value) in Self.protection where head.headerFields[name] == nil { head.headerFields[name] = value }
        switch answer.body {
        case .bytes(let bytes, let type):
            // What was not read to its end is not waited for.
            let isLast = hub.isEnding || answer.status == .contentTooLarge
            if isLast { head.headerFields[.connection] = "close" }
            head.headerFields[.contentType] = type
            head.headerFields[.contentLength] = String(bytes.count)
            let sent = request.method == .head ? [] : bytes
            let unread = hub.unreadAnswers.begin(channel)
            defer { hub.unreadAnswers.end(unread) }
            try await writer.write(response: head, body: .init(byteBuffer: ByteBuffer(bytes: sent)))
            if isLast { channel.close(promise: nil) }
        case .events(let start, let caller):
            head.headerFields[.contentType] = "text/event-stream"
            if request.method == .head {
                head.headerFields[.contentLength] = "0"
                return try await writer.writeResponse(head)
            }
            try await tell(caller, from: start, head, writer, channel)
        }
    }

    /// The answer to a request, and the number that it has in the log.
    func answer(to request: HummingbirdCore.Request) async -> (Answer, number: String) {
        // What is logged of it, down to the accessories, bears the number that the answer tells.
        let number = Trace.next(.request)
        let answer = await Trace.$id.withValue(number) {
            let accepted = AcceptedLanguages(request.headers[.acceptLanguage]).codes
            let given = await hub.words(in: accepted).speaking { await self.answer(to: request, accepted) }
            hub.log.debug("answered", metadata: ["status": "\(given.status.code)"])
            return given
        }
        hub.metrics.answered(answer.status.code)
        return (answer, number)
    }

    /// Tells a client events until it goes, or the hub ends.
    private func tell(
        _ caller: Caller, from start: EventStart, _ head: HTTPResponse, _ writer: consuming ResponseWriter,
        _ channel: any Channel
    ) async throws {
        guard hub.metrics.openStream(atMost: Self.mostStreams) else {
            return try await writer.writeResponse(
                HTTPResponse(
                    status: .serviceUnavailable,
                    headerFields: [.contentLength: "0", .xRequestID: head.headerFields[.xRequestID] ?? ""]))
        }
        defer { hub.metrics.closeStream() }
        let body = try await writer.writeHead(head)
        try await EventStream(hub: hub, caller: caller).write(from: start) { text in
            let unread = hub.unreadAnswers.begin(channel)
            defer { hub.unreadAnswers.end(unread) }
            var body = body
            try await body.write(ByteBuffer(string: text))
        }
        try await body.finish(nil)
        channel.close(promise: nil)
    }

    // MARK: - Finding what is asked for

    private func answer(to request: HummingbirdCore.Request, _ accepted: [String]) async -> Answer {
        guard let path = request.head.path, path.utf8.count <= 2_048 else {
            return .fault(.badRequest, localized("http-no-path"))
        }
        if door == .network, let fault = Origin(of: request).fault { return .fault(.forbidden, fault) }
        let target = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let method = request.method == .head ? .get : request.method
        let query = target.count > 1 ? Self.query(target[1]) : [:]
        if method == .get, let file = hub.page.file(at: String(target[0])) { return file }
        if method == .get, target[0] == WebPage.messagesPath {
            let asked = query["language"].map { hub.words(in: AcceptedLanguages($0).codes) }
            return WebPage.messages(asked ?? hub.pageWords(in: accepted))
        }
        guard let known = operations[String(target[0])] else {
            return .fault(.notFound, localized("http-nothing-here"))
        }
        guard let operation = known[method] else {
            var answer = Answer.fault(.methodNotAllowed, localized("http-wrong-method"))
            answer.headers[.allow] = known.keys.map(\.rawValue).sorted().joined(separator: ", ")
            return answer
        }
        do {
            switch try await visitor(request, for: operation) {
            case .client(let caller):
                // What was set for whoever asks goes before what a browser asks for by itself.
                let set = try await hub.language(of: caller).map { [$0] } ?? []
                let words = hub.words(in: set + accepted)
                return await words.speaking { await carriedOut(operation, request, query, caller, words) }
            case .tooMany: return .fault(CallFault.tooMany.status, CallFault.tooMany.text)
            case .stranger:
                hub.metrics.refusedToken()
                if case .away = door { return .fault(.unauthorized, localized("remote-refused")) }
                var answer = Answer.fault(.unauthorized, localized("http-token-needed"))
                answer.headers[.wwwAuthenticate] = "Bearer"
                return answer
            }
        } catch { return fault(error, of: operation, hub.words(in: accepted)) }
    }

    private func carriedOut(
        _ operation: Operation, _ request: HummingbirdCore.Request, _ query: [String: String], _ caller: Caller,
        _ words: HubWords
    ) async -> Answer {
        do {
            if operation.permission == .act, !caller.mayAct {
                throw CallFault.forbidden(localized("http-only-listens"))
            }
            if operation.permission == .setUp { try caller.requireSettingUp() }
            if operation.permission == .owner, !caller.isOwner {
                throw CallFault.forbidden(localized("http-owner-only"))
            }
            let body = try await Self.body(of: request, for: operation)
            return try await operation.run(
                Call(caller: caller, words: words, query: query, headers: request.headers, body: body))
        } catch { return fault(error, of: operation, words) }
    }

    /// What is answered where something was not done.
    private func fault(_ error: any Error, of operation: Operation, _ words: HubWords) -> Answer {
        switch error {
        case let fault as CallFault: return .fault(fault.status, fault.text)
        case let refusal as EditRefusal: return .refusal(refusal, words.replies.text(refusal))
        case let error as ControlError: return .fault(.badGateway, words.replies.text(error))
        default: break
        }
        switch FaultKind(of: error) {
        case .badInput, .noInput: return .fault(.badRequest, localized(fault: error))
        case .needsConfirmation: return .fault(.conflict, localized(fault: error))
        case .failed: return .fault(.badGateway, localized(fault: error))
        case .refused: return .fault(.forbidden, localized(fault: error))
        case .unavailable, .servedElsewhere: return .fault(.serviceUnavailable, localized(fault: error))
        case .noPermission, .badConfiguration, nil:
            hub.log.error("a request failed", metadata: ["operation": "\(operation.id)", "error": "\(error)"])
            return .fault(.serviceUnavailable, localized("http-not-now"))
        }
    }

    private func visitor(
        _ request: HummingbirdCore.Request, for operation: Operation
    ) async throws -> ClientAuthenticator.Visitor {
        switch door {
        case .local: return .client(.owner)
        case .away(let key): return try await hub.authenticator.visitor(fromAwayWith: key)
        case .network: break
        }
        if operation.permission == .open {
            return .client(Caller(client: "", mayAct: false, mayUnlock: false, maySetUp: false))
        }
        return try await hub.authenticator.visitor(bringing: request.headers[.authorization])
    }

    /// What is handed in, where the operation takes something.
    private static func body(of request: HummingbirdCore.Request, for operation: Operation) async throws -> [UInt8] {
        guard let (kind, longest) = taken(by: operation) else { return [] }
        guard request.headers[.contentType]?.lowercased().hasPrefix(kind) == true else {
            throw CallFault.wrongKind(kind)
        }
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > longest {
            throw CallFault.tooLong(longest)
        }
        var bytes: [UInt8] = []
        for try await piece in request.body {
            guard bytes.count + piece.readableBytes <= longest else { throw CallFault.tooLong(longest) }
            bytes += piece.readableBytesView
        }
        return bytes
    }

    /// The kind of what an operation takes, and the most bytes of it; nil where it takes nothing.
    private static func taken(by operation: Operation) -> (kind: String, longest: Int)? {
        switch operation.sound {
        case .recording: (Operation.Sound.recording.type, longestRecording)
        case .piece: (Operation.Sound.piece.type, longestDocument)
        case nil: operation.body == nil ? nil : ("application/json", longestDocument)
        }
    }

    private static func query(_ text: Substring) -> [String: String] {
        let pairs = text.split(separator: "&").prefix(16).map { $0.split(separator: "=", maxSplits: 1) }
        let words = pairs.map { $0.map { String($0).removingPercentEncoding ?? String($0) } }
        return Dictionary(words.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// What keeps a browser from doing more with an answer than the page does.
    private static let protection: [(HTTPField.Name, String)] = [
        (.cacheControl, "no-store"), (.xContentTypeOptions, "nosniff"),
        (HTTPField.Name("Referrer-Policy")!, "no-referrer"), (HTTPField.Name("X-Frame-Options")!, "DENY"),
        (
            .contentSecurityPolicy,
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
                + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
    ]
}
