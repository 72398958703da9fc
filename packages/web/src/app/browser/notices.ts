import { serviceWorkers } from './browser.ts';
import { attempt } from './tabChannel.ts';

/** Whether the browser shows notices of this page: yes, after a permission that a click requests, no, or never. */
export type NoticeAccess = 'granted' | 'ask' | 'denied' | 'none';

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** A notice replaces the one with the same tag. */
  readonly tag: string;
  readonly sounds: boolean;
  /** Milliseconds on, off, on and so on; empty for none. Phones only. */
  readonly vibrates: readonly number[];
}

export function noticeAccess(): NoticeAccess {
  const permission = attempt(() => Notification.permission, null) ?? null;
  if (permission === null) return 'none';
  return permission === 'default' ? 'ask' : permission;
}

/** Asks for the permission. Call it in a click handler. Resolves with whether it was given. */
export async function requestNotices(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Shows a notice. A click on it brings the page to the front. Returns a function that removes it. */
export function showNotice(notice: Notice): () => void {
  const { title, body, tag, sounds } = notice;
  const options = { body, tag, icon: 'icons/192.png', silent: !sounds };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Chrome on Android lets only the service worker show notices.
    return showByWorker(notice, options);
  }
}

function showByWorker({ title, tag, vibrates }: Notice, options: NotificationOptions): () => void {
  // A silent notice must not vibrate. The page may have been left while the turn passed.
  const pattern = options.silent || vibrates.length === 0 ? {} : { vibrate: [...vibrates] };
  let isWanted = true;
  const shown = (async () => {
    const registration = await serviceWorkers()?.getRegistration();
    if (isWanted)
      await registration?.showNotification(title, { ...options, ...pattern, data: location.href });
    return registration;
  })();
  const close = async () => {
    for (const one of (await (await shown)?.getNotifications({ tag })) ?? []) one.close();
  };
  shown.catch(() => undefined);
  return () => {
    isWanted = false;
    close().catch(() => undefined);
  };
}

/** Marks the icon of the installed page, or removes the mark. */
export function markIcon(isMarked: boolean): void {
  const marked = attempt(() => (isMarked ? navigator.setAppBadge() : navigator.clearAppBadge()), null);
  // Some browsers refuse it unless the page is installed.
  marked?.catch(() => undefined);
}

/** Calls `listener` when the page is hidden or shown. Returns a cancel function. */
export function watchHidden(listener: (isHidden: boolean) => void): () => void {
  const onChange = () => listener(document.visibilityState === 'hidden');
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
