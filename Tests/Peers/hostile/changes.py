"""What a misbehaviour makes of what would be right, in words that the tables are written in."""
import copy
import itertools
import json
from dataclasses import replace

import tlv8
from misbehaviour import CLOSE, Pause
from messages import Answer
from tlv8 import Tag

FOR_EVER = Pause(3600)


def always(value):
    """Whatever would be right: this instead."""
    return lambda right: value


def from_the_second(change):
    """Good at the first time, and a change from then on."""
    times = itertools.count()
    return lambda right: change(right) if next(times) else right


# Items of TLV8

def without(tag):
    return lambda items: [item for item in items if item[0] != tag]


def twice(tag):
    """An item, and after all others the same item again."""
    return lambda items: items + [item for item in items if item[0] == tag]


def setting(tag, value):
    """An item with another value, in its old place; `value` may be made out of the right one."""
    return lambda items: [
        (known, (value(right) if callable(value) else value) if known == tag else right) for known, right in items]


def sized(tag, length):
    """An item cut, or filled with zeros, to a length."""
    return setting(tag, lambda right: right[:length].ljust(length, b"\0"))


def flipped(tag):
    """An item with one bit changed."""
    return setting(tag, lambda right: right[:-1] + bytes([right[-1] ^ 1]))


def adding(*more):
    return lambda items: items + list(more)


def refusing(number, *more):
    """An error, as a number or as bytes, in the place of everything but the state."""
    error = number if isinstance(number, bytes) else bytes([number])
    return lambda items: [item for item in items if item[0] == Tag.STATE] + [(Tag.ERROR, error), *more]


def in_state(number):
    return setting(Tag.STATE, bytes([number]))


# Answers

def with_status(number):
    return lambda answer: replace(answer, status=number)


def with_body(body):
    """Another body, of bytes or made out of the right one, with the right length in the header."""
    return lambda answer: replace(answer, body=body(answer.body) if callable(body) else body)


def with_headers(text):
    """Other headers, each line ending in \\r\\n; {} stands for the length of the body."""
    return lambda answer: replace(answer, headers=text)


def telling(content, status=200):
    """JSON as text, or as something to write so."""
    text = content if isinstance(content, (bytes, str)) else json.dumps(content)
    body = text if isinstance(text, bytes) else text.encode()
    return always(Answer(status, body=body))


# Bytes

def before(bytes):
    return lambda right: bytes + right


def after(*pieces):
    return lambda right: [right, *pieces]


def cut(share):
    """A part of the bytes; then the end of the connection."""
    return lambda right: [right[:int(len(right) * share)], CLOSE]


def stalling(share):
    """A part of the bytes; then nothing any more."""
    return lambda right: [right[:int(len(right) * share)], FOR_EVER]


def dripping(seconds):
    """A byte at a time."""
    return lambda right: itertools.chain.from_iterable((bytes([byte]), Pause(seconds)) for byte in right)


def endless(bytes, first=b""):
    """The same bytes without end, a few thousand a piece."""
    block = bytes * max(1, 32768 // len(bytes))
    return lambda right: itertools.chain([first], itertools.repeat(block))


SILENCE = stalling(0)
ENDING = cut(0)


# Frames

def in_frames(change):
    """A change of the bytes of sealed frames."""
    return lambda sealed: change(sealed.bytes)


# Listings and entries

def everywhere(key, value):
    """A member of every characteristic with another value."""
    def change(listing):
        listing = copy.deepcopy(listing)
        for each in characteristics(listing):
            each[key] = value
        return listing
    return change


def lamp(change):
    """A change of the lamp in the listing."""
    def changed(listing):
        listing = copy.deepcopy(listing)
        change(next(each for each in listing["accessories"] if each["aid"] == 2))
        return listing
    return changed


def named(name):
    """The lamp by another name."""
    def change(accessory):
        next(each for each in accessory["services"][0]["characteristics"] if each["type"] == "23")["value"] = name
    return lamp(change)


def characteristics(listing):
    return [c for a in listing["accessories"] for s in a["services"] for c in s["characteristics"]]


def valued(text):
    """The JSON of a value, in every entry of an answer, as it stands: Python writes no 1e400 and no lone surrogate."""
    mark = '"the value"'
    return lambda answer: replace(answer, body=json.dumps({
        "characteristics": [{**entry, "value": "the value"} for entry in json.loads(answer.body)["characteristics"]]
    }).replace(mark, text).encode())


def listed_value(text):
    """The same for the On of the lamp in a listing."""
    def change(answer):
        listing = json.loads(answer.body)
        for accessory in listing["accessories"]:
            for service in accessory["services"]:
                for each in service["characteristics"]:
                    if each["type"] == "25":
                        each["value"] = "the value"
        return replace(answer, body=json.dumps(listing).replace('"the value"', text).encode())
    return change
