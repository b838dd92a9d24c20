import CDNSSD

extension DNSServiceOperation {
    /// Watches which services of a type are in the network.
    static func browse(_ type: String) -> Replies {
        begin { handle, context in
            DNSServiceBrowse(
                handle, 0, 0, type, nil,
                { _, flags, interface, code, name, type, domain, context in
                    DNSServiceOperation.reply(context, code) {
                        guard let name, let type, let domain else { return nil }
                        let service = ServiceName(
                            name: String(cString: name), type: String(cString: type), domain: String(cString: domain),
                            interface: interface)
                        return .browsed(service, isThere: flags & DNSServiceFlags(kDNSServiceFlagsAdd) != 0)
                    }
                }, context)
        }.replies
    }

    /// Asks where a service is.
    static func resolve(_ service: ServiceName) -> Replies {
        begin { handle, context in
            DNSServiceResolve(
                handle, 0, service.interface, service.name, service.type, service.domain,
                { _, _, _, code, _, host, port, length, text, context in
                    DNSServiceOperation.reply(context, code) {
                        guard let host else { return nil }
                        let bytes = UnsafeBufferPointer(start: text, count: Int(length))
                        return .resolved(
                            host: String(cString: host), port: Int(UInt16(bigEndian: port)), text: Array(bytes))
                    }
                }, context)
        }.replies
    }

    /// Asks for the records of a type that a name has.
    static func query(_ name: String, type: Int, interface: UInt32) -> Replies {
        begin { handle, context in
            DNSServiceQueryRecord(
                handle, 0, interface, name, UInt16(type), UInt16(kDNSServiceClass_IN),
                { _, flags, _, code, _, _, _, length, bytes, _, context in
                    DNSServiceOperation.reply(context, code) {
                        let bytes = UnsafeRawBufferPointer(start: bytes, count: Int(length))
                        return .record(Array(bytes), isThere: flags & DNSServiceFlags(kDNSServiceFlagsAdd) != 0)
                    }
                }, context)
        }.replies
    }

    /// Announces a service at a port of this machine.
    static func register(
        _ name: String, type: String, port: Int, text: [UInt8]
    ) -> (operation: DNSServiceOperation, replies: Replies) {
        begin { handle, context in
            DNSServiceRegister(
                handle, 0, 0, name, type, nil, nil, UInt16(port).bigEndian, UInt16(text.count), text,
                { _, _, code, name, _, _, context in
                    DNSServiceOperation.reply(context, code) { name.map { .registered(String(cString: $0)) } }
                }, context)
        }
    }

    /// Gives an announced service another text record.
    func update(text: [UInt8]) {
        use { DNSServiceUpdateRecord($0, nil, 0, UInt16(text.count), text, 0) }
    }
}
