import { isRulesetId } from '@nain-jaune/engine';
import * as v from 'valibot';
import { count, problem, seatNumber } from '../../schema/basics.ts';
import { exactly } from '../../schema/same.ts';
import type {
  HttpRefusal,
  Joined,
  JoinTable,
  LobbyTable,
  OpenTable,
  PlayNow,
  TableSummary,
} from '../http.ts';
import { tablePhase } from './company.ts';
import { settings, turnClock, wishedSettings } from './settings.ts';
import { chosenFace, givenName, toldFace } from './texts.ts';

const comer = { name: givenName, face: v.exactOptional(chosenFace) };

/** Schema of {@link OpenTable}. */
export const openTable = exactly<OpenTable>()(v.strictObject({ ...comer, settings: wishedSettings }));

/** Schema of {@link JoinTable}. */
export const joinTable = exactly<JoinTable>()(v.strictObject({ ...comer, seat: v.nullable(seatNumber) }));

const rulesetId = v.pipe(v.string(), v.check(isRulesetId, 'the id of a ruleset, such as lindor-1789'));

/** Schema of {@link PlayNow}. */
export const playNow = exactly<PlayNow>()(v.strictObject({ ...comer, ruleset: v.nullable(rulesetId) }));

/** Schema of {@link Joined}. */
export const joined = exactly<Joined>()(v.object({ code: v.string(), person: count, token: v.string() }));

const lobbyTable = exactly<LobbyTable>()(
  v.object({
    code: v.string(),
    ruleset: v.string(),
    houseRules: v.boolean(),
    host: v.string(),
    players: count,
    people: count,
    bots: count,
    clock: turnClock,
    phase: tablePhase,
  }),
);

/** Schema of the open tables. */
export const lobbyTables = v.array(lobbyTable);

const told = { name: v.string(), face: v.exactOptional(toldFace) };

/** Schema of {@link TableSummary}. */
export const tableSummary = exactly<TableSummary>()(
  v.object({
    code: v.string(),
    phase: tablePhase,
    settings,
    host: v.nullable(v.string()),
    seats: v.array(
      v.variant('type', [
        v.object({ type: v.literal('free'), ...told }),
        v.object({ type: v.literal('bot'), bot: v.string(), ...told }),
        v.object({ type: v.literal('person'), person: count, ...told }),
      ]),
    ),
    games: count,
    records: v.array(count),
  }),
);

/** Schema of {@link HttpRefusal}. */
export const httpRefusal = exactly<HttpRefusal>()(
  v.object({
    error: v.picklist([
      'malformed',
      'no-such-table',
      'no-such-game',
      'table-full',
      'table-closed',
      'wrong-token',
      'too-many',
      'too-large',
      'wrong-origin',
      'not-found',
      'not-allowed',
      'not-ready',
      'internal',
    ]),
    problems: v.array(problem),
  }),
);
