import type { BookTexts } from '../../../bookPlan.ts';
import { dealtByTable } from '../../../bookWords.ts';
import { facts } from '../rules.ts';
import { bookFacts } from './facts.ts';

/** History, aim, board, ante and deal. */
export const before: Pick<BookTexts, 'history' | 'game' | 'board' | 'ante' | 'deal'> = {
  history: {
    title: 'Un peu d’histoire',
    blocks: {
      tale: 'Le nom est plus vieux que le jeu. En 1698, la baronne d’Aulnoy publie un conte, « Le Nain jaune ». Son nain est laid, jaloux et méchant, et le conte est cruel.',
      nancy:
        'Une soixantaine d’années plus tard, vers 1760, on joue en Lorraine au « jeu du Nain », ou du « Nain Bébé ». Bébé, c’est Nicolas Ferry, un nain que protège Stanislas de Pologne, duc de Lorraine. On raconte qu’avec l’âge Bébé devint violent et cruel, et qu’on l’appela le nain jaune, comme le méchant du conte.',
      print:
        'Les règles paraissent pour la première fois dans un journal, « L’Avantcoureur », le 27 octobre et le 3 novembre 1760. On y joue à trois ou à cinq, et ce n’est pas facile : la suite reste dans sa couleur, certaines cartes l’arrêtent, et le nain est un joker.',
      lindor:
        'Le jeu gagne l’Europe. En 1789, l’« Encyclopédie méthodique » donne d’autres règles sous le nom de « Lindor, ou Nain jaune » ; en 1792 vient le « Dictionnaire des jeux » de Lacombe. Les couleurs ne comptent plus, on joue de trois à huit, et l’enjeu monte. C’est à ce jeu-là que l’on joue encore. Lindor est d’ailleurs un personnage d’un conte moral de Marmontel.',
      kin: 'La page française de règles familiales lui donne d’autres ancêtres : le Hoc de Mazarin et la Comète. Elle remarque que les Académies des jeux n’en parlent pas, et que l’Encyclopédie de Diderot et d’Alembert le dit déjà ancien.',
      fashion:
        'Le dix-neuvième siècle y joue beaucoup. Vers 1850, le général Tom Pouce, vedette du cirque Barnum, met les nains à la mode, et le jeu avec eux. Après le Second Empire (1852-1870), on l’oublie ; il revient entre les deux guerres, et c’est depuis un classique des familles.',
      chance:
        'Est-ce un jeu d’adresse ? Les sources ne sont pas d’accord. L’encyclopédie de langue anglaise y voit du hasard et de la réflexion ; celle de langue allemande, presque rien que du hasard. Elle conseille pourtant de guetter les cinq cartes du plateau.',
    },
  },
  game: {
    title: 'Le jeu en bref',
    blocks: {
      aim: 'Videz votre main avant les autres. On pose ensemble des suites qui montent : 4, 5, 6, 7… Si vous avez la carte suivante, vous suivez ; sinon, vous le dites, et c’est au joueur suivant.',
      boxes:
        'Cinq cartes, les belles cartes, ont leur case au plateau. Posez-en une, et ses jetons sont à vous. Si elle vous reste en main, il vous faudra peut-être doubler la case.',
      course: [
        'La mise : on met des jetons dans les cinq cases.',
        'La donne : chacun reçoit ses cartes.',
        'Le jeu : on pose des suites jusqu’à ce qu’un joueur n’ait plus de carte.',
        'Les comptes : les autres paient le gagnant, puis les cases.',
        'Le donneur suivant donne ; ce qui reste dans les cases y reste.',
      ],
      two: 'Il y a au fond deux jeux : l’ancien, de 1760, avec ses suites dans une couleur, et le moderne, depuis 1789, où seul le rang compte. Les six variantes de ce livre sont le jeu ancien et cinq façons de jouer le moderne.',
    },
  },
  board: {
    title: 'Cartes, plateau et jetons',
    blocks: {
      pack: `Un jeu entier de 52 cartes. ${facts.ace} Une suite peut commencer par l’as, qui vaut un.`,
      places:
        'Le plateau a cinq cases : le roi de cœur en haut à gauche, la dame de pique en haut à droite, le valet de trèfle en bas à gauche, le dix de carreau en bas à droite. Au milieu, le nain tient son sept de carreau.',
      other:
        'Une seule source a un autre plateau : dans les règles courtes, la dame de cœur et le roi de pique remplacent la dame de pique et le roi de cœur.',
      bare: 'Pas de plateau sous la main ? En 1760, on prenait les cinq cartes dans un second jeu et on les posait sur la table, face visible. Les jetons allaient dessus.',
      pieces:
        'Il y a trois sortes de jetons : le jeton rond vaut 1, la fiche, un petit rectangle, 5, et le contrat, un grand rectangle, 10.',
      bank: [
        'En 1789 et dans les règles allemandes, chacun a par exemple 5 contrats, 10 fiches et 20 jetons, soit 120. L’usage va de 50 à 120.',
        'La feuille anglaise demande au moins 50. Ici, on commence avec 120.',
        'Les règles courtes : une cinquantaine pour une petite partie, davantage pour une longue.',
        'Les règles familiales : autant pour chacun, sans préciser. Celles de 1760 n’en disent rien. Ici, c’est 120 dans les deux cas.',
      ],
    },
  },
  ante: {
    title: 'La mise',
    blocks: {
      stakes: `Avant chaque donne, on mise : 1 jeton sur le dix, 2 sur le valet, 3 sur la dame, 4 sur le roi et 5 sur le nain, 15 en tout. ${bookFacts.grows}`,
      who: 'Aujourd’hui, tout le monde mise ; les règles familiales disent seulement qu’on le peut, et ici tout le monde le fait. En 1760, le donneur misait seul ; c’est pourquoi l’ancien jeu a un nombre fixe de donnes : chacun doit donner aussi souvent que les autres.',
      example:
        'À quatre, il y a 20 jetons sur le nain. Si personne ne prend sa case, il y en aura 40 à la donne suivante.',
      whole: `${bookFacts.whole} Un joueur qui ne le peut pas est ruiné, et la partie est finie.`,
    },
  },
  deal: {
    title: 'La donne',
    blocks: {
      first:
        'En 1789 et dans les règles allemandes, on tire au sort le premier donneur. Dans les règles familiales, chacun tire une carte, et la plus haute donne. Les autres n’en disent rien ; là aussi, on tire au sort. Une règle maison permet d’en convenir.',
      sizes: dealtByTable(
        (players, cards, left) =>
          `à ${players} joueurs${players === 2 ? ', règle maison' : ''} : ${cards} cartes chacun, ${left} au talon`,
      ),
      way: 'Le voisin de gauche coupe, quand les règles en parlent. Puis le donneur sert vers la droite, trois cartes à la fois, ou une à une en 1760. Seules les règles courtes servent vers la gauche, une carte à la fois. La feuille anglaise ne dit pas dans quel sens ; ici, c’est vers la droite.',
      talon: `Les cartes qui restent forment le talon. ${bookFacts.talon} Il fait dans les suites un trou que personne ne voit venir.`,
      everything: bookFacts.everything,
      next: 'Après les comptes, un autre donne : le voisin de droite en 1789 et dans les règles allemandes, celui de gauche dans les règles courtes. Les autres n’en disent rien : on suit les règles les plus proches.',
    },
  },
};
