"""A real nginx for tests and measurements: Debian's program in front of server processes, with plain HTTP."""

import os
import re
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

from tests.debian_packages import install_packages
from tests.server.client import own_port

NEEDED = "this needs nginx: install it with: apt-get install nginx"
STARTS_WITHIN = 60.0
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
DEPLOYED = Path(__file__).resolve().parents[2] / "deploy/nginx"
CONFIGURATION = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 2;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    {temporary}
    map $http_upgrade $connection_header {{ default upgrade; "" ""; }}
    upstream erawan {{ least_conn; {servers} keepalive 32; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://erawan;
            proxy_http_version 1.1;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_header;
            proxy_read_timeout 90s;
            {balancing}
        }}
    }}
}}
"""


class Nginx:
    """One nginx in front of the processes at these ports; the folder must be readable for everybody."""

    def __init__(self, folder, ports):
        self._program = find_nginx()
        if self._program is None:
            pytest.fail(NEEDED)
        self._folder = Path(folder)
        self._process = None
        self.port = own_port()
        self._configuration = self._folder / "nginx.conf"
        options, balancing = deployed_balancing()
        servers = " ".join(f"server 127.0.0.1:{port} {options};" for port in ports)
        temporary = temporary_paths(self._folder)
        given = {"folder": self._folder, "port": self.port, "servers": servers}
        self._configuration.write_text(CONFIGURATION.format(**given, temporary=temporary, balancing=balancing))

    @property
    def pid(self):
        return self._process.pid

    def start(self):
        """Start it and wait until it accepts connections."""
        self._process = subprocess.Popen([self._program, "-c", self._configuration, "-p", self._folder])
        until = time.monotonic() + STARTS_WITHIN
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                assert self._process.poll() is None, (self._folder / "error.log").read_text()
                assert time.monotonic() < until, "nginx did not start in time"
                time.sleep(0.05)

    def count_errors(self, text):
        """Return how many lines of its log of errors have a text."""
        return sum(text in line for line in (self._folder / "error.log").read_text().splitlines())

    def stop(self):
        self._process.terminate()
        self._process.wait(STARTS_WITHIN)


def deployed_balancing():
    """Return how the files in deploy/nginx treat processes that fail: the options of a process, and directives."""
    processes = (DEPLOYED / "erawan-processes.conf").read_text(encoding="utf-8")
    site = (DEPLOYED / "erawan.conf").read_text(encoding="utf-8")
    options = re.search(r"server 127\.0\.0\.1:8421 (.*);", processes)[1]
    return options, " ".join(re.findall(r"proxy_(?:connect_timeout|next_upstream\w*) .*;", site))


def temporary_paths(folder):
    """Return the directives that keep nginx's temporary files in a folder."""
    return "".join(f"{kind}_temp_path {folder}/{kind};" for kind in TEMPORARY)


def find_nginx():
    """Return the path of nginx, or None; install it if it is missing and this is possible."""
    path = f"{os.environ['PATH']}:/usr/sbin"
    if shutil.which("nginx", path=path) is None:
        install_packages("nginx")
    return shutil.which("nginx", path=path)
