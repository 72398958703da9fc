/** Portraits that a member may choose, by key. */
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

/** A portrait by its key. */
export type Portrait = (typeof PORTRAITS)[number];
