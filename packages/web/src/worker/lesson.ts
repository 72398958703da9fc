import { BOTS, type Bot } from '@nain-jaune/bots';
import { compileRules, type GameView, lay, moveText, PACK, pass, seatAt } from '@nain-jaune/engine';
import { type ClientMessage, PROTOCOL_VERSION } from '@nain-jaune/protocol';
import { resumeTable, type Table } from '@nain-jaune/table';
import type { LessonMaterial, LessonSetup } from '../lobby/messages.ts';
import { strongRandom } from './chance.ts';
import { realClock } from './clock.ts';
import { LESSON_BOTS, LESSON_MOVES, LESSON_RULES, lessonRecord, preparedMove } from './lessonDeal.ts';
import { lessonPositions } from './lessonPositions.ts';

/** The pupil's seat. */
const PUPIL = seatAt(0);

/** Plays what the lesson has prepared for its seat; where the table has left the lesson, its lowest card. */
const PREPARED_BOT: Bot = {
  name: 'prepared',
  choose: (view, legal, random) =>
    preparedMove(movesIn(view), legal) ?? BOTS.lowest.choose(view, legal, random),
};

/** The moves of the deal in progress, as a record writes them. */
function movesIn({ deal }: GameView): string[] {
  return (deal?.events ?? []).flatMap((event) => {
    if (event.type === 'passed') return [moveText(pass)];
    return event.type === 'laid' ? [moveText(lay(event.card, event.announced))] : [];
  });
}

/**
 * Opens a table for the lesson and lets the pupil talk to it over a port. Nothing of it is kept. Its bots move at once:
 * the teacher shows each move when there is something to say about it.
 */
export function openLesson({ names, played }: LessonSetup, port: MessagePort): Table {
  const opened = resumeTable(lessonRecord(names, played), {
    random: strongRandom(),
    botRandom: strongRandom(),
    clock: realClock,
    pace: { botMove: 0, botPass: 0 },
    bots: Object.fromEntries(LESSON_BOTS.map((bot) => [bot, PREPARED_BOT])),
  });
  if (!opened.ok) throw new Error(`the lesson is not a game: ${JSON.stringify(opened.error)}`);
  if (played >= LESSON_MOVES.length) endDeal(opened.value);
  const connection = opened.value.connect(PUPIL, (message) => port.postMessage(message));
  port.onmessage = (event: MessageEvent<ClientMessage>) => connection.receive(event.data);
  return opened.value;
}

/** What the lesson needs besides its table, as the rules have it. */
export function lessonMaterial(): LessonMaterial {
  const { worth } = compileRules(LESSON_RULES, 1 + LESSON_BOTS.length);
  return { positions: lessonPositions(), worth: PACK.map((card) => worth[card] ?? 0) };
}

/** Makes the last move for a pupil who had made it before: what is settled needs no record of its result here. */
function endDeal(table: Table): void {
  const connection = table.connect(PUPIL, () => undefined);
  connection.receive({ type: 'hello', version: PROTOCOL_VERSION, last: null });
  connection.receive({ type: 'act', id: 'last', move: LESSON_MOVES.at(-1) ?? '' });
  connection.close();
}
