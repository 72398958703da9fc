import { describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { addressName, isLocalAddress, knownForwarders, trustedProxies } from './address.ts';
import { type Limited, RateLimits, TokenBuckets } from './rateLimits.ts';

describe('a token bucket', () => {
  it('is emptied, and refilled over time up to its burst', () => {
    const buckets = new TokenBuckets({ burst: 2, perSecond: 1 });
    const take = (now: number) => buckets.take('one', now);
    expect([take(0), take(0), take(0)]).toEqual([true, true, false]);
    expect([buckets.wait('one', 0), buckets.wait('other', 0)]).toEqual([1, 0]);
    expect([take(1000), take(1000)]).toEqual([true, false]);
    expect([1, 2, 3].map(() => take(60_000))).toEqual([true, true, false]);
    expect(buckets.take('other', 60_000)).toBe(true);
  });

  it('is dropped when it is full, so that a million addresses need no memory', () => {
    const buckets = new TokenBuckets({ burst: 1, perSecond: 1 });
    for (let index = 0; index < 100_000; index += 1) buckets.take(`address ${index}`, index * 10);
    expect(buckets.size).toBeLessThan(2100);
  });
});

describe('an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is counted as %s', (address, name) => {
    expect(addressName(address)).toBe(name);
  });

  it.each(['127.0.0.1', '::1', '10.2.3.4', '172.20.0.1', '192.168.1.1', '::ffff:10.0.0.1', 'fd00::1'])(
    '%s is local',
    (address) => {
      expect(isLocalAddress(address)).toBe(true);
    },
  );

  it.each(['192.0.2.7', '172.32.0.1', '2001:db8::1', '11.0.0.1'])('%s is not local', (address) => {
    expect(isLocalAddress(address)).toBe(false);
  });
});

describe('X-Forwarded-For', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ,\t198.51.100.1 ', '203.0.113.7, 198.51.100.1'],
    ['203.0.113.7,,198.51.100.1, ', '203.0.113.7, 198.51.100.1'],
    ['203.0.113.7:40001', '203.0.113.7'],
    ['"203.0.113.7:40001"', '203.0.113.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:DB8::7]:40001', '2001:DB8::7'],
    ['2001:db8:0:0:0:0:0:7:40001', '2001:db8:0:0:0:0:0:7'],
    ['fe80::7%eth0', 'fe80::7'],
    ['[fe80::7%25eth0]:40001', 'fe80::7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::FFFF:203.0.113.7]:40001', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
  ])('%j has the addresses %j', (header, addresses) => {
    expect(knownForwarders(header)).toBe(addresses);
  });

  it.each([
    'unknown',
    '_hidden',
    '203.0.113.256',
    '203.0.113.7:port',
    '[203.0.113.7',
    'for=203.0.113.7',
    ':',
    '[]:80',
  ])('is not believed before an entry without an address: %j', (entry) => {
    expect(knownForwarders(`192.0.2.1, ${entry}`)).toBe('');
    expect(knownForwarders(`192.0.2.1, ${entry}, 203.0.113.7:1`)).toBe('203.0.113.7');
  });
});

describe('a trusted proxy', () => {
  it('by number must be on this machine or in a private network', () => {
    const isProxy = trustedProxies(2);
    expect(['127.0.0.1', '::1', '::ffff:172.18.0.5'].map((address) => isProxy(address, 0))).not.toContain(
      false,
    );
    expect(isProxy('192.0.2.1', 0)).toBe(false);
    // The first proxy may be anywhere, because the second one has seen it.
    expect([isProxy('192.0.2.1', 1), isProxy('192.0.2.1', 2)]).toEqual([true, false]);
  });

  it('by address may be anywhere', () => {
    const isProxy = trustedProxies(['192.0.2.0/24', '2001:db8::7', 'loopback']);
    const addresses = ['192.0.2.9', '2001:db8::7', '::1', '10.0.0.1', '2001:db8::8'];
    expect(addresses.map((address) => isProxy(address, 0))).toEqual([true, true, true, false, false]);
  });

  it('does not exist unless it is configured', () => {
    expect(trustedProxies(null)('127.0.0.1', 0)).toBe(false);
  });
});

describe('the limits', () => {
  function limits(environment: Record<string, string>): RateLimits {
    const config = readConfig(environment);
    if (!config.ok) throw new Error(config.error.join());
    return new RateLimits(config.value, () => 0);
  }

  it('count connections by address and in total', () => {
    const few = limits({ SOCKETS_PER_ADDRESS: '2', MAX_SOCKETS: '3' });
    const end = few.admit('192.0.2.1');
    expect(few.admit('192.0.2.1')).not.toBeNull();
    expect(few.admit('192.0.2.1')).toBeNull();
    expect(few.admit('192.0.2.2')).not.toBeNull();
    expect(few.admit('192.0.2.3')).toBeNull();
    end?.();
    expect(few.sockets).toBe(2);
    expect(few.admit('192.0.2.1')).not.toBeNull();
  });

  it.each<[string, Limited, burst: number, waitS: number]>([
    ['REQUESTS_PER_MINUTE', 'requests', 2, 30],
    ['JOINS_PER_MINUTE', 'joins', 2, 30],
    ['MISSES_PER_MINUTE', 'misses', 2, 30],
    ['CHANGES_PER_MINUTE', 'changes', 2, 30],
    ['TABLES_PER_HOUR', 'tables', 2, 1800],
    ['REPORTS_PER_HOUR', 'reports', 2, 1800],
    ['CHALLENGES_PER_HOUR', 'challenges', 2, 1800],
    ['DOWNLOADS_PER_HOUR', 'downloads', 2, 1800],
    ['ATTEMPTS_PER_DAY', 'attempts', 2, 43_200],
    ['ADDRESS_MESSAGES_PER_SECOND', 'messages', 8, 0.5],
  ])('%s=2 lets each address do %s %i times, and then again after %d s', (variable, what, burst, waitS) => {
    const few = limits({ [variable]: '2' });
    for (let time = 0; time < burst; time += 1) {
      expect(few.stillAllows(what, '192.0.2.1')).toBe(true);
      expect(few.allows(what, '192.0.2.1')).toBe(true);
    }
    expect(few.allows(what, '192.0.2.1')).toBe(false);
    expect(few.stillAllows(what, '192.0.2.1')).toBe(false);
    expect(few.wait(what, '192.0.2.1')).toBe(waitS);
    expect(few.allows(what, '192.0.2.2')).toBe(true);
  });

  it('let a connection send four times its messages of a second at once', () => {
    expect(limits({ MESSAGES_PER_SECOND: '5' }).messages).toEqual({ burst: 20, perSecond: 5 });
  });
});
