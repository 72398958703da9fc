import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnDebian } from './postgres.ts';

const program = 'openssl';

/** A self-signed certificate in files. */
export interface TestCertificate {
  readonly file: string;
  readonly keyFile: string;
  remove(): void;
}

/** Makes a certificate for names such as `DNS:localhost` and `IP:127.0.0.1`, with OpenSSL. */
export function makeCertificate(...names: readonly string[]): TestCertificate {
  return make('ec -pkeyopt ec_paramgen_curve:prime256v1', names);
}

/** Makes a certificate with a key that is too short for TLS. */
export function makeWeakCertificate(): TestCertificate {
  return make('rsa:512', ['DNS:laptop.local']);
}

function make(key: string, names: readonly string[]): TestCertificate {
  const folder = mkdtempSync(join(tmpdir(), 'nain-certificate-'));
  const [file, keyFile] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const command = [
    ...`req -x509 -newkey ${key} -nodes -days 2 -subj /CN=test`.split(' '),
    ...['-addext', `subjectAltName=${names.join(',')}`, '-keyout', keyFile, '-out', file],
  ];
  if (!hasOpenssl() && !installOnDebian(program)) throw new Error('These tests need the command openssl.');
  execFileSync(program, command, { stdio: 'pipe' });
  return { file, keyFile, remove: () => rmSync(folder, { recursive: true }) };
}

function hasOpenssl(): boolean {
  try {
    execFileSync(program, ['version'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
