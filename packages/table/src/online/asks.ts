import { failure, success } from '@nain-jaune/engine';
import type { Ask, CompanyRefusal, Person } from '@nain-jaune/protocol';
import {
  agree,
  type Changed,
  emptySeat,
  giveToBot,
  personIn,
  rename,
  sit,
  stand,
  withPerson,
} from './company.ts';
import type { KeptCompany } from './entries.ts';

/** What is asked of the company and changes nothing but the company. */
export type PlainAsk = Extract<
  Ask,
  { do: 'sit' | 'stand' | 'ready' | 'rename' | 'bot' | 'free' | 'agree' | 'mute' | 'host' }
>;

const OF_THE_HOST: ReadonlySet<Ask['do']> = new Set([
  'start',
  'bot',
  'free',
  'agree',
  'mute',
  'remove',
  'host',
]);

const NOT_WHILE_PLAYING: ReadonlySet<Ask['do']> = new Set([
  'sit',
  'stand',
  'ready',
  'start',
  'bot',
  'free',
  'agree',
  'remove',
]);

/** Why a person may not ask for this now, whatever it is exactly; null where he may. */
export function whyNot(company: KeptCompany, person: Person['id'], ask: Ask): CompanyRefusal | null {
  if (OF_THE_HOST.has(ask.do) && company.host !== person) return 'host-only';
  if (company.phase === 'closed') return 'not-now';
  return company.phase === 'playing' && NOT_WHILE_PLAYING.has(ask.do) ? 'not-now' : null;
}

/** The company after what a person asked, who may ask for it. `isBot` tells whether a bot may sit here. */
export function carriedOut(
  company: KeptCompany,
  person: Person['id'],
  ask: PlainAsk,
  isBot: (name: string) => boolean,
): Changed {
  switch (ask.do) {
    case 'sit':
      return sit(company, person, ask.seat);
    case 'stand':
      return success(stand(company, person));
    case 'ready':
      return success(withPerson(company, person, { ready: ask.ready }));
    case 'rename':
      return rename(company, person, ask);
    case 'bot':
      return isBot(ask.bot) ? giveToBot(company, ask.seat, ask.bot) : failure('no-such-bot');
    case 'free':
      return emptySeat(company, ask.seat);
    case 'agree':
      return agree(company, ask.settings);
    case 'mute':
      return ofPerson(company, ask.person, () => withPerson(company, ask.person, { muted: ask.muted }));
    case 'host':
      return ofPerson(company, ask.person, () => ({ ...company, host: ask.person }));
  }
}

function ofPerson(company: KeptCompany, id: Person['id'], change: () => KeptCompany): Changed {
  return personIn(company, id) === undefined ? failure('no-such-person') : success(change());
}
