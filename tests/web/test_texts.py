"""Texts, headers and the page itself."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message
from tests.web.kit import Server

from dosdemayo import __version__
from dosdemayo.content import base_digest, base_edition
from dosdemayo.i18n.catalog import APART, of_page
from dosdemayo.rules_text import guide_file, rules_file
from dosdemayo.web.headers import LARGEST_BODY
from dosdemayo.web.routers import texts
from dosdemayo.web.settings import Settings


@pytest.fixture(autouse=True)
def page(settings: Settings) -> Path:
    (settings.static / "assets").mkdir(parents=True)
    (settings.static / "index.html").write_text("<!doctype html><title>page</title>")
    (settings.static / "assets" / "main-1a2b3c.js").write_text("//")
    (settings.static / "favicon.svg").write_text("<svg/>")
    (settings.static.parent / "secret.txt").write_text("outside")
    return settings.static


async def test_about(server: Server) -> None:
    about = (await server.http.get("/api/about")).json()
    assert about["version"] == __version__
    assert (about["limits"]["name"], about["limits"]["usual_beat"]) == (40, 3.0)
    assert "practice" in about["levels"]
    assert "en" in about["languages"]


async def test_only_figures_of_the_edition_in_play_are_told(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    def entry(fingerprint: str, french: float) -> dict[str, object]:
        return {"edition": "base", "fingerprint": fingerprint, "level": "solid", "games": 100, "french": french}

    shipped = json.dumps([entry("00000000", 11.5), entry(base_digest(), 48.0)])
    monkeypatch.setattr(texts, "_shipped_strengths", lambda: shipped)
    texts._strengths.cache_clear()
    told = (await server.http.get("/api/about")).json()["strengths"]
    texts._strengths.cache_clear()
    assert [figures["french"] for figures in told] == [48.0]


@pytest.mark.parametrize(
    "name",
    ["how_to_play", "explained", "players_aid", "faq", "rulebook", "cards", "rulings", "example_of_play", "cases"],
)
async def test_rules(server: Server, name: str) -> None:
    response = await server.http.get(f"/api/rules/{name}")
    assert response.text == rules_file(name)
    again = await server.http.get(f"/api/rules/{name}", headers={"If-None-Match": response.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pl"])
async def test_the_guide_to_editions_in_every_language(server: Server, lang: str) -> None:
    response = await server.http.get("/api/rules/editions", params={"lang": lang})
    assert response.text == guide_file("editions", lang)
    assert (lang == "en") == ("# Your own edition" in response.text)


@pytest.mark.parametrize(
    "path",
    [
        "rules/browser",
        "rules/pyproject",
        "rules/rulebook?lang=xx",
        "editions/none",
        "catalogs/xx",
        "catalogs/xx/cards.ftl",
        "catalogs/en/none.ftl",
    ],
)
async def test_texts_that_there_are_not(server: Server, path: str) -> None:
    response = await server.http.get(f"/api/{path}")
    assert (response.status_code, response.json()["code"]) == (404, "no_such_text")


async def test_an_edition_says_how_sure_everything_is(server: Server) -> None:
    edition = (await server.http.get("/api/editions/base")).json()
    assert len(edition["cards"]) == 22
    assert len(edition["areas"]) == 21
    assert len(edition["edges"]) == len(base_edition().edges)
    artillery = next(card for card in edition["cards"] if card["id"] == "artilleria")
    assert [value["value"] for value in artillery["parameters"] if value["key"] == "strength.bonus"] == [2]
    assert artillery["effect"]["certainty"] == "attested"
    assert "has +2 strength for the rest of the game" in artillery["texts"]["en"]["effect"]
    redirecting = next(card for card in edition["cards"] if card["id"] == "desorden")
    assert redirecting["texts"]["en"]["done"] == "the order “{order}” now leads to {goal}"


async def test_an_edition_has_words_in_the_language_that_was_asked_for_alone(server: Server) -> None:
    polish = (await server.http.get("/api/editions/base", params={"lang": "pl"})).json()
    english = (await server.http.get("/api/editions/base")).json()
    assert [list(card["texts"]) for card in polish["cards"]] == [["pl"]] * 22
    assert [list(card["texts"]) for card in english["cards"]] == [["en"]] * 22
    assert polish["cards"][0]["texts"]["pl"]["effect"] != english["cards"][0]["texts"]["en"]["effect"]
    unknown = await server.http.get("/api/editions/base", params={"lang": "xx"})
    assert (unknown.status_code, unknown.json()["code"]) == (404, "no_such_text")


async def test_catalogs(server: Server) -> None:
    languages = (await server.http.get("/api/catalogs")).json()["languages"]
    assert "cards" in languages["en"]
    for name in languages["en"]:
        assert " = " in (await server.http.get(f"/api/catalogs/en/{name}.ftl")).text


async def test_one_request_brings_every_message_of_a_language_but_the_long_texts(server: Server) -> None:
    languages = (await server.http.get("/api/catalogs")).json()["languages"]
    common = [name for name in languages["en"] if f"{name}.ftl" not in APART]
    assert len(common) == len(languages["en"]) - len(APART)
    apart = [(await server.http.get(f"/api/catalogs/en/{name}.ftl")).text for name in common]
    together = (await server.http.get("/api/catalogs/en")).text
    assert _messages(together) == [message for text in apart for message in _messages(text)]


async def test_one_language_is_enough(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a language has gaps, English fills them."""

    def with_gaps(lang: str) -> dict[str, str]:
        found = dict(of_page(lang))
        if lang == "es":
            del found["tutor.ftl"]
            found["notices.ftl"] = ""
        return found

    monkeypatch.setattr(texts, "of_page", with_gaps)
    texts._stems.cache_clear()
    texts._joined.cache_clear()
    spanish = (await server.http.get("/api/catalogs/es")).text
    texts._stems.cache_clear()
    texts._joined.cache_clear()
    english = (await server.http.get("/api/catalogs/en")).text
    assert sorted(_messages(spanish)) == sorted(_messages(english))
    assert "Look again" in spanish


