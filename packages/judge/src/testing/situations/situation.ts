import { compileRules, makeCardText, PACK, type Ruleset } from '@nain-jaune/engine';
import { type FixedDeal, fixedDeal } from '@nain-jaune/engine/testing';

/** Plays a situation with the engine under rules, and returns what is seen. */
export type Observe = (rules: Ruleset) => unknown;

export const PLAYERS = 3;
/** What players hold who only watch: nothing that follows a card from four upwards. */
const WATCHING = ['', '2s 2h', '3s 3h'];

export interface Setting {
  readonly counters?: readonly number[];
  readonly boxes?: readonly number[];
}

/** A deal with these hands, by place in the order of turns. Place 0 leads. */
export function seated(rules: Ruleset, hands: readonly string[], setting: Setting = {}): FixedDeal {
  const { seatInTurn } = compileRules(rules, PLAYERS);
  const places = WATCHING.map((watching, place) => hands[place] ?? watching);
  const bySeat = places.map((_, seat) => places[seatInTurn.indexOf(seat)] ?? '');
  return fixedDeal({ rules, hands: bySeat, counters: places.map(() => 1000), ...setting });
}

/** Plays moves by the seats to move. `*` passes until a player leads or the deal is over. */
export function played(
  rules: Ruleset,
  hands: readonly string[],
  moves: string,
  setting?: Setting,
): FixedDeal {
  const deal = seated(rules, hands, setting);
  for (const move of moves.split(' ')) {
    if (move !== '*') deal.play(move);
    else while (deal.state.includes('wants')) deal.play('-');
  }
  return deal;
}

/** The place of the seat to move and what it may do, such as `1 wants 5c` or `0 leads`. */
export function stateOf(deal: FixedDeal): string {
  const seats = compileRules(deal.ruleset, PLAYERS).seatInTurn;
  return deal.state.replace(/\d(?= (leads|wants|won))/, (seat) => `${seats.indexOf(Number(seat))}`);
}

/** Place 0 leads a card, as its last card or with another of its rank. Aloud: with an announcement, if there is one. */
export function laid(rules: Ruleset, card: string, how: 'aloud' | 'silent', last = false): FixedDeal {
  const deal = seated(rules, [last ? card : `${card} ${twinOf(rules, card)}`]);
  const isAnnounced = how === 'aloud' && deal.answerTo(`${card}!`) === 'accepted';
  return deal.play(isAnnounced ? `${card}!` : card);
}

/** Another card of the same rank that has no box. */
export function twinOf(rules: Ruleset, card: string): string {
  const boxes = honoursOf(rules);
  const twins = PACK.map(makeCardText).filter((other) => other[0] === card[0] && other !== card);
  return twins.find((other) => !boxes.includes(other)) ?? '';
}

export function honoursOf({ honours }: Ruleset): string[] {
  return honours.map(({ card }) => card);
}

/** The kings with a box, or those without one. */
export function kings(rules: Ruleset, haveBox: boolean): string[] {
  return ['Kc', 'Kd', 'Kh', 'Ks'].filter((king) => honoursOf(rules).includes(king) === haveBox);
}

/** The different ones among what is seen. */
export function different<Seen>(seen: readonly Seen[]): Seen[] {
  return [...new Map(seen.map((one) => [JSON.stringify(one), one])).values()];
}

/** The counters that the others paid for a hoc. */
export function hocs(deal: FixedDeal): number {
  return deal
    .eventsOf('paid')
    .reduce((sum, { reason, counters }) => sum + (reason === 'hoc' ? counters : 0), 0);
}

/** The boxes swept by cards, not by an opera. */
export function swept(deal: FixedDeal): string[] {
  return deal
    .eventsOf('swept')
    .flatMap(({ opera, box }) => (opera ? [] : [honoursOf(deal.ruleset)[box] ?? '']));
}

export function betes(deal: FixedDeal): string[] {
  return deal.eventsOf('beted').map(({ reason, owed, counters }) => `${reason}: ${counters} of ${owed}`);
}

/** Place 0 wins without an opera. Place 1 has laid a card and still holds `held`. */
export function ordinaryEnd(rules: Ruleset, held: string, setting?: Setting): FixedDeal {
  return played(rules, ['4c 6c', `5c ${held}`], '4c - 5c - - 6c', setting);
}

/** Place 0 goes out with its first card. Place 1 holds `held`. */
export function operaEnd(rules: Ruleset, held: string): FixedDeal {
  return played(rules, ['4c', held], '4c');
}

/** A deal without an opera, which would sweep the boxes, after the ten of diamonds was not announced. */
export function forgotten(rules: Ruleset, setting?: Setting): FixedDeal {
  return played({ ...rules, opera: null }, ['Td Tc'], 'Td * Tc', setting);
}

/** The debt of place 1, which pays first, for the cards that it holds. */
export function owedFor(rules: Ruleset, held: string): number | undefined {
  return ordinaryEnd(rules, held).eventsOf('paid')[0]?.owed;
}
