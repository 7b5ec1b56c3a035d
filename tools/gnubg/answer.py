"""Run inside GNU Backgammon (gnubg -p answer.py): answers questions about positions.

questions.jsonl holds an XGID a line, as a JSON string; answers.jsonl takes a JSON line for each.
Nothing here knows which plays are legal: plays, pips, ids and points are GNU Backgammon's own.
"""

import json
import re
from collections import namedtuple

import gnubg

Xgid = namedtuple("Xgid", "position cube owner turn dice score1 score2 rules length highest")
XGID = re.compile(
    r"(?:XGID=)?([-a-oA-O]{26}):(\d+):(-1|0|1):(-1|1):(00|[1-6]{2}|[DBR])"
    r":(\d+):(\d+):([0-3]):(\d+):(\d+)"
)
WHITE, BLACK = "1", "-1"

SETTINGS = (
    "set player 0 human",
    "set player 1 human",
    "set automatic game off",
    "set automatic move off",
    "set automatic roll off",
    "set evaluation chequerplay evaluation plies 0",
)
MORE_THAN_ALL_PLAYS = 9999
GAME_OVER = 2


class Refused(Exception):
    """The question cannot be put to GNU Backgammon; the text says why."""


def from_seat(position, side):
    """XGID's 26 characters as that side sees them, or back: the board turned for Black."""
    return position if side == WHITE else position[::-1].swapcase()


def written(board):
    """XGID's 26 characters of gnubg's (waiting, rolling) counts, the rolling side at the bottom."""
    waiting, rolling = board
    return "".join(
        chr(ord("@") + ours) if ours else chr(ord("`") + theirs) if theirs else "-"
        for ours, theirs in zip((0, *rolling), (*reversed(waiting), 0))
    )


def loaded():
    """What gnubg has on its board, in the words of an XGID; None while it has no game."""
    try:
        state, cube = gnubg.posinfo(), gnubg.cubeinfo()
    except Exception:  # gnubg raises no narrower one
        return None
    return {
        "seen": written(gnubg.board()),
        "dice": sorted(state["dice"]),
        "cube": cube["cube"],
        "length": cube["matchto"],
        "jacoby": cube["jacoby"],
    }


def load(xgid):
    """Sets gnubg's board; gnubg only prints a complaint and keeps the old one if it cannot."""
    text = "XGID=" + ":".join(xgid)
    gnubg.command("set xgid " + text)
    wanted = {
        "seen": from_seat(xgid.position, xgid.turn),
        "dice": sorted(map(int, xgid.dice)),
        "cube": 2 ** int(xgid.cube),
        "length": int(xgid.length),
        "jacoby": int(xgid.rules) % 2 if xgid.length == "0" else 0,
    }
    if loaded() != wanted:
        raise Refused(f"gnubg did not load {text}")


def pips(rolling):
    """Both sides' pip counts; gnubg names the rolling side's first."""
    counts = re.fullmatch(r".* (\d+), .* (\d+)\.", gnubg.show("pipcount")).groups()
    white, black = map(int, counts if rolling == WHITE else reversed(counts))
    return {"white": white, "black": black}


def after(board, play):
    """The board after a play, from the same seat."""
    waiting, rolling = map(list, board)
    for start, end in gnubg.parsemove(play):
        rolling[start - 1] -= 1
        if end > 0:
            rolling[end - 1] += 1
            waiting[24] += waiting[24 - end]
            waiting[24 - end] = 0
    return waiting, rolling


def plays(turn):
    """Every play that gnubg lists for the roll, with the position it leads to."""
    board = gnubg.board()
    found = []
    for hint in gnubg.hint(MORE_THAN_ALL_PLAYS)["hint"]:
        waiting, rolling = after(board, hint["move"])
        result = from_seat(written((waiting, rolling)), turn) if any(rolling) else "won"
        found.append({"play": hint["move"], "result": result})
    return found


def answer_running(xgid):
    load(xgid)
    return {
        "positionId": gnubg.positionid(),
        "pips": pips(xgid.turn),
        "plays": None if xgid.dice == "00" else plays(xgid.turn),
        "score": None,
    }


def answer_finished(xgid, winner, loser):
    """gnubg loads no finished game, so it plays this one's last move: 6-6 always bears off."""
    seat = from_seat(xgid.position, winner)
    free = seat.find("-", 1, 7)
    if free < 0:
        raise Refused("no point of the winner's home board is free for a last checker")
    before = seat[:free] + "A" + seat[free + 1 :]
    load(xgid._replace(position=from_seat(before, winner), turn=winner, dice="66"))
    gnubg.command(f"move {free}/off")
    if gnubg.posinfo()["gamestate"] != GAME_OVER:
        raise Refused(f"the game did not end with {free}/off")
    # The turn has passed to the loser.
    board = gnubg.board() if xgid.turn == loser else gnubg.board()[::-1]
    return {
        "positionId": gnubg.positionid(board),
        "pips": pips(loser),
        "plays": None,
        "score": {
            "winner": "white" if winner == WHITE else "black",
            "points": gnubg.match(0, 0, 0)["games"][-1]["info"]["points-won"],
        },
    }


def answer(text):
    match = XGID.fullmatch(text)
    if not match:
        raise Refused("it is not an XGID")
    xgid = Xgid(*match.groups())
    white = sum(ord(letter) - ord("@") for letter in xgid.position if letter.isupper())
    black = sum(ord(letter) - ord("`") for letter in xgid.position if letter.islower())
    # gnubg itself crashes on a board with too many checkers.
    if max(white, black) > 15 or white == black == 0:
        raise Refused(f"it has {white} white checkers and {black} black ones")
    if white == 0:
        return answer_finished(xgid, WHITE, BLACK)
    if black == 0:
        return answer_finished(xgid, BLACK, WHITE)
    return answer_running(xgid._replace(dice="00") if xgid.dice in "DBR" else xgid)


for setting in SETTINGS:
    gnubg.command(setting)
with open("questions.jsonl") as questions, open("answers.jsonl", "a", buffering=1) as answers:
    for question in questions:
        try:
            reply = answer(json.loads(question))
        except Refused as refusal:
            reply = {"error": str(refusal)}
        print(json.dumps(reply), file=answers)
