import { tokensOf } from '@nain-jaune/engine';
import type { TableMessage } from '@nain-jaune/protocol';
import type { Table } from '@nain-jaune/table';
import { expect, it } from 'vitest';
import { openLesson } from './lesson.ts';
import { LESSON_MOVES } from './lessonDeal.ts';

/** A pupil at the table of the lesson: what he was told last, and a way to wait for it. */
function pupil(played: number) {
  const { port1, port2 } = new MessageChannel();
  const table = openLesson({ names: ['Zoé', 'Ninon', 'Léonie', 'Achille'], played }, port2);
  const heard: TableMessage[] = [];
  const seen = (told: (message: TableMessage) => boolean) =>
    new Promise<void>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<TableMessage>) => {
        heard.push(data);
        if (told(data)) resolve();
      };
    });
  const say = (message: object) => port1.postMessage(message);
  const close = () => {
    table.close();
    port1.close();
    port2.close();
  };
  return { table, heard, seen, say, close };
}

const movesOf = (table: Table) => tokensOf(table.record().deals[0]?.moves ?? '');
const mayMove = (message: TableMessage) => 'legal' in message && message.legal.length > 0;
const isSettled = (message: TableMessage) =>
  message.type === 'welcome'
    ? message.view.deal?.settled === true
    : message.type === 'events' && message.events.some(({ type }) => type === 'settled');

it('is played to its end by a pupil who makes his moves, and by bots that make theirs', async () => {
  const { table, seen, say, close } = pupil(0);
  const begun = seen(mayMove);
  say({ type: 'hello', version: 1, last: null });
  await begun;
  while (table.record().deals[0]?.result === undefined) {
    const made = movesOf(table).length;
    const asked = seen((message) => mayMove(message) || isSettled(message));
    say({ type: 'act', id: `act ${made}`, move: LESSON_MOVES[made] });
    await asked;
  }
  expect(movesOf(table)).toEqual(LESSON_MOVES);
  close();
});

it('goes on with simple bots where the pupil leaves what is prepared', async () => {
  const { table, seen, say, close } = pupil(0);
  const begun = seen(mayMove);
  say({ type: 'hello', version: 1, last: null });
  await begun;
  const turn = seen(mayMove);
  say({ type: 'act', id: 'own', move: 'Jd' });
  await turn;
  const again = seen(mayMove);
  say({ type: 'act', id: 'own 2', move: '-' });
  await again;
  expect(movesOf(table).length).toBeGreaterThan(3);
  close();
});

it('shows the settlement to a pupil who comes back after it', async () => {
  const { seen, say, close } = pupil(LESSON_MOVES.length);
  const settled = seen(isSettled);
  say({ type: 'hello', version: 1, last: null });
  await settled;
  close();
});
