/** Types of all messages, derived from the schemas. Importing them loads no schema. */
import type * as v from 'valibot';
import type { Frozen } from './schemas/basics.ts';
import type * as client from './schemas/client.ts';
import type * as daily from './schemas/daily.ts';
import type { tableEvent } from './schemas/events.ts';
import type * as http from './schemas/http.ts';
import type * as refusals from './schemas/refusals.ts';
import type * as room from './schemas/room.ts';
import type * as server from './schemas/server.ts';

type Parsed<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;

export type TurnClock = Parsed<typeof room.turnClock>;
export type RoomPhase = Parsed<typeof room.roomPhase>;
export type RoomSettings = Parsed<typeof room.roomSettings>;
export type Member = Parsed<typeof room.member>;
export type Score = Parsed<typeof room.score>;
export type MemberId = Member['id'];
export type Occupant = Parsed<typeof room.occupant>;
export type NextDeal = Parsed<typeof room.nextDeal>;
export type Joining = Parsed<typeof room.joining>;
export type RoomInfo = Parsed<typeof room.roomInfo>;
export type Saying = Parsed<typeof room.saying>;

export type ClientMessage = Parsed<typeof client.clientMessage>;
export type Enter = Parsed<typeof client.enter>;
export type Command = Exclude<ClientMessage, Enter>;
export type Act = Parsed<typeof client.act>;

export type TableEvent = Parsed<typeof tableEvent>;
export type ServerMessage = Parsed<typeof server.serverMessage>;
export type Snapshot = Parsed<typeof server.snapshot>;
export type GameSnapshot = Parsed<typeof server.gameSnapshot>;
export type Events = Parsed<typeof server.events>;
export type Choices = Pick<Events, 'legal' | 'mayDeal'>;
export type PlayerInfo = GameSnapshot['players'][number];
export type RoomChanges = Extract<ServerMessage, { type: 'room' }>;
export type Refused = Extract<ServerMessage, { type: 'refused' }>;
export type CloseReason = Parsed<typeof server.closeReason>;
export type CommandRefusal = Parsed<typeof refusals.commandRefusal>;
export type RoomRefusalCode = Parsed<typeof refusals.roomRefusalCode>;
export type PlayRefusalCode = Parsed<typeof refusals.playRefusalCode>;

export type About = Parsed<typeof http.about>;
export type OpenTable = Parsed<typeof http.openTable>;
export type JoinTable = Parsed<typeof http.joinTable>;
export type PlayNow = Parsed<typeof http.playNow>;
export type Joined = Parsed<typeof http.joined>;
export type LobbyTable = Parsed<typeof http.lobbyTable>;
export type TableSummary = Parsed<typeof http.tableSummary>;
export type HttpRefusal = Parsed<typeof http.httpRefusal>;
/** The name and portrait of a person who joins. */
export type Guest = Pick<JoinTable, 'name' | 'face'>;

export type DailyResults = Parsed<typeof daily.dailyResults>;
export type NewAttempt = Omit<Parsed<typeof daily.newAttempt>, 'record'> & { readonly record: object };
export type AttemptResult = Parsed<typeof daily.attemptResult>;
export type ChallengeEntry = Parsed<typeof daily.challengeEntry>;
export type ChallengeCode = Parsed<typeof daily.challengeCode>;
export type Challenge = Parsed<typeof daily.challenge>;
