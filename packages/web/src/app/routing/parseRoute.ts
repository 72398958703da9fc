import { dateIn, invitationIn, mendedLink, numberIn, tableCodeIn, textIn, wordIn } from './mendedLink.ts';
import { NO_TOPIC, type Route } from './route.ts';

/** Parses the hash of an address, also one that was changed on its way. */
export function parseRoute(hash: string): Route {
  const link = mendedLink(hash);
  const [name = '', first, second, third, fourth] = link.split('/');
  const page = name.toLowerCase();
  const given = textIn(first);
  switch (page) {
    case '':
      return { page: 'home', rules: null };
    case 'play':
      return { page: 'home', rules: given };
    case 'learn':
    case 'statistics':
    case 'you':
    case 'evenings':
      return { page };
    // The explorer is in the terminal.
    case 'explore':
      return { page: 'statistics' };
    case 'rules': {
      if (first === 'by') return { page, section: null, topic: null, rules: textIn(second) };
      const topic = wordIn(second);
      return {
        page,
        section: wordIn(first),
        topic: topic === NO_TOPIC ? null : topic,
        rules: textIn(third),
      };
    }
    case 'house':
      return { page, rules: given, field: wordIn(second) };
    case 'choose':
    case 'print':
    case 'online':
      return { page, rules: given };
    case 'keeper':
      return first === 'by'
        ? { page, evening: null, rules: textIn(second) }
        : { page, evening: given, rules: null };
    case 't': {
      const code = invitationIn(first);
      return code === null ? unknown(given) : { page: 'room', code, token: wordIn(second) };
    }
    case 'board': {
      const code = tableCodeIn(first);
      return code === null && given !== null ? unknown(given) : { page, code };
    }
    case 'hand': {
      const code = invitationIn(first);
      if (code === null) return unknown(given);
      if (second !== 'for') return { page, code, token: wordIn(second), replaces: null };
      const [member, secret] = [numberIn(third), wordIn(fourth)];
      const replaces = member === null || secret === null ? null : { member, secret };
      return { page, code, token: null, replaces };
    }
    case 'record': {
      const code = tableCodeIn(first);
      const game = numberIn(second);
      if (code === null) return unknown(given);
      if (game === null) return unknown();
      return { page, code, game, deal: numberIn(third), step: numberIn(fourth) };
    }
    case 'game':
      return given === null ? unknown() : { page: 'table', game: given };
    // Positions had a page of their own.
    case 'position':
    case 'analyse':
      return { page: 'analyse', text: textIn(link.slice(page.length + 1))?.replaceAll('_', ' ') ?? null };
    case 'daily':
      return { page, date: dateIn(first) };
    case 'challenge': {
      const text = tableCodeIn(first) ?? wordIn(first);
      return text === null ? unknown() : { page, text };
    }
    case 'puzzles':
      return { page, puzzle: wordIn(first) };
    case 'deal': {
      const deal = wordIn(first);
      return deal === null ? unknown() : { page: 'shared', deal, step: numberIn(second) };
    }
    case 'replay':
      return given === null
        ? unknown()
        : { page, game: given, deal: numberIn(second), step: numberIn(third) };
    default:
      return unknown();
  }
}

function unknown(code: string | null = null): Route {
  return { page: 'unknown', code };
}
