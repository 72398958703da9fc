import type { Command } from '@nain-jaune/protocol';
import type { Context } from '../input.ts';
import type { Room, SavedMember } from '../room.ts';
import { type CommandOf, type CommandOutcome, type Rule, type Rules, refused } from './handler.ts';
import { act, cut, deal } from './play.ts';

const PLAY_COMMANDS = { act: { handle: act }, deal: { handle: deal }, cut: { handle: cut } } as const;

/** Carries out a command. In a home room only those of play are known. */
export function carryOut<Type extends Command['type']>(
  room: Room,
  member: SavedMember,
  command: CommandOf<Type> & { readonly type: Type },
  context: Context,
): CommandOutcome {
  const rules: Partial<Rules> = isOfPlay(command) ? PLAY_COMMANDS : (context.config.people?.commands ?? {});
  const rule: Rule<Type> | undefined = rules[command.type];
  if (rule === undefined) return refused('not-now');
  const { handle, hostOnly, notWhilePlaying } = rule;
  const { host, phase } = room.saved;
  if (hostOnly && host !== member.id && !member.board) return refused('host-only');
  if (notWhilePlaying && phase === 'playing') return refused('not-now');
  return handle(room, member, command, context);
}

function isOfPlay({ type }: Pick<Command, 'type'>): boolean {
  return Object.hasOwn(PLAY_COMMANDS, type);
}
