"""TLV8, the form of all pairing messages: a list of items, each a tag, a length of one byte and a value.

A value of more than 255 bytes is several items of one tag, all but the last of 255 bytes."""
from enum import IntEnum


class Tag(IntEnum):
    METHOD = 0
    IDENTIFIER = 1
    SALT = 2
    PUBLIC_KEY = 3
    PROOF = 4
    ENCRYPTED = 5
    STATE = 6
    ERROR = 7
    RETRY_DELAY = 8
    SIGNATURE = 10
    PERMISSIONS = 11
    SEPARATOR = 255


def encode(items):
    """The bytes of a list of (tag, value)."""
    parts = bytearray()
    for tag, value in items:
        for start in range(0, max(len(value), 1), 255):
            piece = value[start:start + 255]
            parts += bytes([tag, len(piece)]) + piece
    return bytes(parts)


def decode(body):
    """The values of a message by their tag; pieces of one value are joined."""
    values, last, place = {}, None, 0
    while place < len(body):
        tag, length = body[place], body[place + 1]
        piece = body[place + 2:place + 2 + length]
        values[tag] = values[tag] + piece if tag == last else piece
        last, place = tag, place + 2 + length
    return values
