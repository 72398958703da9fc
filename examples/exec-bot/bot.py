#!/usr/bin/env python3
"""A bot for Nain Jaune: --bot "exec:python3 examples/exec-bot/bot.py".

It answers each line of JSON with one, as docs/exec-bots.md describes. It leads its longest run, sweeps full boxes,
announces every honour, and lays whenever it may.
"""
import json
import sys

RANKS = "A23456789TJQK"


def rank(card):
    """Returns 0 for an ace to 12 for a king."""
    return RANKS.index(card[0])


def run_from(card, hand, within_suit):
    """Returns how many cards in a row the hand can lay, beginning with this one."""
    length, at = 1, card
    while rank(at) < 12:
        wanted = RANKS[rank(at) + 1]
        following = [c for c in hand if c[0] == wanted and (not within_suit or c[1] == at[1])]
        if not following:
            return length
        at = following[0]
        length += 1
    return length + 1  # a king: its player leads again


def worth(move, view):
    """Values a move by the run that it begins, the box that it sweeps and the points of the card."""
    if move == "-":
        return -1.0
    card, announced = move[:2], move.endswith("!")
    rules, hand = view["rules"], view["deal"]["hand"]
    honours = [honour["card"] for honour in rules["honours"]]
    value = float(run_from(card, hand, rules["run"] == "suit"))
    if card in honours and (announced or rules["announcing"] == "automatic"):
        value += view["boxes"][honours.index(card)] / 3
    elif announced:
        value += 1.0  # a king that pays a hoc
    return value - rank(card) / 100


def choose(question):
    """Returns the legal move with the highest value."""
    return max(question["legal"], key=lambda move: worth(move, question["view"]))


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            answer = {"id": question["id"], "name": "example in Python"}
        else:
            answer = {"id": question["id"], "move": choose(question)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
