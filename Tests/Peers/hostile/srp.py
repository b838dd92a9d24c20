"""The accessory's half of SRP-6a as HAP has it: the group of 3072 bits of RFC 5054, g = 5, SHA-512."""
import hashlib
import os

N = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD"
    "3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F"
    "24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552"
    "BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF0"
    "6F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA051015728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64EC"
    "FB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A"
    "0864D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D1"
    "20A93AD2CAFFFFFFFFFFFFFFFF", 16)
LENGTH = 384
USER = b"Pair-Setup"


def digest(*parts):
    return hashlib.sha512(b"".join(parts)).digest()


def padded(number):
    return number.to_bytes(LENGTH, "big")


def stripped(number):
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


K = int.from_bytes(digest(padded(N), padded(5)), "big")


class SRPServer:
    """One handshake: the salt and the public key go out, the controller's key and proof come in."""

    def __init__(self, code):
        self.salt = os.urandom(16)
        x = int.from_bytes(digest(self.salt, digest(USER, b":", code.encode())), "big")
        self._verifier = pow(5, x, N)
        self.public_key = b"\0"
        while self.public_key[0] == 0:  # implementations differ where a number begins with a zero byte
            self._secret = int.from_bytes(os.urandom(32), "big")
            self.public_key = padded((K * self._verifier + pow(5, self._secret, N)) % N)

    def answer(self, public_key, proof):
        """The session's key and our proof; None where the controller's proof is wrong."""
        a, b = int.from_bytes(public_key, "big"), int.from_bytes(self.public_key, "big")
        if a % N == 0:
            return None
        u = int.from_bytes(digest(padded(a), padded(b)), "big")
        key = digest(stripped(pow(a * pow(self._verifier, u, N), self._secret, N)))
        groups = bytes(one ^ other for one, other in zip(digest(padded(N)), digest(b"\5")))
        expected = digest(groups, digest(USER), self.salt, stripped(a), stripped(b), key)
        return (key, digest(padded(a), expected, key)) if proof == expected else None
