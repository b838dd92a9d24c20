"""The house that all trials begin with: a front door that is good, and a bridge that will misbehave."""
import re
import shutil
from pathlib import Path

import commands
import folders
from accessory import CODE
from commands import ADD
from folders import Stored
from trial import MOST_SAID, Verdict, run
from worker import Worker, front_door

#: What a command may take beyond what it takes with a good accessory, in megabytes.
MOST_MEMORY = 64


class House:
    """Templates of the data folder, made once, and what each command takes where nothing is wrong."""

    def __init__(self, beckon, work, runners):
        self.beckon, self.work, self.runners = beckon, Path(work), runners
        self.work.mkdir(parents=True, exist_ok=True)
        self.alone, self.both = self.work / "alone", self.work / "both"
        self.neighbour = Worker(front_door, {})
        self.idle, self.pairings, self.start = {}, {}, 0

    # What is normal

    def furnish(self, worker):
        """Pairs with both accessories while they are good, and learns what each command says and takes then."""
        address = f"127.0.0.1:{self.neighbour.start()}"
        self.good(["accessory", "add", address, "--setup-code", CODE], self.alone, "added: Front Door")
        folders.copied(self.alone, self.both)
        self.idle[ADD] = self.good(self.words(ADD, worker.start()), self.both, ADD.good).kilobytes
        self.pairings = worker.stop()
        for command in commands.ALL[1:]:
            folder = folders.copied(self.both, self.work / "good", worker.start(None, self.pairings))
            good = self.good(self.words(command), folder, command.good, command.ends_after)
            self.idle[command] = good.kilobytes
            # What is asked of a good accessory takes next to nothing but the program's start, slow in a debug build.
            if command is commands.LAMP:
                self.start = good.seconds
            worker.stop()
            shutil.rmtree(folder)

    def good(self, words, folder, says, ends_after=None):
        """How a command went which comes out right."""
        done = self.run(words, folder, 30, ends_after)
        if done.status != 0 or not re.search(says, done.said, re.MULTILINE):
            raise SystemExit(f"With a good accessory, {words} ended with {done.status}: {done.said}")
        return done

    # What is not

    def trial(self, row, worker):
        """Runs a row's command against its misbehaviour, in a folder of its own."""
        command = row.command
        port = worker.start(row.id, self.pairings if command.is_paired else {})
        folder = folders.copied(self.both if command.is_paired else self.alone, self.work / row.id, port)
        before = Stored(folder)
        done = self.run(self.words(command, port), folder, command.limit, command.ends_after)
        limit = self.start + (command.ends_after or 0) + command.limit
        verdict = Verdict(row.id, done, self.idle[command], done.seconds > limit)
        verdict.faults += [f"took {done.seconds:.1f} s, at most {limit:.1f} are allowed"] if verdict.is_slow else []
        verdict.faults += self.bounds(row, done)
        verdict.faults += before.changes(Stored(folder), command.changes_homes and done.status == 0)
        verdict.faults += self.aftermath(folder) if done.status == 0 and command.changes_homes else []
        trusted = worker.stop()
        if "was taken back" in done.said and trusted:
            verdict.faults.append("says “taken back” of a pairing that the accessory still has")
        shutil.rmtree(folder)
        return verdict

    def bounds(self, row, done):
        """What is wrong with how a command ended, what it took and what it said."""
        if not 0 <= done.status < 128:
            yield f"was ended by signal {-done.status}"
        if done.kilobytes > self.idle[row.command] + MOST_MEMORY * 1024:
            yield f"took {done.kilobytes // 1024} MB, {self.idle[row.command] // 1024} + {MOST_MEMORY} are allowed"
        if done.length > MOST_SAID:
            yield f"said {done.length} bytes"
        yield from row.faults(done.said)

    def aftermath(self, folder):
        """What is wrong with a folder to which something was added: all of it is to be read, and not too long."""
        done = self.run(["accessory", "list"], folder, 5)
        if done.status != 0 or "Front Door" not in done.said or done.length > MOST_SAID:
            yield f"afterwards, a list ended with {done.status} and {done.length} bytes: {done.said[:200]!r}"

    def words(self, command, port=None):
        return [word.format(port=port) for word in command.words]

    def run(self, words, folder, limit, ends_after=None):
        words = [self.beckon, *words, "--data-dir", str(folder)]
        return self.runners.submit(run, words, f"{folder}.log", 2 * limit, ends_after).result()
