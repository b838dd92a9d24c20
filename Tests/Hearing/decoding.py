"""Runs Beckon on many recordings."""
import json, os, subprocess

from judge import slots
from kept import Kept, command_content


def run(command, **options):
    """The lines that a program prints, and the processor seconds that it takes."""
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **options)
    lines = running.stdout.read().splitlines()
    _, status, used = os.wait4(running.pid, 0)
    running.returncode = os.waitstatus_to_exitcode(status)
    return lines, used.ru_utime + used.ru_stime


def heard(paths, *command, kept=None):
    """What is found in recordings, each with its share of the processor seconds."""
    def work(own):
        lines, seconds = run([*command, *own])
        return [json.loads(line) | {"processorSeconds": seconds / len(own)} for line in lines]
    return (kept or Kept()).of(paths, command_content(command), work)


def meanings(beckon, file, texts):
    """What each text asks a home for."""
    return {text: (outcome["status"], json.dumps(slots(outcome))) for text, outcome in zip(texts, read(beckon, file, texts))}


def read(beckon, file, texts):
    """What comes of each text when it is typed."""
    return [json.loads(line) for line in subprocess.run(
        [beckon, "parse", "--json", "--home-file", file, "-"], stdout=subprocess.PIPE, text=True,
        input="\n".join(texts) + "\n").stdout.splitlines()]
