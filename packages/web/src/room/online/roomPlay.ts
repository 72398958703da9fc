import { recordFileName, saveFile } from '../../app/browser/saveFile.ts';
import { preferences } from '../../app/settings/preferences.svelte.ts';
import { SHEET_CHAPTERS, withWords } from '../../app/settings/withWords.ts';
import { OverTable, type StanceSheets } from '../../table/overTable.svelte.ts';
import { type PlayScope, setPlayScope } from '../../table/play/playScope.ts';
import type { SoundPlace } from '../../table/sound/soundSettings.svelte.ts';
import { openTable } from '../../table/tableScope.svelte.ts';
import { portraitsOf } from './memberPortraits.ts';
import { namedPlayers } from './namedPlayers.ts';
import { noticeTurns } from './noticeTurns.svelte.ts';
import { recordOf } from './onlineApi.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import { OnlineFlow } from './onlineFlow.svelte.ts';
import type { RoomPlayer } from './playerNames.ts';
import { type RoomScope, roomScope } from './roomScope.ts';
import { recordAddress } from './tableAddresses.ts';

/** How the whole table, a phone with only the hand, and the board differ. */
interface Stance {
  readonly stance: SoundPlace;
  /** Loads the sheets. Default: those of players. */
  readonly sheets?: () => Promise<StanceSheets>;
  /** More keys. */
  readonly keys?: PlayScope['keys'];
}

async function roomSheets(): Promise<StanceSheets> {
  return (await withWords(import('./roomSheets.ts'), ...SHEET_CHAPTERS)).ROOM_SHEETS;
}

/** Puts the table of the room in the context, and play at it, into the context. */
export function playInRoom(stance: Stance): RoomPlay {
  const room = roomScope();
  openTable({
    view: () => room.online.view,
    players: () => namedPlayers(room.online.players, preferences.words, preferences.chapters.online),
    faces: () => facesIn(room.online),
  });
  const play = new RoomPlay(room, stance);
  setPlayScope(play);
  if (stance.stance !== 'board') noticeTurns(() => room.online, stance.stance);
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

/** Play of a member of a room. */
class RoomPlay implements PlayScope {
  readonly askHint = null;
  readonly over: OverTable;
  readonly flow: OnlineFlow;
  readonly #room: RoomScope;
  readonly #stance: Stance;

  /** Call it while a component is initialised. */
  constructor(room: RoomScope, stance: Stance) {
    this.#room = room;
    this.#stance = stance;
    this.flow = new OnlineFlow(
      () => this.client,
      () => undefined,
    );
    this.over = new OverTable(stance.sheets ?? roomSheets, stance.stance !== 'board');
  }

  get client(): OnlineClient {
    return this.#room.online;
  }

  get stance(): SoundPlace {
    return this.#stance.stance;
  }

  get keys(): PlayScope['keys'] {
    return this.#stance.keys ?? [];
  }

  get #game(): number {
    return this.client.game ?? 0;
  }

  deal(): void {
    this.client.deal();
    void this.over.close(true);
  }

  /** Tables on a server take no choice back. */
  takeBack(): void {
    return;
  }

  async record(): Promise<string> {
    const found = await recordOf(this.#room.code, this.#game);
    if (!found.ok) throw new Error(found.error.code);
    return found.value;
  }

  async saveRecord(): Promise<void> {
    const { code } = this.#room;
    const found = await recordOf(code, this.#game);
    if (found.ok) saveFile(recordFileName(`${code}-${this.#game}`), found.value);
    else this.over.told = [preferences.chapters.online.serverRefusals['no-such-game']];
  }

  replayAddress(deal: number, move?: number): string {
    return recordAddress(this.#room.code, this.#game, deal, move);
  }
}
