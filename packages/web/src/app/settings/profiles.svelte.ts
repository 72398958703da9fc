import { PERSON_FACES } from '@nain-jaune/art/faces';
import { cutTo } from '@nain-jaune/protocol';
import {
  check,
  fieldsOf,
  listOf,
  nullable,
  oneOf,
  or,
  persisted,
  type Reader,
  text,
} from '../browser/persisted.ts';

/** In characters. */
export const LONGEST_NAME = 24;
const MAX_PROFILES = 40;

/** Prefix of the ids of people. No bot has it. */
const PREFIX = 'p-';

const PROFILE: Reader<Profile> = (value) => {
  const read = PROFILE_FIELDS(value);
  const name = cleanName(read?.name ?? '');
  return read === undefined || name === '' ? undefined : { ...read, name };
};
const PROFILE_FIELDS = fieldsOf({
  id: check(text, isProfileId),
  name: text,
  face: or(nullable(oneOf(PERSON_FACES)), null),
});
const SAVED = persisted('profiles', { people: profilesFrom });

/** A person of the family, saved in this browser. */
export interface Profile {
  /** Never changes. Saved games name the person by it. */
  readonly id: string;
  readonly name: string;
  /** One of the `PERSON_FACES`; null for the first letter of the name. */
  readonly face: string | null;
}

/** Whether a text is the id of a person, of this family or of another. */
export function isProfileId(text: string): boolean {
  return text.startsWith(PREFIX);
}

/** A name without superfluous spaces, cut to {@link LONGEST_NAME}. */
export function cleanName(name: string): string {
  return cutTo(name.replace(/\s+/g, ' ').trim(), LONGEST_NAME).trim();
}

/** The valid people of a saved list. */
export function profilesFrom(saved: unknown): readonly Profile[] {
  const profiles = listOf(PROFILE)(saved).slice(0, MAX_PROFILES);
  return profiles.filter(({ id }, place) => profiles.findIndex((other) => other.id === id) === place);
}

function freshId(): string {
  return `${PREFIX}${Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('')}`;
}

/** The family of this browser. */
class Profiles {
  #list: readonly Profile[] = $state.raw(SAVED.read().people);

  constructor() {
    // Another tab may change the family.
    globalThis.addEventListener?.('storage', () => {
      this.#list = SAVED.read().people;
    });
  }

  /** In the order in which they were added. */
  get list(): readonly Profile[] {
    return this.#list;
  }

  /** The person with an id; null if there is none. */
  of(id: string | null): Profile | null {
    return this.#list.find((profile) => profile.id === id) ?? null;
  }

  /** The face of a person; null if none was chosen. */
  faceOf(id: string | null): string | null {
    return this.of(id)?.face ?? null;
  }

  /** Adds a person, with a free face if there is one. Returns null if the name is empty or the family is full. */
  add(name: string): Profile | null {
    const cleaned = cleanName(name);
    if (cleaned === '' || this.#list.length >= MAX_PROFILES) return null;
    const taken = this.#list.map(({ face }) => face);
    const face = PERSON_FACES.find((free) => !taken.includes(free)) ?? null;
    const profile = { id: freshId(), name: cleaned, face };
    this.#save([...this.#list, profile]);
    return profile;
  }

  /** Changes a person's name or face. An empty name changes nothing. */
  change(id: string, changes: Partial<Pick<Profile, 'name' | 'face'>>): void {
    const list = this.#list.map((profile) => (profile.id === id ? changed(profile, changes) : profile));
    this.#save(list);
  }

  /** Removes a person. Their games keep the name. */
  remove(id: string): void {
    this.#save(this.#list.filter((profile) => profile.id !== id));
  }

  #save(list: readonly Profile[]): void {
    this.#list = list;
    SAVED.save({ people: list });
  }
}

function changed(profile: Profile, changes: Partial<Pick<Profile, 'name' | 'face'>>): Profile {
  return PROFILE({ ...profile, ...changes }) ?? profile;
}

export const profiles = new Profiles();
