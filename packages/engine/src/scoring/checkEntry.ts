import { type Card, PACK } from '../cards/card.ts';
import { parseCardText } from '../cards/notation.ts';
import { type Seat, seatsOf } from '../cards/seat.ts';
import { handSizesFrom } from '../deal/setup.ts';
import type { Rules } from '../rules/compiledRules.ts';
import { type ScoreEnd, type ScoreLay, type ScoreProblem, scoreProblem } from './entry.ts';
import { askedCards, countOf, losersHands, namedCards } from './reportedHand.ts';

/** The entries of a deal with real cards so far. */
export interface DealSoFar {
  readonly rules: Rules;
  readonly dealer: Seat;
  readonly laid: readonly ScoreLay[];
}

/** Returns every problem of a laid card. */
export function layProblems(deal: DealSoFar, entry: ScoreLay): ScoreProblem[] {
  const { rules, laid } = deal;
  const card = parseCardText(entry.card) ?? null;
  const seat = entry.seat as Seat;
  const about = { seat, card };
  if (card === null || rules.special[card] === 0) return [scoreProblem('nothing-to-keep', 'card', about)];
  const before = laid.find((one) => one.card === entry.card);
  const problems: ScoreProblem[] = [];
  if (before !== undefined)
    problems.push(scoreProblem('laid-twice', 'card', { card, seat: before.seat as Seat }));
  if (!entry.announced && !rules.announcingRequired)
    problems.push(scoreProblem('cannot-be-forgotten', 'announced', about));
  const size = sizeOf(deal, seat);
  if (laidBy(laid, seat).length >= size)
    problems.push(scoreProblem('laid-more-than-dealt', 'seat', { ...about, expected: `${size}` }));
  return problems;
}

/** Returns every problem of the end of a deal. */
export function endProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  return [
    ...seatProblems(deal, entry),
    ...wayProblems(deal, entry),
    ...countProblems(deal, entry),
    ...cardProblems(deal, entry),
    ...pointProblems(deal, entry),
    ...operaProblems(deal, entry),
  ];
}

function laidBy(laid: readonly ScoreLay[], seat: number): ScoreLay[] {
  return laid.filter((one) => one.seat === seat);
}

function laidCards({ laid }: DealSoFar): Card[] {
  return laid.map(({ card }) => parseCardText(card) as Card);
}

function sizeOf({ rules, dealer }: DealSoFar, seat: Seat): number {
  return handSizesFrom(rules, dealer)[seat] ?? 0;
}

/** The most cards that a seat can still hold: those dealt minus those it laid. */
function mostCards(deal: DealSoFar, seat: Seat): number {
  return sizeOf(deal, seat) - laidBy(deal.laid, seat).length;
}

function seatProblems({ rules }: DealSoFar, { winner, hands }: ScoreEnd): ScoreProblem[] {
  return seatsOf(rules.players).flatMap((seat) => {
    const hand = hands[seat] ?? null;
    if (seat === winner)
      return hand === null ? [] : [scoreProblem('winner-holds-cards', `hands[${seat}]`, { seat })];
    return hand === null ? [scoreProblem('hand-missing', `hands[${seat}]`, { seat })] : [];
  });
}

/** Points are invalid if cards are counted, and counts if points are. */
function wayProblems({ rules }: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  const { payment } = rules.ruleset;
  return losersHands(entry).flatMap(({ seat, hand }) => {
    const path = `hands[${seat}]`;
    if ('points' in hand && payment === 'cards') return [scoreProblem('cannot-be-told-so', path, { seat })];
    if ('count' in hand && payment === 'points') return [scoreProblem('cannot-be-told-so', path, { seat })];
    if ('cards' in hand) return [];
    const asked = askedCards(rules);
    return namedCards(hand)
      .filter((card) => !asked.includes(card))
      .map((card) => scoreProblem('not-asked', `${path}.holds`, { seat, card }));
  });
}

function countProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  return losersHands(entry).flatMap(({ seat, hand }) => {
    const path = `hands[${seat}]`;
    const most = mostCards(deal, seat);
    const count = countOf(hand) ?? Math.max(1, namedCards(hand).length);
    const about = { seat, expected: `1–${most}`, found: `${count}` };
    if (count < 1) return [scoreProblem('no-cards-left', path, about)];
    if (count > most) return [scoreProblem('too-many-cards', path, about)];
    const named = namedCards(hand).length;
    if (count < named)
      return [
        scoreProblem('too-many-cards', `${path}.holds`, {
          ...about,
          expected: `${count}`,
          found: `${named}`,
        }),
      ];
    return [];
  });
}

/**
 * Each card is in one place only. If the whole pack is dealt, each honour that the rules ask about is in some hand.
 */
function cardProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  const laid = laidCards(deal);
  const seen = new Set<Card>();
  const problems: ScoreProblem[] = [];
  for (const { seat, hand } of losersHands(entry)) {
    const path = `hands[${seat}].${'cards' in hand ? 'cards' : 'holds'}`;
    for (const card of namedCards(hand)) {
      if (laid.includes(card)) problems.push(scoreProblem('laid-and-held', path, { seat, card }));
      if (seen.has(card)) problems.push(scoreProblem('card-twice', path, { seat, card }));
      seen.add(card);
    }
  }
  return [...problems, ...nowhere(deal, entry, [...laid, ...seen])];
}

