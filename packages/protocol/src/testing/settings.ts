import { RULESETS } from '@nain-jaune/engine';
import type { RoomSettings } from '../types.ts';

/** Settings of most tests: four players, `lindor-1789`, no clock. */
export const SETTINGS: RoomSettings = {
  rules: RULESETS['lindor-1789'],
  players: 4,
  clock: 'none',
  open: false,
  freeText: false,
  spectators: true,
};
