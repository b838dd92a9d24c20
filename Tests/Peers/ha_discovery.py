#!/usr/bin/env python3
"""What Beckon shows Home Assistant, read by Home Assistant's own schemas of its MQTT discovery.

usage: ha_discovery.py BECKON [HOME-FILE ...]
By hand, in an environment of Python 3.11 with `pip install homeassistant==2024.3.3 paho-mqtt==1.6.1`. Shows the
things of home files through a hub and a Mosquitto, and has each document checked.
Prints a line a component; ends with 1 if one is refused."""
import collections, importlib, json, os, re, shutil, socket, subprocess, sys, tempfile, time

import paho.mqtt.client as mqtt

PROJECT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(PROJECT, "Tests", "Hub"))
from ports import free_port  # noqa: E402

BECKON = os.path.abspath(sys.argv[1])
HOMES = sys.argv[2:] or [os.path.join(PROJECT, "Tests/TestSupport/Homes", name) for name in ("castle.json", "cottage.json")]


def shown(home):
    """The documents that a hub shows of a home file: [(component, document)]."""
    work, port = tempfile.mkdtemp(prefix="ha-discovery-"), free_port()
    broker = subprocess.Popen(["/usr/sbin/mosquitto", "-p", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    hub = None
    try:
        while socket.socket().connect_ex(("127.0.0.1", port)):
            time.sleep(0.02)
        found = {}
        client = mqtt.Client()
        client.on_message = lambda _, __, message: found.update({message.topic: message.payload})
        client.connect("127.0.0.1", port)
        client.subscribe("homeassistant/#")
        client.loop_start()
        subprocess.run([BECKON, "import", home, "--data-dir", f"{work}/data"], check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        hub = subprocess.Popen(
            [BECKON, "serve", "--local-only", "--data-dir", f"{work}/data", "--mqtt", f"127.0.0.1:{port}"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        count = -1
        while not found or count != len(found):
            count = len(found)
            time.sleep(2)
        return [(topic.split("/")[1], json.loads(payload)) for topic, payload in found.items() if payload]
    finally:
        for child in [hub, broker]:
            if child:
                child.kill()
                child.wait()
        shutil.rmtree(work, ignore_errors=True)


def main():
    import voluptuous
    counts, wrong = collections.Counter(), 0
    for home in HOMES:
        for component, document in shown(home):
            schema = importlib.import_module(f"homeassistant.components.mqtt.{component}").DISCOVERY_SCHEMA
            try:
                schema(document)
                counts[component] += 1
                # A schema that takes everything would tell nothing.
                try:
                    schema({**document, "availability_mode": "never"})
                    raise voluptuous.Invalid("its schema takes everything")
                except voluptuous.MultipleInvalid:
                    pass
            except voluptuous.Invalid as fault:
                wrong += 1
                print(f"✗ {component} {document['unique_id']}: {fault}")
    for component, count in sorted(counts.items()):
        print(f"✓ {count} of {component} are taken")
    sys.exit(wrong > 0 or not counts)


main()
