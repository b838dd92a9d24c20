import HomeModel

/// A device's attribute database: the body of the answer to `GET /accessories`.
///
/// Written as the HAP specification has it (chapter 6). Read as devices on the market send it: types short or full and in
/// either case, truth as 0 and 1, whole numbers as 1.0, formats and permissions left out. What cannot be read is left
/// out and told among `faults`; it never hides the rest.
public struct AccessoryListing: Hashable, Sendable {
    /// The accessories, in the device's order.
    public var accessories: [AccessoryRecord]
    /// What was left out, each with its place: `accessories[2].services[0]: there is no iid`.
    public private(set) var faults: [String] = []

    /// A listing of the given accessories.
    public init(_ accessories: [AccessoryRecord]) {
        self.accessories = accessories
    }

    /// Reads a body.
    ///
    /// - Throws: `CharacteristicBodyFault` where the body is no JSON or has no list of accessories.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        try self.init(body, with: AccessoryListingReader())
    }

    /// Reads the body of a device that is to be played: its values are what it tells, believed by nobody yet.
    ///
    /// - Throws: `CharacteristicBodyFault` where the body is no JSON or has no list of accessories.
    public init(playing body: [UInt8]) throws(CharacteristicBodyFault) {
        try self.init(body, with: AccessoryListingReader(isPlayed: true))
    }

    private init(_ body: [UInt8], with reader: AccessoryListingReader) throws(CharacteristicBodyFault) {
        let json = try JSON(body: body)
        guard case .array(let items)? = json["accessories"] else { throw .missing("accessories") }
        var reader = reader
        accessories = items.enumerated().compactMap { reader.accessory($1, at: $0) }
        faults = reader.faults
    }
}