def _messages(text: str) -> list[str]:
    entries = FluentResource(text).body
    assert not any(isinstance(entry, Junk) for entry in entries)
    return [entry.id.name for entry in entries if isinstance(entry, Message)]


@pytest.mark.parametrize("path", ["/api/catalogs/en", "/api/editions/base", "/api/shapes", "/api/rules/cards"])
async def test_texts_are_compressed_tagged_and_not_sent_twice(server: Server, path: str) -> None:
    plain = await server.http.get(path, headers={"Accept-Encoding": "identity"})
    packed = await server.http.get(path, headers={"Accept-Encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert packed.content == plain.content
    assert packed.headers["etag"] == plain.headers["etag"]
    for known in (plain.headers["etag"], f'"other", {plain.headers["etag"]}', "*"):
        again = await server.http.get(path, headers={"If-None-Match": known})
        assert (again.status_code, again.content) == (304, b"")
    other = await server.http.get(path, headers={"If-None-Match": '"other"'})
    assert other.content == plain.content


async def test_shapes(server: Server) -> None:
    assert len((await server.http.get("/api/shapes")).json()["borders"]) > 40


@pytest.mark.parametrize("path", ["/", "/game/abc", "/replay/abc?step=3", "/rules", "/deep/er/still"])
async def test_every_address_shows_the_page(server: Server, path: str) -> None:
    response = await server.http.get(path)
    assert "<title>page</title>" in response.text
    assert response.headers["cache-control"] == "no-cache"
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert response.headers["referrer-policy"] == "no-referrer"
    assert response.headers["x-content-type-options"] == "nosniff"


async def test_parts_with_a_hash_are_kept_for_ever_and_others_are_not(server: Server) -> None:
    part = await server.http.get("/assets/main-1a2b3c.js")
    assert "immutable" in part.headers["cache-control"]
    assert (await server.http.get("/favicon.svg")).headers["cache-control"] == "no-cache"
    assert (await server.http.get("/assets/gone-000000.js")).status_code == 404


async def test_a_page_that_was_built_anew_is_served_anew(server: Server, page: Path) -> None:
    before = await server.http.get("/")
    (page / "index.html").write_text("<!doctype html><title>another page</title>")
    after = await server.http.get("/", headers={"If-None-Match": before.headers["etag"]})
    assert (after.status_code, "another page" in after.text) == (200, True)


@pytest.mark.parametrize(
    ("path", "accepted", "wanted"),
    [
        ("/", "en-GB,en;q=0.9", ["/api/catalogs/en"]),
        ("/game/abc", "xx;q=0.3", ["/api/catalogs/en", "/api/editions/base?lang=en"]),
        ("/game/abc", "pl,en;q=0.5", ["/api/catalogs/pl", "/api/editions/base?lang=pl"]),
        ("/replay/abc?step=3", "", ["/api/catalogs/en", "/api/editions/base?lang=en"]),
    ],
)
async def test_the_page_says_what_it_will_ask_for(server: Server, path: str, accepted: str, wanted: list[str]) -> None:
    link = (await server.http.get(path, headers={"Accept-Language": accepted})).headers["link"]
    assert re.findall("<(.*?)>", link) == wanted
    for address in wanted:
        assert (await server.http.get(address)).status_code == 200


@pytest.mark.parametrize("path", ["/..%2Fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
async def test_nothing_outside_of_the_page_is_served(server: Server, path: str) -> None:
    assert "outside" not in (await server.http.get(path)).text


async def test_unknown_calls_are_told_so(server: Server) -> None:
    for path in ("/api", "/api/nothing", "/api/games/x/nothing"):
        response = await server.http.get(path)
        assert (response.status_code, response.json()["code"]) == (404, "not_found")


async def test_nothing_about_a_game_is_kept_anywhere(server: Server) -> None:
    french, *_ = await server.people()
    response = await french.call("GET", "state")
    assert response.headers["cache-control"] == "no-store"


async def test_what_is_too_large_is_not_read(server: Server) -> None:
    response = await server.http.post("/api/games", content=b" " * (LARGEST_BODY + 1))
    assert (response.status_code, response.json()["code"]) == (413, "too_large")


async def test_a_malformed_request_is_not_echoed(server: Server) -> None:
    response = await server.http.post("/api/games/abc/join", json={"invitation": "my secret!"})
    assert response.status_code == 422
    assert "my secret" not in response.text
    assert response.json()["problems"][0]["where"] == "body.invitation"
