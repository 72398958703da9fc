import type { EndRule, OperaRule, Ruleset } from '@nain-jaune/engine';
import { makeGrammar } from '../../grammar.ts';
import { type EndPhrases, endCauses } from '../../rulesetWords.ts';
import {
  anteOf,
  cardOf,
  handSizes,
  hasDwarfBox,
  makeRuleWords,
  mayBothDouble,
  otherHonours,
  type RulePhrases,
  type RuleWords,
} from '../../ruleWords.ts';
import { cards, theCardIn } from './cards.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, count, number, or } = makeGrammar('de');

const brief: RulePhrases['brief'] = {
  run: ({ run }) => ({
    line: 'Jede Karte ist einen Rang höher.',
    more: `${run === 'rank' ? 'Egal in welcher Farbe' : 'In derselben Farbe'}; das Ass ist am niedrigsten.`,
  }),
  continuing: ({ continuing: duty, dwarf: role }) => ({
    line: 'Fehlt dir die Karte? Du passt.',
    more: `${duty === 'compulsory' ? 'Hast du sie, musst du sie legen' : 'Hast du sie, darfst du sie auch behalten'}${
      duty === 'compulsory' && role !== 'plain' ? ', nur den Zwerg nicht' : ''
    }.`,
  }),
  announcing: (rules) => ({
    line:
      rules.announcing === 'required'
        ? 'Ein angesagtes Honneur räumt sein Fach ab.'
        : 'Ein Honneur räumt sein Fach ab.',
    more: `${otherHonours(rules, cards.cardSign)}${hasDwarfBox(rules) ? ' und 7♦, der Gelbe Zwerg' : ''}.`,
  }),
  stops: ({ hocs }) => ({
    line: hocs ? 'Ein König oder ein Honneur stoppt die Folge.' : 'Ein König stoppt die Folge.',
    more: hocs ? 'Wer so stoppt, spielt wieder aus.' : 'Wer ihn gelegt hat, spielt wieder aus.',
  }),
  payment: ({ payment: unit, heldHonour, bete, heldDwarfFactor }) => ({
    line:
      unit === 'cards'
        ? `Wer zuerst fertig ist, bekommt ${counters(1)} pro Karte.`
        : 'Wer zuerst fertig ist, bekommt die Punkte aller übrigen Karten.',
    more: [
      heldHonour === 'nothing'
        ? 'Von allen, die noch Karten haben.'
        : `Honneur noch auf der Hand? ${bete === 'box' ? 'Verdopple sein Fach' : 'Leg seinen Einsatz nach'} (Bête).`,
      heldDwarfFactor === 1 ? '' : 'Noch die 7♦? Zahl doppelt.',
    ]
      .join(' ')
      .trim(),
  }),
};

