#!/usr/bin/env python3
"""Pair-setups between Beckon and its peers over loopback: pair_setups.py BECKON COUNT [SHORT]

First SHORT runs of each kind in which a number begins with a zero byte (see short_numbers.py), then COUNT of any:
aiohomekit on `beckon simulate`, `beckon accessory add` on HAP-python, and the two peers among themselves. One JSON line
each: how many failed, and the milliseconds of the good ones. A failure is a right code that came out wrong, or an error.
The figures of `beckon accessory add` hold a whole process: start, pairing, reading the device, writing it down."""
import asyncio, json, os, socket, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
LABS = os.path.join(HERE, "..", "..", "Tests", "Peers")
sys.path[:0] = [HERE, LABS, os.path.join(LABS, "..", "Hub")]
from controller_lab import pair
from ports import free_port
from short_numbers import aiohomekit_short

CODE = "031-45-154"


def tell(name, times, errors):
    good, times = len(times), sorted(times) or [0]
    place = lambda part: round(times[min(len(times) - 1, int(part * len(times)))], 1)
    print(json.dumps({"pairs": name, "good": good, "failed": len(errors), "p50_ms": place(.5), "p95_ms": place(.95),
                      "errors": sorted(set(errors))}), flush=True)


def server(command):
    program = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    return program, json.loads(program.stdout.readline())["port"]


async def foreign_controller(port, count):
    times, errors = [], []
    for _ in range(count):
        try:
            pairing, spent = await pair("127.0.0.1", port, CODE)
        except Exception as error:
            errors.append(type(error).__name__)
            continue
        times.append(spent["pair_setup_ms"])
        await pairing.remove_pairing(pairing.pairing_data["iOSPairingId"])
        await pairing.close()
    return times, errors


def own_controller(beckon, port, count, folder):
    times, errors = [], []
    run = lambda *words: subprocess.run([beckon, *words, "--data-dir", folder], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    run("home", "add", "Hut")
    for _ in range(count):
        start = time.perf_counter()
        added = run("accessory", "add", f"127.0.0.1:{port}", "--setup-code", CODE)
        spent = (time.perf_counter() - start) * 1000
        if added.returncode:
            errors.append(added.stderr.strip()[-120:])
            continue
        times.append(spent)
        name = added.stdout.removeprefix("added: ").split(" (")[0]
        removed = run("accessory", "remove", name)
        if removed.returncode:
            errors.append("remove: " + removed.stderr.strip()[-120:])
    return times, errors


async def main(beckon, count, short=0):
    with tempfile.TemporaryDirectory() as folder:
        home = os.path.join(folder, "home.json")
        lamp = {"name": "Lamp", "services": [{"type": "Lightbulb"}]}
        json.dump({"version": 1, "homes": [{"name": "Hut", "accessories": [lamp]}]}, open(home, "w"))
        program, port = server([beckon, "simulate", home, "--state-dir", folder + "/state", "--setup-code", CODE, "--no-announce"])
        for which in "ASK" if short else "":
            restore = aiohomekit_short(which)
            tell(f"aiohomekit with a short {which} on Beckon", *await foreign_controller(port, short))
            restore()
        tell("aiohomekit on Beckon", *await foreign_controller(port, count))
        program.terminate()
        foreign = [sys.executable, os.path.join(LABS, "accessory_lab.py"), "--mode", "single", "--fresh", "--port", str(free_port()),
                   "--state", folder + "/foreign.state"]
        if short:
            program, port = server([foreign[0], os.path.join(HERE, "short_numbers.py"), *foreign[1:]])
            tell("Beckon on HAP-python with a short B, whole processes",
                 *own_controller(beckon, port, short, folder + "/short"))
            program.terminate()
            program.wait()
        program, port = server(foreign)
        tell("Beckon on HAP-python, whole processes", *own_controller(beckon, port, count, folder + "/data"))
        program.terminate()
        program.wait()
        program, port = server(foreign)
        tell("aiohomekit on HAP-python", *await foreign_controller(port, count))
        program.terminate()


asyncio.run(main(sys.argv[1], *map(int, sys.argv[2:4])))
