import type { Ruleset } from '@nain-jaune/engine';
import { theCardIn } from '../cards/de.ts';
import { makeGrammar } from '../grammar.ts';
import { de as screen } from '../interface/de.ts';
import {
  anteOf,
  cardOf,
  handSizes,
  hasDwarfBox,
  makeRuleWords,
  type RulePhrases,
  type RuleWords,
} from '../rules.ts';

const { and, count, number, or } = makeGrammar('de');

const phrases: RulePhrases = {
  topics: {
    players: 'Spieler',
    counters: 'Jetons',
    honours: 'Honneurs und Einsätze',
    dealer: 'Geber',
    deal: 'Geben',
    ante: 'Einsatz',
    direction: 'Spielrichtung',
    firstLead: 'Erstes Ausspiel',
    run: 'Folge',
    continuing: 'Fortsetzen der Folge',
    stall: 'Wenn niemand fortsetzt',
    stops: 'Stopper',
    dwarf: 'Der Zwerg',
    announcing: 'Ein Fach nehmen',
    missedHonour: 'Honneur ohne Ansage',
    hocs: 'Hocs',
    payment: 'Zahlung an den Gewinner',
    heldHonour: 'Honneur noch in der Hand',
    opera: 'Oper',
    debts: 'Wenn die Jetons ausgehen',
    end: 'Ende der Partie',
  },
  texts: {
    players: ({ players }) => `Für ${screen.playersAllowed(...players)}.`,
    counters: (rules) => `Alle beginnen mit ${counters(rules.counters)}.`,
    honours: ({ honours }) =>
      `Fünf Karten haben ein Fach auf dem Tableau. Ihre Einsätze: ${and(
        honours.map(({ card, stake }) => `${theCardIn(cardOf(card), 'nominative')} ${number(stake)}`),
      )}.`,
    dealer: ({ firstDealer, nextDealer }) =>
      `${
        firstDealer === 'lot'
          ? 'Der erste Geber wird ausgelost.'
          : 'Alle ziehen eine Karte, und die höchste gibt zuerst.'
      } Nach jeder Runde gibt der ${nextDealer === 'left' ? 'linke' : 'rechte'} Nachbar des Gebers.`,
    deal: (rules) => `${packets(rules)} ${hands(rules)}`,
    ante: (rules) =>
      `Vor jeder Runde ${
        rules.ante === 'everyone' ? 'legen alle' : 'legt nur der Geber'
      } die fünf Einsätze in die Fächer, zusammen ${counters(anteOf(rules))}. Was dort schon liegt, bleibt.`,
    direction: ({ play }) =>
      play === 'clockwise'
        ? 'Gespielt wird linksherum, im Uhrzeigersinn; der linke Nachbar des Gebers beginnt.'
        : 'Gespielt wird rechtsherum, gegen den Uhrzeigersinn; der rechte Nachbar des Gebers beginnt.',
    firstLead: ({ firstLead }) =>
      firstLead === 'any'
        ? 'Das erste Ausspiel einer Runde ist frei.'
        : 'Zuerst ist in einer Runde eine Karte des niedrigsten eigenen Ranges auszuspielen; danach ist das Ausspiel frei.',
    run: ({ run }) =>
      run === 'rank'
        ? 'Eine Folge steigt von Rang zu Rang, gleich in welcher Farbe; das Ass ist die niedrigste Karte.'
        : 'Eine Folge steigt von Karte zu Karte in einer Farbe; das Ass ist die niedrigste Karte.',
    continuing,
    stall: ({ stall }) =>
      stall === 'lead'
        ? 'Haben alle der Reihe nach gepasst, so spielt, wer zuletzt gelegt hat, eine beliebige Karte aus.'
        : 'Haben alle der Reihe nach gepasst, so wird der nächsthöhere Rang verlangt, zuerst von dem, der zuletzt gelegt hat; nach dem König spielt dieser eine beliebige Karte aus.',
    stops: ({ hocs }) =>
      `Ein König beendet die Folge, und wer ihn gelegt hat, spielt wieder aus.${
        hocs ? ' Auch ein Honneur beendet die Folge.' : ''
      }`,
    dwarf,
    announcing: ({ announcing }) =>
      announcing === 'required'
        ? 'Ein Honneur, das gelegt und angesagt wird („die Dame, die nimmt!“), nimmt, was in seinem Fach liegt.'
        : 'Ein Honneur, das gelegt wird, nimmt, was in seinem Fach liegt; angesagt werden muss nichts.',
    missedHonour: ({ announcing, missedHonour }) => {
      if (announcing === 'automatic') return '';
      return missedHonour === 'stays'
        ? 'Das Fach eines Honneurs, das ohne Ansage gelegt wird, bleibt, wie es ist.'
        : 'Das Fach eines Honneurs, das ohne Ansage gelegt wird, bleibt stehen, und wer es gelegt hat, verdoppelt das Fach bei der Abrechnung.';
    },
    hocs: ({ hocs, announcing }) => {
      if (!hocs) return '';
      const when = announcing === 'required' ? 'gelegt und angesagt' : 'gelegt';
      return `Wird ein König oder ein Honneur ${when}, so zahlen alle anderen je ${counters(1)}.`;
    },
    payment,
    heldHonour: ({ heldHonour }) =>
      heldHonour === 'bete'
        ? 'Wer am Ende einer Runde noch ein Honneur hält, ist bête und verdoppelt dessen Fach.'
        : 'Ein Honneur, das am Ende einer Runde noch in einer Hand ist, kostet nichts weiter.',
    opera,
    debts: ({ debts }) =>
      debts
        ? 'Wer mehr schuldet, als noch da ist, zahlt alles und gerät unter null.'
        : 'Wer mehr schuldet, als noch da ist, zahlt, was noch da ist; der Rest ist erlassen.',
    end,
  },
};

