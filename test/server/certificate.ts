import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Tests of TLS need it. */
export const hasOpenssl = await promisify(execFile)('openssl', ['version']).then(
  () => true,
  () => false,
);
if (!hasOpenssl) console.log('openssl is not installed: TLS is not tested');

/**
 * @param name such as IP:127.0.0.1 or DNS:localhost
 * @param days until it ends
 * @returns a key and a certificate that it has signed itself
 */
export async function makeCertificate(name: string, days = 2): Promise<{ key: string; cert: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'tk-certificate-'));
  const request = `-x509 -newkey rsa:2048 -nodes -days ${days} -subj /CN=test -keyout key -out cert`.split(
    ' ',
  );
  const names = ['-addext', `subjectAltName=${name}`];
  await promisify(execFile)('openssl', ['req', ...request, ...names], { cwd: folder });
  const [key, cert] = await Promise.all(['key', 'cert'].map((file) => readFile(join(folder, file), 'utf8')));
  await rm(folder, { recursive: true });
  return { key: key ?? '', cert: cert ?? '' };
}
