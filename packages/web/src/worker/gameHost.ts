import type { GameRecord, MovePlace } from '@nain-jaune/engine';
import { openHomeRoom, type RoomDriver } from '@nain-jaune/table';
import { openChannel } from '../client/sharedStorage.ts';
import type {
  GameSetup,
  LessonSetup,
  LobbyAsks,
  LobbyNotice,
  LobbyQuestion,
  OpenRequest,
  PositionRequest,
  PracticeRequest,
  SavedGame,
  Seating,
} from '../lobby/messages.ts';
import { openRecord } from '../lobby/openRecord.ts';
import { drawnFrom, freshId, freshName, makeSources } from './chance.ts';
import { prepareDates, realClock } from './clock.ts';
import { type GameStore, type StoredGame, TakenOver } from './gameStore.ts';
import { HomeTable, recordIn } from './homeTable.ts';
import { OFFER, seatedHere } from './lazyBots.ts';
import { RescuingStore } from './rescuingStore.ts';
import { type ReadGame, readNew, textOf } from './storedGame.ts';
import { Trouble } from './trouble.ts';

/** What is stored of a new game, besides its id and who plays it. */
type StoredContent = Omit<StoredGame, 'id' | 'kept' | 'owner'>;

/** Keeps the games of this browser and plays one of them at a time. */
export class GameHost {
  readonly #store: GameStore;
  readonly #notify: (notice: LobbyNotice) => void;
  readonly #owner = freshName();
  readonly #others = openChannel('nain-jaune-games');
  #table: HomeTable | null = null;
  /** The game that was created last, as its text and as what that says. */
  #created: { readonly text: string; readonly record: GameRecord } | null = null;
  /** The table of the lesson, which is not stored. */
  #lesson: RoomDriver | null = null;

