/** Arbitrary server messages and answers. A missing one is a compile error. */
import {
  beginView,
  type Card,
  cardAt,
  type Problem,
  RULESET_IDS,
  type Seat,
  seatAt,
} from '@nain-jaune/engine';
import fc from 'fast-check';
import {
  type CommandRefusal,
  LONGEST_TEXT,
  type LobbyTable,
  type Member,
  type Occupant,
  PHRASES,
  PROTOCOL_VERSION,
  type RoomInfo,
  type Saying,
  type Score,
  type ServerMessage,
  type TableEvent,
  type TableSummary,
} from '../index.ts';
import { joining } from '../schemas/room.ts';
import { closeReason } from '../schemas/server.ts';
import {
  clock,
  code,
  count,
  face,
  fromOne,
  type Keys,
  type KeysOfEach,
  letters,
  line,
  name,
  object,
  oneOf,
  phase,
  seatNumber,
  settings,
} from './arbitrary.ts';

const seat: fc.Arbitrary<Seat> = seatNumber.map(seatAt);
const card: fc.Arbitrary<Card> = fc.integer({ min: 0, max: 51 }).map(cardAt);
const cards = fc.array(card, { maxLength: 5 });
const amount = fc.integer();
const amounts = fc.array(amount, { maxLength: 8 });
const counts = fc.array(count, { maxLength: 8 });
const moves = fc.array(fc.constantFrom('7d', '7d!', 'Ac', '-'), { maxLength: 5 });
const events: KeysOfEach<TableEvent, 'type'> = {
  anted: { seat, stakes: counts },
  dealt: { dealer: seat, sizes: counts, talon: count },
  turned: { seat, leads: fc.boolean(), wanted: cards },
  laid: { seat, card, announced: fc.boolean(), standsFor: fc.option(card), led: fc.boolean() },
  passed: { seat, wanted: cards },
  stalled: { seat },
  rose: { wanted: cards },
  stopped: { seat, card },
  swept: { seat, box: count, counters: amount, opera: fc.boolean() },
  missed: { seat, box: count },
  paid: { reason: fc.constantFrom('hand', 'hoc'), from: seat, to: seat, owed: amount, counters: amount },
  ended: { winner: seat, opera: fc.boolean() },
  shown: { seat, cards },
  beted: { reason: fc.constantFrom('held', 'missed'), seat, box: count, owed: amount, counters: amount },
  settled: { counters: amounts, boxes: amounts },
  'game-ended': {
    reason: fc.constantFrom('ruin', 'deals', 'target', 'time'),
    winners: fc.array(seat, { maxLength: 8 }),
  },
  'picked-up': { cards },
  hidden: {},
};

const refusals: KeysOfEach<CommandRefusal, 'code'> = {
  'not-your-turn': { seat, toMove: seat },
  'deal-is-over': {},
  'card-not-held': { card },
  'card-not-wanted': { card, wanted: cards },
  'lead-lowest': { card, lowest: cards },
  'must-lead': {},
  'must-continue': { cards },
  'nothing-to-announce': { card },
  'not-seated': {},
  'no-deal-yet': {},
  'no-deal-now': {},
  'game-is-over': {},
  paused: {},
  'not-stored': {},
  spectator: {},
  'host-only': {},
  'not-now': {},
  'seat-taken': {},
  'no-such-seat': {},
  'no-such-member': {},
  'no-such-bot': {},
  'not-away': {},
  'too-few': {},
  'wrong-player-count': {},
  'no-free-text': {},
  muted: {},
  'too-fast': {},
  'empty-text': {},
  'empty-name': {},
};

const occupants: KeysOfEach<Occupant, 'type'> = {
  free: {},
  bot: { bot: name },
  member: { member: fromOne },
};

const saying: fc.Arbitrary<Saying> = object<Saying>({
  number: fromOne,
  member: fromOne,
  name,
  phrase: fc.option(fc.constantFrom(...PHRASES)),
  text: fc.option(line(LONGEST_TEXT)),
});

