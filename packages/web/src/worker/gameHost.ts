import type { GameRecord, MovePlace } from '@nain-jaune/engine';
import type { RoomDriver } from '@nain-jaune/table';
import { openChannel } from '../app/browser/tabChannel.ts';
import type { GameCalls } from '../app/gameService/gameService.ts';
import { GameServiceError } from '../app/gameService/gameServiceError.ts';
import { withoutOpenDeal } from '../app/gameService/practice.ts';
import type {
  BotOffer,
  ChallengeReading,
  ContestRequest,
  GameSetup,
  LessonMaterial,
  LessonSetup,
  NewChallenge,
  OpenRequest,
  Pace,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
  ServiceNotice,
} from '../app/gameService/serviceMessages.ts';
import { createGame, type StoredContent } from './createGame.ts';
import { type GameStore, type StoredGame, TakenOver } from './gameStore.ts';
import { HomeTable } from './homeTable.ts';
import { OFFER, tableIsShown } from './lazyBots.ts';
import { freshId, freshName } from './randomSources.ts';
import { RescuingStore } from './rescuingStore.ts';
import { type ReadGame, readNew, seedsOf } from './storedGame.ts';

/** Stores the games of this browser and plays one of them at a time. */
export class GameHost implements GameCalls {
  readonly #store: GameStore;
  readonly #notify: (notice: ServiceNotice) => void;
  readonly #owner = freshName();
  readonly #others = openChannel('nain-jaune-games');
  #table: HomeTable | null = null;
  /** The game that was created last. */
  #created: { readonly game: StoredGame; readonly record: GameRecord } | null = null;
  #lesson: RoomDriver | null = null;

