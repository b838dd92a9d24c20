import HomeModel
import Synchronization

extension House {
    /// Puts the homes of a home file in the place of all that are kept, all or nothing; tells what that changed.
    ///
    /// What keeps its name keeps its identity, and accessories that were paired stay so. What the file leaves out goes
    /// only where it is `replacing` all; the keys of paired accessories are kept even then.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError`, `EditRefusal` where the author may not
    ///   change a home that is kept, `LeftOutFault` where homes or paired accessories would go, and what the store throws.
    public func importHomes(
        from path: String, replacing isReplacing: Bool = false, by author: Author
    ) async throws -> HomeSnapshot {
        let imported = try InputFile.homes(of: path)
        let store = try store()
        let kept = Mutex(imported)
        do {
            try await store.apply(by: author) { snapshot in
                let homes = imported.keepingIdentities(of: snapshot)
                if !isReplacing, let fault = LeftOutFault(from: snapshot, to: homes, by: path) { throw fault }
                kept.withLock { $0 = homes }
                return [.replaceAll(homes)]
            }
        } catch let fault as LeftOutFault {
            // Who may not import at all is told that, and not asked.
            try await store.require(.administrator, in: .all, of: author)
            throw fault
        }
        return kept.withLock { $0 }
    }

    /// What an import of a home file would change; nothing is changed.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError`, and what the store throws.
    public func difference(toHomesFrom path: String) async throws -> HomeDifference {
        let imported = try InputFile.homes(of: path)
        let known = try await snapshot()
        return HomeDifference(from: known, to: imported.keepingIdentities(of: known))
    }

    /// The homes as a home file.
    public func exportHomes() async throws -> [UInt8] { HomeFile.write(try await snapshot()) }
}

/// What a home file would take away by not having it: homes, and accessories that are paired.
public struct LeftOutFault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The names of the homes.
    public let homes: [String]
    /// The names of the paired accessories, of homes that the file has.
    public let accessories: [String]

    /// The most things that are named.
    private static let mostTold = 5

    /// What going from some homes to others takes away; nil where that is nothing.
    init?(from before: HomeSnapshot, to after: HomeSnapshot, by path: String) {
        self.path = path
        homes = before.homes.filter { after.home($0.id) == nil }.map(\.name)
        accessories = before.homes.flatMap { home in
            guard let kept = after.home(home.id) else { return [String]() }
            return home.accessories.filter { $0.address != nil && kept.accessory($0.id) == nil }.map(\.name)
        }
        if homes.isEmpty && accessories.isEmpty { return nil }
    }

    /// What is left out: “the home Lake House”.
    public var leftOut: String {
        [told(homes, .home), told(accessories, .accessory, "paired ")].compactMap(\.self).joined(separator: " and ")
    }

    private func told(_ names: [String], _ kind: NamedThing.Kind, _ quality: String = "") -> String? {
        if names.isEmpty { return nil }
        let more = names.count > Self.mostTold ? " and \(names.count - Self.mostTold) more" : ""
        let what = names.count == 1 ? kind.word : kind.words
        return "the \(quality)\(what) \(names.prefix(Self.mostTold).joined(separator: ", "))\(more)"
    }

    /// One line for a person: what is wrong, where, and how to mend it.
    public var description: String {
        "\(path) leaves out \(leftOut), which would be gone: add what is missing, or say --replace; nothing was changed"
    }
}
