import {
  type Card,
  DWARF,
  type GameView,
  type Lay,
  type Move,
  type Rules,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';
import { IS_HOC, LEAD } from '@nain-jaune/engine/kernel';
import type { CardPossibilities } from './cardPossibilities.ts';
import { chanceOfHolding } from './chanceOfHolding.ts';
import { boxOf, type HandRun, ownRun, wantedBy } from './ownRun.ts';
import type { InvitesHonour, NobodyFollows, Reason } from './reason.ts';

export interface SearchedMove {
  readonly move: Move;
  /** Share of the playouts in which the seat won the deal. */
  readonly wins: number;
}

const MAX_REASONS = 3;
const NEARLY_CERTAIN = 0.95;
const PROBABLE = 0.75;
const MIN_POINTS = 10;

/**
 * Returns the reasons for and against each move, the most important first. All but those with a `part` are certain. A
 * `probably-held` that applies to every lay is left out.
 */
export function reasonsFor(possible: CardPossibilities, moves: readonly SearchedMove[]): Reason[][] {
  const toLay = moves.map(({ move, wins }) =>
    move.type === 'lay' ? reasonsToLay(possible, move, wins) : null,
  );
  const isCommon = toLay.every((reasons) => reasons === null || reasons.some(isProbablyHeld));
  return toLay.map((reasons) =>
    (reasons?.filter((reason) => !isCommon || !isProbablyHeld(reason)) ?? reasonsToPass(possible)).slice(
      0,
      MAX_REASONS,
    ),
  );
}

function isProbablyHeld({ code }: Reason): boolean {
  return code === 'probably-held';
}

function reasonsToLay(possible: CardPossibilities, move: Lay, wins: number): Reason[] {
  const { rules, view } = possible;
  const run = ownRun(rules, view, move);
  const out: Reason[] = run.rest.length === 0 ? [{ code: 'goes-out' }] : [];
  const nearly: Reason[] =
    run.rest.length > 0 && wins >= NEARLY_CERTAIN ? [{ code: 'nearly-out', part: wins }] : [];
  return [
    ...boxStays(rules, move),
    ...out,
    ...sweeps(rules, view, move, run),
    ...(run.rest.length === 0 ? [] : endOfRun(possible, run)),
    ...nearly,
    ...longRun(run),
    ...(run.rest.length === 0
      ? []
      : [...invitations(possible, run), ...probableFollowers(possible, run.wanted)]),
    ...hocs(rules, move, run),
    ...(run.rest.length === 0 ? [] : sheds(rules, run)),
  ];
}

function isAnnounced(rules: Rules, { announced }: Pick<Lay, 'announced'>): boolean {
  return announced || !rules.announcingRequired;
}

function isHonour(rules: Rules, card: Card): boolean {
  return boxOf(rules, card) >= 0;
}

function boxStays(rules: Rules, move: Lay): Reason[] {
  if (isAnnounced(rules, move) || !isHonour(rules, move.card)) return [];
  return [{ code: 'box-stays', card: move.card, bete: rules.missedIsBete }];
}

/** The honours of the run whose boxes are not empty. All but the first card are assumed to be announced. */
function sweeps(rules: Rules, { boxes }: GameView, move: Lay, { cards }: HandRun): Reason[] {
  return cards.flatMap((card): Reason[] => {
    const counters = boxes[boxOf(rules, card)] ?? 0;
    const silent = card === move.card && !isAnnounced(rules, move);
    return counters === 0 || silent ? [] : [{ code: 'sweeps', card, counters }];
  });
}

function hocs(rules: Rules, move: Lay, { cards }: HandRun): Reason[] {
  const hoc = cards.find((card) => ((rules.special[card] ?? 0) & IS_HOC) !== 0);
  if (hoc === undefined || (hoc === move.card && !isAnnounced(rules, move))) return [];
  return [{ code: 'hoc', card: hoc, counters: rules.players - 1 }];
}

function longRun({ cards, last }: HandRun): Reason[] {
  return cards.length < 2 ? [] : [{ code: 'run', from: cards[0], to: last, cards: cards.length }];
}

function sheds(rules: Rules, { cards }: HandRun): Reason[] {
  const points = cards.reduce((sum, card) => sum + (rules.worth[card] ?? 0), 0);
  return rules.paysPoints && points >= MIN_POINTS ? [{ code: 'sheds', points }] : [];
}

/** Reasons if it is certain that no other player can continue the run. */
function endOfRun(possible: CardPossibilities, run: HandRun): Reason[] {
  if (run.wanted.length === 0) return [{ code: 'ends-run', card: run.last }];
  if (mayOthersLay(possible, run.wanted)) return [];
  return [{ code: 'nobody-follows', card: run.last, next: afterStall(possible, run) }];
}

function probableFollowers(possible: CardPossibilities, wanted: readonly Card[]): Reason[] {
  const [card] = wanted;
  if (card === undefined || !mayOthersLay(possible, wanted)) return [];
  const part = chanceOfHolding(possible, wanted);
  if (part >= PROBABLE) return [{ code: 'probably-held', card, part }];
  return part <= 1 - PROBABLE ? [{ code: 'probably-not-held', card, part }] : [];
}

/** Returns what follows a run that no other player can continue: after each stall another rank may be wanted (R4). */
function afterStall(possible: CardPossibilities, { key, rest }: HandRun): NobodyFollows['next'] {
  const { rules } = possible;
  for (let next = rules.afterStall[key] ?? LEAD; ; next = rules.afterStall[next] ?? LEAD) {
    const wanted = wantedBy(rules, next);
    if (wanted.length === 0) return 'lead';
    if (wanted.some((card) => rest.includes(card))) return 'go-on';
    if (mayOthersLay(possible, wanted)) return 'asked-first';
  }
}

function othersOf({ view }: CardPossibilities): Seat[] {
  return seatsOf(view.players).filter((seat) => seat !== view.seat);
}

/** Whether another player may hold one of these cards or the wild dwarf. */
function mayOthersLay(possible: CardPossibilities, wanted: readonly Card[]): boolean {
  const cards = withWild(possible, wanted);
  return othersOf(possible).some((seat) => cards.some((card) => mayHold(possible, seat, card)));
}

function mayHold(possible: CardPossibilities, seat: Seat, card: Card): boolean {
  return (possible.sizes[seat] ?? 0) > 0 && possible.unseen.includes(card) && possible.mayHold(seat, card);
}

function withWild({ rules }: CardPossibilities, wanted: readonly Card[]): readonly Card[] {
  return rules.wildLow === 0 || wanted.includes(DWARF) ? wanted : [...wanted, DWARF];
}

function invitations(possible: CardPossibilities, { wanted }: HandRun): InvitesHonour[] {
  const { rules, view } = possible;
  return wanted.flatMap((card) => {
    const counters = view.boxes[boxOf(rules, card)] ?? 0;
    const open = counters > 0 && othersOf(possible).some((seat) => mayHold(possible, seat, card));
    return open ? [{ code: 'invites-honour' as const, card, counters }] : [];
  });
}

function reasonsToPass(possible: CardPossibilities): Reason[] {
  const { rules, view } = possible;
  const wanted = view.deal?.turn?.wanted ?? [];
  const last = view.deal?.run.at(-1)?.seat;
  const held = view.deal?.hand.find((card) => wanted.includes(card));
  const leads = rules.afterStall[wanted[0] ?? LEAD] === LEAD;
  const isLead = last !== undefined && leads && !mayOthersLay(possible, wanted);
  return [
    ...(isLead ? [{ code: 'lead-goes-to', seat: last } as const] : []),
    ...(held === undefined ? [] : [{ code: 'keeps', card: held } as const]),
    ...probableFollowers(possible, wanted),
  ];
}
