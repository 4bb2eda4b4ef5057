"""A program that speaks just enough UGI to fail in the way its first argument names.

Uses nothing but the standard library, so that it starts at once. ``honest`` answers with the turns of its further
arguments, one after the other.
"""

import signal
import sys
import time

HOW, *TURNS = sys.argv[1:]
REPORT = "info depth 1 nodes 1 score cp 1 pv +c1n"


def say(text):
    print(text, flush=True)


def go():
    """Answer ``go`` in the way that the arguments say."""
    if HOW == "crash":
        sys.exit("no more\nsomething broke\n")
    if HOW == "flood":
        while True:
            print(REPORT)
    if HOW == "endless-line":
        while True:
            print(REPORT, end=" ")
    answers = {"lie": "bestmove +c3n", "nonsense": "bestmove xyzzy!", "nothing": "bestmove", "resign": "bestmove none"}
    if HOW in answers:
        say(answers[HOW])
    elif HOW == "late":
        say(REPORT)
    elif HOW != "mute":
        say("info string pv this is no line")
        say("info depth x nodes score cp pv")
        say(f"info depth 3 nodes 12 time 4 multipv 2 score mate -4 pv {TURNS[-1]} +a1n nonsense")
        say(f"info depth 4 nodes 34 nps 9 time 5 multipv 1 score cp 100 lowerbound pv {TURNS[0]}")
        say(f"bestmove {TURNS.pop(0)} ponder xyzzy")
    if HOW == "mayfly":
        sys.exit(0)


def main():
    if HOW == "stillborn":
        sys.exit("cannot begin")
    if HOW == "stubborn":
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if HOW == "loud":
        print("complaint " * 100_000, file=sys.stderr, flush=True)
    while HOW == "silent":
        time.sleep(1)
    for line in sys.stdin:
        if HOW == "echo":
            print(line, end="", file=sys.stderr, flush=True)
        word = line.split()[0]
        if word == "ugi":
            say("id name Broken")
            say("option name Seed type spin default 0 min 0 max 9")
            say("option name push type combo default walk var walk var line")
            say("ugiok")
        elif word == "isready":
            say("readyok")
        elif word == "go":
            go()
        elif word == "stop" and HOW == "late":
            say("bestmove +c1n")
        elif word == "quit" and HOW != "stubborn":
            return
    while HOW == "stubborn":
        time.sleep(1)


if __name__ == "__main__":
    main()
