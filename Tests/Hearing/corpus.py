"""Sounds to fit by: commands to a home or of a small grammar, and other sounds that somebody may take for such.

All are in voices that judge nobody, and no word of the homes that judge is in them.
"""
import concurrent.futures, os, random

from foreign import HERE as GRAMMARS, rules, sample
from homes import home
from sentences import commands, talk
from sounds import ECHO, NOISES, RATE, SPEEDS, VOICES, babble, kitchen, mixed, say, white, write

CONDITIONS = (None, 20, 12, 10)
BEDS_SECONDS = 30

# What no home here can do.
LACKING = """start the vacuum cleaner in the hall|play some jazz in the kitchen|set a timer for ten minutes|what is the news today
turn up the volume on the television|water the lawn for half an hour|arm the alarm system|feed the cat at seven
call the fire brigade|add butter to the shopping list|show me the camera at the gate|start the washing machine
pause the film in the bedroom|set an alarm for six in the morning|what will the weather be tomorrow|open the sun roof of the car
charge the car until eighty percent|make me a cup of coffee|stop the music upstairs|skip this song please
turn on the sprinkler in the garden|how long is my way to work|set the oven to two hundred degrees|empty the dishwasher
lock the screen of my computer|send a message to my brother|read me my mail|what time is it in tokyo
turn on the radio in the bathroom|switch the heater of the pool off|is the dryer still running|close the valve in the cellar
set the humidity to fifty percent|turn the projector off|raise the desk to standing height|run the dishwasher
dim the screen of the tablet|mute the phone in the study|is the kettle on|open the letter box""".replace("\n", "|").split("|")


class Sound:
    """A sound, what is said in it if anything, and by which grammar it is to be heard."""

    def __init__(self, kind, text, voice, grammar, ratio=None, level=1, part=None):
        self.kind, self.text, self.voice, self.grammar = kind, text, voice, grammar
        self.ratio, self.level, self.part = ratio, level, part
        self.path = None

    @property
    def condition(self):
        return "clean" if self.ratio is None else f"{self.ratio} dB"


def grammar_sentences(file, count, seed):
    with open(os.path.join(GRAMMARS, file)) as source: known, root = rules(source.read())
    chance = random.Random(f"{file} {seed}")
    return [" ".join(sample(known[root], known, chance)) for _ in range(count)]


def sounds(count, seed):
    """About so many commands, and as many other sounds as that and a third."""
    chance, voices = random.Random(f"{seed} corpus"), VOICES["fit"]
    at = chance.randrange(len(voices))

    def voice():
        nonlocal at
        at += 1
        return voices[at % len(voices)]

    grammars = ["tune 40"] * 4 + ["tune 300"] * 2 + sorted(os.listdir(GRAMMARS))
    said = {which: grammar_sentences(which, count, seed) if which.endswith(".gram")
            else commands(home("tune", int(which.split()[1])), count, f"fit {which} {seed}") for which in set(grammars)}
    for number in range(count):
        which = grammars[number % len(grammars)]
        level = chance.choice((1, 0.3, 0.08)) if which.endswith(".gram") else 1
        yield Sound("command", said[which].pop(), voice(), which, CONDITIONS[number // len(grammars) % len(CONDITIONS)], level)

    def other(kind, texts, share, part=lambda: None, grammars=grammars):
        for number in range(int(count * share)):
            # Noise beside talk makes it harder to tell; most of it is clean all the same.
            ratio = chance.choice((None, None, None, 20, 10))
            yield Sound(kind, texts[number % len(texts)], voice(), grammars[number % len(grammars)], ratio, 1, part())

    homes = ["tune 40"] * 3 + ["tune 300"]
    yield from other("talk", talk(int(count * 0.7), f"fit {seed}"), 0.7)
    yield from other("elsewhere", commands(home("elsewhere", 40), int(count * 0.25), f"fit {seed}"), 0.25, grammars=homes)
    yield from other("lacking", chance.sample(LACKING, len(LACKING)), 0.15, grammars=homes)
    # A beginning or an end is cut off, as by a microphone that opens late or a door that falls shut.
    half = commands(home("tune", 40), int(count * 0.15), f"fit half {seed}")
    yield from other("half", half, 0.15, lambda: chance.choice(((0, 0.45), (0, 0.6), (0.4, 1), (0.55, 1))), homes)
    for number in range(int(count * 0.08)):
        yield Sound("noise", "", "", grammars[number % len(grammars)], level=chance.choice((1, 0.3, 0.08)))


def record(sound, beds, path, chance):
    noise = chance.choice(NOISES)
    if os.path.exists(path): return
    if sound.kind == "noise":
        start = chance.randrange(BEDS_SECONDS - 4) * RATE
        return write([max(-32768, min(32767, int(one * sound.level))) for one in beds[noise][start:start + 3 * RATE]], path)
    effects = ECHO if chance.random() < 0.25 else ()
    spoken = say(sound.text, sound.voice, chance.choice(SPEEDS), path + ".tmp.wav", *effects)
    if sound.part:
        # Between the quiet before and after.
        first, last = int(0.4 * RATE), len(spoken) - int(0.5 * RATE)
        start, end = (first + int(share * (last - first)) for share in sound.part)
        spoken = spoken[:first] + spoken[start:end] + spoken[last:]
    if sound.ratio: spoken = mixed(spoken, beds[noise], sound.ratio, chance)
    write([int(one * sound.level) for one in spoken], path)


def recorded(count, seed, folder):
    """The sounds, each with the path of its recording, which is made unless it is there."""
    os.makedirs(folder, exist_ok=True)
    chance, made = random.Random(f"{seed} fit beds"), list(sounds(count, seed))
    beds = {"white": white(chance, BEDS_SECONDS), "kitchen": kitchen(chance, BEDS_SECONDS), "babble": babble(
        chance, BEDS_SECONDS, talk(60, f"fit beds {seed}"), VOICES["fit"], folder)}
    for number, sound in enumerate(made): sound.path = os.path.join(folder, f"{number:05}.wav")
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda number: record(made[number], beds, made[number].path, random.Random(f"{seed} {number}")),
                      range(len(made))))
    return made
