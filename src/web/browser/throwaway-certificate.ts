import { createHash, webcrypto } from 'node:crypto';

/** A key that lives as long as the process, with which the filtering proxy answers for every host. */
export interface ThrowawayCertificate {
  readonly key: string;
  readonly cert: string;
  /** What the browser is told to accept, and nothing else: the hash of the public key, in base64. */
  readonly publicKeyHash: string;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** Makes a certificate that only a browser which was told its hash trusts. */
export async function makeCertificate(now: Date): Promise<ThrowawayCertificate> {
  // Three hundred modules that nobody needs before the first page is rendered.
  await import('reflect-metadata');
  const { X509CertificateGenerator } = await import('@peculiar/x509');
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=filtering proxy',
      keys,
      signingAlgorithm: ALGORITHM,
      notBefore: new Date(now.getTime() - 86_400_000),
      notAfter: new Date(now.getTime() + 90 * 86_400_000),
    },
    webcrypto,
  );
  const privateKey = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)).toString('base64');
  const publicKey = Buffer.from(await webcrypto.subtle.exportKey('spki', keys.publicKey));
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${privateKey}\n-----END PRIVATE KEY-----\n`,
    cert: certificate.toString('pem'),
    publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
  };
}
