import Testing

/// Homes are made, named, chosen between and removed.
struct SetUpHomesTests {
    @Test("M4: the first home is the primary one, and the next one where it is removed")
    func m4TheFirstHomeIsThePrimaryOne() throws {
        let homes = try SetUpHome(as: "Ann")
        #expect(
            try homes.says("home", "add", "Maple Street") == [
                "added: home Maple Street (primary); Ann is its administrator"
            ])
        #expect(try homes.says("home", "add", "Lake House", "Barn").count == 2)
        #expect(try homes.says("home", "list").map { $0.contains("primary") } == [true, false, false])
        #expect(try homes.says("home", "primary", "lake house") == ["changed: home Lake House is the primary home now"])
        #expect(
            try homes.says("home", "remove", "Lake House") == [
                "removed: home Lake House; Maple Street is the primary home now"
            ])
        #expect(try homes.says("home", "show").first == "Maple Street")
    }

    @Test func keepsAHomeWithThingsInItUntilToldYes() throws {
        let homes = try SetUpHome(SetUpHome.mapleStreet)
        try homes.refuses(
            "home", "remove", "Maple Street", because: "has 3 rooms and 3 accessories", status: 5)
        #expect(try homes.says("home", "remove", "Maple Street", "--yes") == ["removed: home Maple Street"])
        let none = try homes.run(["home", "list"])
        #expect(none.status == 0 && none.output.isEmpty)
        #expect(none.errors.contains("there is no home yet: make one with `beckon setup`"))
    }

    @Test func endsThePairingsOfAHomeThatIsRemoved() throws {
        let home = try SimulatedHome()
        let removed = try home.run("home", "remove", "Maple Street", "--yes")
        #expect(removed.output == "removed: home Maple Street; Lake House is the primary home now\n")
        #expect(removed.errors.isEmpty)
        let again = try home.run(
            "accessory", "add", "127.0.0.1:\(home.servers[0].port)", "--setup-code", home.servers[0].setupCode)
        #expect(again.status == 0, "\(again.errors)")
    }

    @Test func namesAHomeAndSaysItsUnit() throws {
        let homes = try SetUpHome(SetUpHome.mapleStreet)
        #expect(
            try homes.says("home", "rename", "maple street", "Elm Street") == [
                "renamed: home Maple Street → Elm Street"
            ])
        #expect(
            try homes.says("home", "alias", "Elm Street", "our house") == [
                "added: alias our house of home Elm Street"
            ])
        #expect(
            try homes.says("home", "unit", "fahrenheit", "--home", "our house") == [
                "changed: home Elm Street speaks of degrees Fahrenheit now"
            ])
        let shown = try homes.run(["home", "show", "--json", "Our House"]).objects.first
        #expect(shown?["temperatureUnit"] as? String == "fahrenheit")
        #expect(shown?["aliases"] as? [String] == ["our house"])
        #expect(shown?["users"] as? [String] == ["Ann", "Bo"])
        #expect(try homes.says("home", "unalias", "Elm Street", "our house").count == 1)
        try homes.refuses("home", "unalias", "Elm Street", "our house", because: "no alias")
        #expect(try homes.run(["home", "unit", "kelvin"]).status == 64)
    }

    @Test("N5: all homes share one namespace")
    func n5AllHomesShareOneNamespace() throws {
        let homes = try SetUpHome()
        #expect(try homes.says("home", "add", "Maple Street", "Lake House").count == 2)
        try homes.refuses("home", "add", "MAPLE'STREET", because: "taken in your homes")
        try homes.refuses("home", "add", "Barn", "lakehouse", because: "taken in your homes")
        try homes.refuses("home", "rename", "Lake House", "maplestreet", because: "taken in your homes")
        try homes.refuses("home", "alias", "Lake House", "Maple street", because: "taken in your homes")
    }

    @Test("N7: two homes may both have a Kitchen")
    func n7TwoHomesMayBothHaveAKitchen() throws {
        let homes = try SetUpHome()
        _ = try homes.says("home", "add", "Maple Street", "Lake House")
        for home in ["Maple Street", "Lake House"] {
            #expect(try homes.says("room", "add", "Kitchen", "--home", home) == ["added: room Kitchen (\(home))"])
        }
    }

    @Test func saysHowToBeginAndWhichHomeMayBeMeant() throws {
        let homes = try SetUpHome()
        try homes.refuses("room", "add", "Kitchen", because: "beckon home add NAME")
        _ = try homes.says("home", "add", "Maple Street")
        try homes.refuses("room", "list", "--home", "Lake House", because: "there is no home “Lake House”")
    }
}
