#!/usr/bin/env python3
"""What Beckon asks of a small machine: Benchmarks/raspberry_pi.py PROGRAM [--minutes N].

PROGRAM is a release build beside its grammars, as Scripts/install makes one. Counts the instructions (callgrind) of understanding a
sentence, of hearing a recording, of pairing and of a command; then lets `serve` lie idle with paired accessories for N minutes (5), and
in use for as long (a sentence every two seconds), and tells what processor, memory and disk that took, and what memory a hub takes
that hears. Writes the tables of docs/raspberry-pi.md; with --memory, that of memory alone. It wants valgrind and flite, and takes a
quarter of an hour on a quiet machine."""

import argparse
import datetime
import http.client
import json
import os
import pathlib
import re
import shutil
import socket
import subprocess
import threading
import tempfile
import time

PROJECT = pathlib.Path(__file__).resolve().parent.parent
HOME = PROJECT / "Scripts" / "demo-home.json"
CODE = "031-45-154"
# Thousands of millions of instructions a second, of one core at such work. Estimates, by clock and what its kind of core does a
# clock: A53 in order 0.65, A72 1.2, A76 1.9.
BOARDS = {"Zero 2 W": 1.0 * 0.65, "Pi 3": 1.2 * 0.65, "Pi 4": 1.5 * 1.2, "Pi 5": 2.4 * 1.9}


class House:
    """Simulated accessories, and a data folder that is paired with them."""

    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.environment = {**os.environ, "XDG_DATA_HOME": folder, "BECKON_TIME_KEEPER": "off", "BECKON_CONFIG": ""}
        self.simulator = subprocess.Popen(
            [program, "simulate", HOME, "--host", "127.0.0.1", "--no-announce", "--setup-code", CODE],
            stdout=subprocess.PIPE, env=self.environment, text=True)
        self.ports = [json.loads(self.simulator.stdout.readline())["port"] for _ in range(2)]
        self.run("import", HOME)

    def run(self, *words, text=None):
        return subprocess.run([self.program, *words], env=self.environment, check=True, capture_output=True, text=True, input=text).stdout

    def counted(self, *words, text=None):
        """The instructions of a command."""
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={self.folder}/callgrind", self.program, *map(str, words)],
            env=self.environment, capture_output=True, text=True, input=text)
        found = re.search(r"Collected : (\d+)", run.stderr)
        # 3: what was heard or said was not done, as nothing is paired yet.
        if run.returncode not in (0, 3) or not found:
            raise SystemExit(f"{words}: {run.stdout}{run.stderr[-2000:]}")
        return int(found.group(1))


def watched(process, seconds, work=None):
    """What a process takes while time passes: processor seconds, bytes written to disks and by system calls, wakings."""
    def state():
        stat = pathlib.Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        io = dict(line.split(": ") for line in pathlib.Path(f"/proc/{process.pid}/io").read_text().split("\n") if line)
        switches = sum(
            int(re.search(r"^voluntary_ctxt_switches:\s*(\d+)", (task / "status").read_text(), re.M).group(1))
            for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir())
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"), int(io["write_bytes"]), int(io["wchar"]), switches
    before, begun, turns = state(), time.monotonic(), 0
    while time.monotonic() - begun < seconds:
        if work:
            work(turns)
            turns += 1
        time.sleep(2)
    return [after - earlier for earlier, after in zip(before, state())] + [turns]


def memory(process):
    """What memory a process has, the most that it has had, and what of it is no file's; in MB."""
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return [int(re.search(rf"^{key}:\s*(\d+)", status, re.M).group(1)) * 1024 / 1e6 for key in ("VmRSS", "VmHWM", "RssAnon")]


def count(house):
    """What is counted once."""
    rows = []
    sentences = ["turn on the desk lamp\n", "set the bedside lamp to thirty percent\n", "is the front door locked\n", "good night\n"]
    once = house.counted("parse", "--home-file", HOME, "-", text=sentences[0])
    many = house.counted("parse", "--home-file", HOME, "-", text=sentences[0] + "".join(sentences) * 10)
    rows += [("start, read the grammar and the homes, and one sentence", once), ("one more sentence", (many - once) / 40)]
    sound = house.folder + "/said.wav"
    subprocess.run(["flite", "-voice", "slt", "-t", "set the bedside lamp to thirty percent", "-o", sound], check=True)
    length = (os.path.getsize(sound) - 44) / 2 / 16000
    alone = house.counted("hear", "--home-file", HOME, sound)
    twice = house.counted("hear", "--home-file", HOME, sound, sound, sound)
    rows += [("start the ear: the model, and the words of the homes", alone - (twice - alone) / 2),
             (f"hear one sentence of {length:.1f} s", (twice - alone) / 2)]
    house.run("accessory", "add", f"127.0.0.1:{house.ports[0]}", "--setup-code", CODE)
    rows.append(("pair with a bridge, and take 8 accessories in", house.counted(
        "accessory", "add", f"127.0.0.1:{house.ports[1]}", "--setup-code", CODE)))
    rows.append(("`beckon say`, without the hub, with the lamp", house.counted("say", "--no-hub", "turn on the desk lamp")))
    print(f"Counted on {datetime.date.today()}.\n")
    print("| what | million instructions | " + " | ".join(f"{board}, estimate" for board in BOARDS) + " |")
    print("|---|---|" + "---|" * len(BOARDS))
    for name, count in rows:
        times = " | ".join(f"{1e3 * count / 1e9 / speed:,.2g} ms" if count < 1e7 else f"{count / 1e9 / speed:.2f} s" for speed in BOARDS.values())
        print(f"| {name} | {count / 1e6:,.{2 if count < 1e7 else 0}f} | {times} |")


