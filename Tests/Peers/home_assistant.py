#!/usr/bin/env python3
"""Home Assistant itself beside Beckon: its Wyoming and MQTT integrations use the hub, and its HomeKit bridge is spoken to.

usage: home_assistant.py BECKON
By hand, in an environment of Python 3.11 with `pip install homeassistant==2024.3.3 "josepy<2"`, the last for Python 3.11; it installs by itself what its
integrations need. Starts it with its demo entities, a Mosquitto, a simulated home and a hub; takes the integrations up as its
page does, and uses them by its own API. Prints a line a step; ends with 1 if one came out wrong. About five minutes the first time."""
import asyncio, json, os, re, signal, socket, subprocess, sys, tempfile, time

import aiohttp

PROJECT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
sys.path.insert(0, os.path.join(PROJECT, "Tests", "Hub"))
from house import House  # noqa: E402
from ports import free_port  # noqa: E402

CONFIGURATION = """
homeassistant:
  name: Beckon's neighbour
  unit_system: metric
  auth_providers: [{type: homeassistant}]
http: {server_host: 127.0.0.1, server_port: %(http)d}
api:
config:
websocket_api:
stt:
tts:
demo:
homekit:
  - {name: HASS Bridge, port: %(homekit)d, ip_address: 127.0.0.1, advertise_ip: 127.0.0.1,
     filter: {include_domains: [light, cover, lock, fan, climate, switch, sensor, binary_sensor, humidifier]}}
logger: {default: warning, logs: {homeassistant.components.wyoming: debug, homeassistant.components.homekit: info}}
"""
failures = 0


def told(good, text, found=None):
    global failures
    failures += not good
    print(("✓ " if good else "✗ ") + text + ("" if good else f": {found!r}"[:2000]), flush=True)


class HomeAssistant:
    """Its API, as its page uses it."""

    def __init__(self, port):
        self.url, self.headers = f"http://127.0.0.1:{port}", {}

    async def ask(self, method, path, **body):
        async with self.session.request(method, self.url + path, headers=self.headers, **body) as answer:
            text = await answer.text()
            try:
                return json.loads(text)
            except json.JSONDecodeError:
                return text

    async def come_in(self):
        client = self.url + "/"
        flow = await self.ask("POST", "/auth/login_flow", json={
            "client_id": client, "handler": ["homeassistant", None], "redirect_uri": client})
        done = await self.ask("POST", f"/auth/login_flow/{flow['flow_id']}", json={
            "username": "ann", "password": "secret", "client_id": client})
        token = await self.ask("POST", "/auth/token", data={
            "grant_type": "authorization_code", "code": done["result"], "client_id": client})
        self.headers = {"Authorization": "Bearer " + token["access_token"]}

    async def take_up(self, integration, **answers):
        """Goes through the set-up of an integration with the answers to its one form."""
        flow = await self.ask("POST", "/api/config/config_entries/flow", json={"handler": integration})
        if "flow_id" not in flow:
            return flow
        return await self.ask("POST", f"/api/config/config_entries/flow/{flow['flow_id']}", json=answers)

    async def states(self):
        return {state["entity_id"]: state for state in await self.ask("GET", "/api/states")}

    async def notifications(self):
        async with self.session.ws_connect(self.url + "/api/websocket") as socket:
            await socket.receive_json()
            await socket.send_json({"type": "auth", "access_token": self.headers["Authorization"].split()[1]})
            await socket.receive_json()
            await socket.send_json({"id": 1, "type": "persistent_notification/get"})
            return (await socket.receive_json())["result"]


async def until(look, seconds=60):
    """What a look finds in time; the last, be it nothing."""
    end = time.monotonic() + seconds
    while True:
        found = await look()
        if found or time.monotonic() > end:
            return found
        await asyncio.sleep(0.3)


