"""Misbehaviours in a session: its frames, its answers, its lists."""
import struct

import changes as c
from commands import CONTROLLERS, DIM, IDENTIFY, LAMP, LOCK, SAVE, SWITCH
from messages import event
from rows import FACT, rows

NEVER = rf"taken back|{FACT}"
WRONG = "answered wrongly"
GONE = "cannot be reached|broke off"
LATE = "in time"
MISSING = "does not have|left out|answered wrongly"
#: After a write that was not answered, nobody knows.
UNKNOWN = "may have been done|whether it was done is not known"


def in_order(*places):
    """The two halves of a message as frames of their own, in another order."""
    def change(sealed):
        half = len(sealed.plaintext) // 2
        frames = [sealed.frames.seal(part) for part in (sealed.plaintext[:half], sealed.plaintext[half:])]
        return b"".join(frames[place] for place in places)
    return change


FRAMES = [
    *rows(
        "frame", LAMP, "read frames", f"{WRONG}|{GONE}", NEVER,
        tag_false=c.in_frames(lambda b: b[:-1] + bytes([b[-1] ^ 1])), length_0=c.in_frames(c.before(bytes(18))),
        length_65535=c.in_frames(c.always(b"\xff\xff" + b"x" * 65551)), length_1025=c.in_frames(c.before(b"\1\4")),
        length_changed=(c.in_frames(lambda b: struct.pack("<H", len(b)) + b[2:]), f"{WRONG}|{LATE}"),
        twice=in_order(0, 0, 1), out_of_order=in_order(1, 0), first_left_out=in_order(1),
        in_clear=lambda sealed: sealed.plaintext, garbage=c.in_frames(c.always(b"\xa5" * 5000)),
        endless_garbage=c.in_frames(c.endless(b"\xa5\1")),
        cut=c.in_frames(c.cut(0.5)), silence_in_a_frame=(c.in_frames(c.stalling(0.5)), LATE)),
    *rows(
        "frame", LOCK, "write frames", UNKNOWN, NEVER, tag_false_after_a_write=c.in_frames(lambda b: b[:-1] + b"\0")),
]

