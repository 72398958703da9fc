import type { Difficulty } from '@nain-jaune/bots/names';
import { DEFAULT_RULESET_ID, houseName, RULESETS, type Ruleset, type RulesetId } from '@nain-jaune/engine';
import { shownPlayers } from '@nain-jaune/words';
import type { BotOffer, GameSetup } from '../gameService/serviceMessages.ts';
import { type ChosenHouse, readHouse } from '../houseRules/chosenHouse.ts';
import { allowPlayers, nearestNumber, playersOnOffer } from '../houseRules/twoPlayers.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import { botAt, difficultyOf } from './difficulty.ts';
import { type LENGTHS, savedNewGame, saveNewGame } from './savedNewGame.ts';
import {
  fitSeats,
  isPerson,
  playersOf,
  type SeatChoice,
  SOMEBODY,
  seatEveryone,
  seatsFrom,
} from './seatChoice.ts';

/** The form for a new game. The last choice is stored in the browser. */
export class NewGameChoice {
  rulesetId: RulesetId = $state(DEFAULT_RULESET_ID);
  players = $state(4);
  seats: SeatChoice[] = $state([]);
  deals: (typeof LENGTHS)[number] = $state(null);
  seed = $state('');
  /** The seat of the first dealer, where the players choose. */
  dealer = $state(0);
  /** The text of the requested rules, if it cannot be parsed. */
  broken: string | null = $state.raw(null);
  #house: ChosenHouse | null = $state.raw(null);
  #read: Promise<void> = Promise.resolve();

  /** @param requested text of house rules to use instead of the stored ones */
  constructor(seed: string | null, requested: string | null) {
    const saved = savedNewGame();
    this.rulesetId = saved.ruleset;
    this.players = saved.players;
    this.deals = saved.deals;
    this.seats = seatsFrom(saved, preferences.name);
    this.seed = (seed ?? '').slice(0, 100);
    if (requested === null && saved.house === null) this.playBy(null);
    else this.#read = this.#readFirst(requested, saved.house);
  }

  /** Resolves when house rules are parsed; rejects if the parser cannot be loaded. */
  get ready(): Promise<void> {
    return this.#read;
  }

  /** The chosen house rules, or null for a ruleset of the book. */
  get house(): ChosenHouse | null {
    return this.#house?.base === this.rulesetId ? this.#house : null;
  }

  get base(): Ruleset {
    return this.house?.ruleset ?? RULESETS[this.rulesetId];
  }

  /** The numbers of players on offer. */
  get offered(): readonly number[] {
    return playersOnOffer(this.base, this.rulesetId);
  }

  /** The ruleset to play, with the chosen length and number of players. */
  get rules(): Ruleset {
    const base = allowPlayers(this.base, this.players);
    const { deals } = this;
    if (deals === null || deals === base.end.deals) return base;
    return { ...base, id: houseName(base.id), end: { ...base.end, deals } };
  }

  get seated(): SeatChoice[] {
    return this.seats.slice(0, this.players);
  }

  /** The displayed names. */
  get names(): string[] {
    const { words } = preferences;
    return shownPlayers(playersOf(this.seated, words), words).map(({ name }) => name);
  }

  /** The difficulty of all opponents, or null if it differs or there are none. */
  get difficulty(): Difficulty | null {
    const [first, ...others] = this.seated
      .filter((seat) => !isPerson(seat))
      .map(({ who }) => difficultyOf(who));
    return first !== undefined && others.every((other) => other === first) ? first : null;
  }

  /** Gives every bot seat a bot of this difficulty, including seats that are not used yet. */
  set difficulty(difficulty: Difficulty | null) {
    if (difficulty === null) return;
    this.seats.forEach((seat, place) => {
      if (!isPerson(seat)) Object.assign(seat, { who: botAt(difficulty, place), name: '' });
    });
  }

  /** Returns the next allowed number of players above (`step` 1) or below (-1). */
  playersNext(step: 1 | -1): number | undefined {
    const { players } = this;
    return this.offered
      .filter((number) => Math.sign(number - players) === step)
      .toSorted((a, b) => step * (a - b))[0];
  }

  /** Adds a person in place of the first bot, or on a new seat. Returns the place, or null if the table is full. */
  addPerson(): number | null {
    const place = this.seats.findIndex((seat) => !isPerson(seat));
    const more = place < this.players ? this.players : this.playersNext(1);
    if (place < 0 || more === undefined) return null;
    this.players = more;
    Object.assign(this.seats[place]!, { who: SOMEBODY, name: '' });
    return place;
  }

  /** Replaces a person with a bot. */
  removePerson(place: number): void {
    Object.assign(this.seats[place]!, { who: botAt(this.difficulty ?? 'easy', place), name: '' });
  }

  get hasBots(): boolean {
    return !this.seated.every(isPerson);
  }

  get isShared(): boolean {
    return this.seated.filter(isPerson).length > 1;
  }

  /** Uses house rules, or the book's rules if null. */
  playBy(house: ChosenHouse | null): void {
    // A link may carry an unchanged ruleset of the book.
    this.#house = house?.ruleset.id === house?.base ? null : house;
    if (house !== null) this.rulesetId = house.base;
    this.fitPlayers();
  }

  chooseHouse(text: string): Promise<void> {
    this.#read = this.#readFirst(null, text);
    return this.#read;
  }

  /** Replaces bots that are not offered and people who left the family. */
  fitBots(offer: BotOffer): void {
    fitSeats(this.seats, offer);
  }

  /** Takes the nearest number of players on offer. */
  fitPlayers(): void {
    this.players = nearestNumber(this.offered, this.players);
  }

  /** Returns the game to start and stores the choice, except for the seed. */
  begin(): GameSetup {
    const { rules, dealer, players } = this;
    const seats = seatEveryone(this.seated, preferences.words);
    this.#save();
    return { rules, seats, ...(dealer < players && { dealer }), ...this.#given };
  }

  /** Returns a first game: default rules, easy bots. */
  firstGame(): GameSetup {
    const { words, name } = preferences;
    const seats = seatEveryone(seatsFrom({}, name).slice(0, 4), words);
    return { rules: RULESETS[DEFAULT_RULESET_ID], seats, ...this.#given };
  }

  get #given(): Pick<GameSetup, 'seed'> {
    const seed = this.seed.trim();
    return seed === '' ? {} : { seed };
  }

  /** Uses the requested rules, or the previous ones if those are invalid. */
  async #readFirst(requested: string | null, before: string | null): Promise<void> {
    const wanted = requested === null ? null : await readHouse(requested);
    this.broken = wanted?.ok === false ? requested : null;
    if (wanted?.ok) {
      this.deals = null;
      this.playBy(wanted.value);
      return;
    }
    const previous = before === null ? null : await readHouse(before);
    this.playBy(previous?.ok ? previous.value : null);
  }

  #save(): void {
    const { rulesetId: ruleset, players, seats, deals } = this;
    const house = this.house?.text ?? null;
    saveNewGame({ ruleset, players, seats, deals, house });
  }
}
