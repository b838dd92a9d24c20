import Foundation
import HomeModel
import Testing

/// Things by their kinds and identities.
struct NamedThingTests {
    private static let home = HomeID()
    private static let things: [NamedThing] = [
        .home, .room(RoomID()), .zone(ZoneID()), .accessory(AccessoryID()),
        .service(ServiceReference(accessory: AccessoryID(), service: ServiceID())), .serviceGroup(ServiceGroupID()),
        .actionSet(ActionSetID()), .trigger(TriggerID()), .user(UserID()),
    ]

    @Test func areOfEachKind() { #expect(Set(Self.things.map(\.kind)) == Set(NamedThing.Kind.allCases)) }

    @Test(arguments: things)
    func comesBackFromItsKindAndIdentity(thing: NamedThing) throws {
        let read = try NamedThing(
            thing.kind, thing.uuid(in: Self.home), of: #require(thing.owner, "only services have one"))
        #expect(read == thing)
    }

    @Test func isInAListOfItsOwnKind() {
        #expect(Set(Self.things.map(\.kind.topic)).count == NamedThing.Kind.allCases.count)
    }
}
