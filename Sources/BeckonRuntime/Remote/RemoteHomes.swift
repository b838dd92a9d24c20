import FoundationEssentials
import HAPTransport
import HomeModel

/// A home that is spoken to from away, as its hub has invited to it.
public struct RemoteHome: Sendable {
    /// What it is called here.
    public let name: String
    /// Where it is, and by which keys both sides know each other.
    public let invitation: Invitation
}

/// The homes of a data folder that are spoken to from away, in a file that is its owner's alone.
public struct RemoteHomes: Sendable {
    /// The most homes.
    public static let most = 64
    /// The most bytes of a home's name.
    public static let longestName = 64

    private let file: PrivateFile

    private struct Contents: Codable {
        struct Home: Codable { let name, invitation: String }

        var version = 1
        var homes: [Home] = []
    }

    /// The remote homes of a data folder.
    public init(folder: String) { file = PrivateFile(folder: folder, name: "remote-homes.json") }

    /// All of them, in the order in which they were accepted.
    ///
    /// - Throws: `RemoteFault`, `PrivateFileError`.
    public func homes() async throws -> [RemoteHome] {
        let path = file.path
        return try Self.contents(try await file.read(), at: path).homes.map { home in
            guard let invitation = Invitation(home.invitation) else { throw RemoteFault.unreadable(path) }
            return RemoteHome(name: home.name, invitation: invitation)
        }
    }

    /// The home of a name.
    ///
    /// - Throws: `RemoteFault`, `PrivateFileError`.
    public func home(named name: String) async throws -> RemoteHome {
        guard let home = try await homes().first(where: { NameKey($0.name) == NameKey(name) }) else {
            throw RemoteFault.notFound(name)
        }
        return home
    }

    /// Accepts an invitation under a name.
    ///
    /// - Throws: `RemoteFault`, `PrivateFileError`.
    public func accept(_ text: String, as name: String) async throws {
        guard let invitation = Invitation(text) else { throw RemoteFault.badInvitation }
        let isName = !name.isEmpty && name.utf8.count <= Self.longestName && name == name.visible
        guard isName, name.contains(where: { !$0.isWhitespace }) else { throw RemoteFault.badName }
        try await change { homes in
            guard homes.count < Self.most else { throw RemoteFault.tooMany }
            guard !homes.contains(where: { NameKey($0.name) == NameKey(name) }) else {
                throw RemoteFault.nameTaken(name)
            }
            homes.append(Contents.Home(name: name, invitation: invitation.text))
        }
    }

    /// Forgets a home, and with it the key by which its hub knows this program.
    ///
    /// - Throws: `RemoteFault`, `PrivateFileError`.
    public func forget(_ name: String) async throws {
        try await change { homes in
            guard let place = homes.firstIndex(where: { NameKey($0.name) == NameKey(name) }) else {
                throw RemoteFault.notFound(name)
            }
            homes.remove(at: place)
        }
    }

    private func change(_ change: @escaping @Sendable (inout [Contents.Home]) throws -> Void) async throws {
        let path = file.path
        try await file.update { content in
            var contents = try Self.contents(content, at: path)
            try change(&contents.homes)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            return (Array(try encoder.encode(contents)), ())
        }
    }

    private static func contents(_ bytes: [UInt8]?, at path: String) throws -> Contents {
        guard let bytes else { return Contents() }
        guard let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes)), contents.version == 1 else {
            throw RemoteFault.unreadable(path)
        }
        return contents
    }
}

/// Why a home is not to be spoken to from away.
public enum RemoteFault: Error, Hashable, Sendable, CustomStringConvertible {
    case badInvitation
    case badName
    case nameTaken(String)
    case notFound(String)
    case tooMany
    case unreadable(String)
    /// A file holds no key of a hub.
    case badKey(String)
    /// The relay does not answer; the texts are its place and the reason.
    case noRelay(String, String)
    /// Neither the relay at a place nor the hub behind it has said anything, and which of them it is nobody can tell here.
    case silent(String)
    /// The connection ended before the hub had answered.
    case interrupted
    /// The hub is not connected to the relay.
    case noHub
    /// The hub does not know this program, or not any more.
    case refused
    /// So many speak through the relay or to the hub that there is no room.
    case busy
    /// What answers is not the hub that the invitation is of, or somebody has changed what it said.
    case notGenuine

    /// One line for a person: what is wrong, and how to mend it.
    public var description: String {
        switch self {
        case .badInvitation: localized("remote-invitation")
        case .badName: localized("remote-name", ["most": RemoteHomes.longestName])
        case .nameTaken(let name): localized("remote-taken", ["name": name.visible])
        case .notFound(let name): localized("remote-not-found", ["name": name.visible])
        case .tooMany: localized("remote-too-many", ["most": RemoteHomes.most])
        case .unreadable(let path): localized("remote-file", ["path": path])
        case .badKey(let path): localized("hub-key-file", ["path": path])
        case .noRelay(let place, let why): localized("remote-no-relay", ["place": place, "why": why])
        case .silent(let place): localized("remote-silent", ["place": place])
        case .interrupted: localized("remote-interrupted")
        case .noHub: localized("remote-no-hub")
        case .refused: localized("remote-refused")
        case .busy: localized("remote-busy")
        case .notGenuine: localized("remote-not-genuine")
        }
    }

    var kind: FaultKind {
        switch self {
        case .badInvitation, .badName, .nameTaken, .notFound, .tooMany: .badInput
        case .unreadable, .badKey: .badConfiguration
        case .refused: .refused
        case .noRelay, .silent, .interrupted, .noHub, .busy, .notGenuine: .unavailable
        }
    }
}
