#!/usr/bin/env python3
"""Beckon on a bridge as Home Assistant's HomeKit integration makes it: HAP-python's, with 100 entities of all its types.

usage: ha_bridge.py BECKON [--only TEXT]
The services and characteristics are those that Home Assistant's `homekit` component makes of its domains, accessory numbers and
serial numbers too. Pairs with it, reads everything through the hub's interface and compares it with what the bridge has, says a
sentence to each kind and looks what was written. Prints a line a step, with times; ends with 1 if one came out wrong.
By hand: about two minutes."""
import argparse, http.client, json, os, re, signal, socket, subprocess, sys, tempfile, time, zlib

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Hub"))
from ports import free_port  # noqa: E402

CODE = "031-45-154"
ROOMS = ["Kitchen", "Living Room", "Bedroom", "Study", "Hallway"]

# A kind of entity: its name, its category, and its services with values that differ from the defaults. "+" marks a linked service.
KINDS = {
    "light": ("Dimmer", 5, [("Lightbulb", {"On": False, "Brightness": 40})]),
    "light_color": ("Strip", 5, [("Lightbulb", {"On": True, "Brightness": 70, "Hue": 210, "Saturation": 55})]),
    "light_white": ("Spot", 5, [("Lightbulb", {"On": True, "Brightness": 90, "ColorTemperature": 250})]),
    "light_onoff": ("Bulb", 5, [("Lightbulb", {"On": False})]),
    "switch": ("Relay", 8, [("Switch", {"On": False})]),
    "outlet": ("Plug", 7, [("Outlet", {"On": True, "OutletInUse": True})]),
    "fan": ("Ventilator", 3, [("Fanv2", {"Active": 1, "RotationDirection": 0, "SwingMode": 0, "RotationSpeed": 66})]),
    "fan_preset": ("Blower", 3, [("Fanv2", {"Active": 0, "RotationSpeed": 0, "TargetFanState": 1}),
                                ("Switch+", {"On": False, "Name": "Blower sleep"})]),
    "air_purifier": ("Purifier", 19, [("AirPurifier", {"Active": 1, "CurrentAirPurifierState": 2, "TargetAirPurifierState": 0,
                                                     "RotationSpeed": 33}),
                                     ("AirQualitySensor+", {"AirQuality": 2, "PM2.5Density": 11}),
                                     ("FilterMaintenance+", {"FilterChangeIndication": 0, "FilterLifeLevel": 80})]),
    "cover": ("Blind", 14, [("WindowCovering", {"CurrentPosition": 30, "TargetPosition": 30, "PositionState": 2})]),
    "cover_tilt": ("Shutter", 14, [("WindowCovering", {"CurrentPosition": 100, "TargetPosition": 100, "PositionState": 2,
                                                    "CurrentHorizontalTiltAngle": 10, "TargetHorizontalTiltAngle": 10})]),
    "window": ("Skylight", 13, [("Window", {"CurrentPosition": 0, "TargetPosition": 0, "PositionState": 2})]),
    "door": ("Hatch", 12, [("Door", {"CurrentPosition": 0, "TargetPosition": 0, "PositionState": 2})]),
    "garage": ("Gate", 4, [("GarageDoorOpener", {"CurrentDoorState": 1, "TargetDoorState": 1, "ObstructionDetected": False})]),
    "lock": ("Deadbolt", 6, [("LockMechanism", {"LockCurrentState": 1, "LockTargetState": 1}),
                            ("BatteryService+", {"BatteryLevel": 12, "ChargingState": 2, "StatusLowBattery": 1})]),
    "climate": ("Heating", 9, [("Thermostat", {"CurrentHeatingCoolingState": 1, "TargetHeatingCoolingState": 1,
                                              "CurrentTemperature": 19.5, "TargetTemperature": 21, "TemperatureDisplayUnits": 0})]),
    "climate_range": ("Aircon", 9, [("Thermostat", {"CurrentHeatingCoolingState": 0, "TargetHeatingCoolingState": 3,
                                                  "CurrentTemperature": 22.5, "TargetTemperature": 22, "TemperatureDisplayUnits": 0,
                                                  "CoolingThresholdTemperature": 24, "HeatingThresholdTemperature": 19,
                                                  "CurrentRelativeHumidity": 41, "TargetRelativeHumidity": 45}),
                                   ("Fanv2+", {"Active": 1, "RotationSpeed": 50, "SwingMode": 0})]),
    "water_heater": ("Boiler", 9, [("Thermostat", {"CurrentHeatingCoolingState": 1, "TargetHeatingCoolingState": 1,
                                                "CurrentTemperature": 55, "TargetTemperature": 35, "TemperatureDisplayUnits": 0})]),
    "heater_cooler": ("Heat Pump", 21, [("HeaterCooler", {"Active": 1, "CurrentHeaterCoolerState": 2, "TargetHeaterCoolerState": 1,
                                                       "CurrentTemperature": 18, "HeatingThresholdTemperature": 20,
                                                       "CoolingThresholdTemperature": 26, "RotationSpeed": 25})]),
    "humidifier": ("Mister", 22, [("HumidifierDehumidifier", {"Active": 1, "CurrentRelativeHumidity": 38,
                                                           "CurrentHumidifierDehumidifierState": 2,
                                                           "TargetHumidifierDehumidifierState": 1,
                                                           "RelativeHumidityHumidifierThreshold": 50})]),
    "alarm": ("Alarm", 11, [("SecuritySystem", {"SecuritySystemCurrentState": 3, "SecuritySystemTargetState": 3})]),
    "media_player": ("Hifi", 8, [("Switch", {"On": True, "Name": "Hifi power"}), ("Switch", {"On": False, "Name": "Hifi pause"}),
                                ("Switch", {"On": False, "Name": "Hifi mute"})]),
    "tv": ("Television", 31, [("Television", {"Active": 1, "ActiveIdentifier": 1, "ConfiguredName": "Television",
                                             "RemoteKey": None, "SleepDiscoveryMode": 1}),
                             ("TelevisionSpeaker+", {"Active": 1, "Mute": False, "Volume": 20, "VolumeControlType": 3,
                                                    "VolumeSelector": None, "Name": "Television Volume"}),
                             ("InputSource+", {"ConfiguredName": "HDMI 1", "Identifier": 1, "InputSourceType": 3, "IsConfigured": 1,
                                              "CurrentVisibilityState": 0, "Name": "HDMI 1"}),
                             ("InputSource+", {"ConfiguredName": "Radio", "Identifier": 2, "InputSourceType": 2, "IsConfigured": 1,
                                              "CurrentVisibilityState": 0, "Name": "Radio"})]),
    "select": ("Mode", 8, [("Switch", {"On": True, "Name": "Mode home"}), ("Switch", {"On": False, "Name": "Mode away"})]),
    "valve": ("Sprinkler", 28, [("Valve", {"Active": 0, "InUse": 0, "ValveType": 1, "SetDuration": 600, "RemainingDuration": 0})]),
    "temperature": ("Thermometer", 10, [("TemperatureSensor", {"CurrentTemperature": -12.5}),
                                       ("BatteryService+", {"BatteryLevel": 77, "ChargingState": 2, "StatusLowBattery": 0})]),
    "humidity": ("Hygrometer", 10, [("HumiditySensor", {"CurrentRelativeHumidity": 63})]),
    "air_quality": ("Air", 10, [("AirQualitySensor", {"AirQuality": 3, "AirParticulateDensity": 36})]),
    "pm25": ("Dust", 10, [("AirQualitySensor", {"AirQuality": 1, "PM2.5Density": 4})]),
    "pm10": ("Pollen", 10, [("AirQualitySensor", {"AirQuality": 2, "PM10Density": 44})]),
    "nitrogen": ("Nitrogen", 10, [("AirQualitySensor", {"AirQuality": 1, "NitrogenDioxideDensity": 9})]),
    "voc": ("Solvents", 10, [("AirQualitySensor", {"AirQuality": 4, "VOCDensity": 333})]),
    "co": ("Monoxide", 10, [("CarbonMonoxideSensor", {"CarbonMonoxideDetected": 0, "CarbonMonoxideLevel": 3,
                                                     "CarbonMonoxidePeakLevel": 8})]),
    "co2": ("Dioxide", 10, [("CarbonDioxideSensor", {"CarbonDioxideDetected": 1, "CarbonDioxideLevel": 1200,
                                                    "CarbonDioxidePeakLevel": 1300})]),
    "illuminance": ("Daylight", 10, [("LightSensor", {"CurrentAmbientLightLevel": 431})]),
    "motion": ("Motion", 10, [("MotionSensor", {"MotionDetected": True})]),
    "occupancy": ("Presence", 10, [("OccupancySensor", {"OccupancyDetected": 1})]),
    "contact": ("Contact", 10, [("ContactSensor", {"ContactSensorState": 1})]),
    "leak": ("Leak", 10, [("LeakSensor", {"LeakDetected": 0})]),
    "smoke": ("Smoke", 10, [("SmokeSensor", {"SmokeDetected": 0})]),
    "camera": ("Camera", 17, [("CameraRTPStreamManagement", {"StreamingStatus": "AQEA", "SupportedRTPConfiguration": "AgEA"}),
                             ("MotionSensor", {"MotionDetected": False}), ("Doorbell", {"ProgrammableSwitchEvent": None}),
                             ("StatelessProgrammableSwitch", {"ProgrammableSwitchEvent": None}),
                             ("Speaker", {"Mute": True}), ("Microphone", {"Mute": True})]),
    "trigger": ("Button", 10, [("StatelessProgrammableSwitch", {"ProgrammableSwitchEvent": None, "ServiceLabelIndex": 1,
                                                             "Name": "Button press"}),
                              ("ServiceLabel+", {"ServiceLabelNamespace": 1})]),
}

