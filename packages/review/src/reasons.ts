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
import { chanceOfHolding } from './chanceOfHolding.ts';
import { type OwnRun, ownRun, wantedBy } from './ownRun.ts';
import type { Possible } from './possible.ts';
import type { InvitesHonour, NobodyFollows, Reason } from './reason.ts';

/** What the search found of a move, as far as reasons are made of it. */
export interface Found {
  readonly move: Move;
  /** The part of the playouts in which the own seat won the deal. */
  readonly wins: number;
}

/** How many reasons are told of one move. */
const MOST = 3;
/** What is told to be nearly certain. */
const NEARLY = 0.95;
/** What is told to be probable, and what to be improbable. */
const PROBABLE = 0.75;
/** Fewer points than these are not worth a word. */
const POINTS_TOLD = 10;

/**
 * What speaks for or against each move, the most telling first. Everything in it is certain, but where a part is named.
 * That somebody probably goes on says nothing where it is so after every card.
 */
export function reasonsFor(possible: Possible, moves: readonly Found[]): Reason[][] {
  const toLay = moves.map(({ move, wins }) =>
    move.type === 'lay' ? reasonsToLay(possible, move, wins) : null,
  );
  const isIdle = toLay.every((some) => some === null || some.some(isProbablyHeld));
  return toLay.map((some) =>
    (some?.filter((reason) => !isIdle || !isProbablyHeld(reason)) ?? reasonsToPass(possible)).slice(0, MOST),
  );
}

function isProbablyHeld({ code }: Reason): boolean {
  return code === 'probably-held';
}

function reasonsToLay(possible: Possible, move: Lay, wins: number): Reason[] {
  const { rules, view } = possible;
  const run = ownRun(rules, view, move);
  const out: Reason[] = run.rest.length === 0 ? [{ code: 'goes-out' }] : [];
  const nearly: Reason[] = run.rest.length > 0 && wins >= NEARLY ? [{ code: 'nearly-out', part: wins }] : [];
  return [
    ...boxStays(rules, move),
    ...out,
    ...sweeps(rules, view, move, run),
    ...(run.rest.length === 0 ? [] : whoLeadsAgain(possible, run)),
    ...nearly,
    ...longRun(run),
    ...(run.rest.length === 0 ? [] : [...invitations(possible, run), ...whoFollows(possible, run.wanted)]),
    ...hocs(rules, move, run),
    ...(run.rest.length === 0 ? [] : sheds(rules, run)),
  ];
}

function isHeard(rules: Rules, { announced }: Pick<Lay, 'announced'>): boolean {
  return announced || !rules.announcingRequired;
}

function isHonour(rules: Rules, card: Card): boolean {
  return (rules.boxOf[card] ?? 0) >= 0;
}

function boxStays(rules: Rules, move: Lay): Reason[] {
  if (isHeard(rules, move) || !isHonour(rules, move.card)) return [];
  return [{ code: 'box-stays', card: move.card, bete: rules.missedIsBete }];
}

/** The honours of the run whose boxes hold something. All but the first card are thought to be announced. */
function sweeps(rules: Rules, { boxes }: GameView, move: Lay, { cards }: OwnRun): Reason[] {
  return cards.flatMap((card): Reason[] => {
    const counters = boxes[rules.boxOf[card] ?? 0] ?? 0;
    const silent = card === move.card && !isHeard(rules, move);
    return counters === 0 || silent ? [] : [{ code: 'sweeps', card, counters }];
  });
}

function hocs(rules: Rules, move: Lay, { cards }: OwnRun): Reason[] {
  const hoc = cards.find((card) => ((rules.special[card] ?? 0) & IS_HOC) !== 0);
  if (hoc === undefined || (hoc === move.card && !isHeard(rules, move))) return [];
  return [{ code: 'hoc', card: hoc, counters: rules.players - 1 }];
}

function longRun({ cards, last }: OwnRun): Reason[] {
  return cards.length < 2 ? [] : [{ code: 'run', from: cards[0], to: last, cards: cards.length }];
}

