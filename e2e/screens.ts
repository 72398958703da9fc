/** The screens of the tests. In `npm run test:all` a test without a tag of `ONLY` runs on both. */
export type Screen = 'desk' | 'phone';

/** For a test that needs one screen, or for which the screen does not matter. */
export const ONLY = { desk: '@desk', phone: '@phone' } as const;

/** For a test that is part of `npm test`: the one screen on which it runs there. */
export const QUICK = { desk: '@quick-desk', phone: '@quick-phone' } as const;

/** Selects the tests of a screen by their tags: for `npm test` when `TEST_SCOPE` is `quick`, else all. */
export function testsOf(screen: Screen): { readonly grep?: RegExp; readonly grepInvert?: RegExp } {
  if (process.env['TEST_SCOPE'] === 'quick') return { grep: new RegExp(`${QUICK[screen]}\\b`) };
  return { grepInvert: new RegExp(`${ONLY[screen === 'desk' ? 'phone' : 'desk']}\\b`) };
}
