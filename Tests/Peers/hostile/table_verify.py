"""Misbehaviours in pair-verify, on the way to a session."""
from dataclasses import replace

import changes as c
from accessory_ids import ANOTHER_SEED, FRONT_DOOR, FRONT_DOOR_SEED
from commands import ADD, CONTROLLERS, LAMP, LOCK, SHOW
from messages import event
from rows import FACT, rows
from tlv8 import Tag

NEVER = rf"taken back|{FACT}"
PROTOCOL = "does not keep to the pairing protocol"
FALSE = "is not who it says"
LATE = "in time"
GONE = "cannot be reached|broke off"
STRANGER = "[Aa]nother accessory|stranger|another device"
WRONG = "answered wrongly"
#: The points of small order on Curve25519: whoever multiplies them knows the secret.
LOW_ORDER = [
    bytes(32), b"\1" + bytes(31),
    bytes.fromhex("e0eb7a7c3b41b8ae1656e3faf19fc46ada098deb9c32b1fd866205165f49b800"),
    b"\xed" + b"\xff" * 30 + b"\x7f"]


def items(number, says, **changes):
    return rows(f"verify-m{number}", LAMP, f"verify M{number} items", says, NEVER, **changes)


def key(value):
    return c.setting(Tag.PUBLIC_KEY, value)


def as_identity(**parts):
    return lambda identity: replace(identity, **parts)


M2 = [
    *items(
        2, PROTOCOL,
        **{f"key_of_low_order_{number}": key(value) for number, value in enumerate(LOW_ORDER)},
        without_key=c.without(Tag.PUBLIC_KEY), key_empty=key(b""), key_of_31_bytes=c.sized(Tag.PUBLIC_KEY, 31),
        key_of_33_bytes=c.sized(Tag.PUBLIC_KEY, 33), key_twice=c.twice(Tag.PUBLIC_KEY),
        without_seal=c.without(Tag.ENCRYPTED), seal_of_15_bytes=c.sized(Tag.ENCRYPTED, 15), is_m4=c.in_state(4)),
    *items(2, FALSE, seal_broken=c.flipped(Tag.ENCRYPTED), another_key=key(b"\x09" + bytes(31))),
    *rows("verify-m2", LAMP, "verify M2 nonce", FALSE, NEVER, nonce_of_m3=c.always("PV-Msg03")),
    *rows("verify-m2", LAMP, "verify M2 key", FALSE, NEVER, sealed_with_another_key=c.always(bytes(32))),
    *rows(
        "verify-m2", LAMP, "verify M2 sealed items", f"{PROTOCOL}|{FALSE}|{STRANGER}", NEVER,
        without_id=c.without(Tag.IDENTIFIER), without_signature=c.without(Tag.SIGNATURE), nothing=c.always([]),
        signature_false=(c.flipped(Tag.SIGNATURE), FALSE), signature_of_63_bytes=c.sized(Tag.SIGNATURE, 63),
        id_of_20000_bytes=c.sized(Tag.IDENTIFIER, 20000), id_twice=c.twice(Tag.IDENTIFIER)),
    *rows(
        "verify-m2", LAMP, "verify M2 identity", FALSE, NEVER,
        signed_by_another_key=as_identity(seed=ANOTHER_SEED)),
    *rows(
        "verify-m2", LAMP, "verify M2 identity", STRANGER, NEVER,
        identity_of_another_accessory=as_identity(id=FRONT_DOOR, seed=FRONT_DOOR_SEED),
        id_of_another_accessory=as_identity(id=FRONT_DOOR), id_no_device_id=as_identity(id=b"anybody"),
        id_turned_about=as_identity(id="‮AA:BB:CC:00:00:01".encode())),
    *items(
        2, f"{WRONG}|no longer knows",
        error_1=c.refusing(1), error_200=c.refusing(200), error_6=c.refusing(6), error_5=c.refusing(5),
        error_2=(c.refusing(2), "no longer knows"), error_7=(c.refusing(7), "busy"), error_3=(c.refusing(3), "busy")),
    *rows(
        "verify-m2", LAMP, "verify M2 answer", WRONG, NEVER,
        status_500=c.with_status(500), status_470=c.with_status(470), status_204=c.with_status(204),
        length_1e18=c.with_headers("Content-Length: 1000000000000000000\r\n"),
        length_negative=c.with_headers("Content-Length: -1\r\n"), body_of_garbage=c.with_body(b"\xa5" * 999),
        of_a_megabyte=c.with_body(b"\xff" * (1 << 20)),
        header_of_a_megabyte=c.with_headers("X-Bomb: " + "b" * (1 << 20) + "\r\n")),
    *rows(
        "verify-m2", LAMP, "verify M2 bytes", WRONG, NEVER,
        endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n"), endless_events=c.endless(event([(2, 10, True)])),
        endless_headers=c.endless(b"X: y\r\n", first=b"HTTP/1.1 200 OK\r\n"),
        event_in_clear=(c.before(event([(2, 10, False)])), f"{WRONG}|{GONE}"), closed=(c.ENDING, GONE),
        closed_in_body=(c.cut(0.8), GONE),
        silence=(c.SILENCE, LATE), dripping=(c.dripping(0.3), LATE), garbage=c.always(b"\0\xff\n" * 3000)),
]

M4 = [
    *items(
        4, "no longer knows|takes no", error_2=c.refusing(2)),
    *items(4, f"{WRONG}", error_1=c.refusing(1), error_99=c.refusing(99), is_m2=c.in_state(2), is_m6=c.in_state(6)),
    *rows(
        "verify-m4", LAMP, "verify M4 bytes", GONE, NEVER,
        closed=c.ENDING, silence=(c.SILENCE, LATE), answered_twice=(lambda right: right * 2, f"{WRONG}|{GONE}"),
        clear_answer_behind=(c.after(b'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'), f"{WRONG}|{GONE}")),
    *rows(
        "verify-m4", LAMP, "session secret", f"{WRONG}|{GONE}|{LATE}", NEVER, other_session_keys=c.always(bytes(32))),
]

OTHERS = [
    *rows(
        "verify-signed-by-another-key", LOCK, "verify M2 identity", FALSE, NEVER, lock=as_identity(seed=ANOTHER_SEED)),
    *rows(
        "verify-signed-by-another-key", SHOW, "verify M2 identity", FALSE, NEVER, show=as_identity(seed=ANOTHER_SEED)),
    *rows(
        "verify-no-longer-known", CONTROLLERS, "verify M4 items", "no longer knows", NEVER, controllers=c.refusing(2)),
    *rows(
        "between-connections", ADD, "verify M2 identity", "did not tell|who it says|another", rf"added: |{FACT}",
        another_key=as_identity(seed=ANOTHER_SEED), another_id=as_identity(id=b"AA:BB:CC:00:00:77"),
        identity_of_another_accessory=as_identity(id=FRONT_DOOR, seed=FRONT_DOOR_SEED)),
]

TABLE = [*M2, *M4, *OTHERS]
