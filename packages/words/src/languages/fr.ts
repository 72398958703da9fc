import { app } from '../app/fr.ts';
import { bots } from '../bots/fr.ts';
import { makeBotWords } from '../bots.ts';
import { calls } from '../calls/fr.ts';
import { makeCalls } from '../calls.ts';
import { cards } from '../cards/fr.ts';
import { home } from '../home/fr.ts';
import { fr as screen } from '../interface/fr.ts';
import { play } from '../play/fr.ts';
import { rulesets } from '../rulesets/fr.ts';
import { makeRulesetWords } from '../rulesets.ts';
import { events, refusals } from '../sentences/fr.ts';
import { makeSentences } from '../sentences.ts';
import { typesetAll, typesetFrench } from '../typeset.ts';
import type { Words } from '../words.ts';

/** Everything that is said in French. */
export const fr: Words = typesetAll<Words>(
  {
    language: 'fr',
    languageName: 'Français',
    interface: screen,
    home,
    play,
    app,
    chapters: {
      book: async () => (await import('../book/fr.ts')).book,
      house: async () => (await import('../house/fr.ts')).house,
      keeper: async () => (await import('../keeper/fr.ts')).keeper,
      coach: async () => (await import('../coach/fr.ts')).coach,
      lesson: async () => (await import('../lesson/fr.ts')).lesson,
      after: async () => (await import('../after/fr.ts')).after,
      online: async () => (await import('../online/fr.ts')).online,
      judge: async () => (await import('../judge/fr.ts')).judge,
      choose: async () => (await import('../choose/fr.ts')).choose,
      errors: async () => (await import('../errors/fr.ts')).errors,
      review: async () => (await import('../review/fr.ts')).review,
      print: async () => (await import('../print/fr.ts')).print,
      rules: async () => (await import('../rules/fr.ts')).rules,
    },
    ...cards,
    ...makeBotWords(bots),
    ...makeCalls(calls),
    ...makeSentences(events, refusals),
    ...makeRulesetWords(rulesets),
  },
  typesetFrench,
);
