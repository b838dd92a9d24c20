import Testing

/// Users are added, and what a guest may not do is refused below every command.
struct SetUpUsersTests {
    @Test("U2, U5: an added user is a guest, and no account is ever told")
    func u2AnAddedUserIsAGuest() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        #expect(try home.says("user", "add", "Cleo", "--account", "cleosecret") == ["added: user Cleo (Maple Street)"])
        #expect(try home.says("user", "list") == ["Ann: administrator", "Bo: guest", "Cleo: guest"])
        #expect(
            try home.says("user", "role", "Cleo", "administrator") == ["changed: user Cleo is an administrator now"])
        #expect(try home.says("user", "account", "Bo", "bosecret") == ["changed: an account acts as user Bo now"])
        #expect(try home.says("user", "account", "Bo", "--none") == ["changed: no account acts as user Bo now"])
        #expect(try home.says("user", "rename", "Cleo", "Cleopatra") == ["renamed: user Cleo → Cleopatra"])
        #expect(try home.says("user", "show", "cleopatra") == ["Cleopatra (Maple Street)", "  role: administrator"])
        for command in [["user", "list", "--json"], ["user", "show", "Cleopatra", "--json"], ["export"]] {
            #expect(try !home.run(command).output.contains("secret"))
        }
        #expect(try home.says("user", "remove", "Cleopatra") == ["removed: user Cleopatra"])
        #expect(try home.run(["user", "account", "Bo"]).status == 64)
        #expect(try home.run(["user", "role", "Bo", "king"]).status == 64)
    }

    @Test func keepsTheLastAdministrator() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        try home.refuses("user", "remove", "Ann", because: "last administrator")
        try home.refuses("user", "role", "Ann", "guest", because: "last administrator")
    }

    @Test("U1: who makes a home is its administrator and may do everything")
    func u1WhoMakesAHomeIsItsAdministrator() throws {
        let home = try SetUpHome(as: "Ann")
        _ = try home.says("home", "add", "Maple Street")
        #expect(try home.says("user", "list") == ["Ann: administrator"])
        #expect(try home.says("room", "add", "Kitchen").count == 1)
    }

    @Test(
        "U4: a guest who changes the layout is refused, and nothing changes",
        arguments: ["Bo", "Nobody"],
        [
            ["home", "rename", "Maple Street", "Elm Street"], ["home", "alias", "Maple Street", "home"],
            ["home", "unit", "fahrenheit"], ["home", "primary", "Maple Street"],
            ["home", "remove", "Maple Street", "--yes"], ["room", "add", "Hall"],
            ["room", "rename", "Study", "Office"],
            ["room", "remove", "Study"], ["zone", "add", "Garden"], ["zone", "add-room", "Upstairs", "Kitchen"],
            ["accessory", "rename", "Strip", "Bar"], ["accessory", "assign", "Strip", "Den"],
            ["service", "rename", "Kettle", "Pot"], ["group", "add", "Sockets"],
            ["group", "remove-service", "Night Lights", "Desk Lamp"], ["user", "add", "Cleo"],
            ["user", "role", "Bo", "administrator"], ["user", "account", "Ann", "mallory"],
        ])
    func u4AGuestIsRefused(user: String, command: [String]) throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let before = try home.contents()
        let refused = try home.run(command + ["--user", user])
        #expect(refused.status == 4)
        #expect(refused.output.isEmpty)
        #expect(refused.errors.split(separator: "\n").count == 1)
        #expect(refused.errors.contains("administrators"))
        #expect(try home.contents() == before)
    }

    @Test("U3: a guest may look at everything")
    func u3AGuestMayLook() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet, as: "Ann")
        for kind in ["room", "zone", "service", "group", "user"] {
            #expect(try home.run([kind, "list"]).output == home.run([kind, "list", "--user", "Bo"]).output)
        }
    }

    @Test func stopsAtTheFirstLineOfAGuest() throws {
        let home = try SetUpHome(SetUpHome.mapleStreet)
        let refused = try home.run(["room", "add", "-", "--user", "Bo"], input: .init("Hall\nAttic\n".utf8))
        #expect(refused.status == 4)
        #expect(refused.errors.split(separator: "\n").count == 1)
    }
}
