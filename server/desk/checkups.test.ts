import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { CHECKUP_LIMITS } from '#contract/embed/checkups.ts';
import { DeskPeople, refusal } from '#test/server/desk.ts';
import { DESK_CALLS as CALLS } from '#test/server/desk-calls.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { auditLog, media, pageCheckups } from '../db/schema.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b51';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b52';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
let partner: Awaited<ReturnType<typeof people.somebody>>;

beforeEach(async () => {
  const { db } = room.server;
  await db.delete(auditLog);
  partner = await people.onlyPartner({ own: OWN, other: OTHER });
  await db.update(media).set({ hosts: ['media.example'] });
});

const add = (url: string, medium = OWN) =>
  people.ask(CALLS.askCheckup, { as: partner.session, body: { medium, url } });

const change = (uuid: string, to: string, as = partner.session) =>
  people.ask(CALLS.changeCheckup, { as, body: { uuid, to } });

const answerOf = async () => (await people.ask(CALLS.readCheckups, { as: partner.session })).body;

describe('A partner who has pages looked at', () => {
  it('adds a page of a registered host, which waits for its first night', async () => {
    const { status, body } = await add('https://www.media.example/watch?from=top#form');
    expect(status).toBe(200);
    expect(await answerOf()).toEqual({
      is_offered: true,
      media: [{ uuid: OWN, name: '見本メディア', hosts: ['media.example'] }],
      pages: [
        {
          uuid: body.uuid,
          medium: OWN,
          url: 'https://www.media.example/watch?from=top',
          stopped_at: null,
          looked_at: null,
          results: [],
        },
      ],
    });
    const [entry] = await room.server.db.select().from(auditLog).where(eq(auditLog.subject, 'page_checkups'));
    expect(entry?.changed).toBe('added: www.media.example/watch');
  });

  test.each([
    'https://other.example/',
    'https://media.example.evil.example/',
    'http://media.example/',
    'https://media.example:8443/',
    'https://a:b@media.example/',
    'media.example',
    '',
  ])('is refused %j', async (url) => {
    expect(await add(url)).toEqual(refusal(422, 'wrong_page'));
  });

  test.each(['127.0.0.1', '169.254.169.254', 'localhost', '[::1]'])(
    'cannot have us open our own network, whatever is registered: %s',
    async (host) => {
      await room.server.db.update(media).set({ hosts: [host] });
      expect(await add(`https://${host}/`)).toEqual(refusal(422, 'wrong_page'));
    },
  );

  it('adds none to a medium without hosts, nor to that of somebody else', async () => {
    await room.server.db.update(media).set({ hosts: [] }).where(eq(media.uuid, OWN));
    expect(await add('https://media.example/')).toEqual(refusal(422, 'wrong_page'));
    expect(await add('https://media.example/', OTHER)).toEqual(refusal(404, 'not_found'));
  });

  it('has each page once, and ten at most, also by many presses at once', async () => {
    const url = (at: number) => `https://media.example/${at}`;
    await add(url(0));
    expect(await add(`${url(0)}#again`)).toEqual(refusal(409, 'known_page'));
    const answers = await Promise.all(
      Array.from({ length: CHECKUP_LIMITS.pages + 2 }, (_, at) => add(url(at + 1))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CHECKUP_LIMITS.pages - 1);
    expect(answers.find(({ status }) => status !== 200)).toEqual(refusal(409, 'too_many'));
  });

  it('stops a page, has it looked at again, and removes it', async () => {
    const { uuid } = (await add('https://media.example/')).body;
    const state = async () => (await answerOf()).pages[0]?.stopped_at;
    expect((await change(uuid, 'stop')).status).toBe(200);
    expect(await state()).toEqual(expect.any(String));
    await change(uuid, 'resume');
    expect(await state()).toBeNull();
    await change(uuid, 'remove');
    expect((await answerOf()).pages).toEqual([]);
    expect(await change(uuid, 'stop')).toEqual(refusal(404, 'not_found'));
  });

  it('sees and changes nothing of another medium', async () => {
    const theirs = await people.somebody('partner', { media: [OTHER] });
    const { uuid } = (await add('https://media.example/')).body;
    for (const to of ['stop', 'resume', 'remove'])
      expect(await change(uuid, to, theirs.session)).toEqual(refusal(404, 'not_found'));
    const { body } = await people.ask(CALLS.readCheckups, { as: theirs.session });
    expect(body.pages).toEqual([]);
    expect(await room.server.db.$count(pageCheckups)).toBe(1);
  });
});
