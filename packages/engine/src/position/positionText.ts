import { type Card, PACK, PACK_SIZE } from '../cards/card.ts';
import { makeCardText, parseCardText } from '../cards/notation.ts';
import { seatAt } from '../cards/seat.ts';
import { type Move, moveText, parseMoveText } from '../deal/move.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { found, type Problem } from '../problem.ts';
import { makeRulesCode, parseRulesCode } from '../rules/code/rulesCode.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { KnownCards, Position } from './position.ts';

/** Means no seat, no cards or no moves. */
const NOTHING = '.';
const LONGEST = 2000;
const FIELDS = ['rules', 'seat', 'dealer', 'counters', 'boxes', 'hands', 'talon', 'moves'] as const;
const CARD = '[A2-9TJQK][cdhs]';
const KNOWN = new RegExp(`^(?:\\.|\\?[1-9]\\d?|(?:${CARD})+)$`);
const MOVES = new RegExp(`^(?:\\.|(?:${CARD}!?|-)+)$`);
const COUNTERS = /^-?\d{1,9}(?:,-?\d{1,9})*$/;

/**
 * Formats a position in one line: rules, seat, dealer, counters, boxes, hands, talon and moves, separated by spaces.
 *
 * @example
 * // lindor-1789 0 3 120,120,120 0,0,0,0,0 5h6c…/?15/?15 ?7 5h6c7d!--
 */
export function makePositionText(position: Position): string {
  const { rules, seat, dealer, counters, boxes, hands, talon, moves } = position;
  return [
    makeRulesCode(rules),
    seat ?? NOTHING,
    dealer,
    counters.join(','),
    boxes.join(','),
    hands.map(knownText).join('/'),
    knownText(talon),
    moves.map(moveText).join('') || NOTHING,
  ].join(' ');
}

/** Parses a position, or returns every problem. Does not check that its moves are legal. */
export function parsePositionText(text: string): Outcome<Position, Problem[]> {
  const fields = text.trim().slice(0, LONGEST).split(/\s+/);
  if (fields.length !== FIELDS.length) return failure([wrong('', FIELDS.join(' '), text)]);
  const [rulesText = '', seatText = '', dealerText = '', ...others] = fields;
  const [countersText = '', boxesText = '', handsText = '', talonText = '', movesText = ''] = others;
  const rules = parseRulesCode(rulesText);
  if (!rules.ok) return failure([wrong('rules', 'a ruleset or its code', rulesText)]);
  const handTexts = handsText.split('/');
  const problems = [
    ...handProblems(rules.value, handTexts),
    ...numberProblems('counters', countersText, handTexts.length),
    ...numberProblems('boxes', boxesText, rules.value.honours.length),
    ...(KNOWN.test(talonText) ? [] : [wrong('talon', 'cards, ?NUMBER or .', talonText)]),
    ...(MOVES.test(movesText) ? [] : [wrong('moves', 'cards with or without !, - or .', movesText)]),
    ...seatProblems('dealer', dealerText, handTexts.length),
    ...(seatText === NOTHING ? [] : seatProblems('seat', seatText, handTexts.length)),
  ];
  if (problems.length > 0) return failure(problems);
  const position: Position = {
    rules: rules.value,
    seat: seatText === NOTHING ? null : seatAt(Number(seatText)),
    dealer: seatAt(Number(dealerText)),
    counters: countersText.split(',').map(Number),
    boxes: boxesText.split(',').map(Number),
    hands: handTexts.map(parseKnown),
    talon: parseKnown(talonText),
    moves: movesIn(movesText),
  };
  const conflicts = [...packProblems(position), ...counterProblems(position)];
  return conflicts.length > 0 ? failure(conflicts) : success(position);
}

function knownText(cards: KnownCards): string {
  if (typeof cards === 'number') return `?${cards}`;
  return cards.map(makeCardText).join('') || NOTHING;
}

