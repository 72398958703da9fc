import { toJsonSchema } from '@valibot/to-json-schema';
import { analyse, check, replay } from './recordSchemas.ts';
import { rulesCheck, rulesDiff, rulesExplain, rulesList, rulesShow } from './rulesetSchemas.ts';
import { arena, bench, simulate } from './runSchemas.ts';
import type { SchemaName } from './schemaNames.ts';

/** The schema of what each command prints with `--json`: of one line where it prints one object per line. */
const SCHEMAS: Readonly<Record<SchemaName, Parameters<typeof toJsonSchema>[0]>> = {
  simulate,
  arena,
  check,
  replay,
  analyse,
  'rules list': rulesList,
  'rules show': rulesShow,
  'rules explain': rulesExplain,
  'rules diff': rulesDiff,
  'rules check': rulesCheck,
  bench,
};

/** The JSON schema (draft 7) of what a command prints with `--json`. */
export function jsonSchemaOf(name: SchemaName): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = toJsonSchema(SCHEMAS[name]);
  return { $schema, title: `nain ${name} --json`, ...schema };
}
