import { topic, when } from './topicPlan.ts';

/** A situation of which no source speaks: the answer suggests what to agree on. */
const AGREE = topic('table', [], () => ['agree', 'fair']);

/** The situations of a real table: what players ask about each other, and mistakes that no program makes. */
export const TABLE_TOPICS = {
  'who-cuts': topic('start', [], () => ['left'], { left: ['cut', 'R19'] }),
  'several-counters-a-box': topic('start', ['honours'], () => ['stakes', 'stays'], {
    stays: ['leftInBoxes'],
  }),
  'two-players': topic('start', ['players'], () => ['players', 'variant'], { variant: ['R23'] }),
  'youngest-deals': topic('start', [], () => ['variant'], { variant: ['R23'] }),

  'say-without': topic('play', ['hocs'], ({ hocs }) => ['say', ...when(hocs, 'pass'), 'forgotten'], {
    say: ['without'],
    pass: ['R21'],
  }),

  'wrong-card-laid': AGREE,
  'out-of-turn': AGREE,
  'card-shown': AGREE,
  misdeal: AGREE,
  'wrong-number-of-cards': AGREE,
  'look-at-laid-cards': AGREE,
  'lending-counters': AGREE,

  'equal-at-the-end': topic(
    'end',
    ['firstDealer'],
    ({ firstDealer }) => ['share', ...when(firstDealer === 'highest-card', 'drawAgain')],
    { share: ['R10'] },
  ),
} as const;
