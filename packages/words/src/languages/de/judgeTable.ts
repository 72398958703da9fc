import { capital } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { bookFacts } from './book/facts.ts';
import { facts } from './rules.ts';

const AGREE = 'Das sagt keine Quelle: Einigt euch, bevor ihr spielt.';

const fair = (usage: string) => `Fair ist: ${usage}`;
const REDEAL = fair('Merkt man es vor der ersten Karte, gibt derselbe Geber noch einmal.');

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Wer hebt die Karten ab?',
    sentences: { left: capital(bookFacts.cutter) },
  },
  'several-counters-a-box': {
    question: 'Kommen mehrere Jetons in ein Fach?',
    sentences: {
      stakes: facts.stakes,
      stays: bookFacts.grows,
    },
  },
  'two-players': {
    question: 'Kann man zu zweit spielen?',
    sentences: {
      players: facts.players,
      variant: bookFacts.two,
    },
  },
  'youngest-deals': {
    question: 'Gibt der Jüngste zuerst?',
    sentences: {
      variant:
        'Nur wenn ihr es so ausmacht. Keine unserer Quellen sagt das, aber in einer gedruckten Familienvariante gibt der Jüngste zuerst.',
    },
  },
  'say-without': {
    question: 'Muss ich „ohne …“ sagen?',
    sentences: {
      say: `Ja. ${bookFacts.missing}`,
      pass: 'Hast du in deinem Zug nichts gelegt, sagst du „passe“.',
      forgotten: 'Keine Quelle nennt eine Strafe, wenn man es vergisst.',
    },
  },
  'wrong-card-laid': {
    question: 'Ich habe eine falsche Karte gelegt',
    sentences: {
      agree: AGREE,
      fair: fair(
        'Du nimmst sie zurück und spielst weiter, solange der Nächste noch nicht gelegt hat. Danach bleibt sie liegen.',
      ),
    },
  },
  'out-of-turn': {
    question: 'Jemand hat gelegt, obwohl er nicht an der Reihe war',
    sentences: {
      agree: AGREE,
      fair: fair('Die Karte geht zurück, und der Spieler am Zug spielt weiter.'),
    },
  },
  'card-shown': {
    question: 'Jemand hat eine Karte gezeigt',
    sentences: {
      agree: AGREE,
      fair: fair('Sie kommt zurück auf die Hand, und die Runde geht weiter.'),
    },
  },
  misdeal: {
    question: 'Die Karten wurden falsch gegeben',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} Danach wird weitergespielt.`,
    },
  },
  'wrong-number-of-cards': {
    question: 'Jemand hat eine Karte zu viel oder zu wenig',
    sentences: {
      agree: AGREE,
      fair: `${REDEAL} Danach spielt jeder mit seinen Karten weiter.`,
    },
  },
  'look-at-laid-cards': {
    question: 'Darf ich die schon gelegten Karten ansehen?',
    sentences: {
      agree: AGREE,
      fair: fair('Die laufende Folge bleibt offen liegen, frühere werden umgedreht.'),
    },
  },
  'lending-counters': {
    question: 'Darf ich jemandem Jetons leihen?',
    sentences: {
      agree: AGREE,
      fair: fair('Es wird nicht geliehen, denn pleitezugehen gehört zum Spiel.'),
    },
  },
  'equal-at-the-end': {
    question: 'Zwei haben am Ende gleich viele Jetons',
    sentences: {
      share: facts.most,
      drawAgain: 'Ziehen zwei gleich hohe Karten um das erste Geben, ziehen nur sie noch einmal.',
    },
  },
} satisfies Partial<JudgeTexts>;
