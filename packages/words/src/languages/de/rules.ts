import type { EndRule, Ruleset } from '@nain-jaune/engine';
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
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, count, number, or } = makeGrammar('de');

/** Players who still hold the dwarf when another goes out. */
const holder = 'Wer noch die Karo-Sieben hat, zahlt';

const wild = 'Die Karo-Sieben ist ein Joker: Du darfst sie in jedem Zug legen.';

const nextDealer = (side: string) => `Nach jeder Runde gibt der ${side}e Nachbar des Gebers.`;
const dealTo = (side: string) =>
  `Der ${side}e Nachbar des Gebers bekommt die ersten Karten, dann geht es ${side}sherum.`;
const direction = (side: string, sense: string) =>
  `Man spielt ${side}sherum, ${sense} Uhrzeigersinn; der ${side}e Nachbar des Gebers spielt zuerst aus.`;
const opera = (how: string) => `Wer ${how}, macht eine Oper.`;
const uninterrupted = 'ohne dass jemand dazwischenlegt';

const replaces =
  'Sie ersetzt die gesuchte Karte, und die Folge geht von dort weiter oder stoppt, wenn jene Karte sie gestoppt hätte. Ausgespielt oder selbst gesucht ist sie eine gewöhnliche Sieben und stoppt die Folge nicht.';

