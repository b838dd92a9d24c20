"""Measures hassil on the sentences that LanguageBenchmarks writes: hassil_rate.py FOLDER [COUNT] prints JSON.

Twice: with no more templates than the sentences need, and with templates for as many of the constructs that Beckon reads
as hassil's language has, written as its users write them: with expansion rules, and lists for names, rooms and values.
"""

import json
import pathlib
import sys
import time

from hassil import Intents, TextSlotList, recognize_best
from hassil.intents import RangeSlotList

FEW = {
    "TurnOn": ["[please] (turn|switch) on [the] {name}", "[please] turn [the] {name} on", "can you turn on [the] {name}",
               "turn on the lights in the {area}", "open [the] {name}", "[please] lock [the] {name}"],
    "TurnOff": ["[please] (turn|switch) off [the] {name}", "[please] turn [the] {name} off",
                "turn off the lights in the {area} [please]", "close [the] {name}"],
    "LightSet": ["(set|dim) [the] {name} to {percent} percent"],
    "SetTemperature": ["set [the] {name} to {percent} degrees"],
    "GetState": ["is [the] {name} (on|off|locked|open)", "what is the temperature in the {area}"],
}

RULES = {
    "ask": "[(please|hey|now|ok|okay)] [(can|could|would|will) you [please]|i (want|need|would like) [you] to|let's]",
    "thanks": "[(please|now|for me|thanks|thank you)]",
    "the": "[(the|my|our|your)]",
    "name": "<the> {name} [(in|at|on|of) <the> {area}]",
    "area": "(in|at|inside|of|for) <the> {area}",
    "turn": "(turn|switch|put|flip|power)",
    "all": "[(all|all of|every|each|each of|both|both of)]",
    "light": "(light|lights|lamp|lamps|lighting|bulb|bulbs)",
    "lights": "(<all> <the> <light> [<area>]|<all> <the> {area} <light>|(everything|all) <area>)",
    "cover": "(blind|blinds|curtain|curtains|shade|shades|shutter|shutters|drapes|window|windows|door|doors|garage door)",
    "covers": "(<all> <the> <cover> [<area>]|<all> <the> {area} <cover>)",
    "lockable": "(lock|locks|door|doors|front door|back door)",
    "locks": "(<all> <the> <lockable> [<area>]|<all> <the> {area} <lockable>)",
    "fan": "(fan|fans|ventilator|ventilators)",
    "heat": "(thermostat|thermostats|heating|heater|heat|radiator|radiators|temperature)",
    "heats": "(<the> <heat> [<area>]|<the> {area} <heat>)",
    "bright": "[(the|its)] (brightness|light level|level)",
    "percent": "(to|at|by) {percent} [(percent|%)]",
    "degrees": "(to|at|by) {degrees} [(degrees|degree|°)] [(celsius|fahrenheit|c|f)]",
    "bit": "[(a bit|a little|a little bit|slightly|a lot|much|way|some)]",
    "when": "[(at {hour} [(am|pm|o'clock)]|in {percent} (minutes|minute|hours|hour|seconds)|tomorrow|tonight|for {percent} (minutes|hours))]",
    "what": "(what is|what's|whats|how (warm|hot|cold|bright|humid) is|tell me|give me|do you know|show me)",
    "is": "(is|are|was|were|did i leave|check if|check whether|tell me if)",
    "target": "(<name>|<lights>)",
}