# A sentence to each kind that can be told or asked something: “{}” is the name, and what has to be written, or answered.
SENTENCES = {
    "light": ("set the {} to 25 percent", ("Brightness", 25)), "light_color": ("turn off the {}", ("On", 0)),
    "light_white": ("turn the {} off", ("On", 0)), "light_onoff": ("switch on the {}", ("On", 1)),
    "switch": ("turn on the {}", ("On", 1)), "outlet": ("turn off the {}", ("On", 0)),
    "fan": ("turn off the {}", ("Active", 0)), "fan_preset": ("turn on the {}", ("Active", 1)),
    "air_purifier": ("turn off the {}", ("Active", 0)), "cover": ("open the {}", ("TargetPosition", 100)),
    "cover_tilt": ("close the {}", ("TargetPosition", 0)), "window": ("open the {}", ("TargetPosition", 100)),
    "climate": ("set the {} to 19 degrees", ("TargetTemperature", 19)),
    "water_heater": ("set the {} to 30 degrees", ("TargetTemperature", 30)),
    "heater_cooler": ("turn off the {}", ("Active", 0)), "humidifier": ("turn off the {}", ("Active", 0)),
    "tv": ("turn off the {}", ("Active", 0)), "valve": ("turn on the {}", ("Active", 1)),
    "garage": ("is the {} open", False), "lock": ("is the {} locked", True), "contact": ("is the {} open", True),
    "motion": ("is there motion at the {}", None), "temperature": ("what is the temperature of the {}", -12.5),
    "humidity": ("what is the humidity of the {}", 63), "climate_range": ("what is the temperature of the {}", 22.5),
}
# What opens is asked about first, and never done by the sentence alone.
OPENING = {"lock": "unlock the {}", "garage": "open the {}", "door": "open the {}", "alarm": "disarm the {}"}


