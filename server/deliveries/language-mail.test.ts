import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { LANGUAGE_HEADER, submitRequest } from '#contract/calls/requests.ts';
import { EMAIL, MailRoom } from '#test/server/mail-room.ts';
import { encodeSubmission } from '#test/server/submission.ts';
import { requests, shops } from '../db/schema.ts';

const room = new MailRoom();

beforeEach(() => room.server.db.update(shops).set({ email: sql`uuid || '@shop.example'` }));

/** Asks for quotes by a form that says that it speaks a language. */
async function askIn(language: string): Promise<void> {
  await room.start({ SITE_URL: 'https://takakurabe.example' });
  const { headers, payload } = await encodeSubmission({ customer: { email: EMAIL } });
  const { method, path: url } = submitRequest;
  const answer = await room.server.app.inject({
    method,
    url,
    headers: { ...headers, [LANGUAGE_HEADER]: language },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  await room.settled({ sent: 11 });
}

const languagesOf = (mails: typeof room.smtp.accepted) =>
  new Set(
    mails.map(
      ({ headers, html }) =>
        `${headers.find(({ key }) => key === 'content-language')?.value} ${/<html lang="([\w-]+)">/.exec(html ?? '')?.[1]}`,
    ),
  );

test.each([
  ['en', 'en', /^We have received your request for quotes/],
  ['zh-CN', 'zh-Hans', /^已受理您的估价申请/],
  ['fr', 'ja', /^査定のご依頼を受け付けました/],
])(
  'A form that speaks %s gets its seller mail in %s, and shops read Japanese',
  async (sent, read, subject) => {
    await askIn(sent);
    const [row] = await room.server.db.select({ language: requests.language }).from(requests);
    expect(row?.language).toBe(read);
    const own = room.mailTo(EMAIL);
    expect(own.map((mail) => mail.subject)).toEqual([expect.stringMatching(subject)]);
    expect(languagesOf(own)).toEqual(new Set([`${read} ${read}`]));
    const others = room.smtp.accepted.filter((mail) => !own.includes(mail));
    expect(others).toHaveLength(10);
    expect(languagesOf(others)).toEqual(new Set(['ja ja']));
    for (const { subject: words } of others) expect(words).toContain('【査定依頼】');
  },
);
