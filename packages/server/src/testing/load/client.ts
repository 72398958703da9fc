/**
 * The clients of a measurement, all in a process of their own: four at each of many tables, of the real server or of the
 * bare one. It is told what to do and tells what it found over the channel to the process that has started it.
 */
import { seededRandom } from '@nain-jaune/engine/random';
import { Crowd } from '../play/crowd.ts';
import type { Player } from '../play/player.ts';
import { type BareSeat, openBareTables } from './bareClient.ts';
import { Measure, OnTheWay, Pacer } from './measure.ts';
import { type ClientPlan, type FromClient, type Phase, REST } from './talk.ts';

const fansWanted = 300;

const measure = new Measure();
const pacer = new Pacer();
const ways = new Map<string, OnTheWay>();
/** What four clients were told after one move, as text, from the real server; the bare one sends the like. */
const fans: string[][] = [];

const plan = JSON.parse(process.argv[2] ?? '') as ClientPlan;
await (plan.isBare ? comeToBare(plan) : comeToReal(plan));
tell({ type: 'come' });
process.on('message', (wish: Phase | typeof REST) => {
  if (wish === REST) pacer.rest();
  else void run(wish);
});

function tell(message: FromClient): void {
  process.send?.(message);
}

async function run({ rate, warmSeconds, seconds }: Phase): Promise<void> {
  pacer.offer(rate);
  await pause(warmSeconds);
  tell({ type: 'begun' });
  measure.begin();
  await pause(seconds);
  tell({ type: 'ended', heard: measure.end(), fans });
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
}

function wayOf(table: string): OnTheWay {
  const known = ways.get(table);
  if (known !== undefined) return known;
  const way = new OnTheWay();
  ways.set(table, way);
  return way;
}

async function comeToReal({ http, socket, tables }: ClientPlan): Promise<void> {
  const movers = new Map<string, Player>();
  const crowd = await Crowd.open(http, tables, {
    server: () => socket,
    random: seededRandom('load'),
    ready: (player) => pacer.ready(player),
    moved: (player) => {
      movers.set(player.place.code, player);
      wayOf(player.place.code).moved(player.told.last);
    },
    viewed: (player) => {
      const waited = wayOf(player.place.code).seen(player.told.last);
      if (waited !== null) measure.view(waited, movers.get(player.place.code) === player);
    },
    overheard: keepFan,
  });
  const watchForComplaints = setInterval(() => {
    if (crowd.complaints.length === 0) return;
    tell({ type: 'wrong', complaint: crowd.complaints[0] ?? '' });
    clearInterval(watchForComplaints);
  }, 500);
}

let fanTable: string | null = null;
let fan: string[] = [];

/** Keeps what the four at a table are told, until there are enough. */
function keepFan(player: Player, text: string): void {
  if (fans.length >= fansWanted || !text.startsWith('{"type":"events"')) return;
  fanTable ??= player.place.code;
  if (player.place.code !== fanTable) return;
  fan.push(text);
  if (fan.length < 4) return;
  if (fan.filter((one) => !one.includes('"legal":[]')).length === 1) fans.push(fan);
  fan = [];
}

async function comeToBare({ socket, tables }: ClientPlan): Promise<void> {
  await openBareTables(socket, tables, {
    ready: (seat) => pacer.ready(seat),
    moved: (seat) => wayOf(String(seat.table)).moved(seat.seen),
    viewed: (seat: BareSeat) => {
      const waited = wayOf(String(seat.table)).seen(seat.seen);
      if (waited !== null) measure.view(waited, seat.hasMovedLast);
    },
  });
}
