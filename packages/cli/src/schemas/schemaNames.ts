/** The commands with a `--json` option. */
export const SCHEMA_NAMES = [
  'simulate',
  'arena',
  'check',
  'replay',
  'analyse',
  'explore',
  'rules list',
  'rules show',
  'rules explain',
  'rules diff',
  'rules check',
] as const;

export type SchemaName = (typeof SCHEMA_NAMES)[number];
