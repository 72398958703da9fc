#!/usr/bin/env python3
"""A bot for Nain Jaune that any `nain` command can seat: --bot "exec:python3 examples/exec-bot/bot.py".

It reads one JSON object a line and answers each with one; docs/exec-bots.md tells every field. It leads its longest
run, sweeps a full box when it can, announces every honour, and lays whenever it may.
"""
import json
import sys

RANKS = "A23456789TJQK"


def rank(card):
    """The place of a card in its suit, 0 for the ace. A card is its rank and its suit: 7d."""
    return RANKS.index(card[0])


def run_from(card, hand, within_suit):
    """How many cards the hand can lay by itself, one after the other, beginning with this one."""
    length, at = 1, card
    while rank(at) < 12:
        wanted = RANKS[rank(at) + 1]
        following = [c for c in hand if c[0] == wanted and (not within_suit or c[1] == at[1])]
        if not following:
            return length
        at = following[0]
        length += 1
    return length + 1  # a king: whoever lays it leads again


def worth(move, view):
    """How good a move seems: the box that it sweeps, the run that it begins, the points that it gets rid of."""
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
    """The move that is played: the one of the legal moves that seems best."""
    return max(question["legal"], key=lambda move: worth(move, question["view"]))


def main():
    for line in sys.stdin:
        question = json.loads(line)
        if question["type"] == "hello":
            answer = {"id": question["id"], "name": "example in Python"}
        else:
            answer = {"id": question["id"], "move": choose(question)}
        print(json.dumps(answer), flush=True)  # without flush nobody hears it


if __name__ == "__main__":
    main()
