import BeckonRuntime
import Foundation
import HAPCrypto
import HomeModel
import Synchronization
import TestSupport
import Testing

@testable import BeckonHub

struct ClientStoreTests {
    private let folder = TemporaryFolder()

    private func visitor(_ keeper: ClientAuthenticator, _ text: String?) async throws -> Caller? {
        if case .client(let caller) = try await keeper.visitor(bringing: text) { caller } else { nil }
    }

    @Test func letsInByATokenUntilItIsRemoved() async throws {
        let (store, keeper) = (
            ClientStore(folder: folder.path), ClientAuthenticator(in: DataPlace(folder: folder.path))
        )
        #expect(try await keeper.isEmpty())
        let token = try await store.add("Tablet", room: "Kitchen", user: "Kim", mayUnlock: true)
        let caller = Caller(
            client: "Tablet", room: "Kitchen", user: "Kim", mayAct: true, mayUnlock: true, maySetUp: false)
        // Once by the hash, then by the fingerprint.
        for _ in 1...2 { #expect(try await visitor(keeper, "Bearer " + token) == caller) }
        let other = try await store.add("Phone")
        #expect(try await visitor(keeper, "Bearer " + other)?.client == "Phone")
        try await store.set(mayUnlock: false, of: "tablet")
        #expect(try await visitor(keeper, "Bearer " + token)?.mayUnlock == false)
        try await store.remove("TABLET")
        #expect(try await visitor(keeper, "Bearer " + token) == nil)
        #expect(try await visitor(keeper, "Bearer " + other) != nil)
    }

    @Test func keepsAnewAHashThatTook64Megabytes() async throws {
        let kept = "$argon2id$v=19$m=65536,t=2,p=1$iAiX0GZa3R6XsjKS0T+qUw$6sMkN3iLtncYPhpnz3LwPP0Dh+EOSzLuumkWzAgjXfg"
        let token = "beckon_6d98d24375fa_451448428ad519357ffea0a5f8335d2df1bf218857a15c581d61aab9384c6207"
        try Data(
            """
            {"version": 1, "clients": [{"hash": "\(kept)", "id": "6d98d24375fa", "mayAct": true, "mayUnlock": false,
            "name": "Tablet"}]}
            """.utf8
        ).write(to: URL(filePath: folder.path + "/clients.json"))
        #expect(SecretHash.isCostly(kept))
        let store = ClientStore(folder: folder.path)
        for _ in 1...2 {
            let keeper = ClientAuthenticator(in: DataPlace(folder: folder.path))
            #expect(try await visitor(keeper, "Bearer " + token)?.client == "Tablet")
            let hash = try #require(try await store.ownClients().first?.hash)
            #expect(hash != kept && !SecretHash.isCostly(hash))
        }
    }

    @Test func knowsWhoSpeaksFromAwayByTheKeyUntilItIsRemoved() async throws {
        let (store, keeper) = (
            ClientStore(folder: folder.path), ClientAuthenticator(in: DataPlace(folder: folder.path))
        )
        let (key, other) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
        func visitor(_ key: [UInt8]) async throws -> Caller? {
            if case .client(let caller) = try await keeper.visitor(fromAwayWith: key) { caller } else { nil }
        }
        try await store.add(
            "Laptop", key: key, to: nil, user: "Kim", language: nil, mayUnlock: true, mayUnlockFromAway: false)
        #expect(try await keeper.knows(key))
        #expect(try await !keeper.knows(other))
        var caller = try #require(try await visitor(key))
        #expect(caller.client == "Laptop" && caller.user == "Kim" && caller.room == nil && !caller.maySetUp)
        // What it may at home it may not from away, until that was said too.
        #expect(caller.barring == .fromAway("Laptop"))
        try await store.set(mayUnlockFromAway: true, of: "laptop")
        caller = try #require(try await visitor(key))
        #expect(caller.barring == nil)
        try await store.set(mayUnlock: false, of: "laptop")
        caller = try #require(try await visitor(key))
        #expect(caller.barring == .always("Laptop"))
        // It has no token, and is no reason to keep a first browser out.
        #expect(try await keeper.isEmpty())
        let token = try await store.add("Tablet", mayUnlock: true)
        #expect(try await self.visitor(keeper, "Bearer " + token)?.barring == nil)
        await #expect(throws: ClientFault.notRemote("Tablet")) {
            try await store.set(mayUnlockFromAway: true, of: "tablet")
        }
        try await store.remove("Laptop")
        #expect(try await visitor(key) == nil)
        #expect(try await !keeper.knows(key))
    }

