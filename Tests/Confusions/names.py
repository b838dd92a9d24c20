"""Homes of a hundred and fifty accessories, named as people name them, drawn from seeds.

The words and rules were written down before anything was decoded, and are not changed to suit the detector. Words that are
near each other (Den and Pen, Hall and Wall, Anna and Hannah, Lamp 15 and Lamp 50) are there because households have them.
"""
import random

# Where a lamp stands, in the one word that people use for it.
SPOTS = """Bed Desk Deck Den Door Floor Wall Hall Shelf Stair Chair Sink Bath Porch Path Pool Pond Gate Drive Bar Bench
Couch Bunk Crib Loft Shed Yard Nook Stove Piano Mirror Closet Table Corner Window Pen Cabinet Counter Barn Dock Patio
Island Vanity Entry Foyer Landing Sofa Dresser Bookcase Toilet Shower Tub Mantel Fence Plant Tree Star Alcove Arch Back
Front Side Work Wash""".split()
COLOURS = "Red Green Blue White Pink Gold Black Grey Purple Yellow Orange".split()
OWNERS = """Anna Hannah Ben Ken Dan Jan Tim Jim Kate Jake Mia Maya Ella Emma Joan John Molly Holly Harry Larry Noah Nora
Leo Theo Liam Lily Mum Tom Sam Pam Ron Rob Bob Max Mac Eva Ava Zoe Chloe Jack Zach Luke Lou Sue Stu Grace Greg Craig Meg
Peg Mike Nick Rick Vic Eric Erica Aaron Karen Dad Grandma Grandpa Priya Ravi Sofia Diego Yuki""".split()
ROOMS = """Kitchen|Living Room|Bedroom|Bathroom|Study|Hallway|Garage|Attic|Cellar|Nursery|Pantry|Laundry|Office
Guest Room|Dining Room|Library|Balcony|Workshop|Basement|Sun Room|Guest Bath|Kids Room|Master Bedroom|Master Bath|Playroom
Mudroom|Utility Room|Family Room|Gym|Lounge|Studio|Shop|Terrace|Garden|Greenhouse|Hobby Room""".replace("\n", "|").split("|")
THINGS = """Lamp|Light|Lights|Ceiling Light|Floor Lamp|Night Light|Strip|Spotlight|Heater|Fan|Speaker|Outlet|Plug|Switch
TV|Blinds|Curtains|Thermostat|Radiator|Camera|Sensor|Humidifier""".replace("\n", "|").split("|")
OWNED = "Lamp Light Fan Radio Heater TV Blinds Speaker|Night Light|Reading Light".replace(" ", "|", 7).split("|")
BARE = """Lamp Lantern Chandelier Candle Fan Heater Speaker Printer Kettle Toaster Radio Monitor Mixer Projector Charger
Humidifier Dryer Washer Fireplace Fountain Freezer Fryer Grill Blender Dehumidifier Diffuser Dishwasher Fridge Aquarium
Terrarium Doorbell Sprinkler Boiler Router Scanner Subwoofer Receiver Amplifier""".split()
MAKERS = """Nanoleaf Hue Eve Meross Tapo Govee Kasa Wemo Lifx Ikea Aqara Sonos Dyson Shelly Wiz Ecobee Philips Yeelight
""".split()
MADE = "Monitor Lamp Plug Strip Bulb Light Panel Switch Hub Fan".split()
PLACED = """Lamp by the Bed|Lamp on the Desk|Light over the Sink|Light over the Stove|Lamp by the Sofa|Light by the Door
Light on the Stairs|Lamp in the Corner|Light under the Cabinet|Plug behind the TV|Fan by the Window""".replace("\n", "|").split("|")
NUMBERED = "Lamp Light Spot Socket Plug Switch Bulb Outlet Blind Camera Sensor Zone".split()
SIDES = "Left Right Front Back Top Bottom Big Little Upper Lower Old New My Outer Inner".split()
SCREENS = "Lamp Spot Light Blind Speaker".split()


def numbered(chance):
    """A row of things that bear numbers: most people count from one, some by tens, a few by room as hotels do."""
    noun = chance.choice(NUMBERED)
    way = chance.random()
    if way < 0.7: numbers = range(1, chance.choice([4, 6, 8, 12, 16, 20]) + 1)
    elif way < 0.9: numbers = range(10, 10 * chance.choice([4, 6, 9]) + 1, 10)
    else: numbers = [100 * floor + door for floor in (1, 2) for door in range(1, 6)]
    return [f"{noun} {number}" for number in numbers]


def key(name):
    """What makes two names one: rule N3 of the naming rules."""
    return "".join(letter for letter in name.lower() if letter not in " '")


def names(seed, count=150):
    """So many names, each free beside the others."""
    chance = random.Random(f"home {seed}")
    found = [f"{spot} {chance.choice(['Lamp', 'Lamp', 'Light'])}" for spot in chance.sample(SPOTS, 36)]
    found += [f"{colour} {chance.choice(['Lamp', 'Lamp', 'Light', 'Bulb'])}" for colour in chance.sample(COLOURS, 5)]
    found += [f"{owner}'s {thing}" for owner in chance.sample(OWNERS, 14) for thing in chance.sample(OWNED, 3)]
    found += [name for _ in range(4) for name in numbered(chance)]
    found += [f"{side} {chance.choice(SCREENS)}" for side in chance.sample(SIDES, 8)]
    found += chance.sample(PLACED, 4)
    found += [f"{maker} {thing}" for maker in chance.sample(MAKERS, 6) for thing in chance.sample(MADE, 2)]
    found += chance.sample(BARE, 16)
    rooms = chance.sample(ROOMS, 22)
    # Plurals of what there is one of as well: households have both.
    found += [f"{room} Lights" for room in rooms[:3]] + [f"{room} Light" for room in rooms[:3]]
    rest = [f"{room} {thing}" for room in rooms for thing in THINGS]
    chance.shuffle(rest)
    each = {}
    for name in found + rest: each.setdefault(key(name), name)
    return list(each.values())[:count]
