import { createVerify, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CALLS } from '#contract/calls/index.ts';
import { deliver } from '#test/server/deliver.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { EMAIL, MailRoom, OPERATOR_MAIL } from '#test/server/mail-room.ts';
import { registrationBody } from '#test/server/site-forms.ts';
import { createLog } from '../base/logging.ts';
import { numberOf } from '../db/records/number.ts';
import { contactEnquiries, deliveries, matches, shopRegistrations, shops } from '../db/schema.ts';
import { eraseByUuid } from '../people/erase.ts';
import { approveRegistration, refuseRegistration } from '../shops/registrations.ts';
import { carryOut } from './carry-out.ts';
import { forgetErased } from './mail/kept-mail.ts';
import { keepingTransport } from './mail/transport.ts';

const room = new MailRoom();
const visitors = new Visitors(() => room.server);

/** Whether the headers are signed (RFC 6376, relaxed). */
function isSigned(raw: string, key: KeyObject): boolean {
  const [head = ''] = raw.split('\r\n\r\n');
  const headers = head.split(/\r\n(?=\S)/).map((header): [name: string, line: string] => {
    const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(header) ?? [];
    return [name.toLowerCase(), `${name.toLowerCase()}:${value.replace(/\s+/g, ' ').trim()}`];
  });
  const find = (header: string) => headers.find(([name]) => name === header)?.[1] ?? '';
  const dkim = find('dkim-signature');
  const tag = (name: string) => new RegExp(`\\b${name}=([^;]*)`).exec(dkim)?.[1]?.trim() ?? '';
  expect([tag('d'), tag('s')]).toEqual(['takakurabe.example', 'tk']);
  const signed = [
    ...tag('h')
      .split(':')
      .map((name) => find(name.trim().toLowerCase())),
    dkim.replace(/\bb=.*$/, 'b='),
  ];
  const verify = createVerify('RSA-SHA256').update(signed.join('\r\n'));
  return verify.verify(key, tag('b').replaceAll(' ', ''), 'base64');
}

describe('When a seller has asked for quotes', () => {
  it('the seller reads what was received and who will call', async () => {
    await room.start();
    const { uuid, company_shops } = await room.ask({ name1: '花子 山田' });
    await room.settled({ sent: 1 + company_shops.length });
    const [mail] = room.mailTo(EMAIL);
    expect(mail?.subject).toBe(`査定のご依頼を受け付けました（受付番号 ${numberOf(uuid)}）`);
    expect(mail?.from).toEqual({ name: 'タカクラベ', address: 'noreply@takakurabe.example' });
    expect(mail?.replyTo).toEqual([{ name: '', address: OPERATOR_MAIL }]);
    for (const words of ['ご依頼者様', 'デイトナ 116500LN', numberOf(uuid)]) {
      expect(mail?.text).toContain(words);
      expect(mail?.html).toContain(words);
    }
    for (const { company_shop_name, tel } of company_shops)
      expect(mail?.text).toContain(`${company_shop_name}：${tel}`);
  });

  it('each shop reads goods and area, and nothing of the seller', async () => {
    await room.start();
    const { uuid, company_shops } = await room.ask({ name1: '花子 山田', tel1: '090-1111-2222' });
    await room.settled({ sent: 1 + company_shops.length });
    const toShops = room.smtp.accepted.filter(({ recipients }) => !recipients.includes(EMAIL));
    expect(new Set(toShops.flatMap(({ recipients }) => recipients)).size).toBe(company_shops.length);
    for (const mail of toShops) {
      expect(mail.subject).toBe('【査定依頼】時計（東京都）');
      expect(mail.text).toContain('ROLEX デイトナ 116500LN');
      expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
        /^<mailto:operator@takakurabe\.example\?subject=/,
      );
      const all = [mail.text, mail.html, mail.raw].join();
      for (const secret of ['花子', '山田', '090-1111-2222', EMAIL, uuid, '1-2-3'])
        expect(all).not.toContain(secret);
    }
  });

  it('each mail links the page of its reader, and no other', async () => {
    await room.start({ SITE_URL: 'https://takakurabe.example' });
    const { uuid, company_shops } = await room.ask();
    await room.settled({ sent: 1 + company_shops.length });
    for (const { text, html, recipients } of room.smtp.accepted) {
      const [page = '', ...more] = `${text}`.match(/https?:\S+/g) ?? [];
      expect(more).toEqual([]);
      expect(html).toContain(`href="${page}"`);
      const [, kind, token = ''] = /^https:\/\/takakurabe\.example\/(\w+)\/([\w-]+)$/.exec(page) ?? [];
      const isSeller = recipients.includes(EMAIL);
      expect(kind).toBe(isSeller ? 'requests' : 'leads');
      const content = room.server.links.tokens.open(isSeller ? 'request' : 'lead', token);
      expect(content).toMatchObject({ uuids: expect.arrayContaining([uuid]) });
    }
  });

  it('no mail carries a link where nobody said where the site is', async () => {
    await room.start();
    const { company_shops } = await room.ask();
    await room.settled({ sent: 1 + company_shops.length });
    for (const { text, html } of room.smtp.accepted) expect(`${text}${html}`).not.toMatch(/https?:|href/);
  });

  it('no shop without an address is chosen; without any, seller and operator are told', async () => {
    await room.server.db.update(shops).set({ email: '' });
    onTestFinished(async () => {
      await room.server.db.update(shops).set({ email: sql`uuid || '@shop.example'` });
    });
    await room.start();
    const { company_shops } = await room.ask();
    expect(company_shops).toEqual([]);
    await room.settled({ sent: 2 });
    expect(room.mailTo(EMAIL)[0]?.text).toContain('7日のあいだお探しし');
    expect(room.mailTo(OPERATOR_MAIL)[0]?.subject).toContain('ご紹介できる買取店がない査定依頼');
  });

  it('a shop that lost its address is told of nothing, and the next one gets its place', async () => {
    const { uuid } = await room.ask();
    const [shop] = await visitors.shopsOf(uuid);
    await room.server.db.update(shops).set({ email: '' }).where(eq(shops.uuid, shop));
    await room.start();
    await room.settled({ sent: 11, dead: 1 });
    const [match] = await room.server.db.select().from(matches).where(eq(matches.shopUuid, shop));
    expect(match).toMatchObject({ passedWhy: 'unreachable', toldAt: null });
    expect(await visitors.shopsOf(uuid)).toHaveLength(11);
  });
});

