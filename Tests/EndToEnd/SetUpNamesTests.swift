import Testing

/// Every command holds to the rules for names, and says how to mend a bad one.
struct SetUpNamesTests {
    /// The commands that give a name, each ready for it to follow.
    static let naming: [[String]] = [
        ["home", "add"], ["home", "rename", "Maple Street"], ["home", "alias", "Maple Street"], ["room", "add"],
        ["room", "rename", "Study"], ["room", "alias", "Study"], ["zone", "add"], ["zone", "rename", "Upstairs"],
        ["zone", "alias", "Upstairs"], ["accessory", "rename", "Strip"], ["accessory", "alias", "Strip"],
        ["service", "rename", "Kettle"], ["service", "alias", "Kettle"], ["group", "add"],
        ["group", "rename", "Night Lights"], ["group", "alias", "Night Lights"], ["user", "add"],
        ["user", "rename", "Bo"],
    ]

    /// The command that makes a room with every name, and each of the others with one of them in turn: the rule is the same
    /// for all, and which of them ask for it is what differs.
    static func each(with names: String...) -> [([String], String)] {
        names.map { (["room", "add"], $0) } + naming.enumerated().map { ($1, names[$0 % names.count]) }
    }

    @Test(
        "N1, N2, N15: no command takes a bad name",
        arguments: each(
            with: "Lair #13", "", " Lair", "Lair'", "a\nb", String(repeating: "x", count: 65), "\u{1B}[31mred"))
    func n1NoCommandTakesABadName(command: [String], name: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let before = try home.contents()
        let result = try home.run(command + [name])
        #expect(result.status == 65, "\(result.errors)")
        #expect(result.output.isEmpty)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(!result.errors.contains("\u{1B}"))
        #expect(try home.contents() == before)
    }

    @Test(
        "N4, N6: no command takes a name that something else in the home has",
        arguments: each(with: "kitchen", "SNUG", "hue'bridge", "goodnight", "lock up"))
    func n6NoCommandTakesANameThatIsTaken(command: [String], name: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let isUser = command[0] == "user"
        if command != ["home", "add"] {
            let result = try home.run(command + [isUser ? "ANN" : name])
            #expect(result.status == 65, "\(result.errors)")
            #expect(result.errors.contains("taken"))
        }
        if !isUser && command[0] != "home" { #expect(try home.run(command + ["maplestreet"]).status == 65) }
    }

    @Test("N8: nothing in a home may bear the home's own name, nor a home that of a thing in it")
    func n8NothingBearsTheHomesName() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        try home.refuses("room", "add", "maple street", because: "the home itself")
        try home.refuses("group", "rename", "Night Lights", "MapleStreet", because: "the home itself")
        try home.refuses("home", "rename", "Maple Street", "Kitchen", because: "the room “Kitchen”")
        try home.refuses("home", "alias", "Maple Street", "desk lamp", because: "the accessory “Desk Lamp”")
    }

    @Test("N9: an accessory and its own service may share a name, two of its services may not")
    func n9AnAccessoryAndItsServiceMayShareAName() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(
            try home.says("service", "rename", "Desk Lamp", "Desk Lamp") == [
                "renamed: service Desk Lamp → Desk Lamp"
            ])
        #expect(try home.says("service", "rename", "Strip/Outlet/1", "Strip").count == 1)
        try home.refuses("service", "rename", "Strip/Outlet/2", "strip", because: "taken")
        try home.refuses("service", "rename", "Strip/Outlet/2", "kettle", because: "taken")
        try home.refuses("accessory", "rename", "Desk Lamp", "Kettle", because: "the service “Kettle”")
    }

    @Test("N10: a rename to the same name but for case and spaces is allowed")
    func n10ARenameToTheSameKey() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("room", "rename", "den", "DEN") == ["renamed: room Den → DEN"])
        #expect(try home.says("accessory", "rename", "desk lamp", "Desk lamp").count == 1)
        #expect(try home.says("home", "rename", "Maple Street", "MapleStreet").count == 1)
    }

    @Test("N11: the guide's examples are names, and Secret Lair 13 is offered for Secret Lair #13")
    func n11TheGuidesExamples() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let names = ["Kid's Night Light", "Garage 1 Opener", "My Home", "Away Lights", "NightTime", "卧室", "Küche"]
        for name in names { #expect(try home.says("room", "add", name) == ["added: room \(name) (Maple Street)"]) }
        try home.refuses("room", "add", "Secret Lair #13", because: "“Secret Lair 13” would do")
    }

    @Test("N14: an alias is a name; the one that a thing has already is refused")
    func n14AnAliasIsAName() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        _ = try home.says("room", "alias", "Kitchen", "larder")
        #expect(try home.says("room", "show", "LARDER").first == "Kitchen (Maple Street)")
        try home.refuses("room", "alias", "Kitchen", "Larder", because: "already")
        try home.refuses("room", "alias", "Kitchen", "kitchen", because: "already")
        try home.refuses("room", "add", "larder", because: "taken")
        try home.refuses("room", "unalias", "Kitchen", "pantry", because: "no alias")
    }

    @Test(arguments: [
        (["room", "show", "kichen"], "“Kitchen”?"), (["zone", "remove", "Upstars"], "“Upstairs”?"),
        (["accessory", "rename", "Desk Lmap", "Lamp"], "“Desk Lamp”?"), (["service", "show", "ketle"], "“Kettle”?"),
        (["group", "alias", "Night Light", "glow"], "“Night Lights”?"), (["user", "remove", "Ana"], "“Ann”?"),
        (["accessory", "assign", "Strip", "Studdy"], "“Study”?"), (["room", "remove", "Cellar"], "there is no room"),
    ])
    func offersTheNearestNameForOneThatIsNobodys(command: [String], offer: String) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let result = try home.run(command)
        #expect(result.status == 65)
        #expect(result.errors.contains(offer), "\(result.errors)")
    }
}
