import { type GameRecord, parseRuleset, seatAt } from '@nain-jaune/engine';
import type { TableMessage } from '@nain-jaune/protocol';
import { Table, type TableOptions } from '@nain-jaune/table';
import type { GameSetup, LobbyNotice, LobbyQuestion, Pace } from '../lobby/messages.ts';
import { drawnFrom, freshName, makeSources } from './chance.ts';
import { realClock } from './clock.ts';
import { type GameStore, type StoredGame, TakenOver } from './gameStore.ts';
import { OFFER, STAND_IN, seatedHere } from './guests.ts';
import { Keeper } from './keeper.ts';
import { openLesson } from './lesson.ts';
import { lessonPositions } from './lessonPositions.ts';
import { readRecords, readStored, summarise, textOf } from './storedGame.ts';
import { Trouble } from './trouble.ts';

/** The person's seat. */
const PERSON = seatAt(0);

interface Playing {
  readonly id: string;
  readonly table: Table;
  readonly keeper: Keeper<StoredGame, TableMessage>;
  readonly port: MessagePort;
}

/** Keeps the games of this browser and plays one of them at a time. */
export class GameHost {
  readonly #store: GameStore;
  readonly #notify: (notice: LobbyNotice) => void;
  readonly #owner = freshName();
  readonly #others = new BroadcastChannel('nain-jaune-games');
  #playing: Playing | null = null;
  /** The table of the lesson, which nobody keeps. */
  #lesson: Table | null = null;

  constructor(store: GameStore, notify: (notice: LobbyNotice) => void) {
    this.#store = store;
    this.#notify = notify;
    this.#others.onmessage = (event: MessageEvent<{ id: string; owner: string }>) => {
      if (event.data.id === this.#playing?.id && event.data.owner !== this.#owner) this.#yield(event.data.id);
    };
  }

  /** Answers a question, or throws {@link Trouble}. */
  async answer(question: LobbyQuestion, ports: readonly MessagePort[]): Promise<unknown> {
    switch (question.type) {
      case 'bots':
        return OFFER;
      case 'list':
        return (await this.#store.list()).map(summarise).sort((a, b) => b.kept - a.kept);
      case 'create':
        return this.#create(question.given);
      case 'add':
        return this.#add(readRecords(question.given.text));
      case 'open':
        await this.#open(question.given.id, question.given.pace, ports[0] as MessagePort);
        return null;
      case 'record':
        return this.#record(question.given.id);
      case 'leave':
        await this.#leave(question.given.id);
        return null;
      case 'remove':
        await this.#leave(question.given.id);
        await this.#store.remove(question.given.id);
        return null;
      case 'pace':
        this.#playing?.table.setPace(question.given);
        return null;
      case 'lesson':
        await this.#close();
        this.#lesson = openLesson(question.given, ports[0] as MessagePort);
        return lessonPositions();
    }
  }

  async #create(setup: GameSetup): Promise<string> {
    const rules = parseRuleset(setup.rules);
    if (!rules.ok || !rules.value.players.includes(setup.seats.length))
      throw new Trouble({ code: 'setup-refused' });
    const id = freshId();
    const seed = setup.seed === undefined ? undefined : { text: setup.seed, dealing: 0, bots: 0 };
    const sources = makeSources(seed);
    const table = Table.open({
      ruleset: rules.value,
      seats: setup.seats.map(seatedHere),
      ...sources,
      clock: realClock,
      pace: { botMove: 0, botPass: 0 },
    });
    const text = JSON.stringify(table.record());
    table.close();
    const drawn = drawnFrom(seed, sources);
    const profiles = setup.seats.map(({ profile }) => profile ?? null);
    await this.#store.add([{ id, text, kept: Date.now(), owner: this.#owner, profiles, ...drawn }]);
    return id;
  }

  async #add(records: readonly GameRecord[]): Promise<readonly string[]> {
    const kept = Date.now();
    const games = records.map((record) => ({
      id: freshId(),
      text: JSON.stringify(record),
      kept,
      owner: this.#owner,
    }));
    await this.#store.add(games);
    return games.map(({ id }) => id);
  }

  async #open(id: string, pace: Pace, port: MessagePort): Promise<void> {
    await this.#close();
    const stored = await this.#store.claim(id, this.#owner);
    this.#others.postMessage({ id, owner: this.#owner });
    if (stored === undefined) throw new Trouble({ code: 'no-such-game' });
    const { record, seed, players } = readStored(stored);
    const sources = makeSources(seed);
    const keeper = new Keeper<StoredGame, TableMessage>({
      write: (game) => this.#store.write(game),
      post: (message) => port.postMessage(message),
      failed: (error) => {
        if (error instanceof TakenOver) this.#yield(id);
        else this.#notify({ type: 'not-kept', id });
      },
    });
    const options: TableOptions = {
      ruleset: record.rules,
      seats: players.map(({ name, bot }) => ({ name, bot })),
      ...sources,
      clock: realClock,
      pace,
      standIn: STAND_IN,
      keep: (kept) => {
        const text = JSON.stringify(kept);
        const profiles = players.map(({ profile }) => profile);
        keeper.keep({
          id,
          text,
          kept: Date.now(),
          owner: this.#owner,
          profiles,
          ...drawnFrom(seed, sources),
        });
      },
    };
    const opened = Table.resume(record, options);
    if (!opened.ok) throw new Trouble({ code: 'game-unreadable', findings: opened.error });
    const table = opened.value;
    const connection = table.connect(PERSON, (message) => keeper.tell(message));
    port.onmessage = (event: MessageEvent<unknown>) => connection.receive(event.data);
    this.#playing = { id, table, keeper, port };
  }

  async #record(id: string): Promise<string> {
    if (this.#playing?.id === id) return JSON.stringify(this.#playing.table.record());
    const stored = await this.#store.read(id);
    if (stored === undefined) throw new Trouble({ code: 'no-such-game' });
    return textOf(stored) ?? JSON.stringify(stored);
  }

  async #leave(id: string): Promise<void> {
    if (this.#playing?.id === id) await this.#close();
  }

  /** Ends play in this worker; what was played is written first. */
  async #close(): Promise<void> {
    this.#lesson?.close();
    this.#lesson = null;
    const playing = this.#playing;
    if (playing === null) return;
    this.#playing = null;
    playing.table.close();
    await playing.keeper.idle();
    playing.keeper.close();
    playing.port.close();
  }

  /** Gives the game up to the tab that took it over. */
  #yield(id: string): void {
    const playing = this.#playing;
    if (playing?.id !== id) return;
    this.#playing = null;
    playing.keeper.close();
    playing.table.close();
    playing.port.close();
    this.#notify({ type: 'taken-over', id });
  }
}

function freshId(): string {
  return `${Date.now().toString(36)}-${freshName()}`;
}
