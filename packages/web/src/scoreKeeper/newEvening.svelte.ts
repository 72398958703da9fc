import {
  type Card,
  DEFAULT_RULESET_ID,
  type Draw,
  type Evening,
  highestSeats,
  makeEvening,
  PACK,
  RULESETS,
  type Ruleset,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';
import { itemsOf, nullable, number, oneOf, or, persisted, text } from '../browser/persisted.ts';
import { type HouseRules, parseHouseText } from '../houseRules/houseText.ts';
import { allowPlayers, nearestNumber, playersOnOffer } from '../houseRules/twoPlayers.ts';
import { distinctNames } from '../pages/seatNames.ts';
import { isWithin, type TypedNumber } from '../pages/typedNumber.ts';
import { cleanName, profiles } from '../settings/profiles.svelte.ts';
import { freshEveningId, writeEvening } from './eveningStore.ts';

const SAVED = persisted('new-evening', {
  rules: or(nullable(text), null),
  players: or(number, 4),
  names: or(nullable(itemsOf(or(text, ''))), null),
  counters: or(oneOf(['kept', 'physical']), 'kept'),
});
/** The maximum number of players. */
const MOST = 8;
export const MOST_MINUTES = 1440;

/** The form for a new evening. The last choice is stored in the browser. */
export class NewEvening {
  /** The text of the rules of a link, if it cannot be parsed. */
  readonly broken: string | null;
  /** The rules as text for {@link parseHouseText}. */
  rulesText = $state<string>(DEFAULT_RULESET_ID);
  players = $state(4);
  names: string[] = $state(Array(MOST).fill(''));
  firstDealer = $state(0);
  counters: Evening['counters'] = $state('kept');
  timer: 'none' | 'evening' | 'deal' = $state('none');
  minutes: TypedNumber = $state(60);
  /** The draws for the first deal. */
  drawn: readonly Draw[] = $state.raw([]);

  /** @param requested text of rules that a link carries */
  constructor(requested: string | null) {
    const saved = SAVED.read();
    this.broken = requested === null || parseHouseText(requested).ok ? null : requested;
    const text = this.broken === null && requested !== null ? requested : saved.rules;
    if (text !== null && parseHouseText(text).ok) this.rulesText = text;
    this.players = saved.players;
    const names = saved.names ?? profiles.list.map(({ name }) => name);
    this.names = Array.from({ length: MOST }, (_, seat) => cleanName(names[seat] ?? ''));
    this.counters = saved.counters;
    this.fit();
  }

  get rules(): Ruleset {
    return allowPlayers(this.#chosen.ruleset, this.players);
  }

  /** The numbers of players on offer. */
  get offered(): readonly number[] {
    return playersOnOffer(this.#chosen.ruleset, this.#chosen.base);
  }

  get #chosen(): HouseRules {
    const parsed = parseHouseText(this.rulesText);
    return parsed.ok ? parsed.value : { base: DEFAULT_RULESET_ID, ruleset: RULESETS[DEFAULT_RULESET_ID] };
  }

  /** Returns the names, with a default by place for empty ones. */
  namesOr(byPlace: (place: number) => string): string[] {
    const names = this.names.slice(0, this.players);
    return distinctNames(names.map((name, seat) => cleanName(name) || byPlace(seat + 1)));
  }

  /** Adjusts the number of players and the time to the rules. */
  fit(): void {
    this.players = nearestNumber(this.offered, this.players);
    const { rules } = this;
    if (this.firstDealer >= this.players) this.firstDealer = 0;
    if (rules.end.minutes !== null) {
      this.timer = 'evening';
      this.minutes = Math.min(MOST_MINUTES, Math.max(1, Math.round(rules.end.minutes)));
    }
    this.drawn = [];
  }

  get minutesAreWrong(): boolean {
    return this.timer !== 'none' && !isWithin(this.minutes, 1, MOST_MINUTES);
  }

  /** Swaps a player with the previous one. */
  moveUp(seat: number): void {
    const moved = this.names[seat] ?? '';
    this.names[seat] = this.names[seat - 1] ?? '';
    this.names[seat - 1] = moved;
    // The first dealer stays the same person.
    if (this.firstDealer === seat) this.firstDealer = seat - 1;
    else if (this.firstDealer === seat - 1) this.firstDealer = seat;
    this.drawn = [];
  }

  /** Draws a card for each player, and again for those with the highest until one has it alone. */
  draw(): void {
    const pack = [...PACK];
    const seats = seatsOf(this.players);
    const drawn: Draw[] = [];
    let drawing: readonly Seat[] = seats;
    while (drawing.length > 1) {
      const draw = seats.map((seat) => (drawing.includes(seat) ? takeRandom(pack) : null));
      drawn.push(draw);
      drawing = highestSeats(draw);
    }
    this.drawn = drawn;
    this.firstDealer = drawing[0] ?? 0;
  }

  /** Stores the new evening and returns its id. Its minutes must be right. */
  async begin(byPlace: (place: number) => string): Promise<string> {
    const { rules, counters, timer, minutes, firstDealer, players } = this;
    const id = freshEveningId();
    const evening = makeEvening({
      rules,
      players: this.namesOr(byPlace).map((name) => ({ name, ...profileOf(name) })),
      firstDealer,
      counters,
      ...(timer !== 'none' && typeof minutes === 'number' ? { timer: { of: timer, minutes } } : {}),
    });
    await writeEvening({ id, revision: 1, text: JSON.stringify(evening), kept: Date.now() });
    SAVED.save({ rules: this.rulesText, players, names: this.names.slice(0, MOST), counters });
    return id;
  }
}

function profileOf(name: string): { readonly profile?: string } {
  const known = profiles.list.find((profile) => profile.name === name);
  return known === undefined ? {} : { profile: known.id };
}

function takeRandom(pack: Card[]): Card {
  const [card] = pack.splice(below(pack.length), 1);
  if (card === undefined) throw new RangeError('no card left to draw');
  return card;
}

/** Returns an unbiased random number. */
function below(limit: number): number {
  const most = Math.floor(2 ** 32 / limit) * limit;
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word < most ? word % limit : below(limit);
}