const phrases: RulePhrases = {
  brief,
  topics: {
    players: 'Spieler',
    counters: 'Jetons',
    honours: 'Honneurs und Einsätze',
    dealer: 'Geber',
    deal: 'Geben',
    ante: 'Einsatz',
    direction: 'Spielrichtung',
    firstLead: 'Erste Karte',
    run: 'Folge',
    continuing: 'Anlegen',
    stall: 'Wenn niemand anlegt',
    stops: 'Stopper',
    dwarf: 'Der Zwerg',
    announcing: 'Ein Fach abräumen',
    missedHonour: 'Vergessenes Honneur',
    hocs: 'Hocs',
    payment: 'Zahlung an den Gewinner',
    heldHonour: 'Honneur noch auf der Hand',
    opera: 'Oper',
    debts: 'Wenn die Jetons ausgehen',
    end: 'Ende der Partie',
  },
  texts: {
    players: ({ players }) => `Für ${interfaceWords.playersAllowed(...players)}.`,
    counters: (rules) => `Alle beginnen mit ${counters(rules.counters)}.`,
    honours: ({ honours }) =>
      `Fünf Karten haben ein Fach auf dem Tableau. Ihre Einsätze: ${and(
        honours.map(({ card, stake }) => `${theCardIn(cardOf(card), 'nominative')} ${number(stake)}`),
      )}.`,
    dealer: ({ firstDealer, nextDealer }) =>
      `${firstDealers[firstDealer]} Nach jeder Runde gibt der ${nextDealer === 'left' ? 'linke' : 'rechte'} Nachbar des Gebers.`,
    deal: (rules) => `${packets(rules)} ${hands(rules)}`,
    ante: (rules) =>
      `Vor jeder Runde ${
        rules.ante === 'everyone' ? 'setzen alle je' : 'setzt nur der Geber'
      } ${counters(anteOf(rules))} in die fünf Fächer. Was dort noch liegt, bleibt.`,
    direction: ({ play }) =>
      play === 'clockwise'
        ? 'Man spielt linksherum, im Uhrzeigersinn; der linke Nachbar des Gebers spielt zuerst aus.'
        : 'Man spielt rechtsherum, gegen den Uhrzeigersinn; der rechte Nachbar des Gebers spielt zuerst aus.',
    firstLead: ({ firstLead }) =>
      firstLead === 'any'
        ? 'Zu Beginn einer Runde spielt man frei aus.'
        : 'Die erste Karte einer Runde muss eine deiner niedrigsten sein; danach spielt man frei aus.',
    run: ({ run }) =>
      run === 'rank'
        ? 'Eine Folge steigt von Rang zu Rang, egal in welcher Farbe; das Ass ist die niedrigste Karte.'
        : 'Eine Folge steigt von Karte zu Karte in einer Farbe; das Ass ist die niedrigste Karte.',
    continuing,
    stall: ({ stall }) =>
      stall === 'lead'
        ? 'Wenn alle gepasst haben, spielt frei aus, wer zuletzt gelegt hat.'
        : 'Wenn alle gepasst haben, ist der nächsthöhere Rang gesucht; zuerst darf anlegen, wer zuletzt gelegt hat. Nach dem König spielt frei aus, wer zuletzt gelegt hat.',
    stops: ({ hocs }) =>
      `Ein König stoppt die Folge, und wer ihn gelegt hat, spielt wieder aus.${
        hocs ? ' Auch ein Honneur stoppt die Folge.' : ''
      }`,
    dwarf,
    announcing: ({ announcing }) =>
      announcing === 'required'
        ? 'Wer ein Honneur legt und ansagt („die Dame, die nimmt!“), räumt dessen Fach ab.'
        : 'Wer ein Honneur legt, räumt dessen Fach ab; ansagen muss man nichts.',
    missedHonour: ({ announcing, missedHonour, bete }) => {
      if (announcing === 'automatic') return '';
      if (missedHonour === 'stays') return 'Wer die Ansage vergisst, lässt das Fach stehen.';
      return `Wer die Ansage vergisst, lässt das Fach stehen und ${
        bete === 'box' ? 'verdoppelt es bei der Abrechnung' : 'legt bei der Abrechnung dessen Einsatz dazu'
      }.`;
    },
    hocs: ({ hocs, announcing }) => {
      if (!hocs) return '';
      const act = announcing === 'required' ? 'legt und ansagt' : 'legt';
      return `Wer einen König oder ein Honneur ${act}, bekommt von allen anderen je ${counters(1)}.`;
    },
    payment,
    heldHonour: ({ heldHonour, bete }) =>
      heldHonour === 'bete'
        ? `Wer am Ende einer Runde noch ein Honneur auf der Hand hat, zahlt eine Bête: Er ${
            bete === 'box' ? 'verdoppelt dessen Fach' : 'legt dessen Einsatz noch einmal ins Fach'
          }.`
        : 'Wer am Ende einer Runde noch ein Honneur auf der Hand hat, zahlt dafür nichts extra.',
    opera,
    debts: ({ debts }) =>
      debts
        ? 'Wer mehr schuldet, als er hat, zahlt alles und gerät unter null.'
        : 'Wer mehr schuldet, als er hat, zahlt, was er hat; der Rest wird erlassen.',
    end,
  },
};

export const rules: RuleWords = makeRuleWords(phrases);

function packets({ packet, dealTo }: Ruleset): string {
  const size = packet === 1 ? 'einzeln' : `zu je ${number(packet)}`;
  const way =
    dealTo === 'clockwise' ? 'linksherum, im Uhrzeigersinn' : 'rechtsherum, gegen den Uhrzeigersinn';
  return `Die Karten werden ${size} gegeben, ${way}.`;
}

function hands(rules: Ruleset): string {
  const sizes = rules.players.map(
    (some) => `bei ${number(some)} Spielern ${or(handSizes(rules, some).map(number))} Karten`,
  );
  return rules.hand === 'table'
    ? `Jeder bekommt ${and(sizes)}; der Rest ist der Talon, den niemand sieht.`
    : `Alle Karten werden gegeben: ${and(sizes)}; bleiben Karten übrig, bekommen die Ersten je eine mehr.`;
}

