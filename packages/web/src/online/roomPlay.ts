import { recordFileName, saveFile } from '../browser/saveFile.ts';
import type { PlayScope } from '../play/playScope.ts';
import { preferences } from '../settings/preferences.svelte.ts';
import { SHEET_CHAPTERS, withWords } from '../settings/withWords.ts';
import type { SoundPlace } from '../sound/soundSettings.svelte.ts';
import { OverTable } from '../table/overTable.svelte.ts';
import type { KeyAct } from '../table/tableKeys.ts';
import { recordOf } from './onlineApi.ts';
import type { OnlineClient } from './onlineClient.svelte.ts';
import type { OnlineFlow } from './onlineFlow.svelte.ts';
import type { RoomScope } from './roomScope.ts';
import { recordAddress } from './tableAddresses.ts';

/** The parts of the player's place that keys need. */
interface Place {
  takeFocus(): void;
  takeKey(event: KeyboardEvent): boolean;
  openMenu(): void;
}

/** How the whole table and a phone with only the hand differ. */
interface Stance {
  readonly soundPlace: SoundPlace;
  readonly keys: PlayScope['keys'];
  /** Undefined for a spectator, and while the cards are covered. */
  place(): Place | undefined;
  /** Announces something unrelated to the cards. */
  tell(sentences: readonly string[]): void;
}

/** Play of a member of a room, at the whole table or on a phone with only the hand. */
export class RoomPlay implements PlayScope {
  readonly askHint = null;
  readonly over: OverTable;
  readonly flow: OnlineFlow;
  readonly #room: RoomScope;
  readonly #stance: Stance;

  constructor(room: RoomScope, flow: OnlineFlow, stance: Stance) {
    this.#room = room;
    this.flow = flow;
    this.#stance = stance;
    this.over = new OverTable({
      own: () => stance.place(),
      load: async () => (await withWords(import('./roomSheets.ts'), ...SHEET_CHAPTERS)).ROOM_SHEETS,
      act: (act) => this.#act(act),
    });
  }

  get client(): OnlineClient {
    return this.#room.online;
  }

  get soundPlace(): SoundPlace {
    return this.#stance.soundPlace;
  }

  get keys(): PlayScope['keys'] {
    return this.#stance.keys;
  }

  get #game(): number {
    return this.client.game ?? 0;
  }

  deal(): void {
    this.client.deal();
    void this.over.close();
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
    else this.#stance.tell([preferences.chapters.online.serverRefusals['no-such-game']]);
  }

  replayAddress(deal: number, move?: number): string {
    return recordAddress(this.#room.code, this.#game, deal, move);
  }

  #act(act: KeyAct): void {
    const place = this.#stance.place();
    if (act === 'keys') this.over.sheet = act;
    else if (act === 'talk' && this.soundPlace === 'table') this.over.sheet = act;
    else if (act === 'hand') place?.takeFocus();
    else if (act === 'pass' && this.client.mayPass) this.client.pass();
    else if (act === 'deal' && this.client.mayDeal) this.deal();
    else if (act === 'silent') place?.openMenu();
    else if (act === 'run') this.flow.layRun();
  }
}
