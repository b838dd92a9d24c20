import Foundation
import Glibc
import HomeModel

/// What a program knows of the homes that it serves alone, kept on its machine, so that it goes on where it is started again and
/// cannot reach the server.
///
/// A copy is there only while nobody else can take its home over: it is written after the server has kept a lease for which nobody
/// stands by, and it is gone, from the disk too, before the server is told that somebody does, or that the lease is given back.
/// Whoever finds one, and knows that its program has ended, may go on under its lease as that program did.
public struct ServedCopies: Sendable {
    /// The program whose copies they are.
    public let program: UUID
    private let folder: String

    /// The copies of a program, which are files in a folder of their own within a data folder.
    public init(of program: UUID, in folder: String) {
        (self.program, self.folder) = (program, folder + "/" + Self.name(of: program))
    }

    private static let prefix = "serving-"

    /// What all that a program leaves in a data folder is called; whoever has several such files adds an ending.
    public static func name(of program: UUID) -> String { prefix + program.uuidString }

    /// The program that something was called after; nil where the name is none of `name(of:)`.
    public static func program(named name: some StringProtocol) -> UUID? {
        name.hasPrefix(prefix) ? UUID(uuidString: String(name.dropFirst(prefix.count))) : nil
    }

    /// The most bytes that a copy has.
    private static let maximumLength = 16 << 20

    /// A home as it was known, and the lease under which it was served.
    struct Copy {
        let home: StoredHome
        let number: Int64
        let own: StoredHomes.Own
        /// The number of the last change that is about no home.
        let sequence: Int64
    }

    private func path(of home: HomeID) -> String { "\(folder)/\(home).json" }

    /// Keeps a copy in the place of an earlier one; where that fails, there is none.
    func keep(_ copy: Copy, from server: String) throws {
        mkdir(folder, 0o700)
        var content = Content()
        content.set("server", text: server)
        content.set("number", .int(copy.number))
        content.set("own", copy.own.content)
        content.set("sequence", .int(copy.sequence))
        content.set("home", copy.home.copy)
        let path = path(of: copy.home.home.id)
        let bytes = Data(content.json.line.utf8)
        do {
            guard bytes.count <= Self.maximumLength else { throw CocoaError(.fileWriteOutOfSpace) }
            try bytes.write(to: URL(filePath: path + ".new"))
            guard chmod(path + ".new", 0o600) == 0, rename(path + ".new", path) == 0 else {
                throw CocoaError(.fileWriteUnknown)
            }
        } catch {
            // An older copy says no less truly under which lease the home is served.
            unlink(path + ".new")
            throw error
        }
    }

    /// Has the disk no copy of a home any more.
    ///
    /// - Throws: `ServerFault` where that is not certain; then nobody may be told what would make it untrue.
    func forget(_ home: HomeID) throws {
        if unlink(path(of: home)) != 0 {
            if errno == ENOENT { return }
            throw fault()
        }
        let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw fault() }
        defer { close(descriptor) }
        if fsync(descriptor) != 0 { throw fault() }
    }

    private func fault() -> ServerFault {
        ServerFault(state: "", text: "\(folder): \(String(cString: strerror(errno)))", place: .statement)
    }

    /// The homes of which there are copies.
    var homes: [HomeID] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".json") }.compactMap { UUID(uuidString: String($0.dropLast(5))) }.map {
            HomeID($0)
        }
    }

    /// The copies of homes of a server; one that cannot be read is none.
    func all(from server: String) -> [Copy] {
        homes.compactMap { home in
            let path = path(of: home)
            guard let length = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
                length <= Self.maximumLength, let bytes = FileManager.default.contents(atPath: path)
            else { return nil }
            return try? copy(JSON(reading: bytes), from: server)
        }
    }

    private func copy(_ json: JSON, from server: String) throws -> Copy? {
        let content = try ContentReader(json, "copy")
        guard try content.text("server") == server else { return nil }
        return Copy(
            home: try StoredHome(copy: ContentReader(content.required(content["home"], "home"), "home")),
            number: try content.whole("number"), own: try StoredHomes.Own(content.required(content["own"], "own")),
            sequence: try content.whole("sequence"))
    }

    /// Whether there are copies.
    public var areThere: Bool { !homes.isEmpty }

    /// Removes the folder, where there is no copy in it; half of one that a crash has left is none.
    public func clear() {
        if rmdir(folder) == 0 || errno != ENOTEMPTY { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasSuffix(".new") { unlink(folder + "/" + name) }
        rmdir(folder)
    }
}

extension StoredHome {
    /// The home with all that is in it, as a file has it.
    fileprivate var copy: JSON {
        var content = Content()
        content.set("id", id: home.id)
        content.set("sequence", .int(sequence))
        content.set("position", .int(position))
        content.set("content", home.ownContent)
        let whole = HomeChange(from: nil, to: home, position: position, accounts: accounts, places: positions)
        content.set(
            "things",
            objects: whole.written.map { written in
                var thing = Content()
                thing.set("kind", text: written.kind.rawValue)
                thing.set("id", text: written.id.uuidString)
                thing.set("position", .int(written.position))
                thing.set("content", written.content)
                return thing
            })
        return content.json
    }

    fileprivate init(copy: ContentReader) throws {
        self.init(
            try Home(copy.id("id"), own: copy.required(copy["content"], "content")),
            sequence: try copy.whole("sequence"),
            position: try copy.whole("position"))
        for thing in try copy.objects("things") {
            let id = try thing.required(UUID(uuidString: thing.text("id")), "id")
            positions[id] = try thing.whole("position")
            let stored = StoredThing(
                kind: try thing.choice("kind"), id: id, content: try thing.required(thing["content"], "content"))
            if let account = try home.append(stored) { accounts[UserID(id)] = account }
        }
    }
}