  constructor(store: GameStore, notify: (notice: ServiceNotice) => void) {
    this.#store = new RescuingStore(store, notify);
    this.#notify = notify;
    this.#others.listen(async (message) => {
      const taken = (await reading()).parseTakeOver(message);
      if (taken !== null && taken.owner !== this.#owner) this.#yield(taken.id);
    });
  }

  bots(): BotOffer {
    return OFFER;
  }

  shown(): void {
    tableIsShown();
  }

  async list(): Promise<readonly SavedGame[]> {
    const stored = await this.#store.list();
    if (stored.length === 0) return [];
    return (await reading()).listGames(stored);
  }

  async create(setup: GameSetup): Promise<string> {
    const { content, record } = createGame(setup);
    const game = this.#newGame(content);
    await this.#store.add([game]);
    this.#created = { game, record };
    return game.id;
  }

  async add(text: string): Promise<readonly string[]> {
    const records = (await reading()).recordsIn(text);
    const games = records.map((record) => this.#newGame({ text: JSON.stringify(record) }));
    await this.#store.add(games);
    return games.map(({ id }) => id);
  }

  /** Stores a game that continues from before a move of another one. It has no seed: that was for the other game. */
  async practise(request: PracticeRequest): Promise<string> {
    const { practiceGame } = await import('./practiceGame.ts');
    const stored = 'record' in request ? { text: request.record } : await this.#read(request.id);
    return this.#addOne(practiceGame(stored, request));
  }

  async playPosition(request: PositionRequest): Promise<string> {
    const { gameAtPosition } = await import('./gameAtPosition.ts');
    return this.#addOne(gameAtPosition(request));
  }

  /** Opens the game that counts for a contest, or a new one. */
  async enterContest(request: ContestRequest): Promise<string> {
    const { contestGame, gameOfContest } = await import('./contestGame.ts');
    const find = (games: readonly unknown[]) => gameOfContest(games, request.contest);
    if (request.practice) return this.#addOne(await contestGame(request));
    const counted = find(await this.#store.list());
    return counted ?? this.#store.addUnless(this.#newGame(await contestGame(request)), find);
  }

  async makeChallenge(challenge: NewChallenge): Promise<string | null> {
    return (await challenges()).challengeText(await this.#read(challenge.id), challenge);
  }

  async readChallenge(texts: readonly string[]): Promise<ChallengeReading> {
    return (await challenges()).readingOf(texts, await this.#store.list());
  }

  async answerChallenge(text: string, name: string): Promise<string | null> {
    return (await challenges()).answered(text, name, await this.#store.list());
  }

  async #addOne(content: StoredContent): Promise<string> {
    const game = this.#newGame(content);
    await this.#store.add([game]);
    return game.id;
  }

  #newGame(content: StoredContent): StoredGame {
    const seeds = content.seed === undefined ? { botSeed: freshName() } : {};
    return { id: freshId(), ...seeds, ...content, kept: Date.now(), owner: this.#owner };
  }

  async open({ id, seat, pace, known, takeBack }: OpenRequest, port: MessagePort): Promise<Seating> {
    // At the open table, a person who takes the device only changes the seat.
    if (seat !== null && takeBack === undefined && this.#table?.id === id)
      return this.#table.seat(seat, known, port);
    await this.#close();
    const claimed = await this.#store.claim(id, this.#owner);
    this.#others.send({ id, owner: this.#owner });
    if (claimed === undefined) throw new GameServiceError({ code: 'no-such-game' });
    const stored = takeBack === undefined ? claimed : await this.#takeBack(claimed, takeBack);
    const write = (game: StoredGame) => this.#write(game);
    this.#table = new HomeTable(id, await this.#readStored(stored), { owner: this.#owner, pace, write });
    return this.#table.seat(seat, known, port);
  }

  /** Takes a move back and resolves with the stored game. Unchanged if it is too late, or if the game counts. */
  async #takeBack(stored: unknown, place: MovePlace): Promise<unknown> {
    const { storedFields, takenBack } = await reading();
    const fields = storedFields(stored);
    const text = fields.contest === undefined ? takenBack(stored, place) : null;
    if (text === null) return stored;
    const { id, profiles, seed } = fields;
    const game = { ...this.#newGame({ text, profiles, ...seedsOf(fields), ...(seed && { seed }) }), id };
    await this.#write(game);
    return game;
  }

  async #write(game: StoredGame): Promise<void> {
    try {
      await this.#store.write(game);
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
      this.#yield(game.id);
    }
  }

  /** Reads a stored game. A game that this worker has just created is not checked. */
  async #readStored(stored: unknown): Promise<ReadGame> {
    const created = this.#created;
    if (created !== null && isUnchanged(created.game, stored)) return readNew(created.game, created.record);
    return (await reading()).readStored(stored);
  }

  async deal(id: string): Promise<Seating> {
    if (this.#table?.id !== id) throw new GameServiceError({ code: 'no-such-game' });
    return this.#table.deal();
  }

  /** The record of a game without a deal in progress: the page must not receive hidden hands. */
  async record(id: string): Promise<string> {
    if (this.#table?.id === id) return JSON.stringify(withoutOpenDeal(this.#table.record));
    return (await reading()).openText(await this.#read(id));
  }

  async file(id: string): Promise<string> {
    return URL.createObjectURL(new Blob([await this.#wholeText(id)], { type: 'application/json' }));
  }

  /** The whole record of a game, or its stored text if that is unreadable. Hides the deal in progress if the game counts. */
  async #wholeText(id: string): Promise<string> {
    const table = this.#table;
    if (table?.id === id) return JSON.stringify(table.counts ? withoutOpenDeal(table.record) : table.record);
    return (await reading()).wholeText(await this.#read(id));
  }

  async #read(id: string): Promise<unknown> {
    const stored = await this.#store.read(id);
    if (stored === undefined) throw new GameServiceError({ code: 'no-such-game' });
    return stored;
  }

  setPace(pace: Pace): void {
    this.#table?.setPace(pace);
  }

  async remove(id: string): Promise<void> {
    await this.leave(id);
    await this.#store.remove(id);
    // A tab that plays the game would write it again.
    this.#others.send({ id, owner: this.#owner });
  }

  async leave(id: string): Promise<void> {
    if (this.#table?.id === id) await this.#close();
  }

  async lesson(setup: LessonSetup, port: MessagePort): Promise<LessonMaterial> {
    await this.#close();
    const { lessonMaterial, openLesson } = await import('./lesson.ts');
    this.#lesson = openLesson(setup, port);
    return lessonMaterial();
  }

  /** Closes the open table after its last moves are written. */
  async #close(): Promise<void> {
    const [lesson, table] = [this.#lesson, this.#table];
    this.#lesson = null;
    this.#table = null;
    await lesson?.stop();
    await table?.close();
  }

  /** Stops the table of a game that another tab has taken over. */
  #yield(id: string): void {
    const table = this.#table;
    if (table?.id !== id) return;
    this.#table = null;
    table.drop();
    this.#notify({ type: 'taken-over', id });
  }
}

/** Whether a game is stored as it was created. */
function isUnchanged({ id, text }: StoredGame, stored: unknown): boolean {
  if (typeof stored !== 'object' || stored === null || !('id' in stored && 'text' in stored)) return false;
  return stored.id === id && stored.text === text;
}

function challenges(): Promise<typeof import('./challengeAnswers.ts')> {
  return import('./challengeAnswers.ts');
}

function reading(): Promise<typeof import('./savedRecord.ts')> {
  return import('./savedRecord.ts');
}
