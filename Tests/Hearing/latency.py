#!/usr/bin/env python3
"""How long after the end of speech does `beckon listen` tell what was said, with sound that comes in at real speed?

The end of what is loud is the last 10 ms that are at most 20 dB softer than the loudest. The p of “lamp” is softer, and what hisses, as
the f of “off”, still more beside vowels; so the end of speech is the last 10 ms that are at most 35 dB softer than the loudest of their
band, below 1 kHz or above. The time runs from the moment when their last sample is written to the moment when the line of the
outcome comes out, so on a busy machine it tells nothing.
"""
import argparse, json, os, random, statistics, struct, subprocess, sys, tempfile, time

from homes import home
from sentences import commands
from sounds import SPEEDS, VOICES, say

RATE, PIECE = 16000, 160
GAP = 2 * RATE


def last(samples, decibels):
    """After how many samples nothing comes that is so many decibels softer than the loudest, or less."""
    powers = [sum(s * s for s in samples[at:at + PIECE]) for at in range(0, len(samples) - PIECE, PIECE)]
    loudest = max(powers)
    return max(number for number, power in enumerate(powers) if power * 10 ** (decibels / 10) >= loudest) * PIECE + PIECE


def bands(samples):
    """The sound below 1 kHz and above it, parted by a filter of one pole."""
    low, below = 0, []
    for sample in samples:
        low += 0.325 * (sample - low)
        below.append(low)
    return below, [sample - low for sample, low in zip(samples, below)]


def play(path, log):
    """Writes sound to standard output as a microphone would, and notes when each command was over."""
    given = json.load(open(path))
    chance, out = random.Random(1), sys.stdout.buffer
    start, written = time.monotonic(), 0
    with open(log, "w") as notes:
        for samples, over, _ in given:
            sound = samples + [0] * GAP
            for at in range(0, len(sound), PIECE):
                piece = [max(-32768, min(32767, s + chance.randint(-8, 8))) for s in sound[at:at + PIECE]]
                written += len(piece)
                time.sleep(max(0, start + written / RATE - time.monotonic()))
                out.write(struct.pack(f"<{len(piece)}h", *piece))
                out.flush()
                if at + PIECE == over: print(time.monotonic(), file=notes, flush=True)


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--beckon", default=".build/release/beckon")
    arguments.add_argument("--accessories", type=int, default=40)
    arguments.add_argument("--count", type=int, default=20)
    arguments.add_argument("--play", nargs=2, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.play: return play(*given.play)
    house, chance = home("tune", given.accessories), random.Random(3)
    with tempfile.TemporaryDirectory() as folder:
        file, sound, log = (os.path.join(folder, name) for name in ("home.json", "sound.json", "log"))
        with open(file, "w") as out: json.dump(house, out)
        texts, sounds = list(commands(house, given.count, "latency")), [([0] * RATE, -1, -1)]
        for number, text in enumerate(texts):
            samples = list(say(text, VOICES["tune"][number % 4], chance.choice(SPEEDS), os.path.join(folder, "say.wav")))
            sounds.append((samples, last(samples, 20), max(last(band, 35) for band in bands(samples))))
        with open(sound, "w") as out: json.dump(sounds, out)
        command = f"python3 '{os.path.abspath(__file__)}' --play '{sound}' '{log}'"
        running = subprocess.Popen(
            [given.beckon, "listen", "--dry-run", "--json", "--quiet", "--home-file", file, "--mic-command", command],
            stdout=subprocess.PIPE, text=True)
        heard = [(time.monotonic(), json.loads(line)) for line in iter(running.stdout.readline, "")]
        over = [float(line) for line in open(log)]
    waits, softer = [], []
    for text, end, (_, loud, soft) in zip(texts, over, sounds[1:]):
        answer = next(((at, outcome) for at, outcome in heard if end - 1 < at < end + 1.9), None)
        if answer is None: print(f"  nothing   {text}"); continue
        at, outcome = answer
        waits.append(at - end)
        softer.append(at - end - (soft - loud) / RATE)
        print(f"  {1000 * waits[-1]:4.0f} ms, {1000 * softer[-1]:4.0f} after the end of speech, decoded in {1000 * outcome['audio']['decodeSeconds']:3.0f}: "
              f"{outcome['transcript']} ({outcome['status']}){'' if outcome['transcript'] == text else ' for: ' + text}")
    for name, found in (("what is loud", waits), ("speech", softer)):
        found.sort()
        print(f"{len(found)} of {len(texts)}, after the end of {name}: median {1000 * statistics.median(found):.0f} ms, "
              f"nine in ten {1000 * found[len(found) * 9 // 10]:.0f} ms, longest {1000 * found[-1]:.0f} ms")


if __name__ == "__main__": main()
