import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { StoreUnreachable } from '../errors.ts';
import { unreachableIfDown } from './pool.ts';

function errorWith(code: string): pg.DatabaseError {
  const error = new pg.DatabaseError('a message of PostgreSQL', 0, 'error');
  error.code = code;
  return error;
}

const about = {
  'the connection': ['08000', '08006', '08P01'],
  'its resources': ['53000', '53100', '53300'],
  'an operator': ['57000', '57P01', '57P03', '57014'],
  'its system': ['58000', '58030'],
  'being a standby': ['25006'],
};

describe.each(Object.entries(about))('an error of PostgreSQL about %s', (_about, codes) => {
  it.each(codes)('means that it is unreachable: %s', async (code) => {
    const error = errorWith(code);
    const outcome = unreachableIfDown(Promise.reject(error));
    await expect(outcome).rejects.toThrow(StoreUnreachable);
    await expect(outcome).rejects.toMatchObject({ cause: error });
  });
});

it.each(['23505', '42601', '22P02', '40P01', '25001'])(
  'an error of PostgreSQL about a statement is unchanged: %s',
  async (code) => {
    const error = errorWith(code);
    await expect(unreachableIfDown(Promise.reject(error))).rejects.toBe(error);
  },
);

it('any other error means that PostgreSQL is unreachable', async () => {
  await expect(unreachableIfDown(Promise.reject(new Error('ECONNRESET')))).rejects.toThrow(StoreUnreachable);
  await expect(unreachableIfDown(Promise.reject('text'))).rejects.toThrow('text');
});
