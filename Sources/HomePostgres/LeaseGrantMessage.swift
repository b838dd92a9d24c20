import Foundation
import HAPCrypto
import HomeModel

/// What the holder of leases asks of one who stands by, and what is answered: one datagram each.
///
/// Both show by a keyed hash that they have read the row of who stands by (its `secret`); nothing in it has to be kept from others.
struct LeaseGrantMessage: Hashable {
    /// Whether it asks, or answers.
    enum Kind: UInt8 { case request = 1, grant = 2 }

    let kind: Kind
    /// What tells one question from all others; its answer repeats it.
    let nonce: [UInt8]
    /// Up to when the holder may fire triggers alone, by its clock: seconds since 1970.
    let covered: Int64
    /// The same as a date.
    var date: Date { Date(timeIntervalSince1970: Double(covered)) }
    /// The leases that are held, or those that are not taken over.
    let leases: [LeaseGrants.Lease]

    static let nonceLength = 16
    /// The most leases of one message, which fits into one packet.
    static let mostLeases = 40
    /// The length of what shows that it is genuine.
    private static let tagLength = 32
    static let longest = 1 + nonceLength + 8 + mostLeases * 24 + tagLength

    /// The message with what shows that it is genuine.
    func bytes(by secret: [UInt8]) -> [UInt8] {
        var bytes = [kind.rawValue] + nonce + Self.bytes(of: covered)
        for lease in leases {
            bytes += withUnsafeBytes(of: lease.home.uuid.uuid) { Array($0) } + Self.bytes(of: lease.number)
        }
        return bytes + Self.tag(of: bytes, by: secret)
    }

    init(_ kind: Kind, nonce: [UInt8], covered: Int64, _ leases: [LeaseGrants.Lease]) {
        (self.kind, self.nonce, self.covered, self.leases) = (kind, nonce, covered, leases)
    }

    /// A message that was received; nil for what is none, or was made by somebody who does not know the secret.
    init?(_ bytes: some Collection<UInt8>, by secret: [UInt8]) {
        let bytes = Array(bytes)
        let (head, length) = (1 + Self.nonceLength + 8, bytes.count - Self.tagLength)
        guard bytes.count <= Self.longest, length >= head, (length - head).isMultiple(of: 24),
            let kind = Kind(rawValue: bytes[0]),
            equalInConstantTime(Self.tag(of: Array(bytes[..<length]), by: secret), Array(bytes[length...]))
        else { return nil }
        let leases = stride(from: head, to: length, by: 24).map { start in
            let uuid = bytes[start..<start + 16].withUnsafeBytes { $0.loadUnaligned(as: uuid_t.self) }
            return LeaseGrants.Lease(
                home: HomeID(UUID(uuid: uuid)), number: Self.number(bytes[start + 16..<start + 24]))
        }
        self.init(
            kind, nonce: Array(bytes[1..<1 + Self.nonceLength]), covered: Self.number(bytes[head - 8..<head]), leases)
    }

    /// A keyed hash of bytes.
    private static func tag(of bytes: [UInt8], by secret: [UInt8]) -> [UInt8] {
        HKDF.derive(from: bytes, salt: secret, info: Array("Beckon-Pledge".utf8), count: tagLength)
    }

    private static func bytes(of number: Int64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

    private static func number(_ bytes: some Collection<UInt8>) -> Int64 {
        Int64(bitPattern: bytes.reduce(0 as UInt64) { $0 << 8 | UInt64($1) })
    }
}
