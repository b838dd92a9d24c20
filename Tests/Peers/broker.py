#!/usr/bin/env python3
"""Beckon's hub at a real Mosquitto, spoken to by others' clients: Rhasspy's own message classes, and paho.

usage: broker.py BECKON [--more]
Prints a line a step; ends with 1 if one came out wrong. --more also kills the broker and the hub time and again and floods it."""
import io, json, os, random, re, shutil, signal, socket, subprocess, sys, tempfile, threading, time, wave

import paho.mqtt.client as mqtt
from rhasspyhermes.asr import AsrStartListening, AsrTextCaptured
from rhasspyhermes.audioserver import AudioFrame, AudioPlayBytes, AudioPlayFinished
from rhasspyhermes.dialogue import (
    DialogueAction, DialogueEndSession, DialogueIntentNotRecognized, DialogueNotification, DialogueSessionEnded,
    DialogueSessionQueued, DialogueSessionStarted, DialogueStartSession)
from rhasspyhermes.nlu import NluError, NluIntent, NluIntentNotRecognized, NluQuery
from rhasspyhermes.tts import TtsSay, TtsSayFinished

BECKON = os.path.abspath(sys.argv[1])
PROJECT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(PROJECT, "Tests", "Hub"))
from ports import free_port  # noqa: E402

HOME = os.path.join(PROJECT, "Scripts", "demo-home.json")
WORK = tempfile.mkdtemp(prefix="broker-")
DATA = f"{WORK}/data"
START = time.monotonic()
CHILDREN = []
failures = 0


def step(is_good, text, seen=""):
    global failures
    failures += not is_good
    took = f" ({time.monotonic() - START:.1f} s)" if "--times" in sys.argv else ""
    print(("✓ " if is_good else "✗ ") + text + ("" if is_good else f": {seen}") + took, flush=True)


PORT = free_port()


