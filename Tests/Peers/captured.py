#!/usr/bin/env python3
"""Serves every captured device with Beckon's simulator and reads it with aiohomekit: captured.py BECKON [DEVICE ...]

What arrives must be what was captured, in the peer's own eyes. Prints a line a device; ends with 1 if one differs."""
import asyncio, json, os, subprocess, sys, tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from aiohomekit.model import Accessories
from controller_lab import pair

DEVICES = os.path.join(HERE, "..", "TestSupport", "Devices")


async def read(beckon, path, folder):
    program = subprocess.Popen(
        [beckon, "simulate", path, "--state-dir", folder, "--setup-code", "031-45-154", "--no-announce",
         "--host", "127.0.0.1"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    try:
        port = json.loads(program.stdout.readline())["port"]
        for attempt in range(4):  # the peer itself fails about once in a hundred
            try:
                pairing, _ = await pair("127.0.0.1", port, "031-45-154")
                break
            except Exception:
                if attempt == 3:
                    raise
        try:
            return await pairing.list_accessories_and_characteristics()
        finally:
            await pairing.close()
    finally:
        program.terminate()
        program.wait()


def seen(listing):
    """What the peer makes of a listing."""
    return Accessories.from_list(listing).serialize()


async def main(beckon, names):
    wrong = 0
    for name in names or sorted(name[:-5] for name in os.listdir(DEVICES) if name.endswith(".json")):
        path = os.path.join(DEVICES, name + ".json")
        wanted = seen(json.load(open(path)))
        with tempfile.TemporaryDirectory() as folder:
            try:
                got = seen(await asyncio.wait_for(read(beckon, path, folder), 60))
                problem = None if got == wanted else "the content differs"
            except Exception as error:
                problem = repr(error)
        count = sum(len(service["characteristics"]) for item in wanted for service in item["services"])
        print(f"✗ {name}: {problem}" if problem else f"✓ {name}: {len(wanted)} accessories, {count} characteristics", flush=True)
        wrong += problem is not None
    sys.exit(1 if wrong else 0)


asyncio.run(main(sys.argv[1], sys.argv[2:]))