describe('A shop that registers', () => {
  it.each([
    ['approved', '加盟店としての掲載を始めました'],
    ['refused', '加盟店のご登録について'],
  ])('reads what was decided: %s', async (decision, subject) => {
    await room.start();
    const payload = registrationBody({ company_shop_name: '見本堂', name: '一郎', email: EMAIL });
    await room.server.app.inject({ method: 'POST', url: CALLS.registerShop.path, payload });
    const [{ uuid = '' } = {}] = await room.server.db.select().from(shopRegistrations);
    onTestFinished(async () => {
      await room.server.db.delete(shopRegistrations);
      await room.server.db.delete(shops).where(eq(shops.uuid, uuid));
    });
    const more = { antique_dealer_license: '第1号', categories: '時計', served_prefectures: '東京都' };
    if (decision === 'approved') await approveRegistration(room.server.db, uuid, more);
    else await refuseRegistration(room.server.db, uuid);
    await room.settled({ sent: 3 });
    const [, mail] = room.mailTo(EMAIL);
    expect(mail?.subject).toBe(subject);
    expect(mail?.text).toContain('ご担当者様');
  });
});

describe('Mail on the wire', () => {
  it('is ASCII that mail programs read as Japanese, however long the subject is', async () => {
    await room.start();
    const name = '山'.repeat(60);
    await room.enquire({ name, mail_body: `${'長い文章です。'.repeat(200)}\n.\nFrom 次の行` });
    await room.settled({ sent: 2 });
    const [mail] = room.mailTo(OPERATOR_MAIL);
    expect(mail?.subject).toBe(`お問い合わせ：${name} 様`);
    expect(mail?.text).toContain('> .\n> From 次の行');
    expect(mail?.replyTo).toEqual([{ name: '', address: EMAIL }]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is looked for
    expect(mail?.raw).not.toMatch(/[^\x00-\x7f]/);
    expect(Math.max(...(mail?.raw.split('\r\n') ?? []).map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  it('is signed with the key of the domain, if there is one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tk-dkim-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const file = join(folder, 'key.pem');
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await room.start({ MAIL_DKIM_SELECTOR: 'tk', MAIL_DKIM_KEY: file });
    await room.enquire();
    await room.settled({ sent: 2 });
    const [mail] = room.smtp.accepted;
    expect(isSigned(mail?.raw ?? '', publicKey)).toBe(true);
    expect(isSigned((mail?.raw ?? '').replace('From: ', 'From:  x '), publicKey)).toBe(false);
  });

  it('has a name of its own, and a thread for each reader', async () => {
    await room.start();
    const { company_shops } = await room.ask();
    await room.settled({ sent: 1 + company_shops.length });
    const count = room.smtp.accepted.length;
    expect(new Set(room.smtp.accepted.map(({ messageId }) => messageId)).size).toBe(count);
    expect(new Set(room.smtp.accepted.map(({ references }) => references)).size).toBe(count);
  });

  it.each([
    ['a second recipient', { email: 'a@example.jp,b@example.jp' }],
    ['a header in an address', { email: 'a@example.jp\r\nBcc:evil@example.jp' }],
    ['an address in brackets', { email: '<a@example.jp>' }],
  ])('names nobody whom the seller did not: %s', async (_name, customer) => {
    await room.start();
    const { status } = await room.server.submit({ customer });
    if (status === 200) {
      await vi.waitFor(async () => expect((await room.states()).dead).toBe(1), { timeout: 10_000 });
      const [dead] = await room.server.db.select().from(deliveries).where(eq(deliveries.state, 'dead'));
      expect(dead).toMatchObject({ recipient: 'seller', error: 'bad_address' });
    } else expect(status).toBe(422);
    expect(room.smtp.accepted.flatMap(({ recipients }) => recipients).join()).not.toMatch(
      /evil|[ab]@example\.jp/,
    );
  });

  it('goes to one address only, if a visitor lists several; the operator answers to all', async () => {
    await room.start();
    await room.enquire({ email: `${EMAIL}, second@example.jp,third@example.jp` });
    await room.settled({ sent: 2 });
    expect(room.smtp.accepted.flatMap(({ recipients }) => recipients).sort()).toEqual([EMAIL, OPERATOR_MAIL]);
    expect(room.mailTo(OPERATOR_MAIL)[0]?.replyTo?.map(({ address }) => address)).toEqual([
      EMAIL,
      'second@example.jp',
      'third@example.jp',
    ]);
  });

  it('keeps a name in its place that looks like a header or like HTML', async () => {
    const name = 'x\r\nBcc: evil@example.jp\r\n\r\n<script>alert(1)</script>';
    await room.enquire();
    await room.server.db.update(contactEnquiries).set({ name });
    await room.start();
    await room.settled({ sent: 2 });
    const [mail] = room.mailTo(OPERATOR_MAIL);
    expect(mail?.bcc).toBeUndefined();
    expect(mail?.html).not.toContain('<script');
    expect(mail?.html).toContain('&lt;script&gt;');
    expect(room.smtp.accepted.flatMap(({ recipients }) => recipients).sort()).toEqual([EMAIL, OPERATOR_MAIL]);
  });
});

describe('Without a mail server', () => {
  it('mail is kept for its owner only, until what it is about is erased', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tk-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { stop } = await deliver(room.opened, room.outbox, { DATA_DIR: folder });
    const [first, second] = [await room.ask({ name1: '花子' }), await room.ask()];
    await room.settled({ sent: 2 + first.company_shops.length + second.company_shops.length });
    await stop();
    const path = join(folder, 'mail', first.uuid);
    const files = await readdir(path);
    expect(files).toHaveLength(1 + first.company_shops.length);
    expect((await stat(path)).mode & 0o777).toBe(0o700);
    const mails = await Promise.all(
      files.map(async (file) => PostalMime.parse(await readFile(join(path, file)))),
    );
    expect(mails.map(({ to }) => to?.[0]?.address)).toContain(EMAIL);
    for (const file of files) expect((await stat(join(path, file))).mode & 0o777).toBe(0o600);

    await eraseByUuid(room.server.db, room.server.photos, [first.uuid]);
    await forgetErased(room.server.db, folder);
    expect(await readdir(join(folder, 'mail'))).toEqual([second.uuid]);
  });

  it('one that is written while somebody erases what it is about does not stay', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tk-mail-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const { uuid } = await room.ask();
    const transport = keepingTransport(folder);
    await room.server.db.update(deliveries).set({ job: sql`gen_random_uuid()` });
    const [delivery] = await room.server.db
      .select()
      .from(deliveries)
      .where(eq(deliveries.recipient, 'seller'));
    const carrier = {
      deliver: async () => {
        await transport.send(MAIL, { subject: uuid, uuid: crypto.randomUUID() });
        await eraseByUuid(room.server.db, room.server.photos, [uuid]);
        return true;
      },
      takeBack: () => transport.forget(uuid),
    };
    const job = { id: delivery?.job ?? '', uuid: delivery?.uuid ?? '' };
    const courier = { db: room.server.db, log: createLog({ write: () => {} }), follow: async () => {} };
    await carryOut(courier, carrier, job);
    expect(await readdir(join(folder, 'mail'))).toEqual([]);
    expect(await room.states()).toMatchObject({ erased: expect.any(Number) });
  });
});

const MAIL = {
  from: { name: 'x', address: 'x@example.jp' },
  to: [{ name: '', address: EMAIL }],
  subject: '件名',
  text: '本文',
  html: '<p>本文</p>',
  messageId: '<a@example.jp>',
  references: '<b@example.jp>',
  headers: {},
};