class Broker:
    def __init__(self):
        with open(f"{WORK}/mosquitto.conf", "w") as file:
            file.write(f"listener {PORT} 127.0.0.1\nallow_anonymous true\npersistence false\nlog_dest none\n")
            file.write("user root\n" if os.geteuid() == 0 else "")
        self.start()

    def start(self):
        self.process = subprocess.Popen(
            ["/usr/sbin/mosquitto", "-c", f"{WORK}/mosquitto.conf"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        CHILDREN.append(self.process)
        while socket.socket().connect_ex(("127.0.0.1", PORT)):
            time.sleep(0.02)

    def kill(self):
        self.process.kill()
        self.process.wait()


class Client:
    """Somebody at the broker who hears everything."""

    def __init__(self):
        self.heard, self.news = [], threading.Condition()
        self.client = mqtt.Client()
        self.client.on_message = self.take
        self.client.on_connect = lambda client, *_: client.subscribe("#", 1)
        self.client.reconnect_delay_set(1, 1)
        self.client.connect("127.0.0.1", PORT)
        self.client.loop_start()

    def take(self, client, data, message):
        with self.news:
            self.heard.append((message.topic, message.payload, message.retain))
            self.news.notify_all()

    def tell(self, message, **topic):
        self.client.publish(message.topic(**topic), message.payload())

    def publish(self, topic, text, retain=False):
        self.client.publish(topic, text, 1, retain)

    def wait(self, is_wanted, since=0, seconds=30):
        """The first message from a place on of which something is so."""
        end = time.monotonic() + seconds
        with self.news:
            while True:
                for topic, payload, retain in self.heard[since:]:
                    if is_wanted(topic, payload):
                        return topic, payload
                if time.monotonic() > end:
                    return None
                self.news.wait(end - time.monotonic())

    def message(self, kind, since, is_wanted=lambda message: True, seconds=30):
        """The first of a kind of Rhasspy's messages, read by its own class."""
        def read(payload):
            return kind.from_dict(json.loads(payload))
        found = self.wait(lambda topic, payload: kind.is_topic(topic) and is_wanted(read(payload)), since, seconds)
        return found and (found[0], read(found[1]))

    @property
    def now(self):
        return len(self.heard)


class Hub:
    def __init__(self, *options):
        self.process = subprocess.Popen(
            [BECKON, "serve", "--local-only", "--data-dir", DATA, "--mqtt", f"127.0.0.1:{PORT}", *options],
            stdout=subprocess.PIPE, stderr=open(f"{WORK}/log", "a"))
        CHILDREN.append(self.process)
        self.process.stdout.readline()

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait()


def run(*words):
    return subprocess.run([BECKON, *words, "--data-dir", DATA], capture_output=True, text=True, timeout=60)


def configurations(client):
    """The things that Home Assistant is shown, by name."""
    kept = {}
    for topic, payload, _ in client.heard:
        if re.fullmatch(r"homeassistant/\w+/beckon/[\w-]+/config", topic):
            kept[topic] = json.loads(payload) if payload else None
    return {(topic.split("/")[1], c["name"] or c["device"]["name"]): c for topic, c in kept.items() if c}


def discovery(client):
    client.wait(lambda topic, payload: topic == "beckon/status" and payload == b"online")
    client.wait(lambda topic, payload: topic.endswith("/On") and payload in (b"true", b"false"))
    things = configurations(client)
    lamp, lock = things.get(("light", "Desk Lamp")), things.get(("lock", "Front Door"))
    step(lamp and lock and len(things) >= 12, f"{len(things)} things are shown to Home Assistant", sorted(things))
    since = client.now
    client.publish(lamp["command_topic"], lamp["payload_on"])
    client.publish(lamp["brightness_command_topic"], "35")
    on = client.wait(lambda topic, payload: topic == lamp["state_topic"] and payload == lamp["payload_on"].encode(), since)
    bright = client.wait(lambda topic, payload: topic == lamp["brightness_state_topic"] and payload == b"35", since)
    step(on and bright, "a lamp is set, and its state is told", client.heard[since:])
    since = client.now
    client.publish(lock["command_topic"], lock["payload_unlock"])
    client.publish(lock["command_topic"], lock["payload_unlock"], retain=True)
    client.publish(lock["command_topic"], "", retain=True)
    client.publish(lamp["command_topic"], lamp["payload_off"])
    client.wait(lambda topic, payload: topic == lamp["state_topic"] and payload == lamp["payload_off"].encode(), since)
    opened = client.wait(lambda topic, payload: topic == lock["state_topic"] and payload == b"0", since, 1)
    step(opened is None, "a lock is not unlocked by a command", opened)
    since = client.now
    client.publish("homeassistant/status", "online")
    step(client.wait(lambda topic, payload: topic.endswith("/config") and payload, since), "a new Home Assistant is shown all")
    since = client.now
    for topic in [lamp["command_topic"], "hermes/nlu/query", "hermes/dialogueManager/startSession", "beckon/x/On/set",
                  "hermes/audioServer/kitchen/audioFrame", "hermes/tts/say", "hermes/asr/startListening"]:
        for payload in [b"", b"\0" * 100, b"{", b"[" * 5000, os.urandom(2000), b'{"siteId": "+/#"}', b"9" * 4000]:
            client.client.publish(topic, payload)
    client.client.publish("hermes/nlu/query", os.urandom(10 << 20))
    client.tell(NluQuery(input="turn on the desk lamp", id="after garbage"))
    found = client.message(NluIntent, since, lambda m: m.id == "after garbage")
    step(found, "garbage and 10 MB of it leave all as it is")


def understanding(client):
    since = client.now
    client.tell(NluQuery(input="set the desk lamp to 60 percent", site_id="study", id="1", custom_data="mine"))
    topic, intent = client.message(NluIntent, since) or (None, None)
    slots = intent and {slot.slot_name: slot.value["value"] for slot in intent.slots}
    step(topic == "hermes/intent/SetBrightness" and slots["name"] == "Desk Lamp" and slots["value"] == 60
         and intent.custom_data == "mine", "a query is told its intent and slots", (topic, slots))
    client.tell(NluQuery(input="colourless green ideas", id="2"))
    step(client.message(NluIntentNotRecognized, since, lambda m: m.id == "2"), "what is not understood is told so")
    client.tell(NluQuery(input="turn on the desk lamp", id="3", intent_filter=["Other"]))
    step(client.message(NluIntentNotRecognized, since, lambda m: m.id == "3"), "an intent that is not asked for is none")
    client.publish("hermes/nlu/query", '{"input": 7, "siteId": "study"}')
    step(client.message(NluError, since, lambda m: m.error), "what is no query is told so")
    step(run("say", "--json", "is the desk lamp on").stdout.count('"answer":false') == 1, "a query does nothing")


def talk(client, site, *sentences):
    """A session at a site in which some sentences are said; what was answered to each, and how it ended."""
    since = client.now
    client.tell(DialogueStartSession(init=DialogueAction(can_be_enqueued=True), site_id=site, custom_data="talk"))
    _, started = client.message(DialogueSessionStarted, since, lambda m: m.site_id == site)
    replies = []
    for sentence in sentences:
        client.message(AsrStartListening, since, lambda m: m.session_id == started.session_id)
        since = client.now
        client.tell(AsrTextCaptured(sentence, 1, 0, site_id=site, session_id=started.session_id))
        _, said = client.message(TtsSay, since, lambda m: m.session_id == started.session_id) or (None, None)
        replies.append(said and said.text)
        sound = client.wait(lambda topic, payload: topic == f"hermes/audioServer/{site}/playBytes/{said.id}", since)
        if sound and sound[1]:
            with wave.open(io.BytesIO(sound[1])) as file:
                assert file.getframerate() == 16000 and file.getnframes() > 1000
        client.tell(AudioPlayFinished(id=said.id), site_id=site)
    ended = client.message(DialogueSessionEnded, since, lambda m: m.session_id == started.session_id)
    return replies, ended and ended[1].termination.reason.value, ended and ended[1].custom_data


def dialogues(client):
    seen = talk(client, "study", "turn on the desk lamp")
    step(seen == (["The Desk Lamp is on."], "nominal", "talk"), "a session's sentence is done, and answered aloud", seen)
    step(run("say", "--json", "is the desk lamp on").stdout.count('"answer":true') == 1, "it is done indeed")
    seen = talk(client, "bedroom", "turn on the lamp")
    step(seen[0] == ["The Bedside Lamp is on."], "a site with a room's name is “here”", seen)
    seen = talk(client, "hallway", "colourless green ideas")
    step(seen[1] == "intentNotRecognized", "a session ends with what is not understood", seen)
    seen = talk(client, "hallway", "unlock the front door")
    step("not" in (seen[0][0] or "").lower() or seen[1] == "nominal", "whoever comes without a client unlocks nothing", seen)
    since = client.now
    client.tell(DialogueStartSession(init=DialogueNotification(text="Dinner is ready"), site_id="garage"))
    client.tell(DialogueStartSession(init=DialogueAction(can_be_enqueued=True, text="Anything else?"), site_id="garage"))
    queued = client.message(DialogueSessionQueued, since)
    _, notice = client.message(TtsSay, since, lambda m: m.text == "Dinner is ready")
    client.wait(lambda topic, payload: topic.endswith(f"/playBytes/{notice.id}"), since)
    client.tell(AudioPlayFinished(id=notice.id), site_id="garage")
    ended = client.message(DialogueSessionEnded, since)
    started = client.message(DialogueSessionStarted, since, lambda m: queued and m.session_id == queued[1].session_id)
    step(queued and ended and started, "a session waits for the one before it")
    client.tell(DialogueEndSession(session_id=started[1].session_id))
    since = client.now
    client.tell(TtsSay(text="hello", site_id="attic", id="greeting"))
    sound = client.wait(lambda topic, payload: topic == "hermes/audioServer/attic/playBytes/greeting", since)
    client.tell(AudioPlayFinished(id="greeting"), site_id="attic")
    finished = client.message(TtsSayFinished, since, lambda m: m.id == "greeting")
    step(sound and sound[1][:4] == b"RIFF" and finished, "a text is said aloud, and its end is told")


def hearing(client, hub):
    """A recording that comes in frame by frame, with its words written down."""
    path = f"{WORK}/said.wav"
    if not shutil.which("flite"):
        return print("  no flite: nothing is heard")
    subprocess.run(["flite", "-voice", "slt", "-t", "turn on the floor lamp", "-o", path], check=True)
    end = time.monotonic() + 60
    while "hears recordings" not in open(f"{WORK}/log").read() and time.monotonic() < end:
        time.sleep(0.1)
    since = client.now
    client.tell(AsrStartListening(site_id="study", session_id="listening"))
    time.sleep(0.2)
    silence = io.BytesIO()
    with wave.open(silence, "wb") as file:
        file.setparams((1, 2, 16000, 0, "NONE", ""))
        file.writeframes(b"".join(random.randrange(-8, 8).to_bytes(2, "little", signed=True) for _ in range(16000)))
    for source in [silence.getvalue(), open(path, "rb").read(), silence.getvalue()]:
        for frame in AudioFrame.iter_wav_chunked(io.BytesIO(source), 1024):
            client.tell(AudioFrame(wav_bytes=frame), site_id="study")
    text = client.message(AsrTextCaptured, since, lambda m: m.session_id == "listening")
    step(text and text[1].text == "turn on the floor lamp", "what is said at a site is written down", text)


def endings(client, broker, hub):
    since = client.now
    removed = run("accessory", "remove", "--force", "Lake Bridge")
    gone = client.wait(lambda topic, payload: topic.endswith("/config") and payload == b"", since)
    step(gone, "what is removed is shown no more", removed)
    since = client.now
    hub.end(signal.SIGKILL)
    step(client.wait(lambda topic, payload: topic == "beckon/status" and payload == b"offline", since), "the last will of a killed hub is told")
    client.publish(gone[0], json.dumps({"name": "left over"}), retain=True)
    since = client.now
    run("client", "add", "Voice", "--may-unlock")
    hub = Hub("--mqtt-client", "Voice")
    step(client.wait(lambda topic, payload: topic == gone[0] and payload == b"", since), "what was left over from before is cleared away")
    seen = talk(client, "hallway", "unlock the front door", "no")
    step(seen[0][0] == "Shall I unlock the Front Door? Say yes or no." and seen[1] == "nominal", "a no leaves a door locked", seen)
    step(run("say", "--json", "is the front door locked").stdout.count('"answer":true') == 1, "it is locked still")
    seen = talk(client, "hallway", "unlock the front door", "yes")
    step(seen[0][1] == "The Front Door is unlocked." and seen[1] == "nominal", "a client that may is asked, and a yes unlocks", seen)
    since = client.now
    broker.kill()
    time.sleep(0.5)
    broker.start()
    back = client.wait(lambda topic, payload: topic == "beckon/status" and payload == b"online", since)
    shown = client.wait(lambda topic, payload: topic.endswith("/config") and payload, since)
    step(back and shown, "a broker that was killed is told all when it is back")
    since = client.now
    hub.end()
    step(hub.process.returncode == 0 and client.wait(lambda topic, payload: topic == "beckon/status" and payload == b"offline", since),
         "a hub that ends takes leave")


def more(client, broker):
    hub = Hub()
    for _ in range(20):
        broker.kill()
        time.sleep(random.uniform(0, 2))
        broker.start()
        time.sleep(random.uniform(0, 2))
    since = client.now
    client.tell(NluQuery(input="turn on the desk lamp", id="after kills"))
    end = time.monotonic() + 40
    found = None
    while not found and time.monotonic() < end:
        client.tell(NluQuery(input="turn on the desk lamp", id="after kills"))
        found = client.message(NluIntent, since, lambda m: m.id == "after kills", 2)
    step(found, "20 kills of the broker leave all as it is")
    start, memory = time.monotonic(), lambda: int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{hub.process.pid}/status").read())[1])
    before = memory()
    for number in range(20_000):
        client.client.publish(random.choice(["hermes/nlu/query", "beckon/x/On/set", "hermes/asr/startListening"]), os.urandom(500))
    since = client.now
    found = None
    while not found and time.monotonic() < start + 120:
        client.tell(NluQuery(input="turn on the desk lamp", id="after a flood"))
        found = client.message(NluIntent, since, lambda m: m.id == "after a flood", 2)
    step(found and memory() < before + 100_000, f"20,000 pieces of garbage: {time.monotonic() - start:.0f} s, {(memory() - before) >> 10} MiB more")
    start, since = time.monotonic(), client.now
    client.client.unsubscribe("#")
    client.client.subscribe("hermes/intent/#")
    block = os.urandom(10 << 20)
    for number in range(100):
        client.client.publish("hermes/nlu/query", block, 1).wait_for_publish()
    client.tell(NluQuery(input="turn on the desk lamp", id="after 1 GB"))
    found = client.message(NluIntent, since, lambda m: m.id == "after 1 GB", 120)
    step(found and memory() < before + 100_000, f"1 GB of garbage: {time.monotonic() - start:.0f} s, {(memory() - before) >> 10} MiB more")
    hub.end()
    lines = open(f"{WORK}/log").read().count("\n")
    step(lines < 300, f"all that is {lines} lines in the log")


def main():
    if not os.path.exists("/usr/sbin/mosquitto"):
        sys.exit("✗ there is no mosquitto: Debian's package of that name has it")
    try:
        broker = Broker()
        simulator = subprocess.Popen(
            [BECKON, "simulate", HOME, "--state-dir", f"{WORK}/state", "--setup-code", "031-45-154", "--no-announce"],
            stdout=subprocess.PIPE)
        CHILDREN.append(simulator)
        run("import", HOME)
        for _ in range(2):
            place = json.loads(simulator.stdout.readline())
            run("accessory", "add", f"127.0.0.1:{place['port']}", "--setup-code", place["setupCode"])
        client = Client()
        hub = Hub("--ear")
        discovery(client)
        understanding(client)
        dialogues(client)
        hearing(client, hub)
        endings(client, broker, hub)
        if "--more" in sys.argv:
            more(client, broker)
        broker.kill()
    finally:
        for child in CHILDREN:
            child.kill()
            child.wait()
        subprocess.run(["tail", "-5", f"{WORK}/log"])
        shutil.rmtree(WORK, ignore_errors=True)
    print(f"  took {time.monotonic() - START:.0f} s")
    sys.exit(failures > 0)


main()
