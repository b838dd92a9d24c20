import HomeModel

/// A request for a camera's picture: the body of `POST /resource`.
public struct ResourceRequest: Hashable, Sendable {
    /// The most pixels of a side; who asks for more gets so many.
    public static let longestSide = 3840

    /// The camera; the device itself where it is not said.
    public var aid: UInt64
    /// How wide the picture is to be, in pixels.
    public var width: Int
    /// How high the picture is to be, in pixels.
    public var height: Int

    /// A request for a picture of the given size.
    public init(aid: UInt64 = 1, width: Int, height: Int) {
        self.aid = aid
        self.width = width
        self.height = height
    }

    /// Reads a body.
    ///
    /// - Throws: `CharacteristicBodyFault` where it is no JSON, asks for something else than an image, or for no size.
    public init(reading body: [UInt8]) throws(CharacteristicBodyFault) {
        let json = try JSON(body: body)
        guard json["resource-type"]?.text == "image" else { throw .missing("resource-type") }
        width = try Self.side(json, "image-width")
        height = try Self.side(json, "image-height")
        guard let aid = json["aid"].map(\.instanceNumber) ?? 1 else { throw .missing("aid") }
        self.aid = aid
    }

    private static func side(_ json: JSON, _ key: String) throws(CharacteristicBodyFault) -> Int {
        guard let side = json[key]?.wholeNumber, side > 0 else { throw .missing(key) }
        return min(side, longestSide)
    }
}
