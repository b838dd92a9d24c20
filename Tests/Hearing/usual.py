#!/usr/bin/env python3
"""How much does the ear hear where noise is measured as it mostly is: against the whole recording's power, without echo?

Twelve voices that are heard well say commands to a home, each alone, in white noise and in a kitchen.
Right is what makes the home do the same as the sentence when it is typed.
"""
import argparse, concurrent.futures, json, os, random, tempfile

from decoding import heard, meanings
from homes import home
from sentences import commands, talk
from sounds import kitchen, mixed, say, white, write

VOICES = [*("flite:" + name for name in ("rms", "awb", "slt", "kal16")),
          *("espeak:" + name for name in ("en-us", "en-gb", "en-us+f2", "en-us+m3", "en-gb-x-rp", "en-gb-scotland", "en-us+f4", "en-us+m7"))]
RATIOS = (20, 10, 5)


def power(samples):
    """The mean square of it all, pauses too."""
    return sum(one * one for one in samples) / len(samples)


def record(number, text, folder, beds, ratios):
    """The sentence alone and in each noise, as files by condition."""
    chance = random.Random(number)
    speech = say(text, VOICES[number % len(VOICES)], 1.0, f"{folder}/{number}.tmp.wav")
    sounds = {"clean": speech} | {f"{ratio} dB, {name}": mixed(speech, bed, ratio, chance, power)
                                  for ratio in ratios for name, bed in beds.items()}
    paths = {condition: f"{folder}/{number}.{condition.replace(' dB, ', '.')}.wav" for condition in sounds}
    for condition, sound in sounds.items(): write(sound, paths[condition])
    return paths


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--which", choices=("tune", "judge"), default="tune", help="whose home")
    arguments.add_argument("--count", type=int, default=120, help="commands; half as much other talk")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    house, chance = home(given.which, 40), random.Random(f"usual {given.seed}")
    said = commands(house, given.count, f"usual {given.seed}")
    others = talk(given.count // 2, f"usual {given.seed}")
    beds = {"white": white(chance, 20), "kitchen": kitchen(chance, 20)}
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/home.json"
        with open(file, "w") as out: json.dump(house, out)
        with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
            made = list(pool.map(record, range(len(said + others)), said + others, [folder] * len(said + others),
                                 [beds] * len(said + others), [RATIOS] * len(said) + [()] * len(others)))
        paths = [path for paths in made for path in paths.values()]
        ears = dict(zip(paths, heard(paths, given.beckon, "hear", "--json", "--explain", "--home-file", file)))
        found = {path: (ear.get("finding") or {}) for path, ear in ears.items()}
        texts = sorted({*said, *(one["words"] for one in found.values() if one.get("words"))})
        meant = meanings(given.beckon, file, texts)
    for condition in made[0]:
        same, kept, wrong = 0, 0, 0
        for text, paths in zip(said, made):
            one = found[paths[condition]]
            right = "words" in one and meant[one["words"]] == meant[text]
            taken = one.get("confidence") is not None
            same, kept, wrong = same + right, kept + (right and taken), wrong + (taken and not right)
        print(f"{condition:14}: {len(said)}; the same found {100 * same / len(said):5.1f} %, and not refused "
              f"{100 * kept / len(said):5.1f} %; another taken {100 * wrong / len(said):4.1f} %")
    refused = sum(found[paths["clean"]].get("confidence") is None for paths in made[len(said):])
    print(f"other talk    : {len(others)}; refused {100 * refused / len(others):5.1f} %")


if __name__ == "__main__": main()