function sheds(rules: Rules, { cards }: OwnRun): Reason[] {
  const points = cards.reduce((sum, card) => sum + (rules.worth[card] ?? 0), 0);
  return rules.paysPoints && points >= POINTS_TOLD ? [{ code: 'sheds', points }] : [];
}

/** A run that nobody can carry on, for certain. */
function whoLeadsAgain(possible: Possible, run: OwnRun): Reason[] {
  if (run.wanted.length === 0) return [{ code: 'ends-run', card: run.last }];
  if (maySomebodyLay(possible, run.wanted)) return [];
  return [{ code: 'nobody-follows', card: run.last, next: afterStall(possible, run) }];
}

/** How likely somebody else holds what is wanted. */
function whoFollows(possible: Possible, wanted: readonly Card[]): Reason[] {
  const [card] = wanted;
  if (card === undefined || !maySomebodyLay(possible, wanted)) return [];
  const part = chanceOfHolding(possible, wanted);
  if (part >= PROBABLE) return [{ code: 'probably-held', card, part }];
  return part <= 1 - PROBABLE ? [{ code: 'probably-not-held', card, part }] : [];
}

/** What comes of a run that nobody else can follow: after each stall another rank may be wanted (R4). */
function afterStall(possible: Possible, { key, rest }: OwnRun): NobodyFollows['next'] {
  const { rules } = possible;
  let wanted = wantedBy(rules, rules.afterStall[key] ?? 0);
  for (let next = rules.afterStall[key] ?? 0; wanted.length > 0; ) {
    if (wanted.some((card) => rest.includes(card))) return 'go-on';
    if (maySomebodyLay(possible, wanted)) return 'asked-first';
    next = rules.afterStall[next] ?? 0;
    wanted = wantedBy(rules, next);
  }
  return 'lead';
}

function othersOf({ view }: Possible): Seat[] {
  return seatsOf(view.players).filter((seat) => seat !== view.seat);
}

/** Whether some other player may hold one of these cards, or the wild dwarf, for all that is known. */
function maySomebodyLay(possible: Possible, wanted: readonly Card[]): boolean {
  const cards = withWild(possible, wanted);
  return othersOf(possible).some((seat) => cards.some((card) => mayHold(possible, seat, card)));
}

function mayHold(possible: Possible, seat: Seat, card: Card): boolean {
  return (possible.sizes[seat] ?? 0) > 0 && possible.unseen.includes(card) && possible.mayHold(seat, card);
}

/** The wild dwarf may be laid whatever is wanted. */
function withWild({ rules }: Possible, wanted: readonly Card[]): readonly Card[] {
  return rules.wildLow === 0 || wanted.includes(DWARF) ? wanted : [...wanted, DWARF];
}

/** The honours that somebody else may lay next. */
function invitations(possible: Possible, { wanted }: OwnRun): InvitesHonour[] {
  const { rules, view } = possible;
  return wanted.flatMap((card) => {
    const counters = view.boxes[rules.boxOf[card] ?? 0] ?? 0;
    const open = counters > 0 && othersOf(possible).some((seat) => mayHold(possible, seat, card));
    return open ? [{ code: 'invites-honour' as const, card, counters }] : [];
  });
}

function reasonsToPass(possible: Possible): Reason[] {
  const { rules, view } = possible;
  const wanted = view.deal?.turn?.wanted ?? [];
  const last = view.deal?.run.at(-1)?.seat;
  const kept = view.deal?.hand.find((card) => wanted.includes(card));
  const leads = rules.afterStall[wanted[0] ?? LEAD] === LEAD;
  const isLead = last !== undefined && leads && !maySomebodyLay(possible, wanted);
  return [
    ...(isLead ? [{ code: 'lead-goes-to', seat: last } as const] : []),
    ...(kept === undefined ? [] : [{ code: 'keeps', card: kept } as const]),
    ...whoFollows(possible, wanted),
  ];
}
