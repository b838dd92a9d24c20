"""Makes the recordings: phrases by some voices, and hours of other talk by the same."""
import array, os, random
from concurrent.futures import ProcessPoolExecutor

import sounds
from phrases import COMMANDS, RATIOS, SPEEDS
from talk import nearly, sentences


def say_phrase(job):
    phrase, voice, number, seed, path = job
    if os.path.exists(path): return path
    chance = random.Random(f"{phrase}{voice}{number}{seed}")
    command = COMMANDS[number % len(COMMANDS)]
    text = f"{phrase}, {command}." if command else f"{phrase}."
    said = sounds.speech(text, voice, chance.choice(SPEEDS))
    room = sounds.noise(12, number)
    sounds.write(sounds.in_room(said, RATIOS[number % len(RATIOS)], room, chance), path)
    return path


def say_talk(job):
    """Five minutes of talk with pauses."""
    voice, number, seed, texts, path = job
    if os.path.exists(path): return path
    chance = random.Random(f"{voice}{number}{seed}")
    sound = array.array("h")
    for text in texts:
        sound += sounds.speech(text, voice, chance.choice(SPEEDS))
        sound += array.array("h", bytes(2 * int(sounds.RATE * chance.uniform(0.3, 1.5))))
        if len(sound) >= 300 * sounds.RATE: break
    room = sounds.noise(len(sound) / sounds.RATE + 4, number)
    sounds.write(sounds.in_room(sound, RATIOS[number % len(RATIOS)], room, chance), path)
    return path


def phrases(folder, candidates, voices, times, seed, processes):
    """The recordings of each phrase: `times` by each voice."""
    jobs = [(phrase, voice, number, seed, os.path.join(folder, f"{phrase}-{voice}-{number}-{seed}.wav".replace(" ", "_")))
            for phrase in candidates for voice in voices for number in range(times)]
    with ProcessPoolExecutor(processes) as pool: list(pool.map(say_phrase, jobs, chunksize=8))
    return {phrase: [job[4] for job in jobs if job[0] == phrase] for phrase in candidates}


def talk(folder, voices, minutes, seed, processes):
    """At least so many minutes of talk, in files of five."""
    jobs = []
    for number in range(-(-minutes // 5)):
        voice = voices[number % len(voices)]
        texts = list(sentences(200, f"{seed}{number}"))
        jobs.append((voice, number, seed, texts, os.path.join(folder, f"talk-{voice}-{number}-{seed}.wav")))
    with ProcessPoolExecutor(processes) as pool: return list(pool.map(say_talk, jobs))


def cruel(folder, phrase, voices, seed, processes):
    """Talk that begins with parts of the phrase, one file a voice."""
    jobs = [(voice, number, seed, nearly(phrase, f"{seed}{voice}"),
             os.path.join(folder, f"nearly-{phrase}-{voice}-{seed}.wav".replace(" ", "_")))
            for number, voice in enumerate(voices)]
    with ProcessPoolExecutor(processes) as pool: return list(pool.map(say_talk, jobs))
