import { makeGrammar } from '../../grammar.ts';
import type { JudgeTexts } from '../../judgeWords.ts';
import { cardOf } from '../../ruleWords.ts';
import { theCardIn } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and } = makeGrammar('de');

const AGREE = 'Das sagt keine Quelle: Einigt euch, bevor ihr spielt.';

/** The situations of a real table. */
export const tableTexts = {
  'who-cuts': {
    question: 'Wer hebt die Karten ab?',
    keywords:
      'abheben heben mischen Stapel Pack vor dem Geben linker Nachbar wer muss abheben muss man abheben lassen',
    sentences: { left: 'Der linke Nachbar des Gebers, egal in welche Richtung gespielt wird.' },
  },
  'several-counters-a-box': {
    question: 'Kommen mehrere Jetons in ein Fach?',
    keywords: 'mehr als einer nur einen einzelner pro jedes Einsatz warum sammeln hineinlegen',
    sentences: {
      stakes: ({ honours }) =>
        `So viele wie sein Einsatz: ${and(
          honours.map(({ card, stake }) => `${counters(stake)} auf ${theCardIn(cardOf(card), 'accusative')}`),
        )}.`,
      stays: 'Was niemand abräumt, bleibt liegen: Ein Fach wächst von Runde zu Runde.',
    },
  },
  'two-players': {
    question: 'Kann man zu zweit spielen?',
    keywords: 'nur zwei Paar ein Gegner Duell wir beide 2 Spieler nur mein Sohn und ich meine Frau und ich',
    sentences: {
      players: ({ players }) => `Diese Regeln sind für ${interfaceWords.playersAllowed(...players)}.`,
      variant:
        'Keine unserer Quellen kennt zwei Spieler. Eine gedruckte Familienvariante gibt jedem 22 Karten, und 8 bleiben übrig.',
    },
  },
  'youngest-deals': {
    question: 'Gibt der Jüngste zuerst?',
    keywords: 'jung jüngste Kind Kinder kleinste älteste Alter anfangen beginnt Geber',
    sentences: {
      variant:
        'Nur wenn ihr es so ausmacht. Keine unserer Quellen sagt das, aber in einer gedruckten Familienvariante gibt der Jüngste zuerst.',
    },
  },
  'say-without': {
    question: 'Muss ich „ohne …“ sagen?',
    keywords:
      'ohne sagen laut ansagen sprechen Wort aufhören passe stumm vergessen sechs hat nicht ohne gesagt',
    sentences: {
      say: 'Ja. Beim Aufhören nennst du, was fehlt: „ohne sechs“. So weiß der Nächste, was gesucht ist.',
      pass: 'Hast du in deinem Zug nichts gelegt, sagst du „passe“.',
      forgotten: 'Keine Quelle nennt eine Strafe, wenn man es vergisst.',
    },
  },
  'wrong-card-laid': {
    question: 'Ich habe eine falsche Karte gelegt',
    keywords:
      'Fehler Irrtum vertan zurücknehmen passt nicht statt aus Versehen verboten eine Karte zurücknehmen eine Neun gelegt aber die Acht war dran hoppla statt hingelegt zurücknehmen',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Du nimmst sie zurück und spielst weiter, solange der Nächste noch nicht gelegt hat. Danach bleibt sie liegen.',
    },
  },
  'out-of-turn': {
    question: 'Jemand hat gelegt, obwohl er nicht an der Reihe war',
    keywords:
      'nicht dran zu früh vorgedrängelt Reihenfolge vor mir übersprungen außer der Reihe hat gespielt obwohl sie nicht dran war vorgedrängelt dazwischen zu früh vor mir',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Die Karte geht zurück, und der Spieler am Zug spielt weiter.',
    },
  },
  'card-shown': {
    question: 'Jemand hat eine Karte gezeigt',
    keywords:
      'zeigen gesehen sehen heruntergefallen runtergefallen gefallen Blatt offen aufgedeckt gucken geschummelt mir ist eine Karte runtergefallen alle haben sie gesehen zeigt allen sein Blatt wir haben eine Karte gesehen runtergefallen gesehen aufgedeckt',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Sie kommt zurück auf die Hand, und die Runde geht weiter.',
    },
  },
  misdeal: {
    question: 'Die Karten wurden falsch gegeben',
    keywords:
      'vergeben Fehler Geber beim Geben neu austeilen neu mischen noch einmal aufgedeckt umgedreht neu geben nochmal mischen verteilt',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Merkt man es vor der ersten Karte, gibt derselbe Geber noch einmal. Danach wird weitergespielt.',
    },
  },
  'wrong-number-of-cards': {
    question: 'Jemand hat eine Karte zu viel oder zu wenig',
    keywords:
      'falsche Anzahl fehlt eine mehr weniger verzählt statt bekommen mir fehlt eine Karte ich habe eine Karte zu viel ich habe nur acht Karten und alle anderen neun bekommen mir fehlt eine',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Merkt man es vor der ersten Karte, gibt derselbe Geber noch einmal. Danach spielt jeder mit seinen Karten weiter.',
    },
  },
  'look-at-laid-cards': {
    question: 'Darf ich die schon gelegten Karten ansehen?',
    keywords:
      'anschauen nachsehen Haufen Ablage Stapel gespielte weg durchsehen nachschauen frühere schon gespielten Karten ob sie schon weg ist gucken was vorher gespielt wurde',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Die laufende Folge bleibt offen liegen, frühere werden umgedreht.',
    },
  },
  'lending-counters': {
    question: 'Darf ich jemandem Jetons leihen?',
    keywords:
      'borgen leihen ausleihen verleihen schenken vorstrecken Kredit Schulden Bruder Schwester aushelfen schenken',
    sentences: {
      agree: AGREE,
      fair: 'Fair ist: Es wird nicht geliehen, denn pleitezugehen gehört zum Spiel.',
    },
  },
  'equal-at-the-end': {
    question: 'Zwei haben am Ende gleich viele Jetons',
    keywords:
      'Gleichstand unentschieden gleich ebenso geteilt Sieg beide gewinnt wer gewinnt unentschieden punktgleich',
    sentences: {
      share: 'Sie teilen sich den Sieg.',
      drawAgain: 'Ziehen zwei gleich hohe Karten um das erste Geben, ziehen nur sie noch einmal.',
    },
  },
} satisfies Partial<JudgeTexts>;
