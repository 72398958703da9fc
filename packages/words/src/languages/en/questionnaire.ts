import { capital, makeGrammar } from '../../grammar.ts';
import type { QuestionnaireTexts } from '../../questions.ts';
import { values } from './house.ts';

const { number } = makeGrammar('en-GB');

const sentence = (value: string) => `${capital(value)}.`;

export const questionnaire = {
  title: 'Which rules do you play?',
  intro: 'A few questions, and you have your rules.',
  begin: 'Start',
  question: (some: number) => `Question ${number(some)}`,
  doNotKnow: 'Not sure',
  back: 'Previous question',
  beginAgain: 'Start again',
  soFar: (ruleset: string) => `So far: ${ruleset}. Right?`,
  different: 'Different here',
  othersFit: 'These fit too',
  whatDiffers: 'What you play differently',
  carry: 'Save and share',
  code: 'Your rules code',
  codeHint: 'Enter it wherever you choose rules.',
  link: 'Link to your rules',
  use: 'What next?',
  play: 'Play with these rules',
  online: 'Play online with these rules',
  judge: 'Ask the judge',
  scoreKeeper: 'Score keeper',
  print: 'Print board and rules',
  haveCode: 'I have a rules code',
  codeLabel: 'Rules code',
  codeExample: 'for example KCSZ-REF',
  useCode: 'Use these rules',
  codeTaken: (rules: string) => `These are the rules: ${rules}.`,
  texts: {
    forgotten: {
      ask: 'Someone plays the queen that has a box and says nothing. What happens?',
      options: {
        silent: 'The box is swept all the same.',
        stays: 'The box stays for another time.',
        bete: 'The box stays, and at the end the player doubles it.',
      },
    },
    payment: {
      ask: 'Someone goes out. What do the others pay?',
      options: { cards: sentence(values.payment.cards), points: sentence(values.payment.points) },
    },
    stall: {
      ask: 'Nobody has the next card. What happens?',
      options: { lead: sentence(values.stall.lead), skip: sentence(values.stall['next-rank']) },
    },
    continuing: {
      ask: 'You have the next card. May you keep it?',
      options: { must: 'No: if you can play, you must.', may: 'Yes: just say “without”.' },
    },
    run: {
      ask: 'What can be played on a four of spades?',
      options: { ranks: 'Any five.', suits: 'Only the five of spades.' },
    },
    board: {
      ask: 'Which queen and which king are on your board?',
      options: {
        spades: 'The queen of spades and the king of hearts.',
        hearts: 'The queen of hearts and the king of spades.',
      },
    },
    direction: {
      ask: 'Which way do you play?',
      options: { left: sentence(values.play.clockwise), right: sentence(values.play.anticlockwise) },
    },
    hand: {
      ask: 'After the deal, are there cards left over?',
      options: { talon: 'Yes, they stay face down.', all: 'No, all are dealt out.' },
    },
    held: {
      ask: 'Someone goes out, and you still have a card with a box. What does it cost you?',
      options: { bete: 'I double its box.', nothing: 'No more than any other card.' },
    },
    ace: {
      ask: 'What does an ace left in hand count?',
      options: { one: sentence(values.acePoints['1']), ten: sentence(values.acePoints['10']) },
    },
    ante: {
      ask: 'Who antes before a deal?',
      options: { everyone: sentence(values.ante.everyone), dealer: sentence(values.ante.dealer) },
    },
    end: {
      ask: 'When do you stop?',
      options: {
        ruin: 'When someone can’t pay the ante.',
        deals: 'After a fixed number of deals.',
        target: 'When someone reaches a set number of counters.',
      },
    },
    lead: {
      ask: 'What can you lead first?',
      options: { any: sentence(values.firstLead.any), lowest: sentence(values.firstLead.lowest) },
    },
    hocs: {
      ask: 'Does “Hoc!” earn a counter from everyone else?',
      options: { no: 'No, never heard of it.', yes: 'Yes, for kings and the cards on the board.' },
    },
    dwarf: {
      ask: 'Is the seven of diamonds a kind of joker?',
      options: { seven: `No, ${values.dwarf.plain}.`, wild: 'Yes, you can play it at any turn.' },
    },
  } satisfies QuestionnaireTexts,
};

export type QuestionnaireWords = typeof questionnaire;
