import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeskPeople } from '#test/server/desk.ts';
import { MailRoom } from '#test/server/mail-room.ts';
import { deskPeople, pageCheckups } from '../../db/schema.ts';
import { lookAtPages } from './round.ts';

const OWN = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b81';
const OTHER = '9a1d5c7e-0b42-4f6a-8d3b-7c6e5f4a3b82';

const room = new MailRoom();
const people = new DeskPeople(() => room.server);

/** Half past three in Japan, in the first hours of a day there and the last ones of another elsewhere. */
const NIGHT = new Date('2026-11-29T18:30:00Z');
const nights = (later: number) => new Date(NIGHT.getTime() + later * 86_400_000);

beforeEach(() => people.onlyPartner({ own: OWN, other: OTHER }));

const ask = (path: string, fields: Partial<typeof pageCheckups.$inferInsert> = {}) =>
  room.server.db
    .insert(pageCheckups)
    .values({ mediumUuid: OWN, url: `https://media.example/${path}`, ...fields });

/** The pages of a night, in their order. Their browser is none, so each of them fails and is left. */
async function pagesOf(now: Date): Promise<string[]> {
  const paths: string[] = [];
  const count = await lookAtPages({
    ...{ db: room.server.db, links: room.server.links, now: () => now, say: () => {} },
    browsers: [{ engine: 'chromium', path: '/nowhere/chromium' }],
    fail: (url) => void paths.push(new URL(url).pathname.slice(1)),
  });
  expect(count).toBe(paths.length);
  return paths;
}

describe('A night of checkups', () => {
  it('begins with the page that has waited longest, and looks at each once a day of Japan', async () => {
    await ask('yesterday', { begunAt: nights(-1) });
    await ask('before', { begunAt: nights(-2) });
    await ask('new');
    await ask('today', { begunAt: new Date('2026-11-29T15:00:00Z') });
    expect(await pagesOf(NIGHT)).toEqual(['new', 'before', 'yesterday']);
    expect(await pagesOf(new Date('2026-11-30T14:59:00Z'))).toEqual([]);
    expect(await pagesOf(nights(1))).toHaveLength(4);
  });

  it('goes on where a browser cannot be driven, and changes nothing of what was found before', async () => {
    const results = [{ engine: 'chromium', signs: ['narrow'] }] as const;
    await ask('a', { results, lookedAt: nights(-1) });
    await ask('b');
    expect(await pagesOf(NIGHT)).toHaveLength(2);
    const [row] = await room.server.db
      .select()
      .from(pageCheckups)
      .where(eq(pageCheckups.url, 'https://media.example/a'));
    expect(row).toMatchObject({ results, lookedAt: nights(-1), begunAt: NIGHT });
  });

  it('leaves pages that were stopped, and those of a medium for which nobody works any more', async () => {
    await ask('stopped', { stoppedAt: new Date() });
    await ask('other', { mediumUuid: OTHER });
    await ask('own');
    expect(await pagesOf(NIGHT)).toEqual(['own']);
    await room.server.db.update(deskPeople).set({ endedAt: new Date() });
    expect(await pagesOf(nights(1))).toEqual([]);
  });

  it('shares the pages with another command that looks at the same time', async () => {
    for (const path of ['a', 'b', 'c', 'd']) await ask(path);
    const [some, others] = await Promise.all([pagesOf(NIGHT), pagesOf(NIGHT)]);
    expect([...some, ...others].sort()).toEqual(['a', 'b', 'c', 'd']);
  });
});
