import { tokensOf } from '@nain-jaune/engine';
import type { ServerMessage } from '@nain-jaune/protocol';
import type { RoomDriver } from '@nain-jaune/table';
import { expect, it } from 'vitest';
import { recordIn } from './homeTable.ts';
import { openLesson } from './lesson.ts';
import { LESSON_MOVES } from './lessonDeal.ts';

/** A pupil at the table of the lesson, who can wait for a message. */
function pupil(played: number) {
  const { port1, port2 } = new MessageChannel();
  const driver = openLesson({ names: ['Zoé', 'Ninon', 'Léonie', 'Achille'], played }, port2);
  const received = (isWanted: (message: ServerMessage) => boolean) =>
    new Promise<void>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<ServerMessage>) => {
        if (isWanted(data)) resolve();
      };
    });
  const act = (id: string, move: string | undefined) => port1.postMessage({ type: 'act', id, move });
  const close = async () => {
    await driver.stop();
    port1.close();
    port2.close();
  };
  return { driver, received, act, close };
}

const movesOf = ({ room }: RoomDriver) => tokensOf(recordIn(room).deals[0]?.moves ?? '');

function mayMove(message: ServerMessage): boolean {
  if (message.type === 'snapshot') return (message.game?.legal.length ?? 0) > 0;
  return message.type === 'events' && message.legal.length > 0;
}

function isSettled(message: ServerMessage): boolean {
  if (message.type === 'snapshot') return message.game?.view.deal?.settled === true;
  return message.type === 'events' && message.events.some(({ type }) => type === 'settled');
}

it('is played to its end by the prepared moves', async () => {
  const { driver, received, act, close } = pupil(0);
  await received(mayMove);
  while (recordIn(driver.room).deals[0]?.result === undefined) {
    const made = movesOf(driver).length;
    const next = received((message) => mayMove(message) || isSettled(message));
    act(`act ${made}`, LESSON_MOVES[made]);
    await next;
  }
  expect(movesOf(driver)).toEqual(LESSON_MOVES);
  await close();
});

it('continues with simple bots if the pupil leaves the prepared moves', async () => {
  const { driver, received, act, close } = pupil(0);
  await received(mayMove);
  const turn = received(mayMove);
  act('own', '3h');
  await turn;
  const again = received(mayMove);
  act('own 2', '-');
  await again;
  expect(movesOf(driver).length).toBeGreaterThan(3);
  await close();
});

it('shows the settlement to a pupil who comes back after it', async () => {
  const { received, close } = pupil(LESSON_MOVES.length);
  await received(isSettled);
  await close();
});
