"""Notices: only to those who are away, once for each question, and never into somebody's own network."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest
from tests.web.kit import Person, Server, Stream

from dosdemayo.i18n import Catalog
from dosdemayo.web.notices.guard import ForbiddenAddress, checked, is_public, parse
from dosdemayo.web.notices.mail import is_mail_address
from dosdemayo.web.notices.webhook import Webhooks

PUBLIC = "93.184.216.34"


class Web:
    """A world of hosts, and what was sent to them."""

    def __init__(self, **hosts: list[str]) -> None:
        self.hosts = {"hooks.example": [PUBLIC]} | hosts
        self.requests: list[httpx2.Request] = []

    async def resolve(self, host: str, port: int) -> list[str]:
        if host not in self.hosts:
            raise OSError("no such host")
        return self.hosts[host]

    def answer(self, request: httpx2.Request) -> httpx2.Response:
        self.requests.append(request)
        return httpx2.Response(302, headers={"Location": "http://127.0.0.1/admin"})

    @property
    def webhooks(self) -> Webhooks:
        return Webhooks(self.resolve, httpx2.MockTransport(self.answer))


class Post:
    def __init__(self) -> None:
        self.sent: list[tuple[str, str, str]] = []

    async def send(self, to: str, subject: str, text: str) -> None:
        self.sent.append((to, subject, text))


@pytest.fixture
def web() -> Web:
    return Web()


@pytest.fixture
def post() -> Post:
    return Post()


@pytest.fixture
async def noticed(server: Server, web: Web, post: Post) -> AsyncIterator[Server]:
    server.app.state.notifier.webhooks = web.webhooks
    server.app.state.notifier.mailer = post
    yield server
    await server.app.state.notifier.settled()


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1",
        "fe80::1%eth0",
        "fd00::1",
        "fec0::1",
        "::127.0.0.1",
        "64:ff9b:1::7f00:1",
        "2001:0:7f00:1::",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "ff02::1",
        "what",
    ],
)
def test_addresses_that_are_not_out_in_the_open(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:220:1:248:1893:25c8:1946", "64:ff9b::5db8:d822"])
def test_addresses_that_are(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "url",
    [
        "ftp://hooks.example/",
        "file:///etc/passwd",
        "https://",
        "https://user:pass@hooks.example/",
        "https://hooks.example:22/",
        "https://hooks.example:99999/",
        "https://hooks.example/\r\nX: y",
        "https://[::1",
        "hooks.example",
        "https://höoks.example/",
    ],
)
def test_addresses_that_are_no_webhooks(url: str) -> None:
    with pytest.raises(ForbiddenAddress):
        parse(url)


@pytest.mark.parametrize("found", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], []])
async def test_a_host_with_one_private_machine_is_refused(found: list[str]) -> None:
    with pytest.raises(ForbiddenAddress):
        await checked("https://rebind.example/", Web(**{"rebind.example": found}).resolve)


async def test_a_webhook_goes_to_the_machine_that_was_checked_and_follows_nothing(web: Web) -> None:
    await web.webhooks.send("https://hooks.example/a?b=c", "hello")
    [request] = web.requests
    assert str(request.url) == f"https://{PUBLIC}/a?b=c"
    assert request.headers["host"] == "hooks.example"
    assert request.extensions["sni_hostname"] == "hooks.example"
    assert json.loads(request.content)["text"] == "hello"


async def test_a_host_that_moves_to_a_private_address_gets_nothing(web: Web) -> None:
    await web.webhooks.check("https://hooks.example/")
    web.hosts["hooks.example"] = ["127.0.0.1"]
    with pytest.raises(ForbiddenAddress):
        await web.webhooks.send("https://hooks.example/", "hello")
    assert web.requests == []


async def test_a_host_is_looked_up_once_for_each_request(web: Web) -> None:
    """Were it looked up again for the connection, a name that changes quickly would lead past the guard."""
    answers = iter([[PUBLIC], ["127.0.0.1"]])

    async def changing(host: str, port: int) -> list[str]:
        return next(answers)

    hooks = Webhooks(changing, httpx2.MockTransport(web.answer))
    await hooks.send("https://hooks.example/", "hello")
    assert [request.url.host for request in web.requests] == [PUBLIC]
    assert next(answers) == ["127.0.0.1"]


async def test_a_redirect_is_not_followed(web: Web) -> None:
    await web.webhooks.send("https://hooks.example/", "hello")
    assert [request.url.host for request in web.requests] == [PUBLIC]


async def notices(person: Person, **wanted: Any) -> tuple[int, Any]:
    response = await person.call("PUT", "notices", wanted)
    return response.status_code, response.json()


async def test_an_absent_player_is_told_once(noticed: Server, web: Web) -> None:
    french, spanish, _ = await noticed.people()
    assert (await notices(french, webhook="https://hooks.example/"))[0] == 200
    for _ in range(3):
        await spanish.ok("POST", "chat", {"text": "well?"})
    await noticed.app.state.notifier.settled()
    assert len(web.requests) == 1
    text = json.loads(web.requests[0].content)["text"]
    assert text.endswith(f"/game/{french.game}")
    assert french.token not in text


async def test_a_player_who_is_here_is_not_told(noticed: Server, web: Web) -> None:
    french, *_ = await noticed.people()
    async with Stream(french).open():
        await notices(french, webhook="https://hooks.example/")
        await noticed.app.state.notifier.settled()
        assert web.requests == []
        await french.give("choose", "artilleria")
        await noticed.app.state.notifier.settled()
    assert web.requests == []


async def test_a_player_who_is_not_asked_is_not_told(noticed: Server, web: Web) -> None:
    _, spanish, _ = await noticed.people()
    await notices(spanish, webhook="https://hooks.example/")
    await noticed.app.state.notifier.settled()
    assert web.requests == []


async def test_private_webhooks_are_refused_when_they_are_named(noticed: Server) -> None:
    french, *_ = await noticed.people()
    for url in ("http://127.0.0.1/", "http://localhost/", "nonsense", "https://unknown.example/"):
        status, body = await notices(french, webhook=url)
        assert (status, body["code"]) == (422, "bad_address")


async def test_mail_needs_the_code_that_was_sent(noticed: Server, post: Post) -> None:
    french, *_ = await noticed.people()
    status, found = await notices(french, mail="ana@example.org")
    assert (status, found) == (200, {"webhook": False, "mail": False, "mail_to_confirm": True})
    await noticed.app.state.notifier.settled()
    [(to, _, text)] = post.sent
    assert to == "ana@example.org"
    code = next(word for word in text.replace(".", " ").split() if word.isdigit() and len(word) == 6)
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    assert await french.refused("POST", "notices/confirm", {"code": wrong}) == (422, "invalid")
    assert (await french.ok("POST", "notices/confirm", {"code": code}))["mail"]
    await noticed.app.state.notifier.settled()
    assert [to for to, *_ in post.sent] == ["ana@example.org"] * 2


@pytest.mark.parametrize(("language", "words"), [("pl", "Twoja kolej"), ("es", "Te toca"), ("xx", "It is your move")])
async def test_a_player_is_told_in_their_language(noticed: Server, web: Web, language: str, words: str) -> None:
    french, spanish, _ = await noticed.people()
    assert (await notices(french, webhook="https://hooks.example/", language=language))[0] == 200
    await spanish.ok("POST", "chat", {"text": "well?"})
    await noticed.app.state.notifier.settled()
    assert json.loads(web.requests[0].content)["text"].startswith(words)


async def test_a_code_comes_in_the_language_of_the_player(noticed: Server, post: Post) -> None:
    french, *_ = await noticed.people()
    await notices(french, mail="ana@example.org", language="fr")
    assert post.sent[0][2].startswith(Catalog("fr").text("notice-code", code="x").split(" x")[0])


async def test_a_code_cannot_be_guessed(noticed: Server, post: Post) -> None:
    french, *_ = await noticed.people()
    await notices(french, mail="ana@example.org")
    code = next(word for word in post.sent[0][2].replace(".", " ").split() if word.isdigit() and len(word) == 6)
    wrong = f"{(int(code) + 1) % 1_000_000:06}"
    codes = [await french.refused("POST", "notices/confirm", {"code": wrong}) for _ in range(5)]
    assert codes[-1] == (429, "too_many")
    assert await french.refused("POST", "notices/confirm", {"code": code}) == (429, "too_many")


async def test_without_a_mail_server_there_is_no_mail(server: Server) -> None:
    french, *_ = await server.people()
    assert (await notices(french, mail="ana@example.org"))[1]["code"] == "no_mail"


@pytest.mark.parametrize("address", ["a@b.example", "a.b+c@x-y.example"])
def test_mail_addresses(address: str) -> None:
    assert is_mail_address(address)


@pytest.mark.parametrize("address", ["", "a", "@b", "a@", "a@b\nBcc: c@d", "a b@c.example", "a@b..c", "a@-b"])
def test_what_is_no_mail_address(address: str) -> None:
    assert not is_mail_address(address)
