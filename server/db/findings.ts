import { sql } from 'drizzle-orm';
import { FINDING_CODES } from '#contract/embed/doctor.ts';
import { isPage } from '#contract/media/counted-page.ts';
import { mediumStatus } from './media.ts';
import type { Db } from './open.ts';

/** How many pages of a medium are kept, those that were examined last: anybody can run the doctor. */
export const MOST_PAGES = 200;

/**
 * Keeps what the doctor found in a page, in the place of what it found there before.
 * @param codes of the findings, with commas; empty: the page is well
 * @param host of the page that tells it; only that host's pages are kept, and only for a medium that it may use
 */
export async function keepFindings(
  db: Db,
  uuid: string,
  { page = '', codes = '' }: { page?: string | undefined; codes?: string | undefined },
  host: string | undefined,
): Promise<void> {
  if (host === undefined || !isPage(page) || !page.startsWith(`${host}/`)) return;
  if (!(await mediumStatus(db, uuid, URL.parse(`https://${host}`)?.hostname)).here) return;
  const parts = codes.split(',');
  const list = FINDING_CODES.filter((code) => parts.includes(code));
  // The default medium is nobody's, and has no row.
  await db.execute(sql`insert into doctor_findings (medium_uuid, page, codes)
    select uuid, ${page}, ${sql.param(list)}::text[] from media where uuid = ${uuid}::uuid
    on conflict (medium_uuid, page) do update set codes = excluded.codes, found_at = now()`);
  await db.execute(sql`delete from doctor_findings where medium_uuid = ${uuid}::uuid and page in (
    select page from doctor_findings where medium_uuid = ${uuid}::uuid
    order by found_at desc, page offset ${MOST_PAGES})`);
}
