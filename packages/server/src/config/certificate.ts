import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createSecureContext } from 'node:tls';
import { failure, type Outcome, success } from '@nain-jaune/engine';

/** The certificate with which the server answers HTTPS itself. */
export interface Certificate {
  /** The certificate and those of its issuers, in PEM format. */
  readonly chain: string;
  /** The private key, in PEM format. */
  readonly key: string;
  readonly parsed: X509Certificate;
}

export interface CertificateFiles {
  readonly certificateFile: string | null;
  readonly certificateKeyFile: string | null;
}

/** Reads the two files. Returns null if none is set, or a sentence that says what to change. */
export function readCertificate({
  certificateFile,
  certificateKeyFile,
}: CertificateFiles): Outcome<Certificate | null, string> {
  if (certificateFile === null && certificateKeyFile === null) return success(null);
  if (certificateFile === null || certificateKeyFile === null)
    return failure('CERTIFICATE_FILE and CERTIFICATE_KEY_FILE belong together. Set both, or neither.');
  try {
    return success(certificateIn(resolve(certificateFile), resolve(certificateKeyFile)));
  } catch (error) {
    return failure(messageOf(error));
  }
}

/** @throws an Error that says what to change */
function certificateIn(file: string, keyFile: string): Certificate {
  const chain = textOf(file, 'CERTIFICATE_FILE');
  const key = textOf(keyFile, 'CERTIFICATE_KEY_FILE');
  const parsed = parsedCertificate(chain, file);
  if (!parsed.checkPrivateKey(parsedKey(key, keyFile)))
    throw new Error(
      `The key in ${keyFile} does not belong to the certificate in ${file}. Set CERTIFICATE_FILE and CERTIFICATE_KEY_FILE to two files that were made together.`,
    );
  try {
    createSecureContext({ cert: chain, key });
  } catch (error) {
    throw new Error(
      `The certificate in ${file} cannot be used (${messageOf(error)}). Make a new one, and set CERTIFICATE_FILE and CERTIFICATE_KEY_FILE to its files.`,
      { cause: error },
    );
  }
  return { chain, key, parsed };
}

function textOf(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(
      `The file ${file} cannot be read (${messageOf(error)}). Create it or make it readable, or set ${variable} to another file.`,
      { cause: error },
    );
  }
}

function parsedCertificate(chain: string, file: string): X509Certificate {
  try {
    return new X509Certificate(chain);
  } catch (error) {
    throw new Error(
      `The file ${file} has no certificate in PEM format. Set CERTIFICATE_FILE to one that begins with -----BEGIN CERTIFICATE-----.`,
      { cause: error },
    );
  }
}

function parsedKey(key: string, file: string): KeyObject {
  try {
    return createPrivateKey(key);
  } catch (error) {
    throw new Error(
      `The file ${file} has no private key in PEM format, or one with a passphrase. Set CERTIFICATE_KEY_FILE to the key of the certificate, without a passphrase.`,
      { cause: error },
    );
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
