"""Measures hassil on the sentences that LanguageBenchmarks writes: hassil_rate.py FOLDER prints JSON."""

import json
import pathlib
import sys
import time

from hassil import Intents, TextSlotList, recognize_best
from hassil.intents import RangeSlotList

TEMPLATES = {
    "HassTurnOn": ["[please] (turn|switch) on [the] {name}", "[please] turn [the] {name} on", "can you turn on [the] {name}",
                   "turn on the lights in the {area}", "open [the] {name}", "[please] lock [the] {name}"],
    "HassTurnOff": ["[please] (turn|switch) off [the] {name}", "[please] turn [the] {name} off",
                    "turn off the lights in the {area} [please]", "close [the] {name}"],
    "HassLightSet": ["(set|dim) [the] {name} to {percent} percent"],
    "HassClimateSetTemperature": ["set [the] {name} to {percent} degrees"],
    "HassGetState": ["is [the] {name} (on|off|locked|open)", "what is the temperature in the {area}"],
}


def main() -> None:
    folder = pathlib.Path(sys.argv[1])
    home = json.loads((folder / "home.json").read_text())
    intents = Intents.from_dict({
        "language": "en",
        "intents": {name: {"data": [{"sentences": lines}]} for name, lines in TEMPLATES.items()},
    })
    lists = {
        "name": TextSlotList.from_strings(home["names"], name="name"),
        "area": TextSlotList.from_strings(home["rooms"], name="area"),
        "percent": RangeSlotList(name="percent", start=0, stop=100),
    }
    sentences = home["sentences"][: int(sys.argv[2]) if len(sys.argv) > 2 else None]
    start = time.perf_counter()
    read = sum(recognize_best(line, intents, slot_lists=lists) is not None for line in sentences)
    seconds = time.perf_counter() - start
    print(json.dumps({"sentences": len(sentences), "read": read, "perSecond": len(sentences) / seconds}))


main()
