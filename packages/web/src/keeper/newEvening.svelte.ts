import {
  type Card,
  type Draw,
  type Evening,
  highestSeats,
  makeEvening,
  PACK,
  type Seat,
  seatsOf,
} from '@nain-jaune/engine';
import { itemsOf, nullable, number, oneOf, or, persisted, text } from '../app/browser/persisted.ts';
import { cleanName, profiles } from '../app/settings/profiles.svelte.ts';
import { GameTerms } from '../game/gameTerms.svelte.ts';
import { distinctNames } from '../game/seatNames.ts';
import { isWithin, type TypedNumber } from '../game/typedNumber.ts';
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
export class NewEvening extends GameTerms {
  names: string[];
  counters: Evening['counters'];
  /** The length that the rules suggest. */
  readonly #minutes = $derived(this.base.end.minutes);
  timer: 'none' | 'evening' | 'deal' = $derived(this.#minutes === null ? 'none' : 'evening');
  minutes: TypedNumber = $derived(Math.min(MOST_MINUTES, Math.max(1, Math.round(this.#minutes ?? 60))));
  #drawn: readonly Draw[] = $state.raw([]);

  /** @param requested text of rules that a link carries */
  constructor(requested: string | null) {
    const { rules: house, players, names, counters } = SAVED.read();
    super(requested, { house, players });
    const known = names ?? profiles.list.map(({ name }) => name);
    this.names = $state(Array.from({ length: MOST }, (_, seat) => cleanName(known[seat] ?? '')));
    this.counters = $state(counters);
  }

  /** The draws for the first deal, unless the players or the dealer were changed. */
  get drawn(): readonly Draw[] {
    const last = this.#drawn.at(-1);
    const isValid = last?.length === this.players && highestSeats(last)[0] === this.dealer;
    return isValid ? this.#drawn : [];
  }

  /** Returns the names, with a default by place for empty ones. */
  namesOr(byPlace: (place: number) => string): string[] {
    const names = this.names.slice(0, this.players);
    return distinctNames(names.map((name, seat) => cleanName(name) || byPlace(seat + 1)));
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
    if (this.dealer === seat) this.dealer = seat - 1;
    else if (this.dealer === seat - 1) this.dealer = seat;
    this.#drawn = [];
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
    this.#drawn = drawn;
    this.dealer = drawing[0] ?? 0;
  }

  /** Stores the new evening and returns its id. Its minutes must be right. */
  async begin(byPlace: (place: number) => string): Promise<string> {
    await this.ready;
    const { rules, counters, timer, minutes, dealer, players, text } = this;
    const id = freshEveningId();
    const evening = makeEvening({
      rules,
      players: this.namesOr(byPlace).map((name) => ({ name, ...profileOf(name) })),
      firstDealer: dealer,
      counters,
      ...(timer !== 'none' && typeof minutes === 'number' ? { timer: { of: timer, minutes } } : {}),
    });
    await writeEvening({ id, revision: 1, text: JSON.stringify(evening), kept: Date.now() });
    SAVED.save({ rules: text, players, names: this.names.slice(0, MOST), counters });
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
