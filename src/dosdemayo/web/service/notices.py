"""Where a player wants to be notified: an address that may be reached, and a mail address that is really theirs."""

from __future__ import annotations

import hmac

from dosdemayo.engine import Side
from dosdemayo.i18n import languages
from dosdemayo.web.errors import ApiError
from dosdemayo.web.models.answers import Notices
from dosdemayo.web.models.requests import SetNotices
from dosdemayo.web.notices.guard import ForbiddenAddress
from dosdemayo.web.notices.mail import is_mail_address
from dosdemayo.web.service.games import Games
from dosdemayo.web.service.notifier import Notifier, notice_catalog
from dosdemayo.web.store.tables import SeatRow

_TRIES = 5


async def set_notices(games: Games, notifier: Notifier, game: str, side: Side, wanted: SetNotices) -> Notices:
    """A mail address counts only after the code that is sent to it has come back."""
    mail = wanted.mail
    await _check(notifier, wanted.webhook, mail)
    async with games.change(game) as opened:
        seat = opened.seats[side]
        seat.webhook = wanted.webhook
        seat.notice_language = wanted.language if wanted.language in languages() else None
        code = _new_mail(games, seat, mail)
    if code is not None and mail is not None and notifier.mailer is not None:
        catalog = notice_catalog(seat)
        await notifier.mailer.send(mail, catalog.text("notice-subject"), catalog.text("notice-code", code=code))
    return _notices(seat)


async def confirm_mail(games: Games, game: str, side: Side, code: str) -> Notices:
    async with games.change(game) as opened:
        seat = opened.seats[side]
        if seat.mail_code is None:
            raise ApiError(409, "no_offer")
        right = seat.mail_tries < _TRIES and hmac.compare_digest(seat.mail_code, code)
        seat.mail_tries += 1
        if right:
            seat.mail_code, seat.mail_tries = None, 0
    if right:
        return _notices(seat)
    raise ApiError(429, "too_many") if seat.mail_tries >= _TRIES else ApiError(422, "invalid")


async def _check(notifier: Notifier, webhook: str | None, mail: str | None) -> None:
    if webhook is not None:
        try:
            await notifier.webhooks.check(webhook)
        except ForbiddenAddress as error:
            raise ApiError(422, "bad_address") from error
    if mail is not None and notifier.mailer is None:
        raise ApiError(422, "no_mail")
    if mail is not None and not is_mail_address(mail):
        raise ApiError(422, "bad_address")


def _new_mail(games: Games, seat: SeatRow, mail: str | None) -> str | None:
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
    seat.mail_code = f"{games.settings.chance.dice(None, 'mail').randrange(1_000_000):06}"
    return seat.mail_code


def _notices(seat: SeatRow) -> Notices:
    waiting = seat.mail_code is not None
    return Notices(
        webhook=seat.webhook is not None, mail=seat.mail is not None and not waiting, mail_to_confirm=waiting
    )
