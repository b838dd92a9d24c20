import Glibc

/// Addresses as records of the network carry them.
enum NetworkAddress {
    /// The text of an address of 4 or 16 bytes, with the interface where it means something on that alone.
    static func text(of bytes: [UInt8], interface: UInt32) -> String? {
        switch bytes.count {
        case 4: return bytes.map(String.init).joined(separator: ".")
        case 16:
            var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
            guard inet_ntop(AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return nil }
            let address = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
            let isLinkLocal = bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80
            return isLinkLocal && interface > 0 ? "\(address)%\(interface)" : address
        default: return nil
        }
    }
}
