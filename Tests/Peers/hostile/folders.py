"""The data folders of Beckon: templates that are paired once, copies for each trial, and what is stored in them."""
import json
import shutil
import sqlite3
from contextlib import closing

from accessory_ids import ODD_BRIDGE


def record(folder, device):
    """The file of the pairing with a device; None where there is none."""
    name = device.decode().replace(":", "")
    return next(iter(sorted((folder / "pairings").glob(f"*-{name}.json"))), None)


def copied(template, folder, port=None):
    """A copy of a folder, in which the odd bridge is at another port."""
    shutil.copytree(template, folder)
    if port and (file := record(folder, ODD_BRIDGE)):
        file.write_text(json.dumps({**json.loads(file.read_text()), "port": port}))
    return folder


def pairings(folder):
    """All that is stored of pairings, byte by byte."""
    files = [folder / "pairings.json", *sorted((folder / "pairings").glob("*"))]
    return {str(file.relative_to(folder)): file.read_bytes() for file in files}


def homes(folder):
    """All that is stored of homes, as SQL, a statement each: what is equal here is equal in every export."""
    with closing(sqlite3.connect(f"file:{folder}/home.sqlite?mode=ro", uri=True)) as database:
        return {statement for statement in database.iterdump() if "sqlite_sequence" not in statement}


class Stored:
    """What a folder holds at one moment."""

    def __init__(self, folder):
        self.pairings, self.homes = pairings(folder), homes(folder)

    def changes(self, later, may_add):
        """What has changed since, and must not have; even where something may be added, all that was there stays."""
        for name in sorted(self.pairings | later.pairings):
            old, new = self.pairings.get(name), later.pairings.get(name)
            if old != new and not (may_add and old is None):
                yield f"{name} changed"
        for statement in self.homes - later.homes:
            yield f"the homes lost {statement[:150]}"
        for statement in later.homes - self.homes if not may_add else ():
            yield f"the homes gained {statement[:150]}"
