/**
 * The clients of a load measurement, in their own process: four at each table of the real or the bare server. The parent
 * process controls them by messages.
 */
import { seededRandom } from '@nain-jaune/engine/random';
import { Crowd } from '../play/crowd.ts';
import type { Player } from '../play/player.ts';
import { type BareSeat, openBareTables } from './bareClient.ts';
import { Measure, MoveTimer, Pacer } from './measure.ts';
import { type ClientMessage, type ClientPlan, type Phase, REST } from './messages.ts';

const broadcastsWanted = 300;

const measure = new Measure();
const pacer = new Pacer();
const timers = new Map<string, MoveTimer>();
/** Recorded broadcasts of the real server, for the bare one. */
const broadcasts: string[][] = [];

const plan = JSON.parse(process.argv[2] ?? '') as ClientPlan;
await (plan.isBare ? enterBare(plan) : enterReal(plan));
report({ type: 'ready' });
process.on('message', (wish: Phase | typeof REST) => {
  if (wish === REST) pacer.rest();
  else void run(wish);
});

function report(message: ClientMessage): void {
  process.send?.(message);
}

async function run({ rate, warmSeconds, seconds }: Phase): Promise<void> {
  pacer.offer(rate);
  await pause(warmSeconds);
  report({ type: 'started' });
  measure.begin();
  await pause(seconds);
  report({ type: 'ended', figures: measure.end(), broadcasts });
}

function pause(seconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
}

function timerOf(table: string): MoveTimer {
  const known = timers.get(table);
  if (known !== undefined) return known;
  const timer = new MoveTimer();
  timers.set(table, timer);
  return timer;
}

async function enterReal({ http, socket, tables }: ClientPlan): Promise<void> {
  const movers = new Map<string, Player>();
  const crowd = await Crowd.open(() => http, tables, {
    server: () => socket,
    random: seededRandom('load'),
    ready: (player) => pacer.ready(player),
    moved: (player) => {
      movers.set(player.place.code, player);
      timerOf(player.place.code).moved(player.received.last);
    },
    viewed: (player) => {
      const waited = timerOf(player.place.code).seen(player.received.last);
      if (waited !== null) measure.view(waited, movers.get(player.place.code) === player);
    },
    onText: keepText,
  });
  const watchForComplaints = setInterval(() => {
    if (crowd.complaints.length === 0) return;
    report({ type: 'complaint', complaint: crowd.complaints[0] ?? '' });
    clearInterval(watchForComplaints);
  }, 500);
}

let recordedTable: string | null = null;
let broadcast: string[] = [];

/** Records the broadcasts at one table until there are enough. */
function keepText(player: Player, text: string): void {
  if (broadcasts.length >= broadcastsWanted || !text.startsWith('{"type":"events"')) return;
  recordedTable ??= player.place.code;
  if (player.place.code !== recordedTable) return;
  broadcast.push(text);
  if (broadcast.length < 4) return;
  if (broadcast.filter((one) => !one.includes('"legal":[]')).length === 1) broadcasts.push(broadcast);
  broadcast = [];
}

async function enterBare({ socket, tables }: ClientPlan): Promise<void> {
  await openBareTables(socket, tables, {
    ready: (seat) => pacer.ready(seat),
    moved: (seat) => timerOf(String(seat.table)).moved(seat.seen),
    viewed: (seat: BareSeat) => {
      const waited = timerOf(String(seat.table)).seen(seat.seen);
      if (waited !== null) measure.view(waited, seat.hasMovedLast);
    },
  });
}
