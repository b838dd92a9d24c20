"""Misbehaviours in what is told: values of the wrong kind or size, listings, events."""
import changes as c
from commands import ADD, ATTIC, BRIGHT, CARPORT, DOOR, LAMP, SAVE, SHOW, SHOW_DOOR, WATCH
from database import accessory
from messages import event
from misbehaviour import CLOSE, Misbehaviour, Pause
from rows import FACT, Row, rows

NOT_UNDERSTOOD = "do not understand|answered wrongly|tells no value"
ANYTHING = "Fatal error"
LONG = "x" * (1 << 20)


def values(command, prefix, **texts):
    """A value that no fact may be made of."""
    changes = {name: c.valued(text) for name, text in texts.items()}
    return rows(f"value-{prefix}", command, "read answer", NOT_UNDERSTOOD, rf"\d+ ?%|\d °|{FACT}", **changes)


VALUES = [
    *values(
        LAMP, "on", text='"1"', text_true='"true"', two="2", negative="-1", null="null", nan="NaN", infinity="1e400",
        half="0.5", huge="1e300", list="[true]", object='{"value":true}', long_text=f'"{LONG}"',
        beyond_64_bits="18446744073709551617"),
    *values(
        DOOR, "lock", seven="7", negative="-1", text='"locked"', true="true", null="null", huge="1e300", nan="NaN",
        half="0.5", infinity="1e400", four="4", digits='"1"', list="[1]", object="{}", long_text=f'"{LONG}"',
        beyond_64_bits="18446744073709551617"),
    *values(
        CARPORT, "door", nine="9", negative="-1", text='"closed"', true="true", huge="1e300", null="null", half="0.5"),
    *values(
        BRIGHT, "brightness", huge="1e300", negative="-1", beyond="101", text='"70"', true="true", null="null",
        nan="NaN", minus_huge="-1e300", list="[70]"),
    *values(ATTIC, "temperature", huge="1e300", text='"21.5"', true="true", null="null", nan="NaN", beyond="1000"),
    *rows(
        "show-value", SHOW, "read answer", ".", r"Fatal error|On = (2|-1|1e|\")|Brightness = (-|[1-9]\d\d|1e|\")",
        text=c.valued('"\u202eon"'), huge=c.valued("1e300"), negative=c.valued("-1"), long_text=c.valued(f'"{LONG}"'),
        nan=c.valued("NaN")),
    *rows(
        "show-value", SHOW_DOOR, "read answer", ".", r"Fatal error|State = ([4-9]|-|\")",
        lock_seven=c.valued("7"), lock_text=c.valued('"locked"')),
    *rows(
        "save-value", SAVE, "read answer", ".", r"Fatal error|= (1e|-1|\")|(Lock\w+|Door\w+|On) = 7",
        huge=c.valued("1e300"), seven=c.valued("7"), text=c.valued('"on"'), null=c.valued("null")),
]


def told(says="added: |has nothing|answered wrongly", never=ANYTHING, **changes):
    return rows("listing", ADD, "accessories list", says, never, **changes)


def answered(says="answered wrongly|too long|JSON|HTTP|values", never=rf"added: |{ANYTHING}", **changes):
    return rows("listing", ADD, "accessories answer", says, never, **changes)


def more_accessories(count):
    return lambda listing: {"accessories": listing["accessories"] + [
        accessory(aid, f"Extra {aid}") for aid in range(10, 10 + count)]}


