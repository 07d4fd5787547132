import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { jpeg } from '#test/server/photos.ts';
import { encodeSubmission, type SentForm } from '#test/server/submission.ts';

const PLACES = 128;
const ADDRESSES = 60;

describe('While strangers hold all places with slow uploads', () => {
  let server: TestApp;
  let withPhoto: SentForm;
  beforeAll(async () => {
    server = await startTestApp({ config: { logLevel: 'silent', demo: false, trustProxy: ['loopback'] } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const photos = [{ name: 'a.jpg', content: jpeg(400_000) }];
    withPhoto = await encodeSubmission({ items: [{ category: 'bag', photos }] });
  });
  afterAll(() => server.close());

  const addressOf = () => {
    const address = server.app.server.address();
    return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 };
  };

  /** Sends the head of a form and its first bytes, then stops. */
  async function slowUpload(from: string): Promise<Socket> {
    const socket = connect(addressOf()).on('error', () => {});
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    const type = withPhoto.headers['content-type'];
    socket.write(
      `POST ${CALLS.submitRequest.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${from}\r\nContent-Type: ${type}\r\nContent-Length: 9000000\r\n\r\n`,
    );
    socket.write(withPhoto.payload.subarray(0, 2_000));
    return socket;
  }

  async function send({ headers, payload }: SentForm): Promise<number> {
    const { host, port } = addressOf();
    const answer = await fetch(`http://${host}:${port}${CALLS.submitRequest.path}`, {
      method: 'POST',
      headers: { ...headers, 'x-forwarded-for': '203.0.113.77' },
      body: new Uint8Array(payload),
    });
    return answer.status;
  }

  it('sellers with photos and without are through, and health says that somebody is turned away', async () => {
    const healthy = await server.app.inject('/health');
    expect(healthy.json()).toEqual({ status: 'ok' });
    const strangers: Promise<Socket>[] = [];
    for (let n = 0; n < PLACES + 20; n += 1) strangers.push(slowUpload(`198.51.100.${n % ADDRESSES}`));
    await Promise.all(strangers);
    const withoutPhoto = await encodeSubmission({ customer: { email: 'a@example.jp' } });
    for (let times = 0; times < 3; times += 1) {
      expect(await send(withPhoto)).toBe(200);
      expect(await send(withoutPhoto)).toBe(200);
    }
    const health = await server.app.inject('/health');
    expect([health.statusCode, health.json()]).toEqual([
      200,
      {
        status: 'degraded',
        reasons: ['sellers are turned away'],
        pages: ['/desk/help/sellers-turned-away'],
      },
    ]);
  });
});
