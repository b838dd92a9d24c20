/// The home file: one JSON document that describes a user's homes, for people to write and programs to keep.
///
/// A file is taken whole or not at all. What is wrong in it is told all at once, each fault with its place.
public enum HomeFile {
    /// The only version of the format that there is.
    public static let version = 1
    /// The longest file that is read, in bytes: 32 MiB.
    public static let maximumSize = 32 << 20
    /// The most homes of a file.
    public static let maximumHomes = 1_000
    /// The most accessories of a home, and as many of everything else that a home lists.
    public static let maximumPerHome = 10_000
    /// The most aliases of one thing.
    public static let maximumAliases = 100
    /// The most services of an accessory; HAP lets it have so many.
    public static let maximumServices = 100
    /// The most characteristics of a service.
    public static let maximumCharacteristics = 100
    /// The most values that a characteristic lists as valid.
    public static let maximumValidValues = 1_000

    /// Reads the bytes of a home file; everything in it gets a new identity.
    ///
    /// A byte order mark is skipped. In a file that calls no home the primary one, the first is.
    public static func read(_ bytes: [UInt8]) throws(HomeFileError) -> HomeSnapshot {
        guard bytes.count <= maximumSize else {
            throw HomeFileError(MessageReference("file-size", ["most": .count(maximumSize >> 20)]))
        }
        let document: JSONNode
        do { document = try JSONReader<JSONNode>.read(bytes) } catch {
            let place = HomeFileFault.Place.text(line: error.line, column: error.column)
            throw HomeFileError(faults: [HomeFileFault(place: place, message: error.message)])
        }
        let faults = FaultList(of: bytes)
        let snapshot = snapshot(of: document, faults: faults)
        if let error = faults.error { throw error }
        return snapshot
    }

    private static func snapshot(of document: JSONNode, faults: FaultList) -> HomeSnapshot {
        let item = FileItem(node: document, place: .top)
        guard let top = FileObject(item, keys: ["version", "homes", "extra"], faults: faults), isReadable(top) else {
            return HomeSnapshot()
        }
        if top["homes"] == nil { faults.add(top.place, "file-no-homes") }
        var names = FileNamespace()
        var primary: (id: HomeID, place: FilePlace)?
        var snapshot = HomeSnapshot()
        for item in top.list("homes", atMost: maximumHomes) {
            guard let object = FileObject(item, keys: HomeReader.keys, faults: faults) else { continue }
            let home = home(object, names: &names)
            snapshot.homes.append(home)
            guard object.flag("primary") == true else { continue }
            if let primary {
                faults.add(object.place["primary"], "file-primary", ["place": .text(primary.place.description)])
            }
            primary = primary ?? (home.id, object.place)
        }
        snapshot.primaryHome = primary?.id ?? snapshot.homes.first?.id
        snapshot.extra = top.extra
        return snapshot
    }

    private static func home(_ object: FileObject, names: inout FileNamespace) -> Home {
        let own = FileNames(of: object)
        names.claim(own, for: "home", faults: object.faults)
        var reader = HomeReader(names: own, faults: object.faults)
        reader.read(object)
        return reader.result
    }

    /// Whether the file is of the version that is known here; notes a fault where it is not.
    private static func isReadable(_ top: FileObject) -> Bool {
        guard let item = top["version"] else {
            top.faults.add(top.place, "file-no-version", ["version": .count(version)])
            return true
        }
        if case .int(Int64(version)) = item.node.value { return true }
        top.faults.add(item.place, "file-version", ["value": item.node.told, "version": .count(version)])
        return false
    }

    /// Whether a type is written in full, as the file has it: by its name or by all of its UUID, not by a short number.
    static func isSpeltOut(_ text: String, as name: String) -> Bool { text == name || text.utf8.count == 36 }

    // MARK: - Writing

    /// The bytes of the home file of a snapshot, in UTF-8, ending with a newline.
    ///
    /// Reading them gives equal homes, identities and addresses on the wire apart, and writing those gives the same
    /// bytes. What is as it would be without being said is left out, and so is what refers to nothing. A value that its
    /// own characteristic does not allow, as devices have them, is written as null.
    public static func write(_ snapshot: HomeSnapshot) -> [UInt8] {
        var top = FilePage()
        top.add("version", JSONNode(.int(Int64(version))))
        let homes = snapshot.homes.map { home in
            HomeWriter(home: home).node(isPrimary: home.id == snapshot.primaryHome)
        }
        top.add("homes", JSONNode(.list(homes)))
        top.add(extra: snapshot.extra)
        return Array(JSONPage.text(of: top.node).utf8)
    }
}
