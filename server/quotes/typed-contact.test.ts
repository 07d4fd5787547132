import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { keysOf } from '#contract/base/keys.ts';
import { type Call, urlOf } from '#contract/calls/call.ts';
import { CALLS } from '#contract/calls/index.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { detailsOf } from '#contract/goods/goods-words.ts';
import { HELD_BACK, QUESTION_TEMPLATES } from '#contract/life/follow-up.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as DESK } from '#test/server/desk-calls.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { LINK_CALLS } from '#test/server/link-calls.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { jpeg } from '#test/server/photos.ts';
import { startReceiver, type TestReceiver } from '#test/server/receiver.ts';
import type { EventName } from '../base/events.ts';
import { ACT_CALLS } from '../calls/desk/act-calls.ts';
import { matches, requests, shops } from '../db/schema.ts';
import { ACTS } from '../desk/acts.ts';

/* Contact that a seller types into goods stays with the operator until a shop may see the contact. */

const OFFICE = { name: 'office', events: ['request.created'] satisfies EventName[] };
const SECRET = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;

const room = new MailRoom([OFFICE]);
const visitors = new Visitors(() => room.server);
const people = new DeskPeople(() => room.server);
let receiver: TestReceiver;
beforeEach(async () => {
  receiver = await startReceiver();
  return () => receiver.stop();
});

const CONTACT = '電話090/1111/2222、a @ b . jp、山田';
const LEAKED = /090[-/]1111|1111[-/・]2222|０９０|a @ b|山田/;
const SHOWN = `電話${HELD_BACK}、${HELD_BACK}、${HELD_BACK}`;

/** A category with contact wherever its questions take a text, in a detail that no question asks for, and as a name. */
const itemWithContact = (category: (typeof CATEGORY_KEYS)[number]) => ({
  category,
  attributes: [['ROLEX', '０９０・1111・2222']],
  detail: {
    ...Object.fromEntries(Object.keys(detailsOf(category)).map((name) => [name, CONTACT])),
    another: CONTACT,
  },
});

/** A request with contact in all of its goods, its photo and its note; and its first shops. */
async function ask(category = CATEGORY_KEYS[0]) {
  const photos = [{ name: '090-1111-2222.jpg', content: jpeg() }];
  const { body } = await room.server.submit({
    customer: { email: EMAIL, name1: '山田 太郎' },
    attribution: { user_note: CONTACT },
    items: [{ ...itemWithContact(category), photos }],
  });
  const [shop, other] = await visitors.shopsOf(body.uuid);
  return { uuid: body.uuid, shop, other, told: body.company_shops.length };
}

/** The session of somebody who works for a shop. */
const worksFor = async (shop: string) => (await people.somebody('shop', { shop })).session;

const page = async (uuid: string, shop: string) =>
  (await visitors.lead(LINK_CALLS.readLead, uuid, shop)).body;
const list = async (as: string) => (await people.ask(DESK.readLeads, { as, query: {} })).body.leads;

describe('A shop that does not have the contact', () => {
  it.each(CATEGORY_KEYS)('reads no contact between the goods of its page: %s', async (category) => {
    const { uuid, shop } = await ask(category);
    const body = await page(uuid, shop);
    expect(JSON.stringify(body)).not.toMatch(LEAKED);
    const [name, ...facts] = body.items[0]?.facts ?? [];
    expect(name?.value).toBe(`ROLEX ${HELD_BACK}`);
    const units = Object.values(detailsOf(category)).map(({ unit = '' }) => unit);
    expect(facts.map(({ value }) => value)).toEqual([...units, ''].map((unit) => SHOWN + unit));
  });

  it.each(CATEGORY_KEYS)('reads none in the list at its desk: %s', async (category) => {
    const { shop } = await ask(category);
    const [lead] = await list(await worksFor(shop));
    expect(JSON.stringify(lead)).not.toMatch(LEAKED);
    expect(lead.goods).toContain(HELD_BACK);
  });

  it('reads none in any answer of a call, nor an error of one', async () => {
    const { uuid, shop } = await ask();
    const as = await worksFor(shop);
    const token = visitors.leadToken(uuid, shop);
    const views = keysOf(ACTS).filter((name) => !ACTS[name].changes);
    const readable: Call[] = [
      ...[...Object.values<Call>(DESK), ...Object.values<Call>(CALLS)].filter(
        ({ method }) => method === 'GET',
      ),
      ...views.map((name) => ACT_CALLS[name]),
      LINK_CALLS.readLead,
    ];
    const answers = await Promise.all(
      readable.map(async (row) => {
        // The names of all places in the addresses of calls.
        const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
        const params = Object.fromEntries(names.map((name) => [name, name === 'token' ? token : uuid]));
        const answer = await room.server.app.inject({
          method: row.method,
          url: urlOf(row, '', { params }),
          headers: { authorization: `Bearer ${as}` },
          ...(row.method === 'POST' && { payload: { uuid, name: uuid, token, text: 'ROLEX' } }),
        });
        return answer.body;
      }),
    );
    // The list of this shop at its desk, as a file and for its programs, and the page behind its link.
    expect(answers.filter((body) => body.includes(HELD_BACK))).toHaveLength(4);
    for (const body of answers) expect(body).not.toMatch(LEAKED);
  });

  it('gets mails without it, in subject, text and HTML, also when it is reminded', async () => {
    await room.start();
    const { uuid, told } = await ask();
    // The webhook of the operator has no address here.
    await room.settled({ sent: 1 + told, waiting: 1 });
    await room.server.db.update(shops).set({ businessHours: '' });
    await room.server.db.update(matches).set({ toldAt: new Date('2026-11-25T10:00+09:00') });
    room.clock.set('2026-11-25T12:00+09:00');
    await room.server.db
      .update(matches)
      .set({ nextAt: room.clock.now() })
      .where(eq(matches.requestUuid, uuid));
    await room.pass(0);
    await room.settled({ sent: 1 + told + told, waiting: 1 });
    const toShops = room.smtp.accepted.filter(({ recipients }) => !recipients.includes(EMAIL));
    expect(toShops).toHaveLength(told + told);
    for (const { subject, text, html } of toShops) {
      expect([subject, text, html].join('\n')).not.toMatch(LEAKED);
      expect(text).toContain(`品名：ROLEX ${HELD_BACK}`);
      expect(html).toContain(HELD_BACK);
    }
    expect(room.smtp.accepted.find(({ recipients }) => recipients.includes(EMAIL))?.text).not.toMatch(LEAKED);
  });

  it('cannot search, so it finds nothing by words that are held back', async () => {
    const { shop } = await ask();
    const as = await worksFor(shop);
    expect(await people.ask(DESK.findRequests, { as, body: { text: '1111' } })).toEqual(
      refusal(403, 'not_allowed'),
    );
  });

  it('does not have it because another shop has, or because it named a price or asked', async () => {
    const { uuid, shop, other } = await ask();
    await visitors.lead(LINK_CALLS.openContact, uuid, other);
    await visitors.lead(LINK_CALLS.giveQuote, uuid, shop, QUOTE_OF_TODAY);
    await visitors.lead(LINK_CALLS.askSeller, uuid, shop, { text: QUESTION_TEMPLATES.serial });
    expect(JSON.stringify((await page(uuid, shop)).items)).not.toMatch(LEAKED);
    expect(JSON.stringify((await page(uuid, other)).items)).toMatch(LEAKED);
  });
});

