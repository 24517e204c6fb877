"""A scripted model on loopback. It speaks the two protocols that the clients speak and keeps what they asked.

* OpenAI: `POST …/chat/completions`, answered as server-sent events (the Antigravity harness with an OpenAI model);
* Gemini: `POST …/models/<model>:streamGenerateContent`, answered as server-sent events (both clients). The Gemini CLI
  also asks `:generateContent` for its own housekeeping (titles, routing) and `:countTokens`; those are answered plainly
  and are no part of the script.
"""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Json = dict[str, Any]


@dataclass(frozen=True)
class Call:
    """A tool call of the scripted model; `arguments` may be raw text, to send what is not JSON (OpenAI only)."""

    name: str
    arguments: Json | str
    id: str


@dataclass(frozen=True)
class Reply:
    """What the scripted model says to one request.

    `thinking` and `signature` (base64, put on the first call or else on the text) exist in the Gemini protocol only.
    `status` other than 200 gives an HTTP error with `text` as its message. `delay` is in seconds.
    """

    text: str = ""
    calls: tuple[Call, ...] = ()
    thinking: str = ""
    signature: str = ""
    status: int = 200
    delay: float = 0


Script = Sequence[Reply] | Callable[[Json, int], Reply]
"""Replies in the order of the requests, the last one repeated; or a function of the request's body and its number."""


RESUMED = (Reply("resumed"),)
"""What the model says to a resumed conversation unless a test has more in mind."""


@dataclass
class ModelServer:
    """The model as a context manager. `url` is its root, `requests` the bodies of its requests for a turn, in order."""

    script: Script
    requests: list[Json] = field(default_factory=list)
    errors: list[Exception] = field(default_factory=list)

    def __enter__(self) -> ModelServer:
        handler = type("Handler", (_Handler,), {"model": self})
        self._lock = threading.Lock()
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), handler)  # port 0: a free one, so runs never collide
        self._http.daemon_threads = True
        self._thread = threading.Thread(target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._http.server_address[1]}"
        return self

    def __exit__(self, *_: object) -> None:
        self._http.shutdown()
        self._http.server_close()
        self._thread.join(timeout=10)

    def reply(self, body: Json) -> Reply:
        """Keep a request and give the script's answer; a script that fails answers 400 and leaves its error."""
        with self._lock:
            number = len(self.requests)
            self.requests.append(body)
        try:
            return (
                self.script(body, number) if callable(self.script) else self.script[min(number, len(self.script) - 1)]
            )
        except Exception as error:  # noqa: BLE001 - whatever a script raises belongs to the test, not to this thread
            self.errors.append(error)
            return Reply(f"the script failed: {error!r}", status=400)


class _Handler(BaseHTTPRequestHandler):
    model: ModelServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class names it so
        """Say nothing."""

    def do_GET(self) -> None:
        self._json(200, {"object": "list", "data": [{"id": "scripted", "object": "model"}]})

    def do_POST(self) -> None:
        raw = self._read()
        with suppress(BrokenPipeError, ConnectionResetError):  # a client that was stopped does not wait for its answer
            self._answer(json.loads(raw), len(raw))

    def _answer(self, body: Json, size: int) -> None:
        verb = re.search(r":(\w+)", self.path)
        if self.path.endswith("/chat/completions"):
            self._stream(self.model.reply(body), openai_events, end=b"data: [DONE]\n\n")
        elif verb and verb[1] == "streamGenerateContent":
            self._stream(self.model.reply(body), gemini_events)
        elif verb and verb[1] == "generateContent":
            self._json(200, _gemini_chunk([{"text": _housekeeping(body)}]))
        elif verb and verb[1] == "countTokens":
            self._json(200, {"totalTokens": size // 4 + 1})
        else:
            self._json(404, {"error": {"code": 404, "message": f"the scripted model has no {self.path}"}})

    def _read(self) -> bytes:
        if self.headers.get("Transfer-Encoding", "").lower() != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length") or 0))
        raw = b""
        while size := int(self.rfile.readline().split(b";")[0].strip() or b"0", 16):
            raw += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()  # the blank line that ends the last chunk
        return raw

    def _json(self, status: int, value: Json) -> None:
        raw = json.dumps(value).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(raw)))
        self.end_headers()
        self.wfile.write(raw)

    def _stream(self, reply: Reply, events: Callable[[Reply], list[Json]], end: bytes = b"") -> None:
        time.sleep(reply.delay)
        if reply.status != 200:
            error = {"code": reply.status, "message": reply.text, "status": "INTERNAL", "type": "server_error"}
            self._json(reply.status, {"error": error})
            return
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        for event in events(reply):
            self.wfile.write(b"data: " + json.dumps(event).encode() + b"\r\n\r\n")
        self.wfile.write(end)


def openai_events(reply: Reply) -> list[Json]:
    """A reply as the chunks of a streamed chat completion."""
    delta: Json = {"role": "assistant", "content": reply.text}
    if reply.calls:
        delta["tool_calls"] = [
            {"index": index, "id": call.id, "type": "function", "function": {"name": call.name, "arguments": text}}
            for index, call in enumerate(reply.calls)
            for text in [call.arguments if isinstance(call.arguments, str) else json.dumps(call.arguments)]
        ]
    base = {"id": "chatcmpl-scripted", "object": "chat.completion.chunk", "created": 0, "model": "scripted"}
    finish = "tool_calls" if reply.calls else "stop"
    usage = {"prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110}
    return [
        {**base, "choices": [{"index": 0, "delta": delta, "finish_reason": None}]},
        {**base, "choices": [{"index": 0, "delta": {}, "finish_reason": finish}], "usage": usage},
    ]


def gemini_events(reply: Reply) -> list[Json]:
    """A reply as the chunks of a streamed Gemini answer; one is enough."""
    parts: list[Json] = [{"text": reply.thinking, "thought": True}] if reply.thinking else []
    if reply.text:
        parts.append({"text": reply.text})
    parts += [{"functionCall": {"id": call.id, "name": call.name, "args": call.arguments}} for call in reply.calls]
    if reply.signature:
        signed = next((part for part in parts if "functionCall" in part), parts[-1])
        signed["thoughtSignature"] = reply.signature
    return [_gemini_chunk(parts)]


def _gemini_chunk(parts: list[Json]) -> Json:
    usage = {"promptTokenCount": 100, "candidatesTokenCount": 10, "totalTokenCount": 110}
    candidate = {"index": 0, "content": {"role": "model", "parts": parts}, "finishReason": "STOP"}
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": "scripted", "responseId": "scripted"}


def _housekeeping(body: Json) -> str:
    """An answer that fits the schema asked for, or a line of text."""
    config = body.get("generationConfig", {})
    schema = config.get("responseJsonSchema") or config.get("responseSchema")
    if not schema:
        return "A scripted line."
    empty: Json = {"number": 0, "integer": 0, "boolean": False, "array": [], "object": {}}
    fields = {
        name: what["enum"][-1] if what.get("enum") else empty.get(str(what.get("type")).lower(), "scripted")
        for name, what in schema.get("properties", {}).items()
    }
    return json.dumps(fields)
