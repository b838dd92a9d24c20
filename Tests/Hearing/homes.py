"""Homes to be heard in: one to tune by, another to judge by, and crowded ones for speed.

Names are put together by the rules by which people name things. About one in four has a word that no dictionary of
English has: makers, families, words of other languages.
"""
import random

SCALE = {"On": False, "Brightness": 50}
KINDS = {
    "Lamp": ("Lightbulb", SCALE), "Light": ("Lightbulb", SCALE), "Strip": ("Lightbulb", SCALE), "Fan": ("Fan", {"On": False}),
    "Plug": ("Outlet", {"On": False}), "Outlet": ("Outlet", {"On": False}), "Blinds": ("WindowCovering", {
        "CurrentPosition": 0, "TargetPosition": 0}), "Curtain": ("WindowCovering", {"CurrentPosition": 0, "TargetPosition": 0}),
    "Door": ("LockMechanism", {"LockCurrentState": 1, "LockTargetState": 1}), "Switch": ("Switch", {"On": False}),
    "Thermostat": ("Thermostat", {"CurrentTemperature": 20, "TargetTemperature": 20, "CurrentHeatingCoolingState": 0,
                                  "TargetHeatingCoolingState": 1}),
}

PARTS = {
    "tune": {
        "rooms": ["Kitchen", "Living Room", "Bedroom", "Bathroom", "Hallway", "Study", "Nursery", "Garage"],
        "words": ["Ceiling", "Floor", "Desk", "Corner", "Table", "Window", "Reading", "Shelf", "Mirror"],
        "odd": ["Nanoleaf", "Ecobee", "Tradfri", "Yeelight", "Meross", "Kowalski's"],
        "scenes": ["Good Night", "Movie Time", "Breakfast", "Leaving Home"],
    },
    "judge": {
        "rooms": ["Dining Room", "Guest Room", "Office", "Attic", "Basement", "Laundry", "Porch", "Library"],
        "words": ["Wall", "Standing", "Bedside", "Piano", "Counter", "Stair", "Closet", "Bench", "Picture"],
        "odd": ["Aqara", "Lifx", "Wemo", "Fibaro", "Okoume", "Nguyen's"],
        "scenes": ["Bed Time", "Dinner Party", "Wake Up", "Vacation"],
    },
}


def accessory(name, room=None):
    kind, values = KINDS[next((word for word in name.split() if word in KINDS), "Lamp")]
    found = {"name": name, "services": [{"type": kind, "name": name, "characteristics": dict(values)}]}
    if room: found["room"] = room
    return found


def home(which, count=40):
    """A home file of so many accessories; `which` says by whose words: "tune" or "judge"."""
    parts, chance = PARTS[which], random.Random(f"{which} {count}")
    things = ["Lamp", "Light", "Fan", "Plug", "Strip", "Outlet", "Switch"]
    names = ["Front Door", "Back Door"]
    for number, room in enumerate(parts["rooms"]):
        names += [f"{room} {'Blinds' if number % 2 else 'Curtain'}"] * (number < 5)
        names += [f"{room} Thermostat"] * (number < 3)
    names += [f"{odd} {chance.choice(things)}" for odd in parts["odd"]]
    names += [f"{word} {chance.choice(things[:2])}" for word in parts["words"]]
    first = 2
    while len(set(names)) < count:
        pool = [f"{place} {thing}" for place in parts["rooms"] + parts["words"] for thing in things]
        chance.shuffle(pool)
        names += pool if first == 2 else [f"{name} {first}" for name in pool]
        names = list(dict.fromkeys(names))[:count]
        first += 1
    names = list(dict.fromkeys(names))[:count]
    rooms = parts["rooms"]
    placed = []
    for name in names:
        room = next((room for room in rooms if name.startswith(room)), None) or chance.choice(rooms)
        placed.append(accessory(name, room))
    lamps = [one for one in placed if one["services"][0]["type"] == "Lightbulb"]
    scenes = [{"name": scene, "actions": [{"accessory": lamp["name"], "service": lamp["name"], "characteristic": "On",
                                           "value": False} for lamp in lamps[:2]]} for scene in parts["scenes"]]
    return {"version": 1, "homes": [{"name": "Elm House", "rooms": [{"name": room} for room in rooms],
                                     "zones": [{"name": "Upstairs", "rooms": rooms[2:5]}],
                                     "accessories": placed, "actionSets": scenes}]}
