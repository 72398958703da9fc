/** The commands that print JSON with `--json`. */
export const SCHEMA_NAMES = [
  'simulate',
  'arena',
  'check',
  'replay',
  'analyse',
  'rules list',
  'rules show',
  'rules explain',
  'rules diff',
  'rules check',
  'bench',
] as const;

/** A command that prints JSON. */
export type SchemaName = (typeof SCHEMA_NAMES)[number];
