#!/usr/bin/env python3
"""How much of a pair-setup each peer's own arithmetic is: pair_setup_split.py [COUNT]

Runs the SRP code of HAP-python (accessory) and aiohomekit (controller) against each other in one process and prints the
processor's milliseconds of each step, medians. What HAP-python needs, every controller waits for: no controller can be
faster on it than that."""
import os
import statistics
import sys
import time

from aiohomekit.crypto.srp import SrpClient
from pyhap.hsrp import Server
from pyhap.params import get_srp_context

CODE = "031-45-154"
steps = {}


def timed(name, work):
    start = time.process_time()
    result = work()
    steps.setdefault(name, []).append((time.process_time() - start) * 1e3)
    return result


context = get_srp_context(3072, __import__("hashlib").sha512, 16)
for _ in range(int(sys.argv[1]) if len(sys.argv) > 1 else 40):
    accessory = timed("HAP-python, M1 to M2", lambda: Server(context, b"Pair-Setup", CODE.encode()))
    salt, public = accessory.get_challenge()
    controller = timed("aiohomekit, key pair", lambda: SrpClient("Pair-Setup", CODE))

    def prove():
        controller.set_salt(bytearray(salt))
        controller.set_server_public_key(public.to_bytes(384, "big"))
        return controller.get_proof_bytes() if hasattr(controller, "get_proof_bytes") else controller.get_proof()

    timed("aiohomekit, M2 to M3", prove)
    timed("HAP-python, M3 to M4", lambda: accessory.set_A(controller.get_public_key_bytes()))

middle = {name: statistics.median(times) for name, times in steps.items()}
for name, value in middle.items():
    print(f"{name:24} {value:8.2f} ms")
accessory = sum(value for name, value in middle.items() if name.startswith("HAP"))
print(f"{'HAP-python of all':24} {accessory / sum(middle.values()):8.2f}")
