import HAPWire

extension StoredPairing {
    /// A request to write.
    func request(_ body: CharacteristicWriteRequest) -> HTTPMessage {
        .request("PUT", "/characteristics", host: notes.host, content: HTTPContent.json, body: body.body)
    }
}

extension HTTPMessage {
    /// The status of an answer; 0 for what is no answer.
    var status: Int {
        if case .response(let status) = start { status } else { 0 }
    }

    /// Whether it is a request that may change something; the announcement of a timed write changes nothing.
    var mayChange: Bool {
        if case .request(let method, let target) = start { method != "GET" && target != "/prepare" } else { false }
    }

    /// Whether it answers that something was done, in part at least.
    var isSuccess: Bool { (200...299).contains(status) }
}
