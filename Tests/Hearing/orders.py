#!/usr/bin/env python3
"""How much does the ear hear of what people order in a kitchen, and how much does Debian's decoder alone?

The folder is a part of Picovoice's speech-to-intent benchmark: recordings of people (`wav`), what each ordered (`label.json`), the
grammar of it (`orders.gram`) and a minute of a kitchen (`kitchen.wav`). An order is right where all its slots are. Both programs get
the same files; the decoder alone is Debian's `pocketsphinx_batch` with the model and the beams that the benchmark would give it.
"""
import argparse, json, os, random, re, tempfile, wave

import numpy as np

from decoding import heard, run
from homes import home
from kept import Kept, content

MODEL = "/usr/share/pocketsphinx/model/en-us"
BEAMS = ["-beam", "1e-80", "-pbeam", "1e-80", "-wbeam", "1e-60"]
# Decibels from the loudest frame of the speech to that of the kitchen.
LEVELS = (None, 24, 12, 9, 6)
# At these the orders are other talk to a home, too.
TALK = (None, 9)
# Transforms and curves were fitted to the others.
UNSEEN = slice(1, None, 2)


def samples(path):
    with wave.open(path) as sound: return np.frombuffer(sound.readframes(sound.getnframes()), dtype="<i2").astype(float)


def loudest(sound):
    """The energy of the loudest frame of 2,048 samples."""
    return max((sound[at:at + 2048] ** 2).sum() for at in range(0, len(sound) - 2047, 2048))


def mixed(speech, noise, level, chance):
    """As the benchmark mixes; the sum's peak is at half of what 16 bits hold."""
    start = chance.randrange(len(noise) - len(speech))
    part = noise[start:start + len(speech)]
    both = speech + part * (loudest(speech) / loudest(part) / 10 ** (level / 10)) ** 0.5
    return both / abs(both).max() * 16384


def recorded(folder, names, level, place, seed):
    """The recordings at one level, made unless they are there."""
    noise, found = samples(f"{folder}/kitchen.wav"), []
    for name in names:
        path = f"{folder}/wav/{name}" if level is None else f"{place}/{level}-{seed}-{name}"
        found.append(path)
        if os.path.exists(path): continue
        sound = mixed(samples(f"{folder}/wav/{name}"), noise, level, random.Random(f"{name} {level} {seed}"))
        with wave.open(path, "wb") as out:
            out.setnchannels(1), out.setsampwidth(2), out.setframerate(16000)
            out.writeframes(sound.astype("<i2").tobytes())
    return found


def percent(ones): return 100 * sum(ones) / len(ones)


def labels(folder):
    """What each recording orders, slot by slot."""
    with open(f"{folder}/label.json") as file: known = json.load(file)
    return {name: {slot: value.strip() for slot, value in one["slots"].items()} for name, one in sorted(known.items())}


def vocabulary(grammar):
    """What each slot may be, by the words of the grammar's tagged rules, the longest first."""
    with open(grammar) as file: rules = re.findall(r"= \(([^()]*)\) \{(\w+)\}", file.read())
    known = [(way.split(), slot) for ways, slot in rules for way in ways.split("|")]
    return sorted(known, key=lambda one: -len(one[0]))


def slots(words, known):
    """The slots of a sentence."""
    found, at = {}, 0
    while at < len(words):
        way, slot = next((one for one in known if words[at:at + len(one[0])] == one[0]), (None, None))
        if slot: found[slot] = " ".join(way)
        at += len(way or "1")
    return found


def alone(paths, grammar, kept=None):
    """The words that the decoder alone hears, and its processor seconds."""
    options = ["-hmm", f"{MODEL}/en-us", "-dict", f"{MODEL}/cmudict-en-us.dict", *BEAMS, "-adcin", "yes", "-adchdr", "44"]

    def work(own):
        with tempfile.TemporaryDirectory() as place:
            with open(f"{place}/list", "w") as out: out.write("\n".join(path.removesuffix(".wav") for path in own))
            _, seconds = run([
                "pocketsphinx_batch", *options, "-jsgf", grammar, "-cepext", ".wav", "-cepdir", "/", "-ctl", f"{place}/list", "-hyp",
                f"{place}/words", "-logfn", "/dev/null"])
            with open(f"{place}/words") as lines:
                return [{"words": line.rsplit("(", 1)[0].strip(), "processorSeconds": seconds / len(own)} for line in lines]
    return (kept or Kept()).of(paths, ["pocketsphinx_batch", *options, content(grammar)], work)


