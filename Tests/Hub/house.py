"""A simulated home, a data folder that is paired with it, and a hub on it that can be killed and started again."""
import json
import os
import signal
import subprocess
import urllib.error
import urllib.request

from ports import free_port

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
DEMO = os.path.join(ROOT, "Scripts", "demo-home.json")


class House:
    """The demo home, unless another is given, with accessories at `host`; its hub answers at `port`."""

    def __init__(self, beckon, folder, *options, home=DEMO, host="127.0.0.1", arguments=()):
        self.beckon, self.data, self.options = beckon, os.path.join(folder, "data"), options
        self.environment = {**os.environ, "BECKON_TIME_KEEPER": "off", "LC_ALL": "C.UTF-8"}
        self.port = free_port()
        self.log = open(os.path.join(folder, "hub.log"), "ab")
        self.simulator = self.start(
            "simulate", home, "--state-dir", os.path.join(folder, "simulator"), "--setup-code", "031-45-154",
            "--no-announce", *arguments)
        self.run("import", home)
        # A line for each bridge, and for each accessory that is behind none.
        with open(home) as file:
            doors = sum("bridge" not in accessory for kept in json.load(file)["homes"] for accessory in kept["accessories"])
        for _ in range(doors):
            port = json.loads(self.simulator.stdout.readline())["port"]
            self.run("accessory", "add", f"{host}:{port}", "--setup-code", "031-45-154")
        self.hub = None

    def start(self, *arguments, errors=subprocess.DEVNULL):
        return subprocess.Popen(
            [self.beckon, *arguments], env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=errors, text=True)

    def run(self, *arguments, text=None):
        told = {"input": text} if text is not None else {"stdin": subprocess.DEVNULL}
        return subprocess.run(
            [self.beckon, *arguments, "--data-dir", self.data], env=self.environment, capture_output=True, text=True,
            timeout=120, **told).stdout.strip()

    def serve(self):
        """Starts the hub, and waits until it answers at both doors."""
        self.hub = self.start(
            "serve", "--data-dir", self.data, "--port", str(self.port), *self.options, errors=self.log)
        for _ in range(2):
            while True:
                line = self.hub.stdout.readline()
                if not line:
                    with open(self.log.name) as log:
                        raise SystemExit("the hub ended before it was ready: " + "".join(log.readlines()[-3:]))
                if line.startswith("Listening at "):
                    break

    def kill(self, number=signal.SIGKILL):
        self.hub.send_signal(number)
        return self.hub.wait()

    def end(self):
        for process in (self.hub, self.simulator):
            if process and process.poll() is None:
                process.terminate()
                process.wait()

    def client(self, name, *options):
        """A new client's token."""
        return self.run("client", "add", name, *options)

    def ask(self, method, path, token, body=None, timeout=60):
        """The status and the document that the hub answers."""
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}", method=method, headers={"Authorization": f"Bearer {token}"})
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=timeout) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            return error.code, json.load(error)
