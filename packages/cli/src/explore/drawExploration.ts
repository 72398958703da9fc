import { RANKS, type Rank } from '@nain-jaune/engine';
import type { Exploration, ExploredRow, ExploredSituation } from '@nain-jaune/review/explore';
import type { Shell } from '../shell.ts';
import { drawColumns, drawSentence } from '../terminal/drawColumns.ts';
import { drawNumber } from '../terminal/drawNumbers.ts';
import { printable } from '../terminal/width.ts';
import { exploreInEnglish as explore } from '../words/exploreInEnglish.ts';

/** Draws a summary, then a table by rank and one by kind of card for each situation. `wrong`: records with findings. */
export function drawExploration(shell: Shell, exploration: Exploration, wrong: number): string {
  const { paint } = shell;
  const { records, deals } = exploration;
  const omitted = omissions(exploration, wrong);
  return [
    paint('bold', explore.explored(records, deals)),
    ...(omitted === '' ? [] : [drawSentence(omitted)]),
    '',
    ...(deals === 0 ? nothing(shell, exploration, wrong) : tables(shell, exploration)),
  ].join('\n');
}

function omissions(exploration: Exploration, wrong: number): string {
  const { otherRecords, openDeals, practiceRecords } = exploration;
  return [
    otherRecords > 0 ? explore.others(otherRecords) : '',
    openDeals > 0 ? explore.openDeals(openDeals) : '',
    practiceRecords > 0 ? explore.practice(practiceRecords) : '',
    wrong > 0 ? explore.wrong(wrong) : '',
  ]
    .filter((text) => text !== '')
    .join('; ');
}

function nothing({ cli }: Shell, exploration: Exploration, wrong: number): string[] {
  const { facets, records, otherRecords, practiceRecords } = exploration;
  const areAllWrong = wrong > 0 && records + otherRecords + practiceRecords === 0;
  if (otherRecords === 0) return [drawSentence(areAllWrong ? explore.allWrong : explore.nothing)];
  const valuesOf = (list: readonly { readonly value: string }[]) =>
    list.map(({ value }) => printable(value)).join(', ');
  const found = cli.foundInstead(valuesOf(facets.rulesets), valuesOf(facets.players));
  return [drawSentence(explore.nothing), drawSentence(found)];
}

function tables(shell: Shell, { situations }: Exploration): string[] {
  return [
    drawSentence(explore.columnsStory),
    drawSentence(explore.verdictStory),
    drawSentence(explore.caution),
    ...situations.flatMap((situation) => ['', drawSituation(shell, situation)]),
  ];
}

function drawSituation(shell: Shell, { situation, all, forced, ranks, kinds }: ExploredSituation): string {
  const { paint } = shell;
  const { figures } = explore;
  const title = paint('bold', explore.situations[situation]);
  if (all === null) return [title, drawSentence(explore.noneOf[situation])].join('\n');
  const mean = explore.all(all.decisions, figures.change(all.change), figures.share(all.won.mean));
  return [
    title,
    drawSentence(explore.situationStories[situation]),
    drawSentence(forced > 0 ? `${mean} ${explore.forced(forced)}` : mean),
    '',
    drawRows(shell, explore.rankColumn, ranks),
    '',
    drawRows(shell, explore.kindColumn, kinds),
  ].join('\n');
}

function drawRows(shell: Shell, title: string, rows: readonly ExploredRow[]): string {
  const { possible, chosen, counters, difference, won } = explore;
  return drawColumns([
    [title, possible, chosen, counters, difference, won],
    ...rows.map((row) => drawRow(shell, row)),
  ]);
}

function drawRow(shell: Shell, { card, possible, chosen, difference, verdict }: ExploredRow): string[] {
  const { figures } = explore;
  const sign = verdict === null ? ' ' : SIGNS[verdict];
  return [
    isRank(card) ? explore.rank(card) : explore.kinds[card],
    drawNumber(shell, possible),
    figures.share((chosen?.decisions ?? 0) / possible),
    chosen === null ? '–' : figures.change(chosen.change),
    difference === null ? '–' : `${sign} ${figures.change(difference)}`.trim(),
    chosen === null ? '–' : figures.share(chosen.won.mean),
  ];
}

const SIGNS = { better: '▲', worse: '▼' } as const;

function isRank(card: ExploredRow['card']): card is Rank {
  return RANKS.some((rank) => rank === card);
}