def of_sentences(said, paths, folder, kept=None):
    """What the decoder alone hears of the commands that are said, by number, given a grammar of just these: it cannot know a home's.

    Commands with words that its dictionary lacks are left out.
    """
    with open(f"{MODEL}/cmudict-en-us.dict") as lines: words = {line.split()[0] for line in lines if line.strip()}
    own = [number for number, (kind, text, *_) in enumerate(said) if kind == "command" and set(text.split()) <= words]
    grammar = os.path.join(folder, "sentences.gram")
    with open(grammar, "w") as out:
        out.write("#JSGF V1.0;\ngrammar sentences;\npublic <sentence> = " + " | ".join(sorted({said[one][1] for one in own})) + ";\n")
    content.cache_clear()
    return dict(zip(own, (found["words"] for found in alone([paths[one] for one in own], grammar, kept))))


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", help="of the recordings")
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--keep", help="a folder where recordings, and what is heard in them, are kept and taken from")
    arguments.add_argument("--details", help="a file for a line on each order that is not right")
    arguments.add_argument("--quick", action="store_true", help="without the decoder alone, and without a home")
    arguments.add_argument("--found", action="store_true", help="what the search finds, whether or not it is trusted")
    arguments.add_argument("--levels", default=",".join(str(level or "clean") for level in LEVELS))
    arguments.add_argument("--seed", type=int, default=1, help="which stretches of the kitchen are under the orders")
    given = arguments.parse_args()
    folder, levels = os.path.abspath(given.folder), [None if one == "clean" else int(one) for one in given.levels.split(",")]
    ordered = labels(folder)
    names, grammar, rows, details = list(ordered), f"{folder}/orders.gram", {}, []
    known, command = vocabulary(grammar), [given.beckon, "hear", "--json", "--grammar", grammar, *(["--explain"] if given.found else [])]

    def row(title, value, digits=1): rows.setdefault(title, []).append("" if value is None else f"{value:.{digits}f}")

    def judge(title, level, paths, outcomes):
        found = [one["words"].split() for one in outcomes]
        right = [slots(words, known) == ordered[name] for name, words in zip(names, found)]
        details.extend("\t".join((title, str(level or "clean"), name, json.dumps(ordered[name]), " ".join(words)))
                       for name, words, isRight in zip(names, found, right) if not isRight)
        whole = sum(len(samples(path)) for path in paths[UNSEEN]) / 16000
        row(f"{title}: right, %", percent(right[UNSEEN]))
        row(f"{title}: right of all {len(names)}, %", percent(right))
        row(f"{title}: nothing heard or refused, %", percent([not words for words in found[UNSEEN]]))
        row(f"{title}: real-time factor", sum(one["processorSeconds"] for one in outcomes[UNSEEN]) / whole, 3)

    with tempfile.TemporaryDirectory() as scratch:
        place = os.path.abspath(given.keep or scratch)
        os.makedirs(place, exist_ok=True)
        house, kept = f"{scratch}/home.json", Kept(given.keep)
        with open(house, "w") as out: json.dump(home("tune", 40), out)
        for level in levels:
            paths = recorded(folder, names, level, place, given.seed)
            found = heard(paths, *command, kept=kept)
            if given.found: found = [one | {"words": (one.get("finding") or {}).get("words", "")} for one in found]
            judge("Beckon", level, paths, found)
            if given.quick: continue
            judge("the decoder alone", level, paths, alone(paths, grammar, kept))
            isTaken = level in TALK and [one["status"] != "notUnderstood" for one in heard(
                paths[UNSEEN], given.beckon, "hear", "--dry-run", "--json", "--home-file", house, kept=kept)]
            row("taken for a command by a home of 40, %", percent(isTaken) if isTaken else None)
    print(f"| {len(names[UNSEEN])} orders by people | " + " | ".join(f"{level} dB" if level else "clean" for level in levels) + " |")
    print("| --- " * (len(levels) + 1) + "|")
    for title, values in rows.items(): print(f"| {title} | " + " | ".join(values) + " |")
    if given.details:
        with open(given.details, "w") as out: out.write("\n".join(details) + "\n")


if __name__ == "__main__": main()
