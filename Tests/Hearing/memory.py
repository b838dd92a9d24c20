#!/usr/bin/env python3
"""How much memory does the ear take for the orders, and for homes from small to large?"""
import argparse, os, subprocess

HERE = os.path.dirname(os.path.abspath(__file__))
HOMES = ("flat", "semi", "maple", "castle")


def peak(*command):
    """The most memory that a program had at a time, in MiB."""
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(running.pid, 0)
    # 1 says that the order is no command to the home.
    if os.waitstatus_to_exitcode(status) not in (0, 1): raise SystemExit(f"{' '.join(command)} failed")
    return used.ru_maxrss // 1024


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("folder", help="of people's orders")
    arguments.add_argument("--beckon", default=".build/release/beckon")
    given = arguments.parse_args()
    sound = min(os.scandir(f"{given.folder}/wav"), key=lambda one: one.name).path
    hear = [given.beckon, "hear", "--dry-run", "--json"]
    found = {"orders": peak(*hear, "--grammar", f"{given.folder}/orders.gram", sound)}
    for home in HOMES: found[home] = peak(*hear, "--home-file", f"{HERE}/../TestSupport/Homes/{home}.json", sound)
    print("| memory | " + " | ".join(found) + " |")
    print("| --- " * (len(found) + 1) + "|")
    print("| the most at a time, MiB | " + " | ".join(map(str, found.values())) + " |")


main()
