import { resolve } from 'node:path';
import { seatToMove } from '@nain-jaune/engine';
import { isTableCode } from '@nain-jaune/protocol';
import type { ReportEntry, Room } from '@nain-jaune/table';
import { plainAddress } from '../limits/address.ts';
import type { BanList } from '../moderation/banList.ts';
import { type ClosingContext, closeTable } from '../moderation/closeTable.ts';
import { type AddressHash, hashOf, isToken } from '../security/tokens.ts';
import type { Store } from '../store/store.ts';
import type { AdminCommand, AdminRow } from './messages.ts';

const dayMs = 24 * 60 * 60 * 1000;
const tokenHashForm = /^[0-9a-f]{64}$/;

export interface AdminContext extends ClosingContext {
  readonly store: Store;
  readonly bans: BanList;
  readonly addresses: AddressHash;
  readonly status: () => AdminRow;
}

export class AdminError extends Error {
  override readonly name = 'AdminError';
}

/** Carries out an operator command. Throws an `AdminError` if it cannot. */
export async function runAdminCommand(context: AdminContext, command: AdminCommand): Promise<AdminRow[]> {
  const { store, directory } = context;
  switch (command.name) {
    case 'status':
      return [context.status()];
    case 'tables':
      return directory.rooms.map(tableRow);
    case 'close':
      return close(context, command.code);
    case 'delete-challenge':
      return deleteChallenge(store, command.code);
    case 'reports':
      return (await store.reports(command)).map(reportRow);
    case 'report':
      return reportRows(await reportOf(store, command.id));
    case 'handle':
      return done(await store.handleReport(command.id), `there is no unhandled report ${command.id}`);
    case 'ban':
      return ban(context, command.kind, banValue(context, command), command);
    case 'ban-report':
      return banReported(context, command);
    case 'bans':
      return (await store.bans()).map(({ id, kind, until, reason, at }) => ({
        id,
        kind,
        since: timeText(at),
        until: until === null ? 'lifted' : timeText(until),
        reason,
      }));
    case 'unban':
      return unban(context, command.id);
    case 'backup':
      return backup(store, resolve(command.file));
  }
}

function tableRow({ saved, game, live }: Room): AdminRow {
  const connected = new Set([...live.sessions.values()].flatMap(({ member }) => member ?? []));
  return {
    code: saved.code,
    phase: saved.phase,
    rules: saved.settings.rules.id,
    members: saved.members.map(({ name }) => name).join(', '),
    connected: connected.size,
    spectators: [...live.sessions.values()].filter(({ member }) => member === null).length,
    game: saved.games,
    'deal in progress': game !== null && seatToMove(game.game) !== null,
  };
}

async function close(context: AdminContext, code: string): Promise<AdminRow[]> {
  const closing = isTableCode(code) ? await closeTable(context, code) : 'nowhere';
  if (closing === 'nowhere') throw new AdminError(`there is no table ${code}`);
  if (closing === 'not-ready')
    throw new AdminError(`the server of the table ${code} stops or does not answer: try again`);
  return [closing === 'damaged' ? { closed: code, damaged: true } : { closed: code }];
}

async function deleteChallenge(store: Store, code: string): Promise<AdminRow[]> {
  const isDeleted = await store.challenges.remove(code);
  if (isDeleted) await store.purgeDeleted();
  return done(isDeleted, `there is no challenge ${code}`);
}

async function backup(store: Store, file: string): Promise<AdminRow[]> {
  try {
    await store.backup(file);
  } catch (error) {
    throw new AdminError(`no copy was made: ${error instanceof Error ? error.message : error}`);
  }
  return [{ file }];
}

type StoredReport = Awaited<ReturnType<Store['reports']>>[number];

async function reportOf(store: Store, wanted: number): Promise<StoredReport> {
  const report = await store.report(wanted);
  if (report === null) throw new AdminError(`there is no report ${wanted}`);
  return report;
}

function reportIn(body: string): ReportEntry {
  return JSON.parse(body);
}

function reportRow({ id, table, at, body, handledAt }: StoredReport): AdminRow {
  const { reporter, accused } = reportIn(body);
  return {
    id,
    time: timeText(at),
    table,
    reporter: reporter.name,
    accused: accused.name,
    handled: handledAt === null ? '' : timeText(handledAt),
  };
}

/** Returns a report with its sayings. Those of the accused are marked. */
function reportRows(report: StoredReport): AdminRow[] {
  const { accused, sayings } = reportIn(report.body);
  const spoken = sayings.map(({ number, name, member, phrase, text }) => ({
    number,
    name,
    accused: member === accused.id ? '<<' : '',
    said: text ?? `[${phrase}]`,
  }));
  return [
    { ...reportRow(report), token: accused.tokenHash, address: accused.address ?? 'unknown' },
    ...spoken,
  ];
}

function banValue(
  { addresses }: AdminContext,
  { kind, value }: { kind: 'address' | 'token'; value: string },
) {
  if (kind === 'address') {
    if (plainAddress(value) === null) throw new AdminError(`${value} is not an IP address`);
    return addresses.of(value);
  }
  if (isToken(value)) return hashOf(value);
  if (!tokenHashForm.test(value)) throw new AdminError(`${value} is not a token, nor the hash of one`);
  return value;
}

interface BanTerms {
  readonly days: number | null;
  readonly reason: string;
}

async function ban(
  { store, bans }: AdminContext,
  kind: 'address' | 'token',
  value: string,
  { days, reason }: BanTerms,
): Promise<AdminRow[]> {
  const id = await store.ban({ kind, value, reason, durationMs: days === null ? null : days * dayMs });
  await bans.refresh();
  return [{ ban: id, kind }];
}

async function banReported(context: AdminContext, command: BanTerms & { id: number }): Promise<AdminRow[]> {
  const { accused } = reportIn((await reportOf(context.store, command.id)).body);
  const rows = await ban(context, 'token', accused.tokenHash, command);
  if (accused.address !== null) rows.push(...(await ban(context, 'address', accused.address, command)));
  await context.store.handleReport(command.id);
  return rows;
}

async function unban({ store, bans }: AdminContext, id: number): Promise<AdminRow[]> {
  const isLifted = await store.unban(id);
  await bans.refresh();
  return done(isLifted, `there is no ban ${id}`);
}

function done(isDone: boolean, otherwise: string): AdminRow[] {
  if (!isDone) throw new AdminError(otherwise);
  return [{ done: true }];
}

function timeText(at: number): string {
  return new Date(at).toISOString();
}
