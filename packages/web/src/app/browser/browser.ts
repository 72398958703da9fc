import { MediaQuery } from 'svelte/reactivity';
import type { SavedKey } from './savedKeys.ts';
import { attempt } from './tabChannel.ts';

/**
 * The browser's own functions that may be absent or may throw: cookies are blocked, the page came over plain HTTP, the browser
 * is old or inside another app. Nothing here throws. Besides `notices.ts`, `sharing.ts`, `speech.ts` and `tabChannel.ts` no
 * other file uses these globals; `scripts/boundaries.ts` checks it.
 */

/** Raise it if an older page would misread or lose what this one saves. */
const STORAGE_VERSION = 1;
const VERSION_KEY = 'nain-jaune.version';

const NO_STORAGE = {};
/** Texts that a storage refused: they last as long as the page. */
const unsaved = new WeakMap<object, Map<string, string>>();

/** Returns the text saved under a key; null if there is none. */
export function readText(key: SavedKey): string | null {
  return unsavedTexts().get(key) ?? attempt(() => localStorage.getItem(`nain-jaune.${key}`), null);
}

/** Whether a newer version of the page has saved texts. This page does not overwrite them. */
export function isStorageNewer(): boolean {
  return Number(attempt(() => localStorage.getItem(VERSION_KEY), null)) > STORAGE_VERSION;
}

/** Saves a text under a key. Returns whether it outlives the page. */
export function saveText(key: SavedKey, text: string): boolean {
  const isSaved = attempt(() => {
    if (isStorageNewer()) return false;
    localStorage.setItem(VERSION_KEY, String(STORAGE_VERSION));
    localStorage.setItem(`nain-jaune.${key}`, text);
    return true;
  }, false);
  if (isSaved) unsavedTexts().delete(key);
  else unsavedTexts().set(key, text);
  return isSaved;
}

function unsavedTexts(): Map<string, string> {
  const storage = attempt(() => localStorage, null) ?? NO_STORAGE;
  const texts = unsaved.get(storage) ?? new Map<string, string>();
  unsaved.set(storage, texts);
  return texts;
}

/** The languages that the person prefers, the best first. */
export function preferredLanguages(): readonly string[] {
  return attempt(() => navigator.languages, null) ?? [];
}

/** The state of the page's present entry in the browser's history; null if it has none. */
export function entryState(): Readonly<Record<string, unknown>> | null {
  return attempt(() => history.state, null);
}

/**
 * Replaces the state of the present entry, and the address if one is given. Browsers refuse that after many changes in a
 * short time: the entry then stays as it is.
 */
export function replaceEntry(state: unknown, address?: string): void {
  attempt(() => history.replaceState(state, '', address), undefined);
}

/** Adds an entry to the history, at the same address unless another is given; without it if the browser refuses. */
export function pushEntry(state: unknown, address?: string): void {
  attempt(() => history.pushState(state, '', address), undefined);
}

/** Goes to an address of the page. The present one stays in the history. */
export function go(address: string): void {
  location.hash = address;
}

/** Goes back by a number of entries, later. Returns whether the browser does. */
export function goBack(entries: number): boolean {
  return attempt(() => {
    history.go(-entries);
    return true;
  }, false);
}

/**
 * Whether the page came over HTTPS or from this machine. Over plain HTTP browsers offer no service worker, wake lock or clipboard.
 */
export function isSecure(): boolean {
  return attempt(() => isSecureContext, false) === true;
}

/** Whether a media query matches. A component that reads it follows it. */
export function watchMedia(query: string): { readonly current: boolean } {
  return attempt(() => new MediaQuery(query), { current: false });
}

/** The container of service workers; null if the page cannot be stored to play offline. */
export function serviceWorkers(): ServiceWorkerContainer | null {
  return attempt(() => navigator.serviceWorker, null) ?? null;
}

/** The wake locks, which keep the screen on; null if the browser has none. */
export function wakeLocks(): WakeLock | null {
  return attempt(() => navigator.wakeLock, null) ?? null;
}

/** Whether this device may be able to vibrate. Browsers of many computers say so too. */
export function mayVibrate(): boolean {
  return attempt(() => typeof navigator.vibrate === 'function', false);
}

/** Vibrates: milliseconds on, off, on and so on. Returns whether the browser accepts it. */
export function vibrate(...pattern: readonly number[]): boolean {
  return attempt(() => navigator.vibrate([...pattern]), false) === true;
}

/** Makes the context of sounds; null if the browser plays none. */
export function makeAudio(): AudioContext | null {
  return attempt(() => new AudioContext(), null);
}

/** Whether the browser can play sounds at all. */
export function mayPlaySound(): boolean {
  return attempt(() => typeof AudioContext === 'function', false);
}

/** Whether there was a key or touch on the page, after which browsers allow sound. False if the browser does not tell. */
export function hadInput(): boolean {
  return attempt(() => navigator.userActivation.hasBeenActive === true, false);
}

/** Resolves in the next task, after pending drawing and input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Waits until the page has nothing more urgent to do, at most a second. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    const isWaiting = attempt(() => requestIdleCallback(() => resolve(), { timeout: 1000 }) >= 0, false);
    if (!isWaiting) setTimeout(resolve, 200);
  });
}
