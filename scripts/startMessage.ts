import { styleText } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { QUIET_ZONE } from '../packages/web/src/room/online/quietZone.ts';

/** What `npm start` prints about. */
export interface Started {
  /** The address at which this computer reaches the server. */
  readonly own: string;
  /** The addresses at which others reach it, the best one first. */
  readonly shared: readonly string[];
  /** Whether the server listens to this computer only. */
  readonly isRestricted: boolean;
  /** Whether browsers will warn, because the certificate is for other addresses. */
  readonly isMistrusted: boolean;
  /** What to do if phones do not reach the addresses; null if they are not in the local network. */
  readonly firewall: string | null;
  /** Whether the terminal shows colours, which a QR code needs. */
  readonly hasColours: boolean;
}

/** White and black of the fixed part of the palette: a terminal with light colours shows them as one with dark colours does. */
const WHITE_ON_BLACK = '\u001B[38;5;231;48;5;16m';
const RESET = '\u001B[0m';
const HOUSE = 'docs/running.md#in-one-room';

/** Returns the text that `npm start` prints when the server listens. */
export function startMessage(started: Started): string {
  const { own, shared } = started;
  const title = `${styleText('bold', 'Nain Jaune')}: the table is set at ${styleText('cyan', own)}`;
  const parts = shared.length > 0 ? invitation(started) : [loneliness(started)];
  const end = started.isRestricted
    ? 'Ctrl-C stops the server.'
    : 'HOST=localhost npm start serves this computer alone. Ctrl-C stops the server.';
  return `\n${indented([title, '', ...parts, end].join('\n'))}\n`;
}

function invitation(started: Started): readonly string[] {
  const { shared, isMistrusted, firewall, hasColours } = started;
  const [best = '', ...others] = shared;
  return [
    `Phones and other computers: ${styleText(['bold', 'cyan'], best)}`,
    ...(others.length > 0 ? [`or ${others.map((one) => styleText('cyan', one)).join(', ')}`] : []),
    '',
    ...(hasColours ? [qrCode(best), ''] : []),
    ...(isMistrusted ? [`Browsers will warn: the certificate is for other addresses. See ${HOUSE}.`] : []),
    ...(firewall === null
      ? []
      : ['If a phone cannot open it: it must be in the same Wi-Fi, and not in a guest network.', firewall]),
  ];
}

function loneliness({ isRestricted }: Started): string {
  return isRestricted
    ? 'Only this computer can open it. Without HOST, npm start serves your network too.'
    : 'This computer is in no network, so only it can open the page. Phones can once it is: start again to see the address.';
}

/** Returns a QR code of half blocks: two rows of squares in one line. */
export function qrCode(text: string): string {
  const lines = renderUnicodeCompact(text, { border: QUIET_ZONE }).split('\n');
  // The number of rows is odd. The last line has a white row more, and no black one.
  return lines
    .map((line, index) => (index === lines.length - 1 ? line.replaceAll('▀', '█') : line))
    .map((line) => `${WHITE_ON_BLACK}${line}${RESET}`)
    .join('\n');
}

/** Returns what to do if the firewall of this computer is in the way. */
export function firewallHint(platform: string, port: number, hasProgram: (path: string) => boolean): string {
  if (platform === 'darwin')
    return 'The firewall of macOS must allow incoming connections for node: System Settings, Network, Firewall, Options.';
  if (platform === 'win32')
    return 'The firewall of Windows must allow Node.js in private networks, and this network must be a private one.';
  const command = hasProgram('/usr/bin/firewall-cmd')
    ? `sudo firewall-cmd --add-port=${port}/tcp`
    : `sudo ufw allow ${port}/tcp`;
  const hasFirewall = hasProgram('/usr/bin/firewall-cmd') || hasProgram('/usr/sbin/ufw');
  return `${hasFirewall ? 'The firewall may be in the way' : 'A firewall may be in the way, such as ufw'}: ${command}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
