import { RULESET_IDS, RULESETS } from '@nain-jaune/engine';
import { expect, test } from 'vitest';
import { sentenceKeysOf } from './answer.ts';
import { TOPIC_IDS, type TopicId } from './topics.ts';

/** The answers of docs/rules.md, written by hand: one for each ruleset, oldest first, or one if all agree. */
const FROM_THE_TABLE: Readonly<Record<TopicId, readonly string[] | string>> = {
  'how-many-play': 'players',
  'counters-each': [
    'counters coins',
    'counters coins',
    'counters coins',
    'counters coins',
    'counters coins',
    'counters',
  ],
  'box-cards': 'boxes',
  'first-dealer': ['lot', 'lot', 'highest-card', 'lot', 'lot', 'lot'],
  'next-dealer': ['right', 'right', 'right', 'right', 'left', 'left'],
  'how-dealt': [
    'singly anticlockwise',
    'threes anticlockwise',
    'threes anticlockwise',
    'threes anticlockwise',
    'threes anticlockwise',
    'singly clockwise',
  ],
  'how-many-cards': ['table', 'table', 'table', 'table', 'table', 'all'],
  'cards-left-over': ['talon', 'talon', 'talon', 'talon', 'talon', 'none oneMore clockwise'],
  'who-antes': ['dealer', 'everyone', 'everyone', 'everyone', 'everyone', 'everyone'],
  'box-not-empty': ['dealer', 'everyone', 'everyone', 'everyone', 'everyone', 'everyone'].map(
    (who) => `stays ${who}`,
  ),
  'cannot-ante': ['dealer', 'everyone', 'everyone', 'everyone', 'everyone', 'everyone'].map(
    (who) => `${who} whole`,
  ),

  'who-begins': ['anticlockwise', 'clockwise', 'anticlockwise', 'clockwise', 'clockwise', 'clockwise'],
  'first-card': ['any', 'any', 'any', 'any', 'any', 'lowest later'],
  'same-suit': ['suit ace', 'rank ace', 'rank ace', 'rank ace', 'rank ace', 'rank ace'],
  'two-of-a-rank': ['suit', 'rank', 'rank', 'rank', 'rank', 'rank'],
  'keep-back': ['compulsory butDwarf', 'optional', 'compulsory', 'optional', 'compulsory', 'compulsory'],
  'stop-midway': ['compulsory butDwarf', 'optional', 'compulsory', 'optional', 'compulsory', 'compulsory'],
  'passed-with-it': ['compulsory butDwarf', 'optional', 'compulsory', 'optional', 'compulsory', 'compulsory'],
  'nobody-follows': ['lead', 'lead', 'lead', 'next-rank again pastKing', 'lead', 'lead'],
  'card-in-talon': ['table lead', 'table lead', 'table lead', 'table next-rank', 'table lead', 'all lead'],
  'two-can-follow': [
    'oneOrDwarf inTurn anticlockwise',
    'inTurn clockwise',
    'inTurn anticlockwise',
    'inTurn clockwise',
    'inTurn clockwise',
    'inTurn clockwise',
  ],
  'king-laid': ['ends paidAnnounced', 'ends', 'ends', 'ends', 'ends', 'ends'],
  'last-card-king': [
    'over paidAnnounced sweeps announced',
    'over sweeps announced',
    'over sweeps',
    'over sweeps announced',
    'over sweeps announced',
    'over sweeps announced',
  ],

  'honour-laid': ['required hoc', 'required', 'automatic', 'required', 'required', 'required'],
  'honour-stops': ['stops', 'goesOn', 'goesOn', 'goesOn', 'goesOn', 'goesOn'],
  'forgot-to-announce': ['stays noHoc', 'stays', 'nothingToForget', 'bete', 'bete', 'stays'],
  'announced-late': ['late stays', 'late stays', 'noNeed', 'late bete', 'late bete', 'late stays'],
  'honour-last-card': [
    'sweeps required',
    'sweeps required',
    'sweeps automatic',
    'sweeps required',
    'sweeps required',
    'sweeps required',
  ],
  'honour-held': ['bete', 'bete', 'bete', 'bete', 'bete', 'nothing'],
  'how-much-is-a-bete': [
    'held asMuch empty',
    'held asMuch empty',
    'held asMuch empty',
    'both asMuch empty',
    'both asMuch empty',
    'none',
  ],

  'lay-the-dwarf': [
    'stop sweeps',
    'plain sweeps',
    'plain sweeps',
    'plain sweeps',
    'plain sweeps',
    'plain sweeps',
  ],
  'must-lay-the-dwarf': ['never', 'mayKeep', 'rank', 'mayKeep', 'rank', 'rank'],
  'dwarf-held': ['double bete', 'bete', 'bete', 'bete', 'bete', 'nothing'],
  'hoc-called': ['required chance', 'noHocs', 'noHocs', 'noHocs', 'noHocs', 'noHocs'],
  'king-and-honour': ['once', 'noHocs', 'noHocs', 'noHocs', 'noHocs', 'noHocs'],
  'king-in-silence': [
    'required ofTheBoard',
    'nothingToSay ofTheBoard',
    'nothingToSay',
    'nothingToSay ofTheBoard',
    'nothingToSay ofTheBoard',
    'nothingToSay ofTheBoard',
  ],

  'what-losers-pay': ['points dwarfDouble', 'points', 'cards', 'points', 'points', 'cards'],
  'an-ace-in-hand': ['points', 'points', 'cards', 'points', 'points', 'cards'],
  'a-king-in-hand': ['points', 'points', 'cards', 'points', 'points', 'cards'],
  'cannot-pay': 'whatIsLeft',
  'who-is-paid-first': [
    'winner betes anticlockwise',
    'sweep winner betes clockwise',
    'sweep winner betes anticlockwise',
    'sweep winner betes clockwise',
    'sweep winner betes clockwise',
    'winner clockwise',
  ],

  'what-is-an-opera': [
    'unopposed passes',
    'unopposed passes',
    'unopposed passes',
    'first-chance laterPasses',
    'unopposed passes',
    'none',
  ],
  'what-an-opera-brings': [
    'boxesStay double',
    'sweeps asUsual',
    'sweeps asUsual',
    'sweeps asUsual',
    'sweeps asUsual',
    'none',
  ],
  'others-laid-before': ['unopposed', 'unopposed', 'unopposed', 'first-chance', 'unopposed', 'none'],
  'dwarf-at-an-opera': ['multiply', 'single', 'single', 'single', 'single', 'none'],
  'bete-after-an-opera': ['asUsual', 'emptied', 'emptied', 'emptied', 'emptied', 'noBete'],

  'when-over': 'causes most board',
  'time-is-up': 'noTime',
  'who-cuts': 'left',
  'several-counters-a-box': 'stakes stays',
  'two-players': 'players variant',
  'youngest-deals': 'variant',
  'say-without': ['say pass forgotten', ...Array(5).fill('say forgotten')],
  'wrong-card-laid': 'agree fair',
  'out-of-turn': 'agree fair',
  'card-shown': 'agree fair',
  misdeal: 'agree fair',
  'wrong-number-of-cards': 'agree fair',
  'look-at-laid-cards': 'agree fair',
  'lending-counters': 'agree fair',
  'equal-at-the-end': ['share', 'share', 'share drawAgain', 'share', 'share', 'share'],

  'target-in-mid-deal': ['noTarget', 'noTarget', 'noTarget', 'noTarget', 'atSettlement', 'noTarget'],
};

test.each(TOPIC_IDS)('%s has the answer of rules.md', (id) => {
  const expected = FROM_THE_TABLE[id];
  expect(RULESET_IDS.map((ruleset) => sentenceKeysOf(id, RULESETS[ruleset]).join(' '))).toEqual(
    typeof expected === 'string' ? RULESET_IDS.map(() => expected) : expected,
  );
});
