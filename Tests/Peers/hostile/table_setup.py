"""Misbehaviours in pair-setup, and in the listing that follows it: all are met by `accessory add`."""
import gzip
from dataclasses import replace

import changes as c
from accessory_ids import ANOTHER_SEED, FRONT_DOOR, FRONT_DOOR_SEED
from commands import ADD
from messages import event
from rows import FACT, rows
from srp import K, N
from tlv8 import Tag

NEVER = rf"added: |joined|not paired|taken back|{FACT}"
PROTOCOL = "does not keep to the pairing protocol"
FALSE = "is not who it says"
GONE = "cannot be reached|broke off"
LATE = "in time"
NO_ACCESSORY = "no HomeKit accessory"
TOO_LONG = "too long|longer than"
BAD_ANSWER = f"{NO_ACCESSORY}|answered wrongly"
REFUSED = "refused and did not say why"
WRONG_CODE = "setup code is wrong"


def items(number, says, **changes):
    return rows(f"setup-m{number}", ADD, f"setup M{number} items", says, NEVER, **changes)


def sealed(says, **changes):
    return rows("setup-m6", ADD, "setup M6 sealed items", says, NEVER, **changes)


def bytes_of(part, says, **changes):
    return rows("setup-m2", ADD, f"setup M2 {part}", says, NEVER, **changes)


def chunked(body):
    return lambda answer: replace(answer, headers="Transfer-Encoding: chunked\r\n", body=body)


