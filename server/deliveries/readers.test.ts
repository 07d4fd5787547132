import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storedText } from '#contract/base/field.ts';
import { type CustomerReader, customerField } from '#contract/customer/customer.ts';
import { CUSTOMER_FIELD_KEYS } from '#contract/customer/keys.ts';
import { CUSTOMER_SAMPLES } from '#contract/docs/customer.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { type DetailWords, detailsOf } from '#contract/goods/goods-words.ts';
import { Visitors } from '#test/server/follow-up.ts';
import { openContact, readLead, readOwnRequest } from '#test/server/link-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import type { EventName } from '../base/events.ts';
import { readWholeRequest } from '../people/show.ts';

/*
 * Everything that a seller answers reaches its readers, and nobody else. The rows of contract/customer/customer.ts name the
 * readers of contact details; answers about goods have the same readers everywhere.
 */

const OFFICE = { name: 'office', events: ['request.created'] satisfies EventName[] };
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

const room = new MailRoom([OFFICE]);
const visitors = new Visitors(() => room.server);
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
  return () => receiver.stop();
});

const FIELDS = CUSTOMER_FIELD_KEYS.map((key) => ({ key, ...customerField(key) }));
const SAMPLES = FIELDS.map(({ key, wire }) => ({
  group: wire.group,
  name: wire.name,
  text: CUSTOMER_SAMPLES[key],
}));
const sampleGroup = (group: string) =>
  Object.fromEntries(SAMPLES.filter((one) => one.group === group).map(({ name, text }) => [name, text]));

const textOf = (mails: readonly { text?: string | undefined }[]) =>
  mails.map(({ text = '' }) => text).join('\n');

describe('A contact detail', () => {
  it('reaches the readers that its row names, and no other', { timeout: 40_000 }, async () => {
    await room.start(
      { WEBHOOK_ALLOW: '127.0.0.0/8', SITE_URL: 'https://takakurabe.example' },
      { endpoints: [{ ...OFFICE, secrets: [SECRET], url: receiver.url }], answerMs: 1_000 },
    );
    const { body } = await room.server.submit({
      customer: sampleGroup('address_attributes'),
      attribution: sampleGroup('user_attributes'),
    });
    const { uuid, company_shops: shops } = body;
    await room.settled({ sent: 1 + shops.length + 1 });
    const isToSeller = ({ recipients }: { recipients: readonly string[] }) =>
      recipients.includes(CUSTOMER_SAMPLES.email);
    const [shop] = await visitors.shopsOf(uuid);
    const toShops = room.smtp.accepted.filter((mail) => !isToSeller(mail));
    expect(toShops).toHaveLength(shops.length);
    const texts: Record<CustomerReader, string> = {
      sellerPage: JSON.stringify((await visitors.own(readOwnRequest, uuid)).body),
      sellerMail: textOf(room.smtp.accepted.filter(isToSeller)),
      shopBefore: JSON.stringify((await visitors.lead(readLead, uuid, shop)).body) + textOf(toShops),
      shopAfter: JSON.stringify((await visitors.lead(openContact, uuid, shop)).body),
      webhook: receiver.accepted.map((call) => call.body).join('\n'),
      export: JSON.stringify(await readWholeRequest(room.server.db, uuid, 'export')),
    };
    const readers = Object.entries(texts) as [CustomerReader, string][];
    for (const { key, ...field } of FIELDS) {
      const text = JSON.stringify(storedText(field, CUSTOMER_SAMPLES[key])).slice(1, -1);
      const reached = readers.filter(([, words]) => words.includes(text)).map(([reader]) => reader);
      // The page of a shop that has asked still shows what it showed before.
      const expected = readers
        .map(([reader]) => reader)
        .filter(
          (reader) =>
            field.readers.includes(reader) ||
            (reader === 'shopAfter' && field.readers.includes('shopBefore')),
        );
      expect({ key, reached }).toEqual({ key, reached: expected });
      if (field.readers.includes('shopBefore')) expect(textOf(toShops), key).toContain(text);
    }
  });
});

/** An answer to a question, as it is sent and in words. */
function answerTo({ options, unit, several }: DetailWords): { sent: string; words: string } {
  if (unit) return { sent: '12.5', words: `12.5${unit}` };
  if (!options) return { sent: 'ことば', words: 'ことば' };
  const choices = Object.entries(options).slice(0, several ? 2 : 1);
  return {
    sent: choices.map(([value]) => value).join(', '),
    words: choices.map(([, words]) => words).join('、'),
  };
}

describe('Every answer about goods', () => {
  it.each(CATEGORY_KEYS)('is read in words on both pages and in both mails: %s', async (category) => {
    await room.start();
    const rows = Object.entries(detailsOf(category)).map(([name, row]) => ({ name, row, ...answerTo(row) }));
    const { body } = await room.server.submit({
      customer: { email: 'hanako@example.jp' },
      items: [
        {
          category,
          attributes: [['ことば']],
          detail: Object.fromEntries(rows.map(({ name, sent }) => [name, sent])),
        },
      ],
    });
    const [shop] = await visitors.shopsOf(body.uuid);
    const facts = [
      { name: '品名', value: 'ことば' },
      ...rows.map(({ row, words }) => ({ name: row.label, value: words })),
    ];
    expect((await visitors.own(readOwnRequest, body.uuid)).body.items).toMatchObject([{ facts }]);
    if (shop) expect((await visitors.lead(readLead, body.uuid, shop)).body.items).toMatchObject([{ facts }]);
    await vi.waitFor(() => expect(room.smtp.accepted).toHaveLength(1 + body.company_shops.length), {
      timeout: 15_000,
    });
    for (const { recipients, text = '' } of room.smtp.accepted) {
      const isSeller = recipients.includes('hanako@example.jp');
      for (const { row, words } of rows) {
        const line = `${row.label}：${words}`;
        // Nobody has proved the seller's address, so what was typed is left to the page.
        if (isSeller && !row.options && !row.unit) expect(text).not.toContain(line);
        else expect(text).toContain(line);
      }
    }
  });
});
