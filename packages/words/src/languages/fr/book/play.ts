import type { BookTexts } from '../../../bookPlan.ts';

export const play: Pick<BookTexts, 'play' | 'honours' | 'hocs' | 'dwarf'> = {
  play: {
    title: 'Le jeu',
    blocks: {
      turn: 'Presque partout, on joue vers la gauche ; en 1760 et dans les règles familiales, vers la droite. Le voisin du donneur de ce côté, le premier en cartes, entame.',
      lead: 'Le premier en cartes pose une carte, face visible, et dit son rang. Il choisit librement. Seules les règles courtes demandent une de ses plus basses, et seulement pour cette première carte.',
      run: 'Puis la suite monte, carte après carte. Avez-vous le rang suivant ? Posez-le aussi, et continuez tant que vous pouvez. Quand vous vous arrêtez, dites ce qui manque : « sans sept ». C’est alors au joueur suivant.',
      example:
        'Vous posez le quatre de pique, le cinq de carreau et le six de trèfle. Pas de sept. « Quatre, cinq, six, sans sept ! » Votre voisin en a un et le pose.',
      suit: 'Dans le jeu moderne, la couleur est sans importance : tout cinq suit tout quatre. En 1760, la suite reste dans sa couleur : après le quatre de pique, il faut le cinq de pique.',
      duty: [
        'En 1789 et dans les règles allemandes, on suit si l’on veut. On peut s’arrêter après n’importe quelle carte, et passer avec la carte demandée en main. Mais le joueur qui entame doit poser.',
        'Partout ailleurs, si l’on a la carte demandée, on doit la poser. On ne passe que si on ne l’a pas.',
      ],
      king: 'Rien n’est au-dessus du roi : il arrête la suite. Son joueur entame la suivante, par la carte de son choix.',
      stall:
        'Quand tout le monde a passé, personne ne suit. Le dernier à avoir posé entame alors une nouvelle suite, par la carte de son choix. Les règles familiales et les règles courtes le disent autrement ; nous les comprenons de même.',
      skip: 'Les règles allemandes font autrement. Personne n’a de six ? On demande alors un sept, d’abord au dernier à avoir posé, puis aux autres à leur tour. Si personne n’en a, on demande un huit, et ainsi de suite. L’entame n’est libre qu’après le roi. Comme variante, elles connaissent aussi l’entame libre.',
      hidden:
        'Pourquoi personne n’aurait-il la carte demandée ? Parce qu’elle est au talon, qu’elle est déjà posée, ou qu’un joueur la garde. Les autres n’en savent rien : on demande tout de même à chacun.',
      out: 'La donne est finie dès qu’un joueur pose sa dernière carte.',
    },
  },
  honours: {
    title: 'Belles cartes et annonces',
    blocks: {
      sweep:
        'Quand vous posez une belle carte, vous prenez sa case. Presque partout, il faut l’annoncer en la posant. Les règles familiales et les règles courtes n’en parlent pas : ici, les premières s’en passent, les secondes l’exigent.',
      say: 'Vous posez la dame de pique en disant : « La Dame qui prend ! » Puis vous prenez sa case.',
      forgotten: [
        'En 1760, en 1789 et dans les règles courtes, la case reste telle quelle, pour une autre donne. En 1760, le hoc est perdu lui aussi.',
        'Dans les règles allemandes, la case reste, et vous la doublez à la fin, comme si vous aviez encore la carte. Sur la feuille anglaise, il en va de même si vous oubliez de prendre les jetons.',
      ],
      last: 'Une belle carte qui est votre toute dernière carte prend quand même sa case. Vous finissez, et vous prenez.',
      held: 'Une belle carte que vous avez encore quand un autre finit vous coûte cher : vous payez une bête et doublez sa case. Seules les règles courtes n’en parlent pas : là, cela ne coûte rien.',
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
      pay: 'Pour un roi ou une belle carte posé et annoncé, chacun des autres vous paie aussitôt un jeton. Ne dites rien, et personne ne paie. Un hoc de hasard ne rapporte pas de jetons, seulement l’entame.',
      once: 'Le roi de cœur est un roi et une belle carte. C’est tout de même un seul hoc : un jeton de chacun.',
    },
  },
  dwarf: {
    title: 'Le nain',
    blocks: {
      plain:
        'Le sept de carreau est le nain, et la plus grosse case est la sienne. Dans le jeu moderne, il se pose comme tout autre sept.',
      wild: 'En 1760, c’est un joker. Vous pouvez le poser à chacun de vos tours, quelle que soit la carte demandée ; et rien ne vous y oblige, pas même quand on demande le sept de carreau. Il arrête la suite, et vous entamez de nouveau. C’est aussi un hoc, et il prend sa case.',
      example:
        'On demande le dix de pique, et vous ne l’avez pas. Vous posez le nain : « Le Nain jaune qui prend, hoc ! » Les autres vous paient chacun un jeton, sa case est à vous, et vous entamez une nouvelle suite.',
      place:
        'On peut comprendre autrement le vieux texte : le nain prend la place de la carte demandée, et la suite continue de là. Si vous préférez, les règles maison le permettent.',
    },
  },
};
