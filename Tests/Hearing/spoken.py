#!/usr/bin/env python3
"""How much of what people say to homes is done as meant?

The commands in `commands`, to homes of `Tests/TestSupport/Homes`, in the words of people, by voices of which none was fitted to;
clean, and with a kitchen, people who talk or white noise 20 dB below. Beside them what other assistants are asked for, what
is said to another home and makes no sense here, and what people talk of.
"""
import argparse, concurrent.futures, functools, os, random, tempfile

from decoding import heard, meanings, read
from homes import home
from judge import judge
from kept import Kept, digest
from orders import of_sentences
from sentences import REQUESTS, commands as drawn, talk
from sounds import NOISES, SPEEDS, VOICES, babble, is_there, kitchen, mixed, say, white, write

HERE = os.path.dirname(os.path.abspath(__file__))
HOMES = {"tune": ("flat",), "judge": ("maple", "semi")}
# By whose words the home is named whose commands make no sense there.
ELSEWHERE = {"tune": "judge", "judge": "tune"}
# Voices that say each command in noise, and all that is no command.
FEW = 2
# Sentences of other talk to each home.
TALK = 60


def strangers(beckon, file, which):
    """Commands to a home that makes nothing of them, for it has no such names."""
    texts = drawn(home(ELSEWHERE[which], 40), 60, "elsewhere")
    meant = meanings(beckon, file, texts)
    return [text for text in texts if meant[text][0] in ("notUnderstood", "unknownName")]


def sayings(commands, others, chat, voices, chance):
    """What is to be said, by whom, how fast, in what noise."""
    for number, text in enumerate(commands):
        for place, voice in enumerate(voices):
            yield "command", text, voice, SPEEDS[(number + place) % len(SPEEDS)], "quiet", None
        for voice in chance.sample(voices, FEW):
            yield "command", text, voice, chance.choice(SPEEDS), chance.choice(NOISES), 20
    for kind, texts in (("request", REQUESTS), ("for another home", others), ("other talk", chat)):
        for text in texts:
            for voice in chance.sample(voices, FEW): yield kind, text, voice, chance.choice(SPEEDS), "quiet", None


class Studio:
    """Records what is said, unless that is there."""

    def __init__(self, folder):
        self.folder = folder

    @functools.cached_property
    def beds(self):
        chance = random.Random("spoken beds")
        return {"white": white(chance, 30), "kitchen": kitchen(chance, 30), "babble": babble(
            chance, 30, talk(60, "spoken beds"), VOICES["tune"], self.folder)}

    def place(self, said, seed):
        """Where one recording is, whose name tells all that it hangs on."""
        _, text, voice, speed, noise, ratio = said
        return os.path.join(self.folder, f"{digest(text, voice, speed, *((noise, ratio, seed) if ratio else ()))}.wav")

    def record(self, said, seed):
        """All of them, two at a time."""
        seeds = [f"{seed} {number}" for number in range(len(said))]
        paths = list(map(self.place, said, seeds))
        missing = {path: (one, own) for path, one, own in zip(paths, said, seeds) if not os.path.exists(path)}
        if any(one[-1] for one, _ in missing.values()): self.beds

        def make(path):
            (_, text, voice, speed, noise, ratio), own = missing[path]
            sound = say(text, voice, speed, path + ".tmp.wav")
            write(mixed(sound, self.beds[noise], ratio, random.Random(own)) if ratio else sound, path)
        with concurrent.futures.ThreadPoolExecutor(2) as pool: list(pool.map(make, missing))
        return paths


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--which", choices=HOMES, default="tune", help="whose homes and voices")
    arguments.add_argument("--voices", help="these alone, such as pico:en-US,flite:rms")
    arguments.add_argument("--keep", help="a folder where recordings, and what is heard in them, are kept and taken from")
    arguments.add_argument("--details", help="a file for a line on each recording")
    given = arguments.parse_args()
    voices = given.voices.split(",") if given.voices else [one for one in VOICES[f"{given.which} spoken"] if is_there(one)]
    said, ears, eyes, alone = [], [], [], {}
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.abspath(given.keep or scratch)
        os.makedirs(folder, exist_ok=True)
        studio, kept = Studio(folder), Kept(given.keep)
        for name in HOMES[given.which]:
            file = f"{HERE}/../TestSupport/Homes/{name}.json"
            with open(f"{HERE}/commands/{name}.txt") as lines: commands = lines.read().splitlines()
            others, chat = strangers(given.beckon, file, given.which), talk(TALK, f"{name} spoken")
            here = list(sayings(commands, others, chat, voices if len(voices) > FEW else voices * FEW, random.Random(name)))
            paths = studio.record(here, name)
            ears += heard(paths, given.beckon, "hear", "--dry-run", "--json", "--home-file", file, kept=kept)
            eyes += read(given.beckon, file, [text if kind == "command" else "turn on the moon" for kind, text, *_ in here])
            alone |= {len(said) + number: words for number, words in of_sentences(here, paths, folder, kept).items()}
            said += here
    if not len(said) == len(ears) == len(eyes): raise SystemExit(f"{len(said)} sayings, {len(ears)} heard, {len(eyes)} read")
    judge(said, ears, eyes, alone, given.details, f"said to homes by {', '.join(voices)}")


main()
