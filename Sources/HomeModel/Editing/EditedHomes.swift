import Foundation

/// Homes of a store while edits are applied to them: the rules of editing, for a store that keeps homes as values.
///
/// The store hands in the homes that edits are about, and before each edit what it has to know of the others; afterwards it
/// keeps the homes that have become others, and what is to stand in its log. One that is refused is thrown away.
public struct EditedHomes: Sendable {
    /// The homes, in the order in which they were made.
    public var homes: [Home]
    /// The home that is meant where none is named, also where it is not among `homes`.
    public var primaryHome: HomeID?
    /// What other programs keep with the homes.
    public var extra: JSON?
    /// The account of the operating system that is a user's.
    public var accounts: [UserID: String] = [:]
    /// What triggers may open, by the last yes.
    public var consents: [TriggerID: StandingConsent] = [:]
    /// What the next edit has to know of the homes that are not here.
    public var others = OtherHomes()
    /// What has changed.
    public var changes: [LoggedChange] = []
    /// The most homes that the store keeps.
    public var maximumHomes = HomeFile.maximumHomes
    /// Whether whoever runs the program owns the store.
    public var ownsStore = true
    /// The present.
    public var now = Date()
    /// The identity of the user who makes a home.
    public var userID: @Sendable () -> UserID = { UserID() }

    /// Homes before any edit.
    public init(_ snapshot: HomeSnapshot) {
        homes = snapshot.homes
        primaryHome = snapshot.primaryHome
        extra = snapshot.extra
    }

    /// The homes as they are now.
    public var snapshot: HomeSnapshot {
        var snapshot = HomeSnapshot(homes: homes)
        (snapshot.primaryHome, snapshot.extra) = (primaryHome, extra)
        return snapshot
    }

    /// Checks who asks, and applies one edit with all its consequences.
    ///
    /// - Throws: `EditRefusal`; then the homes are as they were, or somewhere in between: the store leaves them alone.
    public mutating func apply(_ edit: Edit, by author: Author) throws(EditRefusal) {
        switch edit {
        case .addHome(let id, let name): try addHome(id, name, by: author)
        case .makePrimary(let id):
            let home = try home(id)
            let user = try administrator(author, of: home)
            if primaryHome == id { return }
            primaryHome = id
            tell(.primaryHome, .changed, home, by: user)
        case .change(let id, let edit): try change(home(id), edit, by: author)
        case .replaceAll(let new): try replaceAll(new, by: author)
        }
    }

    func home(_ id: HomeID) throws(EditRefusal) -> Home {
        guard let home = homes.first(where: { $0.id == id }) else { throw .gone(.home) }
        return home
    }

    private mutating func addHome(_ id: HomeID, _ name: String, by author: Author) throws(EditRefusal) {
        let isThere = homes.contains { home in home.identities.contains { $0.id == id.uuid } }
        if isThere || others.identities.contains(id.uuid) { throw .alreadyExists(.home, name) }
        if homes.count + others.count >= maximumHomes { throw .full(maximumHomes, in: nil) }
        var home = Home(id: id, name: name)
        try checkHomeName(name, of: home, isRename: false)
        if let user = author.user {
            if let fault = Name.fault(in: user) { throw .badName(user, fault) }
            home.users = [User(id: userID(), name: user, role: .administrator)]
        } else if let account = author.account, let user = Name.legal(from: account) {
            home.users = [User(id: userID(), name: user, role: .administrator)]
            accounts[home.users[0].id] = account
        }
        homes.append(home)
        tell(.homes, .added, home, by: home.users.first)
        if homes.count + others.count > 1 { return }
        primaryHome = id
        tell(.primaryHome, .changed, home, by: home.users.first)
    }

    /// Throws where a name breaks a rule or another home has it (row N5).
    private func checkHomeName(_ name: String, of home: Home, isRename: Bool) throws(EditRefusal) {
        if let fault = Name.fault(in: name) { throw .badName(name, fault) }
        let namesake = others.namesake ?? homes.first { $0.id != home.id && $0.isCalled(name) }?.name
        if let namesake { throw .homeNameTaken(name, by: namesake, isRename: isRename) }
    }