describe('Once it has the contact', () => {
  it('a shop reads the goods whole, on the page and in its list', async () => {
    const { uuid, shop } = await ask();
    const { body } = await visitors.lead(LINK_CALLS.openContact, uuid, shop);
    expect(JSON.stringify(body)).not.toContain(HELD_BACK);
    expect(body.items[0]?.facts.map(({ value }) => value)).toContain(CONTACT);
    expect(body.contact?.description).toBe(CONTACT);
    expect((await list(await worksFor(shop)))[0].goods).toContain('０９０・1111・2222');
  });

  it('and no longer when the request is over for it', async () => {
    const { uuid, shop } = await ask();
    const { body } = await visitors.lead(LINK_CALLS.askSeller, uuid, shop, {
      text: QUESTION_TEMPLATES.serial,
    });
    const question = body.questions[0]?.uuid ?? '';
    await visitors.own(LINK_CALLS.answerShop, uuid, { question, text: CONTACT });
    await visitors.lead(LINK_CALLS.openContact, uuid, shop);
    await visitors.own(LINK_CALLS.withdrawRequest, uuid);
    const after = await page(uuid, shop);
    expect(after.contact).toBeNull();
    expect(JSON.stringify(after)).not.toMatch(LEAKED);
    expect(JSON.stringify(await list(await worksFor(shop)))).not.toMatch(LEAKED);
  });

  it('only after the seller has chosen it, where the seller wants to choose', async () => {
    const { uuid, shop } = await ask();
    await room.server.db.update(requests).set({ contactRelease: 'chosen' }).where(eq(requests.uuid, uuid));
    expect(await visitors.lead(LINK_CALLS.openContact, uuid, shop)).toMatchObject({
      code: 'contact_withheld',
    });
    expect(JSON.stringify(await page(uuid, shop))).not.toMatch(LEAKED);
    await room.server.db.update(matches).set({ chosenAt: new Date() }).where(eq(matches.shopUuid, shop));
    room.clock.advance(CHOICE_MINUTES);
    const { body } = await visitors.lead(LINK_CALLS.openContact, uuid, shop);
    expect(JSON.stringify(body.items)).toContain('電話090/1111/2222');
  });
});

describe('All that was typed is read by', () => {
  it('the operator at the desk, who also finds by it', async () => {
    const { uuid } = await ask();
    const { session: as } = await people.somebody('staff');
    const { body } = await people.ask(DESK.readRequest, { as, params: { uuid } });
    expect(JSON.stringify(body.items)).toContain(CONTACT);
    const answer = await people.ask(DESK.findRequests, { as, body: { text: '1111/2222' } });
    expect(JSON.stringify(answer.body)).toContain(uuid);
  });

  it('the operator’s webhooks', async () => {
    await room.start(
      { WEBHOOK_ALLOW: '127.0.0.0/8' },
      { endpoints: [{ ...OFFICE, secrets: [SECRET], url: receiver.url }], answerMs: 1_000 },
    );
    const { told } = await ask();
    await room.settled({ sent: 1 + told + 1 });
    expect(receiver.accepted.map((call) => call.body).join()).toContain(CONTACT);
  });

  it('the seller', async () => {
    const { uuid } = await ask();
    expect(JSON.stringify((await visitors.own(LINK_CALLS.readOwnRequest, uuid)).body.items)).toContain(
      CONTACT,
    );
  });
});
