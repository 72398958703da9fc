import {
  addScoreEntry,
  beginView,
  type Evening,
  type EveningEntry,
  type GameView,
  parseEvening,
  replayEvening,
  type ScoreEntry,
  type ScoreProblem,
  see,
} from '@nain-jaune/engine';
import type { Change } from './entries.ts';
import {
  areEveningsSaved,
  readEvening,
  type StoredEvening,
  whenWrittenElsewhere,
  writeEvening,
} from './eveningStore.ts';

/** What is the matter with an evening that is open. */
export type EveningTrouble = 'none-here' | 'not-kept' | 'changed-elsewhere';

/** An evening that is kept in this browser and open on the page: what was told, and what it comes to. */
export class OpenEvening {
  readonly id: string;
  /** The evening; null until it is read, or where there is none. */
  evening: Evening | null = $state.raw(null);
  trouble: EveningTrouble | null = $state.raw(null);
  readonly #told = $derived(this.evening === null ? null : replayEvening(this.evening));
  readonly #view = $derived(this.evening === null ? null : this.#seen(this.evening));
  #revision = 0;
  /** What was tapped last, done or not. */
  #last: Promise<unknown> = Promise.resolve();

  /** Call it while a component is being made: it hears of other tabs for as long as that lives. */
  constructor(id: string) {
    this.id = id;
    $effect(() => {
      void this.#read(null);
      return whenWrittenElsewhere((written) => {
        if (written === id) void this.#read('changed-elsewhere');
      });
    });
  }

  /** What the entries come to; null without an evening. */
  get told() {
    return this.#told;
  }

  /** The game as everyone at the table sees it; null without an evening. */
  get view(): GameView | null {
    return this.#view;
  }

  /** What is wrong with an entry, were it told now. */
  problemsOf(entry: ScoreEntry): readonly ScoreProblem[] {
    if (this.told === null) return [];
    const kept = addScoreEntry(this.told.game, entry);
    return kept.ok ? [] : kept.error;
  }

  /** Takes an entry, which is shown once it is on the disk; what is wrong with it, else nothing. */
  add(entry: ScoreEntry): Promise<readonly ScoreProblem[]> {
    return this.#inTurn(async () => {
      const problems = this.problemsOf(entry);
      if (problems.length === 0 && this.evening !== null)
        await this.#take([...this.evening.entries, { ...entry, at: Date.now() }]);
      return problems;
    });
  }

  /** Takes the last entry back. */
  undo(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.evening !== null) await this.#take(this.evening.entries.slice(0, -1));
    });
  }

  /** Changes the entries, unless another entry came before. */
  change({ entries }: Change): Promise<void> {
    const seen = this.evening;
    return this.#inTurn(async () => {
      if (this.evening === seen) await this.#take(entries);
    });
  }

  /** Does what somebody tapped after all that was tapped before. */
  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = this.#last.then(work, work);
    this.#last = done;
    return done;
  }

  /** Writes the entries, then shows them: whatever was shown is there after a reload. What cannot be written is shown, and said. */
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

  /** Writes the evening; tells whether it follows what is stored. */
  async #write(evening: Evening): Promise<boolean> {
    const revision = this.#revision + 1;
    const text = JSON.stringify(evening);
    const written = await writeEvening({ id: this.id, revision, text, kept: Date.now() });
    if (written) this.#revision = revision;
    return written;
  }

  #seen({ rules, players }: Evening): GameView {
    const events = this.#told?.steps.flatMap((step) => step.events) ?? [];
    return events.reduce(see, beginView(rules, players.length, null));
  }

  async #read(trouble: EveningTrouble | null): Promise<void> {
    try {
      const stored = await readEvening(this.id);
      if (stored !== null && stored.revision <= this.#revision) return;
      const evening = stored === null ? null : eveningIn(stored);
      this.evening = evening;
      this.#revision = stored?.revision ?? 0;
      this.trouble = evening === null ? 'none-here' : (trouble ?? (await savingTrouble()));
    } catch {
      this.trouble = 'none-here';
    }
  }
}

async function savingTrouble(): Promise<EveningTrouble | null> {
  return (await areEveningsSaved()) ? null : 'not-kept';
}

/** The evening of what was stored, or null where it cannot be read. */
export function eveningIn({ text }: StoredEvening): Evening | null {
  try {
    const parsed = parseEvening(JSON.parse(text));
    return parsed.ok ? parsed.value : null;
  } catch {
    return null;
  }
}
