import type { NetworkInterfaceInfo } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressesOf,
  type Interfaces,
  type Listening,
  localAddressesOf,
  ownAddressOf,
  reachOf,
  sharedAddressesOf,
} from './addresses.ts';
import { type Certificate, readCertificate } from './config/certificate.ts';
import { makeCertificate, type TestCertificate } from './testing/testCertificate.ts';

const everywhere: Listening = { host: '0.0.0.0', port: 1760, certificate: null };

function infoOf(address: string): NetworkInterfaceInfo {
  const internal = address.startsWith('127.');
  return { address, netmask: '', family: 'IPv4', mac: '', internal, cidr: null };
}

/** The networks of a machine by the addresses of its interfaces. */
function interfacesOf(addresses: Readonly<Record<string, string>>): Interfaces {
  return Object.fromEntries(Object.entries(addresses).map(([name, address]) => [name, [infoOf(address)]]));
}

describe('the addresses of a server', () => {
  it('are its host only, or this machine and then its networks', () => {
    expect(addressesOf({ ...everywhere, host: 'localhost' })).toEqual(['http://localhost:1760']);
    expect(addressesOf({ ...everywhere, host: '::1' })).toEqual(['http://[::1]:1760']);
    expect(addressesOf({ ...everywhere, host: '10.0.0.5' })).toEqual(['http://10.0.0.5:1760']);
    const [first, ...others] = addressesOf(everywhere);
    expect(first).toBe('http://localhost:1760');
    for (const address of others) expect(address).toMatch(/^http:\/\/[\w.-]+:1760$/);
  });
});

describe('the addresses in the local network', () => {
  it('are private ones first, then public ones and tunnels, and never those of containers', () => {
    const interfaces = interfacesOf({
      lo: '127.0.0.1',
      docker0: '172.17.0.1',
      'br-0123456789ab': '172.18.0.1',
      virbr0: '192.168.122.1',
      wg0: '10.8.0.2',
      eth0: '203.0.113.5',
      wlan0: '192.168.1.5',
    });
    expect(localAddressesOf(everywhere, interfaces, ['laptop.local'])).toEqual([
      'http://192.168.1.5:1760',
      'http://203.0.113.5:1760',
      'http://10.8.0.2:1760',
      'http://laptop.local:1760',
    ]);
  });

  it('are those of the house before those of a VPN, whatever its interface is called, and of no network last', () => {
    const vpns = {
      'Ethernet 4': '169.254.17.2',
      nordlynx: '10.5.0.2',
      'ProtonVPN TUN': '10.2.0.2',
      'WireGuard Tunnel': '10.9.0.2',
      'ZeroTier One [a]': '10.147.17.3',
      CloudflareWARP: '172.16.0.2',
      'Ethernet 5': '100.101.102.103',
      'Wi-Fi': '192.168.1.5',
    };
    const addresses = localAddressesOf(everywhere, interfacesOf(vpns), []);
    expect(addresses[0]).toBe('http://192.168.1.5:1760');
    expect(addresses.at(-1)).toBe('http://169.254.17.2:1760');
  });

  it('are those of a virtual switch that shares the network of the house, and not those inside Windows', () => {
    const interfaces = interfacesOf({
      'vEthernet (WSL (Hyper-V firewall))': '172.28.0.1',
      'vEthernet (Default Switch)': '172.29.0.1',
      'vEthernet (House)': '192.168.1.5',
    });
    expect(localAddressesOf(everywhere, interfaces, [])).toEqual(['http://192.168.1.5:1760']);
  });

  it('are the public ones alone if there are such, those in the house first', () => {
    const listening = { ...everywhere, host: '192.168.1.5' };
    const origins = ['https://game.example', 'http://localhost:1760', 'http://192.168.1.5:1760'];
    expect(sharedAddressesOf(listening, origins)).toEqual([
      'http://192.168.1.5:1760',
      'https://game.example',
    ]);
    expect(sharedAddressesOf({ ...everywhere, host: 'localhost' }, ['https://game.example'])).toEqual([
      'https://game.example',
    ]);
    expect(sharedAddressesOf(listening, null)).toEqual(['http://192.168.1.5:1760']);
  });

  it('are none without a network, or if the server listens to this machine only', () => {
    const lonely = interfacesOf({ lo: '127.0.0.1', docker0: '172.17.0.1' });
    const connected = interfacesOf({ wlan0: '192.168.1.5' });
    expect(localAddressesOf(everywhere, lonely, ['laptop.local'])).toEqual([]);
    for (const host of ['localhost', '127.0.0.1', '::1'])
      expect(localAddressesOf({ ...everywhere, host }, connected)).toEqual([]);
  });

  it('are the one address on which the server listens', () => {
    const connected = interfacesOf({ wlan0: '192.168.1.5', eth0: '10.0.0.5' });
    expect(localAddressesOf({ ...everywhere, host: '10.0.0.5' }, connected)).toEqual([
      'http://10.0.0.5:1760',
    ]);
  });
});

describe('with a certificate', () => {
  const connected = interfacesOf({ eth0: '10.0.0.5', wlan0: '192.168.1.5' });
  const files: TestCertificate[] = [];
  let ofName: Listening;
  let ofAddress: Listening;
  let ofOthers: Listening;

  function certificateFor(...names: readonly string[]): Certificate | null {
    const made = makeCertificate(...names);
    files.push(made);
    const read = readCertificate({ certificateFile: made.file, certificateKeyFile: made.keyFile });
    if (!read.ok) throw new Error(read.error);
    return read.value;
  }

  beforeAll(() => {
    ofName = { ...everywhere, certificate: certificateFor('DNS:laptop.local', 'DNS:localhost') };
    ofAddress = { ...everywhere, certificate: certificateFor('DNS:laptop.local', 'IP:192.168.1.5') };
    ofOthers = { ...everywhere, certificate: certificateFor('IP:192.0.2.1') };
  });

  afterAll(() => {
    for (const made of files) made.remove();
  });

  it('the addresses are those for which it is valid', () => {
    expect(localAddressesOf(ofName, connected, [])).toEqual(['https://laptop.local:1760']);
    expect(localAddressesOf(ofAddress, connected, ['laptop.local'])).toEqual([
      'https://192.168.1.5:1760',
      'https://laptop.local:1760',
    ]);
  });

  it('for other hosts the addresses are those of the networks', () => {
    expect(localAddressesOf(ofOthers, connected, [])).toEqual([
      'https://10.0.0.5:1760',
      'https://192.168.1.5:1760',
    ]);
  });

  it('others reach the server, with a warning if no address is in the certificate', () => {
    expect(reachOf(ofName, localAddressesOf(ofName, connected, []))).toBe('network');
    expect(reachOf(ofOthers, localAddressesOf(ofOthers, connected, []))).toBe('untrusted');
    expect(reachOf(everywhere, ['http://10.0.0.5:1760'])).toBe('network');
    expect(reachOf(everywhere, [])).toBe('no-network');
    expect(reachOf({ ...everywhere, host: 'localhost' }, [])).toBe('restricted');
    expect(reachOf({ ...everywhere, host: 'localhost' }, ['https://game.example'])).toBe('network');
  });

  it('there are no addresses without a network', () => {
    expect(localAddressesOf(ofName, interfacesOf({ lo: '127.0.0.1' }), [])).toEqual([]);
  });

  it('the own address is localhost if the certificate is valid for it', () => {
    expect(ownAddressOf(ofName)).toBe('https://localhost:1760');
    expect(ownAddressOf({ ...ofName, host: '127.0.0.1' })).toBe('https://127.0.0.1:1760');
  });
});
