"""The accessory's half of pair-verify: from a controller that it knows to the keys of a session."""
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey

import keys
import tlv8
from tlv8 import Tag

AUTHENTICATION = 2


class PairVerify:
    """One handshake, which belongs to one connection; `secret` is shared once both are proved."""

    def __init__(self, accessory):
        self.accessory = accessory
        self.at = accessory.misbehaviour.at
        self.own_key = X25519PrivateKey.generate()
        self.shared = self.secret = None

    def receive(self, body):
        """The number of the answer, and its items."""
        message = tlv8.decode(body)
        state = message[Tag.STATE][0] + 1
        items = {2: self.introduce, 4: self.check}[state](message)
        return state, self.at(f"verify M{state} items", [(Tag.STATE, bytes([state])), *items])

    def introduce(self, message):
        """M2: a key of this connection alone, and under seal who the accessory is."""
        self.controller_key = message[Tag.PUBLIC_KEY]
        self.public_key = self.own_key.public_key().public_bytes_raw()
        self.shared = self.own_key.exchange(X25519PublicKey.from_public_bytes(self.controller_key))
        identity = self.at("verify M2 identity", self.accessory.identity)
        signature = identity.sign(self.public_key, identity.id, self.controller_key)
        inner = self.at("verify M2 sealed items", [(Tag.IDENTIFIER, identity.id), (Tag.SIGNATURE, signature)])
        nonce = self.at("verify M2 nonce", "PV-Msg02")
        sealed = keys.seal(self.at("verify M2 key", self.key), nonce, tlv8.encode(inner))
        return [(Tag.PUBLIC_KEY, self.public_key), (Tag.ENCRYPTED, sealed)]

    def check(self, message):
        """M4: whether the controller is one that the accessory knows."""
        try:
            proof = tlv8.decode(keys.unseal(self.key, "PV-Msg03", message[Tag.ENCRYPTED]))
            identifier = proof[Tag.IDENTIFIER]
            public_key, _ = self.accessory.pairings[identifier]
            keys.verify(public_key, proof[Tag.SIGNATURE], self.controller_key + identifier + self.public_key)
        except (InvalidTag, InvalidSignature, KeyError):
            return [(Tag.ERROR, bytes([AUTHENTICATION]))]
        self.secret = self.at("session secret", self.shared)
        return []

    @property
    def key(self):
        return keys.derived(self.shared, "Pair-Verify-Encrypt-Salt", "Pair-Verify-Encrypt-Info")
