"""Where a player wants to be told that it is asked."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Request

from dosdemayo.i18n import Catalog
from dosdemayo.web.errors import ERRORS, ApiError
from dosdemayo.web.models.answers import Notices
from dosdemayo.web.models.requests import ConfirmMail, SetNotices
from dosdemayo.web.notices.guard import ForbiddenAddress
from dosdemayo.web.notices.mail import is_mail_address
from dosdemayo.web.routers.callers import ThePlayer
from dosdemayo.web.service.notifier import Notifier
from dosdemayo.web.store.tables import SeatRow

router = APIRouter(
    prefix="/api/games/{game}",
    tags=["notices"],
    responses={**ERRORS, 429: {**ERRORS[422], "description": "too many tries"}},
)
_TRIES = 5


def the_notifier(request: Request) -> Notifier:
    notifier = request.app.state.notifier
    assert isinstance(notifier, Notifier)
    return notifier


TheNotifier = Annotated[Notifier, Depends(the_notifier)]


@router.put("/notices")
async def set_notices(player: ThePlayer, notifier: TheNotifier, wanted: SetNotices) -> Notices:
    """A mail address counts only after the code that is sent to it has come back."""
    if wanted.webhook is not None:
        try:
            await notifier.webhooks.check(wanted.webhook)
        except ForbiddenAddress as error:
            raise ApiError(422, "bad_address") from error
    if wanted.mail is not None and notifier.mailer is None:
        raise ApiError(422, "no_mail")
    if wanted.mail is not None and not is_mail_address(wanted.mail):
        raise ApiError(422, "bad_address")
    async with player.games.change(player.game) as opened:
        seat = opened.seats[player.seat]
        seat.webhook = wanted.webhook
        code = _new_mail(player, seat, wanted.mail)
    if code is not None and wanted.mail is not None and notifier.mailer is not None:
        catalog = Catalog()
        await notifier.mailer.send(wanted.mail, catalog.text("notice-subject"), catalog.text("notice-code", code=code))
    return _notices(seat)


@router.post("/notices/confirm")
async def confirm_mail(player: ThePlayer, given: ConfirmMail) -> Notices:
    async with player.games.change(player.game) as opened:
        seat = opened.seats[player.seat]
        if seat.mail_code is None:
            raise ApiError(409, "no_offer")
        right = seat.mail_tries < _TRIES and hmac.compare_digest(seat.mail_code, given.code)
        seat.mail_tries += 1
        if right:
            seat.mail_code, seat.mail_tries = None, 0
    if not right:
        raise ApiError(
            429 if seat.mail_tries >= _TRIES else 422, "too_many" if seat.mail_tries >= _TRIES else "invalid"
        )
    return _notices(seat)


def _new_mail(player: ThePlayer, seat: SeatRow, mail: str | None) -> str | None:
    """Note the address; the code to be sent there, if it is new. A seat may name only a few."""
    if mail == seat.mail:
        return None
    if mail is None:
        seat.mail = seat.mail_code = None
        return None
    if seat.mail_tries >= _TRIES:
        raise ApiError(429, "too_many")
    seat.mail_tries += 1
    seat.mail = mail
    seat.mail_code = f"{player.games.settings.chance.dice(None, 'mail').randrange(1_000_000):06}"
    return seat.mail_code


def _notices(seat: SeatRow) -> Notices:
    waiting = seat.mail_code is not None
    return Notices(
        webhook=seat.webhook is not None, mail=seat.mail is not None and not waiting, mail_to_confirm=waiting
    )
