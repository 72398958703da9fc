/** The languages whose sentences the tests hold word for word, in the order in which they do; any other is held to be whole. */
export const HELD = ['fr', 'en', 'de'] as const;
