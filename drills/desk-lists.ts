import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '#server/db/open.ts';
import { numberOf } from '#server/db/records/number.ts';
import { ACTS } from '#server/desk/acts.ts';
import { countLeads } from '#server/desk/lead-list.ts';
import { atMachine } from '#server/desk/person.ts';
import { BARS } from '#test/bench/bars.ts';
import type { Figure } from '#test/bench/row.ts';
import { median, whole } from '#test/bench/statistics.ts';

const TIMES = 9;

/** One request that is there. */
interface Known extends Record<string, unknown> {
  uuid: string;
  tel: string;
  name: string;
  goods: string;
  shop: string;
}

/** The ways in which people look through the list: filters, words, and both. */
const asksFor = ({ uuid, tel, name, goods, shop }: Known): Record<string, Record<string, string>> => ({
  'all requests': {},
  'those of a prefecture': { area: '31' },
  'those of a category': { category: 'music' },
  'those that wait': { state: 'waiting' },
  'those of a month': { from: '2026-01-01', to: '2026-01-31' },
  'a number': { text: numberOf(uuid) },
  'a phone number from abroad': { text: `+81 ${tel.slice(1)}` },
  'a name that one has': { text: name },
  'a name that all have': { text: '山田' },
  'the name of a shop': { text: shop },
  'words of goods': { text: goods },
  'a word that one in a thousand has': { text: '型番7' },
  'a word that all have': { text: '美品' },
  'a word of one letter': { text: '鼈' },
  'a word that nobody has': { text: 'zzqx' },
  'a word that all have, in a prefecture': { text: '美品', area: '31' },
  'words of goods, in a prefecture': { text: goods, area: '31' },
});

/** How long the first page of each list takes, with its count, and the tabs of the busiest shop. */
export async function listRows({ db }: Database): Promise<Figure[]> {
  const [known] = await rowsOf<Known>(
    db,
    sql`select r.uuid, r.tel1 as tel, r.name1 as name, i.attributes->0->>0 as goods, s.shop_name as shop
      from requests r join request_items i on i.request_uuid = r.uuid and i.position = 0
      join matches m on m.request_uuid = r.uuid and m.position = 0 join shops s on s.uuid = m.shop_uuid
      order by r.uuid limit 1`,
  );
  const [busiest] = await rowsOf<{ shop: string; leads: number }>(
    db,
    sql`select shop_uuid as shop, count(*)::integer as leads from matches
      where created_at > now() - interval '90 days' group by 1 order by 2 desc limit 1`,
  );
  if (!known || !busiest) throw new Error('there are no requests');
  const tools = { db, life: { now: () => new Date() } } as never;
  const person = atMachine();
  const rows: Figure[] = [];
  for (const [what, { text, ...query }] of Object.entries(asksFor(known))) {
    const read = () =>
      text === undefined
        ? ACTS.readRequests.run(tools, person, query as never)
        : ACTS.findRequests.run(tools, person, { ...query, text } as never);
    const { ms, answer } = await timeOf(read);
    rows.push(figure(`The list of ${what}`, ms, `${whole(answer.total ?? 0)} found`));
  }
  const tabs = await timeOf(() => countLeads(db, { shop: busiest.shop, now: new Date() }));
  rows.push(figure('The tabs of the busiest shop', tabs.ms, `${whole(busiest.leads)} leads`));
  return rows;
}

const figure = (what: string, times: readonly number[], detail: string): Figure => ({
  what,
  value: median(times),
  unit: 'ms',
  bar: { most: BARS.listMs },
  detail: `${detail}; at most ${Math.max(...times).toFixed(0)} ms in ${whole(times.length)}`,
});

/** The first time fills the caches, and does not count. */
async function timeOf<Answer>(run: () => Promise<Answer>): Promise<{ ms: number[]; answer: Answer }> {
  const ms: number[] = [];
  let answer = await run();
  for (let time = 0; time < TIMES; time += 1) {
    const begin = performance.now();
    answer = await run();
    ms.push(performance.now() - begin);
  }
  return { ms, answer };
}
