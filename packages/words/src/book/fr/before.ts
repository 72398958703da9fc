import type { BookTexts } from '../structure.ts';

/** What comes before the play, in French: the history, the game, the board, the ante, the deal. */
export const before: Pick<BookTexts, 'history' | 'game' | 'board' | 'ante' | 'deal'> = {
  history: {
    title: 'Un peu d’histoire',
    blocks: {
      tale: 'Le nom est plus vieux que le jeu. En 1698, la baronne d’Aulnoy publie un conte, « Le Nain jaune ». Son nain est laid, jaloux et méchant, et le conte est cruel.',
      nancy:
        'Une soixantaine d’années plus tard, vers 1760, on joue en Lorraine au « jeu du Nain », ou du « Nain Bébé ». Bébé, c’est Nicolas Ferry, un nain que protège Stanislas de Pologne, duc de Lorraine. On raconte qu’avec l’âge Bébé devint violent et cruel, et qu’on l’appela le nain jaune, comme le méchant du conte.',
      print:
        'Les règles paraissent pour la première fois dans un journal, « L’Avantcoureur », le 27 octobre et le 3 novembre 1760. On y joue à trois ou à cinq, et ce n’est pas facile : la suite reste dans sa couleur, certaines cartes l’arrêtent, et le nain passe partout.',
      lindor:
        'Le jeu gagne l’Europe. En 1789, l’« Encyclopédie méthodique » donne d’autres règles sous le nom de « Lindor, ou Nain jaune » ; en 1792 vient le « Dictionnaire des jeux » de Lacombe. Les couleurs ne comptent plus, on joue de trois à huit, et l’enjeu monte. C’est à ce jeu-là que l’on joue encore. Lindor est d’ailleurs un personnage d’un conte moral de Marmontel.',
      kin: 'La page française de règles de famille lui donne d’autres ancêtres : le Hoc de Mazarin et la Comète. Elle remarque que les Académies des jeux n’en parlent pas, et que l’Encyclopédie de Diderot et d’Alembert le dit déjà ancien.',
      fashion:
        'Le dix-neuvième siècle y joue beaucoup. Vers 1850, le général Tom Pouce, vedette du cirque Barnum, met les nains à la mode, et le jeu avec eux. Après le Second Empire (1852-1870), on l’oublie ; il revient entre les deux guerres, et c’est depuis un classique des familles.',
      chance:
        'Est-ce un jeu d’adresse ? Là-dessus, les sources ne s’entendent pas. L’encyclopédie anglaise y voit du hasard et de la réflexion ; l’allemande, presque rien que du hasard. Elle conseille pourtant, elle aussi, de guetter les cinq cartes du tableau.',
    },
  },
  game: {
    title: 'De quoi il s’agit',
    blocks: {
      aim: 'Il faut se défaire le premier de toutes ses cartes. On pose ensemble des suites qui montent : 4, 5, 6, 7… Qui a la carte suivante continue ; qui ne l’a pas le dit, et c’est au joueur suivant d’essayer.',
      boxes:
        'Cinq cartes, les belles cartes, ont leur case au tableau. Avant chaque donne, on met des jetons dans les cases. Posez une belle carte, et ce que contient sa case est à vous. Si elle vous reste en main, il vous faudra peut-être doubler la case.',
      course: [
        'La mise : on garnit les cinq cases.',
        'La donne : chacun reçoit ses cartes.',
        'Le jeu : on pose des suites jusqu’à ce que quelqu’un n’ait plus de carte.',
        'Le règlement : les autres paient le gagnant, puis les cases.',
        'Le donneur suivant donne ; ce qui reste dans les cases y reste.',
      ],
      two: 'Il y a au fond deux jeux : l’ancien, de 1760, avec ses suites dans une couleur, et le moderne, depuis 1789, où seul le rang compte. Les six règles de ce livre, c’est le jeu ancien et cinq façons de jouer le moderne.',
    },
  },
  board: {
    title: 'Cartes, tableau et jetons',
    blocks: {
      pack: 'Un jeu entier de 52 cartes. Le roi est la plus forte, l’as la plus faible : il vaut un, et une suite peut commencer par lui.',
      places:
        'Le tableau a cinq cases : le roi de cœur en haut à gauche, la dame de pique en haut à droite, le valet de trèfle en bas à gauche, le dix de carreau en bas à droite. Au milieu se tient le nain, son sept de carreau à la main.',
      other:
        'Une seule source a un autre tableau : dans les règles courtes, la dame de cœur et le roi de pique remplacent la dame de pique et le roi de cœur.',
      bare: 'Pas de tableau sous la main ? En 1760, on prenait les cinq cartes dans un second jeu et on les posait sur la table, face visible. Les jetons allaient dessus.',
      pieces:
        'Il y a trois sortes de jetons : le jeton rond vaut 1, la fiche, un petit rectangle, 5, et le contrat, un grand rectangle, 10.',
      bank: [
        'En 1789, chacun a par exemple 5 contrats, 10 fiches et 20 jetons, soit 120. L’usage va de 50 à 120.',
        'La feuille anglaise demande au moins 50. Ici, on commence avec 120.',
        'Les règles courtes : une cinquantaine pour une petite partie, davantage pour une longue.',
        'Les règles de famille : autant pour chacun, sans dire combien. Ici, 120, et de même en 1760.',
      ],
    },
  },
  ante: {
    title: 'La mise',
    blocks: {
      stakes:
        'Avant chaque donne, on garnit les cases : 1 jeton sur le dix, 2 sur le valet, 3 sur la dame, 4 sur le roi et 5 sur le nain, 15 en tout. Ce que les donnes passées y ont laissé reste, et les nouvelles mises s’y ajoutent. Ainsi les cases grossissent, et le plaisir avec.',
      who: 'Aujourd’hui, chacun mise ; les règles de famille disent seulement qu’on le peut, et ici chacun le fait. En 1760, le donneur misait seul ; c’est pourquoi l’ancien jeu a un nombre fixe de donnes : chacun doit donner aussi souvent que les autres.',
      example:
        'À quatre, chacun mise. Le dix a alors 4 jetons, le valet 8, la dame 12, le roi 16 et le nain 20 : 60 jetons sont au tableau. Si personne ne prend le nain, il en aura 40 à la donne suivante.',
      whole: 'Une mise se paie entière ou pas du tout. Qui ne le peut pas est ruiné, et la partie est finie.',
    },
  },
  deal: {
    title: 'La donne',
    blocks: {
      first:
        'Le premier donneur est tiré au sort. Dans les règles de famille, chacun tire une carte, et la plus haute donne. Deux sources n’en disent rien ; là aussi, on tire au sort.',
      sizes: [
        'à 3 joueurs : 15 cartes chacun, 7 au talon',
        'à 4 joueurs : 12 cartes chacun, 4 au talon',
        'à 5 joueurs : 9 cartes chacun, 7 au talon',
        'à 6 joueurs : 8 cartes chacun, 4 au talon',
        'à 7 joueurs : 7 cartes chacun, 3 au talon',
        'à 8 joueurs : 6 cartes chacun, 4 au talon',
      ],
      way: 'Le voisin de gauche coupe. Puis le donneur sert vers la droite, trois cartes à la fois, ou une à une en 1760. Seules les règles courtes servent vers la gauche, une carte à la fois.',
      talon:
        'Le reste forme le talon. Il est posé face cachée, et personne ne le regarde. Une carte du talon ne sera jamais posée : elle fait dans les suites un trou que nul ne voit venir.',
      everything:
        'Les règles courtes ne disent pas combien de cartes on donne et ne connaissent pas de talon : tout le jeu est distribué. S’il ne se partage pas, les premiers servis ont une carte de plus.',
      next: 'Après le règlement, un autre donne : le voisin de droite en 1760, en 1789 et dans les règles allemandes, celui de gauche dans les règles courtes. Les deux autres sources se taisent et suivent leur plus proche parente.',
    },
  },
};