LISTINGS = [
    *told(
        accessories_300=more_accessories(300), name_of_a_megabyte=c.named(LONG),
        name_turned_about=c.named("\u202epmaL"), name_empty=c.named(""),
        name_of_controls=c.named("Lamp\x1b[2J\n\0added: Front Door"), name_of_another=c.named("Front Door"),
        name_of_marks=c.named("z" + "\u0301" * 20_000), name_a_number=c.named(7),
        name_a_list=c.named([[["Lamp"]]]), aids_twice=lambda l: {"accessories": l["accessories"] * 3},
        iids_twice=c.everywhere("iid", 5), aid_0=c.lamp(lambda a: a.update(aid=0)),
        aid_negative=c.lamp(lambda a: a.update(aid=-1)), aid_beyond_64_bits=c.lamp(lambda a: a.update(aid=1 << 64)),
        aid_greatest=c.lamp(lambda a: a.update(aid=(1 << 64) - 1)),
        aid_missing=c.lamp(lambda a: a.pop("aid")),
        services_missing=c.lamp(lambda a: a.pop("services")),
        types_null=c.everywhere("type", None), types_long=c.everywhere("type", "F" * 9999),
        types_no_utf_16=c.everywhere("type", "\ud800"), formats_unknown=c.everywhere("format", "blob"),
        permissions_a_number=c.everywhere("perms", 7),
        bounds_turned=c.everywhere("minValue", 1e300), step_0=c.everywhere("minStep", 0),
        values_huge=c.everywhere("value", 1e300),
        values_text=c.everywhere("value", "on"),
        values_range_huge=c.everywhere("valid-values-range", [-(1 << 63), (1 << 63) - 1]),
        linked_to_itself=c.lamp(lambda a: a["services"][1].update(linked=[9] * 50_000)),
        no_accessories=c.always({"accessories": []}),
        no_list=c.always({}), bare_list=c.always([])),
    *answered(
        of_5_megabytes=c.telling(" " * (5 << 20)), deep_lists=c.telling("[" * 1_000_000),
        no_json=c.telling("true story"),
        no_utf_8=(c.with_body(lambda body: body.replace(b"Desk Lamp", b"Desk \xff\xfe\xc0")), "."),
        services_300000=c.with_body(b'{"accessories":[{"aid":2,"services":[' + b'{"iid":1},' * 300_000 + b"{}]}]}"),
        accessories_300000=c.with_body(b'{"accessories":[' + b'{"aid":2},' * 300_000 + b"{}]}"),
        empty_objects_a_million=c.with_body(b'{"accessories":[' + b'{},' * 1_000_000 + b"{}]}"),
        status_500=c.with_status(500), cut=c.with_body(lambda body: body[:-40]), empty=c.with_body(b""),
        accessories_twice=(c.with_body(lambda body: body[:-1] + b',"accessories":[]}'), ".")),
    *rows(
        "listing", ADD, "accessories answer", ".", ANYTHING,
        value_nan=c.listed_value("NaN"), value_minus_0=c.listed_value("-0"),
        value_surrogate=c.listed_value('"\\ud800"'), value_long_number=c.listed_value("1" * 100_000),
        value_repeated=c.listed_value('true,"value":false')),
    *rows(
        "listing", ADD, "accessories bytes", "in time|wrongly|broke off|reached", rf"added: |{ANYTHING}",
        silence=c.SILENCE, closed=c.ENDING, dripping=c.dripping(0.05),
        endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n")),
]


def swapped(listing):
    """The lamp and the back door in each other's place."""
    lamp, door = listing["accessories"][1]["services"], listing["accessories"][2]["services"]
    parts = [part for part in listing["accessories"] if part["aid"] not in (2, 3)]
    return {"accessories": parts + [{"aid": 2, "services": door}, {"aid": 3, "services": lamp}]}


def flood(bytes, count):
    return c.always([bytes] * count)


EVENTS = [
    *rows(
        "watch-events", WATCH, "subscribed", "homes updated",
        r"Fatal error|On = (2|-1|1e|\"|null)|State = (7|-|\")|x{999}",
        of_others=flood(event([(77, iid, True) for iid in range(500)]), 400),
        of_others_long=flood(event([(78, 1, LONG)]), 60),
        of_ever_other_ids=lambda _: (event([(aid, aid, LONG)]) for aid in range(100, 500)),
        of_a_megabyte=flood(event([(2, 10, LONG)]), 20), flood=flood(event([(2, 10, True), (2, 11, 5)]), 20_000),
        of_wrong_values=c.always([event([(2, 10, value)]) for value in (2, -1, "1", None, 1e300, [1], {})]),
        of_locks=c.always([event([(3, 10, value)]) for value in (7, "locked", True, None, -1, 1e300)]),
        without_a_list=flood(b"EVENT/1.0 200 OK\r\nContent-Length: 2\r\n\r\n{}", 5000),
        no_json=flood(b"EVENT/1.0 200 OK\r\nContent-Length: 2\r\n\r\n[[", 5000),
        status_500=flood(b"EVENT/1.0 500 No\r\nContent-Length: 0\r\n\r\n", 5000),
        cut=c.always([event([(2, 10, True)])[:-5]]),
        of_5_megabytes=c.always([event([(2, 10, "x" * (5 << 20))])]),
        answers_nobody_asked_for=flood(b"HTTP/1.1 204 No Content\r\n\r\n", 50),
        endless=c.endless(event([(79, 1, "y" * 900)])),
        endless_and_slow=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n")),
    *rows(
        "watch", WATCH, "subscribe answer", "homes updated", ANYTHING,
        subscription_refused=c.telling({"characteristics": []}, 207), subscription_500=c.with_status(500)),
    *rows(
        "watch", WATCH, "subscribe bytes", "homes updated", ANYTHING,
        silent=c.SILENCE, closed=c.ENDING, endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n")),
    Row(
        # Events are believed of a device that has proved itself, and of nobody who has come to its address.
        "watch-told-by-a-stranger", WATCH,
        Misbehaviour({
            "subscribed": c.always([Pause(0.3), CLOSE]),
            "connect": c.from_the_second(c.always(event([(3, 10, 0), (2, 10, False)])))}),
        "homes updated", r"Fatal error|State = 0|On = false"),
    *rows("watch", WATCH, "verify M2 bytes", "homes updated", ANYTHING, never_proved=c.ENDING),
    *rows(
        "event", LAMP, "read bytes", LAMP.good, ANYTHING,
        before_the_answer=c.before(event([(2, 10, True)])), of_others_before_the_answer=c.before(event([(99, 1, 1)])),
        hundred_before_the_answer=c.before(event([(2, 10, True)]) * 100)),
    *rows(
        "event", LAMP, "read bytes", f"{NOT_UNDERSTOOD}|cannot be reached|in time", FACT,
        in_the_middle_of_an_answer=lambda right: right[:99] + event([(2, 10, True)]) + right[99:]),
    *rows(
        "listing-changed", SHOW, "accessories list", ".", ANYTHING,
        lamp_and_lock_swapped=swapped, nothing_left=c.always({"accessories": []})),
]

TABLE = [*VALUES, *LISTINGS, *EVENTS]
