/** In `npm run test:all` a test without a tag of `ONLY` runs on both screens. */
export type Screen = 'desk' | 'phone';

/** Tags of tests that need one screen, or for which the screen does not matter. */
export const ONLY = { desk: '@desk', phone: '@phone' } as const;

/** Tags of tests that are part of `npm test`, with their screen there. */
export const QUICK = { desk: '@quick-desk', phone: '@quick-phone' } as const;

/**
 * Selects the tests of a screen: those of `npm test` if `TEST_SCOPE` is `quick`, else all. If `QUICK_PASSED` is set, those of
 * `npm test` have passed with the same files.
 */
export function testsOf(screen: Screen): { readonly grep?: RegExp; readonly grepInvert?: RegExp } {
  if (process.env['TEST_SCOPE'] === 'quick') return { grep: new RegExp(`${QUICK[screen]}\\b`) };
  const others = [ONLY[screen === 'desk' ? 'phone' : 'desk']];
  const passed = process.env['QUICK_PASSED'] === undefined ? [] : [QUICK[screen]];
  return { grepInvert: new RegExp(`(?:${[...others, ...passed].join('|')})\\b`) };
}
