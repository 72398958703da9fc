import type { Command } from 'commander';
import { withNearest } from '../nearest.ts';
import { SCHEMA_NAMES } from '../schemas/schemaNames.ts';
import type { Shell } from '../shell.ts';
import { UsageError } from '../usageError.ts';
import { makeCommand } from './makeCommand.ts';
import { choicesOf } from './options.ts';

/** `nain schema`: prints the JSON schema of a command's `--json` output. */
export function schemaCommand(shell: Shell): Command {
  return makeCommand(shell, 'schema', 'schema', [
    ['nain schema simulate', 'schema'],
    ['nain schema rules diff', 'schemaRules'],
  ])
    .argument('[command...]', shell.cli.options.schemaCommand)
    .action((words: readonly string[]) => runSchema(shell, words.join(' ')));
}

async function runSchema({ cli, output }: Shell, name: string): Promise<void> {
  if (name === '') return output.out(`${cli.schemasOf}\n${SCHEMA_NAMES.map((one) => `  ${one}\n`).join('')}`);
  if (!choicesOf(SCHEMA_NAMES).allows(name)) {
    const sentence = cli.noSchema(name, SCHEMA_NAMES.join(', '));
    throw new UsageError(withNearest(sentence, name, SCHEMA_NAMES, cli.didYouMean));
  }
  const { jsonSchemaOf } = await import('../schemas/jsonSchema.ts');
  return output.out(`${JSON.stringify(jsonSchemaOf(name), null, 2)}\n`);
}
