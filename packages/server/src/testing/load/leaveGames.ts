import { setTimeout } from 'node:timers/promises';
import type { Joined } from '@nain-jaune/protocol';
import { SETTINGS } from '@nain-jaune/protocol/testing';
import type { ServerChild } from '../play/serverChild.ts';
import { TestSocket } from '../testSocket.ts';

const openedAtOnce = 20;
const probeEveryMs = 50;
const SHORT_GAME = {
  ...SETTINGS,
  rules: { ...SETTINGS.rules, end: { deals: 1, target: null, minutes: null } },
  players: 7,
};

export interface LeftGames {
  /** The median time to answer `/healthz` while games are opened, in milliseconds. */
  readonly during: number;
  /** The same afterwards, but the 95th percentile. */
  readonly afterwards: number;
  /** The number of games that the server refused to open. */
  readonly refused: number;
  /** Whether the first game went on when its player came back at the end. */
  readonly hasContinued: boolean;
}

/** Opens games of one player against bots and leaves each after its first deal. `wait` is the time to watch the server afterwards. */
export async function leaveGames(
  server: Pick<ServerChild, 'http' | 'port'>,
  games: number,
  wait: () => Promise<unknown>,
): Promise<LeftGames> {
  const opened: Joined[] = [];
  let left = games;
  const leaveSome = async (): Promise<void> => {
    for (; left > 0; ) {
      left -= 1;
      const place = await leaveGame(server);
      if (place !== null) opened.push(place);
    }
  };
  const leaving = Promise.all(Array.from({ length: openedAtOnce }, leaveSome));
  const during = quantile(await answersWhile(server.http, leaving), 0.5);
  const afterwards = quantile(await answersWhile(server.http, wait()), 0.95);
  const [first] = opened;
  const hasContinued = first !== undefined && (await canContinue(server.port, first));
  return { during, afterwards, refused: games - opened.length, hasContinued };
}

async function leaveGame({ http, port }: Pick<ServerChild, 'http' | 'port'>): Promise<Joined | null> {
  const answer = await fetch(`${http}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Anne', settings: SHORT_GAME }),
  });
  if (answer.status !== 201) return null;
  const place = (await answer.json()) as Joined;
  const socket = await TestSocket.open(port);
  await socket.enter(place.code, place.token);
  const started = await socket.command({ type: 'start' });
  if (started !== 'accepted') throw new Error(`the start was refused: ${started}`);
  await socket.until(() => socket.game !== undefined && socket.last('events') !== undefined);
  socket.leave();
  return place;
}

/** Plays the first legal moves until the deal has moved on. */
async function canContinue(port: number, { code, token }: Joined): Promise<boolean> {
  const socket = await TestSocket.open(port);
  await socket.enter(code, token);
  const number = socket.game?.number ?? Number.POSITIVE_INFINITY;
  socket.play();
  await socket.until(() => (socket.last('events')?.from ?? 0) > number + 3);
  socket.leave();
  return true;
}

/** The times in which `/healthz` answers until the work is done. */
async function answersWhile(http: string, work: Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${http}/healthz`)).text();
    times.push(performance.now() - began);
    await setTimeout(probeEveryMs);
  }
  await done;
  return times;
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(share * times.length)] ?? 0;
}
