import HomeModel
import Synchronization

extension House {
    /// Puts the homes of a home file in the place of all that are kept, all or nothing; tells what that changed.
    ///
    /// What keeps its name keeps its identity, and accessories that were paired stay so.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError`, `EditRefusal` where the author may not
    ///   change a home that is kept, and what the store throws.
    public func importHomes(from path: String, by author: Author) async throws -> HomeSnapshot {
        let imported = try HomeFile.read(InputFile.bytes(of: path))
        let store = try store()
        let kept = Mutex(imported)
        try await store.apply(by: author) { snapshot in
            let homes = imported.keepingIdentities(of: snapshot)
            kept.withLock { $0 = homes }
            return [.replaceAll(homes)]
        }
        return kept.withLock { $0 }
    }

    /// What an import of a home file would change; nothing is changed.
    ///
    /// - Throws: `HomeFileError` with every fault of the file, `InputError`, and what the store throws.
    public func difference(toHomesFrom path: String) async throws -> HomeDifference {
        let imported = try HomeFile.read(InputFile.bytes(of: path))
        let known = try await snapshot()
        return HomeDifference(from: known, to: imported.keepingIdentities(of: known))
    }

    /// The homes as a home file.
    public func exportHomes() async throws -> [UInt8] { HomeFile.write(try await snapshot()) }
}
