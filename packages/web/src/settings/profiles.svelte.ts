import { PERSON_FACES } from '../art/faces.ts';
import { keepText, keptObject } from '../browser/browserStore.ts';

/** A person of the family. There are no accounts: it is a name and a face that this browser keeps. */
export interface Profile {
  /** Never changes; the kept games name the person by it. */
  readonly id: string;
  readonly name: string;
  /** One of the `PERSON_FACES`; null for the first letter of the name. */
  readonly face: string | null;
}

const KEY = 'profiles';
/** The most letters of a name. */
export const LONGEST_NAME = 24;
/** The most people that are kept. */
const MOST_PROFILES = 40;

/** What the ids of people begin with, and no bot's name. */
const PREFIX = 'p-';

/** Whether a text is the id of a person, of this family or of another. */
export function isProfileId(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** A name as it is shown: without needless spaces, and not too long. */
export function cleanName(name: string): string {
  return [...name.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
}

/** The people in whatever was kept; what is no person is passed over. */
export function profilesFrom(kept: unknown): readonly Profile[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : [];
  const profiles = list.flatMap((value) => profileFrom(value) ?? []).slice(0, MOST_PROFILES);
  return profiles.filter(({ id }, place) => profiles.findIndex((other) => other.id === id) === place);
}

function profileFrom(value: unknown): Profile | null {
  const { id, name, face } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    keyof Profile,
    unknown
  >;
  if (typeof id !== 'string' || !isProfileId(id) || typeof name !== 'string' || cleanName(name) === '')
    return null;
  return { id, name: cleanName(name), face: PERSON_FACES.find((known) => known === face) ?? null };
}

/** A name for a person that nobody has. It says nothing of who it is. */
function freshId(): string {
  return `${PREFIX}${Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('')}`;
}

/** The family of this browser. */
class Profiles {
  #list: readonly Profile[] = $state.raw(profilesFrom(keptObject(KEY)['people']));

  constructor() {
    // Another tab has its hands in the same family.
    globalThis.addEventListener?.('storage', () => {
      this.#list = profilesFrom(keptObject(KEY)['people']);
    });
  }

  /** Everyone, in the order in which they came. */
  get list(): readonly Profile[] {
    return this.#list;
  }

  /** The person of an id, or null where the browser has none. */
  of(id: string | null): Profile | null {
    return this.#list.find((profile) => profile.id === id) ?? null;
  }

  /** The face of a person; null where none was chosen. */
  faceOf(id: string | null): string | null {
    return this.of(id)?.face ?? null;
  }

  /** Takes a person into the family, with a face that nobody has if there is one; null for a name of nothing. */
  add(name: string): Profile | null {
    const cleaned = cleanName(name);
    if (cleaned === '' || this.#list.length >= MOST_PROFILES) return null;
    const taken = this.#list.map(({ face }) => face);
    const face = PERSON_FACES.find((free) => !taken.includes(free)) ?? null;
    const profile = { id: freshId(), name: cleaned, face };
    this.#keep([...this.#list, profile]);
    return profile;
  }

  /** Changes a person's name or face. A name of nothing changes nothing. */
  change(id: string, changes: Partial<Pick<Profile, 'name' | 'face'>>): void {
    const changed = this.#list.map((profile) =>
      profile.id === id ? (profileFrom({ ...profile, ...changes }) ?? profile) : profile,
    );
    this.#keep(changed);
  }

  /** Forgets a person. The games stay, under the name that was played by. */
  remove(id: string): void {
    this.#keep(this.#list.filter((profile) => profile.id !== id));
  }

  #keep(list: readonly Profile[]): void {
    this.#list = list;
    keepText(KEY, JSON.stringify({ people: list }));
  }
}

/** The family of this browser. */
export const profiles = new Profiles();
