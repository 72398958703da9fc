import { afterEach, expect, test, vi } from 'vitest';
import { markIcon, noticeAccess, requestNotices, showNotice } from './notices.ts';

const NOTICE = { title: 'Your turn', body: 'Our table', tag: 'turn', sounds: true, vibrates: [100] };

afterEach(() => vi.unstubAllGlobals());

/** Replaces the notices of the browser. Returns those that are shown. */
function stubNotices(permission: NotificationPermission, answer = permission): Set<object> {
  const shown = new Set<object>();
  class TestNotification {
    static readonly permission = permission;
    static readonly requestPermission = async () => answer;
    readonly title: string;
    readonly options: object;
    onclick: (() => void) | null = null;
    constructor(title: string, options: object) {
      this.title = title;
      this.options = options;
      shown.add(this);
    }
    close(): void {
      shown.delete(this);
    }
  }
  vi.stubGlobal('Notification', TestNotification);
  return shown;
}

/** A browser that lets only the service worker show notices. */
function stubWorkerNotices() {
  const close = vi.fn();
  const showNotification = vi.fn(async () => undefined);
  const registration = { showNotification, getNotifications: async () => [{ close }] };
  vi.stubGlobal(
    'Notification',
    class {
      static readonly permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor');
      }
    },
  );
  vi.stubGlobal('location', { href: 'https://nain.example/#/t/bado-miku-ze' });
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  return { close, showNotification };
}

test('a browser without notices is not asked', async () => {
  vi.stubGlobal('Notification', undefined);
  expect(noticeAccess()).toBe('none');
  expect(await requestNotices()).toBe(false);
});

test.each([
  ['default', 'granted', 'ask', true],
  ['default', 'denied', 'ask', false],
  ['granted', 'granted', 'granted', true],
  ['denied', 'denied', 'denied', false],
] as const)(
  'with the permission %s, and %s if asked, access is %s',
  async (permission, answer, access, given) => {
    stubNotices(permission, answer);
    expect(noticeAccess()).toBe(access);
    expect(await requestNotices()).toBe(given);
  },
);

test('a notice is shown, brings the page to the front, and is removed', () => {
  const shown = stubNotices('granted');
  const focus = vi.fn();
  vi.stubGlobal('focus', focus);
  const remove = showNotice(NOTICE);
  const [first] = shown;
  expect(first).toMatchObject({
    title: 'Your turn',
    options: { body: 'Our table', tag: 'turn', silent: false },
  });
  remove();
  expect(shown.size).toBe(0);
  showNotice(NOTICE);
  for (const one of shown) (one as { onclick: () => void }).onclick();
  expect(focus).toHaveBeenCalledOnce();
  expect(shown.size).toBe(0);
});

test('where the page may not show a notice, its service worker does', async () => {
  const { close, showNotification } = stubWorkerNotices();
  const remove = showNotice(NOTICE);
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification).toHaveBeenCalledWith(
    'Your turn',
    expect.objectContaining({ vibrate: [100], data: 'https://nain.example/#/t/bado-miku-ze' }),
  );
  remove();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce());
});

test('a notice without sound does not vibrate, and none is shown after its turn', async () => {
  const { showNotification } = stubWorkerNotices();
  showNotice({ ...NOTICE, sounds: false });
  await vi.waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification).toHaveBeenCalledWith('Your turn', expect.not.objectContaining({ vibrate: [100] }));
  showNotice(NOTICE)();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(showNotification).toHaveBeenCalledOnce();
});

test('the icon is marked where the browser can', () => {
  vi.stubGlobal('navigator', {});
  markIcon(true);
  const [setAppBadge, clearAppBadge] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
  markIcon(true);
  markIcon(false);
  expect(setAppBadge).toHaveBeenCalledOnce();
  expect(clearAppBadge).toHaveBeenCalledOnce();
});
