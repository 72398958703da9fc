import type { Component } from 'svelte';

/** Names of the sheets over a table. */
export type SheetName =
  | 'settlement'
  | 'review'
  | 'standings'
  | 'keys'
  | 'settings'
  | 'talk'
  | 'hint'
  | 'say'
  | 'room';

/** The sheets of a stance, which leaves out what it has not. */
export interface StanceSheets {
  readonly sheets: Readonly<Partial<Record<SheetName, Component>>>;
  /** Actions after a deal. */
  readonly next: Component;
  /** How to challenge a friend with the deal or the game. */
  readonly challenge?: Component;
  /** Information about fair dealing. */
  readonly proof?: Component;
  /** The chat, above the announcements. */
  readonly chat?: Component;
}
