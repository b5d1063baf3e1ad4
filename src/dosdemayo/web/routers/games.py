"""Creating games, joining them, and finding them again."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response

from dosdemayo.engine import Side
from dosdemayo.i18n import edition_key
from dosdemayo.spoken import accepted, speaking
from dosdemayo.web.errors import ERRORS, ApiError
from dosdemayo.web.models.answers import EditionModel, MyGame, MyGamesFound, Renewed, Seated
from dosdemayo.web.models.requests import CreateGame, ImportRecord, Join, KnownGame, MyGames, RenewToken, TellEdition
from dosdemayo.web.routers.callers import GamePath, TheGames, ThePlayer
from dosdemayo.web.serializers.editions import edition_model
from dosdemayo.web.serializers.states import abilities, players_of
from dosdemayo.web.serializers.views import outcome_data
from dosdemayo.web.service import access, creation
from dosdemayo.web.service.editions import edition_in
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.open_game import OpenGame
from dosdemayo.web.store.fingerprints import DamagedGameError
from dosdemayo.web.tokens import AUDIENCES, audience_name

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)


@router.post("/games", status_code=201)
async def create_game(request: Request, games: TheGames, wanted: CreateGame) -> Seated:
    """What is wrong with an edition file is said in the language of the request."""
    with speaking(accepted(request.headers.get("accept-language", ""))):
        return await creation.create(games, wanted)


@router.post("/editions", response_model=EditionModel)
async def tell_edition(request: Request, wanted: TellEdition) -> Response:
    """What an edition file says, before a game is played by it; a wrong one is refused as there."""
    lang = accepted(request.headers.get("accept-language", ""))
    with speaking(lang):
        edition = await edition_in(wanted.edition_file)
    text = await asyncio.to_thread(lambda: edition_model(edition, lang).model_dump_json())
    return Response(text, media_type="application/json")


@router.post("/records", status_code=201)
async def import_record(games: TheGames, wanted: ImportRecord) -> Seated:
    """A game that goes on where its record ends."""
    return await creation.create_from_record(games, wanted)


@router.post("/games/{game}/join")
async def join(games: TheGames, game: GamePath, wanted: Join) -> Seated:
    """Exchange an invitation for a seat, once."""
    side = games.tokens.invited(game, wanted.invitation)
    if side is None:
        raise ApiError(404, "no_such_game")
    return await creation.join(games, game, side, wanted.name)


@router.post("/games/{game}/token")
async def renew_token(player: ThePlayer, wanted: RenewToken) -> Renewed:
    """Another token in place of mine, or of the spectators': whoever holds the earlier one is out."""
    seat = player.seat if wanted.whose == "mine" else None
    await access.renew(player.games, player.game, audience_name(seat))
    return Renewed(token=player.games.tokens.of(player.game, seat))


@router.post("/my-games")
async def my_games(games: TheGames, wanted: MyGames) -> MyGamesFound:
    """The games that a browser holds tokens of; unknown ones are left out."""
    found = [await _found(games, known) for known in wanted.games]
    return MyGamesFound(games=[game for game in found if game is not None])


async def _found(games: Games, known: KnownGame) -> MyGame | None:
    audience = games.tokens.audience(known.game, known.token)
    if audience is None:
        return None
    try:
        async with games.look(known.game) as opened:
            match, state = opened.match, opened.match.history.state
            return MyGame.model_validate(
                {
                    "game": known.game,
                    "seat": audience,
                    "turn": state.turn,
                    "phase": match.history.game.phase(state),
                    "asked": AUDIENCES[audience] in match.thinking,
                    "rematch_offered": _is_offered_rematch(opened, AUDIENCES[audience]),
                    "opponent": opened.row.opponent,
                    "level": None if match.terms.computer is None else match.level(state.turn),
                    "edition": opened.row.edition,
                    "edition_key": edition_key(opened.row.edition),
                    "players": players_of(opened.seats),
                    "outcome": outcome_data(state.outcome),
                    "created": datetime.fromtimestamp(opened.row.created, UTC),
                    "moved": datetime.fromtimestamp(opened.changes(audience).moved, UTC),
                }
            )
    except (ApiError, DamagedGameError):
        return None


def _is_offered_rematch(opened: OpenGame, side: Side | None) -> bool:
    return side is not None and "accept_rematch" in abilities(opened, side)
