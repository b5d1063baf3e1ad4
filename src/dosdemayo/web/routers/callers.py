"""Who calls: the game in the path, the token in the header."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from fastapi.responses import Response
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer

from dosdemayo.engine import Side
from dosdemayo.table import Match
from dosdemayo.web.errors import ApiError, invalid
from dosdemayo.web.service.advisers import Advisers
from dosdemayo.web.service.games import Games
from dosdemayo.web.tokens import AUDIENCES

_bearer = HTTPBearer(auto_error=False, description="a seat's or a spectator's token")
GamePath = Annotated[str, Path(min_length=1, max_length=32, pattern=r"^[a-z0-9]+$")]
Language = Annotated[str, Query(max_length=40)]
LogFrom = Annotated[int, Query(ge=0, le=1_000_000, description="leave out events before this one")]


def as_json(text: bytes) -> Response:
    """What is JSON already."""
    return Response(text, media_type="application/json")


# These are coroutines because FastAPI would run plain functions in a thread of their own.


async def the_games(request: Request) -> Games:
    return _games(request)


def _games(request: Request) -> Games:
    games = request.app.state.games
    assert isinstance(games, Games)
    return games


TheGames = Annotated[Games, Depends(the_games)]


async def the_advisers(request: Request) -> Advisers:
    advisers = request.app.state.advisers
    assert isinstance(advisers, Advisers)
    return advisers


TheAdvisers = Annotated[Advisers, Depends(the_advisers)]


async def known_query(request: Request) -> None:
    """Refuse what no route has asked for: most likely it is misspelt."""
    route = request.scope["route"]
    known = {parameter.alias for parameter in route.dependant.query_params}
    unknown = sorted(set(request.query_params) - known)
    if unknown:
        raise invalid("query", f"expected one of {', '.join(sorted(known))}" if known else "expected nothing")


@dataclass(frozen=True)
class Caller:
    """Somebody who may look at a game."""

    games: Games
    game: str
    token: str = field(repr=False)
    #: None for a spectator.
    seat: Side | None

    @property
    def still_may(self) -> bool:
        """Has the token not been renewed since?"""
        return self.games.tokens.audience(self.game, self.token) is not None


@dataclass(frozen=True)
class PlayerCaller(Caller):
    """Somebody who may answer in it."""

    seat: Side

    async def act(self, deed: Callable[[Match, float], Match], log_from: int, as_spectator: bool = False) -> Response:
        """Do something in the game, and see it as it then stands; as a spectator before a screen that is shared."""
        async with self.games.change(self.game) as opened:
            opened.match = deed(opened.match, opened.now)
            self.games.store(opened)
            return as_json(self.games.state(opened, None if as_spectator else self.seat, log_from))


async def the_caller(
    request: Request, game: GamePath, bearer: Annotated[HTTPAuthorizationCredentials | None, Depends(_bearer)]
) -> Caller:
    if bearer is None:
        raise ApiError(401, "no_token")
    return caller_of(_games(request), game, bearer.credentials)


def caller_of(games: Games, game: str, token: str) -> Caller:
    # compare_digest wants ASCII; a token that is not is none of ours.
    audience = games.tokens.audience(game, token) if token.isascii() else None
    if audience is None:
        raise ApiError(404, "no_such_game")
    return Caller(games, game, token, AUDIENCES[audience])


TheCaller = Annotated[Caller, Depends(the_caller)]


async def the_player(caller: TheCaller) -> PlayerCaller:
    return player_of(caller)


def player_of(caller: Caller) -> PlayerCaller:
    if caller.seat is None:
        raise ApiError(403, "not_a_player")
    return PlayerCaller(caller.games, caller.game, caller.token, caller.seat)


ThePlayer = Annotated[PlayerCaller, Depends(the_player)]
