import HomeModel
import TestSupport
import Testing

@testable import HomeLanguage

/// “Status of the house” tells how all is, and says so kindly where nothing is to be told.
struct QuietHouseTests {
    /// The cottage with everything off, shut and locked.
    private static let quiet: Parser = {
        var snapshot = Fixture.home("cottage")
        for accessory in snapshot.homes[0].accessories.indices {
            for service in snapshot.homes[0].accessories[accessory].services.indices {
                snapshot.homes[0].accessories[accessory].services[service].rest()
            }
        }
        return English.parser(snapshot)
    }()

    @Test(arguments: ["status of the house", "how is everything"]) func aQuietHouseIsSaidToBeQuiet(sentence: String) {
        let outcome = Self.quiet.parse(sentence)
        #expect(outcome.status == .understood)
        #expect(outcome.reply == "All is quiet: nothing is on, open or unlocked.", "\(outcome.reply)")
    }

    @Test func whatIsNotQuietIsTold() {
        #expect(English.cottage.parse("status of the house").reply.contains(" on"))
        // Who asks for one thing is told of that.
        #expect(Self.quiet.parse("which lights are on").reply == "None of them.")
    }
}

extension Service {
    /// Switches it off, shuts or locks it.
    fileprivate mutating func rest() {
        for index in characteristics.indices {
            switch characteristics[index].type.name {
            case "On": characteristics[index].value = .bool(false)
            case "Active", "CurrentPosition", "TargetPosition", "CurrentHeatingCoolingState",
                "TargetHeatingCoolingState",
                "ContactSensorState":
                characteristics[index].value = .int(0)
            case "LockCurrentState", "LockTargetState", "CurrentDoorState", "TargetDoorState":
                characteristics[index].value = .int(1)
            default: break
            }
        }
    }
}
