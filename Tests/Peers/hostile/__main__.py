"""Beckon against an accessory that misbehaves in one way at a time.

usage: python3 Tests/Peers/hostile BECKON WORKFOLDER [ROW...]

Each row of the tables is one misbehaviour and the command that meets it. Whatever the accessory does, the command ends
by itself within its time and its memory, says what is wrong and nothing that is not so, and leaves the pairing with the
other accessory of the house as it was, byte by byte."""
import sys

# The small processes that measure come through here too, and need none of the rest.
if __name__ == "__main__":
    from harness import main
    main(*sys.argv[1:])
