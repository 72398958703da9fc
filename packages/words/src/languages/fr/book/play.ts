import type { BookTexts } from '../../../bookPlan.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Le jeu',
    blocks: {
      turn: 'Presque partout, on joue vers la gauche ; en 1760 et dans les règles familiales, vers la droite. Le voisin du donneur de ce côté, le premier en cartes, entame.',
      lead: 'Le premier en cartes pose une carte, face visible, et dit son rang. Il choisit librement. Seules les règles courtes demandent une de ses plus basses, et seulement pour cette première carte.',
      run: `Puis la suite monte, carte après carte. Avez-vous le rang suivant ? Posez-le aussi, et continuez tant que vous pouvez. ${bookFacts.missing}`,
      example:
        'Vous posez le quatre de pique, le cinq de carreau et le six de trèfle. Pas de sept. « Quatre, cinq, six, sans sept ! » Votre voisin en a un et le pose.',
      suit: 'Dans le jeu moderne, la couleur est sans importance : tout cinq suit tout quatre. En 1760, la suite reste dans sa couleur : après le quatre de pique, il faut le cinq de pique.',
      duty: [
        `En 1789 et dans les règles allemandes, on suit si l’on veut. ${facts.continuing.optional}`,
        `Partout ailleurs, il faut suivre. ${facts.continuing.compulsory}`,
      ],
      king: facts.king,
      stall: `${facts.stall.lead} Les règles familiales et les règles courtes le disent autrement ; nous les comprenons de même.`,
      skip: `Les règles allemandes font autrement. ${bookFacts.rises} Comme variante, elles connaissent aussi l’entame libre.`,
      hidden: `Pourquoi personne n’aurait-il la carte demandée ? Parce qu’elle est au talon, qu’elle est déjà posée, ou qu’un joueur la garde. ${bookFacts.askAll}`,
      out: 'La donne est finie dès qu’un joueur pose sa dernière carte.',
    },
  },
  honours: {
    title: 'Belles cartes et annonces',
    blocks: {
      sweep: `${facts.announcing.required} Seules les règles familiales et les règles courtes ne parlent pas d’annonce : ici, les premières s’en passent, les secondes l’exigent.`,
      forgotten: [
        'En 1760, en 1789 et dans les règles courtes, la case reste telle quelle, pour une autre donne. En 1760, le hoc est perdu lui aussi.',
        'Dans les règles allemandes, la case reste, et vous la doublez à la fin, comme si vous aviez encore la carte. Sur la feuille anglaise, il en va de même si vous oubliez de prendre les jetons.',
      ],
      last: `Une belle carte peut être votre toute dernière carte. ${bookFacts.lastHonour}`,
      held: `${facts.heldHonour({ heldHonour: 'bete', bete: 'box' })} Seules les règles courtes n’en parlent pas : là, cela ne coûte rien.`,
    },
  },
  hocs: {
    title: 'Les hocs, dans le jeu de 1760',
    blocks: {
      what: 'Un hoc est une carte qui arrête la suite. Si vous en posez un, dites « Hoc ! » et entamez une nouvelle suite, par la carte de votre choix.',
      kinds: [
        'trois qui le sont toujours : la dame de pique, le valet de trèfle et le dix de carreau',
        'le hoc principal : le nain, sept de carreau',
        'les quatre rois, au bout de leur couleur',
        'les hocs de hasard : la carte qui précède une carte du talon. On ne les connaît pas d’avance ; ils se montrent quand personne ne suit.',
      ],
      pay: `${facts.hoc({ announcing: 'required' })} Ne dites rien, et personne ne paie. ${bookFacts.chance}`,
      once: bookFacts.kingOnce,
    },
  },
  dwarf: {
    title: 'Le nain',
    blocks: {
      plain:
        'Le sept de carreau est le nain, et la plus grosse case est la sienne. Dans le jeu moderne, il se pose comme tout autre sept.',
      wild: `En 1760, c’est autre chose. ${facts.dwarf.stop} ${facts.dwarfFree} C’est aussi un hoc, et il prend sa case.`,
      example:
        'On demande le dix de pique, et vous ne l’avez pas. Vous posez le nain : « Le Nain jaune qui prend, hoc ! » Les autres vous paient chacun un jeton, sa case est à vous, et vous entamez une nouvelle suite.',
      place: bookFacts.otherDwarf,
    },
  },
};