/** The sentences that rules and judge share: one for each fact. */
export const facts = {
  players: ({ players }: Pick<Ruleset, 'players'>) => `Für ${interfaceWords.playersAllowed(...players)}.`,
  counters: ({ counters: some }: Pick<Ruleset, 'counters'>) => `Alle beginnen mit ${counters(some)}.`,
  stakes: ({ honours }: Pick<Ruleset, 'honours'>) =>
    `Fünf Karten haben ein Fach auf dem Tableau. Ihre Einsätze: ${and(
      honours.map(({ card, stake }) => `${theCardIn(cardOf(card), 'nominative')} ${number(stake)}`),
    )}.`,
  firstDealer: {
    lot: 'Der erste Geber wird ausgelost.',
    'highest-card': 'Alle ziehen eine Karte; wer die höchste hat, gibt zuerst.',
    chosen: 'Wer zuerst gibt, machen alle untereinander aus.',
  },
  nextDealer: {
    left: nextDealer('link'),
    right: nextDealer('recht'),
  },
  packet: {
    singly: 'Die Karten werden einzeln gegeben.',
    threes: 'Die Karten werden zu je drei gegeben; beim letzten Mal, was übrig ist.',
  },
  dealTo: {
    clockwise: dealTo('link'),
    anticlockwise: dealTo('recht'),
  },
  hands: (rules: Pick<Ruleset, 'hand' | 'players'>) => {
    const sizes = rules.players.map(
      (some) => `bei ${number(some)} Spielern ${or(handSizes(rules, some).map(number))} Karten`,
    );
    return rules.hand === 'table'
      ? `Jeder bekommt ${and(sizes)}; der Rest ist der Talon, den niemand sieht.`
      : `Alle Karten werden gegeben: ${and(sizes)}; bleiben Karten übrig, bekommen die Ersten je eine mehr.`;
  },
  ante: ({ ante, honours }: Pick<Ruleset, 'ante' | 'honours'>) =>
    `Vor jeder Runde ${
      ante === 'everyone' ? 'setzen alle je' : 'setzt nur der Geber'
    } ${counters(anteOf({ honours }))} in die fünf Fächer. Was dort noch liegt, bleibt.`,
  direction: {
    clockwise: direction('link', 'im'),
    anticlockwise: direction('recht', 'gegen den'),
  },
  firstLead: {
    any: 'Zu Beginn einer Runde spielt man frei aus.',
    lowest: 'Die erste Karte einer Runde muss eine deiner niedrigsten sein.',
    later: 'Danach spielt man frei aus.',
  },
  run: {
    rank: 'Eine Folge steigt von Rang zu Rang, egal in welcher Farbe.',
    suit: 'Eine Folge steigt von Karte zu Karte in einer Farbe.',
  },
  ace: 'Das Ass ist die niedrigste Karte, der König die höchste.',
  continuing: {
    optional:
      'Wer eine gesuchte Karte hat, darf sie legen oder passen und nach jeder Karte aufhören. Nur beim Ausspielen muss man legen.',
    compulsory: 'Wer eine gesuchte Karte hat, muss sie legen; sonst passt man.',
  },
  dwarfFree: 'Den Zwerg muss man nie legen.',
  stall: {
    lead: 'Wenn alle gepasst haben, spielt frei aus, wer zuletzt gelegt hat.',
    'next-rank':
      'Wenn alle gepasst haben, ist der nächsthöhere Rang gesucht; zuerst darf anlegen, wer zuletzt gelegt hat.',
    again: 'Hat auch den niemand, ist der Rang darüber gesucht, und so weiter.',
    pastKing: 'Nach dem König spielt frei aus, wer zuletzt gelegt hat.',
  },
  king: 'Ein König stoppt die Folge, und wer ihn gelegt hat, spielt wieder aus.',
  hoc: ({ announcing }: Pick<Ruleset, 'announcing'>) =>
    `Wer einen König oder ein Honneur ${announcing === 'required' ? 'legt und ansagt' : 'legt'}, bekommt von allen anderen je ${counters(1)}.`,
  announcing: {
    required: 'Wer ein Honneur legt und ansagt („die Dame, die nimmt!“), räumt dessen Fach ab.',
    automatic: 'Wer ein Honneur legt, räumt dessen Fach ab; ansagen muss man nichts.',
  },
  missedHonour: ({ missedHonour, bete }: Pick<Ruleset, 'missedHonour' | 'bete'>) => {
    const cost =
      bete === 'box' ? 'verdoppelt es bei der Abrechnung' : 'legt bei der Abrechnung dessen Einsatz dazu';
    return `Wer die Ansage vergisst, lässt das Fach stehen${missedHonour === 'stays' ? '' : ` und ${cost}`}.`;
  },
  heldHonour: ({ heldHonour, bete }: Pick<Ruleset, 'heldHonour' | 'bete'>) =>
    heldHonour === 'bete'
      ? `Wer am Ende einer Runde noch ein Honneur auf der Hand hat, zahlt eine Bête: Er ${
          bete === 'box' ? 'verdoppelt dessen Fach' : 'legt dessen Einsatz noch einmal ins Fach'
        }.`
      : 'Wer am Ende einer Runde noch ein Honneur auf der Hand hat, zahlt dafür nichts extra.',
  dwarf: {
    plain: 'Die Karo-Sieben wird wie jede andere Sieben gelegt.',
    stop: `${wild} Sie stoppt die Folge, und du spielst wieder aus.`,
    'stands-for-wanted': `${wild} ${replaces}`,
  },
  dwarfReplaces: replaces,
  dwarfSweeps: 'Sie räumt ihr eigenes Fach ab.',
  payment: ({ payment: unit, acePoints }: Pick<Ruleset, 'payment' | 'acePoints'>) =>
    unit === 'cards'
      ? `Alle anderen zahlen dem Gewinner ${counters(1)} für jede Karte, die sie noch auf der Hand haben.`
      : `Alle anderen zahlen dem Gewinner die Punkte der Karten, die sie noch auf der Hand haben: 10 für ein Bild, ${number(
          acePoints,
        )} für ein Ass, für die übrigen ihre Zahl.`,
  dwarfDouble: `${holder} das Doppelte.`,
  debts: {
    below: 'Wer mehr schuldet, als er hat, zahlt alles und gerät unter null.',
    forgiven: 'Wer mehr schuldet, als er hat, zahlt, was er hat; der Rest wird erlassen.',
  },
  operas: {
    unopposed: opera('alle Karten loswird, bevor jemand anders eine gelegt hat'),
    'first-chance': opera(`von seinem allerersten Zug an alle Karten legt, ${uninterrupted}`),
    'first-lead': opera(`ausspielt und von da an alle Karten loswird, ${uninterrupted}`),
  },
  noOpera: 'Es gibt keine Oper.',
  factors: {
    multiply: `${holder} dann das Vierfache.`,
    highest: `${holder} dann auch nur das Doppelte.`,
  },
  ends: ({ end }: Pick<Ruleset, 'end'>) => `Die Partie endet, ${endInWords(end)}.`,
  most: 'Wer dann die meisten Jetons hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
};