/** The rules in German. */
export const rules: RuleWords = makeRuleWords(phrases);

function counters(some: number): string {
  return count(some, 'Jeton', 'Jetons');
}

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
    ? `Jede Hand hat ${and(sizes)}; der Rest ist der Talon, den niemand sieht.`
    : `Alle Karten werden gegeben: ${and(sizes)}; was übrig ist, bekommen die ersten.`;
}

function continuing({ continuing: duty, dwarf: role }: Ruleset): string {
  const except = role === 'plain' ? '' : ' Den Zwerg muss niemand je legen.';
  return duty === 'compulsory'
    ? `Wer eine verlangte Karte hält, muss sie legen; nur ohne eine darf man passen.${except}`
    : 'Wer eine verlangte Karte hält, darf sie legen oder passen und nach jeder Karte aufhören.';
}

function dwarf(rules: Ruleset): string {
  const sweeps = hasDwarfBox(rules) ? ' Sie nimmt ihr eigenes Fach.' : '';
  const wild =
    'Die Karo-Sieben ist wild: Sie darf immer gelegt werden, wenn man am Zug ist, was auch verlangt wird.';
  switch (rules.dwarf) {
    case 'plain':
      return `Die Karo-Sieben wird wie jede andere Sieben gelegt.${sweeps}`;
    case 'stop':
      return `${wild} Sie beendet die Folge, und wer sie gelegt hat, spielt wieder aus.${sweeps}`;
    case 'stands-for-wanted':
      return `${wild} Sie tritt an die Stelle der verlangten Karte, und die Folge geht von dort weiter oder endet, wo jene Karte sie beendet hätte; ausgespielt oder selbst verlangt ist sie eine Sieben, die die Folge nicht beendet.${sweeps}`;
  }
}

function payment({ payment: unit, acePoints, heldDwarfFactor }: Ruleset): string {
  const pays =
    unit === 'cards'
      ? `Alle anderen zahlen dem Gewinner ${counters(1)} für jede Karte, die sie noch halten.`
      : `Alle anderen zahlen dem Gewinner die Punkte der Karten, die sie noch halten: 10 für ein Bild, ${number(
          acePoints,
        )} für ein Ass, für die übrigen ihre Zahl.`;
  return heldDwarfFactor === 1 ? pays : `${pays} Wer noch die Karo-Sieben hält, zahlt das Doppelte.`;
}

function opera({ opera: rule }: Ruleset): string {
  if (rule === null) return 'Eine Oper gibt es nicht.';
  const when =
    rule.when === 'first-turn'
      ? 'Wer alle Karten in einem Zug loswird, ohne dass zwischen der ersten und der letzten jemand anders eine legt, macht eine Oper.'
      : 'Wer alle Karten loswird, bevor jemand anders eine gelegt hat, macht eine Oper.';
  const rewards = [
    rule.sweeps ? 'räumt das ganze Tableau' : '',
    rule.factor === 1 ? '' : 'bekommt von allen das Doppelte',
  ].filter((reward) => reward !== '');
  return `${when} Der Gewinner ${rewards.length === 0 ? 'hat davon nichts weiter' : and(rewards)}.`;
}

/** What ends a game, each as the end of a sentence. */
export function endCauses(rule: Ruleset['end']): string[] {
  return [
    ...dealsEnd(rule.deals),
    rule.target === null ? '' : `wenn jemand bei einer Abrechnung ${counters(rule.target)} hat`,
    rule.minutes === null
      ? ''
      : `wenn eine Runde endet und ${count(rule.minutes, 'Minute vergangen ist', 'Minuten vergangen sind')}`,
    'wenn jemand den fälligen Einsatz nicht zahlen kann',
  ].filter((cause) => cause !== '');
}

function end({ end: rule }: Ruleset): string {
  return `Die Partie endet, ${or(endCauses(rule))}. Wer dann die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.`;
}

function dealsEnd(deals: Ruleset['end']['deals']): string[] {
  if (deals === null) return [];
  if (typeof deals === 'number') return [`wenn ${played(deals)}`];
  return Object.entries(deals).map(([players, some]) => `wenn bei ${players} Spielern ${played(some)}`);
}

function played(deals: number): string {
  return count(deals, 'Runde gespielt ist', 'Runden gespielt sind');
}
