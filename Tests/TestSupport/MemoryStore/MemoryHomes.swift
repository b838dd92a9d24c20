import Foundation
import HomeModel

/// The homes of a store while edits are applied to them.
struct MemoryHomes: Sendable {
    var snapshot: HomeSnapshot
    /// The account of the operating system that is a user's.
    var accounts: [UserID: String] = [:]
    /// What triggers may open.
    var consents: [TriggerID: StandingConsent] = [:]
    /// What changed.
    var events: [HomeEvent] = []
    /// The number of the last change.
    var sequence: Int64 = 0
    /// The changes that are logged and not told.
    var untold: Set<Int64> = []
    var now = Date()
    var ownsStore = true
    var userID: @Sendable () -> UserID = { UserID() }

    init(snapshot: HomeSnapshot) { self.snapshot = snapshot }

    mutating func apply(_ edit: Edit, by author: Author) throws(EditRefusal) {
        switch edit {
        case .addHome(let id, let name): try addHome(id, name, by: author)
        case .makePrimary(let id):
            let home = try self.home(id)
            let user = try administrator(author, of: home)
            if snapshot.primaryHome != id {
                snapshot.primaryHome = id
                tell(.primaryHome, .changed, home, by: user)
            }
        case .change(let id, let edit): try change(home(id), edit, by: author)
        case .replaceAll(let new): try replaceAll(new, by: author)
        }
    }

    private func home(_ id: HomeID) throws(EditRefusal) -> Home {
        guard let home = snapshot.home(id) else { throw .gone(.home) }
        return home
    }

    private mutating func addHome(_ id: HomeID, _ name: String, by author: Author) throws(EditRefusal) {
        if let there = snapshot.home(id) { throw .alreadyExists(.home, there.name) }
        var home = Home(id: id, name: name)
        try checkHomeName(name, of: home, isRename: false)
        if let user = author.user {
            if let fault = Name.fault(in: user) { throw .badName(user, fault) }
            home.users = [User(id: userID(), name: user, role: .administrator)]
        } else if let account = author.account, let user = Name.legal(from: account) {
            home.users = [User(id: userID(), name: user, role: .administrator)]
            accounts[home.users[0].id] = account
        }
        snapshot.homes.append(home)
        tell(.homes, .added, home, by: home.users.first)
        if snapshot.homes.count == 1 {
            snapshot.primaryHome = id
            tell(.primaryHome, .changed, home, by: home.users.first)
        }
    }

    /// Throws where a name breaks a rule or another home has it (row N5).
    func checkHomeName(_ name: String, of home: Home, isRename: Bool) throws(EditRefusal) {
        if let fault = Name.fault(in: name) { throw .badName(name, fault) }
        for other in snapshot.homes where other.id != home.id && other.isCalled(name) {
            throw .homeNameTaken(name, by: other.name, isRename: isRename)
        }
    }

    private mutating func change(_ home: Home, _ edit: HomeEdit, by author: Author) throws(EditRefusal) {
        let user: User?
        if case .refresh = edit {
            user = try resident(author, of: home)
        } else {
            user = try administrator(author, of: home)
        }
        if edit == .remove(.home) { return remove(home, by: user) }
        switch edit {
        case .rename(.home, let name): try checkHomeName(name, of: home, isRename: true)
        case .addAlias(let name, .home) where !home.isCalled(name):
            try checkHomeName(name, of: home, isRename: false)
        default: break
        }
        var change = MemoryHome(home, others: snapshot.homes.filter { $0.id != home.id }, now: now)
        try change.apply(edit)
        snapshot.homes = snapshot.homes.map { $0.id == home.id ? change.home : $0 }
        for consent in change.consents { consents[consent.trigger] = consent }
        for event in change.events { tell(event, change.home, by: user) }
        keepAccounts(edit, in: home)
    }

    /// An account acts as one user of a home at most.
    private mutating func keepAccounts(_ edit: HomeEdit, in home: Home) {
        if case .mapAccount(let account, let id) = edit {
            for user in home.users where accounts[user.id] == account { accounts[user.id] = nil }
            accounts[id] = account
        }
        if case .remove(.user(let user)) = edit { accounts[user] = nil }
    }

    private mutating func remove(_ home: Home, by user: User?) {
        snapshot.homes.removeAll { $0.id == home.id }
        for user in home.users { accounts[user.id] = nil }
        tell(.homes, .removed, home, by: user)
        guard snapshot.primaryHome == home.id else { return }
        snapshot.primaryHome = snapshot.homes.first?.id
        if let next = snapshot.primary { tell(.primaryHome, .changed, next, by: user) }
    }

    private mutating func replaceAll(_ new: HomeSnapshot, by author: Author) throws(EditRefusal) {
        for home in snapshot.homes { _ = try administrator(author, of: home) }
        if new == snapshot { return }
        try checkNames(of: new)
        snapshot = new
        let users = new.homes.flatMap(\.users).map(\.id)
        accounts = accounts.filter { users.contains($0.key) }
        log(HomeEvent(topic: .homesUpdated, verb: .changed, author: author.user))
    }
}

extension MemoryHomes {
    private mutating func tell(_ topic: HomeEvent.Topic, _ verb: HomeEvent.Verb, _ home: Home, by user: User?) {
        tell(HomeEvent(topic: topic, verb: verb, thing: .home, name: home.name), home, by: user)
    }

    private mutating func tell(_ event: HomeEvent, _ home: Home, by user: User?) {
        var event = event
        event.home = home.id
        event.homeName = home.name
        event.author = user?.name
        log(event)
    }

    private mutating func log(_ event: HomeEvent) {
        var event = event
        if event.topic != .values {
            sequence += 1
            event.sequence = sequence
        }
        if event.topic == .accessories, event.verb == .added, case .accessory(let id)? = event.thing,
            event.home.flatMap({ snapshot.home($0) })?.accessory(id)?.isBridge == true
        {
            untold.insert(sequence)
        }
        events.append(event)
    }
}
