import HomeModel
import Testing

/// A service is found by all that people call it, and never a wrong one.
struct FindingServicesTests {
    let home: Home = {
        var strip = Accessory(name: "Strip")
        strip.aliases = ["power bar"]
        strip.services = [
            Service(type: "AccessoryInformation"), Service(type: "Outlet"), Service(type: "Outlet"),
            Service(type: "Outlet", name: "Kettle"), Service(type: "0A1B2C3D-0000-4000-8000-00AABBCCDDEE"),
        ]
        var sensor = Accessory(name: "Hall Sensor")
        sensor.services = [Service(type: "MotionSensor"), Service(type: "TemperatureSensor", name: "Hall Warmth")]
        var lamp = Accessory(name: "Desk Lamp")
        lamp.aliases = ["reading light"]
        lamp.services = [Service(type: "AccessoryInformation"), Service(type: "Lightbulb")]
        lamp.services[1].aliases = ["bulb"]
        var home = Home(name: "Maple Street")
        home.accessories = [strip, sensor, lamp, Accessory(name: "Bridge")]
        return home
    }()

    @Test(arguments: [
        ("kettle", "Kettle"), ("DESKLAMP", "Desk Lamp"), ("Reading Light", "Desk Lamp"), ("bulb", "Desk Lamp"),
        ("desk lamp/lightbulb", "Desk Lamp"), ("hall sensor/Motion Sensor", "Hall Sensor/MotionSensor"),
        ("power bar/outlet/2", "Strip/Outlet/2"), ("Strip/Outlet/3", "Kettle"), ("Hall Warmth", "Hall Warmth"),
    ])
    func findsAServiceByWhatItIsCalled(text: String, name: String) throws {
        #expect(try home.service(called: text).name == name)
    }

    @Test func findsEachServiceByTheNameThatIsShownForIt() throws {
        for service in home.spokenServices { #expect(try home.service(called: service.name) == service) }
    }

    @Test(arguments: ["Strip", "Strip/Outlet", "power bar"])
    func listsAllThatMayBeMeant(text: String) {
        let refusal = #expect(throws: EditRefusal.self) { try home.service(called: text) }
        #expect(refusal?.error == .invalidParameter)
        guard case .severalServices(text, let names)? = refusal else {
            return #expect(Bool(false), "\(refusal as Any)")
        }
        #expect(names == ["Strip/Outlet/1", "Strip/Outlet/2", "Kettle"])
    }

    @Test(arguments: [
        "", "/", "Strip/", "Strip/Lightbulb", "Strip/Outlet/0", "Strip/Outlet/4", "Strip/Outlet/x", "Bridge",
        "Strip/Outlet/1/1", "Strip/Outlet/99999999999999999999", "nobody", "Maple Street",
    ])
    func refusesWhatIsNoService(text: String) {
        #expect(throws: EditRefusal.self) { try home.service(called: text) }
    }

    @Test("N12: a service without a name of no spoken kind is not found, listed or offered")
    func n12AServiceWithoutANameIsNotFound() {
        let hidden = ["Strip/0A1B2C3D-0000-4000-8000-00AABBCCDDEE", "Desk Lamp/AccessoryInformation"]
        for text in hidden {
            let refusal = #expect(throws: EditRefusal.self) { try home.service(called: text) }
            #expect(refusal?.error == .notFound)
        }
        #expect(home.spokenServices.count == 6)
    }

    @Test("M10: the services of a home are listed by one or more types")
    func m10ServicesByType() throws {
        let types = [try ServiceType(called: "outlet"), try ServiceType(called: "motion sensor")]
        #expect(
            home.spokenServices(ofTypes: Set(types)).map(\.name)
                == ["Strip/Outlet/1", "Strip/Outlet/2", "Kettle", "Hall Sensor/MotionSensor"])
        #expect(try ServiceType(called: "43") == "Lightbulb")
        let refusal = #expect(throws: EditRefusal.self) { try ServiceType(called: "Lihgtbulb") }
        #expect(refusal == .noServiceType("Lihgtbulb", near: "Lightbulb"))
    }

    @Test("M6: the room for the entire home holds what stands in no other")
    func m6TheRoomForTheEntireHome() throws {
        var home = home
        home.rooms = [Room(name: "Hall")]
        home.accessories[1].room = home.rooms[0].id
        #expect(home.accessories(in: home.rooms[0]).map(\.name) == ["Hall Sensor"])
        let whole = try home.room(called: "maple street")
        #expect(home.accessories(in: whole).map(\.name) == ["Strip", "Desk Lamp", "Bridge"])
    }
}
