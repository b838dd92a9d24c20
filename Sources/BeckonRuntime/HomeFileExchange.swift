import HomeModel
import Synchronization

/// The homes as a home file: taken from one, compared with one, written as one.
public struct HomeFileExchange: Sendable {
    let house: House

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
        let store = try house.store()
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
    public func difference(from path: String) async throws -> HomeDifference {
        let imported = try InputFile.homes(of: path)
        let known = try await house.snapshot()
        return HomeDifference(from: known, to: imported.keepingIdentities(of: known))
    }

    /// The homes as a home file.
    public func exportHomes() async throws -> [UInt8] { HomeFile.write(try await house.snapshot()) }
}