async def use(house, assistant, services, broker):
    await until(lambda: up(assistant), 300)
    await assistant.come_in()
    told(True, f"Home Assistant {(await assistant.ask('GET', '/api/config'))['version']} runs")

    entry = await assistant.take_up("wyoming", host="127.0.0.1", port=services)
    told(entry.get("type") == "create_entry", f"its Wyoming integration takes the hub up as “{entry.get('title')}”", entry)
    named = lambda start: lambda: first(assistant, start)
    hearing = await until(named("stt.beckon"))
    told(hearing, f"it has the hub's ear: {hearing}", list(await assistant.states()))
    for sentence in ("turn on the desk lamp", "is the front door locked"):
        path = os.path.join(house.data, "said.wav")
        subprocess.run(["flite", "-voice", "slt", "-t", sentence, "-o", path], check=True)
        async with assistant.session.post(
                f"{assistant.url}/api/stt/{hearing}", data=open(path, "rb").read()[44:],
                headers={**assistant.headers, "X-Speech-Content":
                         "format=wav; codec=pcm; sample_rate=16000; bit_rate=16; channel=1; language=en"}) as answer:
            heard = await answer.json() if answer.status == 200 else await answer.text()
        told(isinstance(heard, dict) and heard.get("text", "").strip() == sentence, f"it hears by it: “{sentence}”", heard)
    voice = await until(named("tts.beckon"))
    url = await assistant.ask("POST", "/api/tts_get_url", json={"engine_id": voice, "message": "The Desk Lamp is on.", "options": {"preferred_format": "wav"}})
    sound = b""
    if isinstance(url, dict) and "path" in url:
        async with assistant.session.get(assistant.url + url["path"]) as answer:
            sound = await answer.read()
    told(len(sound) > 10_000, f"it speaks by {voice}: {len(sound)} bytes", url)
    wake = await until(named("wake_word.beckon"), 5)
    told(wake, f"it has its wake word: {wake}")

    entry = await assistant.take_up("mqtt", broker="127.0.0.1", port=broker)
    told(entry.get("type") == "create_entry", "its MQTT integration takes the broker up", entry)
    lamp = await until(named("light.desk_lamp"))
    told(lamp, f"it discovers the things of the home: {lamp}", sorted(await assistant.states()))
    found = {name.split(".")[0] for name, state in (await assistant.states()).items()
             if any(word in name for word in ("desk", "front", "hall", "kitchen", "study", "bed", "good", "living"))}
    told({"light", "lock", "scene", "cover", "fan"} <= found, f"of the kinds {', '.join(sorted(found))}")
    # What is not available yet is not told to do anything.
    await until(lambda: is_so(assistant, lamp, ("on", "off")))
    for service, wanted in (("turn_on", "on"), ("turn_off", "off")):
        await assistant.ask("POST", f"/api/services/light/{service}", json={"entity_id": lamp})
        state = await until(lambda: is_so(assistant, lamp, wanted), 10)
        said = house.run("say", "is the desk lamp on")
        told(state and said.startswith("Yes" if wanted == "on" else "No"), f"it does {service} by the hub: {said}")
    await assistant.ask("POST", "/api/services/scene/turn_on", json={"entity_id": "scene.maple_street_good_night"})
    told(await until(lambda: is_so(assistant, "lock.front_door", "locked"), 10), "it runs a scene of the home",
         [name for name in await assistant.states() if name.startswith("scene.")])
    house.run("say", "turn on the desk lamp")
    told(await until(lambda: is_so(assistant, lamp, "on"), 10), "and sees what others do")

    async def pin():
        return re.search(r"\d{3}-\d{2}-\d{3}", json.dumps(await assistant.notifications()))

    code = await until(pin)
    told(code, "its HomeKit bridge tells a setup code")
    if not code:
        return
    added = house.run("accessory", "add", f"127.0.0.1:{house.bridge}", "--setup-code", code.group())
    things = house.run("service", "list")
    told("HASS Bridge" in added or "Kitchen Lights" in things, f"and is paired: {len(added.splitlines())} lines", added)
    for sentence, entity, wanted in (
            ("turn off the kitchen lights", "light.kitchen_lights", "off"),
            ("turn on the bed light", "light.bed_light", "on"),
            ("lock the kitchen door", "lock.kitchen_door", "locked"),
            ("close the kitchen window", "cover.kitchen_window", ("closed", "closing")),
            ("set the hvac to 20 degrees", "climate.hvac", None)):
        said = house.run("say", sentence)
        state = await until(lambda: is_so(assistant, entity, wanted), 10) if wanted else True
        told(state, f"“{sentence}”: {said}", (await assistant.states()).get(entity))


async def up(assistant):
    try:
        await assistant.ask("GET", "/api/")
        return True
    except aiohttp.ClientError:
        return False


async def first(assistant, start):
    return next((name for name in await assistant.states() if name.startswith(start)), None)


async def is_so(assistant, entity, wanted):
    state = (await assistant.states()).get(entity, {}).get("state")
    return state in (wanted if isinstance(wanted, tuple) else (wanted,))


async def main(beckon):
    with tempfile.TemporaryDirectory(prefix="home-assistant-") as folder:
        http, homekit, services, broker = (free_port() for _ in range(4))
        config = os.path.join(folder, "config")
        os.makedirs(config)
        with open(os.path.join(config, "configuration.yaml"), "w") as file:
            file.write(CONFIGURATION % {"http": http, "homekit": homekit})
        hass = os.path.join(os.path.dirname(sys.executable), "hass")
        subprocess.run([hass, "--script", "auth", "-c", config, "add", "ann", "secret"], check=True, capture_output=True)
        mosquitto = subprocess.Popen(["/usr/sbin/mosquitto", "-p", str(broker)], stdout=subprocess.DEVNULL,
                                     stderr=subprocess.DEVNULL)
        log = open(os.environ.get("HASS_LOG", os.path.join(folder, "hass.log")), "wb")
        core = subprocess.Popen([hass, "-c", config], stdout=log, stderr=log)
        house = House(beckon, folder, "--ear", "--wyoming", str(services), "--no-wyoming-announcement",
                      "--mqtt", f"127.0.0.1:{broker}")
        house.bridge = homekit
        assistant = HomeAssistant(http)
        try:
            house.serve()
            async with aiohttp.ClientSession() as assistant.session:
                await use(house, assistant, services, broker)
        finally:
            house.end()
            for process in (core, mosquitto):
                process.send_signal(signal.SIGTERM)
                process.wait(60)
    print(f"{failures} came out wrong" if failures else "all came out right")
    return failures > 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(os.path.abspath(sys.argv[1]))))
