"""Who the two accessories are: the one that misbehaves, and the one that must not suffer from it."""
ODD_BRIDGE, ODD_BRIDGE_SEED = b"AA:BB:CC:00:00:01", bytes([1]) * 32
FRONT_DOOR, FRONT_DOOR_SEED = b"AA:BB:CC:00:00:02", bytes([2]) * 32
ANOTHER_SEED = bytes([3]) * 32
