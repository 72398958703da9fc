import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as browser from './browser.ts';
import { Database } from './database.ts';
import * as sharing from './sharing.ts';
import * as speech from './speech.ts';
import { openChannel } from './tabChannel.ts';

/** A global that throws on access, like storage in Firefox if all cookies are blocked. */
const REFUSED: PropertyDescriptor = {
  configurable: true,
  get: () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  },
};
const ABSENT: PropertyDescriptor = { configurable: true, value: undefined };
/** A global whose members all throw. */
const BROKEN: PropertyDescriptor = {
  configurable: true,
  value: new Proxy(() => undefined, {
    get: () => {
      throw new DOMException('', 'NotAllowedError');
    },
    construct: () => {
      throw new DOMException('', 'SecurityError');
    },
    apply: () => {
      throw new TypeError('not a function here');
    },
  }),
};
const GLOBALS = [
  'localStorage',
  'indexedDB',
  'BroadcastChannel',
  'navigator',
  'matchMedia',
  'AudioContext',
  'speechSynthesis',
  'SpeechSynthesisUtterance',
  'requestIdleCallback',
  'history',
  'isSecureContext',
] as const;
let before: readonly (readonly [string, PropertyDescriptor | undefined])[] = [];

function makeAll(descriptor: PropertyDescriptor): void {
  for (const name of GLOBALS) Object.defineProperty(globalThis, name, descriptor);
}

beforeEach(() => {
  before = GLOBALS.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [name, descriptor] of before) {
    if (descriptor === undefined) Reflect.deleteProperty(globalThis, name);
    else Object.defineProperty(globalThis, name, descriptor);
  }
});

describe.each([
  ['refused', REFUSED],
  ['absent', ABSENT],
  ['broken', BROKEN],
])('if everything is %s', (_, descriptor) => {
  test('saved texts last as long as the page, and the caller knows', () => {
    makeAll(descriptor);
    expect(browser.saveText('lesson', 'Anne')).toBe(false);
    expect(browser.readText('lesson')).toBe('Anne');
    expect(browser.readText('print')).toBeNull();
  });

  test('there is no database', async () => {
    makeAll(descriptor);
    await expect(new Database('games', 'games').open()).rejects.toThrow();
  });

  test('messages to other tabs are ignored', () => {
    makeAll(descriptor);
    const channel = openChannel('games');
    const cancel = channel.listen(() => undefined);
    channel.send('written');
    cancel();
  });

  test('nothing is copied or shared, and the caller knows', async () => {
    makeAll(descriptor);
    expect(await sharing.copyText('link')).toBe(false);
    expect(await sharing.share({ url: 'link' })).toBe(false);
  });

  test('nothing vibrates, and the page does not count as secure', () => {
    makeAll(descriptor);
    expect(browser.vibrate(200)).toBe(false);
    expect(browser.isSecure()).toBe(false);
  });

  test('nothing is spoken, and reading aloud ends at once', () => {
    makeAll(descriptor);
    expect(browser.makeAudio()).toBeNull();
    expect(browser.hadInput()).toBe(false);
    expect(speech.voiceLanguages()).toEqual([]);
    speech.onVoicesChange(() => undefined)();
    const ended = vi.fn();
    speech.speak('six', 'fr', 1, ended);
    speech.readAloud('six', 'fr');
    speech.hush();
    expect(ended).toHaveBeenCalledOnce();
  });

  test('the history stays as it is, and the caller knows that it does not go back', () => {
    makeAll(descriptor);
    expect(browser.entryState()).toBeNull();
    browser.replaceEntry({ move: 3 }, '#/deal/x/3');
    browser.pushEntry(null);
    expect(browser.goBack(1)).toBe(false);
  });

  test('languages, media and idle time have a default', async () => {
    makeAll(descriptor);
    expect([...browser.preferredLanguages()]).toEqual([]);
    expect(browser.watchMedia('(width < 700px)').current).toBe(false);
    await browser.idle();
  });
});

test.each([
  ['refused', REFUSED],
  ['absent', ABSENT],
])('no sheet, voice or service worker is offered if it is %s', (_, descriptor) => {
  makeAll(descriptor);
  expect(sharing.mayShare()).toBe(false);
  expect(speech.maySpeak()).toBe(false);
  expect(browser.serviceWorkers()).toBeNull();
  expect(browser.wakeLocks()).toBeNull();
  expect(browser.mayVibrate()).toBe(false);
});

test('a text that was refused by a full storage is replaced by the next one that fits', () => {
  const saved = new Map<string, string>();
  let isFull = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      saved.set(key, text);
    },
  });
  expect(browser.saveText('lesson', 'one')).toBe(false);
  isFull = false;
  expect(browser.saveText('lesson', 'two')).toBe(true);
  expect(browser.readText('lesson')).toBe('two');
  expect(saved.get('nain-jaune.lesson')).toBe('two');
});

test('a cancelled share counts as shared, a broken share sheet does not', async () => {
  const refuse = (name: string) => ({ share: () => Promise.reject(new DOMException('', name)) });
  vi.stubGlobal('navigator', refuse('AbortError'));
  expect(sharing.mayShare()).toBe(true);
  expect(await sharing.share({ url: 'link' })).toBe(true);
  vi.stubGlobal('navigator', refuse('NotAllowedError'));
  expect(await sharing.share({ url: 'link' })).toBe(false);
});

test('vibrates in the pattern', () => {
  const vibrate = vi.fn(() => true);
  vi.stubGlobal('navigator', { vibrate });
  expect(browser.mayVibrate()).toBe(true);
  expect(browser.vibrate(80, 60, 80)).toBe(true);
  expect(vibrate).toHaveBeenCalledWith([80, 60, 80]);
});

describe('without a clipboard', () => {
  /** A document that copies what is selected, and the parts of it that a copy uses. */
  function stubDocument(copies: boolean) {
    const field = { value: '', readOnly: false, style: { cssText: '' }, select: vi.fn(), remove: vi.fn() };
    const body = { append: vi.fn() };
    const dialog = { append: vi.fn() };
    const button = new (class HTMLElement {
      focus = vi.fn();
      closest = vi.fn((): typeof dialog | null => null);
    })();
    vi.stubGlobal('HTMLElement', button.constructor);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('document', {
      activeElement: button,
      body,
      createElement: () => field,
      execCommand: () => copies && field.select.mock.calls.length > 0,
    });
    return { field, body, dialog, button };
  }

  test('a text is copied from a field, which is removed, and the focus returns', async () => {
    const { field, body, button } = stubDocument(true);
    expect(await sharing.copyText('link')).toBe(true);
    expect(field.value).toBe('link');
    expect(body.append).toHaveBeenCalledWith(field);
    expect(field.remove).toHaveBeenCalledOnce();
    expect(button.focus).toHaveBeenCalledOnce();
  });

  test('the field is in the open dialog, as the rest of the page is inert', async () => {
    const { field, body, dialog, button } = stubDocument(true);
    button.closest.mockReturnValue(dialog);
    expect(await sharing.copyText('link')).toBe(true);
    expect(dialog.append).toHaveBeenCalledWith(field);
    expect(body.append).not.toHaveBeenCalled();
  });

  test('the caller knows if the browser refuses that too', async () => {
    const { field } = stubDocument(false);
    expect(await sharing.copyText('link')).toBe(false);
    expect(field.remove).toHaveBeenCalledOnce();
  });
});
