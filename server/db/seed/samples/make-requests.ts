import { asc } from 'drizzle-orm';
import { PREFECTURES } from '#contract/customer/prefectures.ts';
import { uuidOf } from '../../../base/uuid-of.ts';
import type { Db } from '../../open.ts';
import {
  catalogueEntries,
  contactEnquiries,
  media,
  requestItems,
  requests,
  shopRegistrations,
} from '../../schema.ts';
import type { Chance } from './chance.ts';
import { BUSY_PREFECTURES, FAMILY, GIVEN, GOODS, SAMPLE_ENQUIRIES } from './words.ts';

/** Everything made up has addresses below this domain, which cannot be registered. */
const DOMAIN = 'sample.example';
const BATCH = 1000;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Between the day of Japan and that of the clock. */
const JAPAN_MS = 9 * HOUR_MS;

/** How busy the days of a week are, Sunday first, and the hours of a day. */
const WEEK = [1.25, 1, 0.92, 0.95, 0.98, 1.02, 1.3];
const HOURS = [2, 1, 1, 0.5, 0.5, 1, 2, 3, 4, 6, 7, 7, 8, 7, 6, 6, 6, 6, 7, 8, 10, 11, 9, 5];

export interface SampleOptions {
  requests: number;
  days: number;
  now?: Date;
}

/** The requests of each day, so that all together are as many as asked for. */
function timesOf(chance: Chance, count: number, days: number, now: Date): Date[] {
  const today = Math.floor((now.getTime() + JAPAN_MS) / DAY_MS);
  const weights = Array.from({ length: days }, (_, index) => {
    const day = today - (days - 1 - index);
    // The first day of 1970 was a Thursday.
    const weekday = WEEK[(day + 4) % 7] ?? 1;
    const season = 1 + 0.5 * (index / days);
    return [day, weekday * season * (0.85 + 0.3 * chance.next())] as const;
  });
  const hours = HOURS.map((weight, hour) => [hour, weight] as const);
  const times: Date[] = [];
  while (times.length < count) {
    const hour = chance.weighed(hours) + chance.next();
    const at = new Date(chance.weighed(weights) * DAY_MS - JAPAN_MS + hour * HOUR_MS);
    if (at < now) times.push(at);
  }
  return times.sort((one, other) => one.getTime() - other.getTime());
}

/** @param zips some postal codes of each prefecture, by its id */
export async function makeRequests(
  db: Db,
  chance: Chance,
  zips: ReadonlyMap<number, string[]>,
  { requests: count, days, now }: Required<SampleOptions>,
): Promise<void> {
  const prefectures = PREFECTURES.map((_, index) => [index + 1, BUSY_PREFECTURES[index + 1] ?? 1] as const);
  const entries = await db.select().from(catalogueEntries);
  const below = (parent: string) => entries.filter(({ parentCode }) => parentCode === parent);
  const first = new Map(
    GOODS.map(([{ key }]) => [
      key,
      entries.filter(({ category, level }) => category === key && level === 1).slice(0, 12),
    ]),
  );
  const mediaRows = await db.select({ uuid: media.uuid }).from(media).orderBy(asc(media.createdAt));
  const times = timesOf(chance, count, days, now);
  for (let at = 0; at < times.length; at += BATCH) {
    const batch = times.slice(at, at + BATCH).map((createdAt, index) => {
      const [family, forename] = [chance.pick(FAMILY), chance.pick(GIVEN)];
      const prefectureId = chance.weighed(prefectures);
      const uuid = uuidOf(`sample ${at + index}`);
      const inflow = chance.weighed([
        ['/', 50],
        ['/lp/watch', 20],
        ['/form', 15],
        ['/column/rolex', 15],
      ]);
      return {
        request: {
          uuid,
          fingerprint: uuid,
          kind: 'sample' as const,
          createdAt,
          mediumUuid: chance.is(0.4) && mediaRows.length > 0 ? chance.pick(mediaRows).uuid : '',
          name1: `${family[0]} ${forename[0]}`,
          kana1: `${family[1]} ${forename[1]}`,
          zip1: chance.pick(zips.get(prefectureId) ?? ['1500041']),
          addr1: `見本町${chance.between(1, 9)}-${chance.between(1, 20)}-${chance.between(1, 30)}`,
          tel1: `080${String(chance.between(0, 99_999_999)).padStart(8, '0')}`,
          email: `${uuid.slice(0, 8)}@${DOMAIN}`,
          prefectureId,
          inflow,
          theme: inflow === '/lp/watch' ? ('lp' as const) : ('product' as const),
          referer: '',
          ipAddress: '',
          utmSource: '',
          utmMedium: '',
          utmCampaign: '',
          userNote: '',
          contactRelease: chance.is(0.35) ? ('chosen' as const) : ('all' as const),
          withdrawnAt: chance.is(0.02) ? new Date(createdAt.getTime() + chance.wait(2) * DAY_MS) : null,
        },
        items: Array.from(
          {
            length: chance.weighed([
              [1, 70],
              [2, 20],
              [3, 10],
            ]),
          },
          (_, position) => {
            const { key } = chance.weighed(GOODS);
            const brand = chance.is(0.9) ? chance.pick(first.get(key) ?? []) : undefined;
            const models = brand ? below(brand.code) : [];
            const names = [brand, models.length > 0 && chance.is(0.7) ? chance.pick(models) : undefined];
            return {
              requestUuid: uuid,
              position,
              category: key,
              attributes: names.map((entry) => (entry ? [entry.name] : [])),
              detail: {},
            };
          },
        ),
      };
    });
    await db.insert(requests).values(batch.map(({ request }) => request));
    await db.insert(requestItems).values(batch.flatMap(({ items }) => items));
  }
}

/** Messages of visitors, and shops that have registered. */
export async function makeInbox(
  db: Db,
  chance: Chance,
  { days, now }: Required<SampleOptions>,
): Promise<void> {
  const before = () => new Date(now.getTime() - chance.wait(days / 4) * DAY_MS);
  await db.insert(contactEnquiries).values(
    Array.from({ length: days }, () => {
      const createdAt = before();
      const isAnswered = createdAt.getTime() < now.getTime() - 2 * DAY_MS;
      return {
        createdAt,
        serviceUuid: crypto.randomUUID(),
        name: `${chance.pick(FAMILY)[0]} ${chance.pick(GIVEN)[0]}`,
        email: `enquiry@${DOMAIN}`,
        mailBody: chance.pick(SAMPLE_ENQUIRIES),
        ...(isAnswered && {
          answer: 'お問い合わせありがとうございます。ご依頼のページから、いつでも変更していただけます。',
          answeredAt: new Date(createdAt.getTime() + 5 * HOUR_MS),
        }),
      };
    }),
  );
  await db.insert(shopRegistrations).values(
    Array.from({ length: Math.ceil(days / 8) }, (_, index) => ({
      createdAt: before(),
      mediumUuid: crypto.randomUUID(),
      inflow: '/store',
      companyShopName: `見本商会${index + 1}`,
      name: `${chance.pick(FAMILY)[0]} ${chance.pick(GIVEN)[0]}`,
      zipcode: '1500041',
      address: '東京都渋谷区神南1-2-3',
      tel: '03-0000-0000',
      email: `shop${index + 1}@${DOMAIN}`,
      refusedAt: chance.is(0.4) ? now : null,
    })),
  );
}
