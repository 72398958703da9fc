import type { Words } from '@nain-jaune/words';
import type { GameService } from '../../app/gameService/gameService.ts';
import type { ChallengeInfo } from '../../app/gameService/serviceMessages.ts';
import { tableAddress } from '../../app/routing/route.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { distinctNames, ownName } from '../../game/seatNames.ts';

/** The names of the bots by seat; empty for the person. */
export function botNames({ bots }: Pick<ChallengeInfo, 'bots'>, words: Words): readonly string[] {
  const others = bots.filter((bot) => bot !== null);
  const names = distinctNames(others.map((bot, place) => ownName(bot, place, words)));
  return bots.map((bot) => (bot === null ? '' : (names.shift() ?? bot)));
}

/** Opens the game that counts, or a new one for practice. Resolves with the address of its table. */
export async function enterChallenge(
  gameService: GameService,
  info: ChallengeInfo,
  code: string | null,
  practice: boolean,
): Promise<string> {
  const { text, bots } = info;
  const names = botNames(info, preferences.words);
  const game = await gameService.enterContest({
    contest: { type: 'challenge', text, code },
    player: { name: preferences.name, bot: null },
    botNames: Object.fromEntries(bots.map((bot, seat) => [bot ?? '', names[seat] ?? ''])),
    practice,
  });
  return tableAddress(game);
}