M2 = [
    *items(
        2, PROTOCOL,
        without_key=c.without(Tag.PUBLIC_KEY), without_salt=c.without(Tag.SALT), nothing=c.always([]),
        key_twice=c.twice(Tag.PUBLIC_KEY), salt_twice=c.twice(Tag.SALT), state_twice=c.twice(Tag.STATE),
        is_m4=c.in_state(4), state_0=c.in_state(0),
        state_of_9_bytes=c.sized(Tag.STATE, 9),
        key_0=c.setting(Tag.PUBLIC_KEY, bytes(384)), key_n=c.setting(Tag.PUBLIC_KEY, N.to_bytes(384, "big")),
        key_empty=c.sized(Tag.PUBLIC_KEY, 0), key_of_385_bytes=c.sized(Tag.PUBLIC_KEY, 385),
        key_of_20000_bytes=c.sized(Tag.PUBLIC_KEY, 20000), salt_empty=c.sized(Tag.SALT, 0),
        salt_of_20000_bytes=c.sized(Tag.SALT, 20000)),
    *items(
        2, f"{WRONG_CODE}|{PROTOCOL}|{FALSE}",
        key_short=c.setting(Tag.PUBLIC_KEY, b"\5"), key_1=c.setting(Tag.PUBLIC_KEY, b"\1".rjust(384, b"\0")),
        key_k=c.setting(Tag.PUBLIC_KEY, K.to_bytes(384, "big")),
        salt_of_15_bytes=c.sized(Tag.SALT, 15),
        salt_of_17_bytes=c.sized(Tag.SALT, 17)),
    *items(
        2, REFUSED,
        error_0=(c.refusing(0), f"{REFUSED}|{PROTOCOL}"),
        error_200=c.refusing(200), error_255=c.refusing(255),
        error_of_8_bytes=(c.refusing(b"\xff" * 8), f"{REFUSED}|{PROTOCOL}"),
        error_beside_a_key=(c.adding((Tag.ERROR, b"\4")), "no room")),
    *items(
        2, "patience",
        backoff_for_ever=c.refusing(3, (Tag.RETRY_DELAY, b"\xff" * 8)),
        backoff_of_20000_bytes=c.refusing(3, (Tag.RETRY_DELAY, b"\xff" * 20000))),
    *items(2, "already paired", error_6=c.refusing(6)),
    *rows(
        "setup-m2-body", ADD, "setup M2 body", PROTOCOL, NEVER,
        empty=c.always(b""), half_a_header=c.before(b"\6"), garbage=c.always(b"\xa5" * 999),
        gap_in_a_value=c.always(b"\6\1\2\3\4abcd\3\4abcd\2\1x"),
        of_a_megabyte=(c.always(b"\x02\xff" + b"x" * (1 << 20)), TOO_LONG)),
    *bytes_of(
        "answer", BAD_ANSWER,
        status_470=c.with_status(470), status_404=c.with_status(404), status_500=c.with_status(500),
        status_204=(c.with_status(204), f"{BAD_ANSWER}|{PROTOCOL}"),
        status_0=c.with_status(0), status_of_20_digits=c.with_status(10 ** 19),
        no_length=(
            c.with_headers("Content-Type: application/pairing+tlv8\r\n"), f"{BAD_ANSWER}|{PROTOCOL}|{LATE}"),
        length_too_short=(c.with_headers("Content-Length: 9\r\n"), f"{BAD_ANSWER}|{PROTOCOL}"),
        length_too_long=(c.with_headers("Content-Length: 999\r\n"), LATE),
        length_negative=c.with_headers("Content-Length: -1\r\n"),
        length_twice=c.with_headers("Content-Length: {}\r\nContent-Length: 7\r\n"),
        length_1e18=c.with_headers("Content-Length: 1000000000000000000\r\n"),
        length_hexadecimal=c.with_headers("Content-Length: 0x10\r\n"),
        length_and_chunks=c.with_headers("Content-Length: {}\r\nTransfer-Encoding: chunked\r\n"),
        compressed=(
            lambda a: replace(
                a, body=gzip.compress(a.body), headers="Content-Encoding: gzip\r\nContent-Length: {}\r\n"),
            f"{PROTOCOL}|{BAD_ANSWER}"),
        header_without_colon=c.with_headers("Content-Length {}\r\n"),
        header_of_a_megabyte=c.with_headers("X-Bomb: " + "b" * (1 << 20) + "\r\n"),
        headers_a_hundred_thousand=c.with_headers("X: y\r\n" * 100_000)),
    *rows(
        "setup-m2-chunked", ADD, "setup M2 answer", BAD_ANSWER, NEVER,
        bad_size=chunked(b"zz\r\n"), size_negative=chunked(b"-5\r\nabcde\r\n"),
        size_huge=chunked(b"ffffffffffffffff\r\n"), size_beyond_64_bits=chunked(b"1" + b"0" * 40 + b"\r\n"),
        no_end_of_chunk=chunked(b"2\r\nabcdef\r\n")),
    *bytes_of(
        "bytes", BAD_ANSWER,
        endless_chunks=c.endless(b"1\r\nx\r\n", first=b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"),
        endless_extension=c.endless(b"x", first=b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1;"),
        endless_headers=c.endless(b"X: y\r\n", first=b"HTTP/1.1 200 OK\r\n"), endless_line=c.endless(b"H"),
        endless_empty_lines=c.endless(b"\r\n"),
        endless_continue=c.endless(b"HTTP/1.1 100 Continue\r\n\r\n"),
        endless_events=c.endless(event([(1, 1, 1)])),
        garbage=c.always(bytes(range(256)) * 40),
        tls_hello=c.always(b"\x16\3\1\2\0\1\0\1\xfc\3\3" + b"\n" * 600),
        http_0_9=(c.always(b"<html>It works!</html>\n"), BAD_ANSWER),
        a_request=c.always(b"GET / HTTP/1.1\r\nContent-Length: 0\r\n\r\n"),
        an_event_only=(c.always(event([(1, 1, 1)])), f"{BAD_ANSWER}|{LATE}"),
        no_status=c.always(b"HTTP/1.1\r\nContent-Length: 0\r\n\r\n"),
        dripping=(c.dripping(0.2), LATE), closed_before=(c.ENDING, GONE),
        closed_in_header=(c.cut(0.1), GONE), closed_in_body=(c.cut(0.7), GONE), silence=(c.SILENCE, LATE),
        silence_in_body=(c.stalling(0.7), LATE),
        answered_twice=(lambda right: right * 2, f"{BAD_ANSWER}|{PROTOCOL}")),
    *rows(
        "connect", ADD, "connect", BAD_ANSWER, NEVER,
        answered_before_asked=(
            c.always(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n\6\1\2"), f"{BAD_ANSWER}|{PROTOCOL}"),
        closed_at_once=(c.ENDING, GONE), silent=(c.SILENCE, LATE), flood=c.endless(b"\xff\0"),
        ftp=c.always(b"220 ready\r\n")),
]

M4 = [
    *items(
        4, f"{PROTOCOL}|{FALSE}",
        without_proof=c.without(Tag.PROOF), proof_false=(c.flipped(Tag.PROOF), FALSE),
        proof_of_zeros=(c.setting(Tag.PROOF, bytes(64)), FALSE), proof_of_63_bytes=c.sized(Tag.PROOF, 63),
        proof_of_65_bytes=c.sized(Tag.PROOF, 65), proof_empty=c.sized(Tag.PROOF, 0), proof_twice=c.twice(Tag.PROOF),
        is_m2=c.in_state(2), is_m6=c.in_state(6)),
    *items(4, WRONG_CODE, error_2=c.refusing(2)),
    *items(4, "too many wrong setup codes", error_5=c.refusing(5)),
    *items(4, REFUSED, error_99=c.refusing(99)),
    *rows(
        "setup-m4", ADD, "setup M4 bytes", GONE, NEVER,
        closed_before=c.ENDING, closed_in_body=c.cut(0.9), silence=(c.SILENCE, LATE), dripping=(c.dripping(0.3), LATE),
        endless_continue=(c.endless(b"HTTP/1.1 100 Continue\r\n\r\n"), BAD_ANSWER)),
]


def as_identity(**parts):
    return lambda identity: replace(identity, **parts)


LOW_ORDER = b"\1" + bytes(31)
FORGED = LOW_ORDER + bytes(32)  # R = the neutral element, S = 0: good for every text, to whoever allows such keys

M6 = [
    *items(
        6, f"{PROTOCOL}|{FALSE}",
        without_seal=c.without(Tag.ENCRYPTED), seal_empty=c.sized(Tag.ENCRYPTED, 0),
        seal_of_15_bytes=c.sized(Tag.ENCRYPTED, 15), seal_broken=(c.flipped(Tag.ENCRYPTED), FALSE),
        is_m4=c.in_state(4)),
    *items(6, "did not accept|identity", error_2=c.refusing(2)),
    *items(6, "no room", error_4=c.refusing(4)),
    *items(6, REFUSED, error_77=c.refusing(77)),
    *rows("setup-m6", ADD, "setup M6 nonce", FALSE, NEVER, nonce_of_m5=c.always("PS-Msg05")),
    *sealed(
        f"{PROTOCOL}|{FALSE}",
        without_id=c.without(Tag.IDENTIFIER), without_key=c.without(Tag.PUBLIC_KEY),
        without_signature=c.without(Tag.SIGNATURE), nothing=c.always([]), id_twice=c.twice(Tag.IDENTIFIER),
        signature_false=(c.flipped(Tag.SIGNATURE), FALSE),
        signature_of_zeros=(c.setting(Tag.SIGNATURE, bytes(64)), FALSE),
        signature_of_63_bytes=c.sized(Tag.SIGNATURE, 63), key_of_31_bytes=c.sized(Tag.PUBLIC_KEY, 31),
        key_of_33_bytes=c.sized(Tag.PUBLIC_KEY, 33), id_empty=c.sized(Tag.IDENTIFIER, 0),
        id_changed_after_signing=(c.setting(Tag.IDENTIFIER, FRONT_DOOR), FALSE),
        key_of_low_order=lambda right: c.setting(Tag.SIGNATURE, FORGED)(c.setting(Tag.PUBLIC_KEY, LOW_ORDER)(right))),
    *rows(
        "setup-m6-sealed", ADD, "setup M6 sealed bytes", PROTOCOL, NEVER,
        cut=lambda plaintext: plaintext[:-9], garbage=c.always(b"\xa5" * 500)),
    *rows(
        "setup-m6", ADD, "setup M6 identity", f"{PROTOCOL}|{FALSE}", NEVER,
        id_no_device_id=as_identity(id=b"the hall"), id_with_a_zero=as_identity(id=b"AA:BB:CC:00:00\0:01"),
        id_turned_about=as_identity(id="‮AA:BB:CC:00:00:01".encode()),
        id_a_path=as_identity(id=b"../../etc/passwd0"), id_of_20000_bytes=as_identity(id=b"A" * 20000),
        id_no_utf_8=as_identity(id=b"\xff\xfe:BB:CC:00:00:01"),
        id_of_a_megabyte=(as_identity(id=b"A" * (1 << 20)), TOO_LONG),
        signed_by_another_key=(lambda i: replace(i, shown_key=i.public_key, seed=ANOTHER_SEED), FALSE)),
    *rows(
        "setup-m6", ADD, "setup M6 identity", r"Front Door", rf"added: |joined|{FACT}",
        id_of_another_accessory=as_identity(id=FRONT_DOOR),
        id_of_another_in_lower_case=as_identity(id=FRONT_DOOR.lower()),
        key_of_another_not_proved=(
            lambda i: replace(i, id=FRONT_DOOR, shown_key=replace(i, seed=FRONT_DOOR_SEED).public_key), FALSE)),
    *rows(
        "setup-m6", ADD, "setup M6 bytes", GONE, NEVER,
        closed_before=c.ENDING, closed_in_body=c.cut(0.9), silence=(c.SILENCE, LATE), dripping=(c.dripping(0.3), LATE)),
]

#: What breaks the form and harms nobody: Beckon pairs.
HARMLESS = [
    *rows(
        "setup-m2", ADD, "setup M2 items", ADD.good, "Fatal error",
        without_state=c.without(Tag.STATE), unknown_tags=c.adding(*[(200, b"x"), (201, b"y")] * 500)),
    *rows(
        "setup-m6", ADD, "setup M6 items", ADD.good, "Fatal error", unknown_tags=c.adding((0x55, b"more" * 999))),
    *rows(
        "setup-m2", ADD, "setup M2 bytes", ADD.good, "Fatal error",
        one_continue=c.before(b"HTTP/1.1 100 Continue\r\n\r\n"), empty_lines=c.before(b"\r\n\r\n"),
        dripping_fast=c.dripping(0.001)),
]

TABLE = [*M2, *M4, *M6, *HARMLESS]
