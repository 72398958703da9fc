import { isSecure } from './browser.ts';
import { attempt } from './tabChannel.ts';

/** How a device lies: its rotation about its two horizontal axes, in degrees. */
export interface Tilt {
  readonly beta: number;
  readonly gamma: number;
}

/** Whether the page may learn how the device lies: yes, after a permission that a click requests, or never. */
export type TiltAccess = 'open' | 'ask' | 'insecure' | 'none';

interface Asking {
  requestPermission(): Promise<string>;
}

/** A device without the sensor may say `open`, and reports nothing. */
export function tiltAccess(): TiltAccess {
  if (!isSecure()) return 'insecure';
  return attempt((): TiltAccess => (mustAsk(DeviceOrientationEvent) ? 'ask' : 'open'), 'none');
}

function mustAsk(event: unknown): event is Asking {
  return typeof event === 'function' && 'requestPermission' in event;
}

/** Asks for the permission. Call it in a click handler. Resolves with whether it was given. */
export async function requestTilt(): Promise<boolean> {
  try {
    const event: unknown = DeviceOrientationEvent;
    return !mustAsk(event) || (await event.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

/** Calls `listener` whenever the device moves. Returns a cancel function. */
export function watchTilt(listener: (tilt: Tilt) => void): () => void {
  const onTilt = ({ beta, gamma }: DeviceOrientationEvent) => {
    if (beta !== null && gamma !== null) listener({ beta, gamma });
  };
  addEventListener('deviceorientation', onTilt);
  return () => removeEventListener('deviceorientation', onTilt);
}
