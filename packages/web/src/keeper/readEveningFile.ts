import {
  type Evening,
  entriesOfGame,
  type Finding,
  type GameRecord,
  jsonProblem,
  makeEvening,
  type Problem,
  parseEvening,
  parseJson,
  parseRecord,
  type Replay,
  replayEvening,
  replayRecord,
} from '@nain-jaune/engine';
import * as v from 'valibot';

const RECORD = v.object({ format: v.literal('nain-jaune-record') });

/** The evening of a file, or its problems. */
export type ReadFile =
  | { readonly evening: Evening }
  | { readonly problems: readonly Problem[] }
  | { readonly findings: readonly Finding[] }
  /** The number of the first entry that does not fit, from 1. */
  | { readonly wrongEntry: number }
  | 'not-json';

/** Reads a saved evening, or the record of a game to continue with real cards. */
export function readEveningFile(text: string): ReadFile {
  const whole = parseJson(text);
  const [first = ''] = text.trim().split('\n', 1);
  const input = whole.ok || whole.error.kind === 'duplicate-key' ? whole : parseJson(first);
  if (!input.ok)
    return input.error.kind === 'duplicate-key' ? { problems: [jsonProblem(input.error)] } : 'not-json';
  return v.is(RECORD, input.value) ? ofRecord(input.value) : ofEvening(input.value);
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

/** Converts a game played on the screen, with its finished deals recorded by their remaining cards. */
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
