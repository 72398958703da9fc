import type { BotTexts } from '../../botWords.ts';

export const bots: BotTexts = {
  random: { name: 'Au hasard', epithet: '', temper: "Pose n'importe quelle carte permise." },
  lowest: {
    name: 'Petite carte',
    epithet: '',
    temper: 'Entame de sa carte la plus basse et pose dès que possible.',
  },
  longest: { name: 'Longue suite', epithet: '', temper: 'Entame par le début de sa plus longue suite.' },
  heuristic: {
    name: 'Habitué',
    epithet: '',
    temper: 'Joue vite et bien, d’instinct.',
  },
  expert: {
    name: 'Expert',
    epithet: '',
    temper: "Compte les cartes et imagine les mains possibles avant d'entamer.",
  },
  master: { name: 'Maître', epithet: '', temper: "Réfléchit plus longtemps. Personne ici n'est plus fort." },

  leonie: {
    name: 'Léonie',
    epithet: 'la grand-mère',
    temper:
      'Elle retient chaque carte posée, chaque « sans », et devine ce que vous avez en main. Elle prend son temps et pardonne peu.',
  },
  achille: {
    name: 'Achille',
    epithet: "l'oncle étourdi",
    temper:
      'Il joue bien, mais une fois sur quatre il oublie d’annoncer une belle carte, et la case lui échappe.',
  },
  rosalie: {
    name: 'Rosalie',
    epithet: "l'intrépide",
    temper:
      'Dès qu’elle entame, ses belles cartes sortent, celle de la case la plus pleine d’abord. Jamais elle ne passe quand elle peut poser.',
  },
  prosper: {
    name: 'Prosper',
    epithet: "l'accapareur",
    temper:
      'Il garde ses belles cartes jusqu’à ce qu’un autre n’ait plus que trois cartes. C’est souvent trop tard.',
  },
  ninon: {
    name: 'Ninon',
    epithet: 'la petite cousine',
    temper: "Elle pose la carte qui lui plaît, mais n'oublie jamais d'annoncer une belle carte.",
  },
  gaspard: {
    name: 'Gaspard',
    epithet: 'le grippe-sou',
    temper: 'Il a horreur de payer : ce qui lui coûterait le plus part en premier.',
  },
  blandine: {
    name: 'Blandine',
    epithet: 'la prudente',
    temper: 'Elle entame toujours au plus bas : elle n’a donc rien en dessous.',
  },
  hector: {
    name: 'Hector',
    epithet: 'le pressé',
    temper:
      'Il joue avant que vous ayez regardé vos cartes. Une fois sur quatre, la première venue lui suffit.',
  },
};
