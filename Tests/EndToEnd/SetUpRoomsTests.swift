import Testing

/// Rooms and zones are made, named, put together and removed.
struct SetUpRoomsTests {
    @Test func makesNamesAndShowsRooms() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(
            try home.says("room", "add", "Hall", "Attic") == [
                "added: room Hall (Maple Street)", "added: room Attic (Maple Street)",
            ])
        #expect(try home.says("room", "rename", "attic", "Cook's Corner") == ["renamed: room Attic → Cook's Corner"])
        #expect(
            try home.says("room", "alias", "Cook's Corner", "larder") == [
                "added: alias larder of room Cook's Corner"
            ])
        #expect(
            try home.says("room", "list") == [
                "Kitchen", "Study: zones Upstairs; accessories Desk Lamp, Strip", "Den (also snug): zones Upstairs",
                "Hall",
                "Cook's Corner (also larder)",
            ])
        let study = try home.run(["room", "show", "--json", "study"]).objects.first
        #expect(study?["zones"] as? [String] == ["Upstairs"])
        #expect(study?["accessories"] as? [String] == ["Desk Lamp", "Strip"])
        #expect(study?["home"] as? String == "Maple Street")
        #expect(try home.says("room", "unalias", "larder", "larder").count == 1)
    }

    @Test func addsAllRoomsThatAreNamedOrNone() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        try home.refuses("room", "add", "Hall", "Lair #13", "Attic", because: "“Lair 13” would do")
        try home.refuses("room", "add", "Hall", "hall", because: "taken")
    }

    @Test("M16: removing a room puts its accessories into the room for the entire home, and says so")
    func m16RemovingARoom() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(
            try home.says("room", "remove", "Study") == [
                "removed: room Study; 2 accessories are in no room now; the zone Upstairs has lost a room"
            ])
        let whole = try home.run(["room", "show", "--json", "Maple Street"]).objects.first
        #expect(whole?["accessories"] as? [String] == ["Hue Bridge", "Desk Lamp", "Strip"])
        #expect(try home.says("zone", "list") == ["Upstairs: rooms Den"])
    }

    @Test("M6: the room for the entire home cannot be renamed, removed or put into a zone")
    func m6TheRoomForTheEntireHomeStays() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let reason = "the room for the entire home"
        try home.refuses("room", "rename", "Maple Street", "Elm Street", because: reason)
        try home.refuses("room", "remove", "maple street", because: reason)
        try home.refuses("room", "alias", "Maple Street", "everywhere", because: reason)
        try home.refuses("zone", "add-room", "Upstairs", "Maple Street", because: reason)
        try home.refuses("zone", "add", "Everywhere", "--room", "Maple Street", because: reason)
    }

    @Test("M12: a zone groups rooms, and may be empty")
    func m12AZoneGroupsRooms() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("zone", "add", "Garden") == ["added: zone Garden (Maple Street)"])
        #expect(try home.says("zone", "add", "Quiet", "--room", "snug", "--room", "Study").count == 1)
        #expect(try home.says("zone", "add-room", "Quiet", "Kitchen") == ["added: room Kitchen to zone Quiet"])
        #expect(
            try home.says("zone", "remove-room", "Quiet", "Study", "den") == [
                "removed: room Study from zone Quiet", "removed: room Den from zone Quiet",
            ])
        try home.refuses("zone", "add-room", "Quiet", "Study", "Kitchen", because: "already")
        try home.refuses("zone", "remove-room", "Quiet", "Study", because: "is not in the zone")
        #expect(try home.says("zone", "show", "quiet") == ["Quiet (Maple Street)", "  rooms: Kitchen"])
        #expect(try home.says("zone", "rename", "Quiet", "Loud") == ["renamed: zone Quiet → Loud"])
        #expect(try home.says("zone", "alias", "Loud", "noisy").count == 1)
        #expect(try home.says("zone", "unalias", "Loud", "noisy").count == 1)
        #expect(try home.says("zone", "remove", "Loud") == ["removed: zone Loud"])
        let zones = try home.run(["zone", "list", "--json"]).objects
        #expect(zones.map { $0["rooms"] as? [String] } == [["Study", "Den"], []])
    }
}
