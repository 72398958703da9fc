/** The portraits that a person may choose, by name. */
export const PORTRAITS = [
  'grandmother',
  'grandfather',
  'lady',
  'gentleman',
  'girl',
  'boy',
  'cat',
  'fox',
  'owl',
  'hare',
] as const;

/** The name of a portrait. */
export type Portrait = (typeof PORTRAITS)[number];
