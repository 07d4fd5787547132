import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import { mailAddressOf } from '#contract/customer/email.ts';
import { PLACED_KINDS } from '#contract/life/facts.ts';
import type { Db } from '../../db/open.ts';
import { requests } from '../../db/schema.ts';
import { LINK_DAYS } from './links.ts';

/** The most links in a mail. */
const MOST_LINKS = 5;

/** The newest requests of an e-mail address whose links still work. */
export const recentRequests = (db: Db, email: string, most = MOST_LINKS) =>
  db
    .select()
    .from(requests)
    .where(
      and(
        eq(sql`lower(${requests.email})`, mailAddressOf(email).toLowerCase()),
        // A test tells nobody who asks for a link.
        inArray(requests.kind, PLACED_KINDS),
        gt(requests.createdAt, sql`now() - make_interval(days => ${LINK_DAYS})`),
      ),
    )
    .orderBy(desc(requests.createdAt))
    .limit(most);