ANSWERS = [
    *rows(
        "read", LAMP, "read bytes", f"{WRONG}|{GONE}", NEVER,
        endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n"), garbage=c.always(b"\0\xff\n" * 999),
        endless_events=(c.endless(event([(2, 10, True)])), f"{WRONG}|{LATE}"),
        endless_line=c.endless(b"H"), closed=c.ENDING, closed_in_body=c.cut(0.9), dripping=(c.dripping(0.3), LATE),
        silence=(c.SILENCE, LATE), a_request=c.always(b"GET / HTTP/1.1\r\n\r\n"),
        # Whichever comes first: the deadline, or the longest message.
        endless_chunks=(
            c.endless(b"1\r\nx\r\n", first=b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
            f"{WRONG}|{GONE}|{LATE}")),
    *rows(
        "read", LAMP, "read answer", WRONG, NEVER,
        status_404=c.with_status(404), status_500=c.with_status(500), status_999=c.with_status(999),
        status_470=(c.with_status(470), "proof"), status_503=(c.with_status(503), "busy"),
        status_204=c.with_status(204), empty=c.with_body(b""), no_json=c.with_body(b"true story"),
        no_list=c.telling({"characteristic": []}), a_list=c.telling([]), null=c.telling("null"),
        no_entries=(c.telling({"characteristics": []}), MISSING),
        other_ids=(c.telling({"characteristics": [{"aid": 3, "iid": 10, "value": True}]}), MISSING),
        entries_of_other_kinds=(c.telling({"characteristics": [True, None, 7, "x", []]}), MISSING),
        no_utf_8=c.with_body(b'{"characteristics":[{"aid":2,"iid":10,"value":"\xff\xfe"}]}'),
        deep_lists=c.telling("[" * 1_000_000), deep_objects=c.telling('{"characteristics":' * 100_000),
        deep_value=c.valued("[" * 5000 + "]" * 5000), of_5_megabytes=c.telling(" " * (5 << 20)),
        million_entries=(c.telling('{"characteristics":[' + "{}," * 1_000_000 + "{}]}"), MISSING),
        length_1e18=c.with_headers("Content-Length: 1000000000000000000\r\n"),
        status_unknown=(
            c.telling({"characteristics": [{"aid": 2, "iid": 10, "status": -79999}]}, 207), "79999|refuse|wrongly"),
        status_1e300=(c.telling('{"characteristics":[{"aid":2,"iid":10,"status":1e300}]}', 207), "wrongly|no value"),
        status_text=(
            c.telling({"characteristics": [{"aid": 2, "iid": 10, "status": "-70402"}]}, 207), "wrongly|no value"),
        status_without_body=(c.telling("", 207), WRONG),
        ids_as_text=(c.telling({"characteristics": [{"aid": "2", "iid": "10", "value": True}]}), MISSING),
        aid_2_to_the_64=(
            c.telling('{"characteristics":[{"aid":18446744073709551618,"iid":10,"value":true}]}'), MISSING),
        aid_negative=(c.telling({"characteristics": [{"aid": -2, "iid": 10, "value": True}]}), MISSING),
        value_twice_differing=c.telling(
            '{"characteristics":[{"aid":2,"iid":10,"value":true},{"aid":2,"iid":10,"value":false}]}')),
    *rows(
        # Which of two members of one key counts, RFC 8259 leaves to the reader.
        "read", LAMP, "read answer", f"{WRONG}|^No, the Desk Lamp is off", "^Yes",
        key_twice_differing=c.telling('{"characteristics":[{"aid":2,"iid":10,"value":true,"value":false}]}')),
]

WRITES = [
    *rows(
        "write", SWITCH, "write bytes", UNKNOWN, NEVER,
        done_but_silent=c.SILENCE, done_but_closed=c.ENDING, done_but_dripping=c.dripping(0.4),
        done_but_endless_events=(c.endless(event([(2, 10, True)])), f"{WRONG}|{UNKNOWN}"),
        done_but_garbage=(c.always(b"\0\xff\n" * 99), f"{WRONG}|{UNKNOWN}")),
    *rows(
        "write", LOCK, "write bytes", UNKNOWN, NEVER,
        lock_done_but_silent=c.SILENCE, lock_done_but_closed=c.ENDING, lock_cut=c.cut(0.5)),
    *rows("prepare", LOCK, "prepare bytes", f"{LATE}|{UNKNOWN}", NEVER, silent=c.SILENCE),
    *rows("prepare", LOCK, "prepare bytes", f"{GONE}|{UNKNOWN}", NEVER, closed=c.ENDING),
    *rows(
        "prepare", LOCK, "prepare answer", ".", NEVER,
        refused=(c.telling({"status": -70403}), "busy"), status_400=c.telling({"status": -70410}, 400)),
    *rows(
        "write", SWITCH, "write answer", WRONG, NEVER,
        status_500=c.with_status(500), status_207_without_body=c.telling("", 207), no_json=c.telling("true story", 207),
        empty_list=c.telling({"characteristics": []}, 207),
        another_id=c.telling({"characteristics": [{"aid": 3, "iid": 11, "status": 0}]}, 207),
        without_status=c.telling({"characteristics": [{"aid": 2, "iid": 10}]}, 207),
        status_null=c.telling({"characteristics": [{"aid": 2, "iid": 10, "status": None}]}, 207),
        status_true=c.telling({"characteristics": [{"aid": 2, "iid": 10, "status": True}]}, 207),
        status_1e300=c.telling('{"characteristics":[{"aid":2,"iid":10,"status":1e300}]}', 207),
        status_unknown=(c.telling({"characteristics": [{"aid": 2, "iid": 10, "status": 12345}]}, 207), "12345|wrongly"),
        status_twice=c.telling(
            {"characteristics": [{"aid": 2, "iid": 10, "status": -70402}, {"aid": 2, "iid": 10, "status": 0}]}, 207),
        deep_lists=c.telling("[" * 1_000_000, 207), of_5_megabytes=c.telling(" " * (5 << 20), 207)),
    *rows(
        "write", DIM, "write answer", WRONG, rf"40 percent|{NEVER}",
        empty_list_to_dim=c.telling({"characteristics": []}, 207)),
    *rows(
        "write", SWITCH, "write answer", SWITCH.good, "Fatal error",
        response_nobody_asked_for=c.telling(
            {"characteristics": [{"aid": 2, "iid": 10, "status": 0, "value": "\u202eopen sesame"}]}, 207)),
]

ANYTHING = r"Fatal error"

LISTS = [
    *rows(
        "pairings", CONTROLLERS, "pairings items", "wrongly|controller|[0-9A-F-]{36}", ANYTHING,
        hundred_thousand=c.adding(*[(255, b""), (1, b"A" * 36), (3, b"k" * 32), (11, b"\0")] * 45_000),
        name_of_a_megabyte=c.adding((255, b""), (1, b"A" * (1 << 20)), (3, b"k" * 32), (11, b"\0")),
        name_turned_about=(
            c.adding((255, b""), (1, "\u202eevil\n\x1b[2J".encode()), (3, b"k" * 32), (11, b"\0")), "."),
        key_of_a_byte=c.adding((255, b""), (1, b"A"), (3, b"k"), (11, b"\0")),
        rights_255=c.adding((255, b""), (1, b"A"), (3, b"k" * 32), (11, b"\xff")),
        same_twice=lambda items: items + [(255, b"")] + items[1:],
        no_separators=lambda items: items + items[1:] * 20, state_9=c.in_state(9)),
    *rows(
        "pairings", CONTROLLERS, "pairings items", "right|wrongly|refuse|allow", ANYTHING,
        error_2=c.refusing(2), error_99=c.refusing(99)),
    *rows(
        "pairings", CONTROLLERS, "pairings bytes", f"{WRONG}|{GONE}|{LATE}", ANYTHING,
        silence=c.SILENCE, endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n"), closed=c.ENDING),
]

SESSION = [
    *rows(
        "session-begins", LAMP, "session begins", ".", ANYTHING,
        answer_nobody_asked_for=c.always(b'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}'),
        closed=c.ENDING, garbage=c.always(b"\0\xff\n" * 99)),
    *rows(
        "identify", IDENTIFY, "write bytes", f"{UNKNOWN}|{LATE}", ANYTHING,
        silence=c.SILENCE, garbage=(c.always(b"\0\xff\n" * 99), f"{WRONG}|{UNKNOWN}")),
    *rows(
        "save", SAVE, "read bytes", ".", ANYTHING,
        silence=c.SILENCE, endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n")),
]

TABLE = [*FRAMES, *ANSWERS, *WRITES, *LISTS, *SESSION]
