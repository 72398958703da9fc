import { success } from '@nain-jaune/engine';
import { withSettings } from '../members.ts';
import { closing, spectatorsOf, withoutSessions } from '../presence.ts';
import type { Handler } from './commands.ts';
import { refused } from './outcomes.ts';

/**
 * Changes the settings. Spectators leave if the new ones allow none. A table of strangers becomes the host's own: no more strangers
 * are sent there, and it does not start by itself.
 */
export const changeSettings: Handler<'change-settings'> = (room, _member, { settings }) => {
  if (!settings.rules.players.includes(settings.players)) return refused('wrong-player-count');
  const isSame = JSON.stringify(settings) === JSON.stringify(room.saved.settings);
  if (isSame) return success({ room });
  const ended = settings.spectators ? [] : spectatorsOf(room);
  const changed = { ...room, saved: { ...withSettings(room.saved, settings), autoStart: false } };
  return success({ room: withoutSessions(changed, ended), closed: closing(ended, 'no-spectators') });
};