function nowhere({ rules }: DealSoFar, entry: ScoreEnd, somewhere: readonly Card[]): ScoreProblem[] {
  const dealt = rules.handSizes.reduce((sum, size) => sum + size, 0);
  // Without a talon. A silent honour that changes nothing need not be entered.
  if (dealt < PACK.length || (!rules.missedIsBete && rules.announcingRequired)) return [];
  if (entry.hands.filter((hand) => hand !== null).length !== rules.players - 1) return [];
  return askedCards(rules)
    .filter((card) => rules.honours.includes(card) && !somewhere.includes(card))
    .map((card) => scoreProblem('card-nowhere', 'hands', { card }));
}

function pointProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  const inPoints = losersHands(entry).filter(({ hand }) => 'points' in hand);
  const problems = inPoints.flatMap(({ seat, hand }) => {
    const { least, most } = pointSpan(deal, entry, seat);
    const points = (hand as { readonly points: number }).points;
    const about = { seat, expected: `${least}–${most}`, found: `${points}` };
    return points >= least && points <= most
      ? []
      : [scoreProblem('points-impossible', `hands[${seat}].points`, about)];
  });
  return problems.length > 0 ? problems : sumProblems(deal, entry);
}

/** The cards with no known place, without those that the rules ask about. */
function freeCards(deal: DealSoFar, entry: ScoreEnd): Card[] {
  const asked = askedCards(deal.rules);
  const gone = new Set([...laidCards(deal), ...losersHands(entry).flatMap(({ hand }) => namedCards(hand))]);
  return PACK.filter((card) => !gone.has(card) && !asked.includes(card));
}

/** The sum of the `count` cheapest or dearest of these cards. */
function worthOf(rules: Rules, cards: readonly Card[], count: number, order: 1 | -1): number {
  const worths = cards.map((card) => rules.worth[card] ?? 0).sort((a, b) => order * (a - b));
  return worths.slice(0, Math.max(0, count)).reduce((sum, worth) => sum + worth, 0);
}

function pointSpan(deal: DealSoFar, entry: ScoreEnd, seat: Seat): { least: number; most: number } {
  const { rules } = deal;
  const hand = entry.hands[seat];
  const named = hand === null || hand === undefined ? [] : namedCards(hand);
  const known = worthOf(rules, named, named.length, 1);
  const free = freeCards(deal, entry);
  return {
    least: named.length > 0 ? known : worthOf(rules, free, 1, 1),
    most: known + worthOf(rules, free, mostCards(deal, seat) - named.length, -1),
  };
}

/** All hands together cannot hold more points than the rest of the pack. */
function sumProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  const { rules } = deal;
  const inPoints = losersHands(entry).flatMap(({ seat, hand }) => ('points' in hand ? [{ seat, hand }] : []));
  if (inPoints.length < 2) return [];
  const named = inPoints.flatMap(({ hand }) => namedCards(hand));
  const places = inPoints.reduce((sum, { seat }) => sum + mostCards(deal, seat), 0) - named.length;
  const most = worthOf(rules, named, named.length, 1) + worthOf(rules, freeCards(deal, entry), places, -1);
  const sum = inPoints.reduce((all, { hand }) => all + hand.points, 0);
  return sum <= most
    ? []
    : [scoreProblem('more-than-the-pack', 'hands', { expected: `${most}`, found: `${sum}` })];
}

function operaProblems(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  const { opera } = deal.rules;
  if (entry.opera && opera === null) return [scoreProblem('no-opera', 'opera')];
  if (entry.opera && opera?.alone) return opposers(deal, entry);
  if (!entry.opera && opera !== null && nobodyElseLaid(deal, entry))
    return [scoreProblem('opera-untold', 'opera', { seat: entry.winner as Seat })];
  return [];
}

/** An opera that no other card may precede leaves all other hands complete. */
function opposers(deal: DealSoFar, entry: ScoreEnd): ScoreProblem[] {
  return seatsOf(deal.rules.players)
    .filter((seat) => seat !== entry.winner && hasLaid(deal, entry, seat) === true)
    .map((seat) => scoreProblem('opera-opposed', 'opera', { seat }));
}

/** Whether a loser has laid a card. Null if unknown. */
function hasLaid(deal: DealSoFar, entry: ScoreEnd, seat: Seat): boolean | null {
  const hand = entry.hands[seat] ?? null;
  const count = hand === null ? null : countOf(hand);
  if (laidBy(deal.laid, seat).length > 0) return true;
  return count === null ? null : count < sizeOf(deal, seat);
}

function nobodyElseLaid(deal: DealSoFar, entry: ScoreEnd): boolean {
  return seatsOf(deal.rules.players).every(
    (seat) => seat === entry.winner || hasLaid(deal, entry, seat) === false,
  );
}