def entities(count=100):
    """(kind, name) of each entity; every kind is there, and each name once."""
    kinds = list(KINDS)
    for number in range(count):
        kind = kinds[number % len(kinds)]
        room = ROOMS[(number // len(kinds)) % len(ROOMS)]
        yield kind, f"{room} {KINDS[kind][0]}"


def serve(port, state, log):
    """The bridge itself."""
    from pyhap.accessory import Accessory, Bridge
    from pyhap.accessory_driver import AccessoryDriver

    driver = AccessoryDriver(address="127.0.0.1", port=port, persist_file=state, pincode=CODE.encode(),
                             listen_address="127.0.0.1", advertised_address="127.0.0.1")
    bridge = Bridge(driver, "HASS Bridge")
    bridge.set_info_service("2025.1.0", "Home Assistant", "Bridge", "homekit.bridge")
    writes = open(log, "a", buffering=1)
    for number, (kind, name) in enumerate(entities()):
        # Home Assistant numbers by a hash of the entity, of 32 bits.
        entity = f"{kind}.{name.lower().replace(' ', '_')}"
        accessory = Accessory(driver, name, aid=zlib.crc32(entity.encode()) | 1 << 20)
        accessory.category = KINDS[kind][1]
        accessory.set_info_service("2025.1.0", "Home Assistant", kind.title(), entity)
        main = None
        for text, values in KINDS[kind][2]:
            type_name = text.rstrip("+")
            loader = driver.loader.get_service(type_name)
            needed = {char.display_name for char in loader.characteristics}
            service = accessory.add_preload_service(
                type_name, chars=[c for c in values if c not in needed], unique_id=len(accessory.services))
            # Home Assistant gives every service a name.
            for char_name, value in values.items():
                if value is not None:
                    char = service.get_characteristic(char_name)
                    if char_name == "CurrentTemperature":
                        char.override_properties({"minValue": -273, "maxValue": 1000})
                    if char_name == "TargetTemperature" and kind == "water_heater":
                        char.override_properties({"minValue": 30, "maxValue": 60, "minStep": 0.5})
                        value = 55
                    char.set_value(value)
            def noted(char_values, service=service, name=name):
                for char, value in char_values.items():
                    writes.write(json.dumps({"name": name, "char": char, "value": int(value)}) + "\n")
            service.setter_callback = noted
            if text.endswith("+") and main is not None:
                main.add_linked_service(service)
            else:
                main = main or service
        bridge.add_accessory(accessory)
    driver.add_accessory(bridge)
    signal.signal(signal.SIGTERM, lambda *_: driver.loop.call_soon_threadsafe(driver.loop.stop))
    print(json.dumps({"ready": True}), flush=True)
    driver.start()


failures = 0


def told(isGood, text):
    global failures
    failures += not isGood
    print(("✓ " if isGood else "✗ ") + text, flush=True)


class Unix(http.client.HTTPConnection):
    """The hub's socket."""

    def __init__(self, path):
        super().__init__("localhost")
        self.path = path

    def connect(self):
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.connect(self.path)


def ask(path, method, url, body=None):
    connection = Unix(path)
    connection.request(method, url, body and json.dumps(body), {"Content-Type": "application/json"} if body else {})
    return json.loads(connection.getresponse().read())


def wanted():
    """What the bridge has: {(accessory, service type, characteristic): value}, for what is a number or a truth."""
    values = {}
    for kind, name in entities():
        for index, (text, chars) in enumerate(KINDS[kind][2]):
            for char, value in chars.items():
                if kind == "water_heater" and char == "TargetTemperature":
                    value = 55
                if isinstance(value, (bool, int, float)):
                    values.setdefault((name, text.rstrip("+").replace("BatteryService", "Battery"), char.replace("PM2.5", "PM2_5")), []).append(float(value))
    return values


def drive(beckon, only):
    work = tempfile.mkdtemp(prefix="ha-bridge-")
    data, log, port = f"{work}/data", f"{work}/writes", free_port()
    open(log, "w").close()
    lab = subprocess.Popen([sys.executable, __file__, "--serve", str(port), f"{work}/state", log], stdout=subprocess.PIPE)
    hub = None
    try:
        lab.stdout.readline()
        while socket.socket().connect_ex(("127.0.0.1", port)):
            time.sleep(0.05)
        run = lambda *words: subprocess.run([beckon, *words, "--data-dir", data], capture_output=True, text=True, timeout=300)
        start = time.monotonic()
        added = run("accessory", "add", f"127.0.0.1:{port}", "--setup-code", CODE)
        took = time.monotonic() - start
        told(added.returncode == 0, f"paired with 101 accessories in {took:.1f} s{'' if added.returncode == 0 else ': ' + added.stderr}")
        warnings = [line for line in (added.stdout + added.stderr).splitlines() if "sound" in line or "warn" in line.lower()]
        print(f"  {len(warnings)} warnings about names", flush=True)

        exported = json.loads(run("export").stdout)["homes"][0]
        listed = [a for a in exported["accessories"] if not a.get("isBridge")]
        told(len(listed) == 100, f"{len(listed)} of 100 entities are in the home")
        types = {s["type"] for a in exported["accessories"] for s in a.get("services", [])}
        chars = {c for a in exported["accessories"] for s in a.get("services", []) for c in s.get("characteristics", {})}
        strange = sorted(t for t in types | chars if not re.fullmatch(r"[A-Z][A-Za-z0-9_]*", t) or re.fullmatch(r"[0-9A-F-]{36}", t))
        told(not strange, f"{len(types)} types of services and {len(chars)} of characteristics, not known: {', '.join(strange) or 'none'}")

        hub = subprocess.Popen([beckon, "serve", "--local-only", "--data-dir", data], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        hub.stdout.readline()
        start = time.monotonic()
        while True:
            things = ask(f"{data}/hub.sock", "GET", "/v1/things")
            if things and all(t["reachable"] for t in things if t["paired"]):
                break
            if time.monotonic() - start > 60:
                told(False, f"{sum(not t['reachable'] for t in things)} things are not known after a minute")
                break
            time.sleep(0.1)
        told(True, f"all values are known {time.monotonic() - start:.1f} s after the hub's start")
        got = {}
        for thing in things:
            for char, value in thing["values"].items():
                if isinstance(value, (bool, int, float)):
                    got.setdefault((thing["accessory"], thing["type"], char), []).append(float(value))
        shown = {(a, t) for a, t, _ in got}
        right, wrong, hidden = 0, [], set()
        for key, values in wanted().items():
            if key[:2] not in shown:
                hidden.add(key[1])
            elif sorted(got.get(key, [])) == sorted(values):
                right += 1
            else:
                wrong.append(f"{key}: {got.get(key)} is not {values}")
        told(not wrong, f"{right} readings right, {len(wrong)} wrong")
        for line in wrong[:20]:
            print("    " + line)
        print(f"  shown to nobody: {', '.join(sorted(hidden)) or 'nothing'}", flush=True)

        speak(f"{data}/hub.sock", log, only)
    finally:
        for process in [hub, lab]:
            if process:
                process.terminate()
                process.wait()
    print(f"{failures} came out wrong" if failures else "all came out right")
    return failures > 0


def speak(path, log, only):
    seen, times = set(), []
    for kind, name in entities():
        for text in [SENTENCES.get(kind, (None,))[0], OPENING.get(kind)]:
            if text is None or (kind, text) in seen or (only and only not in kind):
                continue
            seen.add((kind, text))
            sentence = text.format(name)
            before = open(log).read().count("\n")
            start = time.monotonic()
            outcome = ask(path, "POST", "/v1/utterances", {"text": sentence, "dialogue": kind})
            times.append(time.monotonic() - start)
            time.sleep(0.02)
            writes = [json.loads(line) for line in open(log).read().splitlines()[before:]]
            if text == OPENING.get(kind):
                told(outcome["status"] == "confirm" and not writes, f"{sentence}: {outcome['reply']}")
                continue
            wanted = SENTENCES[kind][1]
            if isinstance(wanted, tuple):
                good = any(w["name"] == name and w["char"] == wanted[0] and w["value"] == wanted[1] for w in writes)
                good = good and all(w["name"] == name for w in writes)
                # A fan's switches for its modes are meant by their own names.
                good = good and (kind != "fan_preset" or all(w["char"] != "On" for w in writes))
            else:
                answers = [i.get("answer") for i in outcome["intents"]]
                good = outcome["status"] == "understood" and not writes and (
                    wanted is None or any(a == wanted or a == [wanted] for a in answers))
            told(good, f"{sentence}: {outcome['reply']}")
    if times:
        times.sort()
        print(f"  sentence to answer: p50 {times[len(times) // 2] * 1000:.0f} ms, most {times[-1] * 1000:.0f} ms", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--serve":
        serve(int(sys.argv[2]), *sys.argv[3:])
    else:
        parser = argparse.ArgumentParser()
        parser.add_argument("beckon")
        parser.add_argument("--only", default="")
        options = parser.parse_args()
        sys.exit(drive(options.beckon, options.only))
