"""The application: routes, headers, refusals, and whatever runs beside the requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from dosdemayo import __version__
from dosdemayo.engine import Refused
from dosdemayo.table import TableError, TableFault
from dosdemayo.web.errors import ApiError, refused
from dosdemayo.web.headers import Failures, Headers, SizeLimit
from dosdemayo.web.limits import Limits
from dosdemayo.web.metrics import Metrics
from dosdemayo.web.models.common import Invalid
from dosdemayo.web.notices.mail import SmtpMailer
from dosdemayo.web.notices.webhook import Webhooks
from dosdemayo.web.pages import mount_pages
from dosdemayo.web.routers import (
    examples,
    games,
    hints,
    invitations,
    lessons,
    notices,
    operating,
    play,
    social,
    stream,
    study,
    texts,
)
from dosdemayo.web.routers.callers import known_query
from dosdemayo.web.service.access import Renewals
from dosdemayo.web.service.advisers import Advisers
from dosdemayo.web.service.connections import Beats
from dosdemayo.web.service.notifier import Notifier
from dosdemayo.web.service.opening import opened_games
from dosdemayo.web.service.thinkers import Thinkers
from dosdemayo.web.service.ticker import Ticker
from dosdemayo.web.settings import Settings
from dosdemayo.web.shortcut import LEVEL, WORTH_COMPRESSING, Shortcut
from dosdemayo.web.stopping import told_of_the_end
from dosdemayo.web.store.database import StoreUnavailableError
from dosdemayo.web.store.fingerprints import DamagedGameError

#: Seconds after which a database that failed may be there again.
_RETRY_AFTER = 2
_MOST_PROBLEMS = 20
_CODES = {404: "not_found", 405: "not_found"}


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server. Its database is opened, and brought up to date, when it starts."""
    app = FastAPI(
        title="dosdemayo",
        version=__version__,
        lifespan=_lifespan,
        docs_url=None,
        redoc_url=None,
        generate_unique_id_function=_operation_id,
    )
    app.state.settings = settings or Settings()
    # In this order a request is compared with the routes: what is asked for most comes first.
    for topic in (play, stream, games, invitations, hints, social, notices, study, lessons, examples, texts, operating):
        app.include_router(topic.router, dependencies=[Depends(known_query)])
    mount_pages(app, app.state.settings.static)
    app.add_exception_handler(ApiError, _refuse)
    app.add_exception_handler(TableError, _conflict)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(DamagedGameError, _damaged)
    app.add_exception_handler(StoreUnavailableError, _unavailable)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_COMPRESSING, compresslevel=LEVEL)
    app.add_middleware(Shortcut)
    app.add_middleware(SizeLimit)
    app.add_middleware(Limits)
    app.add_middleware(Failures)
    app.add_middleware(Headers, public_url=app.state.settings.public_url)
    app.add_middleware(Metrics)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    async with AsyncExitStack() as stack:
        app.state.games = await stack.enter_async_context(opened_games(settings))
        mailer = SmtpMailer(settings.smtp_url) if settings.smtp_url else None
        app.state.notifier = Notifier(app.state.games, Webhooks(), mailer)
        app.state.ticker = Ticker(app.state.games)
        app.state.thinkers = Thinkers(app.state.games)
        app.state.advisers = Advisers(settings.adviser, settings.look_back)
        beside = (Renewals(app.state.games), Beats(app.state.games))
        for service in (*beside, app.state.notifier, app.state.ticker, app.state.thinkers, app.state.advisers):
            await service.start()
            stack.push_async_callback(service.stop)
        stack.enter_context(told_of_the_end(app.state.games.hub.end))
        yield


def _operation_id(route: APIRoute) -> str:
    return route.name


async def _refuse(_: Request, error: Exception) -> Response:
    assert isinstance(error, ApiError)
    headers = None if error.retry_after is None else {"Retry-After": str(error.retry_after)}
    return JSONResponse(error.body.model_dump(), error.status, headers)


async def _conflict(request: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return await _refuse(request, ApiError(403 if error.fault is TableFault.NO_HINTS else 409, error.fault))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return await _refuse(request, refused(error.problems))


async def _damaged(request: Request, error: Exception) -> Response:
    assert isinstance(error, DamagedGameError)
    return await _refuse(request, ApiError(500, "damaged_game"))


async def _unavailable(request: Request, _: Exception) -> Response:
    return await _refuse(request, ApiError(503, "unavailable", retry_after=_RETRY_AFTER))


async def _malformed(_: Request, error: Exception) -> Response:
    """What is wrong and where, but not the value: it may be somebody's secret."""
    assert isinstance(error, RequestValidationError)
    problems = [Invalid(where=_where(found["loc"]), what=found["msg"]) for found in error.errors()[:_MOST_PROBLEMS]]
    return JSONResponse(ApiError(422, "invalid", problems).body.model_dump(), 422)


def _where(parts: tuple[int | str, ...]) -> str:
    """The names are the sender's own, and need not be text that can be sent back."""
    return ".".join(map(str, parts)).encode("utf-8", "replace").decode()[:200]


async def _http(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = _CODES.get(error.status_code, "invalid")
    return JSONResponse(ApiError(error.status_code, code).body.model_dump(), error.status_code, headers=error.headers)
