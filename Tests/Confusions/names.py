"""Homes of some fifty names, as households have them, drawn from seeds.

The words and rules were written down before anything was decoded, and are not changed to suit the check. Words that are near each
other (Den and Pen, Hall and Wall, Anna and Hannah) are there because households have them, and so each home draws some of them as
couples; most of its pairs are unlike each other all the same.
"""
import random

# Where a lamp stands, in the one word that people use for it, and couples of such words.
SPOTS = """Bed Desk Deck Den Door Floor Wall Hall Shelf Stair Chair Sink Bath Porch Path Pool Pond Gate Drive Bar Bench
Couch Bunk Crib Loft Shed Yard Nook Stove Piano Mirror Closet Table Corner Window Pen Cabinet Counter Barn Dock Patio
Island Vanity Entry Foyer Landing Sofa Dresser Bookcase Shower Tub Mantel Fence Plant Tree Star Alcove Arch Back
Front Side Work Ceiling Reading Bedside Garden Garage""".split()
SPOT_COUPLES = """Den Pen|Desk Deck|Door Floor|Wall Hall|Stair Chair|Bath Path|Bar Barn|Dock Deck|Shed Shelf|Bed Shed|Star Stair
Stove Sofa|Pond Pool|Porch Arch|Bench Fence|Tub Tree|Mirror Dresser|Counter Corner|Patio Piano|Table Cable|Bunk Back|Front Fence
Landing Lantern|Closet Cabinet|Side Slide|Yard Barn|Garden Garage|Entry Pantry|Couch Porch|Sink Pink""".replace("\n", "|").split("|")
COLOURS = "Red Green Blue White Pink Gold Black Purple Yellow Orange".split()
OWNERS = """Anna Hannah Ben Ken Dan Jan Tim Jim Kate Jake Mia Maya Ella Emma Joan John Molly Holly Harry Larry Noah Nora
Leo Theo Liam Lily Mum Tom Sam Pam Ron Rob Bob Max Mac Eva Ava Zoe Chloe Jack Zach Luke Lou Sue Stu Grace Greg Craig Meg
Peg Mike Nick Rick Vic Eric Erica Aaron Karen Dad Grandma Grandpa Priya Ravi Sofia Diego Yuki""".split()
OWNER_COUPLES = """Anna Hannah|Ben Ken|Dan Jan|Tim Jim|Kate Jake|Mia Maya|Ella Emma|Joan John|Molly Holly|Harry Larry|Noah Nora
Leo Theo|Liam Lily|Mum Tom|Sam Pam|Ron Rob|Max Mac|Eva Ava|Zoe Chloe|Jack Zach|Luke Lou|Sue Stu|Greg Craig|Meg Peg|Mike Nick
Rick Vic|Eric Erica|Aaron Karen|Dad Dan|Grandma Grandpa""".replace("\n", "|").split("|")
OWNED = "Lamp Light Fan Heater Radio Speaker".split()
ROOMS = """Kitchen|Living Room|Bedroom|Bathroom|Study|Hallway|Garage|Attic|Cellar|Nursery|Pantry|Laundry|Office
Guest Room|Dining Room|Library|Balcony|Workshop|Basement|Sun Room|Playroom|Mudroom|Gym|Lounge|Studio|Terrace|Garden|Greenhouse
Conservatory|Den|Snug|Parlor""".replace("\n", "|").split("|")
ROOM_COUPLES = """Bedroom|Bathroom
Living Room|Dining Room
Study|Studio
Guest Room|Guest Bath
Master Bedroom|Master Bathroom
Laundry|Pantry
Office|Attic
Anna's Room|Hannah's Room
Kids Room|Kitchen
Playroom|Gray Room
Cellar|Parlor
Mudroom|Sun Room""".split("\n")
SCENES = """Good Night|Good Morning|Movie Time|Party|Dinner|Breakfast|Relax|Cozy|Sunset|Reading Time|Cooking|Homework|Vacation
Leaving Home|Coming Home|Candlelight|Yoga|Focus|Wake Up|Bath Time|Cleaning|Romance|Night Shift|Tea Time""".replace("\n", "|").split("|")
SCENE_COUPLES = """Bed Time|Bath Time
Movie Night|Game Night
Sunrise|Sunset
Cooking|Cleaning
Dinner|Dimmer
Date Night|Late Night
Tea Time|Team Time
Rest|Guests
Work Time|Workout Time
Story Time|Snack Time
Arrive|Drive
Chill|Cheer""".split("\n")
BARE = """Lantern Chandelier Fan Heater Speaker Printer Kettle Toaster Radio Monitor Mixer Projector Charger Humidifier
Fountain Blender Dehumidifier Diffuser Aquarium Terrarium Boiler Subwoofer Receiver Amplifier""".split()
MAKERS = "Nanoleaf Hue Eve Meross Tapo Govee Kasa Wemo Lifx Ikea Aqara Sonos Shelly Wiz Yeelight".split()
MADE = "Lamp Plug Strip Bulb Light Panel Fan".split()
NUMBERED = "Lamp Light Spot Socket Plug Switch Bulb Outlet".split()
SIDES = "Left Right Front Back Top Bottom Big Little Upper Lower Old New Outer Inner".split()
SCREENS = "Lamp Spot Light Speaker".split()

