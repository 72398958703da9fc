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
import { cards, theCard } from './cards.ts';
import { endPhrases } from './gameEnds.ts';
import { interfaceWords } from './interface.ts';
import { counters } from './sentences.ts';

const { and, count, number, or } = makeGrammar('fr');

/** Players who still hold the dwarf when another goes out. */
const holder = 'Le joueur qui a encore le sept de carreau paie';

const wild = 'Le sept de carreau est un joker : on peut le poser à chacun de ses tours.';

const nextDealer = (side: string) => `Ensuite, c’est au voisin de ${side} du donneur.`;
const dealTo = (side: string) => `On sert d’abord le voisin de ${side} du donneur, puis vers la ${side}.`;
const direction = (side: string, sense: string) =>
  `On joue vers la ${side} (sens ${sense}) ; le voisin de ${side} du donneur entame.`;
const opera = (how: string) => `Poser toutes ses cartes ${how}, c’est faire un opéra.`;
const uninterrupted = (since: string) => opera(`${since}, sans qu’un autre joueur en pose une entre-temps`);

const replaces =
  'Il remplace la carte demandée, et la suite continue de là, ou s’arrête si cette carte l’aurait arrêtée. En entame, ou demandé lui-même, c’est un sept ordinaire, qui n’arrête pas la suite.';

/** The sentences that rules and judge share: one for each fact. */
export const facts = {
  players: ({ players }: Pick<Ruleset, 'players'>) => `Pour ${interfaceWords.playersAllowed(...players)}.`,
  counters: ({ counters: some }: Pick<Ruleset, 'counters'>) => `Chacun commence avec ${counters(some)}.`,
  stakes: ({ honours }: Pick<Ruleset, 'honours'>) =>
    `Cinq cartes ont leur case sur le plateau. Leurs mises : ${and(
      honours.map(({ card, stake }) => `${theCard(cardOf(card))} ${number(stake)}`),
    )}.`,
  firstDealer: {
    lot: 'Le premier donneur est tiré au sort.',
    'highest-card': 'Chacun tire une carte ; la plus haute désigne le donneur.',
    chosen: 'Les joueurs conviennent du premier donneur.',
  },
  nextDealer: {
    left: nextDealer('gauche'),
    right: nextDealer('droite'),
  },
  packet: {
    singly: 'Les cartes sont données une à une.',
    threes: 'Les cartes sont données trois par trois ; au dernier tour, ce qui reste.',
  },
  dealTo: {
    clockwise: dealTo('gauche'),
    anticlockwise: dealTo('droite'),
  },
  hands: (rules: Pick<Ruleset, 'hand' | 'players'>) => {
    const sizes = rules.players.map(
      (some) => `${or(handSizes(rules, some).map(number))} cartes à ${number(some)} joueurs`,
    );
    return rules.hand === 'table'
      ? `Chacun reçoit ${and(sizes)} ; le reste forme le talon, que personne ne voit.`
      : `Tout le jeu est distribué : ${and(sizes)} ; s’il reste des cartes, les premiers servis en ont une de plus.`;
  },
  ante: ({ ante, honours }: Pick<Ruleset, 'ante' | 'honours'>) =>
    `Avant chaque donne, ${
      ante === 'everyone' ? 'chacun' : 'le donneur seul'
    } mise ${counters(anteOf({ honours }))} dans les cinq cases. Ce qui s’y trouve déjà y reste.`,
  direction: {
    clockwise: direction('gauche', 'horaire'),
    anticlockwise: direction('droite', 'inverse'),
  },
  firstLead: {
    any: 'La première entame d’une donne est libre.',
    lowest: 'La première carte d’une donne doit être une de vos plus basses.',
    later: 'Ensuite, l’entame est libre.',
  },
  run: {
    rank: 'Une suite monte de rang en rang, sans souci de couleur.',
    suit: 'Une suite monte de carte en carte dans une même couleur.',
  },
  ace: 'L’as est la carte la plus basse, le roi la plus haute.',
  continuing: {
    optional:
      'Si vous avez une carte demandée, vous pouvez la poser ou passer, et vous arrêter après n’importe quelle carte. Mais pour entamer, il faut poser.',
    compulsory: 'Si vous avez une carte demandée, vous devez la poser ; sinon, vous passez.',
  },
  dwarfFree: 'Rien n’oblige jamais à poser le nain.',
  stall: {
    lead: 'Quand tous ont passé, le dernier à avoir posé entame librement.',
    'next-rank': 'Quand tous ont passé, on demande le rang au-dessus, d’abord au dernier à avoir posé.',
    again: 'Si personne ne l’a non plus, on demande le rang au-dessus, et ainsi de suite.',
    pastKing: 'Après le roi, le dernier à avoir posé entame librement.',
  },
  king: 'Un roi arrête la suite, et son joueur entame de nouveau.',
  hoc: ({ announcing }: Pick<Ruleset, 'announcing'>) =>
    `Quand vous ${announcing === 'required' ? 'posez et annoncez' : 'posez'} un roi ou une belle carte, chacun vous paie ${counters(1)}.`,
  announcing: {
    required: 'Une belle carte posée et annoncée (« la Dame qui prend ! ») prend sa case.',
    automatic: 'Une belle carte posée prend sa case ; rien à annoncer.',
  },
  missedHonour: ({ missedHonour, bete }: Pick<Ruleset, 'missedHonour' | 'bete'>) => {
    const cost = bete === 'box' ? 'la doublez' : 'y remettez sa mise';
    return `Si vous oubliez d’annoncer une belle carte, sa case reste${
      missedHonour === 'stays' ? ' telle quelle' : `, et vous ${cost} aux comptes`
    }.`;
  },
  heldHonour: ({ heldHonour, bete }: Pick<Ruleset, 'heldHonour' | 'bete'>) =>
    heldHonour === 'bete'
      ? `Une belle carte restée en main coûte une bête : on ${bete === 'box' ? 'double sa case' : 'remet sa mise dans sa case'}.`
      : 'Une belle carte restée en main ne coûte rien de plus.',
  dwarf: {
    plain: 'Le sept de carreau se pose comme tout autre sept.',
    stop: `${wild} Il arrête la suite, et son joueur entame de nouveau.`,
    'stands-for-wanted': `${wild} ${replaces}`,
  },
  dwarfReplaces: replaces,
  dwarfSweeps: 'Il prend sa propre case.',
  payment: ({ payment: unit, acePoints }: Pick<Ruleset, 'payment' | 'acePoints'>) =>
    unit === 'cards'
      ? `Les autres paient chacun au gagnant ${counters(1)} par carte encore en main.`
      : `Les autres paient chacun au gagnant les points de leurs cartes encore en main : 10 pour une figure, ${number(acePoints)} pour un as, leur valeur pour les autres.`,
  dwarfDouble: `${holder} le double.`,
  debts: {
    below: 'Un joueur qui doit plus qu’il n’a paie tout et passe sous zéro.',
    forgiven: 'Un joueur qui doit plus qu’il n’a paie ce qu’il a ; le reste est effacé.',
  },
  operas: {
    unopposed: opera('avant qu’un autre joueur en ait posé une'),
    'first-chance': uninterrupted('dès son tout premier tour'),
    'first-lead': uninterrupted('dès sa première entame'),
  },
  noOpera: 'Il n’y a pas d’opéra.',
  factors: {
    multiply: `${holder} alors le quadruple.`,
    highest: `${holder} alors le double, pas davantage.`,
  },
  ends: ({ end }: Pick<Ruleset, 'end'>) => `La partie se termine ${endInWords(end)}.`,
  most: 'Le joueur qui a le plus de jetons gagne ; à égalité, la victoire est partagée.',
};

