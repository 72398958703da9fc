import { failure, type Outcome, success } from '@nain-jaune/engine';
import type { Command, CommandRefusal, PlayRefusalCode, RoomRefusalCode } from '@nain-jaune/protocol';
import type { Changed, Context } from '../input.ts';
import type { Room, SavedMember, SavedRoom } from '../room.ts';

export type CommandOf<Type extends Command['type']> = Extract<Command, { type: Type }>;

export type CommandOutcome = Outcome<Changed, CommandRefusal>;

export type Handler<Type extends Command['type']> = (
  room: Room,
  member: SavedMember,
  command: CommandOf<Type>,
  context: Context,
) => CommandOutcome;

export function refused(code: RoomRefusalCode | PlayRefusalCode): CommandOutcome {
  return failure({ code });
}

export function saved(room: Room, next: SavedRoom): CommandOutcome {
  return success({ room: { ...room, saved: next } });
}

/** How a command is carried out. */
export interface Rule<Type extends Command['type']> {
  readonly handle: Handler<Type>;
  /** Also for the board, which keeps the rights of the host. */
  readonly hostOnly?: true;
  readonly notWhilePlaying?: true;
}

export type Rules = { readonly [Type in Command['type']]: Rule<Type> };

/** The commands besides those of play. A home room has none of them. */
export type PeopleRules = Omit<Rules, 'act' | 'deal' | 'cut'>;
