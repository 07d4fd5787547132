import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HELD_BACK, QUESTION_LIMITS, QUESTION_TEMPLATES } from '#contract/life/follow-up.ts';
import { startTestApp, type TestApp } from '#test/server/app.ts';
import { Visitors } from '#test/server/follow-up.ts';
import {
  answerShop,
  askSeller,
  openContact,
  readLead,
  readOwnRequest,
  withdrawRequest,
} from '#test/server/link-calls.ts';
import { deliveries, questions, requests } from '../db/schema.ts';

let server: TestApp;
const visitors = new Visitors(() => server);

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

/** A request whose first shop has asked a question. */
async function askQuestion(text: string = QUESTION_TEMPLATES.serial) {
  const { uuid } = (await server.submit()).body;
  const [shop, other] = await visitors.shopsOf(uuid);
  const { body } = await visitors.lead(askSeller, uuid, shop, { text });
  return { uuid, shop, other, question: body.questions[0]?.uuid ?? '' };
}

const ofShop = async (uuid: string, shop: string) =>
  (await visitors.own(readOwnRequest, uuid)).body.shops.find((one) => one.uuid === shop)?.questions;

describe('A shop asks the seller', () => {
  it('without knowing who it is, and only the shop sees the answer', async () => {
    const { uuid, shop, other, question } = await askQuestion();
    expect(await ofShop(uuid, shop)).toMatchObject([{ text: QUESTION_TEMPLATES.serial, answer: null }]);
    await visitors.own(answerShop, uuid, { question, text: '116500LNです' });
    const entry = { text: QUESTION_TEMPLATES.serial, answer: '116500LNです', held_back: false };
    expect((await visitors.lead(readLead, uuid, shop)).body).toMatchObject({
      contact: null,
      questions: [entry],
    });
    expect((await visitors.lead(readLead, uuid, other)).body.questions).toEqual([]);
  });

  it('and the seller reads of it in a mail of its own', async () => {
    const { uuid } = await askQuestion();
    const [row] = await server.db.select().from(requests).where(eq(requests.uuid, uuid));
    expect(row?.newsAt).toBeNull();
    // By night it waits until the morning.
    expect(row?.questionsAt !== null || row?.questionMails.length === 1).toBe(true);
  });

  it('the same twice only once, and a few times only', async () => {
    const { uuid, shop } = await askQuestion('1');
    await visitors.lead(askSeller, uuid, shop, { text: ' 1 ' });
    expect(await ofShop(uuid, shop)).toHaveLength(1);
    for (let nth = 2; nth <= QUESTION_LIMITS.perShop; nth += 1)
      await visitors.lead(askSeller, uuid, shop, { text: `${nth}` });
    expect(await visitors.lead(askSeller, uuid, shop, { text: 'more' })).toMatchObject({
      status: 409,
      code: 'too_many_questions',
    });
  });

  it.each([
    ['nothing', ' '],
    ['too much', 'あ'.repeat(QUESTION_LIMITS.text + 1)],
  ])('but %s is no question', async (_what, text) => {
    const { uuid, shop } = await askQuestion();
    expect(await visitors.lead(askSeller, uuid, shop, { text })).toMatchObject({ code: 'invalid_body' });
  });

  it('but not after the seller has withdrawn the request', async () => {
    const { uuid, other } = await askQuestion();
    await visitors.own(withdrawRequest, uuid);
    expect(await visitors.lead(askSeller, uuid, other, { text: 'まだですか' })).toMatchObject({
      code: 'withdrawn_request',
    });
  });
});

describe('Contact in questions and answers', () => {
  it('is held back from both sides until the shop has seen the contact', async () => {
    const { uuid, shop, question } = await askQuestion('03-1111-2222に電話をください');
    expect(await ofShop(uuid, shop)).toMatchObject([{ text: `${HELD_BACK}に電話をください` }]);
    const own = await visitors.own(answerShop, uuid, { question, text: '090-1234-5678です' });
    expect(own.body.shops.find((one) => one.uuid === shop)?.questions).toMatchObject([
      { answer: '090-1234-5678です', held_back: true },
    ]);
    expect((await visitors.lead(readLead, uuid, shop)).body.questions).toMatchObject([
      { text: '03-1111-2222に電話をください', answer: `${HELD_BACK}です`, held_back: true },
    ]);
    const { body } = await visitors.lead(openContact, uuid, shop);
    expect(body.questions).toMatchObject([{ answer: '090-1234-5678です', held_back: false }]);
    expect(await ofShop(uuid, shop)).toMatchObject([{ text: '03-1111-2222に電話をください' }]);
  });
});

describe('A seller answers', () => {
  it('and the shop gets one mail for each answer that differs', async () => {
    const { uuid, shop, question } = await askQuestion();
    for (const text of ['箱があります', '箱があります', '箱と保証書があります'])
      await visitors.own(answerShop, uuid, { question, text });
    const rows = await server.db.select().from(deliveries).where(eq(deliveries.event, 'question.answered'));
    expect(rows.map(({ recipientKey }) => recipientKey)).toEqual([shop, shop]);
  });

  it('only questions of the own request', async () => {
    const { question } = await askQuestion();
    const { uuid } = (await server.submit()).body;
    expect(await visitors.own(answerShop, uuid, { question, text: 'はい' })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  });

  it('and all of it goes with the request', async () => {
    const { uuid } = await askQuestion();
    await server.db.delete(requests).where(eq(requests.uuid, uuid));
    expect(await server.db.$count(questions)).toBe(0);
  });
});
