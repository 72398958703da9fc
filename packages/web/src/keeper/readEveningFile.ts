import {
  type Evening,
  entriesOfGame,
  type Finding,
  type GameRecord,
  makeEvening,
  type Problem,
  parseEvening,
  parseRecord,
  type Replay,
  replayEvening,
  replayRecord,
} from '@nain-jaune/engine';

/** What a file holds: an evening, or what is wrong with it. */
export type ReadFile =
  | { readonly evening: Evening }
  | { readonly problems: readonly Problem[] }
  | { readonly findings: readonly Finding[] }
  /** The number of the first entry that does not fit, from 1. */
  | { readonly wrongEntry: number }
  | 'not-json';

/** Reads the text of a file: an evening that was saved, or the record of a game, which goes on with real cards. */
export function readEveningFile(text: string): ReadFile {
  const input = jsonIn(text) ?? jsonIn(text.trim().split('\n')[0] ?? '');
  if (input === null) return 'not-json';
  return isRecord(input) ? ofRecord(input) : ofEvening(input);
}

/** What a text says as JSON; null where it says nothing. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(input: unknown): boolean {
  return (
    typeof input === 'object' && input !== null && 'format' in input && input.format === 'nain-jaune-record'
  );
}

function ofEvening(input: unknown): ReadFile {
  const parsed = parseEvening(input);
  if (!parsed.ok) return { problems: parsed.error };
  const { steps, problems } = replayEvening(parsed.value);
  return problems.length > 0 ? { wrongEntry: steps.length + 1 } : { evening: parsed.value };
}

function ofRecord(input: unknown): ReadFile {
  const parsed = parseRecord(input);
  if (!parsed.ok) return { problems: parsed.error };
  const replay = replayRecord(parsed.value);
  return replay.ok ? { evening: eveningOfGame(parsed.value, replay.value) } : { findings: replay.error };
}

/** The evening of a game that was played on the screen, its finished deals told by the cards that were left. */
function eveningOfGame({ rules, players }: GameRecord, { game, steps }: Replay): Evening {
  const events = steps.flatMap((step) => step.events);
  return makeEvening(
    {
      rules,
      players: players.map(({ name }) => ({ name })),
      firstDealer: game.firstDealer,
      counters: 'kept',
    },
    entriesOfGame(game.rules, events, () => 'cards'),
  );
}
