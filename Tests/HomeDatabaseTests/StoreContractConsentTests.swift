import HomeModel
import TestSupport
import Testing

/// What every store keeps of a yes to what a trigger opens.
struct StoreContractConsentTests {
    @Test(
        "a yes is kept for its trigger, until another takes its place or the trigger goes",
        arguments: StoreKind.allCases)
    func keepsAYes(kind: StoreKind) async throws {
        let store = try await StoreUnderTest(kind, Fixture.home("gatehouse"))
        let (home, morning) = try await store.withMorning()
        #expect(try await store.store.consent(of: morning.id) == nil)
        let first = try #require(allowing(home.openings(of: morning), morning))
        try await store.edit(.allow(first))
        #expect(try await store.store.consent(of: morning.id) == first)
        #expect(first.covers(morning, in: home))

        let one = try #require(allowing(Set(home.openings(of: morning).prefix(1)), morning))
        try await store.edit(.allow(one))
        #expect(try await store.store.consent(of: morning.id) == one)
        #expect(!one.covers(morning, in: home))

        try await store.edit(.remove(.trigger(morning.id)))
        #expect(try await store.store.consent(of: morning.id) == nil)
        #expect(try await store.refusal(.allow(one)) == .notFound)
    }

    @Test("a yes stays where the home is put in its own place, and a guest keeps none", arguments: StoreKind.allCases)
    func staysWithItsTrigger(kind: StoreKind) async throws {
        let store = try await StoreUnderTest(kind, Fixture.home("gatehouse"))
        let (home, morning) = try await store.withMorning()
        let consent = try #require(allowing(home.openings(of: morning), morning))
        #expect(try await store.refusal(.allow(consent), by: Author(user: "Bo")) == .insufficientPrivileges)
        try await store.edit(.allow(consent))
        let snapshot = try await store.store.snapshot()
        try await store.store.apply([.replaceAll(snapshot)], by: .owner)
        #expect(try await store.store.consent(of: morning.id) == consent)
    }

    private func allowing(_ openings: Set<Opening>, _ trigger: Trigger) -> StandingConsent? {
        guard let question = ConsentQuestion(about: openings, to: .owner) else { return nil }
        var consent = question.yes(by: .owner)
        return consent.standing(for: trigger)
    }
}

extension StoreUnderTest {
    /// The home with a trigger that opens it every morning.
    fileprivate func withMorning() async throws -> (Home, Trigger) {
        var trigger = Trigger(name: "Morning", fireDate: "2030-01-01T07:00:00+01:00")
        trigger.timeZone = "Europe/Paris"
        trigger.recurrence = .weekdays([.monday, .friday])
        trigger.actionSets = [try await home.scene("Open House")]
        let home = try await edit(.addTrigger(trigger))
        return (home, try home.trigger(called: "Morning"))
    }
}