function continuing({ continuing: duty, dwarf: role }: Ruleset): string {
  const except = role === 'plain' ? '' : ' Den Zwerg muss man nie legen.';
  return duty === 'compulsory'
    ? `Wer eine gesuchte Karte hat, muss sie legen; sonst passt man.${except}`
    : 'Wer eine gesuchte Karte hat, darf sie legen oder passen und nach jeder Karte aufhören.';
}

function dwarf(rules: Ruleset): string {
  const sweeps = hasDwarfBox(rules) ? ' Sie räumt ihr eigenes Fach ab.' : '';
  const wild =
    'Die Karo-Sieben ist ein Joker: Du darfst sie immer legen, wenn du am Zug bist, egal was gesucht ist.';
  switch (rules.dwarf) {
    case 'plain':
      return `Die Karo-Sieben wird wie jede andere Sieben gelegt.${sweeps}`;
    case 'stop':
      return `${wild} Sie stoppt die Folge, und du spielst wieder aus.${sweeps}`;
    case 'stands-for-wanted':
      return `${wild} Sie ersetzt die gesuchte Karte, und die Folge geht von dort weiter oder stoppt, wenn jene Karte sie gestoppt hätte. Ausgespielt oder selbst gesucht ist sie eine gewöhnliche Sieben und stoppt die Folge nicht.${sweeps}`;
  }
}

function payment({ payment: unit, acePoints, heldDwarfFactor }: Ruleset): string {
  const pays =
    unit === 'cards'
      ? `Alle anderen zahlen dem Gewinner ${counters(1)} für jede Karte, die sie noch auf der Hand haben.`
      : `Alle anderen zahlen dem Gewinner die Punkte der Karten, die sie noch auf der Hand haben: 10 für ein Bild, ${number(
          acePoints,
        )} für ein Ass, für die übrigen ihre Zahl.`;
  return heldDwarfFactor === 1 ? pays : `${pays} Wer noch die Karo-Sieben hat, zahlt das Doppelte.`;
}

const firstDealers: Readonly<Record<Ruleset['firstDealer'], string>> = {
  lot: 'Der erste Geber wird ausgelost.',
  'highest-card': 'Alle ziehen eine Karte; wer die höchste hat, gibt zuerst.',
  chosen: 'Wer zuerst gibt, machen alle untereinander aus.',
};

const operas: Readonly<Record<OperaRule['when'], string>> = {
  unopposed: 'Wer alle Karten loswird, bevor jemand anders eine gelegt hat, macht eine Oper.',
  'first-chance':
    'Wer gleich beim ersten Mal, wenn er an der Reihe ist, alle Karten legt, ohne vorher zu passen und ohne dass jemand dazwischenlegt, macht eine Oper.',
  'first-lead':
    'Wer ausspielt und von da an alle Karten loswird, ohne dass jemand dazwischenlegt, macht eine Oper.',
};

function opera(rules: Ruleset): string {
  const { opera: rule } = rules;
  if (rule === null) return 'Es gibt keine Oper.';
  const when = operas[rule.when];
  const rewards = [
    rule.sweeps ? 'räumt das ganze Tableau ab' : '',
    rule.factor === 1 ? '' : 'bekommt von allen das Doppelte',
  ].filter((reward) => reward !== '');
  return `${when} Der Gewinner ${rewards.length === 0 ? 'bekommt nichts dazu' : and(rewards)}.${bothFactors(rules)}`;
}

function bothFactors(rules: Ruleset): string {
  if (!mayBothDouble(rules)) return '';
  return rules.factors === 'multiply'
    ? ' Wer noch die Karo-Sieben hat, zahlt dann das Vierfache.'
    : ' Wer noch die Karo-Sieben hat, zahlt dann auch nur das Doppelte.';
}

const END_PHRASES: EndPhrases = {
  deals: (deals) => `wenn ${played(deals)}`,
  dealsFor: (players, deals) => `wenn bei ${players} Spielern ${played(deals)}`,
  target: (target) => `wenn jemand bei einer Abrechnung ${counters(target)} hat`,
  minutes: (minutes) => `wenn nach ${count(minutes, 'Minute', 'Minuten')} die laufende Runde endet`,
  ruin: 'wenn jemand nicht mehr setzen kann',
};

/** What ends a game: `after 10 deals or when someone cannot pay the ante`. */
export function endInWords(rule: EndRule): string {
  return or(endCauses(rule, END_PHRASES));
}

function end({ end: rule }: Ruleset): string {
  return `Die Partie endet, ${endInWords(rule)}. Wer dann die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.`;
}

function played(deals: number): string {
  return count(deals, 'Runde gespielt ist', 'Runden gespielt sind');
}
