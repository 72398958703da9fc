import { allCommands, type CommandNode, type Values } from './commandTree.ts';

/** The shells with completions. */
export const COMPLETED_SHELLS = ['bash', 'zsh', 'fish'] as const;

export type CompletedShell = (typeof COMPLETED_SHELLS)[number];

export function completionScript(shell: CompletedShell, tree: CommandNode): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](tree);
}

/** Returns the code of bash and zsh that finds the command in `$called` and completes its options and arguments. */
function pathCode(tree: CommandNode, reply: (values: Values) => string, commands: readonly string[]): string {
  const steps = allCommands(tree)
    .filter(({ path }) => path !== '')
    .map(({ path }) => quoted(path.includes(' ') ? path : ` ${path}`));
  return `    case "$called $word" in
      ${steps.join('|')}) called="\${called:+$called }$word" ;;
    esac
  done
  case "$called:$prev" in
${valueCases(tree, reply)}
  esac
  case "$called" in
${commands.join('\n')}
  esac`;
}

/** Returns the `case` branches of bash and zsh for options with values. */
function valueCases(tree: CommandNode, reply: (values: Values) => string): string {
  return allCommands(tree)
    .flatMap(({ path, options }) =>
      options.flatMap(({ names, values }) => {
        if (values === null) return [];
        const patterns = names.map((name) => quoted(`${path}:${name}`)).join('|');
        return [`    ${patterns}) ${reply(values)}; return ;;`];
      }),
    )
    .join('\n');
}

function bashScript(tree: CommandNode): string {
  const reply = ({ words, files }: Values): string =>
    [
      ...(words.length > 0 ? [`_nain_words ${quoted(words.join(' '))}`] : []),
      ...(files ? ['_nain_files'] : []),
    ].join('; ') || ':';
  const commands = allCommands(tree).map(({ path, options, children, values: some }) => {
    const names = quoted(options.flatMap((option) => option.names).join(' '));
    const words = [...children.map(({ name }) => name), ...some.words];
    return `    ${quoted(path)}) if [[ $cur == -* ]]; then _nain_words ${names}; else ${reply({ words, files: some.files })}; fi ;;`;
  });
  return `# Completion of nain for bash: source <(nain completion bash)
_nain_words() {
  local head=
  [[ $cur == *,* ]] && head=\${cur%,*},
  COMPREPLY+=($(compgen -P "$head" -W "$1" -- "\${cur##*,}"))
}
_nain_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$cur")
}
_nain() {
  local cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD - 1]} called= word
  COMPREPLY=()
  [[ $prev == = ]] && prev=\${COMP_WORDS[COMP_CWORD - 2]}
  [[ $cur == = ]] && cur=
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
${pathCode(tree, reply, commands)}
}
complete -F _nain nain
`;
}

function zshScript(tree: CommandNode): string {
  const list = (pairs: readonly (readonly [string, string])[]): string =>
    pairs.map(([name, summary]) => quoted(`${name.replaceAll(':', '\\:')}:${summary}`)).join(' ');
  const reply = ({ words, files }: Values): string =>
    [
      ...(words.length > 0 ? [`compset -P '*,'; compadd -- ${words.map(quoted).join(' ')}`] : []),
      ...(files ? ['_files'] : []),
    ].join('; ') || ':';
  const commands = allCommands(tree).map(({ path, options, children, values: some }) => {
    const pairs = options.flatMap(({ names, summary }) => names.map((name) => [name, summary] as const));
    const subcommands = list(children.map(({ name, summary }) => [name, summary]));
    const others = [
      ...(children.length > 0 ? [`list=(${subcommands}); _describe command list`] : []),
      reply(some),
    ].join('; ');
    return `    ${quoted(path)}) if [[ $PREFIX == -* ]]; then list=(${list(pairs)}); _describe option list; else ${others}; fi ;;`;
  });
  return `#compdef nain
# Completion of nain for zsh: nain completion zsh > a file named _nain in a folder of $fpath
_nain() {
  local called= word prev=$words[CURRENT-1]
  local -a list
  for word in "\${(@)words[2,CURRENT-1]}"; do
${pathCode(tree, reply, commands)}
}
if [ "$funcstack[1]" = _nain ]; then _nain "$@"; else compdef _nain nain; fi
`;
}

function fishScript(tree: CommandNode): string {
  const at = (path: string): string => `-n ${quoted(`__nain_at "${path}"`)}`;
  const given = ({ words, files }: Values): string =>
    `-r ${files ? '-F' : '-f'}${words.length > 0 ? ` -a ${quoted(words.join(' '))}` : ''}`;
  const lines = allCommands(tree).flatMap(({ path, options, children, values }) => [
    ...children.map(
      ({ name, summary }) => `complete -c nain -f ${at(path)} -a ${name} -d ${quoted(summary)}`,
    ),
    ...(values.words.length > 0 || values.files
      ? [`complete -c nain ${at(path)} ${values.files ? '-F' : '-f'} -a ${quoted(values.words.join(' '))}`]
      : []),
    ...options.map(({ names, summary, values: some }) => {
      const flags = names.map((name) =>
        name.startsWith('--') ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`,
      );
      return `complete -c nain ${at(path)} ${flags.join(' ')} -d ${quoted(summary)}${some === null ? '' : ` ${given(some)}`}`;
    }),
  ]);
  const paths = allCommands(tree).flatMap(({ path }) => (path === '' ? [] : [quoted(path)]));
  return `# Completion of nain for fish: nain completion fish > ~/.config/fish/completions/nain.fish
function __nain_at
    set -l path
    for word in (commandline -opc)[2..]
        set -l longer (string join -- " " $path $word)
        contains -- $longer ${paths.join(' ')}; and set path $longer
    end
    test "$path" = "$argv[1]"
end
complete -c nain -f
${lines.join('\n')}
`;
}

/** Quotes a text for all three shells. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'"'"'`)}'`;
}
