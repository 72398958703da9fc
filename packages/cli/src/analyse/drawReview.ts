import type { ReviewedChoice, SeatReview } from '@nain-jaune/review';
import type { Context } from '@nain-jaune/words';
import { recordContext } from '../replay/gameReplay.ts';
import type { Shell } from '../shell.ts';
import { drawColumns } from '../terminal/drawColumns.ts';
import { padStart, shorten, wrap } from '../terminal/width.ts';
import type { Reviewed } from './reviewed.ts';

const LONGEST_NAME = 14;
const INDENT = ' '.repeat(6);

export function drawReview(shell: Shell, reviewed: Reviewed, columns: number): string {
  const { review: words, paint } = shell;
  const { review, seats } = reviewed;
  const context = recordContext(shell, reviewed.record);
  const choices = review.choices.filter(({ seat }) => seats.includes(seat));
  const shown = review.seats.filter(({ seat }) => seats.includes(seat));
  return [
    paint('bold', words.reviewOf(review.deal)),
    ...choices.map((choice) => drawChoice(shell, choice, context, columns)),
    ...(choices.length === 0 ? [words.noChoices] : ['', paint('dim', wrap(words.judged, columns, ''))]),
    '',
    drawParts(shell, shown, context),
    ...shown.flatMap((seat) => ['', drawStory(shell, seat, context, columns)]),
    '',
  ].join('\n');
}

function drawChoice(shell: Shell, choice: ReviewedChoice, context: Context, columns: number): string {
  const { review, paint } = shell;
  const name = paint('bold', nameOf(choice.seat, context));
  const verdict = paint(choice.place === 0 ? 'green' : 'yellow', review.verdict(choice));
  const seen = review.secondSight(choice);
  const notes = [...reasonsOf(shell, choice, context), ...(seen === null ? [] : [seen])];
  return [
    `${padStart(String(choice.move), 4)}  ${name}  ${review.choice(choice, context)}, ${verdict}`,
    ...notes.map((note) => `${INDENT}${paint('dim', `· ${note}`)}`),
  ]
    .map((line) => wrap(line, columns, `${INDENT}  `))
    .join('\n');
}

function reasonsOf({ review }: Shell, { moves, seat }: ReviewedChoice, context: Context): string[] {
  return moves[0]?.reasons.map((reason) => review.reason(reason, seat, context)) ?? [];
}

function drawParts({ review }: Shell, seats: readonly SeatReview[], context: Context): string {
  const { place, luck, own, others, result, lost, estimate, amount, signed } = review;
  const rows = seats.map(({ seat, parts, lost: given }) => [
    nameOf(seat, context),
    estimate(parts.place),
    estimate(parts.luck),
    estimate(parts.own),
    estimate(parts.others),
    signed(parts.result),
    amount(given),
  ]);
  return drawColumns([['', place, luck, own, others, result, lost], ...rows]);
}

function drawStory(
  { review, paint }: Shell,
  { seat, story }: SeatReview,
  context: Context,
  columns: number,
): string {
  const sentences = review.story(story, context).map((sentence) => wrap(`  ${sentence}`, columns, '  '));
  return [paint('bold', nameOf(seat, context)), ...sentences].join('\n');
}

function nameOf(seat: number, { names }: Context): string {
  return shorten(names[seat] ?? '', LONGEST_NAME);
}
