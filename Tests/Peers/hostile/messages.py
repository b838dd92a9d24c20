"""HTTP as an accessory sees it: requests are read, answers and events are written."""
import json
from dataclasses import dataclass
from urllib.parse import parse_qs

PAIRING = "application/pairing+tlv8"
JSON = "application/hap+json"
REASONS = {200: "OK", 204: "No Content", 207: "Multi-Status", 400: "Bad Request", 404: "Not Found",
           470: "Connection Authorization Required", 500: "Internal Server Error", 503: "Service Unavailable"}


@dataclass(frozen=True)
class Request:
    """A request that has been read."""
    method: str
    path: str
    query: dict
    body: bytes

    @classmethod
    def read(cls, stream):
        """The next request of a stream; None at its end."""
        start = stream.line().split()
        if not start:
            return None
        length = 0
        while line := stream.line().strip():
            name, _, value = line.partition(":")
            if name.lower() == "content-length":
                length = int(value)
        path, _, query = start[1].partition("?")
        return cls(start[0], path, parse_qs(query), stream.exactly(length))

    @property
    def json(self):
        return json.loads(self.body)


@dataclass(frozen=True)
class Answer:
    """An answer, before it is bytes."""
    status: int = 200
    type: str = JSON
    body: bytes = b""
    headers: str = None
    start: str = "HTTP/1.1"

    @classmethod
    def of(cls, content, status=200):
        return cls(status, JSON, json.dumps(content, separators=(",", ":")).encode())

    @property
    def bytes(self):
        headers = self.headers
        if headers is None:
            headers = f"Content-Type: {self.type}\r\nContent-Length: {len(self.body)}\r\n"
            headers = "" if self.status == 204 else headers
        headers = headers.replace("{}", str(len(self.body)))
        line = f"{self.start} {self.status} {REASONS.get(self.status, 'Unknown')}\r\n"
        return (line + headers + "\r\n").encode() + self.body


def event(entries):
    """An event of (aid, iid, value), as bytes."""
    content = {"characteristics": [{"aid": aid, "iid": iid, "value": value} for aid, iid, value in entries]}
    answer = Answer.of(content)
    return Answer(200, JSON, answer.body, start="EVENT/1.0").bytes
