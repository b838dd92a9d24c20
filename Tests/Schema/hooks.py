"""What schemathesis cannot know of a home by its document: sound, and what things, rooms and scenes there are."""
import json
import os
import random
import struct

import schemathesis

HOME = json.loads(os.environ["BECKON_SCHEMA_HOME"])


def whole(value):
    """Whatever it is, as whole samples of two bytes."""
    told = value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")
    return told[:len(told) // 2 * 2]


@schemathesis.serializer("audio/pcm")
def samples(context, value):
    return whole(value)


@schemathesis.serializer("audio/wav")
def recording(context, value):
    """A file of 16,000 samples a second; one without a sample is none."""
    data = whole(value) or bytes(2)
    return (b"RIFF" + struct.pack("<I", 36 + len(data)) + b"WAVEfmt " + struct.pack("<IHHIIHH", 16, 1, 1, 16000, 32000, 2, 16)
            + b"data" + struct.pack("<I", len(data)) + data)


@schemathesis.hook
def map_body(context, body):
    """Has every other body name what there is in the home; what fits the document fits it then, too."""
    if not isinstance(body, dict):
        return body
    chance = random.Random(json.dumps(body, sort_keys=True, default=str))
    if chance.random() < 0.5:
        return body
    known = {**body}
    operation = context.operation.definition.raw.get("operationId") if context.operation else None
    thing = chance.choice(HOME["things"])
    if operation == "setThing" and isinstance(body.get("thing"), str):
        known["thing"] = thing["id"]
        if thing["settings"] and isinstance(body.get("characteristic"), str):
            known["characteristic"] = chance.choice(sorted(thing["settings"]))
    elif operation == "runScene" and isinstance(body.get("scene"), str):
        known["scene"] = chance.choice(HOME["scenes"])
        known.pop("home", None)
    elif operation == "saveScene":
        known.pop("home", None)
        if isinstance(body.get("rooms"), list):
            known["rooms"] = [chance.choice(HOME["rooms"])]
    elif operation == "say" and isinstance(body.get("text"), str):
        known["text"] = chance.choice(["turn on ", "turn off ", "dim ", "is on "]) + thing["name"]
    elif operation in ("edit", "checkName") and isinstance(body.get("name"), str):
        known.pop("home", None)
        names = {"room": HOME["rooms"], "scene": HOME["scenes"], "accessory": [thing["accessory"]]}
        known["name"] = chance.choice(names.get(body.get("kind"), [body["name"]]))
        if isinstance(body.get("members"), list):
            known["members"] = [chance.choice(HOME["rooms"] + [thing["id"]] + HOME["scenes"])]
        if operation == "edit" and body.get("kind") == "trigger":
            known["members"] = [chance.choice(HOME["scenes"])]
            if isinstance(body.get("at"), str):
                known["at"] = chance.choice(["22:30", "2099-01-01 07:00", body["at"]])
            if isinstance(body.get("every"), str):
                known["every"] = chance.choice(["30m", "1d", body["every"]])
            if isinstance(body.get("timeZone"), str):
                known["timeZone"] = chance.choice(["Europe/Berlin", body["timeZone"]])
        if isinstance(body.get("thing"), str):
            known["thing"] = thing["id"]
        if thing["settings"] and isinstance(body.get("characteristic"), str):
            known["characteristic"] = chance.choice(sorted(thing["settings"]))
    return known