const brief: RulePhrases['brief'] = {
  run: ({ run }) => ({
    line: 'Jede Karte ist einen Rang höher.',
    more: `${run === 'rank' ? 'Egal in welcher Farbe' : 'In derselben Farbe'}; das Ass ist am niedrigsten.`,
  }),
  continuing: ({ continuing: duty, dwarf: role }) => ({
    line: 'Fehlt dir die Karte? Du passt.',
    more: `Hast du sie, ${duty === 'compulsory' ? 'musst du sie legen' : 'darfst du sie auch behalten'}${
      duty === 'compulsory' && role !== 'plain' ? ', nur den Zwerg nicht' : ''
    }.`,
  }),
  announcing: (rules) => ({
    line: `Ein ${rules.announcing === 'required' ? 'angesagtes ' : ''}Honneur räumt sein Fach ab.`,
    more: `${otherHonours(rules, cards.cardSign)}${hasDwarfBox(rules) ? ' und 7♦, der Gelbe Zwerg' : ''}.`,
  }),
  stops: ({ hocs }) => ({
    line: `Ein König${hocs ? ' oder ein Honneur' : ''} stoppt die Folge.`,
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
    players: facts.players,
    counters: facts.counters,
    honours: facts.stakes,
    dealer: ({ firstDealer, nextDealer }) =>
      `${facts.firstDealer[firstDealer]} ${facts.nextDealer[nextDealer]}`,
    deal: (rules) =>
      [
        facts.packet[rules.packet === 1 ? 'singly' : 'threes'],
        facts.dealTo[rules.dealTo],
        facts.hands(rules),
      ].join(' '),
    ante: facts.ante,
    direction: ({ play }) => facts.direction[play],
    firstLead: ({ firstLead }) =>
      firstLead === 'any' ? facts.firstLead.any : `${facts.firstLead.lowest} ${facts.firstLead.later}`,
    run: ({ run }) => `${facts.run[run]} ${facts.ace}`,
    continuing: ({ continuing, dwarf }) =>
      continuing === 'compulsory' && dwarf !== 'plain'
        ? `${facts.continuing.compulsory} ${facts.dwarfFree}`
        : facts.continuing[continuing],
    stall: ({ stall }) =>
      stall === 'lead'
        ? facts.stall.lead
        : `${facts.stall['next-rank']} ${facts.stall.again} ${facts.stall.pastKing}`,
    stops: ({ hocs }) => (hocs ? `${facts.king} Auch ein Honneur stoppt die Folge.` : facts.king),
    dwarf: (rules) =>
      hasDwarfBox(rules) ? `${facts.dwarf[rules.dwarf]} ${facts.dwarfSweeps}` : facts.dwarf[rules.dwarf],
    announcing: ({ announcing }) => facts.announcing[announcing],
    missedHonour: (rules) => (rules.announcing === 'automatic' ? '' : facts.missedHonour(rules)),
    hocs: (rules) => (rules.hocs ? facts.hoc(rules) : ''),
    payment: (rules) =>
      rules.heldDwarfFactor === 1 ? facts.payment(rules) : `${facts.payment(rules)} ${facts.dwarfDouble}`,
    heldHonour: facts.heldHonour,
    opera: operaText,
    debts: ({ debts }) => (debts ? facts.debts.below : facts.debts.forgiven),
    end: (rules) => `${facts.ends(rules)} ${facts.most}`,
  },
};

export const rules: RuleWords = makeRuleWords(phrases);

function operaText(rules: Ruleset): string {
  const { opera: rule } = rules;
  if (rule === null) return facts.noOpera;
  const when = facts.operas[rule.when];
  const rewards = [
    rule.sweeps ? 'räumt das ganze Tableau ab' : '',
    rule.factor === 1 ? '' : 'bekommt von allen das Doppelte',
  ].filter((reward) => reward !== '');
  return `${when} Der Gewinner ${rewards.length === 0 ? 'bekommt nichts dazu' : and(rewards)}.${bothFactors(rules)}`;
}

function bothFactors(rules: Ruleset): string {
  return mayBothDouble(rules) ? ` ${facts.factors[rules.factors]}` : '';
}

const END_PHRASES: EndPhrases = {
  ...endPhrases,
  deals: (deals) => `wenn ${played(deals)}`,
  dealsFor: (players, deals) => `wenn bei ${players} Spielern ${played(deals)}`,
  target: (target) => `wenn jemand bei einer Abrechnung ${counters(target)} hat`,
  minutes: (minutes) => `wenn nach ${count(minutes, 'Minute', 'Minuten')} die laufende Runde endet`,
};

/** What ends a game: `after 10 deals or when someone cannot pay the ante`. */
function endInWords(rule: EndRule): string {
  return or(endCauses(rule, END_PHRASES));
}

function played(deals: number): string {
  return count(deals, 'Runde gespielt ist', 'Runden gespielt sind');
}
