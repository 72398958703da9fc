import HelpSheet from './HelpSheet.svelte';
import type { StanceSheets } from './overTable.svelte.ts';
import SettlementSheet from './SettlementSheet.svelte';
import StandingsSheet from './StandingsSheet.svelte';
import TableReview from './TableReview.svelte';
import TableSettings from './TableSettings.svelte';
import TalkSheet from './TalkSheet.svelte';

/** The sheets of every table with a place for the player. */
export const TABLE_SHEETS = {
  settlement: SettlementSheet,
  review: TableReview,
  standings: StandingsSheet,
  keys: HelpSheet,
  settings: TableSettings,
  talk: TalkSheet,
} satisfies StanceSheets['sheets'];