    @Test func turnsAwayWhoeverBringsSomethingElse() async throws {
        let (store, keeper) = (
            ClientStore(folder: folder.path), ClientAuthenticator(in: DataPlace(folder: folder.path))
        )
        let token = try await store.add("Tablet")
        let other =
            token.split(separator: "_").dropLast().joined(separator: "_") + "_" + String(repeating: "0", count: 64)
        #expect(try await visitor(keeper, "Bearer " + other) == nil)
        #expect(try await visitor(keeper, "Bearer " + token) != nil)
        #expect(try await visitor(keeper, "Bearer " + other) == nil)
        // Each is kept waiting, and none for the other.
        let wrong = [nil, "", "Bearer ", token, "Basic " + token, "Bearer " + token + "0"]
        let visitors = try await withThrowingTaskGroup(of: Caller?.self) { group in
            for text in wrong { group.addTask { try await visitor(keeper, text) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(visitors == wrong.map { _ in nil })
    }

    @Test func letsInAllWhoComeAtOnce() async throws {
        let store = ClientStore(folder: folder.path)
        var tokens: [String] = []
        for number in 1...6 { tokens.append(try await store.add("Tablet \(number)")) }
        let keeper = ClientAuthenticator(in: DataPlace(folder: folder.path))
        // As browsers do after the hub was started again: each asks for several things before it is known.
        let callers = try await withThrowingTaskGroup(of: Caller?.self) { [tokens] group in
            for token in tokens {
                for _ in 1...5 { group.addTask { try await visitor(keeper, "Bearer " + token) } }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(callers.count == 30)
        #expect(Set(callers.map { $0?.client }).count == 6)
        #expect(!callers.contains(nil))
    }

    @Test func slowsWhoeverAsksTooOften() async throws {
        let start = ContinuousClock.now
        let passed = Mutex(Duration.zero)
        let (store, keeper) = (
            ClientStore(folder: folder.path),
            ClientAuthenticator(in: DataPlace(folder: folder.path)) { start + passed.withLock { $0 } }
        )
        let token = try await store.add("Tablet")
        func answered(of count: Int) async throws -> Int {
            var answered = 0
            for _ in 1...count where try await visitor(keeper, "Bearer " + token) != nil { answered += 1 }
            return answered
        }
        #expect(try await answered(of: 300) == 200)
        passed.withLock { $0 = .milliseconds(500) }
        #expect(try await answered(of: 300) == 50)
        passed.withLock { $0 = .seconds(60) }
        #expect(try await answered(of: 300) == 200)
    }

    @Test func refusesNamesThatAreTakenOrNone() async throws {
        let store = ClientStore(folder: folder.path)
        _ = try await store.add("Tablet")
        await #expect(throws: ClientFault.nameTaken("tablet")) { try await store.add("tablet") }
        for name in ["", " ", "a\u{202E}b", String(repeating: "x", count: 65)] {
            await #expect(throws: ClientFault.badName) { try await store.add(name) }
        }
        _ = try await store.add("Tablet", isNumbered: true)
        #expect(try await store.clients().map(\.name) == ["Tablet", "Tablet 2"])
        await #expect(throws: ClientFault.notFound("Phone")) { try await store.remove("Phone") }
    }

    @Test func aCodeIsGoodForOnceAndNotAfterMistakes() {
        let code = OneTimeCode()
        #expect(!code.take(""))
        let told = code.renew()
        #expect(!code.take("AAAAAAAA"))
        #expect(code.take(told.lowercased()))
        #expect(!code.take(told))
        let next = code.renew()
        for _ in 1...10 { #expect(!code.take("AAAA")) }
        #expect(!code.take(next))
    }
}
