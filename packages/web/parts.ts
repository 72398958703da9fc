/* The parts of the page that are one file each, because small files compress badly: beginnings of paths below `packages/`. */

/** What Svelte needs for form fields. The table has none. */
export const FIELDS = [
  'bindings/input.js',
  'bindings/select.js',
  'bindings/size.js',
  'bindings/universal.js',
];

/** The start of the program, and what nearly every page needs. */
export const SHELL = [
  'rolldown/runtime.js',
  'web/src/main.ts',
  'web/src/App.svelte',
  'web/src/app/shell/PageFrame.svelte',
  'web/src/app/shell/LanguageChoice.svelte',
  'web/src/app/shell/SettingsButton.svelte',
  'web/src/table/IconButton.svelte',
  'web/src/game/HomePage.svelte?svelte&type=style',
  'web/src/game/Trouble.svelte',
  'web/src/app/settings/preferences',
  'web/src/app/settings/profiles',
  'web/src/app/routing/',
  'engine/src/cards/card.ts',
  'engine/src/cards/draw.ts',
  'engine/src/cards/notation.ts',
  'engine/src/cards/seat.ts',
  'engine/src/outcome.ts',
  'engine/src/rules/rulesets.ts',
  'engine/src/rules/houseName.ts',
  'words/src/botWords.ts',
  'words/src/callWords.ts',
  'words/src/cardWords.ts',
  'words/src/grammar.ts',
  'words/src/rulesetWords.ts',
  'words/src/sentenceWords.ts',
  'words/src/typeset.ts',
  'words/src/words.ts',
];

/** The words of a language that every page needs. */
export function wordsOf(language: string): readonly string[] {
  return [`words/src/languages/${language}.ts`, `words/src/languages/${language}/cards.ts`];
}

/** The choice of a game, at home or online. */
export const CHOICE = [
  'web/src/game/HomePage.svelte',
  'web/src/game/gameTerms',
  'web/src/game/newGameChoice',
];

/** What every table needs, also in the lesson and online. */
export const TABLE = [
  'web/src/table/Hand.svelte',
  'web/src/table/Middle.svelte',
  'web/src/table/Opponents.svelte',
  'web/src/table/OwnPlace.svelte',
  'web/src/table/BarFrame.svelte',
  'web/src/table/TableTitle.svelte',
  'web/src/table/TableScreen.svelte',
  'web/src/table/tableKeys.ts',
  'web/src/table/overTable',
  'web/src/table/tableScope',
  'web/src/game/homeScope.ts',
  'web/src/table/play/playScope.ts',
  'web/src/app/gameService/gameService.ts',
  'web/src/app/gameService/practice.ts',
  'web/src/table/play/forcedMove.ts',
  'web/src/table/play/lastChoice.ts',
  'web/src/table/play/playFlow',
  'web/src/table/play/tableClient',
  'web/src/table/play/tableState',
  'web/src/table/play/titlePlay',
  'web/src/table/play/wholeRun.ts',
  'web/src/table/announcer/Announcer.svelte',
  'web/src/table/announcer/tableTalk.ts',
];

/** What the worker needs to start and play a game. */
export const GAME = ['web/src/worker/worker.ts'];

/** What editors and codes of rules need. */
export const RULES = [
  'engine/src/rules/code/',
  'engine/src/rules/parseRuleset.ts',
  'engine/src/rules/houseRules.ts',
  'web/src/rules/houseRules/houseText.ts',
  'web/src/rules/houseRules/savedHouseRules',
  'web/src/rules/BrokenRules.svelte',
];

/** What nearly every page and sheet needs but the table. */
export const CONTROLS = [
  'web/src/app/styles/pages.css',
  'web/src/app/settings/atMost.ts',
  'web/src/app/shell/orNotThere.ts',
  'web/src/room/online/tableAddresses.ts',
  'web/src/game/ConfirmSheet.svelte',
  'web/src/game/ShareLink.svelte',
  'web/src/table/Fold.svelte',
  'web/src/table/Sheet.svelte',
  'web/src/table/sheetHistory.ts',
];