const brief: RulePhrases['brief'] = {
  run: ({ run }) => ({
    line: 'Chaque carte est d’un rang plus haut.',
    more: `${run === 'rank' ? 'Peu importe la couleur' : 'Dans la même couleur'} ; l’as est le plus bas.`,
  }),
  continuing: ({ continuing: duty, dwarf: role }) => ({
    line: 'Pas la carte ? Vous passez.',
    more: `Si vous l’avez, vous ${duty === 'compulsory' ? 'la posez' : 'pouvez aussi la garder'}${
      duty === 'compulsory' && role !== 'plain' ? ', sauf le nain' : ''
    }.`,
  }),
  announcing: (rules) => ({
    line: `Une belle carte${rules.announcing === 'required' ? ' annoncée' : ''} prend sa case.`,
    more: `${otherHonours(rules, cards.cardSign)}${hasDwarfBox(rules) ? ' et 7♦, le Nain jaune' : ''}.`,
  }),
  stops: ({ hocs }) => ({
    line: `Un roi${hocs ? ' ou une belle carte' : ''} arrête la suite.`,
    more: 'Son joueur entame de nouveau.',
  }),
  payment: ({ payment: unit, heldHonour, bete, heldDwarfFactor }) => ({
    line:
      unit === 'cards'
        ? `Le premier sorti reçoit ${counters(1)} par carte.`
        : 'Le premier sorti reçoit les points des cartes restantes.',
    more: [
      heldHonour === 'nothing'
        ? 'De tous ceux qui ont encore des cartes.'
        : `Une belle carte en main ? ${bete === 'box' ? 'Doublez sa case' : 'Remettez sa mise'} (bête).`,
      heldDwarfFactor === 1 ? '' : '7♦ en main ? Payez double.',
    ]
      .join(' ')
      .trim(),
  }),
};

const phrases: RulePhrases = {
  brief,
  topics: {
    players: 'Joueurs',
    counters: 'Jetons',
    honours: 'Belles cartes et mises',
    dealer: 'Donneur',
    deal: 'Donne',
    ante: 'Mise',
    direction: 'Sens du jeu',
    firstLead: 'Première entame',
    run: 'Suite',
    continuing: 'Suivre',
    stall: 'Quand personne ne suit',
    stops: 'Arrêts',
    dwarf: 'Le nain',
    announcing: 'Prendre une case',
    missedHonour: 'Belle carte oubliée',
    hocs: 'Hocs',
    payment: 'Payer le gagnant',
    heldHonour: 'Belle carte restée en main',
    opera: 'Opéra',
    debts: 'Quand les jetons manquent',
    end: 'Fin de la partie',
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
    stops: ({ hocs }) => (hocs ? `${facts.king} Une belle carte arrête aussi la suite.` : facts.king),
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
    rule.sweeps ? 'rafle tout le plateau' : '',
    rule.factor === 1 ? '' : 'est payé double par tous',
  ].filter((reward) => reward !== '');
  return `${when} Le gagnant ${rewards.length === 0 ? 'n’y gagne rien de plus' : and(rewards)}.${bothFactors(rules)}`;
}

function bothFactors(rules: Ruleset): string {
  return mayBothDouble(rules) ? ` ${facts.factors[rules.factors]}` : '';
}

const END_PHRASES: EndPhrases = {
  ...endPhrases,
  target: (target) => `dès qu’un joueur a ${counters(target)} aux comptes`,
  minutes: (minutes) => `avec la donne en cours après ${count(minutes, 'minute', 'minutes')}`,
};

/** What ends a game: `after 10 deals or when someone cannot pay the ante`. */
function endInWords(rule: EndRule): string {
  return or(endCauses(rule, END_PHRASES));
}