    private mutating func change(_ home: Home, _ edit: HomeEdit, by author: Author) throws(EditRefusal) {
        let user: User?
        // What accessories say of themselves is not the layout: guests may hand it in (row U3).
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
        var others = others
        others.identities.formUnion(identities(of: edit, outside: home))
        var edited = EditedHome(home, others: others, now: now)
        try edited.apply(edit)
        if let place = homes.firstIndex(where: { $0.id == home.id }) { homes[place] = edited.home }
        for consent in edited.consents { consents[consent.trigger] = consent }
        for change in edited.changes { tell(change, edited.home, by: user) }
        keepAccounts(edit, in: home)
    }

    /// Of the identities that an edit brings, those that something in another of the homes has.
    private func identities(of edit: HomeEdit, outside home: Home) -> Set<UUID> {
        let brought = Set(Edit.change(home.id, edit).identities)
        if brought.isEmpty || homes.count == 1 { return [] }
        let given = homes.lazy.filter { $0.id != home.id }.flatMap(\.identities).map(\.id)
        return brought.intersection(given)
    }

    /// An account acts as one user of a home at most.
    private mutating func keepAccounts(_ edit: HomeEdit, in home: Home) {
        if case .mapAccount(let account, let id) = edit {
            for user in home.users where accounts[user.id] == account { accounts[user.id] = nil }
            accounts[id] = account
        }
        if case .remove(.user(let user)) = edit { accounts[user] = nil }
    }

    /// Removes a home; where it was the primary one, the first that is left is (row M4).
    private mutating func remove(_ home: Home, by user: User?) {
        homes.removeAll { $0.id == home.id }
        for user in home.users { accounts[user.id] = nil }
        tell(.homes, .removed, home, by: user)
        guard primaryHome == home.id else { return }
        primaryHome = homes.first?.id
        if let next = homes.first { tell(.primaryHome, .changed, next, by: user) }
    }

    private mutating func replaceAll(_ new: HomeSnapshot, by author: Author) throws(EditRefusal) {
        for home in homes { _ = try administrator(author, of: home) }
        if new == snapshot { return }
        if new.homes.count > maximumHomes { throw .full(maximumHomes, in: nil) }
        try new.checkIdentities()
        try new.checkHomeNames()
        let before = Dictionary(homes.map { ($0.id, $0) }) { first, _ in first }
        for home in new.homes where before[home.id] != home { try NameRules(home: home).checkAllNames() }
        homes = new.homes.map(\.withoutDanglingReferences)
        (primaryHome, extra) = (new.primary?.id ?? new.homes.first?.id, new.extra)
        let users = Set(homes.flatMap(\.users).map(\.id))
        accounts = accounts.filter { users.contains($0.key) }
        changes.append(LoggedChange(HomeEvent(topic: .homesUpdated, verb: .changed, author: author.user)))
    }
}

extension EditedHomes {
    private mutating func tell(_ topic: HomeEvent.Topic, _ verb: HomeEvent.Verb, _ home: Home, by user: User?) {
        tell(LoggedChange(HomeEvent(topic: topic, verb: verb, thing: .home, name: home.name)), home, by: user)
    }

    private mutating func tell(_ change: LoggedChange, _ home: Home, by user: User?) {
        var change = change
        change.event.home = home.id
        change.event.homeName = home.name
        change.event.author = user?.name
        changes.append(change)
    }
}

extension HomeSnapshot {
    /// Throws where the name of a home breaks a rule or is borne twice (row N5).
    public func checkHomeNames() throws(EditRefusal) {
        var bearers: [NameKey: Home] = [:]
        for home in homes {
            for name in home.names {
                if let fault = Name.fault(in: name) { throw .badName(name, fault) }
                let other = bearers.updateValue(home, forKey: NameKey(name))
                if let other, other.id != home.id { throw .homeNameTaken(name, by: other.name) }
            }
        }
    }
}
