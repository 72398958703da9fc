import * as v from 'valibot';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const days = v.nullable(v.pipe(v.number(), v.minValue(0.001), v.maxValue(36_500)));
const reason = v.pipe(v.string(), v.maxLength(500));
const limit = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000));

const command = v.variant('name', [
  v.strictObject({ name: v.literal('status') }),
  v.strictObject({ name: v.literal('tables') }),
  v.strictObject({ name: v.literal('close'), code: v.string() }),
  v.strictObject({ name: v.literal('delete-challenge'), code: v.string() }),
  v.strictObject({ name: v.literal('reports'), handled: v.boolean(), limit }),
  v.strictObject({ name: v.literal('report'), id }),
  v.strictObject({ name: v.literal('handle'), id }),
  /** `value` is an IP address, or the token hash from a report. `days` null: until it is lifted. */
  v.strictObject({
    name: v.literal('ban'),
    kind: v.picklist(['address', 'token']),
    value: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    days,
    reason,
  }),
  v.strictObject({ name: v.literal('ban-report'), id, days, reason }),
  v.strictObject({ name: v.literal('bans') }),
  v.strictObject({ name: v.literal('unban'), id }),
  v.strictObject({ name: v.literal('backup'), file: v.pipe(v.string(), v.minLength(1)) }),
]);

export const adminRequest = v.strictObject({ secret: v.string(), command });

export const adminAnswer = v.variant('ok', [
  v.object({
    ok: v.literal(true),
    rows: v.array(v.record(v.string(), v.union([v.string(), v.number(), v.boolean(), v.null()]))),
  }),
  v.object({ ok: v.literal(false), error: v.string() }),
]);

export type AdminCommand = v.InferOutput<typeof command>;
export type AdminAnswer = v.InferOutput<typeof adminAnswer>;
export type AdminRow = Extract<AdminAnswer, { ok: true }>['rows'][number];

/** Files in the data folder. */
export const ADMIN_FILES = { socket: 'admin.sock', secret: 'admin.secret' } as const;
