extension ServiceType {
    /// The type that a person means, blind to case and spaces ("garage door opener"), or by any form of its number.
    ///
    /// - Throws: `EditRefusal` of `notFound`, with the nearest type.
    public init(called name: String) throws(EditRefusal) {
        let key = NameKey(name)
        let names = Catalogue.serviceNames.keys
        guard
            let type = ServiceType(reading: name) ?? names.first(where: { NameKey($0) == key }).map({ ServiceType($0) })
        else {
            throw .noServiceType(name, near: Self.nearest(to: name))
        }
        self = type
    }

    /// The name of Apple's type that is most like a text; nil where none is near.
    public static func nearest(to name: String) -> String? {
        HomeModel.nearest(to: name, among: Catalogue.serviceNames.keys)
    }
}
