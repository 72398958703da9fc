import {
  addScoreEntry,
  beginView,
  type Evening,
  type EveningEntry,
  type GameView,
  parseEvening,
  type ReplayedEvening,
  replayEvening,
  type ScoredGame,
  type ScoreEntry,
  type ScoreProblem,
  see,
} from '@nain-jaune/engine';
import { createContext } from 'svelte';
import { newerData } from '../app/gameService/newerData.svelte.ts';
import type { Change } from './entryChanges.ts';
import {
  areEveningsSaved,
  readEvening,
  type StoredEvening,
  whenWrittenElsewhere,
  writeEvening,
} from './eveningStore.ts';

export type EveningTrouble = 'none-here' | 'not-kept' | 'changed-elsewhere';

/** What the parts of an open evening show. */
interface ShownEvening {
  readonly evening: Evening;
  /** The result of the entries. */
  readonly told: ReplayedEvening;
  readonly game: ScoredGame;
  readonly names: readonly string[];
  /** The public view of the game. */
  readonly view: GameView;
}

/** An open evening that is stored in this browser. */
export class OpenEvening {
  readonly id: string;
  /** The evening, or null if it is loading or does not exist. */
  evening: Evening | null = $state.raw(null);
  trouble: EveningTrouble | null = $state.raw(null);
  readonly #shown = $derived(this.evening === null ? null : shownOf(this.evening));
  #revision = 0;
  /** The last queued action. */
  #last: Promise<unknown> = Promise.resolve();

  /** Must be created during component initialisation: it listens to other tabs until the component is destroyed. */
  constructor(id: string) {
    this.id = id;
    $effect(() => {
      void this.#read(null);
      return whenWrittenElsewhere((written) => {
        if (written === id) void this.#read('changed-elsewhere');
      });
    });
  }

  /** Null without an evening: then no part of it is on the page. */
  get shown(): ShownEvening | null {
    return this.#shown;
  }

  /** Returns the problems that an entry would have now. */
  problemsOf(entry: ScoreEntry): readonly ScoreProblem[] {
    if (this.shown === null) return [];
    const kept = addScoreEntry(this.shown.game, entry);
    return kept.ok ? [] : kept.error;
  }

  /** Stores and then shows an entry, or returns its problems. */
  add(entry: ScoreEntry): Promise<readonly ScoreProblem[]> {
    return this.#inTurn(async () => {
      const problems = this.problemsOf(entry);
      if (problems.length === 0 && this.evening !== null)
        await this.#take([...this.evening.entries, { ...entry, at: Date.now() }]);
      return problems;
    });
  }

  /** Removes the last entry. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.evening !== null) await this.#take(this.evening.entries.slice(0, -1));
    });
  }

  /** Replaces the entries, unless another entry was added meanwhile. */
  change({ entries }: Change): Promise<void> {
    const seen = this.evening;
    return this.#inTurn(async () => {
      if (this.evening === seen) await this.#take(entries);
    });
  }

  /** Runs an action after all previous ones. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }

  /** Stores the entries, then shows them. If storing fails they are shown with a warning. */
  async #take(entries: readonly EveningEntry[]): Promise<void> {
    if (this.evening === null) return;
    const evening = { ...this.evening, entries };
    try {
      if (await this.#write(evening)) this.#show(evening, await savingTrouble());
      else {
        this.#revision = 0;
        await this.#read('changed-elsewhere');
      }
    } catch {
      this.#show(evening, 'not-kept');
    }
  }

  #show(evening: Evening, trouble: EveningTrouble | null): void {
    this.evening = evening;
    this.trouble = trouble;
  }

  /** Stores the evening. Returns whether it follows the stored one. */
  async #write(evening: Evening): Promise<boolean> {
    const revision = this.#revision + 1;
    const text = JSON.stringify(evening);
    const written = await writeEvening({ id: this.id, revision, text, kept: Date.now() });
    if (written) this.#revision = revision;
    return written;
  }

  async #read(trouble: EveningTrouble | null): Promise<void> {
    try {
      const stored = await readEvening(this.id);
      if (stored !== null && stored.revision <= this.#revision) return;
      const evening = stored === null ? null : eveningIn(stored);
      this.evening = evening;
      this.#revision = stored?.revision ?? 0;
      this.trouble = evening === null ? 'none-here' : (trouble ?? (await savingTrouble()));
    } catch (error) {
      newerData.note(error);
      this.trouble = 'none-here';
    }
  }
}

function shownOf(evening: Evening): ShownEvening {
  const { rules, players } = evening;
  const told = replayEvening(evening);
  const view = told.steps.flatMap((step) => step.events).reduce(see, beginView(rules, players.length, null));
  return { evening, told, game: told.game, names: players.map(({ name }) => name), view };
}

async function savingTrouble(): Promise<EveningTrouble | null> {
  return (await areEveningsSaved()) ? null : 'not-kept';
}

/** Parses a stored evening, or returns null. */
export function eveningIn({ text }: StoredEvening): Evening | null {
  try {
    const parsed = parseEvening(JSON.parse(text));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}

export const [openEvening, setOpenEvening] = createContext<OpenEvening>();
