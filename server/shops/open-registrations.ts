import { sql } from 'drizzle-orm';
import { csvLine } from '../base/csv.ts';
import { type Db, rowsOf } from '../db/open.ts';
import { isPersonName, SHOP_COLUMNS } from './import-shops.ts';

/**
 * The registrations that have become no shop yet, as a file of shops: a person fills in the missing columns. A shop that is
 * imported with the uuid of its registration is approved.
 */
export async function registrationsAsFile(db: Db): Promise<string> {
  const rows = await readRegistrations(db);
  const lines = rows.map((row) => csvLine(SHOP_COLUMNS.map((column) => row[column] ?? '')));
  return [SHOP_COLUMNS.join(','), ...lines, ''].join('\n');
}

/**
 * The registrations that are open, or one of them, oldest first, by the columns of a file of shops. Old releases took any
 * text for the name of a person; one that is none is left out.
 */
export async function readRegistrations(db: Db, uuid?: string): Promise<Record<string, string | null>[]> {
  const rows = await rowsOf<Record<string, string | null>>(
    db,
    sql`select r.uuid, r.company_shop_name as shop_name, r.company_shop_name as company_name,
          r.name as representative_name, r.zipcode, p.name as prefecture, r.address, r.tel, r.email
        from shop_registrations r left join prefectures p on starts_with(r.address, p.name)
        where r.refused_at is null and not exists (select from shops where shops.uuid = r.uuid)
          and (${uuid ?? null}::uuid is null or r.uuid = ${uuid ?? null}::uuid)
        order by r.created_at`,
  );
  return rows.map(({ representative_name: name, ...row }) => ({
    ...row,
    representative_name: name && isPersonName(name) ? name : '',
  }));
}
