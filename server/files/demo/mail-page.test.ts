import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '#test/server/deliver.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { deliveries } from '../../db/schema.ts';
import { buildApp } from '../../start/build-app.ts';

const room = new MailRoom();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tk-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The pages of a server with these settings. */
async function pagesOf({ demo = true, smtpUrl }: { demo?: boolean; smtpUrl?: string } = {}) {
  const mail = { smtpUrl, from: '', dkim: undefined, operator: undefined };
  const app = await buildApp({
    config: { logLevel: 'silent', demo, trustProxy: false, dataDir: folder, mail },
  });
  return (url: string) => app.inject({ url });
}

describe('Whoever tries the product out', () => {
  it('reads the mail as it would arrive; nothing in it runs or loads', async () => {
    const get = await pagesOf();
    expect((await get('/demo/mail/')).body).toContain('まだメールはありません');

    await deliver(room.opened, room.outbox, { DATA_DIR: folder });
    await room.enquire({ name: '<script>alert(1)</script>' });
    await room.settled({ sent: 2 });
    const list = await get('/demo/mail/');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.body).toContain('お問い合わせ：&lt;script&gt;alert(1)&lt;/script&gt; 様');

    const [row] = await room.server.db.select().from(deliveries).where(eq(deliveries.recipient, 'operator'));
    const address = `/demo/mail/${row?.subjectUuid}/${row?.uuid}`;
    expect(list.body).toContain(address);
    const page = await get(address);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.body).toContain(`<iframe src="${address}/html" sandbox`);
    expect(page.body).not.toContain('<script');
    const part = await get(`${address}/html`);
    expect(part.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(part.body).not.toContain('<script');
    expect(part.body).toContain('質問です');
  });

  it.each([
    '/demo/mail/x/y',
    `/demo/mail/..%2f..%2fetc/${crypto.randomUUID()}`,
    `/demo/mail/${crypto.randomUUID()}/${crypto.randomUUID()}/html`,
  ])('finds nothing else: %s', async (url) => {
    expect((await (await pagesOf())(url)).statusCode).toBe(404);
  });

  it('reads it on their own machine only: mails have the links by which people sign in', async () => {
    const mail = { smtpUrl: undefined, from: '', dkim: undefined, operator: undefined };
    const config = { logLevel: 'silent', demo: true, trustProxy: false, dataDir: folder, mail } as const;
    const app = await buildApp({ config });
    const status = async (options: object) =>
      (await app.inject({ url: '/demo/mail/', ...options })).statusCode;
    expect(await status({})).toBe(200);
    expect(await status({ remoteAddress: '192.168.1.20' })).toBe(404);
    expect(await status({ headers: { host: 'takakurabe.example' } })).toBe(404);
    for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])
      expect(await status({ headers: { host: 'localhost', [name]: '127.0.0.1' } })).toBe(404);
  });

  it('finds no mail where it is sent, or where nothing is tried out', async () => {
    for (const settings of [{ demo: false }, { smtpUrl: 'smtp://mail.example' }])
      expect((await (await pagesOf(settings))('/demo/mail/')).statusCode).toBe(404);
  });
});
