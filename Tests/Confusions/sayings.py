"""Who says which name, in which sentence, and in what noise; the voices and noises are those of Tests/Hearing."""
import functools, os, random, sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Hearing"))
from names import CARRIERS
from sounds import SPEEDS, is_there, kitchen, mixed, say, write

# The homes and voices that costs and the bound are set by, and others, which only judge them.
HOMES = {"fit": (1, 2, 3, 4), "judge": (5, 6, 7, 8, 9, 10, 11, 12)}
SPEAKERS = {"fit": """flite:slt espeak:en-us pico:en-GB espeak:en-us+f3 flite:kal16 espeak:en-gb espeak:en-us+m1
espeak:en-gb-scotland+f4 espeak:en-us+klatt2 espeak:en-029+m5 festival:ked_diphone""".split(),
            "judge": """flite:rms espeak:en-us+m3 pico:en-US hibari:heart flite:awb espeak:en-gb-x-rp+m7 piper:joe espeak:en-us+f2
espeak:en-us-nyc+m6 espeak:en-gb+f1 festival:kal_diphone""".split()}
NOISES = ("clean", "kitchen")
# How far the kitchen is below the speech, in decibels.
RATIO = 20


def sayings(names, number, which, voice):
    """Every name once by one voice, every second in a kitchen: name, voice, noise, speed, sentence."""
    chance = random.Random(f"home {number} {voice}")
    for place, (name, kind) in enumerate(names.items()):
        noise = NOISES[(SPEAKERS[which].index(voice) + place) % len(NOISES)]
        sentence = chance.choice(CARRIERS[kind]).format(name)
        yield name, voice, noise, str(chance.choice(SPEEDS)), sentence


def speakers(which, count):
    """The first voices that can be heard here."""
    return list(filter(is_there, SPEAKERS[which]))[:count]


@functools.cache
def bed(): return kitchen(random.Random("confusions"), 20)


class Room:
    """Says sentences where nothing else sounds, and in a kitchen."""

    def __init__(self): self.bed = bed()

    def record(self, saying, path):
        """The saying as a WAV file of 16 kHz."""
        _, voice, noise, speed, sentence = saying
        speech = say(sentence, voice, float(speed), path + ".raw.wav")
        if noise == "kitchen": speech = mixed(speech, self.bed, RATIO, random.Random(f"{voice} {sentence}"))
        write(speech, path)
