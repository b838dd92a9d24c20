"""What the accessories have: services with characteristics, their values, and how those are read and written."""
import time

SUCCESS, READ_ONLY, NO_SUCH, INVALID = 0, -70404, -70409, -70410
INFORMATION, LAMP, LOCK, THERMOMETER, GARAGE, SWITCH = "3E", "43", "45", "8A", "41", "89"


def characteristic(iid, type, format, perms, value, **bounds):
    return {"iid": iid, "type": type, "format": format, "perms": perms.split(), "value": value, **bounds}


def accessory(aid, name, service=None, *characteristics):
    """An accessory with its information and at most one service, whose iid is 9."""
    texts = [("23", name), ("20", "Hostile Works"), ("21", "H-1"), ("30", f"H-{aid}"), ("52", "1.0.0")]
    information = [characteristic(2, "14", "bool", "pw", None)]
    information += [characteristic(3 + n, type, "string", "pr", text) for n, (type, text) in enumerate(texts)]
    del information[0]["value"]
    services = [{"iid": 1, "type": INFORMATION, "characteristics": information}]
    if service:
        services.append({"iid": 9, "type": service, "characteristics": list(characteristics)})
    return {"aid": aid, "services": services}


def lock(aid, name):
    return accessory(
        aid, name, LOCK,
        characteristic(10, "1D", "uint8", "pr ev", 1, minValue=0, maxValue=3, minStep=1),
        characteristic(11, "1E", "uint8", "pr pw ev tw", 1, minValue=0, maxValue=1, minStep=1))


def front_door():
    """The accessory that must not suffer from its neighbour."""
    return [lock(1, "Front Door")]


def bridge():
    """A bridge with a lamp (2), a lock (3), a thermometer (4), a garage door (5) and a button (6)."""
    return [
        accessory(1, "Odd Bridge"),
        accessory(
            2, "Desk Lamp", LAMP,
            characteristic(10, "25", "bool", "pr pw ev", True),
            characteristic(11, "8", "int", "pr pw ev", 70, minValue=0, maxValue=100, minStep=1, unit="percentage")),
        lock(3, "Back Door"),
        accessory(
            4, "Attic Thermometer", THERMOMETER,
            characteristic(10, "11", "float", "pr ev", 21.5, minValue=-50, maxValue=100, minStep=0.1, unit="celsius")),
        accessory(
            5, "Carport", GARAGE,
            characteristic(10, "E", "uint8", "pr ev", 1, minValue=0, maxValue=4, minStep=1),
            characteristic(11, "32", "uint8", "pr pw ev", 1, minValue=0, maxValue=1, minStep=1),
            characteristic(12, "24", "bool", "pr ev", False)),
        accessory(
            6, "Bell Push", SWITCH,
            characteristic(10, "73", "uint8", "pr ev", None, minValue=0, maxValue=2, minStep=1)),
    ]


class Database:
    """The accessories, and what became of every request to them."""

    def __init__(self, accessories):
        self.accessories = accessories
        self.found = {(a["aid"], c["iid"]): c for a in accessories for s in a["services"] for c in s["characteristics"]}
        self.prepared = {}

    def read(self, ids):
        """An entry for each (aid, iid)."""
        return [self._entry(*id) for id in ids]

    def prepare(self, order):
        self.prepared[order["pid"]] = time.monotonic() + order["ttl"] / 1000

    def write(self, order):
        """An entry with a status for each of an order, and the values that changed."""
        timed = order.get("pid") is not None
        late = timed and self.prepared.pop(order["pid"], 0) < time.monotonic()
        statuses = [(entry, self._write(entry, timed, late)) for entry in order["characteristics"]]
        changed = [(e["aid"], e["iid"], e["value"]) for e, status in statuses if "value" in e and status == SUCCESS]
        return [{"aid": e["aid"], "iid": e["iid"], "status": status} for e, status in statuses], changed

    def _entry(self, aid, iid):
        known = self.found.get((aid, iid))
        if known is None or "value" not in known:
            return {"aid": aid, "iid": iid, "status": NO_SUCH}
        return {"aid": aid, "iid": iid, "value": known["value"]}

    def _write(self, entry, timed, late):
        known = self.found.get((entry["aid"], entry["iid"]))
        if known is None:
            return NO_SUCH
        if "value" not in entry:
            return SUCCESS
        if "pw" not in known["perms"]:
            return READ_ONLY
        if late or "tw" in known["perms"] and not timed:
            return INVALID
        known["value"] = entry["value"]
        if known["type"] in ("1E", "32"):  # what a lock or a door is to be, it is at once
            self.found[entry["aid"], 10]["value"] = entry["value"]
        return SUCCESS
