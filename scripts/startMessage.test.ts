import { stripVTControlCharacters } from 'node:util';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { firewallHint, qrCode, type Started, startMessage } from './startMessage.ts';

const started: Started = {
  own: 'http://localhost:1760',
  shared: ['http://192.168.1.5:1760', 'http://laptop.local:1760'],
  isRestricted: false,
  isMistrusted: false,
  firewall: 'sudo ufw allow 1760/tcp',
  hasColours: false,
};

function linesOf(changes: Partial<Started>): readonly string[] {
  return stripVTControlCharacters(startMessage({ ...started, ...changes })).split('\n');
}

describe('the message of npm start', () => {
  it('names the addresses, and what to do if a phone does not reach them', () => {
    expect(linesOf({})).toEqual([
      '',
      '  Nain Jaune: the table is set at http://localhost:1760',
      '',
      '  Phones and other computers: http://192.168.1.5:1760',
      '  or http://laptop.local:1760',
      '',
      '  If a phone cannot open it: it must be in the same Wi-Fi, and not in a guest network.',
      '  sudo ufw allow 1760/tcp',
      '  HOST=localhost npm start serves this computer alone. Ctrl-C stops the server.',
      '',
    ]);
  });

  it('has the QR code of the best address in a terminal with colours', () => {
    const code = stripVTControlCharacters(qrCode('http://192.168.1.5:1760'));
    expect(linesOf({ hasColours: true }).join('\n')).toContain(code.replaceAll(/^/gm, '  '));
    expect(linesOf({}).join('\n')).not.toMatch(/[▀▄█]/);
  });

  it('says that there is no network', () => {
    expect(linesOf({ shared: [] }).slice(3)).toEqual([
      expect.stringMatching(/^ {2}This computer is in no network/),
      '  HOST=localhost npm start serves this computer alone. Ctrl-C stops the server.',
      '',
    ]);
  });

  it('says how to serve the network if it does not', () => {
    expect(linesOf({ shared: [], isRestricted: true }).slice(3)).toEqual([
      '  Only this computer can open it. Without HOST, npm start serves your network too.',
      '  Ctrl-C stops the server.',
      '',
    ]);
  });

  it('has no hint at the Wi-Fi for an address in the internet', () => {
    const lines = linesOf({ shared: ['https://game.example'], firewall: null });
    expect(lines.join('\n')).not.toContain('Wi-Fi');
  });

  it('says that browsers will warn of the certificate', () => {
    expect(linesOf({ isMistrusted: true }).join('\n')).toMatch(
      /certificate is for other addresses\. See docs/,
    );
  });
});

describe('a QR code in the terminal', () => {
  it.each(['http://192.168.1.5:1760', 'https://a-very-long-name-of-a-laptop.local:1760'])(
    'of %s has its squares, a white margin of four around them, and the same colours on every terminal',
    (address) => {
      const coloured = qrCode(address).split('\n');
      for (const line of coloured) {
        expect(line.startsWith('\u001B[38;5;231;48;5;16m')).toBe(true);
        expect(line.endsWith('\u001B[0m')).toBe(true);
      }
      const { data } = encode(address, { border: 4 });
      const white = data[0]?.map(() => false) ?? [];
      expect(squaresOf(coloured)).toEqual([...data, white]);
    },
  );

  /** Returns for each square whether it is black. */
  function squaresOf(lines: readonly string[]): readonly (readonly boolean[])[] {
    return lines
      .map((line) => [...stripVTControlCharacters(line)])
      .flatMap((line) => [
        line.map((half) => half !== '█' && half !== '▀'),
        line.map((half) => half !== '█' && half !== '▄'),
      ]);
  }
});

describe('the hint at the firewall', () => {
  it.each<[platform: string, programs: string[], hint: unknown]>([
    ['linux', ['/usr/sbin/ufw'], 'The firewall may be in the way: sudo ufw allow 1760/tcp'],
    [
      'linux',
      ['/usr/bin/firewall-cmd'],
      'The firewall may be in the way: sudo firewall-cmd --add-port=1760/tcp',
    ],
    ['linux', [], 'A firewall may be in the way, such as ufw: sudo ufw allow 1760/tcp'],
    ['darwin', [], expect.stringContaining('allow incoming connections for node')],
    ['win32', [], expect.stringContaining('allow Node.js in private networks')],
  ])('on %s with %j', (platform, programs, hint) => {
    expect(firewallHint(platform, 1760, (path) => programs.includes(path))).toEqual(hint);
  });
});
