/// Sentences about a generated home, the same ones every time.
struct Sentences {
    let exact: [String]
    /// The same, with one wrong letter in each name.
    let misspelt: [String]
    /// The form of each.
    let forms: [String]

    /// Makes so many sentences, spread over all names of a home.
    init(_ count: Int, about home: GeneratedHome) {
        let rooms = home.home.rooms.map(\.name)
        let step = max(1, home.things.count / 97) | 1
        var exact: [String] = []
        var misspelt: [String] = []
        var used: [String] = []
        for number in 0..<count {
            let thing = home.things[number * step % home.things.count]
            let room = rooms[number * step % rooms.count]
            let forms = Self.forms(for: thing.type)
            let form = forms[number / 3 % forms.count]
            used.append(form)
            exact.append(Self.filled(form, thing.name, room))
            misspelt.append(
                Self.filled(form, Self.misspelt(thing.name, number), Self.misspelt(room, number)))
        }
        self.exact = exact
        self.misspelt = misspelt
        self.forms = used
    }

    private static func filled(_ form: String, _ name: String, _ room: String) -> String {
        form.split(separator: " ").map {
            $0 == "NAME" ? name.lowercased() : $0 == "ROOM" ? room.lowercased() : String($0)
        }
        .joined(separator: " ")
    }

    /// Changes, drops, doubles or swaps one letter after the first.
    private static func misspelt(_ name: String, _ number: Int) -> String {
        var letters = Array(name)
        let place = 1 + number * 7 % (letters.count - 2)
        guard letters[place] != " ", letters[place + 1] != " " else { return misspelt(name, number + 1) }
        switch number % 4 {
        case 0: letters[place] = letters[place] == "x" ? "q" : "x"
        case 1: letters.remove(at: place)
        case 2: letters.insert(letters[place], at: place)
        default: letters.swapAt(place, place + 1)
        }
        return String(letters) == name ? misspelt(name, number + 1) : String(letters)
    }

    private static func forms(for type: String) -> [String] {
        common + (special[type] ?? special["Outlet"] ?? [])
    }

    private static let common = ["turn on the lights in the ROOM", "turn off the lights in the ROOM please"]
    private static let special: [String: [String]] = [
        "Outlet": [
            "turn on the NAME", "turn the NAME off", "switch on the NAME", "is the NAME on", "please turn off the NAME",
            "can you turn on the NAME",
        ],
        "Fan": ["turn on the NAME", "turn the NAME off", "is the NAME on", "set the NAME to 40 percent"],
        "Lightbulb": [
            "turn on the NAME", "turn the NAME off", "set the NAME to 40 percent", "dim the NAME to 20 percent",
            "is the NAME on", "please turn off the NAME",
        ],
        "LockMechanism": ["lock the NAME", "is the NAME locked", "please lock the NAME"],
        "WindowCovering": ["open the NAME", "close the NAME", "set the NAME to 30 percent", "is the NAME open"],
        "Thermostat": ["set the NAME to 21 degrees", "what is the temperature in the ROOM"],
    ]
}
