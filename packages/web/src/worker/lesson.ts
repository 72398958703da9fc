import { BOTS, type Bot } from '@nain-jaune/bots';
import { compileRules, type GameView, lay, moveText, PACK, pass, seatAt } from '@nain-jaune/engine';
import { RoomDriver, resumeHomeRoom } from '@nain-jaune/table';
import type { LessonMaterial, LessonSetup } from '../app/gameService/serviceMessages.ts';
import { connectPort, HOME_CONFIG } from './homeTable.ts';
import { LESSON_BOTS, LESSON_MOVES, LESSON_RULES, lessonRecord, preparedMove } from './lessonDeal.ts';
import { lessonPositions } from './lessonPositions.ts';
import { strongRandom } from './randomSources.ts';
import { realClock } from './realClock.ts';

const PUPIL = seatAt(0);
const PUPIL_MEMBER = 1;

/** Plays the prepared move, or its lowest card if the game has left the lesson. */
const PREPARED_BOT: Bot = {
  name: 'prepared',
  choose: (view, legal, random) =>
    preparedMove(movesIn(view), legal) ?? BOTS.lowest.choose(view, legal, random),
};

/** The moves of the deal in progress, in the notation of records. */
function movesIn({ deal }: GameView): string[] {
  return (deal?.events ?? []).flatMap((event) => {
    if (event.type === 'passed') return [moveText(pass)];
    return event.type === 'laid' ? [moveText(lay(event.card, event.announced))] : [];
  });
}

/**
 * Opens the table of the lesson and connects the pupil's port. Nothing is stored. Bots move at once: the page delays their
 * moves.
 */
export function openLesson({ names, played }: LessonSetup, port: MessagePort): RoomDriver {
  const pace = { botMove: 0, botPass: 0 };
  const sources = { random: strongRandom(), botRandom: strongRandom() };
  const opening = { now: realClock.now(), random: sources.random, pace };
  const room = resumeHomeRoom(lessonRecord(names, played), opening);
  if (!room.ok) throw new Error(`invalid lesson record: ${JSON.stringify(room.error)}`);
  const bots = Object.fromEntries(LESSON_BOTS.map((bot) => [bot, PREPARED_BOT]));
  const config = { ...HOME_CONFIG, bots };
  const driver = new RoomDriver(room.value, { config, clock: realClock, ...sources, append: async () => {} });
  if (played >= LESSON_MOVES.length) endDeal(driver);
  connectPort(driver, PUPIL, null, port);
  return driver;
}

export function lessonMaterial(): LessonMaterial {
  const { worth } = compileRules(LESSON_RULES, 1 + LESSON_BOTS.length);
  return { positions: lessonPositions(), worth: PACK.map((card) => worth[card] ?? 0) };
}

/** Repeats the pupil's last move: the record of the lesson has no result. */
function endDeal(driver: RoomDriver): void {
  const connection = driver.connect({ member: PUPIL_MEMBER, send: () => undefined });
  connection.receive({ type: 'act', id: 'last', move: LESSON_MOVES.at(-1) ?? '' });
  connection.close();
}
