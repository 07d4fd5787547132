import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '#test/base/free-port.ts';
import { hasOpenssl, makeCertificate } from '#test/server/certificate.ts';
import { certificateDays } from './read-signs.ts';

describe('The certificate that visitors of the site get', () => {
  it.runIf(hasOpenssl)('counts as ended if browsers would warn of it', async () => {
    const server = createServer(await makeCertificate('DNS:localhost', 60)).listen(0, 'localhost');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    // Nobody that browsers know has signed it.
    expect(await certificateDays(`https://localhost:${(server.address() as AddressInfo).port}`)).toBe(0);
  });

  it('is not judged where there is none, or where the site cannot be reached from here', async () => {
    expect(await certificateDays('http://localhost:3000')).toBeUndefined();
    expect(await certificateDays(undefined)).toBeUndefined();
    expect(await certificateDays(`https://localhost:${await freePort()}`)).toBeUndefined();
  });
});
