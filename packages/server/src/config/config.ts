import { failure, type Outcome, success } from '@nain-jaune/engine';
import { type Certificate, readCertificate } from './certificate.ts';
import { type Variable, variables } from './variables.ts';

/** Removed variables with their error messages. */
const removed: Readonly<Record<string, string>> = {
  METRICS:
    'METRICS no longer exists: /metrics has its own address. Unset METRICS, and set METRICS_ADDRESS=127.0.0.1:9464 if you need /metrics.',
};

type Variables = typeof variables;

type Values = {
  readonly [Key in keyof Variables]: Variables[Key] extends Variable<infer Value, infer Preset>
    ? Value | (Preset & null)
    : never;
};

export interface Config extends Values {
  /** What is in `CERTIFICATE_FILE` and `CERTIFICATE_KEY_FILE`; null for plain HTTP. */
  readonly certificate: Certificate | null;
}

/** All variables in the order of docs/running.md. */
export const VARIABLES: readonly Variable<unknown>[] = Object.values(variables);

/** Reads the configuration from an environment, or returns every problem as a sentence. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Outcome<Config, readonly string[]> {
  const problems = Object.keys(removed)
    .filter((name) => isSet(environment[name]))
    .map((name) => removed[name] ?? '');
  const entries = Object.entries(variables).map(([key, one]) => {
    const value = readOne(one, environment[one.name]);
    if (value === undefined) problems.push(problemOf(one, environment[one.name] ?? ''));
    return [key, value] as const;
  });
  const values = Object.fromEntries(entries) as Values;
  const certificate = readCertificate(values);
  if (!certificate.ok) return failure([...problems, certificate.error]);
  return problems.length > 0 ? failure(problems) : success({ ...values, certificate: certificate.value });
}

function isSet(text = ''): boolean {
  return text.trim() !== '';
}

function readOne(one: Variable<unknown>, text = ''): unknown {
  const wanted = isSet(text) ? text.trim() : one.preset;
  return wanted === null ? null : (one.reader.read(wanted) ?? undefined);
}

function problemOf({ name, reader, isSecret }: Variable<unknown>, text: string): string {
  return `${name} must be ${reader.expected}, and is ${isSecret ? 'not' : `"${text.trim()}"`}.`;
}
