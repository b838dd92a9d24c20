"""Who says which name, in which sentence, and in what noise; the voices and noises are those of Tests/Hearing."""
import os, random, sys

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Hearing"))
from sounds import SPEEDS, VOICES, babble, kitchen, mixed, say, white, write

# The homes and voices on which costs and bounds may be set, and others, which only judge them.
HOMES = {"tune": (1, 2), "judge": (3, 4)}
CARRIERS = ("turn on the {}", "turn off the {}", "switch the {} on", "turn the {} off")
# What every name is said in: by each voice where nothing else sounds, then once in each noise.
CLEAN = ("clean", 0)
NOISY = (("white", 20), ("babble", 20), ("kitchen", 20))
OTHER_TALK = """I will be late for dinner tonight|have you seen my keys anywhere|the weather looks better tomorrow
we should call your mother on sunday|did you finish the book that I gave you|there is some soup left for lunch
the train was late again this morning""".replace("\n", "|").split("|")


def sayings(names, which, seed):
    """Every name once a round, each time in another voice or another noise, so that any number of them is a fair part."""
    chance = random.Random(f"sayings {seed}")
    voices, said = VOICES[which], []
    for number in range(len(voices) + len(NOISY)):
        order = list(enumerate(names))
        chance.shuffle(order)
        for place, name in order:
            # A step further after each round of noises, so that every voice is heard in every noise.
            voice = voices[(place + number + place // len(NOISY)) % len(voices)]
            noise, ratio = CLEAN if number < len(voices) else NOISY[(place + number) % len(NOISY)]
            said.append((name, chance.choice(CARRIERS), voice, chance.choice(SPEEDS), noise, ratio))
    return said


class Room:
    """What sounds beside the speech."""

    def __init__(self, which, folder, seconds=20):
        chance = random.Random(f"room {which}")
        self.beds = {"white": white(chance, seconds), "kitchen": kitchen(chance, seconds),
                     "babble": babble(chance, seconds, OTHER_TALK, VOICES[which], folder)}

    def write(self, saying, path):
        """The saying as a WAV file of 16 kHz."""
        name, carrier, voice, speed, noise, ratio = saying
        speech = say(carrier.format(name), voice, speed, path + ".raw.wav")
        if noise != "clean": speech = mixed(speech, self.beds[noise], ratio, random.Random(repr(saying)))
        write(speech, path)