function parseKnown(text: string): KnownCards {
  if (text.startsWith('?')) return Number(text.slice(1));
  return cardsIn(text).sort((a, b) => a - b);
}

function cardsIn(text: string): Card[] {
  return (text.match(new RegExp(CARD, 'g')) ?? []).flatMap((card) => parseCardText(card) ?? []);
}

function movesIn(text: string): Move[] {
  return (text.match(new RegExp(`${CARD}!?|-`, 'g')) ?? []).flatMap((move) => parseMoveText(move) ?? []);
}

function handProblems({ players }: Ruleset, hands: readonly string[]): Problem[] {
  const count = players.includes(hands.length)
    ? []
    : [wrong('hands', `${players.join(', ')} hands`, String(hands.length))];
  return [
    ...count,
    ...hands.flatMap((hand, seat) =>
      hand !== NOTHING && KNOWN.test(hand) ? [] : [wrong(`hands[${seat}]`, 'cards or ?NUMBER', hand)],
    ),
  ];
}

function numberProblems(path: string, text: string, count: number): Problem[] {
  const isRight = COUNTERS.test(text) && text.split(',').length === count;
  return isRight ? [] : [wrong(path, `${count} numbers`, text)];
}

function seatProblems(path: string, text: string, players: number): Problem[] {
  const isRight = /^\d$/.test(text) && Number(text) < players;
  return isRight ? [] : [wrong(path, `integer 0–${players - 1}`, text)];
}

/** If cards are hidden, a seat knows its own hand and no other. Any other position is known to no seat. */
function seatConflicts({ seat, hands, talon }: Position): Problem[] {
  if (seat !== null && typeof hands[seat] === 'number')
    return [conflict('seat', `hands[${seat}]`, `?${hands[seat]}`)];
  const others = [...hands.filter((_, one) => one !== seat), talon];
  const isOpen = others.some((cards) => typeof cards !== 'number' && cards.length > 0);
  const isHidden = others.some((cards) => typeof cards === 'number');
  return isHidden && (seat === null || isOpen)
    ? [conflict('seat', 'all cards open', `${seat ?? NOTHING}`)]
    : [];
}

/** The cards of a position must be a pack. */
function packProblems(position: Position): Problem[] {
  const { hands, talon } = position;
  const places = [...hands, talon];
  const cards = places.flatMap((known) => (typeof known === 'number' ? [] : known));
  const count =
    cards.length + places.reduce<number>((sum, known) => sum + (typeof known === 'number' ? known : 0), 0);
  const twice = PACK.filter((card) => cards.indexOf(card) !== cards.lastIndexOf(card));
  return [
    ...(count === PACK_SIZE ? [] : [conflict('hands', `${PACK_SIZE} cards`, String(count))]),
    ...twice.map((card) => conflict('hands', '', makeCardText(card))),
    ...seatConflicts(position),
  ];
}

/** Each seat that antes can pay the whole ante (R10). Without debts no seat is below zero (R7). A box never is. */
function counterProblems({ rules, dealer, counters, boxes }: Position): Problem[] {
  const ante = rules.honours.reduce((sum, { stake }) => sum + stake, 0);
  const leastOf = (seat: number) => {
    if (rules.ante === 'everyone' || seat === dealer) return ante;
    return rules.debts ? Number.NEGATIVE_INFINITY : 0;
  };
  return [
    ...counters.flatMap((has, seat) => tooFew(`counters[${seat}]`, has, leastOf(seat))),
    ...boxes.flatMap((has, box) => tooFew(`boxes[${box}]`, has, 0)),
  ];
}

function tooFew(path: string, has: number, least: number): Problem[] {
  return has < least ? [conflict(path, `≥ ${least}`, String(has))] : [];
}

function wrong(path: string, expected: string, value: string): Problem {
  return { code: 'wrong-value', path, expected, found: found(value) };
}

function conflict(path: string, expected: string, value: string): Problem {
  return { code: 'conflict', path, expected, found: value };
}
