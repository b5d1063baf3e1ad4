"""An invitation before it is taken up, and links as pictures that a camera can read."""

from __future__ import annotations

from io import BytesIO

import segno
from fastapi import APIRouter, Request, Response

from dosdemayo.engine import enemy
from dosdemayo.spoken import accepted
from dosdemayo.web.errors import ERRORS, ApiError, text_response
from dosdemayo.web.models.answers import Invited
from dosdemayo.web.models.requests import DrawQr, ShowInvitation
from dosdemayo.web.routers.callers import GamePath, TheGames
from dosdemayo.web.serializers.editions import edition_model
from dosdemayo.web.serializers.states import options_of
from dosdemayo.web.serializers.views import view_data

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)


@router.post("/games/{game}/invitation")
async def show_invitation(request: Request, games: TheGames, game: GamePath, wanted: ShowInvitation) -> Invited:
    """Who invites, to which side and on which terms. It is not taken up by this."""
    lang = accepted(request.headers.get("accept-language", ""))
    side = games.tokens.invited(game, wanted.invitation)
    if side is None:
        raise ApiError(404, "no_such_game")
    async with games.look(game) as opened:
        if opened.seats[side].joined:
            raise ApiError(409, "already_joined")
        history = opened.match.history
        options = options_of(opened.row, opened.match)
        return Invited.model_validate(
            {
                "side": side.label,
                "host": opened.seats[enemy(side)].name,
                "options": options,
                "view": view_data(history.game.rules, history.game.view(history.state, None)),
                "edition": edition_model(games.edition(opened.row), lang) if options["own_edition"] else None,
            }
        )


@router.post("/qr", response_class=Response, responses=text_response("image/svg+xml"))
async def qr(wanted: DrawQr) -> Response:
    """The text goes in a body, because an invitation must not stand in a log of addresses."""
    drawn = BytesIO()
    segno.make(wanted.text, error="m", micro=False).save(drawn, kind="svg", scale=4, border=3, light="#fff")
    return Response(drawn.getvalue(), media_type="image/svg+xml")
