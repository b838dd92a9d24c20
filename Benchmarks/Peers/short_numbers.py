#!/usr/bin/env python3
"""Pair-setups whose numbers begin with a zero byte: what implementations hash differently, and one run in eighty has.

`aiohomekit_short(which)` makes aiohomekit draw until its public key (A), the shared secret (S) or the session key (K) is
short. As a program, `short_numbers.py ACCESSORY_LAB ARGS…` runs HAP-python with every other public key (B) short."""
import hashlib
import os
import runpy
import sys

WIDTH = 384


def is_short(number):
    return number.bit_length() <= 8 * (WIDTH - 1)


def fixed_base(base, modulus, bits=512, window=8):
    """What raises one base to many exponents, several times as fast as `pow`."""
    table = []
    for _ in range(bits // window):
        row = [1]
        for _ in range(1, 1 << window):
            row.append(row[-1] * base % modulus)
        table.append(row)
        base = row[-1] * base % modulus

    def raised(exponent):
        result = 1
        for row in table:
            result = result * row[exponent & (1 << window) - 1] % modulus
            exponent >>= window
        return result
    return raised


def aiohomekit_short(which):
    """Makes every later pair-setup of aiohomekit in this process a short one; gives back what makes it as it was."""
    from aiohomekit.crypto.srp import SrpClient, pad_left, to_byte_array

    original = SrpClient.set_server_public_key

    def search(self, public):
        original(self, public)
        n, g = self.n, self.g
        base = (self.B - self.k * pow(g, self.x, n)) % n
        raised = fixed_base(pow(base, self.x, n), n) if which != "A" else None
        self.a = int.from_bytes(os.urandom(16), "big")
        key, power = pow(g, self.a, n), pow(base, self.a, n)
        while True:
            self.a, key, power = self.a + 1, key * g % n, power * base % n
            if which == "A":
                if is_short(key):
                    break
                continue
            padded = key.to_bytes(WIDTH, "big")
            u = int.from_bytes(hashlib.sha512(padded + self.B_b).digest(), "big")
            secret = power * raised(u) % n
            if which == "S" and is_short(secret):
                break
            # As this peer hashes it: with the zeros before it.
            if which == "K" and hashlib.sha512(secret.to_bytes(WIDTH, "big")).digest()[0] == 0:
                break
        self.A, self.A_b = key, pad_left(to_byte_array(key), WIDTH)

    SrpClient.set_server_public_key = search

    def restore():
        SrpClient.set_server_public_key = original
    return restore


def shorten_hap_python():
    from pyhap import hsrp

    count = 0

    def derive(self):
        nonlocal count
        count += 1
        mask, power = self.k * self.v, pow(self.g, self.b, self.N)
        while count % 2 and not is_short((mask + power) % self.N):
            self.b, power = self.b + 1, power * self.g % self.N
        return (mask + power) % self.N

    hsrp.Server._derive_B = derive


if __name__ == "__main__":
    shorten_hap_python()
    sys.argv = sys.argv[1:]
    sys.path.insert(0, os.path.dirname(os.path.abspath(sys.argv[0])))
    runpy.run_path(sys.argv[0], run_name="__main__")
