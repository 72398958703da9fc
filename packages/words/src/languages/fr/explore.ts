import { makeCard } from '@nain-jaune/engine';
import { makeExploreFigures } from '../../exploreFigures.ts';
import { capital, makeGrammar } from '../../grammar.ts';
import type { ExploreWords } from '../en/explore.ts';
import { rankName } from './cards.ts';
import { wholeNumber } from './wholeNumber.ts';

const { count, number } = makeGrammar('fr');

export const explore: ExploreWords = {
  title: 'Explorateur',
  about: 'Par quoi entame-t-on, que garde-t-on, et qu’en résulte-t-il ?',
  figures: makeExploreFigures('fr'),
  rank: (rank) => capital(rankName(makeCard(rank, 'c'))),
  situations: {
    'first-lead': 'Première entame',
    'later-lead': 'Entames suivantes',
    follow: 'Poser ou garder',
  },
  kinds: {
    lowest: 'Carte la plus basse',
    'longest-run': 'Plus longue suite',
    honour: 'Belle carte',
    'ends-run': 'Termine la suite',
    'run-to-end': 'Suite jusqu’à sa fin',
    alone: 'Sans carte suivante',
  },
  situationStories: {
    'first-lead': 'La première carte d’une donne, entamée par le premier en cartes.',
    'later-lead': 'Toutes les autres entames, après la fin d’une suite.',
    follow:
      'Les tours où un joueur avait une carte demandée et pouvait la garder. « Choisi » veut dire : posée.',
  },
  byRank: 'Par hauteur',
  byKind: 'Par sorte de carte',
  rankColumn: 'Carte',
  kindColumn: 'Sorte',
  possible: 'Possible',
  chosen: 'Choisi',
  counters: 'Jetons',
  difference: 'Écart',
  won: 'Gagné',
  howToRead: 'Comment lire ces chiffres',
  better: 'nettement mieux',
  worse: 'nettement moins bien',
  columnsStory:
    'Choisi : combien de fois, quand c’était possible. Jetons : ce que le joueur a gagné ou perdu de là jusqu’à la fin de la donne, en moyenne, ± erreur type. Écart : par rapport aux autres choix avec le même genre de main. Gagné : la part des choix dont le joueur a gagné la donne.',
  verdictStory:
    '▲ mieux, ▼ moins bien que les autres choix : de plus de trois erreurs types, sur au moins 20 donnes de chaque côté.',
  caution:
    'Ces chiffres montrent ce qui va ensemble, pas ce qui en est la cause : qui entame par un roi a souvent tout simplement une meilleure main. Pour juger un coup, il y a l’analyse d’une donne.',
  noneOf: {
    'first-lead': 'Aucune première entame où l’on avait le choix.',
    'later-lead': 'Aucune entame suivante où l’on avait le choix.',
    follow:
      'Aucune carte que l’on aurait pu garder. Avec beaucoup de règles, il faut poser la carte demandée.',
  },
  all: (decisions, counters, won) =>
    `${count(decisions, 'choix', 'choix')} en tout : ${counters} jetons en moyenne ; ${won} ont gagné la donne.`,
  forced: (leads) => `${count(leads, 'entame sans choix écartée', 'entames sans choix écartées')}.`,
  explored: (games, deals) => `${count(games, 'partie', 'parties')}, ${count(deals, 'donne', 'donnes')}`,
  others: (games) => `${count(games, 'partie hors du filtre', 'parties hors du filtre')}`,
  openDeals: (deals) => count(deals, 'donne inachevée écartée', 'donnes inachevées écartées'),
  practice: (games) => count(games, 'partie d’entraînement écartée', 'parties d’entraînement écartées'),
  wrong: (games) => count(games, 'partie avec erreurs écartée', 'parties avec erreurs écartées'),
  nothing: 'Aucune donne terminée ne correspond. Élargissez le filtre ou choisissez d’autres parties.',
  allWrong: 'Toutes les parties ont des erreurs : il n’y a rien à explorer.',

  source: 'Quelles parties ?',
  own: 'Vos parties',
  ownStory: (games) => `${count(games, 'partie enregistrée', 'parties enregistrées')} sur cet appareil`,
  noOwn: 'Vous n’avez pas encore de donne terminée. Jouez-en une, ou choisissez un fichier.',
  play: 'Jouer',
  file: 'Un fichier',
  chooseFile: 'Choisir un fichier',
  fileStory: (megabytes) =>
    `.json ou .jsonl, jusqu’à ${number(megabytes)} Mo. Choisissez-le ou déposez-le ici ; il reste sur votre appareil.`,
  noFile: 'Choisissez d’abord un fichier.',
  fileTooLarge: (name, megabytes) =>
    `« ${name} » est trop grand : la limite est de ${number(megabytes)} Mo. Dans le terminal, « nain explore » lit des fichiers de toute taille.`,
  fileEmpty: 'Aucune partie à explorer.',
  fileUnreadable: 'Le fichier ne peut pas être lu.',
  server: 'Les parties de ce serveur',
  serverStory: 'Les dernières parties jouées en ligne ici, sans noms.',
  noServer: 'Aucun serveur avec des parties publiques ne répond. Vos parties et vos fichiers s’en passent.',
  serverBusy: 'Le serveur n’envoie pas ses parties en ce moment. Réessayez plus tard.',
  failed: 'Cela n’a pas marché. Veuillez réessayer.',
  start: 'Explorer',
  stop: 'Annuler',
  exploring: (games) => `${count(games, 'partie lue', 'parties lues')}…`,
  stopped: 'Annulé.',
  results: 'Ce qui en résulte',
  show: 'Situation',
  problems: 'Parties avec erreurs',
  moreProblems: (games) => `… et ${count(games, 'autre partie', 'autres parties')} avec erreurs.`,
  moreFindings: (findings) => `… et ${number(findings)} de plus dans cette partie.`,

  filter: 'Filtre',
  filterSet: 'Filtre (actif)',
  ruleset: 'Règles',
  allRules: 'Toutes les règles',
  players: 'Joueurs',
  anyPlayers: 'N’importe quel nombre',
  who: 'Les choix de qui',
  everyone: 'Tout le monde',
  people: 'Les personnes',
  bots: 'Les robots',
  name: 'Nom d’un joueur ou d’un robot',
  least: 'Cartes en main, de',
  most: 'à',
  leastAboveMost: 'Le premier nombre de cartes ne doit pas dépasser le second.',
  cardsWrong: wholeNumber,
  holds: 'La main a',
  anything: 'n’importe quelles cartes',
  honour: 'une belle carte',
  aRank: (rank) => rankName(makeCard(rank, 'c')),
  run: 'Suite d’au moins',
  anyRun: 'toute longueur',
  runOf: (cards) => count(cards, 'carte', 'cartes'),
  reset: 'Effacer le filtre',
};
