"""A proxy as it is shipped, before several processes: which of them has a game, and who has it after that one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from tests.cli.test_serve_and_arena import about, free_port
from tests.cli.test_stopping import started
from tests.web.kit import Person, Server

DEPLOY = Path(__file__).parents[2] / "deploy"
SHIPPED_PORTS = (8808, 8809)
#: Around the shipped site: one process in the foreground that writes here alone and says who has answered.
MAIN = """
daemon off;
master_process off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    add_header X-Answered-By $upstream_addr always;
    include {folder}/site;
}}
"""


@contextmanager
def running(command: list[str], port: int, **variables: str) -> Iterator[str]:
    """The address of a proxy that this command starts."""
    with subprocess.Popen(command, stderr=subprocess.DEVNULL, env=os.environ | variables) as proxy:
        try:
            about(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            proxy.terminate()


def nginx(folder: Path, *ports: int) -> AbstractContextManager[str]:
    """The shipped site, but for TLS and the ports."""
    program = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    assert program, "nginx is not installed; scripts/system-packages installs it"
    own, lines = free_port(), (DEPLOY / "nginx.conf").read_text("utf-8").splitlines()
    site = "\n".join(line for line in lines if "ssl_certificate" not in line)
    site = site.replace("listen 443 ssl;", f"listen 127.0.0.1:{own};")
    for shipped, port in zip(SHIPPED_PORTS, ports, strict=True):
        assert f"server 127.0.0.1:{shipped};" in site
        site = site.replace(f"server 127.0.0.1:{shipped};", f"server 127.0.0.1:{port};")
    (folder / "site").write_text(site, "utf-8")
    (folder / "main").write_text(MAIN.format(folder=folder), "utf-8")
    command = [program, "-p", str(folder), "-e", "stderr", "-c", str(folder / "main")]
    return running(command, own)


def caddy(folder: Path, *ports: int) -> AbstractContextManager[str]:
    """The same with the other proxy."""
    program = shutil.which("caddy")
    assert program, "caddy is not installed (on Debian or Ubuntu: apt-get install caddy)"
    own, site = free_port(), (DEPLOY / "Caddyfile").read_text("utf-8")
    site = site.replace("play.example.org {", f"http://127.0.0.1:{own} {{")
    upstream = "reverse_proxy " + " ".join(f"127.0.0.1:{shipped}" for shipped in SHIPPED_PORTS)
    assert upstream in site
    site = site.replace(upstream, "reverse_proxy " + " ".join(f"127.0.0.1:{port}" for port in ports))
    site = site.replace(
        "flush_interval", "header_down X-Answered-By {http.reverse_proxy.upstream.hostport}\n\t\tflush_interval"
    )
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n}}\n{site}", "utf-8")
    command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    return running(command, own, HOME=str(folder))


def who_answered(person: Person) -> set[int]:
    """The ports of the processes that did; of each request the last that it was sent to."""
    answered = [dict(headers)["x-answered-by"] for _, _, headers, _ in person.received]
    return {int(address.rpartition(":")[2]) for address in answered}


@pytest.mark.parametrize("shipped", [nginx, pytest.param(caddy, marks=pytest.mark.long)])
async def test_a_game_keeps_to_one_process_and_goes_on_with_another(
    shipped: Callable[..., AbstractContextManager[str]], postgres_url: str, tmp_path: Path
) -> None:
    with ExitStack() as ending:
        processes = {}
        for port in (free_port(), free_port()):
            arguments = ["dosdemayo", "serve", "--no-browser", "--port", str(port)]
            processes[port] = ending.enter_context(started(*arguments, DOSDEMAYO_DATABASE_URL=postgres_url))
        for port in processes:
            about(port, patience=120)
        proxy = ending.enter_context(shipped(tmp_path, *processes))
        async with httpx2.AsyncClient(base_url=proxy, timeout=60) as http:
            server, games = Server(FastAPI(), http), dict[int, tuple[Person, Person]]()
            while len(games) < len(processes):
                french, spanish, _ = await server.people()
                await french.give("choose", "murat")
                await spanish.state()
                [port] = who_answered(french) | who_answered(spanish)
                games[port] = french, spanish
            (lost, people), (kept, others) = games.items()
            question = (await people[0].state())["question"]["id"]
            processes[lost].kill()
            processes[lost].wait()
            for person in (*people, *others):
                person.received.clear()
            if shipped is caddy:  # it sends no body twice: the first answer would be 502, and the page would repeat it
                await people[0].state()
            # Elsewhere the very first request is an answer: it has not reached anybody, so that it may be sent again.
            await people[0].ok("POST", "answer", {"question": question, "answer": ["pass"]})
            for person in (*people, *others):
                await person.state()
                assert who_answered(person) == {kept}