const roomKeys: Keys<RoomInfo> = {
  code,
  invitation: code,
  phase,
  settings,
  host: fc.option(fromOne),
  members: fc.array(
    object<Member>({
      id: fromOne,
      name,
      face,
      connected: fc.boolean(),
      away: fc.boolean(),
      ready: fc.boolean(),
      muted: fc.boolean(),
      board: fc.boolean(),
      waits: fc.boolean(),
      replaced: fc.boolean(),
    }),
    { maxLength: 8 },
  ),
  seats: fc.array(oneOf<Occupant>('type', occupants), { maxLength: 8 }),
  spectators: count,
  games: count,
  nextDeal: fc.option(
    object({
      deal: fromOne,
      gameId: name,
      commitment: letters('0123456789abcdef', 64),
      cutter: seat,
      cut: fc.boolean(),
    }),
  ),
  turn: fc.option(object({ seat, endsIn: count })),
  startsIn: fc.option(count),
  dealsIn: fc.option(count),
  paused: fc.boolean(),
  scores: fc.array(
    object<Score>({
      member: fc.option(fromOne),
      name,
      bot: fc.option(name),
      games: count,
      wins: count,
      counters: amount,
    }),
    { maxLength: 8 },
  ),
  joining: fc.constantFrom(...joining.options),
};

const view = fc
  .tuple(settings, seat)
  .map(([{ rules: chosen, players }, own]) => beginView(chosen, players, own < players ? own : null));

export const problems: fc.Arbitrary<Problem[]> = fc.array(
  object<Problem>({
    code: fc.constantFrom('missing', 'unknown-key', 'wrong-value', 'conflict'),
    path: fc.string(),
    expected: fc.string(),
    found: fc.string(),
  }),
  { maxLength: 3 },
);

const messages: KeysOfEach<ServerMessage, 'type'> = {
  snapshot: {
    version: fc.constant(PROTOCOL_VERSION),
    member: fc.option(fromOne),
    room: object(roomKeys),
    sayings: fc.array(saying, { maxLength: 3 }),
    game: fc.option(
      object({
        game: fromOne,
        players: fc.array(object({ name, bot: fc.option(name) }), { maxLength: 8 }),
        number: count,
        view,
        legal: moves,
        mayDeal: fc.boolean(),
      }),
    ),
  },
  events: {
    game: fromOne,
    from: fromOne,
    events: fc.array(oneOf<TableEvent>('type', events), { maxLength: 8 }),
    legal: moves,
    mayDeal: fc.boolean(),
  },
  room: { changes: fc.record(roomKeys, { requiredKeys: [], noNullPrototype: true }) },
  said: { saying },
  erased: { member: fromOne },
  accepted: { id: name },
  refused: { id: name, refusal: oneOf<CommandRefusal>('code', refusals) },
  problem: { code: fc.constantFrom('malformed', 'wrong-version'), problems },
  closed: { reason: fc.constantFrom(...closeReason.options) },
};

export const serverMessage: fc.Arbitrary<ServerMessage> = oneOf('type', messages);

const visiting = { joining: fc.constantFrom(...joining.options), watching: fc.boolean() };

export const lobbyTable: fc.Arbitrary<LobbyTable> = object<LobbyTable>({
  code,
  ruleset: fc.constantFrom(...RULESET_IDS),
  houseRules: fc.boolean(),
  host: name,
  players: count,
  members: count,
  bots: count,
  clock,
  phase,
  playNow: fc.boolean(),
  ...visiting,
});

export const tableSummary: fc.Arbitrary<TableSummary> = object<TableSummary>({
  code,
  phase,
  settings,
  host: name,
  seats: fc.array(oneOf<TableSummary['seats'][number]>('type', occupants, { name, face }), { maxLength: 8 }),
  games: count,
  records: fc.array(fromOne, { maxLength: 5 }),
  ...visiting,
});
