import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import { createSecureContext, type SecureContext } from 'node:tls';
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from '@peculiar/x509';

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const DAY = 86_400_000;

/** A certificate authority that lives as long as the process: who trusts it takes the replaying proxy for any host. */
export class ReplayAuthority {
  private readonly contexts = new Map<string, Promise<SecureContext>>();
  private readonly own: X509Certificate;
  private readonly keys: webcrypto.CryptoKeyPair;
  /** One key, in PEM, serves all hosts: making one takes longer than signing a certificate. */
  private readonly hostKeys: webcrypto.CryptoKeyPair;
  private readonly hostKey: string;

  private constructor(own: X509Certificate, keys: webcrypto.CryptoKeyPair, hosts: HostKeys) {
    this.own = own;
    this.keys = keys;
    this.hostKeys = hosts.keys;
    this.hostKey = hosts.pem;
  }

  static async make(): Promise<ReplayAuthority> {
    const [keys, hosts] = await Promise.all([makeKeys(), makeHostKeys()]);
    const own = await X509CertificateGenerator.createSelfSigned(
      {
        name: 'CN=Replay',
        keys,
        signingAlgorithm: ALGORITHM,
        ...validity(),
        extensions: [new BasicConstraintsExtension(true, 0, true)],
      },
      webcrypto,
    );
    return new ReplayAuthority(own, keys, hosts);
  }

  /** What clients must trust, in PEM. */
  get certificate(): string {
    return this.own.toString('pem');
  }

  /** What the proxy answers with in place of a host. */
  async contextOf(host: string): Promise<SecureContext> {
    const known = this.contexts.get(host) ?? this.makeContext(host);
    this.contexts.set(host, known);
    return known;
  }

  private async makeContext(host: string): Promise<SecureContext> {
    const name = { type: isIP(host) === 0 ? ('dns' as const) : ('ip' as const), value: host };
    const certificate = await X509CertificateGenerator.create(
      {
        subject: 'CN=Replayed',
        issuer: this.own.subject,
        publicKey: this.hostKeys.publicKey,
        signingKey: this.keys.privateKey,
        signingAlgorithm: ALGORITHM,
        ...validity(),
        extensions: [new SubjectAlternativeNameExtension([name])],
      },
      webcrypto,
    );
    return createSecureContext({ key: this.hostKey, cert: certificate.toString('pem') });
  }
}

interface HostKeys {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly pem: string;
}

async function makeKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

async function makeHostKeys(): Promise<HostKeys> {
  const keys = await makeKeys();
  const key = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  return { keys, pem: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----\n` };
}

function validity(): { readonly notBefore: Date; readonly notAfter: Date } {
  return { notBefore: new Date(Date.now() - DAY), notAfter: new Date(Date.now() + DAY) };
}
