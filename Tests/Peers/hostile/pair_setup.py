"""The accessory's half of pair-setup: from a stranger to a controller that it trusts."""
from cryptography.exceptions import InvalidSignature, InvalidTag

import keys
import tlv8
from srp import SRPServer
from tlv8 import Tag

AUTHENTICATION, UNAVAILABLE = 2, 6


class PairSetup:
    """One handshake, which belongs to one connection. Each answer passes the misbehaviour before it goes out."""

    def __init__(self, accessory):
        self.accessory = accessory
        self.at = accessory.misbehaviour.at
        self.srp = self.session_key = None

    def receive(self, body):
        """The number of the answer, and its items."""
        message = tlv8.decode(body)
        state = message[Tag.STATE][0] + 1
        items = {2: self.start, 4: self.prove, 6: self.introduce}[state](message)
        return state, self.at(f"setup M{state} items", [(Tag.STATE, bytes([state])), *items])

    def start(self, message):
        """M2: the salt and the public key."""
        if self.accessory.pairings:
            return [(Tag.ERROR, bytes([UNAVAILABLE]))]
        self.srp = SRPServer(self.accessory.code)
        return [(Tag.PUBLIC_KEY, self.srp.public_key), (Tag.SALT, self.srp.salt)]

    def prove(self, message):
        """M4: the proof that both know the setup code."""
        answer = self.srp.answer(message[Tag.PUBLIC_KEY], message[Tag.PROOF])
        if answer is None:
            return [(Tag.ERROR, bytes([AUTHENTICATION]))]
        self.session_key, proof = answer
        return [(Tag.PROOF, proof)]

    def introduce(self, message):
        """M6: the controller is kept, and who the accessory is goes out under seal."""
        try:
            self.keep(tlv8.decode(keys.unseal(self.key("Encrypt"), "PS-Msg05", message[Tag.ENCRYPTED])))
        except (InvalidTag, InvalidSignature):
            return [(Tag.ERROR, bytes([AUTHENTICATION]))]
        identity = self.at("setup M6 identity", self.accessory.identity)
        signature = identity.sign(self.key("Accessory-Sign"), identity.id, identity.public_key)
        inner = [(Tag.IDENTIFIER, identity.id), (Tag.PUBLIC_KEY, identity.public_key), (Tag.SIGNATURE, signature)]
        plaintext = self.at("setup M6 sealed bytes", tlv8.encode(self.at("setup M6 sealed items", inner)))
        nonce = self.at("setup M6 nonce", "PS-Msg06")
        return [(Tag.ENCRYPTED, keys.seal(self.key("Encrypt"), nonce, plaintext))]

    def keep(self, controller):
        identifier, public_key = controller[Tag.IDENTIFIER], controller[Tag.PUBLIC_KEY]
        keys.verify(public_key, controller[Tag.SIGNATURE], self.key("Controller-Sign") + identifier + public_key)
        self.accessory.pairings[identifier] = (public_key, True)

    def key(self, name):
        return keys.derived(self.session_key, f"Pair-Setup-{name}-Salt", f"Pair-Setup-{name}-Info")
