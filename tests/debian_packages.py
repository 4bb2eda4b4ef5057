"""Install packages of Debian that tests and benchmarks need."""

import os
import shutil
import subprocess

# Other installations may be running, for example by another worker of pytest.
WAIT = "--option=DPkg::Lock::Timeout=600"


def install_packages(*packages):
    """Install packages where this is possible: with apt-get, as root or with a sudo that asks for no password.

    Nothing is raised if it fails: the caller sees that the program is still missing, and says what to install.
    """
    if shutil.which("apt-get") is None:
        return
    is_root = os.geteuid() == 0
    if not is_root and shutil.which("sudo") is None:
        return
    prefix = [] if is_root else ["sudo", "--non-interactive"]
    prefix += ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", WAIT, "--quiet"]
    for command in (["update"], ["install", "--yes", *packages]):
        subprocess.run([*prefix, *command], stdout=subprocess.DEVNULL, check=False)
