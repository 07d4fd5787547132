import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayInJapan, dayInWords, daysLater } from '#contract/base/japanese-days.ts';
import { CHOICE_MINUTES } from '#contract/life/place-states.ts';
import { NO_VISIT, VISIT_DUTIES, VISIT_SENTENCE } from '#contract/life/visit-words.ts';
import { QUOTE_OF_TODAY, Visitors } from '#test/server/follow-up.ts';
import { chooseShops, giveQuote, inviteVisit, takeBackVisit } from '#test/server/link-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { numberOf } from '../db/records/number.ts';
import { matches, shops } from '../db/schema.ts';

const room = new MailRoom();
const visitors = new Visitors(() => room.server);

/** A busy machine needs no longer for a mail. */
const SOON = { timeout: 30_000 };

const mailsTo = (shop: string) => room.mailTo(`${shop}@shop.example`);

beforeEach(() => room.server.db.update(shops).set({ email: sql`uuid || '@shop.example'` }));

/** A request of which a shop is just chosen. */
async function chooseShop() {
  await room.start({ SITE_URL: 'https://takakurabe.example' });
  const { uuid } = await room.ask();
  await room.settled({ sent: 11 });
  const [shop] = await visitors.shopsOf(uuid);
  await room.server.db.update(matches).set({ toldAt: room.clock.now() });
  await visitors.lead(giveQuote, uuid, shop, QUOTE_OF_TODAY);
  await visitors.own(chooseShops, uuid, { shops: [shop] });
  room.smtp.accepted.length = 0;
  const day = daysLater(dayInJapan(room.clock.now()), 3);
  const invitation = { shop, items: [0], days: [day], hours: ['evening'], people: ['family'], asked: true };
  return { uuid, shop, day, invitation };
}

describe('A shop that is chosen', () => {
  it('reads in its mail that there is no invitation to a visit, if there is none', async () => {
    const { uuid, shop } = await chooseShop();
    await room.pass(CHOICE_MINUTES);
    await expect.poll(() => mailsTo(shop).length, SOON).toBe(1);
    const [mail] = mailsTo(shop);
    expect(mail?.subject).toBe(`【決定】お客様が貴店に決めました（受付番号 ${numberOf(uuid)}）`);
    for (const words of NO_VISIT) expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain(VISIT_SENTENCE);
  });

  it('reads the invitation there with the duties of a visit, if there is one', async () => {
    const { uuid, shop, day, invitation } = await chooseShop();
    await visitors.own(inviteVisit, uuid, invitation);
    await room.pass(CHOICE_MINUTES);
    await expect.poll(() => mailsTo(shop).length, SOON).toBe(1);
    const [mail] = mailsTo(shop);
    expect(mail?.subject).toContain('【決定】');
    const sentences = [
      VISIT_SENTENCE,
      '1. 時計',
      dayInWords(day),
      '夕方以降（17時〜20時）',
      'ご家族・ご友人',
    ];
    for (const words of [...sentences, ...VISIT_DUTIES.rules]) expect(mail?.text).toContain(words);
    expect(mail?.text).not.toContain(NO_VISIT[0]);
  });

  it('is told when it is invited later, and when that changes or is taken back', async () => {
    const { uuid, shop, invitation } = await chooseShop();
    await room.pass(CHOICE_MINUTES);
    await expect.poll(() => mailsTo(shop).length, SOON).toBe(1);
    await visitors.own(inviteVisit, uuid, invitation);
    await expect.poll(() => mailsTo(shop).at(-1)?.subject, SOON).toContain('【訪問のお願い】');
    await visitors.own(inviteVisit, uuid, { ...invitation, hours: ['morning'] });
    await expect.poll(() => mailsTo(shop).at(-1)?.subject, SOON).toContain('【変更】');
    expect(mailsTo(shop).at(-1)?.text).toContain('午前（9時〜12時）');
    await visitors.own(takeBackVisit, uuid, { shop });
    await expect.poll(() => mailsTo(shop).at(-1)?.subject, SOON).toContain('【取り消し】');
    expect(mailsTo(shop).at(-1)?.text).toContain('ご自宅へ伺わないでください');
    expect(mailsTo(shop)).toHaveLength(4);
  });
});
