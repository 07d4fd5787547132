import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { recentAppraisals } from '#contract/calls/site.ts';
import { CATEGORY_KEYS } from '#contract/goods/categories.ts';
import { COUNTED_KINDS } from '#contract/life/facts.ts';
import type { Db } from '../db/open.ts';
import { catalogueEntries, prefectures, requestItems, requests } from '../db/schema.ts';
import type { RequestNames } from '../deliveries/links/request-names.ts';
import { keptFor } from './kept-for.ts';
import { exampleName, RECENT_EXAMPLES } from './recent-examples.ts';
import { route } from './route.ts';

interface RecentAppraisal {
  id: string;
  /** Milliseconds since the request came in. */
  age: number;
  location: string;
  item: string;
  /** Set for an appraisal that is made up. */
  example?: true;
}

const SHOWN = 10;
const MINUTE_MS = 60_000;
/** The reader that the requests of the list have names for. */
const LIST = 'recent appraisals';
/** The list changes slowly, and the home page is loaded often. */
const KEPT_MS = 10_000;

/**
 * Recent requests, only with time, prefecture and goods (document 1, sections 3 and 7).
 * @param invented whether invented ones fill the list while there are few
 */
export function recentAppraisalCall(
  app: FastifyInstance,
  db: Db,
  names: RequestNames,
  invented: boolean,
): void {
  const read = keptFor(KEPT_MS, () => readRecent(db, names, Date.now(), invented));
  route(app, recentAppraisals, async () => {
    const entries = await read();
    return { recent_appraisals: entries.map(({ age, ...entry }) => ({ ...entry, time: ago(age) })) };
  });
}

/** @param invented whether invented ones fill the list while there are few */
export async function readRecent(
  db: Db,
  names: RequestNames,
  now: number,
  invented: boolean,
): Promise<RecentAppraisal[]> {
  const real = await readRequests(db, names, now);
  const rows = [...real, ...(invented ? examples(now) : [])].slice(0, SHOWN);
  return rows.sort((a, b) => a.age - b.age);
}

/** The first item of each request. A brand is shown only if the catalogue has it, never a text that a seller typed. */
async function readRequests(db: Db, names: RequestNames, now: number): Promise<RecentAppraisal[]> {
  const rows = await db
    .select({
      uuid: requests.uuid,
      createdAt: requests.createdAt,
      location: prefectures.name,
      category: requestItems.category,
      attributes: requestItems.attributes,
    })
    .from(requests)
    .innerJoin(prefectures, eq(prefectures.id, requests.prefectureId))
    .innerJoin(requestItems, eq(requestItems.requestUuid, requests.uuid))
    // A category that is no longer in the contract has no label.
    .where(
      and(
        eq(requestItems.position, 0),
        inArray(requestItems.category, CATEGORY_KEYS),
        inArray(requests.kind, COUNTED_KINDS),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(SHOWN);
  const brands = rows.length > 0 ? await brandNames(db) : new Set<string>();
  return rows.map(({ uuid, createdAt, location, category, attributes }) => {
    const answers = attributes.flat();
    const brand = answers.find((answer) => brands.has(`${category} ${answer}`));
    return {
      id: names.make(uuid, LIST),
      age: now - createdAt.getTime(),
      location,
      item: exampleName(category, brand?.replace(/（.*）$/, '')),
    };
  });
}

async function brandNames(db: Db): Promise<Set<string>> {
  const entries = await db
    .select({ category: catalogueEntries.category, name: catalogueEntries.name })
    .from(catalogueEntries)
    .where(isNotNull(catalogueEntries.name));
  return new Set(entries.map(({ category, name }) => `${category} ${name}`));
}

/** Invented requests, spread over the last hours. Every hour shows others. */
function examples(now: number): RecentAppraisal[] {
  const hour = Math.floor(now / (60 * MINUTE_MS));
  return RECENT_EXAMPLES.map((_, index) => {
    const { location = '', item = '' } = RECENT_EXAMPLES[(index + hour) % RECENT_EXAMPLES.length] ?? {};
    const minutes = 4 + index * 7 + ((index * 5 + hour) % 5);
    return { id: `e${hour}-${index}`, age: minutes * MINUTE_MS, location, item, example: true };
  });
}

function ago(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / MINUTE_MS));
  if (minutes < 60) return `${minutes}分前`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours}時間前` : `${Math.floor(hours / 24)}日前`;
}
