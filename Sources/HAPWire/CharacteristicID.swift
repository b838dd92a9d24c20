/// One characteristic of one accessory of a device, as a request names it.
public struct CharacteristicID: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The accessory's number within its device.
    public var aid: UInt64
    /// The characteristic's number within its accessory.
    public var iid: UInt64

    /// An identity of the given parts.
    public init(aid: UInt64, iid: UInt64) {
        self.aid = aid
        self.iid = iid
    }

    /// Reads HAP's spelling, `2.9`.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2, let aid = Self.number(parts[0]), let iid = Self.number(parts[1]) else { return nil }
        self.init(aid: aid, iid: iid)
    }

    /// HAP's spelling: `2.9`.
    public var description: String { "\(aid).\(iid)" }

    /// By accessory, then by number.
    public static func < (one: Self, other: Self) -> Bool { (one.aid, one.iid) < (other.aid, other.iid) }

    private static func number(_ text: some StringProtocol) -> UInt64? {
        text.utf8.allSatisfy { (48...57).contains($0) } ? UInt64(text) : nil
    }
}