# What the kinds of names are said in.
CARRIERS = {
    "thing": ("turn on the {}", "turn off the {}", "switch the {} on", "turn the {} off"),
    "room": ("turn on the lights in the {}", "turn off the lights in the {}"),
    "scene": ("run {}", "activate {}"),
}


def numbered(chance):
    """Things that bear numbers: most people count from one, some by tens, a few have many."""
    noun, way = chance.choice(NUMBERED), chance.random()
    if way < 0.5: numbers = range(1, chance.choice([3, 4, 6]) + 1)
    elif way < 0.7: numbers = range(10, 10 * chance.choice([3, 5]) + 1, 10)
    elif way < 0.9: numbers = sorted(chance.sample(range(11, 21), 3) + chance.sample(range(30, 91, 10), 2))
    else: numbers = [100 * floor + door for floor in (1, 2) for door in (1, 2, 3)]
    return [f"{noun} {number}" for number in numbers]


def key(name):
    """What makes two names one: rule N3 of the naming rules."""
    return "".join(letter for letter in name.lower() if letter not in " '")


def names(seed):
    """The names of a home by kind: rooms, scenes, and things, of which there are two and more in each room."""
    chance = random.Random(f"home {seed}")
    noun = chance.choice(["Lamp", "Light"])

    def couples(of, count): return [word for couple in chance.sample(of, count) for word in couple.split()]
    rooms = [room for couple in chance.sample(ROOM_COUPLES, 2) for room in couple.split("|")] + chance.sample(ROOMS, 4)
    scenes = [scene for couple in chance.sample(SCENE_COUPLES, 2) for scene in couple.split("|")] + chance.sample(SCENES, 3)
    things = [f"{spot} {noun if chance.random() < 0.8 else chance.choice(['Lamp', 'Light', 'Fan'])}"
              for spot in couples(SPOT_COUPLES, 3) + chance.sample(SPOTS, 5)]
    things += [f"{colour} {noun}" for colour in chance.sample(COLOURS, 2)]
    for couple in (couples(OWNER_COUPLES, 1), chance.sample(OWNERS, 2)):
        owned = chance.choice(OWNED)
        things += [f"{owner}'s {owned}" for owner in couple]
    things += numbered(chance)
    things += [f"{side} {screen}" for screen in chance.sample(SCREENS, 1) for side in chance.sample(SIDES, 3)]
    things += [f"{chance.choice(MAKERS)} {chance.choice(MADE)}" for _ in range(2)]
    things += chance.sample(BARE, 4)
    # Households have both one and several of a kind.
    place = chance.choice(rooms)
    things += [f"{place} Light", f"{place} Lights"]
    found = {}
    for kind, several in (("room", rooms), ("scene", scenes), ("thing", things)):
        for name in several: found.setdefault(key(name), (name, kind))
    return dict(found.values())


def home(found):
    """The home file: the things are lamps, in turn in each room; a scene turns off a lamp."""
    rooms, scenes, things = ([name for name, kind in found.items() if kind == one] for one in ("room", "scene", "thing"))
    on = {"On": False}
    return {"version": 1, "homes": [{
        "name": "Test House", "rooms": [{"name": room} for room in rooms],
        "accessories": [{"name": name, "room": rooms[place % len(rooms)], "services": [
            {"type": "Lightbulb", "name": name, "characteristics": on}]} for place, name in enumerate(things)],
        "actionSets": [{"name": scene, "actions": [{
            "accessory": things[place], "service": things[place], "characteristic": "On", "value": False}]}
            for place, scene in enumerate(scenes)]}]}
