#!/usr/bin/env python3
"""Has schemathesis ask a hub on a simulated home: schema.py BECKON SCHEMATHESIS EXAMPLES"""
import json
import os
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Hub"))
from house import House  # noqa: E402


# What is too long is turned away for that before anybody looks at what else is wrong.
SETTINGS = "[checks.negative_data_rejection]\nexpected-statuses = [400, 401, 403, 404, 405, 409, 413, 415, 429]\n"


def main(beckon, schemathesis, examples):
    with tempfile.TemporaryDirectory() as folder:
        house = House(beckon, folder, "--ear")
        try:
            house.serve()
            token = house.client("Schema", "--may-set-up", "--may-unlock")
            # It answers before it has learnt to hear.
            while not house.ask("GET", "/v1/client", token)[1]["hears"]:
                time.sleep(0.2)
            (_, homes), (_, things) = (house.ask("GET", path, token) for path in ("/v1/homes", "/v1/things"))
            known = {"things": things, "rooms": homes[0]["rooms"], "scenes": homes[0]["scenes"]}
            with open(os.path.join(folder, "schemathesis.toml"), "w") as file:
                file.write(SETTINGS)
            hooks = os.path.join(os.path.dirname(os.path.abspath(__file__)), "hooks.py")
            found = subprocess.run([
                schemathesis, "run", f"http://127.0.0.1:{house.port}/openapi.json", "-H", f"Authorization: Bearer {token}",
                "--phases", "examples,coverage,fuzzing", "--max-examples", examples, "--workers", "2", "--seed", "1",
                "--generation-database", "none", "--request-timeout", "30", "--rate-limit", "90/s", "--no-color",
                # They look around in the network; events never end; a token is nothing but a code that is spent once.
                "--exclude-operation-id", "pair", "--exclude-operation-id", "discover", "--exclude-operation-id",
                "followEvents", "--exclude-operation-id", "takeToken"],
                cwd=folder, env={**os.environ, "SCHEMATHESIS_HOOKS": hooks, "BECKON_SCHEMA_HOME": json.dumps(known)})
            assert house.hub.poll() is None, "the hub has ended"
            status, _ = house.ask("GET", "/v1/homes", token)
            assert status == 200, status
        finally:
            house.end()
    sys.exit(found.returncode)


main(*sys.argv[1:])
