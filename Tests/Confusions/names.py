"""The names of a large household, made by the rules by which people name things.

The rules and their words were written down before anything was decoded, and are not changed to suit the detector.
"""
import random

# Where a lamp stands, in the one word that people use for it.
SPOTS = """Bed Desk Deck Den Door Floor Wall Hall Shelf Stair Chair Sink Bath Porch Path Pool Pond Gate Drive Bar Bench
Couch Bunk Crib Loft Shed Yard Nook Stove Piano Mirror Closet Table Corner Window Pen Cabinet Counter Barn Dock""".split()
COLOURS = "Red Green Blue White Pink Gold".split()
OWNERS = """Anna Hannah Ben Ken Dan Jan Tim Jim Kate Jake Mia Maya Ella Emma Joan John Molly Holly Harry Larry""".split()
ROOMS = """Kitchen|Living Room|Bedroom|Bathroom|Study|Hallway|Garage|Attic|Cellar|Nursery|Pantry|Laundry|Office
Guest Room|Dining Room|Library|Balcony|Workshop|Basement|Sun Room|Guest Bath|Kids Room""".replace("\n", "|").split("|")
THINGS = """Lamp|Light|Ceiling Light|Floor Lamp|Night Light|Strip|Spotlight|Heater|Fan|Speaker|Outlet|Plug|Switch
TV""".replace("\n", "|").split("|")
BARE = """Lamp Lantern Chandelier Candle Fan Heater Speaker Printer Kettle Toaster Radio Monitor Mixer Projector Charger
Humidifier Dryer Washer Fireplace Fountain Freezer Fryer Grill Blender""".split()
MAKERS = "Nanoleaf Hue Eve Meross Tapo Govee Kasa Wemo".split()


def names(seed=4):
    """Three hundred names or a few less, each once."""
    chance = random.Random(seed)
    found = [f"{spot} {chance.choice(['Lamp', 'Lamp', 'Light'])}" for spot in SPOTS]
    found += [f"{colour} Lamp" for colour in COLOURS]
    found += [f"{owner}'s {thing}" for owner in OWNERS for thing in chance.sample(["Lamp", "Light", "Fan", "Radio"], 2)]
    found += [f"{room} {thing}" for room in ROOMS for thing in chance.sample(THINGS, 5)]
    # People count from one; a few, by tens.
    found += [f"Spot {number}" for number in range(1, 21)]
    found += [f"Light {number}" for number in range(1, 11)]
    found += [f"Socket {number}" for number in range(10, 70, 10)]
    found += [f"{side} {thing}" for side in "Left Right Front Back Top Big Little".split() for thing in ("Lamp", "Spot")]
    # What differs from another name by one short word, and plurals.
    found += ["Lamp by the Bed", "Lamp on the Desk", "My Lamp", "Old Lamp", "New Lamp", "Hall Lights", "Porch Lights",
              "Stair Lights", "Kitchen Lights", "Garage Lights", "Candles", "Lanterns", "Spots", "Speakers"]
    found += [f"{maker} {thing}" for maker in MAKERS for thing in chance.sample(["Monitor", "Lamp", "Plug", "Strip"], 2)]
    found += BARE
    return list({name.lower(): name for name in found}.values())