  constructor(store: GameStore, notify: (notice: LobbyNotice) => void) {
    this.#store = new RescuingStore(store, notify);
    this.#notify = notify;
    this.#others.listen((message) => {
      const { id, owner } = message as { id: string; owner: string };
      if (owner !== this.#owner) this.#yield(id);
    });
  }

  /** Answers a question, or throws {@link Trouble}. */
  async answer(question: LobbyQuestion, ports: readonly MessagePort[]): Promise<unknown> {
    switch (question.type) {
      case 'bots':
        return OFFER;
      case 'list':
        return this.#list();
      case 'create':
        return this.#create(question.given);
      case 'add':
        return this.#add((await reading()).readRecords(question.given.text));
      case 'practise':
        return this.#practise(question.given);
      case 'position':
        return this.#playPosition(question.given);
      case 'open':
        return this.#open(question.given, ports[0] as MessagePort);
      case 'deal':
        return this.#deal(question.given.id);
      case 'record':
        return this.#record(question.given.id);
      case 'file':
        return URL.createObjectURL(
          new Blob([await this.#wholeText(question.given.id)], { type: 'application/json' }),
        );
      case 'leave':
        await this.#leave(question.given.id);
        return null;
      case 'remove':
        await this.#remove(question.given.id);
        return null;
      case 'pace':
        this.#table?.setPace(question.given);
        return null;
      case 'lesson':
        await this.#close();
        return this.#teach(question.given, ports[0] as MessagePort);
    }
  }

  async #list(): Promise<readonly SavedGame[]> {
    const stored = await this.#store.list();
    if (stored.length === 0) return [];
    const { listGames } = await reading();
    prepareDates();
    return listGames(stored);
  }

  async #create(setup: GameSetup): Promise<string> {
    const { rules } = setup;
    if (!rules.players.includes(setup.seats.length)) throw new Trouble({ code: 'setup-refused' });
    const seed = setup.seed === undefined ? undefined : { text: setup.seed, dealing: 0, bots: 0 };
    const sources = makeSources(seed);
    const players = setup.seats.map(seatedHere);
    const opening = { now: realClock.now(), random: sources.random, pace: { botMove: 0, botPass: 0 } };
    const room = openHomeRoom({ rules, players }, opening);
    const record = recordIn(room);
    const text = JSON.stringify(record);
    this.#created = { text, record };
    const drawn = drawnFrom(seed, sources, room);
    const profiles = setup.seats.map(({ profile }) => profile ?? null);
    return this.#addOne({ text, profiles, ...drawn });
  }

  async #add(records: readonly GameRecord[]): Promise<readonly string[]> {
    const games = records.map((record) => this.#newGame({ text: JSON.stringify(record) }));
    await this.#store.add(games);
    return games.map(({ id }) => id);
  }

  /** Stores a game that goes on from before a move of another one. Its chance is strong: the seed was for the other game. */
  async #practise(request: PracticeRequest): Promise<string> {
    const { practiceText, practiceOf, readStored } = await reading();
    if ('record' in request) return this.#addOne({ text: practiceOf(request.record, request) });
    const { id, ...place } = request;
    const stored = await this.#read(id);
    const text = practiceText(stored, place);
    const profiles = readStored(stored).players.map(({ profile }) => profile);
    return this.#addOne({ text, profiles });
  }

  async #playPosition(request: PositionRequest): Promise<string> {
    const { gameAtPosition } = await import('./position.ts');
    return this.#addOne(gameAtPosition(request));
  }

  async #addOne(content: StoredContent): Promise<string> {
    const game = this.#newGame(content);
    await this.#store.add([game]);
    return game.id;
  }

  #newGame(content: StoredContent): StoredGame {
    return { id: freshId(), ...content, kept: Date.now(), owner: this.#owner };
  }

  async #open({ id, seat, pace, known, takeBack }: OpenRequest, port: MessagePort): Promise<Seating> {
    // A person who takes the device at the open table only takes another seat. A game that is opened again is read again.
    if (seat !== null && takeBack === undefined && this.#table?.id === id)
      return this.#table.seat(seat, known, port);
    await this.#close();
    const claimed = await this.#store.claim(id, this.#owner);
    this.#others.send({ id, owner: this.#owner });
    if (claimed === undefined) throw new Trouble({ code: 'no-such-game' });
    const stored = takeBack === undefined ? claimed : await this.#takeBack(claimed, takeBack);
    const write = (game: StoredGame) => this.#write(game);
    this.#table = new HomeTable(id, await this.#readStored(stored), { owner: this.#owner, pace, write });
    return this.#table.seat(seat, known, port);
  }

  /** What is stored of a game once a move is taken back; the same as before if that is too late. */
  async #takeBack(stored: unknown, place: MovePlace): Promise<unknown> {
    const text = (await reading()).takenBack(stored, place);
    if (text === null) return stored;
    const game = { ...(stored as StoredGame), text, kept: Date.now(), owner: this.#owner };
    await this.#write(game);
    return game;
  }

  /** Writes a game, or gives it up if another tab has taken it over. */
  async #write(game: StoredGame): Promise<void> {
    try {
      await this.#store.write(game);
    } catch (error) {
      if (!(error instanceof TakenOver)) throw error;
      this.#yield(game.id);
    }
  }

  /** Reads a stored game; what this worker itself wrote a moment ago need not be checked. */
  async #readStored(stored: unknown): Promise<ReadGame> {
    const created = this.#created;
    if (created !== null && textOf(stored) === created.text) return readNew(stored, created.record);
    return (await reading()).readStored(stored);
  }

  #deal(id: string): Promise<Seating> {
    if (this.#table?.id !== id) throw new Trouble({ code: 'no-such-game' });
    return this.#table.deal();
  }

  /** The record of a game. A deal in progress is left out: no other hand may reach the page before it is shown. */
  async #record(id: string): Promise<string> {
    if (this.#table?.id === id) return JSON.stringify(openRecord(this.#table.record));
    return (await reading()).openText(await this.#read(id));
  }

  /** The whole record of a game, or what is stored of it where that is none. */
  async #wholeText(id: string): Promise<string> {
    if (this.#table?.id === id) return JSON.stringify(this.#table.record);
    return (await reading()).wholeText(await this.#read(id));
  }

  async #read(id: string): Promise<unknown> {
    const stored = await this.#store.read(id);
    if (stored === undefined) throw new Trouble({ code: 'no-such-game' });
    return stored;
  }

  async #remove(id: string): Promise<void> {
    await this.#leave(id);
    await this.#store.remove(id);
    // A tab that plays it would write it anew.
    this.#others.send({ id, owner: this.#owner });
  }

  async #leave(id: string): Promise<void> {
    if (this.#table?.id === id) await this.#close();
  }

  /** Opens the table of the lesson, which is loaded for those who take it. */
  async #teach(setup: LessonSetup, port: MessagePort): Promise<LobbyAsks['lesson']['answer']> {
    const { lessonMaterial, openLesson } = await import('./lesson.ts');
    this.#lesson = openLesson(setup, port);
    return lessonMaterial();
  }

  /** Ends play in this worker; what was played is written first. */
  async #close(): Promise<void> {
    const [lesson, table] = [this.#lesson, this.#table];
    this.#lesson = null;
    this.#table = null;
    await lesson?.stop();
    await table?.close();
  }

  /** Gives the game up to the tab that took it over. */
  #yield(id: string): void {
    const table = this.#table;
    if (table?.id !== id) return;
    this.#table = null;
    table.drop();
    this.#notify({ type: 'taken-over', id });
  }
}

/** What reads records that are stored or brought: not needed to begin a first game. */
function reading(): Promise<typeof import('./savedRecord.ts')> {
  return import('./savedRecord.ts');
}
