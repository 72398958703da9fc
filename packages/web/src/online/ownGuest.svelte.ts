import { type Guest, LONGEST_NAME, type Member, normaliseName, type Portrait } from '@nain-jaune/protocol';
import { preferences } from '../settings/preferences.svelte.ts';

/** Normalises a name as the server does. */
export function cleanGuestName(name: string): string {
  return normaliseName([...normaliseName(name)].slice(0, LONGEST_NAME).join(''));
}

/** The name and portrait that a person chooses for a table. Saved for the next table. */
export class OwnGuest {
  name = $state('');
  face: Portrait | null = $state(null);
  isNameMissing = $state(false);
  readonly #member: () => Member | null;

  constructor(member: () => Member | null = () => null) {
    this.#member = member;
    this.reset();
  }

  /** Shows the name and portrait at the table, or else the saved ones. */
  reset(): void {
    const member = this.#member();
    this.name = member?.name ?? preferences.name;
    this.face = member?.face ?? preferences.face;
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
    if (name !== this.#member()?.name) preferences.name = name;
    preferences.face = this.face;
    preferences.save();
  }
}
