"""Has the names said and decoded, and keeps what was understood: a line a saying, so that it can go on later."""
import concurrent.futures, json, os, subprocess, sys, tempfile, threading, time

from names import names
from sayings import Room, sayings

# To make the network of a home takes as long as some sentences do.
BATCH = 60


def home(found):
    """The names as lamps of a home file, in no room."""
    on = {"On": False}
    return {"version": 1, "homes": [{"name": "Test House", "accessories": [
        {"name": name, "services": [{"type": "Lightbulb", "characteristics": on}]} for name in found]}]}


def understood(outcome):
    """The one accessory that was understood; those that it was asked about; else the status in brackets."""
    def things(intents): return {target["accessory"] for intent in intents for target in intent.get("targets", [])}
    if outcome["status"] == "ambiguous":
        asked = [things(candidate.get("intents", [])) for candidate in outcome["candidates"]]
        if asked and all(len(one) == 1 for one in asked): return " / ".join(sorted(set.union(*asked)))
    found = things(outcome.get("intents", []))
    if outcome["status"] == "understood" and len(found) == 1: return found.pop()
    return f"[{outcome['status']}]"


def hear(beckon, results, which, number, until, processes):
    """Decodes what of one home is not decoded yet, in several processes, until the time is up."""
    found = names(number)
    done = set()
    if os.path.exists(results):
        with open(results) as lines: done = {tuple(line.split("\t")[:6]) for line in lines}
    waiting = [saying for saying in sayings(found, which, number) if tuple(map(str, saying)) not in done]
    if not waiting or time.time() > until: return len(waiting)
    writing = threading.Lock()
    with tempfile.TemporaryDirectory() as folder, open(results, "a") as out:
        room, file = Room(which, folder), os.path.join(folder, "home.json")
        with open(file, "w") as text: json.dump(home(found), text)

        def decode(first):
            if time.time() > until: return 0
            batch = waiting[first:first + BATCH]
            paths = [os.path.join(folder, f"{first + place}.wav") for place in range(len(batch))]
            for saying, path in zip(batch, paths): room.write(saying, path)
            command = [beckon, "hear", "--dry-run", "--json", "--data-dir", folder, "--home-file", file, *paths]
            lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
            if len(lines) != len(batch): raise SystemExit(f"{len(batch)} recordings gave {len(lines)} outcomes")
            with writing:
                for saying, line in zip(batch, lines):
                    outcome = json.loads(line)
                    columns = [*map(str, saying), understood(outcome), outcome.get("transcript") or ""]
                    out.write("\t".join(columns) + "\n")
                out.flush()
            for path in paths: os.remove(path)
            return len(batch)

        with concurrent.futures.ThreadPoolExecutor(processes) as pool:
            heard = sum(pool.map(decode, range(0, len(waiting), BATCH)))
    print(f"home {number}: {heard} sayings decoded, {len(waiting) - heard} wanting", file=sys.stderr)
    return len(waiting) - heard
