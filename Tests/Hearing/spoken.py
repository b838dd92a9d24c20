#!/usr/bin/env python3
"""How much of what people say to homes is done as meant?

The commands in `commands`, to homes of `Tests/TestSupport/Homes`, in the words of people, by voices of which none was fitted to;
clean, and with a kitchen, people who talk or white noise 20 dB below. Beside them what other assistants are asked for, and what
is said to another home and makes no sense here.
"""
import argparse, concurrent.futures, json, os, random, subprocess, tempfile

from decoding import heard, meanings
from homes import home
from judge import judge
from orders import of_sentences
from sentences import REQUESTS, commands as drawn, talk
from sounds import NOISES, SPEEDS, VOICES, babble, is_there, kitchen, mixed, say, white, write

HERE = os.path.dirname(os.path.abspath(__file__))
HOMES = {"tune": ("flat",), "judge": ("maple", "semi")}
# By whose words the home is named whose commands make no sense there.
ELSEWHERE = {"tune": "judge", "judge": "tune"}
# Voices that say each command in noise, and each request.
FEW = 2


def strangers(beckon, file, which):
    """Commands to a home that makes nothing of them, for it has no such names."""
    texts = drawn(home(ELSEWHERE[which], 40), 60, "elsewhere")
    meant = meanings(beckon, file, texts)
    return [text for text in texts if meant[text][0] in ("notUnderstood", "unknownName")]


def sayings(commands, others, voices, chance):
    """What is to be said, by whom, how fast, in what noise."""
    for number, text in enumerate(commands):
        for place, voice in enumerate(voices):
            yield "command", text, voice, SPEEDS[(number + place) % len(SPEEDS)], "quiet", None
        for voice in chance.sample(voices, FEW):
            yield "command", text, voice, chance.choice(SPEEDS), chance.choice(NOISES), 20
    for text in REQUESTS:
        for voice in chance.sample(voices, FEW): yield "request", text, voice, chance.choice(SPEEDS), "quiet", None
    for text in others:
        for voice in chance.sample(voices, FEW): yield "for another home", text, voice, chance.choice(SPEEDS), "quiet", None


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--which", choices=HOMES, default="tune", help="whose homes and voices")
    arguments.add_argument("--voice", help="only this one, such as pico:en-US")
    arguments.add_argument("--folder", help="where recordings are kept, and taken from where they are there")
    arguments.add_argument("--details", help="a file for a line on each recording")
    given = arguments.parse_args()
    voices = [given.voice] if given.voice else [one for one in VOICES[f"{given.which} spoken"] if is_there(one)]
    said, ears, eyes, alone = [], [], [], {}
    with tempfile.TemporaryDirectory() as scratch:
        folder = given.folder or scratch
        os.makedirs(folder, exist_ok=True)
        chance = random.Random("spoken beds")
        beds = {"white": white(chance, 30), "kitchen": kitchen(chance, 30), "babble": babble(
            chance, 30, talk(60, "spoken beds"), VOICES["tune"], folder)}
        for name in HOMES[given.which]:
            file = f"{HERE}/../TestSupport/Homes/{name}.json"
            with open(f"{HERE}/commands/{name}.txt") as lines: commands = lines.read().splitlines()
            others = strangers(given.beckon, file, given.which)
            here = list(sayings(commands, others, voices if len(voices) > FEW else voices * FEW, random.Random(name)))
            paths = [os.path.join(folder, f"{name}-{number}.wav") for number in range(len(here))]

            def record(number):
                _, text, voice, speed, noise, ratio = here[number]
                if os.path.exists(paths[number]): return
                sound = say(text, voice, speed, paths[number] + ".tmp.wav")
                write(mixed(sound, beds[noise], ratio, random.Random(f"{name} {number}")) if ratio else sound, paths[number])
            with concurrent.futures.ThreadPoolExecutor(2) as pool: list(pool.map(record, range(len(here))))
            common = ["--json", "--home-file", file]
            ears += heard(paths, given.beckon, "hear", "--dry-run", *common)
            texts = "\n".join(text if kind == "command" else "turn on the moon" for kind, text, *_ in here) + "\n"
            eyes += [json.loads(line) for line in subprocess.run(
                [given.beckon, "parse", *common, "-"], input=texts, capture_output=True, text=True).stdout.splitlines()]
            alone |= {len(said) + number: words for number, words in of_sentences(here, paths, folder).items()}
            said += here
    if not len(said) == len(ears) == len(eyes): raise SystemExit(f"{len(said)} sayings, {len(ears)} heard, {len(eyes)} read")
    judge(said, ears, eyes, alone, given.details, f"said to homes by {', '.join(voices)}")


main()
