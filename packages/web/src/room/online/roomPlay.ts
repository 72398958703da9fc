import { recordFileName, saveFile } from '../../app/browser/saveFile.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { SHEET_CHAPTERS, withWords } from '../../app/settings/withWords.ts';
import { OverTable, type StanceSheets } from '../../table/overTable.svelte.ts';
import { forcedDelay } from '../../table/play/forcedMove.ts';
import { PlayFlow } from '../../table/play/playFlow.svelte.ts';
import { type PlayScope, setPlayScope } from '../../table/play/playScope.ts';
import type { SoundPlace } from '../../table/sound/soundSettings.svelte.ts';
import { openTable } from '../../table/tableScope.svelte.ts';
import { portraitsOf } from './memberPortraits.ts';
import { noticeTurns } from './noticeTurns.svelte.ts';
import { recordOf } from './onlineApi.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import { namedPlayers, type RoomPlayer } from './playerNames.ts';
import { roomScope } from './roomScope.ts';
import { recordAddress } from './tableAddresses.ts';

/** How the whole table, a phone with only the hand, and the board differ. */
interface Stance {
  readonly stance: SoundPlace;
  /** Loads the sheets. Default: those of players. */
  readonly sheets?: () => Promise<StanceSheets>;
  /** More keys. */
  readonly keys?: () => PlayScope['keys'];
}

async function roomSheets(): Promise<StanceSheets> {
  return (await withWords(import('./roomSheets.ts'), ...SHEET_CHAPTERS)).ROOM_SHEETS;
}

/** Play with other people, who cannot be hurried. */
class OnlineFlow extends PlayFlow {
  override get mayFinish(): boolean {
    return false;
  }

  /** Other people take the time they need. */
  override skip(): void {
    return;
  }

  /** The delay must not reveal the move to the others. */
  protected override forcedWait(): number {
    return forcedDelay(this.pace, Math.random());
  }
}

/** Puts the table of a room, and play at it, into the context. Call it while a component is initialised. */
export function playInRoom({ stance, sheets = roomSheets, keys = () => [] }: Stance): PlayScope {
  const room = roomScope();
  openTable({
    view: () => room.online.view,
    players: () => namedPlayers(room.online.players, preferences.words, preferences.chapters.online),
    faces: () => facesIn(room.online),
  });
  const over = new OverTable(sheets, stance !== 'board');
  const game = () => room.online.game ?? 0;
  const play: PlayScope = {
    get client() {
      return room.online;
    },
    flow: new OnlineFlow(
      () => room.online,
      () => undefined,
    ),
    over,
    stance,
    get keys() {
      return keys();
    },
    practice: null,
    askHint: null,
    deal() {
      room.online.deal();
      void over.close(true);
    },
    // Tables on a server take no choice back.
    takeBack: () => undefined,
    async record() {
      const found = await recordOf(room.code, game());
      if (!found.ok) throw new Error(found.error.code);
      return found.value;
    },
    async saveRecord() {
      const { code } = room;
      const found = await recordOf(code, game());
      if (found.ok) saveFile(recordFileName(`${code}-${game()}`), found.value);
      else over.told = [preferences.chapters.online.serverRefusals['no-such-game']];
    },
    replayAddress: (deal, move) => recordAddress(room.code, game(), deal, move),
  };
  setPlayScope(play);
  if (stance !== 'board') noticeTurns(() => room.online, stance);
  return play;
}

/** Those of the members with whose names the players are shown. */
function facesIn({ room, players }: OnlineClient): (string | null)[] {
  if (room === null) return [];
  const faceOf = portraitsOf(room.code, room.members);
  return players.map(({ member }: RoomPlayer) =>
    member === undefined ? null : (faceOf.get(member) ?? null),
  );
}
