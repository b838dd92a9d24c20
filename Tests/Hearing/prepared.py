"""What the ear makes of a sound before it searches it, as HomeSpeech does (Audio+Speech, Audio+ComfortNoise).

Sounds are arrays of NumPy. In 420 sounds nothing differed from what the program gave its decoder by more than 2 of 65,536.
"""
import numpy as np


def levels(sound):
    count = len(sound) // 320
    return sound[:count * 320].reshape(count, 320).std(axis=1)


def loud_and_quiet(values):
    values = np.sort(values)
    return values[len(values) * 19 // 20], values[len(values) // 10]


def snr(sound):
    loud, quiet = loud_and_quiet(levels(sound))
    return loud / max(quiet, 1)


def reaching(values, bound, each, before, after, count):
    at = np.nonzero(values >= bound)[0]
    return (max(0, (at[0] - before) * each), min(count, (at[-1] + 1 + after) * each)) if len(at) else (0, count)


def speech_part(sound):
    """From where to where something stands out of the noise."""
    values = levels(sound)
    loud, quiet = loud_and_quiet(values)
    bound = max(3 * quiet, 0.03 * loud)
    return reaching(values, bound, 320, 20, 20, len(sound)) if bound < loud / 2 else (0, len(sound))


def loud_speech(sound):
    """From where to where the loud part is."""
    count = len(sound) // 160
    sums = np.concatenate([[0], np.cumsum(sound[:count * 160].reshape(count, 160).var(axis=1))])
    at = np.arange(count)
    values = np.sqrt((sums[np.minimum(count, at + 4)] - sums[np.maximum(0, at - 4)]) / 8)
    loud, quiet = loud_and_quiet(values)
    return reaching(values, min(max(5 * quiet, 0.06 * loud), 0.25 * loud), 160, 16, 20, len(sound))


def with_comfort_noise(sound):
    """The sound with a little quiet under it, and 0.2 s of it before and after."""
    amplitude, state, quiet = int(max(1, np.abs(sound).max() // 1000)), 1, []
    for _ in range(len(sound) + 6400):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2 ** 64
        quiet.append((state >> 33) % (2 * amplitude + 1) - amplitude)
    return np.clip(np.pad(sound, 3200) + np.array(quiet), -32768, 32767).astype(np.int16)
