import { afterEach, expect, test, vi } from 'vitest';
import { requestTilt, tiltAccess, watchTilt } from './tilt.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that reports how the device lies, after a permission if there is an answer to it. */
function stubSensor(answer?: () => Promise<string>): void {
  const sensor = () => undefined;
  if (answer !== undefined) Object.assign(sensor, { requestPermission: answer });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('DeviceOrientationEvent', sensor);
}

test('without HTTPS or a sensor there is no access', () => {
  expect(tiltAccess()).toBe('insecure');
  vi.stubGlobal('isSecureContext', true);
  expect(tiltAccess()).toBe('none');
});

test('a browser that needs no permission has given it', async () => {
  stubSensor();
  expect(tiltAccess()).toBe('open');
  expect(await requestTilt()).toBe(true);
});

test.each([
  ['granted', true],
  ['denied', false],
])('a browser that asks: %s', async (answer, isGiven) => {
  stubSensor(async () => answer);
  expect(tiltAccess()).toBe('ask');
  expect(await requestTilt()).toBe(isGiven);
});

test('a permission that is asked for without a click is not given', async () => {
  stubSensor(() => Promise.reject(new Error('no gesture')));
  expect(await requestTilt()).toBe(false);
});

test('the listener gets the tilt of a device that has a sensor, until it is cancelled', () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const listener = vi.fn();
  const cancel = watchTilt(listener);
  const report = (beta: number | null) =>
    page.dispatchEvent(Object.assign(new Event('deviceorientation'), { beta, gamma: 2 }));
  report(null);
  report(170);
  cancel();
  report(10);
  expect(listener.mock.calls).toEqual([[{ beta: 170, gamma: 2 }]]);
});
