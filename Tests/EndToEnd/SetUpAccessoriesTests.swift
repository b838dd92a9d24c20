import Testing

/// Accessories are named and placed, and their services named and put together.
struct SetUpAccessoriesTests {
    @Test("M7: an accessory of the home is put into a room, and out of it")
    func m7AnAccessoryIsPutIntoARoom() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("accessory", "assign", "desk lamp", "snug") == ["assigned: accessory Desk Lamp → Den"])
        #expect(try home.says("room", "show", "Den").last == "  accessories: Desk Lamp")
        #expect(
            try home.says("accessory", "unassign", "Desk Lamp") == [
                "unassigned: accessory Desk Lamp; it is in no room now"
            ])
        #expect(
            try home.says("accessory", "assign", "Strip", "maple street") == [
                "assigned: accessory Strip → Maple Street"
            ])
        #expect(try home.run(["accessory", "list", "--json"]).objects.allSatisfy { $0["room"] is String } == false)
        try home.refuses("accessory", "assign", "Strip", "Cellar", because: "there is no room “Cellar”")
    }

    @Test("M15: putting a bridge into a room moves none of the accessories behind it")
    func m15ABridgeMovesAlone() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        _ = try home.says("accessory", "assign", "Hue Bridge", "Kitchen")
        #expect(try home.says("room", "show", "Kitchen").last == "  accessories: Hue Bridge")
        #expect(try home.says("room", "show", "Study").last == "  accessories: Desk Lamp, Strip")
    }

    @Test("N13: an accessory is shown with the name that it gives itself")
    func n13AnAccessoryIsShownWithItsLabel() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let shown = try home.says("accessory", "show", "Desk Lamp")
        #expect(shown.first == "Desk Lamp (Maple Street)")
        for line in ["  room: Study", "  bridge: Hue Bridge", "  calls itself: “Desk-Lamp #1”", "  paired: no"] {
            #expect(shown.contains(line))
        }
        let json = try home.run(["accessory", "show", "--json", "Desk Lamp"]).objects.first
        #expect(json?["label"] as? String == "Desk-Lamp #1")
        #expect(json?["services"] as? [String] == ["Desk Lamp"])
    }

    @Test func showsTheValuesThatAnAccessoryHas() throws {
        let home = try SimulatedHome()
        let values = try home.run("accessory", "show", "--json", "Desk Lamp").objects.first?["values"]
        let lamp = (values as? [String: Any])?["Desk Lamp"] as? [String: Any]
        #expect(lamp?.keys.sorted() == ["Brightness", "On"])
        #expect(try home.run("accessory", "show", "Desk Lamp").lines.first == "Desk Lamp (Maple Street)")
    }

    @Test func namesAccessories() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("accessory", "rename", "strip", "Power Bar") == ["renamed: accessory Strip → Power Bar"])
        #expect(try home.says("accessory", "alias", "Power Bar", "sockets").count == 1)
        #expect(try home.says("accessory", "unalias", "sockets", "sockets").count == 1)
    }

    @Test("M10, M11: services are listed by type, room and accessory, and named")
    func m11ServicesAreListedAndNamed() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let names = { (arguments: [String]) in
            try home.run(["service", "list", "--json"] + arguments).objects.map { $0["name"] as? String }
        }
        #expect(try names([]) == ["Desk Lamp", "Strip/Outlet/1", "Strip/Outlet/2", "Kettle"])
        #expect(try names(["--type", "lightbulb"]) == ["Desk Lamp"])
        #expect(try names(["--type", "Lightbulb", "--type", "Outlet"]).count == 4)
        #expect(try names(["--accessory", "strip", "--room", "Study"]).count == 3)
        #expect(try names(["--room", "Kitchen"]).isEmpty)
        try home.refuses("service", "list", "--type", "Lihgtbulb", because: "did you mean Lightbulb?")
        #expect(
            try home.says("service", "rename", "Strip/Outlet/2", "Heater") == [
                "renamed: service Strip/Outlet/2 → Heater"
            ])
        #expect(try home.says("service", "alias", "Heater", "stove").count == 1)
        #expect(try home.says("service", "show", "stove").first == "Heater (Maple Street)")
        #expect(try home.says("service", "unalias", "Heater", "stove").count == 1)
        #expect(try home.run(["service", "remove", "Heater"]).status == 64)
    }

    @Test("N12: a service without a name of no spoken kind is never shown")
    func n12AServiceWithoutANameIsNeverShown() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        for command in [["service", "list"], ["service", "list", "--json"], ["accessory", "show", "Desk Lamp"]] {
            #expect(try !home.run(command).output.contains("0A1B2C3D"))
        }
        try home.refuses(
            "service", "rename", "Desk Lamp/0A1B2C3D-0000-4000-8000-00AABBCCDDEE", "Update", because: "no service")
    }

    @Test("M13: a group groups services of any accessories")
    func m13AGroupGroupsServices() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(
            try home.says("group", "add", "Sockets", "Kettle", "strip/outlet/1") == [
                "added: group Sockets (Maple Street)"
            ])
        #expect(
            try home.says("group", "add-service", "Sockets", "Desk Lamp", "Strip/Outlet/2") == [
                "added: service Desk Lamp to group Sockets", "added: service Strip/Outlet/2 to group Sockets",
            ])
        #expect(
            try home.says("group", "remove-service", "Sockets", "Kettle") == [
                "removed: service Kettle from group Sockets"
            ])
        try home.refuses(
            "group", "add-service", "Sockets", "Strip", because: "“Strip/Outlet/1”, “Strip/Outlet/2”, “Kettle”")
        try home.refuses("group", "add-service", "Sockets", "Kettle", "Desk Lamp", because: "already")
        try home.refuses("group", "remove-service", "Sockets", "Kettle", because: "is not in the group")
        #expect(
            try home.says("group", "show", "sockets").last == "  services: Strip/Outlet/1, Desk Lamp, Strip/Outlet/2")
        #expect(try home.says("group", "rename", "Sockets", "Plugs") == ["renamed: group Sockets → Plugs"])
        #expect(try home.says("group", "alias", "Plugs", "mains").count == 1)
        #expect(try home.says("group", "unalias", "mains", "mains").count == 1)
        #expect(try home.says("group", "remove", "Plugs") == ["removed: group Plugs"])
        #expect(try home.run(["group", "list", "--json"]).objects.map { $0["name"] as? String } == ["Night Lights"])
    }
}
