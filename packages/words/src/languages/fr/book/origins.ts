import type { BookPhrases } from '../../../bookWords.ts';
import { capital } from '../../../grammar.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const origins: Pick<BookPhrases, 'sources' | 'readings'> = {
  sources: {
    S0: {
      name: 'encyclopédie de langue anglaise',
      title: '« Nain Jaune », article d’une encyclopédie de langue anglaise',
      about:
        'Il donne les règles de 1760, celles de 1789, et l’histoire du jeu. Il remonte à des imprimés anciens : « L’Avantcoureur », numéros 41 et 42, des 27 octobre et 3 novembre 1760 ; l’« Encyclopédie méthodique : Mathématiques » de d’Alembert, Bossut, de la Lande, Condorcet et d’autres (Panckoucke, Paris, 1789) ; le « Dictionnaire des jeux » de Lacombe (Panckoucke, Paris, 1792).',
    },
    S1: {
      name: 'règles familiales',
      title: '« Jouer au nain jaune », une page de règles familiales',
      about:
        'Les règles telles qu’on joue en famille, de quatre à huit, avec quelques lignes d’histoire. La page ne nomme ni auteur, ni lieu, ni année. Elle donne les règles familiales.',
    },
    S2: {
      name: 'encyclopédie de langue allemande',
      title: '« Nain Jaune », article d’une encyclopédie de langue allemande',
      about:
        'Il donne les règles de 1760 et les modernes, avec des variantes, d’après les mêmes imprimés (« L’Avantcoureur », pages 652-653 et 666-667 ; l’Encyclopédie et Lacombe, pages 144-146). Il donne les règles allemandes et confirme celles de 1760.',
    },
    S3: {
      name: 'feuille anglaise',
      title: '« Yellow Dwarf Rules », une feuille de règles en anglais',
      about:
        'Des règles pas à pas, avec des exemples. Ni auteur, ni lieu, ni année. Elle donne les règles du Yellow Dwarf.',
    },
    S4: {
      name: 'règles courtes',
      title: '« Le jeu du nain jaune », une courte page de règles en français',
      about: 'Une page à peine, sans auteur, lieu ni année. Elle donne les règles courtes.',
    },
  },
  readings: {
    R1: {
      question: 'Que faire quand une source ne dit rien d’un point ?',
      answer:
        'On suit alors les règles les plus proches. Les règles familiales, par exemple, ne disent pas qui donne ensuite ; elles ressemblent surtout à celles de 1789, c’est donc le voisin de droite.',
    },
    R2: {
      question: 'Combien de cartes donne-t-on dans les règles courtes ?',
      answer: bookFacts.everything,
    },
    R3: {
      question: 'Avec combien de jetons commence-t-on, quand aucun nombre n’est donné ?',
      answer:
        'Avec 120 : les cinq contrats, dix fiches et vingt jetons que l’encyclopédie de langue anglaise donne en exemple.',
    },
    R4: {
      question: 'Que se passe-t-il exactement quand personne ne suit, dans les règles allemandes ?',
      answer: `Le texte dit seulement que le joueur qui a posé le cinq peut continuer par un sept. Nous jouons ainsi. ${bookFacts.rises}`,
    },
    R5: {
      question: 'Que fait le nain de 1760 à la suite ?',
      answer: `Le vieux texte l’appelle hoc principal : il arrête donc la suite, et son joueur entame de nouveau. ${bookFacts.otherDwarf}`,
    },
    R6: {
      question: 'Quand y a-t-il opéra, exactement ?',
      answer: `${bookFacts.operas} Le texte de 1789 dit : entamer « pour la première fois », et c’est la même chose, car un joueur qui a encore toutes ses cartes ne peut entamer que le premier. Passer après sa première carte n’y change rien, et peu importe si les autres passent. Les règles maison permettent aussi de compter à partir de sa première entame.`,
    },
    R7: {
      question: 'Que faire si un joueur ne peut pas payer ?',
      answer: `Aucune source ne le dit ; voici notre choix. ${bookFacts.short} Les règles maison peuvent permettre les dettes.`,
    },
    R8: {
      question: 'Combien coûte une bête ?',
      answer: `${bookFacts.bete} Après un opéra qui a raflé le plateau, elle ne coûte donc rien. Si une belle carte a été oubliée, son joueur double la case, quand les règles le prévoient. On peut aussi lire les règles de 1760 ainsi : une mise de plus dans la case ; cela se règle dans les règles maison. Un joueur qui doit plusieurs bêtes les paie dans l’ordre des cases.`,
    },
    R9: {
      question: 'Le roi de cœur rapporte-t-il deux jetons, comme roi et comme belle carte ?',
      answer: `Non. ${bookFacts.kingOnce}`,
    },
    R10: {
      question: 'Que faire si l’on ne peut payer qu’une partie de la mise ?',
      answer: `${bookFacts.whole} Sinon, il n’y a plus de donne et la partie est finie. ${bookFacts.most}`,
    },
    R11: {
      question: 'À quel moment une limite de temps ou un objectif terminent-ils la partie ?',
      answer: `${capital(bookFacts.playedOut)}. Un objectif compte aux comptes de la donne, jamais en pleine donne.`,
    },
    R12: {
      question: 'Que peut-on faire quand rien n’oblige à suivre ?',
      answer: facts.continuing.optional,
    },
    R13: {
      question: 'Et si la carte demandée d’une couleur ne peut pas venir ?',
      answer: `Elle peut être au talon, ou déjà posée. ${bookFacts.askAll} Un joueur qui a le joker est libre de le poser ou non.`,
    },
    R14: {
      question: 'Une belle carte prend-elle sa case quand c’est la dernière carte ?',
      answer: `Oui. ${bookFacts.lastHonour}`,
    },
    R15: {
      question: 'Que paie à un opéra le joueur qui a encore le nain ?',
      answer: `${bookFacts.dwarfPays} Les règles maison permettent de s’en tenir au double.`,
    },
    R16: {
      question: 'Est-on obligé de suivre ?',
      answer:
        'En 1760, oui : on pose « autant de cartes qu’on peut », et l’on passe « si l’on ne peut pas ». La feuille anglaise et les règles courtes se lisent dans les deux sens ; l’une et l’autre font passer le joueur qui ne peut pas suivre : nous comprenons qu’on y est obligé. Le texte allemand se lit aussi dans les deux sens ; là, nous faisons comme en 1789, où rien n’y oblige.',
    },
    R17: {
      question: 'Qui continue quand personne ne suit, dans les règles françaises ?',
      answer:
        'Selon les règles familiales, c’est le dernier à avoir joué. Nous comprenons : par la carte de son choix. Cela pourrait aussi vouloir dire le rang au-dessus ; cela se règle dans les règles maison. Les règles courtes parlent du premier joueur qui a passé, et c’est le dernier à avoir posé.',
    },
    R18: {
      question: 'Que coûte une annonce oubliée dans les règles allemandes ?',
      answer:
        'La case est perdue, et le texte dit qu’il en va « de même » d’une carte laissée par mégarde, juste après la phrase sur la bête. Nous comprenons donc qu’une bête est due dans les deux cas. Les règles maison permettent de la limiter à la carte restée en main.',
    },
    R19: {
      question: 'Qui coupe ?',
      answer: `On « offre à couper à gauche » : c’est donc ${bookFacts.cutter}`,
    },
    R20: {
      question: 'Dans quel sens joue-t-on en 1789 ?',
      answer:
        'Le résumé de l’article anglais dit le sens inverse des aiguilles d’une montre, mais ses règles modernes disent le sens horaire. Nous suivons les règles.',
    },
    R21: {
      question: 'Que dit-on tout haut en 1760 ?',
      answer:
        'Un joueur qui ne peut pas continuer dit « je passe ». Quand personne ne suit, le joueur de la dernière carte dit « Hoc ! », comme pour une carte qui est toujours un hoc, mais on ne lui paie rien pour cela.',
    },
    R22: {
      question: 'Comment comprendre l’opéra des règles familiales ?',
      answer:
        'Elles le disent deux fois : « sans qu’aucun de ses adversaires n’ait pu en abattre une seule », et « lorsque vient son tour de jouer ». Nous retenons le sens le plus étroit : personne d’autre n’a posé de carte de toute la donne. L’autre, dès son premier tour, se choisit dans les règles maison.',
    },
    R23: {
      question: 'Peut-on jouer à deux, et choisir le premier donneur ?',
      answer: `${bookFacts.two} Une autre fait donner le plus jeune d’abord. Les deux se choisissent dans les règles maison.`,
    },
  },
};
