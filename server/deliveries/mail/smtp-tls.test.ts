import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hasOpenssl, makeCertificate } from '#test/server/certificate.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { startSmtp, type TestTls } from '#test/server/smtp.ts';
import { deliveries } from '../../db/schema.ts';
import { sendAgain } from '../list.ts';

const ERROR = 50;
const WARN = 40;

const room = new MailRoom();

/** Another mail server, with a certificate of its own. */
async function startEncrypted(name = 'IP:127.0.0.1', more: Pick<TestTls, 'atOnce'> = {}) {
  const tls = { ...(await makeCertificate(name)), ...more };
  const smtp = await startSmtp(0, tls);
  onTestFinished(smtp.stop);
  return { smtp, cert: tls.cert };
}

/** Accepts everything that this certificate has signed, until the test ends. */
function trust(cert: string): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

const linesOf = (lines: readonly string[], level: number) =>
  lines.map((line): Record<string, unknown> => JSON.parse(line)).filter((line) => line.level === level);

const deadRows = () => room.server.db.select().from(deliveries).where(eq(deliveries.state, 'dead'));

describe.runIf(hasOpenssl)('A mail server whose certificate is not accepted', () => {
  it.each([
    ['nobody known has signed it', { atOnce: false, trusted: false, name: 'IP:127.0.0.1' }],
    ['nobody known has signed it, with smtps', { atOnce: true, trusted: false, name: 'IP:127.0.0.1' }],
    ['it is that of another host', { atOnce: false, trusted: true, name: 'DNS:mail.example' }],
  ])('gets no mail, and none is tried again: %s', async (_name, { name, trusted, atOnce }) => {
    const { smtp, cert } = await startEncrypted(name, { atOnce });
    if (trusted) trust(cert);
    await room.start({ SMTP_URL: smtp.url });
    await room.enquire();
    await room.settled({ dead: 2 });
    for (const row of await deadRows()) expect(row).toMatchObject({ error: 'smtp_certificate', attempts: 1 });
    expect(smtp.begun).toBe(0);
  });

  it('is reported with what to do, at the start already, and once for all mail that it stops', async () => {
    const { smtp } = await startEncrypted();
    const { lines } = await room.start({ SMTP_URL: smtp.url });
    await expect.poll(() => linesOf(lines, ERROR)).toHaveLength(1);
    for (let count = 0; count < 3; count += 1) await room.enquire();
    await room.settled({ dead: 6 });
    const [error, ...more] = linesOf(lines, ERROR);
    expect(more).toEqual([]);
    expect(error).toMatchObject({ code: 'smtp_certificate' });
    expect(error?.remedy).toContain('send-again --state dead --error smtp_certificate');
  });

  it('gets what it missed when it is mended, encrypted', async () => {
    const { smtp, cert } = await startEncrypted();
    const { stop } = await room.start({ SMTP_URL: smtp.url });
    await room.enquire();
    await room.settled({ dead: 2 });
    await stop();
    trust(cert);
    await room.start({ SMTP_URL: smtp.url });
    expect(await sendAgain(room.server.db, { state: 'dead', errors: ['smtp_certificate'] })).toHaveLength(2);
    await room.settled({ sent: 2 });
    expect(smtp.accepted.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
  });

  it('gets mail if SMTP_URL says that its certificate does not count', async () => {
    const { smtp } = await startEncrypted('DNS:mail.example');
    const { lines } = await room.start({ SMTP_URL: `${smtp.url}?tls.rejectUnauthorized=false` });
    await room.enquire();
    await room.settled({ sent: 2 });
    expect(smtp.accepted.map(({ isEncrypted }) => isEncrypted)).toEqual([true, true]);
    expect(linesOf(lines, ERROR)).toEqual([]);
  });

  it('gets mail if SMTP_URL names the host that its certificate has', async () => {
    const { smtp, cert } = await startEncrypted('DNS:mail.example');
    trust(cert);
    await room.start({ SMTP_URL: `${smtp.url}?tls.servername=mail.example` });
    await room.enquire();
    await room.settled({ sent: 2 });
  });
});

describe('A mail server without TLS', () => {
  it.each(['smtp', 'smtps'])('gets nothing by %s:// and is reported', async (protocol) => {
    const { lines } = await room.start({ SMTP_URL: `${protocol}://127.0.0.1:${room.smtp.port}` });
    await room.enquire();
    await room.settled({ dead: 2 });
    for (const row of await deadRows()) expect(row).toMatchObject({ error: 'smtp_no_tls', attempts: 1 });
    expect(room.smtp.begun).toBe(0);
    const [error, ...more] = linesOf(lines, ERROR);
    expect(more).toEqual([]);
    expect(error?.remedy).toContain('requireTLS=false');
  });

  it('gets mail if SMTP_URL says so', async () => {
    const { lines } = await room.start({ SMTP_URL: `smtp://127.0.0.1:${room.smtp.port}?requireTLS=false` });
    await room.enquire();
    await room.settled({ sent: 2 });
    expect(room.smtp.accepted.map(({ isEncrypted }) => isEncrypted)).toEqual([false, false]);
    expect(linesOf(lines, ERROR)).toEqual([]);
  });
});

it('A mail server that is away when the server starts is a warning, and the start does not wait for it', async () => {
  const { url } = room.smtp;
  await room.smtp.stop();
  const { lines } = await room.start({ SMTP_URL: url });
  await expect.poll(() => linesOf(lines, WARN)).toHaveLength(1);
  expect(linesOf(lines, WARN)[0]).toMatchObject({ code: 'esocket' });
  expect(linesOf(lines, ERROR)).toEqual([]);
});
