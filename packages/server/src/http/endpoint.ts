import { failure, type Outcome } from '@nain-jaune/engine';
import { type About, isTableCode, parseInvitation } from '@nain-jaune/protocol';
import { type Parsed, parseDate, parserOf } from '@nain-jaune/protocol/parse';
import type { FastifyRequest } from 'fastify';
import type { GenericSchema } from 'valibot';
import type { ChallengeService } from '../challenges/challengeService.ts';
import type { DailyService } from '../daily/dailyService.ts';
import type { Limited } from '../limits/rateLimits.ts';
import type { PublicRecords } from '../tables/publicRecords.ts';
import type { Caller, TableService } from '../tables/tableService.ts';
import type { Refusal, RefusalCode } from './refusal.ts';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What the endpoints use. */
export interface Services {
  readonly service: TableService;
  readonly daily: DailyService;
  readonly challenges: ChallengeService;
  /** Null if the operator has switched it off. */
  readonly publicRecords: PublicRecords | null;
  about(request: FastifyRequest): About;
}

/** A part of a path in braces. */
export interface Parameter<Value> {
  readonly schema: Json;
  readonly description: string;
  /** Refuses further parts of an address that guesses too often. */
  readonly isSecret?: true;
  parse(text: string): Outcome<Value, Refusal>;
}

export type Parameters = Readonly<Record<string, Parameter<unknown>>>;
type ValuesOf<Of extends Parameters> = {
  readonly [Name in keyof Of]: Of[Name] extends Parameter<infer Value> ? Value : never;
};

/** A schema under its name in the description. */
export type Named<Schema extends GenericSchema> = readonly [name: string, schema: Schema];

/** A request whose body and path are parsed, from an address within its limits. */
export interface Call<Body, Values> extends Services {
  readonly body: Body;
  readonly values: Values;
  /** The secret of the member who asks. Never null if `security` is `member`. */
  readonly token: string | null;
  readonly caller: Caller;
  readonly request: FastifyRequest;
}

/** One method of one path: the route and its description are made from it. */
export interface Endpoint<Body = unknown, Values = unknown> {
  readonly method: 'get' | 'post' | 'delete';
  /** Below `/api`, with its parameters in braces. */
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly parameters: Parameters;
  readonly security?: 'member' | 'anyone-or-member';
  readonly body?: {
    readonly name: string;
    readonly schema: GenericSchema;
    readonly parse: (input: unknown) => Outcome<Body, Refusal>;
    readonly maxBytes?: number;
  };
  /** Besides that of all requests. */
  readonly limit: Limited | null;
  /** The limit of requests of one address that are answered at the same time. */
  readonly atOnce?: number;
  readonly answer: Answer;
  readonly refusals: readonly RefusalCode[];
  /** Returns the value to send, a text as it is; null sends nothing. */
  run(call: Call<Body, Values>): Promise<Outcome<unknown, Refusal>>;
}

export interface Answer {
  readonly status: 200 | 201 | 204;
  readonly description: string;
  /** Absent if there is no body. */
  readonly content?: Named<GenericSchema> | { readonly type: string };
  /** `application/json` if absent. */
  readonly type?: string;
  /** Returns the name of the file under which browsers store the answer. */
  file?(texts: Readonly<Record<string, string>>): string;
}

/** A value of the schema of an answer, or a text to send as it is. Without a schema any value. */
type Sendable<Sent extends GenericSchema> = GenericSchema extends Sent ? unknown : Parsed<Sent> | string;

interface Definition<Schema extends GenericSchema, Of extends Parameters, Sent extends GenericSchema>
  extends Omit<Endpoint<Parsed<Schema>, ValuesOf<Of>>, 'parameters' | 'body' | 'run'> {
  readonly answer: Answer & { readonly content?: Named<Sent> | { readonly type: string } };
  run(call: Call<Parsed<Schema>, ValuesOf<Of>>): Promise<Outcome<Sendable<Sent>, Refusal>>;
  readonly parameters?: Of;
  readonly body?: Named<Schema>;
  readonly maxBytes?: number;
  /** Checks more than the schema. */
  readonly check?: (body: Parsed<Schema>) => Outcome<Parsed<Schema>, Refusal>;
}

/** Defines an endpoint. Its body, the values of its path and its answer have the types of their schemas and parsers. */
export function endpoint<
  Schema extends GenericSchema = GenericSchema,
  Of extends Parameters = Record<never, never>,
  Sent extends GenericSchema = GenericSchema,
>({
  parameters,
  body,
  maxBytes,
  check,
  ...rest
}: Definition<Schema, Of, Sent>): Endpoint<Parsed<Schema>, ValuesOf<Of>> {
  const common = { ...rest, parameters: parameters ?? {} };
  if (body === undefined) return common;
  const [name, schema] = body;
  const parseSchema = parserOf(schema);
  const parse = (input: unknown): Outcome<Parsed<Schema>, Refusal> => {
    const parsed = parseSchema(input);
    if (!parsed.ok) return failure({ code: 'malformed', problems: parsed.error });
    return check?.(parsed.value) ?? parsed;
  };
  return { ...common, body: { name, schema, parse, ...(maxBytes === undefined ? {} : { maxBytes }) } };
}

const codePattern = '[a-z]{4}-[a-z]{4}-[a-z]{2}';

function codeParameter(
  description: string,
  pattern: string,
  isCode: (text: string) => boolean,
  missing: 'no-such-table' | 'no-such-challenge',
): Parameter<string> {
  return {
    schema: { type: 'string', pattern },
    description,
    isSecret: true,
    parse: (text) => (isCode(text) ? { ok: true, value: text } : failure(missing)),
  };
}

export const tableCode = codeParameter(
  'The code of the table.',
  `^${codePattern}$`,
  (text) => parseInvitation(text) !== null,
  'no-such-table',
);

export const invitation = codeParameter(
  'The code of the table, with the key that its link has after a renewal.',
  `^${codePattern}(-${codePattern})?$`,
  (text) => parseInvitation(text) !== null,
  'no-such-table',
);

export const challengeCode = codeParameter(
  'The code of the challenge.',
  `^${codePattern}$`,
  isTableCode,
  'no-such-challenge',
);

export const day: Parameter<string> = {
  schema: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  description: 'A day of UTC, such as 2026-11-27.',
  parse: (text) => {
    const date = parseDate(text);
    if (date.ok) return date;
    return failure({
      code: 'malformed',
      problems: date.error.map((problem) => ({ ...problem, path: 'date' })),
    });
  },
};

export const game: Parameter<number> = {
  schema: { type: 'integer', minimum: 1 },
  description: 'The number of the game at its table.',
  parse: (text) =>
    /^[1-9]\d{0,6}$/.test(text) ? { ok: true, value: Number(text) } : failure('no-such-game'),
};
