import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { keysOf } from '#contract/base/keys.ts';
import { DEMO_MEDIA } from '#contract/calls/demo.ts';
import { CATEGORIES, CATEGORY_KEYS } from '#contract/goods/categories.ts';
import type { Config } from '../../base/config.ts';
import { writeMedia } from '../media.ts';
import { type Db, rowsOf } from '../open.ts';
import { makeCities, makePrefectures, makeTowns, type TownRow } from './addresses.ts';
import { parseCatalogueFile, readCatalogueFiles } from './catalogue.ts';
import { postalCodeSources } from './read-postal-codes.ts';
import { makeShops } from './shops/make-shops.ts';
import { placeSource } from './town-places.ts';

/** Rows per statement: few statements, and no parameter of more than a few MB. */
const BATCH = 20_000;

/**
 * Increase this when the code makes other rows from the same sources. The sources themselves are part of the version.
 */
const ADDRESS_REVISION = '3';

interface Seed {
  name: 'catalogue' | 'addresses' | 'shops' | 'media';
  /** The tables that it fills. */
  tables: readonly string[];
  /** A hash of everything that the data is made from. */
  version(): Promise<string>;
  /** Writes the rows in a transaction. Returns a text that counts them. */
  write(tx: Db, towns: () => Promise<TownRow[]>): Promise<string>;
}

/**
 * Fills the reference tables that do not have the current data. A second run changes nothing. Shops keep their counters
 * of requests; a shop that is no longer in the data stays.
 *
 * @param say is called with a line for each step
 * @param kind `reference` leaves the invented shops and media out, `none` does nothing
 */
export async function seed(
  db: Db,
  say: (line: string) => void,
  kind: Config['seed'] = 'demo',
): Promise<void> {
  let towns: Promise<TownRow[]> | undefined;
  const townsOnce = () => (towns ??= makeTowns());
  for (const { name, version, write } of SEEDS[kind]) {
    const current = await version();
    if ((await versionOf(db, name)) === current) continue;
    say(`seeding ${name} …`);
    const summary = await db.transaction(async (tx) => {
      const result = await write(tx, townsOnce);
      await tx.execute(sql`insert into seed_versions (name, version, seeded_at)
        values (${name}, ${current}, ${new Date().toISOString()})
        on conflict (name) do update set version = excluded.version, seeded_at = excluded.seeded_at`);
      return result;
    });
    say(`seeded ${summary}`);
  }
}

/** The names of the seeds whose data in the database are not those of this release. */
export async function outdatedSeeds(db: Db, kind: Config['seed']): Promise<string[]> {
  const outdated: string[] = [];
  for (const { name, version } of SEEDS[kind])
    if ((await versionOf(db, name)) !== (await version())) outdated.push(name);
  return outdated;
}

/** The names of the seeds that fill one of these tables. */
export const seedsOf = (tables: readonly string[]): string[] =>
  SEEDS.demo.filter((seed) => seed.tables.some((table) => tables.includes(table))).map(({ name }) => name);

async function versionOf(db: Db, name: Seed['name']): Promise<string | undefined> {
  const [present] = await rowsOf<{ version: string }>(
    db,
    sql`select version from seed_versions where name = ${name}`,
  );
  return present?.version;
}

const catalogueSeed: Seed = {
  name: 'catalogue',
  tables: ['catalogue_entries'],
  version: async () => hash([...(await readCatalogueFiles())].flat()),
  write: async (tx) => {
    const files = await readCatalogueFiles();
    const rows = [...files].flatMap(([file, text]) => parseCatalogueFile(file, text));
    await tx.execute(sql`delete from catalogue_entries`);
    await insert(tx, 'catalogue_entries', rows, {
      code: 'text',
      category: 'text',
      level: 'int2',
      parent_code: 'text',
      name: 'text',
      row_order: 'int4',
      icon: 'text',
    });
    return `catalogue: ${rows.length} entries in ${files.size} categories`;
  },
};

const NAMED = { id: 'int4', name: 'text', kana: 'text' } as const;
const PLACE = { ...NAMED, latitude: 'float8', longitude: 'float8' } as const;