def live(house, minutes):
    """What a hub takes while time passes, at rest and in use."""
    hub = subprocess.Popen([house.program, "serve", "--local-only"], env=house.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    hub.stdout.readline()
    time.sleep(20)
    print("\n| `serve` | processor | written to the disk | wakings a second | memory | at most | its own |\n|---|---|---|---|---|---|---|")
    seconds = 60 * minutes
    for name, work in [
        (f"idle, {minutes:g} min", None),
        (f"in use, {minutes:g} min", lambda turn: house.run("say", ["turn on the desk lamp", "turn off the desk lamp"][turn % 2])),
    ]:
        processor, written, called, wakings, turns = watched(hub, seconds, work)
        now, most, own = memory(hub)
        told = f"{name}, {turns} sentences" if turns else name
        print(f"| {told} | {100 * processor / seconds:.2f} % | {written:,} B ({called:,} B by calls) | {wakings / seconds:.1f} | "
              f"{now:.0f} MB | {most:.0f} MB | {own:.0f} MB |")
    hub.terminate()
    hub.wait()


def said(sentence, folder):
    """A recording of a sentence."""
    file = pathlib.Path(folder, sentence.replace(" ", "-") + ".wav")
    subprocess.run(["flite", "-voice", "slt", "-t", sentence, "-o", file], check=True)
    return file.read_bytes()


def hand_in(port, token, sounds):
    for sound in sounds:
        line = http.client.HTTPConnection("127.0.0.1", port)
        line.request("POST", "/v1/recordings", sound, {"Content-Type": "audio/wav", "Authorization": f"Bearer {token}"})
        answer = line.getresponse()
        if answer.status != 200:
            raise SystemExit(answer.read().decode())


def hear(house):
    """What memory a hub takes that hears: sentences before the first recording, and then clients with tokens, two at once."""
    sentences = ["turn on the desk lamp", "set the bedside lamp to thirty percent", "is the front door locked", "good night",
                 "turn off all the lights", "close the roller blind"]
    sounds = [said(sentence, house.folder) for sentence in sentences]
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    hub = subprocess.Popen([house.program, "serve", "--ear", "--port", str(port)], env=house.environment, stdout=subprocess.PIPE,
                           stderr=subprocess.DEVNULL)
    hub.stdout.readline()
    time.sleep(10)
    print("\n| `serve --ear` | memory | at most | its own |\n|---|---|---|---|")

    def tell(what):
        print(f"| {what} | " + " | ".join(f"{part:.0f} MB" for part in memory(hub)) + " |", flush=True)

    tell("at rest")
    for sentence in sentences * 2:
        house.run("say", "--yes", sentence)
    tell("after 12 sentences")
    tokens = [house.run("client", "add", f"client {number}").strip() for number in range(2)]
    hand_in(port, tokens[0], sounds)
    tell("after 6 recordings")
    for _ in range(2):
        speakers = [threading.Thread(target=hand_in, args=(port, token, sounds)) for token in tokens]
        for speaker in speakers:
            speaker.start()
        for speaker in speakers:
            speaker.join()
    tell("after 24 more, two at a time")
    hub.terminate()
    hub.wait()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--memory", action="store_true")
    given = parser.parse_args()
    program = str(pathlib.Path(given.program).resolve())
    folder = tempfile.mkdtemp(prefix="beckon-pi-")
    house = House(program, folder)
    try:
        if given.memory:
            for port in house.ports:
                house.run("accessory", "add", f"127.0.0.1:{port}", "--setup-code", CODE)
        else:
            count(house)
            live(house, given.minutes)
        hear(house)
    finally:
        house.simulator.terminate()
        house.simulator.wait()
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
