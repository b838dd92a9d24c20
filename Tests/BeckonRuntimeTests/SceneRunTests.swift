import HomeModel
import TestSupport
import Testing

@testable import BeckonRuntime

/// Rows S1 and S2: what a scene writes and what it tells.
struct SceneRunTests {
    private let control = NotingControl()
    private let replies: ReplyRenderer

    init() throws { replies = try ReplyRenderer(folder: Fixture.project + "/Grammars/en") }

    /// The cottage, on the wire.
    private func cottage() -> Home { Rehearsal(of: Fixture.home("cottage")).snapshot.homes[0] }

    @Test("S1: a scene writes each of its values, as a timed write where the accessory wants that")
    func s1WritesEachValue() async throws {
        var home = cottage()
        let scene = home.actionSets[0]
        let place = try #require(scene.actions.first)
        let accessory = try #require(home.accessories.firstIndex { $0.id == place.service.accessory })
        let service = try #require(home.accessories[accessory].services.firstIndex { $0.id == place.service.service })
        let index = try #require(
            home.accessories[accessory].services[service].characteristics.firstIndex { $0.type == place.characteristic }
        )
        home.accessories[accessory].services[service].characteristics[index].metadata.permissions.insert(.timedWrite)
        let result = await control.run(scene, in: home, with: .none)
        #expect(result.status == .done && result.error == nil)
        let writes = await control.writes
        #expect(writes.map(\.value) == scene.actions.map(\.value))
        #expect(writes.map(\.isTimed) == scene.actions.map { $0 == place })
    }

    @Test("S2: what is not paired or gone fails, and keeps nothing else from being done")
    func s2TellsWhatIsNotPaired() async throws {
        var home = cottage()
        let scene = home.actionSets[0]
        try #require(Set(scene.actions.map(\.service.accessory)).count > 1)
        let lost = scene.actions[0].service.accessory
        let index = try #require(home.accessories.firstIndex { $0.id == lost })
        home.accessories[index].address = nil
        let partly = await control.run(scene, in: home, with: .none)
        #expect(partly.status == .partly && partly.error == .actionSetExecutionPartialSuccess)
        home.accessories.remove(at: index)
        let gone = await control.run(scene, in: home, with: .none)
        #expect(gone.actions.map(\.error) == partly.actions.map(\.error))
        #expect(replies.summary(of: gone).contains("gone"))
    }

    @Test("S2: a scene that fails as a whole, and one without actions, have numbers of their own")
    func s2TellsWholeFailures() async {
        let home = cottage()
        await control.fail(with: .timedOut)
        let failed = await control.run(home.actionSets[0], in: home, with: .none)
        #expect(failed.error == .actionSetExecutionFailed)
        #expect(replies.json(of: failed)["code"] == .int(63) && replies.json(of: failed)["status"] == .string("failed"))
        let empty = await control.run(ActionSet(name: "Nothing"), in: home, with: .none)
        #expect(empty.error == .noActionsInActionSet && empty.status == .failed)
        #expect(await control.writes.isEmpty)
    }
}
