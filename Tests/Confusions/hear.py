"""Has the names said and decoded, and keeps what was understood: a line a saying, so that it can go on later."""
import concurrent.futures, json, os, subprocess, sys, tempfile, time

from names import names
from sounds import conditions, write

BATCH = 8


def home(found):
    """The names as lamps of a home file, in no room."""
    on = {"On": False}
    return {"version": 1, "homes": [{"name": "Test House", "accessories": [
        {"name": name, "services": [{"type": "Lightbulb", "characteristics": on}]} for name in found]}]}


def understood(outcome):
    """The one accessory that was understood; the status in brackets where none was, or several."""
    things = {target["accessory"] for intent in outcome.get("intents", []) for target in intent.get("targets", [])}
    if outcome["status"] == "understood" and len(things) == 1: return things.pop()
    return f"[{outcome['status']}]"


def hear(beckon, results, rounds, seed, seconds, processes):
    """Decodes what is not decoded yet, in several processes, until the time is up."""
    found, end = names(), time.time() + seconds
    done = set()
    if os.path.exists(results):
        with open(results) as lines: done = {tuple(line.split("\t")[:4]) for line in lines}
    waiting = [saying for saying in conditions(found, rounds, seed) if tuple(map(str, saying)) not in done]
    with tempfile.TemporaryDirectory() as folder, open(results, "a") as out:
        file = os.path.join(folder, "home.json")
        with open(file, "w") as text: json.dump(home(found), text)

        def decode(first):
            if time.time() > end: return
            batch = waiting[first:first + BATCH]
            paths = [os.path.join(folder, f"{first + place}.wav") for place in range(len(batch))]
            for saying, path in zip(batch, paths): write(saying, path)
            command = [beckon, "hear", "--dry-run", "--json", "--home-file", file, *paths]
            lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
            if len(lines) != len(batch): raise SystemExit(f"{len(batch)} recordings gave {len(lines)} outcomes")
            for saying, line in zip(batch, lines):
                out.write("\t".join([*map(str, saying), understood(json.loads(line))]) + "\n")
            out.flush()
            for path in paths: os.remove(path)

        with concurrent.futures.ThreadPoolExecutor(processes) as pool:
            for _ in pool.map(decode, range(0, len(waiting), BATCH)): pass
    print(f"{len(waiting)} sayings were wanting", file=sys.stderr)