MANY = {
    "TurnOn": ["<ask> <turn> on (<target>|<the> <fan> [<area>]) <thanks> <when>", "<ask> <turn> (<target>|<the> <fan> [<area>]) on <thanks> <when>",
               "<ask> (activate|enable|start|light up|power up|fire up) <target> <thanks> <when>", "<target> on <thanks>",
               "<ask> (make|let) there be light [<area>]", "lights on [<area>]"],
    "TurnOff": ["<ask> <turn> off (<target>|<the> <fan> [<area>]) <thanks> <when>", "<ask> <turn> (<target>|<the> <fan> [<area>]) off <thanks> <when>",
                "<ask> (deactivate|disable|stop|kill|shut off|shut down|power down) <target> <thanks> <when>", "<target> off <thanks>",
                "lights off [<area>]", "<ask> <turn> off everything [<area>] <thanks>"],
    "Toggle": ["<ask> (toggle|flip) <target> <thanks>"],
    "LightSet": ["<ask> (set|dim|brighten|change|turn|adjust|make|put|bring) <target> <percent> <thanks> <when>",
                 "<ask> (set|change|adjust|turn) <bright> of <target> <percent> <thanks>",
                 "<ask> (set|change|adjust|turn) <target> <bright> <percent> <thanks>",
                 "<target> <percent>", "<target> [(at|to)] (full|max|maximum|min|minimum|half) [brightness]"],
    "LightAdjust": ["<ask> (dim|brighten|lower|raise|increase|decrease|reduce) <target> <bit> [by {percent} [percent]] <thanks>",
                    "<ask> make <target> <bit> (brighter|dimmer|darker|lighter) <thanks>",
                    "<ask> (turn|bring) (up|down) <target> <bit> <thanks>", "<ask> (turn|bring) <target> (up|down) <bit> <thanks>",
                    "<bit> (brighter|dimmer|darker) [<area>]", "it is too (dark|bright) [in here|<area>]"],
    "LightColor": ["<ask> (set|turn|make|change|switch) <target> [to] {color} <thanks> <when>", "<target> {color}",
                   "<ask> (set|change) the color of <target> to {color} <thanks>"],
    "Open": ["<ask> (open|raise|pull up|lift) (<name>|<covers>) [<bit>] [<percent>] <thanks> <when>", "<ask> (set|move) (<name>|<covers>) <percent> <thanks>"],
    "Close": ["<ask> (close|shut|lower|pull down|draw) (<name>|<covers>) [<bit>] [<percent>] <thanks> <when>"],
    "Lock": ["<ask> (lock|secure|bolt) [up] (<name>|<locks>) <thanks> <when>", "<ask> lock up <thanks>"],
    "Unlock": ["<ask> (unlock|unbolt) (<name>|<locks>) <thanks>"],
    "FanSet": ["<ask> (set|turn|change) (<name>|<the> <fan> [<area>]) [speed] <percent> <thanks>", "<ask> (set|turn|change) (<name>|<the> <fan> [<area>]) [to] (low|medium|high) <thanks>"],
    "SetTemperature": ["<ask> (set|change|turn|make|adjust|put) (<name>|<heats>) <degrees> <thanks> <when>", "<ask> (set|make) it [to] {degrees} [degrees] [<area>] <thanks>",
                       "<ask> (heat|cool|warm) <the> {area} <degrees> <thanks>"],
    "Warmer": ["<ask> make (it|<the> {area}|<name>) <bit> (warmer|cooler|hotter|colder) <thanks>", "<ask> (turn|bring) (up|down) (<name>|<heats>) <bit> [by {degrees} [degrees]] <thanks>",
               "<ask> (turn|bring) (<name>|<heats>) (up|down) <bit> [by {degrees} [degrees]] <thanks>", "i am (cold|hot|freezing)"],
    "Mode": ["<ask> (set|switch|change|turn) (<name>|<heats>) to (heat|cool|auto|off) [mode] <thanks>"],
    "Scene": ["<ask> (run|start|activate|set|play|turn on) [the] {name} [scene] <thanks>"],
    "Arm": ["<ask> (arm|set) <the> (alarm|security system) [to] [(home|away|night|stay)] <thanks>", "<ask> disarm <the> (alarm|security system) <thanks>"],
    "Volume": ["<ask> (set|turn|change) [the] (volume|sound) [of] <name> <percent> <thanks>", "<ask> (mute|unmute) <name> <thanks>",
               "<ask> turn (up|down) [the] (volume|sound) [(of|on) <name>] <thanks>"],
    "IsOn": ["<is> (<target>|<the> <fan> [<area>]) [still] (on|off|running) [<area>]", "<is> [there] any <light> [still] (on|off) [<area>]"],
    "IsOpen": ["<is> (<name>|<covers>|<locks>) [still] (open|closed|shut|locked|unlocked)", "<is> [there] any (<cover>|<lockable>) (open|closed|shut|locked|unlocked) [<area>]"],
    "Which": ["(which|what) (<light>|<cover>|<lockable>) (is|are) (on|off|open|closed|locked|unlocked) [<area>]", "how many (<light>|<cover>|<lockable>) (is|are) (on|off|open|closed|locked|unlocked) [<area>]"],
    "GetTemperature": ["<what> [the] [(temperature|humidity)] [(it|of <name>)] [<area>]", "<what> (<name>|<heats>) [set to]", "<what> the <bright> of <target>", "<what> <the> {area} (temperature|humidity)"],
    "Battery": ["<what> the battery [level] of <name>", "which batteries are low"],
}

COLORS = ["red", "green", "blue", "yellow", "orange", "purple", "pink", "white", "warm white", "cool white", "cyan", "teal", "magenta", "gold"]


def rate(templates, rules, lists, sentences):
    intents = Intents.from_dict({
        "language": "en", "expansion_rules": rules,
        "intents": {name: {"data": [{"sentences": lines}]} for name, lines in templates.items()},
    })
    # A first round is not counted, as it is not of Beckon's: what is made once is made then.
    for line in sentences:
        recognize_best(line, intents, slot_lists=lists)
    start = time.process_time()
    read = sum(recognize_best(line, intents, slot_lists=lists) is not None for line in sentences)
    seconds = time.process_time() - start
    return {"templates": sum(map(len, templates.values())), "sentences": len(sentences), "read": read,
            "perSecond": len(sentences) / seconds}


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    home = json.loads((folder / "home.json").read_text())
    lists = {
        "name": TextSlotList.from_strings(home["names"], name="name"),
        "area": TextSlotList.from_strings(home["rooms"], name="area"),
        "color": TextSlotList.from_strings(COLORS, name="color"),
        "percent": RangeSlotList(name="percent", start=0, stop=100),
        "degrees": RangeSlotList(name="degrees", start=5, stop=95),
        "hour": RangeSlotList(name="hour", start=1, stop=24),
    }
    sentences = home["sentences"]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else len(sentences)
    # Spread over all that there are, so that every form is among them.
    some = sentences[:: max(1, len(sentences) // count)][:count]
    print(json.dumps([rate(FEW, {}, lists, some), rate(MANY, RULES, lists, some)]))


main()
