"""Keys and seals of HAP: HKDF-SHA-512, ChaCha20-Poly1305, Ed25519, X25519, and the frames of a session."""
import struct
from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA512
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

TAG_LENGTH = 16
FRAME_LENGTH = 1024


def derived(secret, salt, info):
    return HKDF(SHA512(), 32, salt.encode(), info.encode()).derive(secret)


def seal(key, label, plaintext):
    """The plaintext under a key and a nonce such as "PS-Msg06"."""
    return ChaCha20Poly1305(key).encrypt(bytes(4) + label.encode(), plaintext, None)


def unseal(key, label, sealed):
    return ChaCha20Poly1305(key).decrypt(bytes(4) + label.encode(), sealed, None)


def verify(public_key, signature, text):
    """Raises where the signature is not that key's."""
    Ed25519PublicKey.from_public_bytes(public_key).verify(signature, text)


@dataclass(frozen=True)
class Identity:
    """Who an accessory is: its id, the key that it signs with, and the public key that it shows."""
    id: bytes
    seed: bytes
    shown_key: bytes = field(default=None)

    @property
    def public_key(self):
        return self.shown_key or self._key.public_key().public_bytes_raw()

    def sign(self, *parts):
        return self._key.sign(b"".join(parts))

    @property
    def _key(self):
        return Ed25519PrivateKey.from_private_bytes(self.seed)


class Frames:
    """Seals and opens the frames of a session, each direction with a key and a count of its own."""

    def __init__(self, secret):
        self.key_out = derived(secret, "Control-Salt", "Control-Read-Encryption-Key")
        self._key_in = derived(secret, "Control-Salt", "Control-Write-Encryption-Key")
        self.count_out = self._count_in = 0

    def seal(self, plaintext):
        frames = bytearray()
        cipher = ChaCha20Poly1305(self.key_out)
        for start in range(0, len(plaintext), FRAME_LENGTH):
            piece = plaintext[start:start + FRAME_LENGTH]
            header = struct.pack("<H", len(piece))
            frames += header + cipher.encrypt(bytes(4) + struct.pack("<Q", self.count_out), piece, header)
            self.count_out += 1
        return bytes(frames)

    def open(self, header, sealed):
        nonce = bytes(4) + struct.pack("<Q", self._count_in)
        self._count_in += 1
        return ChaCha20Poly1305(self._key_in).decrypt(nonce, sealed, header)
