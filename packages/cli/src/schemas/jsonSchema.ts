import { toJsonSchema } from '@valibot/to-json-schema';
import { explore } from './exploreSchemas.ts';
import { analyse, check, replay } from './recordSchemas.ts';
import { rulesCheck, rulesDiff, rulesExplain, rulesList, rulesShow } from './rulesetSchemas.ts';
import { arena, simulate } from './runSchemas.ts';
import type { SchemaName } from './schemaNames.ts';

/** The schema of each command's JSON output, or of one line of JSON Lines. */
const SCHEMAS: Readonly<Record<SchemaName, Parameters<typeof toJsonSchema>[0]>> = {
  simulate,
  arena,
  check,
  replay,
  analyse,
  explore,
  'rules list': rulesList,
  'rules show': rulesShow,
  'rules explain': rulesExplain,
  'rules diff': rulesDiff,
  'rules check': rulesCheck,
};

/** Returns the JSON schema (draft 7) of a command's `--json` output. */
export function jsonSchemaOf(name: SchemaName): Readonly<Record<string, unknown>> {
  const { $schema, ...schema } = toJsonSchema(SCHEMAS[name]);
  return { $schema, title: `nain ${name} --json`, ...schema };
}
