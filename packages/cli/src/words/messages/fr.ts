import { makeGrammar } from '@nain-jaune/words';
import type { MessageWords } from '../cliWords.ts';

const decimal = (value: number) =>
  new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
const { number, count } = makeGrammar('fr');

export const messagesInFrench: MessageWords = {
  unknownOption: (option) => `L’option ${option} n’existe pas.`,
  unknownCommand: (command) => `La commande « ${command} » n’existe pas.`,
  didYouMean: (text) => `Vouliez-vous dire ${text} ?`,
  missingArgument: (argument) => `Argument manquant : <${argument}>.`,
  missingValue: (option) => `L’option ${option} demande une valeur.`,
  tooManyArguments: 'Trop d’arguments.',
  notAWholeNumber: (option, text, least, most) =>
    `${option} doit être un nombre entier de ${number(least)} à ${number(most)}, et « ${text} » n’en est pas un.`,
  notOneOf: (option, text, allowed) =>
    `${option} ne peut pas être « ${text} » ; on peut y mettre : ${allowed}.`,
  seeHelp: (command) => `Voir \`${command} --help\`.`,
  invalidPosition: 'Ce n’est pas une position (voir docs/position.md) :',
  notToMove: 'Ce n’est pas à la place de cette position de jouer.',
  unknownTopic: (text) =>
    `L’arbitre ne connaît pas la situation « ${text} » (voir \`nain rules explain RÈGLES\`).`,
  unknownRules: (text) =>
    `« ${text} » n’est ni une variante (voir \`nain rules list\`), ni un code de règles, ni un fichier.`,
  invalidRuleset: (source) => `Les règles dans ${source} ne sont pas valables :`,
  invalidHouseRules: 'Ces règles maison ne sont pas valables :',
  playersNotAllowed: (players, rules, allowed) =>
    `${rules} ne se joue pas à ${number(players)}, seulement à ${allowed}. Avec --set players=${players}, c’est une règle maison.`,
  tooManyBots: (bots, seats) =>
    `${count(bots, 'robot', 'robots')} pour ${count(seats, 'place', 'places')}, c’est trop.`,
  noSuchGame: (game, games) => `Il n’y a pas de partie ${number(game)} : le fichier en a ${number(games)}.`,
  noSuchDeal: (deal, deals) => `Il n’y a pas de donne ${number(deal)} : la partie en a ${number(deals)}.`,
  emptyFile: (file) => `Il n’y a pas de partie dans ${file === '-' ? 'l’entrée standard' : file}.`,
  compressed: (file, format) =>
    `${file === '-' ? 'L’entrée standard est compressée' : `Le fichier ${file} est compressé`} en ${format} : il faut d’abord décompresser.`,
  damagedGzip: (file) => `${file} est un fichier gzip endommagé ou incomplet.`,
  manyGames: (file, games) => `Il y a ${number(games)} parties dans ${file} : choisissez-en une par --game.`,
  outNeeded: (file, games) =>
    `Il y a ${number(games)} parties dans ${file} : indiquez par --out le fichier où enregistrer celle-ci.`,
  isFolder: (file) => `${file} est un dossier, pas un fichier.`,
  fileNotUtf8: (file) => `${file} n’est pas du texte UTF-8. Enregistrez-le en UTF-8.`,
  overwriteQuestion: (file) => `${file} existe déjà. L’écraser ? o/n`,
  notOverwritten: (file) => `${file} existe déjà et n’a pas été écrasé ; --force l’écrase.`,
  notCombinable: (option, others) => `${option} ne se combine pas avec ${others}.`,
  cannotWriteOutput: (reason) => `La sortie standard ne peut pas être écrite (${reason}).`,
  cannotWrite: (file, reason) => `Le fichier ${file} ne peut pas être écrit (${reason}).`,
  noRecord: (file, line) => `La ligne ${number(line)} de ${file} n’est pas une partie enregistrée.`,
  invalidRecord: (file) =>
    `La partie dans ${file} ne respecte pas les règles, ou n’est pas une partie enregistrée.`,
  gameHasEnded: (file) => `La partie dans ${file} est finie ; \`nain replay\` la montre.`,
  noPersonInGame: (file) => `Il n’y a que des robots dans ${file}.`,
  internalError: 'C’est un bogue du programme ; merci de le signaler :',

  fileNotFound: (file) => `Le fichier ${file} n’existe pas.`,
  fileNotReadable: (file) => `Le fichier ${file} ne peut pas être lu.`,
  notUnderstood: (text) => `« ${text} » : commande inconnue.`,
  rulesCode: (code) => `Code de ces règles : ${code}`,
  noDifferences: 'Aucune différence.',
  rulesetValid: 'Les règles sont valables.',
  before: 'Avant',
  change: 'Différence',
  after: 'Après',
  notUtf8: 'La ligne n’est pas du texte UTF-8.',
  rulesNotJson: (line, column, excerpt) =>
    excerpt === ''
      ? `Le JSON est coupé à la ligne ${number(line)}, colonne ${number(column)}.`
      : `Ce n’est pas du JSON à partir de la ligne ${number(line)}, colonne ${number(column)} : ${excerpt}`,
  notJson: (column, excerpt) =>
    `La ligne n’est pas du JSON à partir de la colonne ${number(column)} : ${excerpt}`,
  lineCut: (characters) => `La ligne est coupée après ${count(characters, 'caractère', 'caractères')}.`,
  nulBytes: (column) =>
    `La ligne contient des octets nuls, le premier à la colonne ${number(column)} : le fichier est endommagé ou n’est pas du texte.`,
  lineTooLong: (bytes, limit) =>
    `La ligne est trop longue : ${number(bytes)} octets, pour une limite de ${number(limit)}.`,
  moreUnreadable: (lines) => `${count(lines, 'autre ligne illisible', 'autres lignes illisibles')}.`,
  recordsChecked: (records, wrong) =>
    `${count(records, 'partie', 'parties')}, ${wrong === 0 ? 'aucune' : number(wrong)} en erreur`,
  dealsProven: (fair, uncut) =>
    `Preuves : ${count(fair, 'donne vérifiée', 'donnes vérifiées')}${uncut === 0 ? '' : ` ; ${count(uncut, 'autre donnée', 'autres données')} comme promis, sans coupe`}`,
  megabytesRead: (megabytes) => `${decimal(megabytes)} ${megabytes < 2 ? 'Mo lu' : 'Mo lus'}`,
  examining: (seconds) => `Examen des coups : ${decimal(seconds)} s`,
  countersByDeal: 'Jetons après chaque donne',
  costByDeal: 'Coût des erreurs jusqu’à chaque donne',
  dealsAxis: 'donnes',
  replayKeys: '→ suivant   ← retour   PgSuiv/PgPréc donne   Début/Fin   q quitter',
  dealOf: (deal, deals, move, moves) =>
    `Donne ${number(deal)} sur ${number(deals)} · coup ${number(move)} sur ${number(moves)}`,
  faultsOf: (name, faults) => `${name} : ${count(faults, 'faute', 'fautes')}`,
  faultKinds: {
    'not-found': 'la commande n’a pas été trouvée',
    'not-started': 's’est terminé ou a écrit autre chose avant de répondre au salut',
    died: 's’est terminé pendant une question',
    stalled: 'n’a pas répondu à temps',
    'no-json': 'a écrit une ligne qui n’est pas un objet JSON',
    'wrong-id': 'a répondu à une question qui n’était pas posée',
    'no-move': 'a donné une réponse sans coup',
    'illegal-move': 'a choisi un coup qui n’est pas permis',
    'extra-line': 'a écrit une ligne quand on n’en attendait pas',
    flooded: 'a écrit bien plus qu’une réponse n’en demande',
    'given-up': 'n’a plus été interrogé',
  },
  standsIn: (bot, other) => `${bot} ne joue pas ici ; ${other} joue pour lui.`,
};