const addressSeed: Seed = {
  name: 'addresses',
  tables: ['prefectures', 'cities', 'towns'],
  version: async () => hash([ADDRESS_REVISION, await placeSource(), ...(await postalCodeSources())]),
  write: async (tx, townsOnce) => {
    const cities = makeCities();
    const towns = await townsOnce();
    await tx.execute(sql`delete from towns`);
    await insert(tx, 'prefectures', makePrefectures(), PLACE, 'id');
    await insert(tx, 'cities', cities, { ...PLACE, prefecture_id: 'int4' }, 'id');
    await tx.execute(
      sql`delete from cities where id <> all(${sql.param(`{${cities.map(({ id }) => id)}}`)}::int[])`,
    );
    await insert(tx, 'towns', towns, {
      ...NAMED,
      city_id: 'int4',
      zipcode: 'text',
      listed: 'bool',
    });
    return `addresses: 47 prefectures, ${cities.length} municipalities, ${towns.length} towns`;
  },
};

const shopSeed: Seed = {
  name: 'shops',
  tables: ['shops'],
  version: async () => hash([await addressSeed.version(), CATEGORY_LABELS, ...(await shopSources())]),
  write: async (tx, townsOnce) => {
    const shops = makeShops(makeCities(), await townsOnce());
    await insert(tx, 'shops', shops, SHOP_COLUMNS, 'uuid');
    return `shops: ${shops.length}`;
  },
};

/** Media of invented partners. */
const mediaSeed: Seed = {
  name: 'media',
  tables: ['media'],
  version: async () => hash([JSON.stringify(INVENTED_MEDIA)]),
  write: async (tx) => {
    await writeMedia(tx, INVENTED_MEDIA);
    return `media: ${INVENTED_MEDIA.length}`;
  },
};

const INVENTED_MEDIA = [
  { uuid: DEMO_MEDIA.anywhere, name: 'お宝くらしブログ', hosts: [] },
  { uuid: DEMO_MEDIA.onePartner, name: '時計の相談室', hosts: ['partner.example'] },
];

const SHOP_COLUMNS = {
  uuid: 'uuid',
  shop_name: 'text',
  company_name: 'text',
  representative_name: 'text',
  zipcode: 'text',
  prefecture_id: 'int2',
  address: 'text',
  latitude: 'float8',
  longitude: 'float8',
  tel: 'text',
  email: 'text',
  website_url: 'text',
  business_hours: 'text',
  logo: 'text',
  pr_comment: 'text',
  company_free_text: 'text',
  minna_free_text: 'text',
  antique_dealer_license: 'text',
  categories: 'text[]',
  specialties: 'text[]',
  methods: 'text[]',
  served_prefecture_ids: 'int2[]',
  nationwide: 'bool',
  recommended: 'bool',
  display_content_uuid: 'uuid',
  created_at: 'timestamptz',
} as const;

/** Shops buy all categories, and their texts contain the labels. */
const CATEGORY_LABELS = JSON.stringify(CATEGORY_KEYS.map((key) => [key, CATEGORIES[key].label]));

/** The files of the generator: another generator makes other shops. */
async function shopSources(): Promise<Buffer[]> {
  const folder = join(import.meta.dirname, 'shops');
  const names = (await readdir(folder)).sort();
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

/**
 * Writes many rows with few statements: a batch is one JSON parameter. 146,000 rows take about a second.
 *
 * @param columns name and SQL type of each; never from outside, since they become part of the statement
 * @param key if given, rows with the same key are updated
 */
async function insert<Row extends object>(
  tx: Db,
  table: string,
  rows: readonly Row[],
  columns: Record<keyof Row & string, string>,
  key?: keyof Row & string,
): Promise<void> {
  const names = keysOf(columns);
  const columnList = sql.raw(names.join(', '));
  const columnTypes = sql.raw(names.map((name) => `${name} ${columns[name]}`).join(', '));
  const updates = names.filter((name) => name !== key).map((name) => `${name} = excluded.${name}`);
  const onConflict = sql.raw(key ? `on conflict (${key}) do update set ${updates.join(', ')}` : '');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = JSON.stringify(rows.slice(start, start + BATCH));
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (${columnList})
          select ${columnList} from json_to_recordset(${batch}::text::json) as batch (${columnTypes}) ${onConflict}`,
    );
  }
}

function hash(parts: readonly (string | Buffer)[]): string {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('hex').slice(0, 16);
}

const SEEDS: Readonly<Record<Config['seed'], readonly Seed[]>> = {
  demo: [catalogueSeed, addressSeed, shopSeed, mediaSeed],
  reference: [catalogueSeed, addressSeed],
  none: [],
};
