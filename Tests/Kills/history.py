#!/usr/bin/env python3
"""Checks a history of hubs that share a home, as Tests/Kills/leases writes it.

    Tests/Kills/history.py FILE

Each line of the file is a JSON object: what somebody asked a hub and what came of it (`edit`, `command`), what a hub said it
sent to an accessory (`sent`), how an accessory changed (`moved`), what was done to a hub (`strike`), and in the end what the
database has (`rooms`, `change`, `firing`). It must be one in which the home was served by one hub at a time:

- no number of a lease has commands of two hubs, and none is sent once another hub has sent one under a later number;
- an accessory takes no command of an earlier lease after one of a later;
- every edit that was acknowledged is there and made once, one that was refused is not, and one of which nobody knows at most once;
- each trigger is told of once, and moves its lamp once, twice only where the hub that moved it was struck down meanwhile.

Ends with status 0 if all is so.
"""
import json
import sys
from collections import Counter, defaultdict

# A line that a hub writes takes a moment to be read.
MOMENT = 0.4
# So long before a lamp is moved, and after it, what strikes a hub can keep it from telling that it did.
AROUND = 3.0
# A hub's commands set the hue of a lamp within a range of its own.
HUES = 60


def read(file):
    kinds = defaultdict(list)
    with open(file) as lines:
        for line in lines:
            told = json.loads(line)
            kinds[told["what"]].append(told)
    return kinds


def sent_faults(history):
    """Each number has one hub, and nothing is sent under it once a later one has begun."""
    for home in {told["home"] for told in history["sent"]}:
        hubs, begun, newest = defaultdict(set), {}, 0
        for told in sorted(history["sent"], key=lambda told: told["at"]):
            if told["home"] != home:
                continue
            number = told["number"]
            hubs[number].add((told["hub"], told["process"]))
            begun.setdefault(number, told["at"])
            if number < newest and told["at"] > begun[newest] + MOMENT:
                late = told["at"] - begun[newest]
                yield f"hub {told['hub']} sent a command under {number} {late:.2f} s after the first under {newest}"
            newest = max(newest, number)
        for number, users in hubs.items():
            if len(users) > 1:
                yield f"{len(users)} hubs sent commands under {number}"


def moved_faults(history):
    """What an accessory takes comes of one lease after another."""
    newest = 0
    sent = defaultdict(list)
    for told in history["sent"]:
        sent[told["hub"]].append((told["at"], told["number"]))
    reached = Counter()
    for told in history["moved"]:
        if told["characteristic"] != "Hue":
            continue
        hub = int(told["value"]) // HUES
        while reached[hub] < len(sent[hub]) and sent[hub][reached[hub]][0] <= told["at"] + MOMENT:
            reached[hub] += 1
        if reached[hub] == 0:
            yield f"a lamp took a command of hub {hub}, which has sent none"
            continue
        number = sent[hub][reached[hub] - 1][1]
        if number < newest:
            yield f"at {told['at']:.2f} a lamp took a command of hub {hub} under {number}, after one under {newest}"
        newest = max(newest, number)


def edit_faults(history):
    """What was made of rooms is what was acknowledged, once."""
    made = Counter((told["verb"], told["name"]) for told in history["change"])
    verbs = {"add": "added", "rename": "renamed", "remove": "removed"}
    # How often each edit was asked for; its name is given to nothing else.
    asked = defaultdict(Counter)
    # What a room may be called now: each has one client, who asks for one thing after another.
    possible = {}
    for told in history["edit"]:
        # The log has the name after a change, and before a removal.
        asked[verbs[told["do"]], told["to"] or told["name"]][told["status"]] += 1
        before = possible.get(told["room"], {None})
        after = {"add": {told["name"]}, "rename": {told["to"]}, "remove": {None}}[told["do"]]
        possible[told["room"]] = {"done": after, "refused": before, "unknown": before | after}[told["status"]]
    for (verb, name), came in asked.items():
        if not came["done"] <= made[verb, name] <= min(1, came["done"] + came["unknown"]):
            yield f"{name} was {verb} {made[verb, name]} times, by edits that were {dict(came)}"
    rooms = set(history["rooms"][0]["names"])
    for room, names in possible.items():
        if not (names & rooms or None in names):
            yield f"a room is lost that was acknowledged: {names}"
    known = {name for names in possible.values() for name in names}
    for name in rooms:
        if name.startswith("Room ") and name not in known:
            yield f"there is a room that should be gone: {name}"


def trigger_faults(history):
    """Each trigger is told of once, and moves its lamp once."""
    moves = defaultdict(list)
    for told in history["moved"]:
        if told["characteristic"] == "Brightness":
            moves[told["value"]].append(told["at"])
    for trigger in history["trigger"]:
        name, value = trigger["name"], trigger["value"]
        told = [firing["status"] for firing in history["firing"] if firing["name"] == name]
        if len(told) != 1 or told[0] == "running":
            yield f"{name} is told of as {told}"
            continue
        times = moves[value]
        if told[0] == "done" and not times:
            yield f"{name} is told of as done, and its lamp was not moved"
        if told[0] == "missed" and trigger["runsLate"]:
            # Where a hub is struck while it runs, whoever takes over may find it too late only for what does not run late.
            yield f"{name} runs late, and was missed"
        for before, after in zip(times, times[1:]):
            hubs = {told["hub"] for told in history["sent"] if before - AROUND / 2 < told["at"] < before + MOMENT}
            struck = [
                strike for strike in history["strike"]
                if before - AROUND < strike["at"] < before + AROUND and strike["hub"] in hubs | {None}]
            if not struck:
                yield f"{name} moved its lamp at {before:.2f} and again at {after:.2f}, and no hub was struck down then"


def event_faults(history):
    """What happens is told of at most once each time."""
    for name, count in Counter(told["name"] for told in history["happening"]).items():
        told = sum(firing["name"] == name for firing in history["firing"])
        if told > count:
            yield f"{name} happened {count} times, and is told of {told} times"


def check(file):
    """The faults of a history, and a line of what is in it."""
    history = read(file)
    faults = [fault for part in (sent_faults, moved_faults, edit_faults, trigger_faults, event_faults) for fault in part(history)]
    if not history["end"] or not history["end"][0]["isServed"]:
        faults.append("nobody serves the home in the end")
    edits = Counter(told["status"] for told in history["edit"])
    firings = Counter(told["status"] for told in history["firing"])
    lines = [
        f"strikes: {dict(Counter(told['how'] for told in history['strike']))}",
        f"edits: {dict(edits)}; commands: {dict(Counter(told['status'] for told in history['command']))}",
        f"{len(history['sent'])} commands sent under {len({told['number'] for told in history['sent']})} leases, "
        f"{sum(told['characteristic'] == 'Hue' for told in history['moved'])} taken; firings: {dict(firings)}"]
    return faults, lines


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    faults, lines = check(sys.argv[1])
    print(*lines, *["✗ " + fault for fault in faults], sep="\n")
    sys.exit(1 if faults else 0)
