import {
  cutTo,
  type Guest,
  LONGEST_NAME,
  type Member,
  normaliseName,
  type Portrait,
} from '@nain-jaune/protocol';
import { preferences } from '../../app/settings/preferences.svelte.ts';

/** Normalises a name as the server does. */
export function cleanGuestName(name: string): string {
  return normaliseName(cutTo(normaliseName(name), LONGEST_NAME));
}

/** The name and portrait that a person chooses for a table. Saved for the next table. */
export class OwnGuest {
  name = $state('');
  face: Portrait | null = $state(null);
  isNameMissing = $state(false);
  readonly #member: () => Member | null;
  readonly #saves: () => boolean;

  /** `saves`: whether the name and portrait are saved for the next table. */
  constructor(member: () => Member | null = () => null, saves: () => boolean = () => true) {
    this.#member = member;
    this.#saves = saves;
    this.reset();
  }

  /** Whether this is the person whose name and portrait this browser saves. */
  get isSaved(): boolean {
    return this.#saves();
  }

  /** Shows the name and portrait at the table, or else the saved ones. */
  reset(): void {
    const member = this.#member();
    const saved = this.isSaved ? preferences : { name: '', face: null };
    this.name = member?.name ?? saved.name;
    this.face = member?.face ?? saved.face;
  }

  /** Normalises the name as the server does, and saves it. Returns null if it is empty. */
  take(): Required<Guest> | null {
    this.tidy();
    const { name, face } = this;
    this.isNameMissing = name === '';
    return this.isNameMissing ? null : { name, face };
  }

  /** Normalises the name as the server does. A name that the table has made unique is not saved. */
  tidy(): void {
    const name = cleanGuestName(this.name);
    this.name = name;
    if (!this.isSaved) return;
    if (name !== this.#member()?.name) preferences.name = name;
    preferences.face = this.face;
    preferences.save();
  }
}
