import HintSheet from '../study/review/HintSheet.svelte';
import type { StanceSheets } from '../table/overTable.svelte.ts';
import PaceMenu from '../table/PaceMenu.svelte';
import { TABLE_SHEETS } from '../table/tableSheets.ts';
import HomeChallenge from './HomeChallenge.svelte';
import HomeNext from './HomeNext.svelte';
import NextStep from './NextStep.svelte';

/** The sheets over a table at home. */
export const HOME_SHEETS: StanceSheets = {
  sheets: { ...TABLE_SHEETS, hint: HintSheet, pace: PaceMenu },
  next: HomeNext,
  offer: NextStep,
  challenge: HomeChallenge,
};
