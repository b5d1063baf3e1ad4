"""Games of several editions at one server: offered ones, files of players, and what comes with a record."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from tests.web.kit import Server

from dosdemayo.content import edition_digest, origin_of, read_edition
from dosdemayo.records import read_record
from dosdemayo.web.errors import ApiError
from dosdemayo.web.settings import Settings, offered_editions
from dosdemayo.web.store.tables import GameRow

OWN = """
name = "my box"
[limits]
turns = 3
[areas]
9 = "Las Nuevas"
[cards.heroinas]
spare = false
[cards.heroinas.strength]
near = 3
bonus = 1
[cards.guerrilla]
name = "La guerrilla"
side = "spanish"
windows = ["movement"]
[cards.guerrilla.cancel]
which = "outside"
"""
LINK = {"opponent": {"kind": "same_screen"}, "side": "french"}


async def create(server: Server, **wanted: Any) -> Any:
    return await server.http.post("/api/games", json=LINK | wanted)


async def asked(server: Server, seated: dict[str, Any], what: str) -> Any:
    token = seated["tokens"]["french"]
    found = await server.http.get(f"/api/games/{seated['game']}/{what}", headers={"Authorization": f"Bearer {token}"})
    assert found.status_code == 200, found.text
    return found


async def test_an_invitation_shows_what_is_played(server: Server) -> None:
    for wanted, name in (({"edition_file": OWN}, "Las Nuevas"), ({}, None)):
        made = (await create(server, opponent={"kind": "link"}, **wanted)).json()
        body = {"invitation": made["invitation"]["token"]}
        found = (await server.http.post(f"/api/games/{made['game']}/invitation", json=body)).json()
        assert (found["edition"] and found["edition"]["areas"][8]["name"]) == name


async def test_a_file_of_a_player_is_played(server: Server) -> None:
    seated = (await create(server, edition_file=OWN)).json()
    plain = (await create(server)).json()
    options = [(await asked(server, game, "state")).json()["options"] for game in (seated, plain)]
    assert [(found["edition"], found["own_edition"]) for found in options] == [("my box", True), ("base", False)]
    edition = (await asked(server, seated, "edition")).json()
    assert (edition["turns"], edition["areas"][8]["name"], len(edition["cards"])) == (3, "Las Nuevas", 23)
    heroines = next(card for card in edition["cards"] if card["id"] == "heroinas")
    assert "has +1 strength this turn" in heroines["texts"]["en"]["effect"]
    french = (await asked(server, seated, "edition?lang=fr")).json()
    assert [list(card["texts"]) for card in french["cards"]] == [["fr"]] * 23


async def test_a_file_is_told_before_a_game_is_played_by_it(server: Server) -> None:
    seated = (await create(server, edition_file=OWN)).json()
    spanish = {"Accept-Language": "es-MX,es;q=0.9,en;q=0.8"}
    told = await server.http.post("/api/editions", json={"edition_file": "\ufeff" + OWN}, headers=spanish)
    assert told.status_code == 200
    played = (await asked(server, seated, "edition?lang=es")).text
    # Stored, a file is called as its edition.
    assert json.loads(told.text.replace("edition file edition", "edition file my box")) == json.loads(played)
    assert [game.name for game in server.games.settings.editions.values()] == ["base", "corrections (example)"]


async def test_a_list_of_games_names_their_editions(server: Server) -> None:
    made = [(await create(server, **wanted)).json() for wanted in ({"edition_file": OWN}, {})]
    known = [{"game": game["game"], "token": game["tokens"]["french"]} for game in made]
    found = (await server.http.post("/api/my-games", json={"games": known})).json()["games"]
    assert [game["edition"] for game in found] == ["my box", "base"]
    assert found[1]["edition_key"] == "ui-edition-name-base"


async def test_the_record_of_such_a_game_goes_on_elsewhere(server: Server) -> None:
    seated = (await create(server, edition_file=OWN)).json()
    text = (await asked(server, seated, "report")).text
    assert "changes: {" in text
    from dosdemayo.content import base_edition, override
    from dosdemayo.records import Header, Record, write_record

    owned = override(base_edition(), {"limits": {"turns": 3}}, Path("short.toml"))
    record = write_record(Record(Header.of(owned)))
    assert read_record(record).header.edition == "short"
    again = await server.http.post("/api/records", json={"record": record, "opponent": {"kind": "same_screen"}})
    assert again.status_code == 201, again.text
    assert (await asked(server, again.json(), "edition")).json()["turns"] == 3


async def test_an_empty_file_changes_nothing(server: Server) -> None:
    seated = (await create(server, edition_file="")).json()
    base = (await server.http.get("/api/editions/base")).json()
    assert (await asked(server, seated, "edition")).json() == base | {"name": "edition", "is_base": False}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[limits]\nturns = 30", "limits.turns is 30"),
        ("[limits]\nturns = 0x" + "f" * 4000, "far too large"),
        ("x = = 1", "line 1"),
        ("a = " + "[" * 5000, "nested too deeply"),
        ("x" * 60_001, "is too large; 60000 letters are more than enough"),
        ('name = "a\\nb"', "name"),
        ("limits.turns = 1" + "0" * 5000, "far too large"),
        ('"a\\nb" = 1', "is no part of an edition"),
        ("limits.turns = 1808-05-02", "limits.turns is datetime.date"),
        ("cards.remove = [[]]", "cards.remove must be a list of cards"),
        ("limits.turns = nan", "limits.turns is nan"),
        ('cards.heroinas.windows = [["any"]]', "cards.heroinas.windows"),
        ('areas.9 = "' + "x" * 50_000 + '"', "areas.9"),
    ],
)
async def test_a_wrong_file_is_answered_by_its_key(server: Server, text: str, told: str) -> None:
    refused = await create(server, edition_file=text)
    assert refused.status_code == 422
    looked_at = await server.http.post("/api/editions", json={"edition_file": text})
    assert (looked_at.status_code, looked_at.json()) == (422, refused.json())
    [problem] = refused.json()["problems"]
    assert "edition_file" in problem["where"]
    assert told in problem["what"]
    assert not problem["what"].startswith("edition:")


@pytest.mark.parametrize(
    ("languages", "told"),
    [
        ("es-MX,es;q=0.9,en;q=0.8", "limits.turns es 30, pero tiene que ser un número entero de 1 a 10"),
        ("de, pl;q=0.5", "limits.turns ma wartość 30, a ma być: liczba całkowita od 1 do 10"),
        ("../..", "limits.turns is 30, but must be a whole number from 1 to 10"),
    ],
)
async def test_a_wrong_file_is_answered_in_the_language_of_the_page(server: Server, languages: str, told: str) -> None:
    file = {"edition_file": "[limits]\nturns = 30"}
    for path, body in (("games", LINK | file), ("editions", file)):
        refused = await server.http.post(f"/api/{path}", json=body, headers={"Accept-Language": languages})
        assert refused.json()["problems"][0]["what"] == told


async def test_a_game_from_before_editions_were_kept_with_it_goes_on(server: Server) -> None:
    offered = read_edition(OWN, Path("mine.toml"))
    settings = server.games.settings
    server.games.settings = replace(settings, editions={**settings.editions, "my box": offered})
    row = GameRow(edition="my box", edition_digest=edition_digest(offered), edition_origin=None)
    assert server.games.edition(row) is offered


async def test_a_kept_edition_that_is_not_what_was_played_is_no_edition(server: Server) -> None:
    kept = read_edition(OWN, Path("mine.toml"))
    for origin in (origin_of(kept), {"base": "unknown", "changes": []}):
        row = GameRow(edition="my box", edition_digest="00000000", edition_origin=origin)
        with pytest.raises(ApiError, match="no_such_edition"):
            server.games.edition(row)


async def test_an_edition_that_is_not_offered(server: Server) -> None:
    refused = await create(server, edition="nobody's")
    assert refused.status_code == 422
    assert "base" in refused.json()["problems"][0]["what"]


def test_the_server_offers_what_lies_in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text(OWN, encoding="utf-8")
    monkeypatch.setenv("DOSDEMAYO_EDITIONS", str(tmp_path))
    assert list(offered_editions()) == ["base", "corrections (example)", "my box"]
    assert Settings(database_url="sqlite://").usual_edition == "base"


async def test_an_edition_of_any_name_shows_its_cards(server: Server) -> None:
    offered = read_edition(OWN.replace("my box", "a/b & 50 %?"), Path("mine.toml"))
    settings = server.games.settings
    server.games.settings = replace(settings, editions={**settings.editions, offered.name: offered})
    found = await server.http.get(f"/api/editions/{quote(offered.name, safe='')}")
    assert (found.status_code, found.json()["name"]) == (200, "a/b & 50 %?")
