import type { Difficulty } from '@nain-jaune/bots/names';
import { shownPlayers } from '@nain-jaune/words';
import type { BotOffer, GameSetup } from '../app/gameService/serviceMessages.ts';
import { preferences } from '../app/settings/preferences.svelte.ts';
import { botAt, difficultyOf } from './difficulty.ts';
import { GameTerms } from './gameTerms.svelte.ts';
import { savedNewGame, saveNewGame } from './savedNewGame.ts';
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
export class NewGameChoice extends GameTerms {
  seats: SeatChoice[];
  seed: string;

  /** @param requested text of rules to use instead of the stored ones */
  constructor(seed: string | null, requested: string | null) {
    const saved = savedNewGame();
    super(requested, saved);
    this.seats = $state(seatsFrom(saved, preferences.name));
    this.seed = $state((seed ?? '').slice(0, 100));
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
      .map(({ who }) => difficultyOf(who, this.rules));
    return first !== undefined && others.every((other) => other === first) ? first : null;
  }

  /** Seats bots of this difficulty, also on seats that are not used yet. */
  set difficulty(difficulty: Difficulty | null) {
    if (difficulty === null) return;
    this.seats.forEach((seat, place) => {
      if (!isPerson(seat)) Object.assign(seat, { who: botAt(difficulty, place, this.rules), name: '' });
    });
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
    Object.assign(this.seats[place]!, { who: botAt(this.difficulty ?? 'easy', place, this.rules), name: '' });
  }

  get hasBots(): boolean {
    return !this.seated.every(isPerson);
  }

  get isShared(): boolean {
    return this.seated.filter(isPerson).length > 1;
  }

  /** Replaces bots that are not offered and people who left the family. */
  fitBots(offer: BotOffer): void {
    fitSeats(this.seats, offer);
  }

  /** Returns the game to start and stores the choice, except for the seed. */
  begin(): GameSetup {
    const { rules, dealer, rulesetId: ruleset, players, deals, house } = this;
    const seats = seatEveryone(this.seated, preferences.words);
    saveNewGame({ ruleset, players, seats: this.seats, deals, house: house?.text ?? null });
    const seed = this.seed.trim();
    return { rules, seats, dealer, ...(seed !== '' && { seed }) };
  }
}
