import type { Shell } from '../shell.ts';
import { allCommands, type CommandNode, type OptionNode } from './commandTree.ts';

export function manPage(shell: Shell, tree: CommandNode, version: string): string {
  const { cli } = shell;
  const titles = cli.manTitles;
  const commands = allCommands(tree).filter(({ path, children }) => path !== '' && children.length === 0);
  const [first = '', ...closing] = cli.closing.split('\n');
  return `${[
    `.TH NAIN 1 "" "nain ${version}" "Nain Jaune"`,
    `.SH ${titles.name}`,
    `nain \\- ${escaped(tree.summary)}`,
    `.SH ${titles.synopsis}`,
    `.B nain\n${escaped(`${cli.usageCommand} ${cli.usageOptions}`)}`,
    `.SH ${titles.description}`,
    escaped(first),
    `.SH ${titles.commands}`,
    ...commands.map((command) => commandSection(shell, command)),
    `.SH ${titles.options}`,
    ...tree.options.map(optionItem),
    ...closing.flatMap((line) => [`.SH ${titles.status}`, escaped(line)]),
  ].join('\n')}\n`;
}

function commandSection({ cli }: Shell, { path, usage, summary, options, examples }: CommandNode): string {
  const line = usage.replace('[options]', cli.usageOptions);
  return [
    `.SS nain ${escaped(path)} ${escaped(line)}`,
    `${escaped(capital(summary))}.`,
    ...options.map(optionItem),
    ...examples.flatMap(([typed, description]) => [
      `.TP\n.B ${escaped(typed)}`,
      escaped(cli.exampleDescriptions[description]),
    ]),
  ].join('\n');
}

function optionItem({ flags, summary }: OptionNode): string {
  return `.TP\n.B ${escaped(flags)}\n${escaped(summary)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Escapes a text for `man`. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('"', '\\(dq')
    .replace(/^(?=[.'])/gm, '\\&');
}
