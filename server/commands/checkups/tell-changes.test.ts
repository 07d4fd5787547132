import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CheckupResult } from '#contract/embed/checkups.ts';
import { DeskPeople } from '#test/server/desk.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { checkupReports, deliveries, deskPeople, pageCheckups } from '../../db/schema.ts';
import { tellChanges } from './tell-changes.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b61';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b62';
const [WATCH, BAG] = ['https://media.example/watch', 'https://media.example/bag'];

const room = new MailRoom();
const people = new DeskPeople(() => room.server);
let partner: Awaited<ReturnType<typeof people.somebody>>;

beforeEach(async () => {
  await room.server.db.delete(checkupReports);
  partner = await people.onlyPartner({ own: OWN, other: OTHER });
});

const signs = (...found: CheckupResult['signs'][number][]): CheckupResult[] => [
  { engine: 'chromium', signs: found },
];

/** A page as a night has found it. */
async function lookedAt(url: string, results: readonly CheckupResult[], mediumUuid = OWN): Promise<void> {
  const night = { results, lookedAt: sql`now()` };
  await room.server.db
    .insert(pageCheckups)
    .values({ mediumUuid, url, ...night })
    .onConflictDoUpdate({ target: [pageCheckups.mediumUuid, pageCheckups.url], set: night });
}

const tell = () => tellChanges(room.server.db, room.outbox);

describe('The mail about a checkup', () => {
  it('tells the people of a medium once what came and what went, in words, with the way to the desk', async () => {
    const colleague = await people.somebody('partner', { media: [OWN, OTHER] });
    await room.server.db.delete(deliveries);
    await lookedAt(WATCH, signs('no-ad-label'));
    await lookedAt(BAG, signs());
    expect(await tell()).toBe(2);
    await lookedAt(WATCH, signs('not-sent'));
    await lookedAt(BAG, [{ engine: 'chromium', signs: ['page-refused'], status: 404 }]);
    expect(await tell()).toBe(2);
    await room.start({ SITE_URL: 'https://takakurabe.example' });
    await room.settled({ sent: 4 });
    for (const { email } of [partner, colleague]) {
      const mail = room.mailTo(email).find(({ subject }) => subject?.includes('2件'));
      expect(mail?.subject).toBe('ページの点検：2件のページに変化があります');
      expect(mail?.text).toMatch(
        /media\.example\/watch[\s\S]*送信できません[\s\S]*なくなったこと：広告であることの表示/,
      );
      expect(mail?.text).toMatch(/media\.example\/bag[\s\S]*エラーが返ります（404）/);
      expect(mail?.text).toContain('https://takakurabe.example/desk/checkups');
    }
  });

  it('is not written when nothing has changed, nor about a page that is well the first time', async () => {
    await lookedAt(WATCH, signs());
    expect(await tell()).toBe(0);
    await lookedAt(WATCH, signs('narrow'));
    expect(await tell()).toBe(1);
    await lookedAt(WATCH, signs('narrow'));
    expect(await tell()).toBe(0);
    expect(await room.server.db.$count(deliveries, eq(deliveries.event, 'checkup.changed'))).toBe(1);
  });

  it('goes to nobody who works for another medium, or has no access any more', async () => {
    await room.server.db.update(deskPeople).set({ endedAt: new Date() });
    await people.somebody('partner', { media: [OTHER] });
    await lookedAt(WATCH, signs('narrow'));
    expect(await tell()).toBe(0);
  });

  it('compares a browser that missed a night with what was told of it before', async () => {
    await lookedAt(WATCH, [...signs(), { engine: 'firefox', signs: ['narrow'] }]);
    await tell();
    await lookedAt(WATCH, signs());
    expect(await tell()).toBe(0);
    await lookedAt(WATCH, [...signs(), { engine: 'firefox', signs: ['narrow'] }]);
    expect(await tell()).toBe(0);
    await lookedAt(WATCH, [...signs(), { engine: 'firefox', signs: [] }]);
    expect(await tell()).toBe(1);
  });
});
