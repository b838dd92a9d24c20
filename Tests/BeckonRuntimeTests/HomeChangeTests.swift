import BeckonRuntime
import HomeModel
import TestSupport
import Testing

/// What a removal takes along is said in a phrase each.
struct HomeChangeTests {
    let home: Home = {
        var home = Home(name: "Maple Street")
        home.rooms = [Room(name: "Study"), Room(name: "Den")]
        home.zones = [Zone(name: "Upstairs")]
        home.zones[0].rooms = home.rooms.map(\.id)
        home.accessories = ["Desk Lamp", "Radio"].map { Accessory(name: $0) }
        for index in home.accessories.indices { home.accessories[index].room = home.rooms[0].id }
        home.actionSets = [ActionSet(name: "Good Night")]
        home.triggers = [Trigger(name: "Lock Up")]
        home.triggers[0].isEnabled = true
        home.triggers[0].actionSets = home.actionSets.map(\.id)
        return home
    }()

    @Test func saysNothingWhereNothingElseChanged() {
        #expect(HomeChange(before: home, after: home).consequences.isEmpty)
        #expect(HomeChange(before: home, after: nil).consequences.isEmpty)
    }

    @Test func countsWhatStandsInNoRoomNow() {
        var after = home
        after.rooms.removeFirst()
        after.zones[0].rooms.removeFirst()
        for index in after.accessories.indices { after.accessories[index].room = nil }
        #expect(
            HomeChange(before: home, after: after).consequences
                == ["2 accessories are in no room now", "the zone Upstairs has lost a room"])
    }

    @Test func namesWhatIsAlone() {
        var after = home
        after.accessories[1].room = nil
        after.actionSets = []
        after.triggers[0].actionSets = []
        after.triggers[0].isEnabled = false
        #expect(
            HomeChange(before: home, after: after).consequences
                == [
                    "the accessory Radio is in no room now", "the trigger Lock Up has lost a scene",
                    "the trigger Lock Up is disabled",
                ])
    }
}
