"""Where a player wants to be notified that it is asked."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from dosdemayo.web.errors import ERRORS
from dosdemayo.web.models.answers import Notices
from dosdemayo.web.models.requests import ConfirmMail, SetNotices
from dosdemayo.web.routers.callers import ThePlayer
from dosdemayo.web.service import notices
from dosdemayo.web.service.notifier import Notifier

router = APIRouter(
    prefix="/api/games/{game}",
    tags=["notices"],
    responses={**ERRORS, 429: {**ERRORS[422], "description": "too many tries"}},
)


async def the_notifier(request: Request) -> Notifier:
    notifier = request.app.state.notifier
    assert isinstance(notifier, Notifier)
    return notifier


TheNotifier = Annotated[Notifier, Depends(the_notifier)]


@router.put("/notices")
async def set_notices(player: ThePlayer, notifier: TheNotifier, wanted: SetNotices) -> Notices:
    """A mail address counts only after the code that is sent to it has come back."""
    return await notices.set_notices(player.games, notifier, player.game, player.seat, wanted)


@router.post("/notices/confirm")
async def confirm_mail(player: ThePlayer, given: ConfirmMail) -> Notices:
    return await notices.confirm_mail(player.games, player.game, player.seat, given.code)
