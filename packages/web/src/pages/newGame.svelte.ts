import {
  DEFAULT_RULESET_ID,
  houseName,
  isRulesetId,
  RULESETS,
  type Ruleset,
  type RulesetId,
} from '@nain-jaune/engine';
import { shownPlayers } from '@nain-jaune/words';
import { savedObject, saveValue } from '../browser/savedValues.ts';
import type { BotOffer, GameSetup } from '../gameService/serviceMessages.ts';
import { type ChosenHouse, readHouse } from '../houseRules/chosenHouse.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import { botAt, type Difficulty, difficultyOf } from './difficulty.ts';
import {
  fitSeats,
  isPerson,
  playersOf,
  type SeatChoice,
  SOMEBODY,
  seatEveryone,
  seatsFrom,
} from './seatChoice.ts';

/** The lengths of a game that are offered: as the rules say, or at most so many deals. */
export const LENGTHS = [null, 1, 2, 3, 5, 10, 20] as const;

/** A game as it is being chosen; the last choice is kept in the browser. */
export class NewGameChoice {
  rulesetId: RulesetId = $state(DEFAULT_RULESET_ID);
  players = $state(4);
  seats: SeatChoice[] = $state([]);
  deals: (typeof LENGTHS)[number] = $state(null);
  seed = $state('');
  /** The text of the rules that were asked for, if it cannot be read. */
  broken: string | null = $state.raw(null);
  #house: ChosenHouse | null = $state.raw(null);
  #read: Promise<void> = Promise.resolve();

  /** `asked`: the text of house rules that were asked for, in place of those that were kept. */
  constructor(seed: string | null, asked: string | null) {
    const kept = savedObject('new-game');
    if (typeof kept['ruleset'] === 'string' && isRulesetId(kept['ruleset'])) this.rulesetId = kept['ruleset'];
    if (typeof kept['players'] === 'number') this.players = kept['players'];
    const deals = LENGTHS.find((length) => length === kept['deals']);
    if (deals !== undefined) this.deals = deals;
    this.seats = seatsFrom(kept, preferences.name, preferences.words);
    this.seed = (seed ?? '').slice(0, 100);
    const text = kept['house'];
    const before = typeof text === 'string' ? text : null;
    if (asked === null && before === null) this.playBy(null);
    else this.#read = this.#readFirst(asked, before);
  }

  /** Fulfilled when house rules that are being read have been read; fails where what reads them could not be loaded. */
  get ready(): Promise<void> {
    return this.#read;
  }

  /** The house rules that are chosen; null where the game is played by the book. */
  get house(): ChosenHouse | null {
    return this.#house?.base === this.rulesetId ? this.#house : null;
  }

  /** The ruleset as the book has it, or as the house has changed it. */
  get base(): Ruleset {
    return this.house?.ruleset ?? RULESETS[this.rulesetId];
  }

  /** The ruleset to play: with the length that was chosen. */
  get rules(): Ruleset {
    const { base, deals } = this;
    if (deals === null || deals === base.end.deals) return base;
    return { ...base, id: houseName(base.id), end: { ...base.end, deals } };
  }

  /** The seats that are played. */
  get seated(): SeatChoice[] {
    return this.seats.slice(0, this.players);
  }

  /** The names at the table, as they are shown. */
  get names(): string[] {
    const { words } = preferences;
    return shownPlayers(playersOf(this.seated, words), words).map(({ name }) => name);
  }

  /** How hard the opponents are to beat; null if they differ or there are none. */
  get difficulty(): Difficulty | null {
    const [first, ...others] = this.seated
      .filter((seat) => !isPerson(seat))
      .map(({ who }) => difficultyOf(who));
    return first !== undefined && others.every((other) => other === first) ? first : null;
  }

  /** Seats bots of a difficulty in place of those who sit there, and on the seats that are not played yet. */
  set difficulty(difficulty: Difficulty | null) {
    if (difficulty === null) return;
    this.seats.forEach((seat, place) => {
      if (!isPerson(seat)) Object.assign(seat, { who: botAt(difficulty, place), name: '' });
    });
  }

  /** The next number of players that the rules allow: `step` 1 for more, -1 for fewer; undefined if there is none. */
  playersNext(step: 1 | -1): number | undefined {
    const { players } = this;
    return this.base.players
      .filter((number) => Math.sign(number - players) === step)
      .toSorted((a, b) => step * (a - b))[0];
  }

  /** Lets another person play: in place of the first bot, or on one more seat. Returns the place, or null if there is none. */
  addPerson(): number | null {
    const place = this.seats.findIndex((seat) => !isPerson(seat));
    const more = place < this.players ? this.players : this.playersNext(1);
    if (place < 0 || more === undefined) return null;
    this.players = more;
    Object.assign(this.seats[place]!, { who: SOMEBODY, name: '' });
    return place;
  }

  /** Seats a bot in place of a person. */
  removePerson(place: number): void {
    Object.assign(this.seats[place]!, { who: botAt(this.difficulty ?? 'easy', place), name: '' });
  }

  /** Whether a bot plays. */
  get hasBots(): boolean {
    return !this.seated.every(isPerson);
  }

  /** Whether several people share the device. */
  get isShared(): boolean {
    return this.seated.filter(isPerson).length > 1;
  }

  /** Chooses house rules, or the book's. */
  playBy(house: ChosenHouse | null): void {
    // A link may carry a ruleset as the book has it.
    this.#house = house?.ruleset.id === house?.base ? null : house;
    if (house !== null) this.rulesetId = house.base;
    this.fitPlayers();
  }

  /** Chooses the house rules of a text. */
  chooseHouse(text: string): Promise<void> {
    this.#read = this.#readFirst(null, text);
    return this.#read;
  }

  /** Replaces whoever may not sit there: a bot that is not offered, a person who left the family. */
  fitBots(offer: BotOffer): void {
    fitSeats(this.seats, offer);
  }

  /** Takes the nearest number of players that the ruleset allows. */
  fitPlayers(): void {
    const allowed = this.base.players;
    if (allowed.includes(this.players)) return;
    this.players =
      allowed.toSorted((a, b) => Math.abs(a - this.players) - Math.abs(b - this.players))[0] ?? 4;
  }

  /** The game to begin; from now on it is the last choice. A seed is for once. */
  begin(): GameSetup {
    const { rules } = this;
    const seats = seatEveryone(this.seated, preferences.words);
    this.#keep();
    return { rules, seats, ...this.#given };
  }

  /** A first game, whatever was chosen: by the usual rules against easy bots. */
  firstGame(): GameSetup {
    const { words, name } = preferences;
    const seats = seatEveryone(seatsFrom({}, name, words).slice(0, 4), words);
    return { rules: RULESETS[DEFAULT_RULESET_ID], seats, ...this.#given };
  }

  /** The seed, if there is one. */
  get #given(): Pick<GameSetup, 'seed'> {
    const seed = this.seed.trim();
    return seed === '' ? {} : { seed };
  }

  /** Plays by the rules that are asked for; where those are broken, by those that were played by before. */
  async #readFirst(asked: string | null, before: string | null): Promise<void> {
    const wanted = asked === null ? null : await readHouse(asked);
    this.broken = wanted?.ok === false ? asked : null;
    if (wanted?.ok) {
      this.deals = null;
      this.playBy(wanted.value);
      return;
    }
    const kept = before === null ? null : await readHouse(before);
    this.playBy(kept?.ok ? kept.value : null);
  }

  #keep(): void {
    const { rulesetId: ruleset, players, seats, deals } = this;
    const house = this.house?.text ?? null;
    saveValue('new-game', { ruleset, players, seats, deals, house });
  }
}
